import Diorama
import Foundation
import Observation

/// A rectangle of UIKit.
///
/// Differs: it is shown where a representable view makes it: its background with its corners, and the
/// views in it at their frames; one without a frame of its own fills it. Views of classes that the
/// package does not know are shown as a box with their name. There is no solver for constraints, and
/// `draw(_:)` is never called.
@MainActor @preconcurrency open class UIView: UIResponder, UIAppearance, Observable {
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
  public static let noIntrinsicMetric: CGFloat = -1

  /// Points, in the view around it. Of what a representable has made, and of scroll views, the size
  /// is the one that they are shown with.
  open var frame: CGRect {
    didSet {
      if isBeingPlaced { return }
      isPlacedByLayout = false
      changed()
    }
  }
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  open var backgroundColor: UIColor? { didSet { changed() } }
  open var tintColor: UIColor? { didSet { changed() } }
  open var isHidden = false { didSet { changed() } }
  open var alpha: CGFloat = 1 { didSet { changed() } }
  /// How it is drawn: turned, sized and moved about its middle.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }
  /// The same in space: that of its layer.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  open var isOpaque = true
  open var isUserInteractionEnabled = true { didSet { changed() } }
  open var contentMode = ContentMode.scaleToFill { didSet { changed() } }
  open var autoresizingMask: AutoresizingMask = [] { didSet { changed() } }
  /// False is how a view says that constraints place it; here it then fills the view around it.
  open var translatesAutoresizingMaskIntoConstraints = true { didSet { changed() } }
  open var tag = 0
  /// What tests and sessions find it by.
  open var accessibilityIdentifier: String? { didSet { changed() } }
  open var accessibilityLabel: String? { didSet { changed() } }
  open var accessibilityValue: String? { didSet { changed() } }
  open var accessibilityHint: String? { didSet { changed() } }
  open var accessibilityTraits = UIAccessibilityTraits.none { didSet { changed() } }
  /// True makes one element of it and what is in it. Controls and labels are elements without it.
  open var isAccessibilityElement = false { didSet { changed() } }
  /// What is in it is not told to those who do not look.
  open var accessibilityElementsHidden = false { didSet { changed() } }
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  public let layer = CALayer()
  public private(set) var subviews: [UIView] = []
  public private(set) weak var superview: UIView?
  public private(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// The controller whose view it is.
  weak var controller: UIViewController?
  private var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  /// What constraints say of its width and height.
  var lengths: [NSLayoutConstraint.Axis: NSLayoutConstraint] = [:] { didSet { changed() } }
  private var isBeingPlaced = false
  /// Nobody but layout has given it a frame.
  private(set) var isPlacedByLayout = true
  /// It is what a representable has made.
  var isRoot = false
  private var revision = 0
  private let registrar = ObservationRegistrar()
  /// It is what `appearance()` gives.
  var isAppearance = false { didSet { if isAppearance { share() } } }

  public init(frame: CGRect) {
    self.frame = frame
    isPlacedByLayout = frame.isEmpty
    super.init()
    layer.onChange = { [weak self] in self?.changed() }
  }
  public override convenience init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
    layer.onChange = { [weak self] in self?.changed() }
  }

  // MARK: the tree

  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    view.didMoveToSuperview()
    changed()
  }
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertSubview(view, at: subviews.firstIndex(of: sibling) ?? 0)
  }
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insertSubview(view, at: subviews.firstIndex(of: sibling).map { $0 + 1 } ?? subviews.count)
  }
  open func removeFromSuperview() {
    guard let outer = superview else { return }
    outer.subviews.removeAll { $0 === self }
    superview = nil
    outer.changed()
  }
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: subviews.count) }
  }
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: 0) }
  }
  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }
  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }
  open func didMoveToSuperview() {}
  open func didMoveToWindow() {}
  /// Nil while nobody shows it.
  open var window: UIWindow? { superview?.window ?? (isRoot ? .shared : nil) }
  open override var next: UIResponder? { controller ?? superview }

  // MARK: layout

  open var safeAreaInsets: UIEdgeInsets { .zero }
  /// Points; `noIntrinsicMetric` where it has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
  open func sizeToFit() { frame.size = sizeThatFits(frame.size) }
  open func invalidateIntrinsicContentSize() { changed() }
  open func setNeedsLayout() { changed() }
  open func layoutIfNeeded() { layoutSubviews() }
  open func layoutSubviews() {}
  open func setNeedsDisplay() { changed() }
  open func draw(_ rect: CGRect) {}
  /// From `.defaultHigh` on, the view is shown no larger than its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    hugging[axis] = priority
    changed()
  }
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging[axis] ?? (isHugging(axis) ? .defaultHigh : .defaultLow)
  }
  /// It is by nature shown no larger than its content.
  func isHugging(_ axis: NSLayoutConstraint.Axis) -> Bool { false }
  /// Layout shows it with a size.
  func place(_ size: CGSize) {
    if frame.size == size { return }
    isBeingPlaced = true
    frame.size = size
    isBeingPlaced = false
  }
  /// Differs: views are never made smaller than their content by others.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}

  // MARK: gestures

  /// Differs: recognisers are kept and recognise nothing.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
  }
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
  }

  // MARK: what is shown

  /// Says that what is shown would be another.
  func changed() {
    if isAppearance { share() }
    registrar.withMutation(of: self as UIView, keyPath: \.revision) { revision += 1 }
  }
  /// Whoever calls it runs again after `changed`.
  func track() { registrar.access(self as UIView, keyPath: \.revision) }
  /// Hands what is set for all of a kind on to the controls.
  func share() {}
  /// What is seen inside of it, over its background.
  var face: AnyView { AnyView(SubviewsFace(view: self)) }
}

extension UIView {
  /// Changes something over time. Differs: at once, and `completion` is called then too.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }
  public static func performWithoutAnimation(_ actions: () -> Void) { actions() }
  /// Differs: kept, and changes nothing, as changes come at once.
  public static func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }
  public private(set) static var areAnimationsEnabled = true

  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    public static let `repeat` = AnimationOptions(rawValue: 8)
    public static let autoreverse = AnimationOptions(rawValue: 16)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }
}
