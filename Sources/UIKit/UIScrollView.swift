import Diorama
import Foundation

/// Something of UIKit whose content is larger than it.
///
/// What is in it is shown where a representable view makes it, at its frame, with the width and height
/// that constraints give it, or as large as it likes. What is set with `appearance()` counts for
/// scroll views and pages of SwiftUI, too.
///
/// Differs: nothing zooms, and a `contentOffset` beyond the ends is brought within them.
@MainActor @preconcurrency open class UIScrollView: UIView {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
  open weak var delegate: (any UIScrollViewDelegate)?
  /// Content can be pulled beyond its ends.
  open var bounces = true { didSet { changed() } }
  /// It comes to rest at multiples of its own size.
  open var isPagingEnabled = false { didSet { changed() } }
  open var isScrollEnabled = true { didSet { changed() } }
  open var alwaysBounceVertical = false { didSet { changed() } }
  open var alwaysBounceHorizontal = false { didSet { changed() } }
  open var showsVerticalScrollIndicator = true { didSet { changed() } }
  open var showsHorizontalScrollIndicator = true { didSet { changed() } }
  /// Points, from the left top of the content: where it is now, while it moves too.
  open var contentOffset: CGPoint {
    get { offset }
    set { setContentOffset(newValue, animated: false) }
  }
  /// Points. Until it is set it is the size of what is shown in it.
  open var contentSize: CGSize {
    get { givenSize ?? shownSize }
    set {
      givenSize = newValue
      changed()
    }
  }
  /// What content keeps free at its sides, in points.
  open var contentInset = UIEdgeInsets.zero { didSet { changed() } }
  /// Differs: kept; it is shown beside what the safe area keeps free.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// The insets with what the safe area keeps free.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// What is left beside the insets, in points.
  open var visibleSize: CGSize {
    CGRect(origin: .zero, size: frame.size).inset(by: adjustedContentInset).size
  }
  /// How soon what was let go comes to rest.
  open var decelerationRate = DecelerationRate.normal { didSet { changed() } }
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var isDirectionalLockEnabled = false
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat = 1
  /// A finger is on it.
  public private(set) var isTracking = false
  /// A person moves the content.
  public private(set) var isDragging = false
  /// It goes on by itself after that.
  public private(set) var isDecelerating = false
  public let panGestureRecognizer = UIPanGestureRecognizer()
  public let contentLayoutGuide = UILayoutGuide()
  public let frameLayoutGuide = UILayoutGuide()

  private var offset = CGPoint.zero
  private var shownSize = CGSize.zero
  /// As it was set.
  private(set) var givenSize: CGSize?
  /// The scroll view that shows it.
  let link = ScrollLink()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    join()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    join()
  }
  private func join() {
    clipsToBounds = true
    link.onMove = { [weak self] in self?.follow($0) }
    link.onPhase = { [weak self] in self?.phaseChanged($0, $1, $2) }
    link.onRelease = { [weak self] in self?.released($0) }
  }

  // MARK: moving it

  /// Moves to an offset in points: at once, or in 0.3 s; `scrollViewDidEndScrollingAnimation` then
  /// tells that it is there.
  /// Its origin is the part of the content that shows at the top left.
  open override var bounds: CGRect {
    get { CGRect(origin: contentOffset, size: frame.size) }
    set {
      frame.size = newValue.size
      contentOffset = newValue.origin
    }
  }
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if contentOffset == offset, !link.isDue { return }
    let place = inner(contentOffset)
    if !animated, link.jump(to: place) {
      // It has gone no farther than to an end.
      if let now = link.offset { move(to: outer(now)) }
      return
    }
    link.go(to: place, animated ? .easeInOut(duration: 0.3) : nil)
    // The window has something to do.
    changed()
    if !animated { move(to: contentOffset) }
  }
  /// Moves by the least that shows a rectangle of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    func place(_ at: CGFloat, _ room: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      low < at ? low : high > at + room ? min(low, high - room) : at
    }
    let room = bounds.inset(by: contentInset).size
    let seen = CGPoint(x: offset.x + contentInset.left, y: offset.y + contentInset.top)
    setContentOffset(
      CGPoint(
        x: place(seen.x, room.width, rect.minX, rect.maxX) - contentInset.left,
        y: place(seen.y, room.height, rect.minY, rect.maxY) - contentInset.top),
      animated: animated)
  }
  /// An offset of the scroll view that shows it, as it is told here, and the other way round.
  func outer(_ place: CGPoint) -> CGPoint {
    CGPoint(x: place.x - contentInset.left, y: place.y - contentInset.top)
  }
  func inner(_ place: CGPoint) -> CGPoint {
    CGPoint(x: place.x + contentInset.left, y: place.y + contentInset.top)
  }
  /// A velocity of offsets, as it is told here.
  func outer(_ velocity: CGVector) -> CGVector { velocity }
  private func move(to place: CGPoint) {
    if place == offset { return }
    offset = place
    delegate?.scrollViewDidScroll(self)
  }

  // MARK: what shows it

  var rules: ScrollLink.Rules {
    var rules = ScrollLink.Rules()
    rules.isEnabled = isScrollEnabled
    rules.givesWay = bounces
    rules.isPaging = isPagingEnabled
    rules.isClipped = clipsToBounds
    rules.decelerationRate = decelerationRate.rawValue
    if !showsHorizontalScrollIndicator { rules.hiddenBars.insert(.horizontal) }
    if !showsVerticalScrollIndicator { rules.hiddenBars.insert(.vertical) }
    if !alwaysBounceHorizontal { rules.stillAxes.insert(.horizontal) }
    if !alwaysBounceVertical { rules.stillAxes.insert(.vertical) }
    rules.margins = EdgeInsets(
      top: contentInset.top, leading: contentInset.left, bottom: contentInset.bottom,
      trailing: contentInset.right)
    rules.reachesIntoSafeArea = false
    return rules
  }
  private func follow(_ scroller: ScrollElement) {
    place(scroller.frame.size)
    let inset = adjustedContentInset
    shownSize = CGSize(
      width: scroller.contentSize.width - inset.left - inset.right,
      height: scroller.contentSize.height - inset.top - inset.bottom)
    if link.isDue { return }
    move(to: outer(scroller.offset))
  }
  private func phaseChanged(_ scroller: ScrollElement, _ old: ScrollPhase, _ new: ScrollPhase) {
    follow(scroller)
    isTracking = new == .tracking || new == .interacting
    isDragging = new == .interacting
    isDecelerating = new == .decelerating
    switch old {
    case .interacting:
      delegate?.scrollViewDidEndDragging(self, willDecelerate: isDecelerating)
      if isDecelerating { delegate?.scrollViewWillBeginDecelerating(self) }
    case .decelerating: delegate?.scrollViewDidEndDecelerating(self)
    case .animating: if new == .idle { delegate?.scrollViewDidEndScrollingAnimation(self) }
    case .idle, .tracking: break
    }
    if new == .interacting { delegate?.scrollViewWillBeginDragging(self) }
  }
  private func released(_ aim: ScrollAim) -> CGPoint? {
    guard let delegate else { return nil }
    let planned = outer(aim.proposed), v = outer(aim.velocity)
    var target = planned
    // Points in a millisecond.
    let velocity = CGPoint(x: v.dx / 1000, y: v.dy / 1000)
    withUnsafeMutablePointer(to: &target) {
      delegate.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: $0)
    }
    if target == planned { return nil }
    return inner(target)
  }
  override var face: AnyView { AnyView(ScrollFace(scroller: self)) }
  override func share() {
    // Each kind of scroll view has an object of its own.
    guard type(of: self) == UIScrollView.self else { return }
    ControlDefaults.scrolling.bounces = bounces
    ControlDefaults.scrolling.isEnabled = isScrollEnabled
    ControlDefaults.scrolling.isPaging = isPagingEnabled
  }
}
@MainActor @preconcurrency public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}
extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}
/// Differs: it has no rows.
@MainActor @preconcurrency open class UITableView: UIScrollView {
  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
  open var separatorStyle = SeparatorStyle.singleLine
  open var separatorColor: UIColor?
  open var tableFooterView: UIView?
  open var tableHeaderView: UIView?
  open var sectionHeaderTopPadding: CGFloat = 0
  open var allowsSelection = true
}
@MainActor @preconcurrency open class UITableViewCell: UIView {
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  open var selectionStyle = SelectionStyle.default
  open var selectedBackgroundView: UIView?
}
/// Differs: it has no cells.
@MainActor @preconcurrency open class UICollectionView: UIScrollView {}
@MainActor @preconcurrency open class UICollectionViewCell: UIView {}
/// Differs: nothing can be typed; see `TextEditor`.
@MainActor @preconcurrency open class UITextView: UIScrollView {
  open var text: String! = ""
  open var font: UIFont?
  open var textColor: UIColor?
  open var isEditable = true
}
@MainActor @preconcurrency open class UITextField: UIControl {
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  open var text: String? = ""
  open var placeholder: String?
  open var font: UIFont?
  open var textColor: UIColor?
  open var clearButtonMode = ViewMode.never
}
