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
  /// Goes to an offset, in points from the leading top of the content with its margins, as soon as
  /// the scroll view is laid out.
  package func go(to place: CGPoint, _ animation: Animation?) {
    wish = (place, animation)
    observer?.moved()
  }
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
@MainActor private final class LinkObserver: ScrollObserver {
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
