import Foundation

/// Where the pointer is over a view, or that it has left.
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

nonisolated struct HoverModifier: PassModifier {
  let space: CoordinateSpace
  let action: (HoverPhase) -> Void
  /// Only coming and leaving count.
  let isSimple: Bool
  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    HoverNode(view, context)
  }
}
@MainActor final class HoverShell: WrapperElement {
  var isOver = false
}
@MainActor
final class HoverNode<C: View>:
  ShellNode<ModifiedContent<C, HoverModifier>, C, HoverShell>
{
  override init(_ view: ModifiedContent<C, HoverModifier>, _ context: _NodeContext) {
    super.init(view, context)
    put(view.content, context)
  }
  override func makeShell(_ child: Element) -> HoverShell {
    let s = HoverShell(self, child, layer: Layer("onHover"))
    let layer = s.layer!
    layer.responders = [
      HoverResponder(layer: layer) { [weak self, weak s] place in
        if let self, let s { changed(s, place) }
      }
    ]
    return s
  }
  private func changed(_ s: HoverShell, _ place: CGPoint?) {
    let m = view.modifier
    if m.isSimple, s.isOver == (place != nil) { return }
    s.isOver = place != nil
    guard let place, let layer = s.layer else {
      m.action(.ended)
      return
    }
    m.action(.active(layer.location(place, in: m.space)))
  }
  override func set(_ new: ModifiedContent<C, HoverModifier>) {
    view = new
    content.set(new.content)
  }
}

extension View {
  /// Tells when the pointer comes over the view and when it leaves.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverModifier(space: .local, action: { action($0 != .ended) }, isSimple: true))
  }
  /// Tells where the pointer is over the view.
  nonisolated public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(HoverModifier(space: coordinateSpace, action: action, isSimple: false))
  }
  @_disfavoredOverload
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    onContinuousHover(coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }
}
