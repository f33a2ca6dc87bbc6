import Foundation

/// Ties a page to its place in the stack.
nonisolated struct PageModifier: PassModifier {
  let page: NavigationPageModel
  let previous: NavigationPageModel?
  let isSeen: Bool
  /// Points that the hand has drawn a page back that grew out of a view.
  let pull: CGFloat
  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    PageNode(view, context)
  }
}
@MainActor
final class PageNode<C: View>: ShellNode<ModifiedContent<C, PageModifier>, C, PageElement> {
  private let environment: EnvironmentBox
  override init(_ view: ModifiedContent<C, PageModifier>, _ context: _NodeContext) {
    environment = context.environment
    super.init(view, context)
    put(view.content, context)
  }
  override func makeShell(_ child: Element) -> PageElement {
    let s = PageElement(self, child, view.modifier)
    s.direction = layoutDirection(environment)
    return s
  }
  override func set(_ new: ModifiedContent<C, PageModifier>) {
    view = new
    forEachShell { $0.set(new.modifier, .current) }
    content.set(new.content)
  }
  override func evaluate() {
    isDirty = false
    epoch += 1
    forEachShell { $0.direction = layoutDirection(environment) }
  }
  override func willDie() { forEachShell { $0.end() } }
}

/// The element of a page. A page that grows out of a view does so on layers that are there only
/// meanwhile; by model values it is at its place from the beginning, and so is what is in it.
@MainActor final class PageElement: WrapperElement {
  /// How much of it is there, from 0 to 1, and how far the hand has drawn it back.
  private typealias State = AnimatablePair<Double, CGFloat>
  private var place: PageModifier
  private var zoom: ZoomLayers?
  private var runner: Runner<State>?
  /// Holds a page from which it is a little away, below another.
  private var distance: Layer?

  init(_ owner: _Node, _ child: Element, _ place: PageModifier) {
    self.place = place
    super.init(owner, child, layer: Layer("page"))
    place.page.element = self
  }
  /// What another page covers has disappeared, and appears again where it is to be seen.
  override func placeContent(in host: Layer, at base: CGPoint) {
    if !place.isSeen { return }
    child.place(CGRect(origin: .zero, size: frame.size), proposal, in: layer!, at: .zero)
    arrange()
    if zoom != nil { show() }
  }
  private func arrange() {
    var inner = [child.topLayer]
    if let zoom { inner = zoom.put(inner) }
    if let distance {
      distance.setBelow(inner)
      inner = [distance]
    }
    layer!.setBelow(inner)
  }
  override func trait<K: _TraitKey>(_ key: K.Type) -> K.Value? {
    K.self == TransitionTrait.self ? PageTransition(page: self) as? K.Value : child.trait(key)
  }
  override func disappear() {
    end()
    super.disappear()
  }

  // MARK: growing and shrinking

  func set(_ new: PageModifier, _ transaction: Transaction) {
    let old = place
    place = new
    new.page.element = self
    if new.isSeen != old.isSeen {
      if !new.isSeen { child.disappear() }
      invalidate()
    }
    if new.pull == old.pull || !(begin() || zoom != nil) { return }
    run(to: State(runner?.model.first ?? 1, new.pull), transaction)
  }
  /// The view that it grows out of, where both pages are seen.
  private var source: TransitionSourceElement? {
    guard place.isSeen, let below = place.previous, below.element?.place.isSeen == true else {
      return nil
    }
    return Update.withoutReader { place.page.source(on: below) }
  }
  fileprivate var isZooming: Bool { zoom != nil || source != nil }
  private func begin() -> Bool {
    guard let source, let below = place.previous?.element else { return false }
    let zoom = zoom ?? ZoomLayers()
    self.zoom = zoom
    zoom.take(source, below)
    arrange()
    return true
  }
  fileprivate func enter(_ phase: TransitionPhase, _ transaction: Transaction) {
    if phase != .identity { _ = begin() }
    if zoom == nil { return }
    run(to: State(phase == .identity ? 1 : 0, place.pull), transaction)
  }
  private func run(to state: State, _ transaction: Transaction) {
    let r = runner ?? Runner(State(1, 0), label: "zoom") { [unowned self] _ in show() }
    runner = r
    _ = r.change(to: state, transaction, system.motion)
    show()
  }
  private func show() {
    guard let zoom, let runner else { return }
    if !runner.isRunning, runner.model == State(1, 0) { return end() }
    let now = runner.presented
    zoom.show(
      min(max(now.first, 0), 1), pull: max(now.second, 0), in: frame.size, direction, system.motion)
  }
  /// Everything is as if nothing had ever grown.
  func end() {
    runner?.stop(system.motion)
    runner = nil
    guard let zoom else { return }
    self.zoom = nil
    zoom.giveBack()
    if isAlive { arrange() }
  }
  /// Stands back by a part of its size, from 0 to 1.
  func stepBack(by part: Double) {
    if part > 0 {
      if distance == nil {
        distance = Layer("page below", effect: .affine)
        arrange()
      }
      let k = 1 - part
      distance!.present(.a, SIMD4(k, 0, 0, k))
      distance!.present(.b, SIMD4(frame.width * part / 2, frame.height * part / 2, 0, 0))
    } else if distance != nil {
      distance = nil
      arrange()
    }
  }
}

/// In from the trailing side, or out of a view on the page below.
private struct PageTransition: TransitionEffects {
  let page: PageElement
  func insertion(_ size: CGSize, _ direction: LayoutDirection) -> TransitionEffect {
    MainActor.assumeIsolated {
      page.isZooming
        ? TransitionEffect()
        : AnyTransition.move(edge: .trailing).kind.insertion(size, direction)
    }
  }
  func removal(_ size: CGSize, _ direction: LayoutDirection) -> TransitionEffect {
    insertion(size, direction)
  }
  var insertionAnimation: Animation? { nil }
  var removalAnimation: Animation? { nil }
  var enter: (@MainActor (TransitionPhase, Transaction) -> Void)? {
    MainActor.assumeIsolated { page.isZooming ? page.enter : nil }
  }
  var entersWithMotion: Bool { true }
}
