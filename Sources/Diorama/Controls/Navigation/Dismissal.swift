import Foundation

/// Takes away what the view is in: the page of a stack, with all above it. Where there is nothing to
/// take away, it does nothing.
public struct DismissAction: @unchecked Sendable {
  let action: (@MainActor () -> Void)?
  @MainActor public func callAsFunction() { action?() }
}

/// Whether a view is shown by another, and the way to end that. Its older form.
public struct PresentationMode: @unchecked Sendable {
  let action: (@MainActor () -> Void)?
  public var isPresented: Bool { action != nil }
  public mutating func dismiss() {
    if let action { MainActor.assumeIsolated { action() } }
  }
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction(action: nil) }
}
extension EnvironmentValues {
  /// Takes away the page that the view is on.
  public var dismiss: DismissAction { dismissal }
  var dismissal: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
  /// Whether the view is shown by another: on the root of a stack, it is not.
  public var isPresented: Bool { dismissal.action != nil }
  /// The older form of `dismiss`.
  public var presentationMode: Binding<PresentationMode> {
    let mode = PresentationMode(action: dismissal.action)
    return Binding(get: { mode }, set: { _ in })
  }
}
/// Says how the views in it are taken away; nil leaves it to what is around.
struct DismissModifier: ViewModifier {
  let action: (@MainActor () -> Void)?
  func body(content: Content) -> some View {
    content.modifier(
      EnvironmentModifier(
        change: { if let action { $0.dismissal = DismissAction(action: action) } },
        value: action != nil))
  }
}
