import Foundation

/// How a view looks from which a page grows, while the page grows and shrinks.
nonisolated public protocol MatchedTransitionSourceConfiguration {
  var _look: _TransitionSourceLook { get }
}
/// What has been said of it.
nonisolated public struct _TransitionSourceLook {
  var background: Color?
  var shape: RoundedRectangle?
  var shadow: ShadowEffect?
}
/// A look of which nothing has been said.
nonisolated public struct EmptyMatchedTransitionSourceConfiguration:
  MatchedTransitionSourceConfiguration
{
  public var _look: _TransitionSourceLook { _TransitionSourceLook() }
}
nonisolated private struct SomeTransitionSource: MatchedTransitionSourceConfiguration {
  var _look: _TransitionSourceLook
}
extension MatchedTransitionSourceConfiguration {
  private func with(_ change: (inout _TransitionSourceLook) -> Void) -> SomeTransitionSource {
    var look = _look
    change(&look)
    return SomeTransitionSource(_look: look)
  }
  /// What is seen through the view.
  public func background(_ color: Color) -> some MatchedTransitionSourceConfiguration {
    with { $0.background = color }
  }
  /// The shape that the page has when it is as small as the view. By default the corners are those of
  /// the shape that the view itself is cut to.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
    with { $0.shape = shape }
  }
  /// A shadow of the page, which it loses on its way. All in points.
  public func shadow(
    color: Color = Color(.sRGB, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration {
    with { $0.shadow = ShadowEffect(color: color, radius: radius, x: x, y: y) }
  }
}

extension View {
  /// Lets pages grow out of this view that have the transition `.zoom(sourceID:in:)` of the same id
  /// and namespace. Of several views with one id, the last one counts.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    matchedTransitionSource(id: id, in: namespace) { $0 }
  }
  /// The same, with a look of its own on the way.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) ->
      some MatchedTransitionSourceConfiguration
  ) -> some View {
    modifier(
      TransitionSourceModifier(
        key: MatchKey(space: namespace, id: AnyHashable(id)),
        look: configuration(EmptyMatchedTransitionSourceConfiguration())._look))
  }
}

nonisolated struct TransitionSourceModifier: PassModifier {
  let key: MatchKey
  let look: _TransitionSourceLook
  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    TransitionSourceNode(view, context)
  }
}
@MainActor
final class TransitionSourceNode<C: View>:
  ShellNode<ModifiedContent<C, TransitionSourceModifier>, C, TransitionSourceElement>
{
  private let page: NavigationPageModel?
  private let environment: EnvironmentBox
  override init(_ view: ModifiedContent<C, TransitionSourceModifier>, _ context: _NodeContext) {
    environment = context.environment
    let values = EnvironmentValues(context.environment)
    page = Update.withoutReader { values.navigationPage }
    super.init(view, context)
    put(view.content, context)
  }
  override func makeShell(_ child: Element) -> TransitionSourceElement {
    let s = TransitionSourceElement(self, child, view.modifier, environment)
    page?.sources.append(s)
    return s
  }
  override func set(_ new: ModifiedContent<C, TransitionSourceModifier>) {
    view = new
    forEachShell { $0.modifier = new.modifier }
    content.set(new.content)
  }
  override func dropped(_ shell: TransitionSourceElement) {
    page?.sources.removeAll { $0 === shell }
  }
  override func buryElements() {
    super.buryElements()
    forEachShell(dropped)
  }
}

/// The element of a view that pages grow out of. It lends what is seen of the view to a page that is
/// on its way.
@MainActor final class TransitionSourceElement: WrapperElement {
  var modifier: TransitionSourceModifier
  private let environment: EnvironmentBox
  private weak var borrower: ZoomLayers?
  init(
    _ owner: _Node, _ child: Element, _ modifier: TransitionSourceModifier,
    _ environment: EnvironmentBox
  ) {
    self.modifier = modifier
    self.environment = environment
    super.init(owner, child, layer: Layer("matchedTransitionSource"))
  }
  /// The environment that its colours are to be seen in.
  var values: EnvironmentValues { EnvironmentValues(environment) }
  override func placeContent(in host: Layer, at base: CGPoint) {
    child.place(CGRect(origin: .zero, size: frame.size), proposal, in: layer!, at: .zero)
    if borrower == nil { layer!.setBelow([child.topLayer]) }
  }
  /// What is seen of it, for another to show. Hits find it here as before.
  func lend(to new: ZoomLayers) -> Layer {
    borrower = new
    layer!.lent = child.topLayer
    layer!.setBelow([])
    return child.topLayer
  }
  func takeBack(from old: ZoomLayers) {
    guard borrower === old else { return }
    borrower = nil
    layer!.lent = nil
    layer!.setBelow([child.topLayer])
  }
  /// The corners of what it is cut to.
  var shape: RoundedRectangle {
    if let shape = modifier.look.shape { return shape }
    let cuts = child.topLayer.filling.lazy.compactMap {
      $0.effect == .clip ? $0.rare?.clipPath : nil
    }
    return RoundedRectangle(cornerRadius: cuts.first?.roundness(layer!.size) ?? 0)
  }
}

extension Path {
  /// The radius of round corners that a path has in a rectangle of a size: how far in from the corner
  /// it begins.
  fileprivate func roundness(_ size: CGSize) -> CGFloat {
    let most = min(size.width, size.height) / 2
    var outside: CGFloat = 0, inside = most
    if !contains(CGPoint(x: most, y: most)) || contains(CGPoint(x: 0.01, y: 0.01)) { return 0 }
    for _ in 0..<16 {
      let x = (outside + inside) / 2
      if contains(CGPoint(x: x, y: x)) { inside = x } else { outside = x }
    }
    return min(inside / (1 - 0.5.squareRoot()), most)
  }
}
