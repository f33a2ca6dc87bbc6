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
    act { host in
      if let told = host.graph.layer.toldAdjuster(at: place) {
        told.adjust(direction)
        return true
      }
      return host.dispatch(at: place) { responder, _ in
        guard let responder = responder as? AdjustResponder else { return false }
        responder.adjust(direction)
        return true
      }
    }
  }
}
extension Layer {
  /// What can be adjusted at a place in the parent, in a layer that is only told.
  fileprivate func toldAdjuster(at place: CGPoint, isTold: Bool = false) -> AdjustResponder? {
    if isLeaving || semantics?.isHidden == true || semantics?.telling == .actions { return nil }
    guard let p = inward(place) else { return nil }
    for l in below.reversed() {
      if let found = l.toldAdjuster(at: p, isTold: isTold || effect == .told) { return found }
    }
    guard isTold, CGRect(origin: .zero, size: size).contains(p) else { return nil }
    return responders.lazy.compactMap { $0 as? AdjustResponder }.first
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
