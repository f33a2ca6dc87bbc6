import Foundation

/// Which way a value is to go.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment
  case decrement
}

nonisolated struct AdjustableModifier: PassModifier {
  let action: (AccessibilityAdjustmentDirection) -> Void
  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    AdjustableNode(view, context)
  }
}
@MainActor
final class AdjustableNode<C: View>:
  ShellNode<ModifiedContent<C, AdjustableModifier>, C, WrapperElement>
{
  override init(_ view: ModifiedContent<C, AdjustableModifier>, _ context: _NodeContext) {
    super.init(view, context)
    put(view.content, context)
  }
  override func makeShell(_ child: Element) -> WrapperElement {
    let s = WrapperElement(self, child, layer: Layer("adjustable"))
    var semantics = Semantics()
    semantics.isAdjustable = true
    s.layer!.semantics = semantics
    s.layer!.responders = [
      AdjustResponder { [weak self] direction in self?.view.modifier.action(direction) }
    ]
    return s
  }
  override func set(_ new: ModifiedContent<C, AdjustableModifier>) {
    view = new
    content.set(new.content)
  }
}

/// A layer whose value can be changed a step at a time.
@MainActor final class AdjustResponder: Responder {
  let adjust: (AccessibilityAdjustmentDirection) -> Void
  init(_ adjust: @escaping (AccessibilityAdjustmentDirection) -> Void) { self.adjust = adjust }
}

extension ViewHost {
  /// Changes the value of what lies under a place by a step, as somebody does who works without
  /// seeing.
  /// - Returns: whether there is something that can be adjusted.
  package func adjust(at place: CGPoint, _ direction: AccessibilityAdjustmentDirection) -> Bool {
    act {
      $0.dispatch(at: place) { responder, _ in
        guard let responder = responder as? AdjustResponder else { return false }
        responder.adjust(direction)
        return true
      }
    }
  }
}

extension View {
  /// Lets people who work without seeing change a value by steps; the element tree says
  /// `adjustable`.
  /// - Parameter handler: called for each step with its direction.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    modifier(AdjustableModifier(action: handler))
  }
}
