import Combine
import Diorama
import Foundation

/// A scene with a change to its window.
struct ModifiedScene<Content: Scene>: Scene {
  typealias Body = Never
  var content: Content
  let change: @MainActor (inout _SceneWindow) -> Void
  func _window() -> _SceneWindow? {
    guard var window = content._window() else { return nil }
    change(&window)
    return window
  }
}

extension Scene {
  private func changed(
    _ change: @escaping @MainActor (inout _SceneWindow) -> Void
  ) -> ModifiedScene<Self> {
    ModifiedScene(content: self, change: change)
  }
  private func wrapped<V: View>(_ wrap: @escaping @MainActor (AnyView) -> V) -> some Scene {
    changed { $0.content = AnyView(wrap($0.content)) }
  }

  /// How large the window is when it opens, in points. Flags and sessions come before it; sizes
  /// outside of 1 to 16384 are brought into that range, and what is no number is left alone.
  public func defaultSize(_ size: CGSize) -> some Scene {
    changed {
      guard !size.width.isNaN, !size.height.isNaN else { return }
      $0.size = CGSize(
        width: min(max(size.width, 1), 16384), height: min(max(size.height, 1), 16384))
    }
  }
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }
  /// Differs: does nothing; a window can be given any size.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  /// Hands a value down to all views of the scene.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    wrapped { $0.environment(keyPath, value) }
  }
  /// Hands an observable object down, to be found by its type; nil takes it away.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    wrapped { $0.environment(object) }
  }
  /// Hands an object down to all views of the scene, to be found by its type.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    wrapped { $0.environmentObject(object) }
  }
  /// Runs an action after an update in which `value` has changed.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    wrapped { $0.onChange(of: value, initial: initial, action) }
  }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    wrapped { $0.onChange(of: value, initial: initial, action) }
  }
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    wrapped { $0.onChange(of: value, perform: action) }
  }
}

/// How a window may be resized.
public struct WindowResizability: Hashable, Sendable {
  private enum Kind { case automatic, contentSize, contentMinSize }
  private let kind: Kind
  public static let automatic = WindowResizability(kind: .automatic)
  public static let contentSize = WindowResizability(kind: .contentSize)
  public static let contentMinSize = WindowResizability(kind: .contentMinSize)
}
