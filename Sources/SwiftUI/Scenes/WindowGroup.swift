import Diorama
import Foundation

/// A window with a tree of views.
///
/// Differs: it opens one window; there is no way to open further ones, and `id` is not used.
public struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never
  private let content: Content
  private let title: Text?

  public init(@ViewBuilder content: () -> Content) { self.init(nil, content) }
  public init(id: String, @ViewBuilder content: () -> Content) { self.init(nil, content) }
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(.some(Text(titleKey)), content)
  }
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(.some(Text(titleKey)), content)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(.some(Text(title)), content)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(.some(Text(title)), content)
  }
  public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.init(.some(title), content)
  }
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(.some(title), content)
  }
  private init(_ title: Text?, _ content: () -> Content) {
    self.title = title
    self.content = content()
  }

  public func _window() -> _SceneWindow? {
    _SceneWindow(content: AnyView(content), title: title, size: nil)
  }
}
