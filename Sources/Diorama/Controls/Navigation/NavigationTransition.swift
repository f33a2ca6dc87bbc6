import Foundation

/// How a page of a stack comes and goes.
nonisolated public protocol NavigationTransition {
  var _page: _PageTransition { get }
}
/// What the toolkit knows of a page's coming and going.
nonisolated public struct _PageTransition: Equatable {
  /// The name of what the page grows out of; nil where it comes in from the side.
  let source: MatchKey?
}

/// In from the trailing side, and out over it.
nonisolated public struct AutomaticNavigationTransition: NavigationTransition {
  public init() {}
  public var _page: _PageTransition { _PageTransition(source: nil) }
}
/// Out of a view on the page below, and back into it.
nonisolated public struct ZoomNavigationTransition: NavigationTransition {
  let key: MatchKey
  public var _page: _PageTransition { _PageTransition(source: key) }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Lets the page grow out of the view that is a `matchedTransitionSource` of this id and namespace
  /// on the page below, and shrink back into it, wherever that is by then. Where there is none, or
  /// where little shall move, the page comes and goes as others do.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition(key: MatchKey(space: namespace, id: AnyHashable(sourceID)))
  }
}

extension View {
  /// How the page that the view is on comes and goes in its stack. Where several views of a page say
  /// so, the outermost counts.
  ///
  /// Differs: a page that grew out of a view is drawn back from the leading edge alone; dragging it
  /// down does not take it away.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    let page = style._page
    return navigationItem { $0.transition = page }
  }
}
