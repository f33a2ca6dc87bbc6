import Diorama
import Foundation

/// A part of an app that has a window.
@MainActor @preconcurrency
public protocol Scene: _StateHolder {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// The window that the scene opens when the app starts, nil for none.
  @MainActor func _window() -> _SceneWindow?
}

/// What a window is to be.
public struct _SceneWindow {
  package var content: AnyView
  /// Nil is the app's name.
  package var title: Text?
  /// Points.
  package var size: CGSize?
}

extension Scene {
  @MainActor public func _window() -> _SceneWindow? {
    var window = body._window()
    window?.content = AnyView(SceneBody(scene: self))
    return window
  }
}
extension Scene where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body: the toolkit shows it itself") }
}
extension Never: Scene {
  @MainActor public func _window() -> _SceneWindow? { nil }
}
extension Never: _StateHolder {}

/// Shows what a scene's body has for its window, and keeps the scene's state.
struct SceneBody<S: Scene>: View {
  var scene: S
  var body: some View { scene.body._window()?.content }
}

/// Puts scenes that follow each other together.
///
/// Differs: an app has one window, that of its first scene.
@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  @MainActor public static func buildBlock<First: Scene, each Rest: Scene>(
    _ first: First, _ rest: repeat each Rest
  ) -> some Scene {
    var windows = [first._window()]
    repeat windows.append((each rest)._window())
    return SceneList(windows: windows)
  }
  @MainActor public static func buildOptional<Content: Scene>(_ content: Content?) -> some Scene {
    SceneList(windows: [content?._window()])
  }
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> some Scene {
    content
  }
}

struct SceneList: Scene {
  typealias Body = Never
  let windows: [_SceneWindow?]
  func _window() -> _SceneWindow? { windows.lazy.compactMap { $0 }.first }
}
