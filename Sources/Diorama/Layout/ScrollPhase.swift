import Foundation

/// What moves the content of a scroll view.
public enum ScrollPhase: Hashable, Sendable {
  /// Nothing.
  case idle
  /// A pointer is down and may come to scroll.
  case tracking
  /// The hand, or the wheel.
  case interacting
  /// It goes on by itself after the hand has let go.
  case decelerating
  /// It is on its way to a place that was asked for.
  case animating
  /// Something does.
  public var isScrolling: Bool { self != .idle }
}

/// Somebody who has to know which part of the content is seen.
@MainActor package protocol ViewportFollower: AnyObject {
  func viewportMoved()
}

/// What a scroll view does by its surroundings.
package struct ScrollRules: Equatable {
  package var isEnabled = true
  /// Whether content can be pulled beyond its ends.
  package var givesWay = true
  /// Axes with bars, and those whose bars never go.
  package var bars: Axis.Set = [.horizontal, .vertical]
  package var steadyBars: Axis.Set = []
  /// Axes on which content that fits stays where it is.
  package var stillAxes: Axis.Set = []
  package var isClipped = true
  /// What is left of the speed a millisecond after the hand has let go.
  package var decelerationRate = Deceleration.normalRate
  /// It is seen in what the safe area keeps free.
  package var reachesIntoSafeArea = true
  /// What content keeps free, beside the safe area, and what bars do.
  package var contentMargins = EdgeInsets()
  package var barMargins = EdgeInsets()
  /// Where content begins, what of it stays when its size changes, and where it stands when it is
  /// small; nil is the top leading corner.
  package var initialAnchor: UnitPoint?
  package var sizeAnchor: UnitPoint?
  package var smallAnchor: UnitPoint?
  package init() {}
}
