import Diorama
import Foundation

/// A scroll view of SwiftUI, as the views of UIKit that are in it find it among their superviews.
///
/// It says what that does and steers it. What is set here comes before what is set around the scroll
/// view, once it has been set.
@MainActor final class FoundScrollView: UIScrollView {
  private weak var scroller: ScrollElement?
  /// What it was when it was found.
  private var before = ScrollRules()
  private var wasPaging = false
  private var isJoined = false
  /// The view that is moved.
  private let content = UIView()

  /// The object that stands for a scroll view.
  static func of(_ scroller: ScrollElement) -> FoundScrollView {
    if let known = scroller.guest as? FoundScrollView { return known }
    let new = FoundScrollView(scroller)
    scroller.guest = new
    return new
  }
  private init(_ scroller: ScrollElement) {
    self.scroller = scroller
    super.init(frame: CGRect(origin: .zero, size: scroller.frame.size))
    isRoot = true
    addSubview(content)
    before = scroller.rules
    wasPaging = scroller.isPaging
    isScrollEnabled = before.isEnabled
    bounces = before.givesWay
    isPagingEnabled = wasPaging
    clipsToBounds = before.isClipped
    decelerationRate = DecelerationRate(rawValue: before.decelerationRate)
    showsHorizontalScrollIndicator = before.bars.contains(.horizontal)
    showsVerticalScrollIndicator = before.bars.contains(.vertical)
    alwaysBounceHorizontal = alwaysBounces(.horizontal)
    alwaysBounceVertical = alwaysBounces(.vertical)
    isJoined = true
    link.join(scroller)
  }
  required init?(coder: NSCoder) { nil }
  private func alwaysBounces(_ axis: Axis.Set) -> Bool {
    scroller?.axes.contains(axis) == true && !before.stillAxes.contains(axis)
  }

  /// Puts a view of UIKit where it finds the scroll view: it is the third around it.
  func enter(_ view: UIView) {
    let host = UIView()
    content.addSubview(host)
    host.addSubview(view)
    view.didMoveToWindow()
  }
  /// Takes it out again.
  static func leave(_ view: UIView) {
    let host = view.superview
    view.removeFromSuperview()
    host?.removeFromSuperview()
  }

  override func changed() {
    super.changed()
    if !isJoined { return }
    var new = link.overrides
    func say<T: Equatable>(_ own: inout T?, _ now: T, _ old: T) {
      if own != nil || now != old { own = now }
    }
    say(&new.isEnabled, isScrollEnabled, before.isEnabled)
    say(&new.givesWay, bounces, before.givesWay)
    say(&new.isPaging, isPagingEnabled, wasPaging)
    say(&new.isClipped, clipsToBounds, before.isClipped)
    say(&new.decelerationRate, decelerationRate.rawValue, before.decelerationRate)
    var bars: Axis.Set = []
    if showsHorizontalScrollIndicator { bars.insert(.horizontal) }
    if showsVerticalScrollIndicator { bars.insert(.vertical) }
    say(&new.shownBars, bars, before.bars)
    var still: Axis.Set = []
    if !alwaysBounceHorizontal { still.insert(.horizontal) }
    if !alwaysBounceVertical { still.insert(.vertical) }
    var stillBefore: Axis.Set = []
    if !alwaysBounces(.horizontal) { stillBefore.insert(.horizontal) }
    if !alwaysBounces(.vertical) { stillBefore.insert(.vertical) }
    say(&new.stillAxes, still, stillBefore)
    link.overrides = new
  }

  // MARK: what it says

  override var adjustedContentInset: UIEdgeInsets {
    guard let m = scroller?.margins else { return contentInset }
    return UIEdgeInsets(top: m.top, left: m.left, bottom: m.bottom, right: m.right)
  }
  override var safeAreaInsets: UIEdgeInsets {
    guard let m = scroller?.safeMargins else { return .zero }
    return UIEdgeInsets(top: m.top, left: m.left, bottom: m.bottom, right: m.right)
  }
  /// Offsets count from the left here, and from the leading edge there.
  private func turned(_ place: CGPoint) -> CGPoint {
    guard let scroller, scroller.direction == .rightToLeft else { return place }
    return CGPoint(x: scroller.range(.horizontal).upperBound - place.x, y: place.y)
  }
  override func outer(_ place: CGPoint) -> CGPoint {
    let inset = adjustedContentInset, p = turned(place)
    return CGPoint(x: p.x - inset.left, y: p.y - inset.top)
  }
  override func inner(_ place: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    return turned(CGPoint(x: place.x + inset.left, y: place.y + inset.top))
  }
  override func outer(_ velocity: CGVector) -> CGVector {
    scroller?.direction == .rightToLeft
      ? CGVector(dx: -velocity.dx, dy: velocity.dy) : velocity
  }
}
