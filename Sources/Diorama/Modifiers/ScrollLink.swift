import Foundation

/// Joins a scroll view with an object beside the tree, which says how it scrolls and where it goes,
/// and is told what it does.
@MainActor package final class ScrollLink {
  /// How a linked scroll view scrolls. What is set around it does not count.
  package struct Rules: Equatable, Sendable {
    package var isEnabled = true
    /// Content can be pulled beyond its ends.
    package var givesWay = true
    /// It rests at multiples of its own size.
    package var isPaging = false
    package var isClipped = true
    package var hiddenBars: Axis.Set = []
    /// Axes on which content that fits stays where it is, and leaves drags to those around.
    package var stillAxes: Axis.Set = []
    /// What is left of the speed a millisecond after the hand has let go.
    package var decelerationRate = 0.998
    /// What content keeps free, in points.
    package var margins = EdgeInsets()
    package var reachesIntoSafeArea = true
    nonisolated package init() {}
  }
  /// Something has moved, or has been laid out: after the update in which it has.
  package var onMove: (ScrollElement) -> Void = { _ in }
  /// What moves the content is another: after the update, too.
  package var onPhase: (ScrollElement, _ old: ScrollPhase, _ new: ScrollPhase) -> Void
  /// A person lets go, and it would come to rest as proposed; nil has nothing against that.
  package var onRelease: (ScrollAim) -> CGPoint? = { _ in nil }
  fileprivate weak var observer: LinkObserver?
  fileprivate var wish: (place: CGPoint, animation: Animation?)?

  package init() { onPhase = { _, _, _ in } }
  /// Something has been asked for that the scroll view has not been told of yet.
  package var isDue: Bool { wish != nil }
  /// What it has a say in, where it was found from inside.
  package struct Overrides: Equatable, Sendable {
    package var isEnabled: Bool?
    package var givesWay: Bool?
    package var isPaging: Bool?
    package var isClipped: Bool?
    package var decelerationRate: Double?
    package var shownBars: Axis.Set?
    package var stillAxes: Axis.Set?
    nonisolated package init() {}
  }
  package var overrides = Overrides() {
    didSet { if overrides != oldValue { host?.linkChanged() } }
  }
  private weak var host: (any ScrollHost)?
  /// Kept here, where nobody around the scroll view does.
  private var own: LinkObserver?
  /// Joins a scroll view that is there. What is set around it counts, but for the overrides.
  package func join(_ scroller: ScrollElement) {
    guard let host = scroller.owner as? any ScrollHost, self.host == nil else { return }
    self.host = host
    let new = LinkObserver(host.graph)
    new.link = self
    own = new
    observer = new
    host.join(new)
  }
  /// Where it is now, in points from the leading top of the content with its margins.
  package var offset: CGPoint? { observer?.scroller?.offset }
  /// Is at an offset at once, where it is scrolling: the hand, or what it was let go with, goes on
  /// from there.
  package func jump(to place: CGPoint) -> Bool {
    guard let scroller = observer?.scroller, scroller.isPlaced,
      [.interacting, .decelerating].contains(scroller.phase)
    else { return false }
    scroller.jump(to: place)
    return true
  }
  /// Goes to an offset, in points from the leading top of the content with its margins, as soon as
  /// the scroll view is laid out.
  package func go(to place: CGPoint, _ animation: Animation?) {
    wish = (place, animation)
    observer?.moved()
  }
}

/// A scroll view that may be joined when it is there.
@MainActor protocol ScrollHost: _Node {
  func join(_ observer: ScrollObserver)
  /// What a link has a say in has changed.
  func linkChanged()
}
nonisolated private struct LinkModifier: PassModifier, ScrollObserverModifier {
  let link: ScrollLink
  @MainActor func makeObserver(_ graph: Graph) -> LinkObserver { .init(graph) }
  @MainActor func update(_ observer: LinkObserver, _ node: _Node) {
    observer.link = link
    link.observer = observer
    observer.moved()
  }
}
@MainActor final class LinkObserver: ScrollObserver {
  var link: ScrollLink?
  override func settled(_ scroller: ScrollElement) {
    if let wish = link?.wish {
      link?.wish = nil
      scroller.scroll(to: wish.place, Transaction(animation: wish.animation))
    }
    link?.onMove(scroller)
  }
  override func phaseChanged(_ old: ScrollPhase, _ new: ScrollPhase) {
    graph.afterUpdate { [weak self] in
      guard let self, let scroller else { return }
      link?.onPhase(scroller, old, new)
    }
  }
  override func released(_ aim: ScrollAim) -> CGPoint? {
    link.flatMap { link in Update.withoutReader { link.onRelease(aim) } }
  }
}

extension View {
  /// Joins the scroll view in this view with an object beside the tree.
  nonisolated package func scrollLink(_ link: ScrollLink, _ rules: ScrollLink.Rules) -> some View {
    modifier(LinkModifier(link: link)).transformEnvironment(\.self) {
      var settings = ScrollSettings()
      settings.link = rules
      settings.isClipped = rules.isClipped
      settings.content = rules.margins
      if rules.stillAxes.contains(.horizontal) { settings.bounces[.horizontal] = .basedOnSize }
      if rules.stillAxes.contains(.vertical) { settings.bounces[.vertical] = .basedOnSize }
      $0.scrollSettings = settings
      $0.scrollTargetBehavior =
        rules.isPaging ? BehaviorInEnvironment(behavior: PagingScrollTargetBehavior()) : nil
    }
  }
}
