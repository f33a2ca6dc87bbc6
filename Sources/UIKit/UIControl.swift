import Diorama
import Foundation

/// Something of UIKit that a person works.
///
/// Differs: `addTarget` is missing, as `#selector` needs another platform; `addAction` is here.
@MainActor @preconcurrency open class UIControl: UIView {
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
  }
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1)
    public static let touchUpInside = Event(rawValue: 64)
    public static let touchUpOutside = Event(rawValue: 128)
    public static let touchCancel = Event(rawValue: 256)
    public static let valueChanged = Event(rawValue: 4096)
    public static let primaryActionTriggered = Event(rawValue: 8192)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let allEvents = Event(rawValue: .max)
  }
  open var isEnabled = true { didSet { changed() } }
  open var isSelected = false { didSet { changed() } }
  open var isHighlighted = false { didSet { changed() } }
  private var actions: [(action: UIAction, events: Event)] = []

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// - Parameter primaryAction: runs when a person has changed what the control is for.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
  /// A person has changed its value.
  func worked() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(action, for: controlEvents)
    actions.append((action, controlEvents))
  }
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action === action && $0.events == controlEvents }
  }
  /// Runs the actions that were added for any of the events.
  open func sendActions(for controlEvents: Event) {
    for a in actions where !a.events.isDisjoint(with: controlEvents) { a.action.run(self) }
  }
}
/// What is done when a control is worked.
@MainActor @preconcurrency public final class UIAction {
  public let title: String
  public let image: UIImage?
  /// What it was run for.
  public private(set) var sender: Any?
  private let handler: (UIAction) -> Void
  public init(
    title: String = "", image: UIImage? = nil, handler: @escaping (_ action: UIAction) -> Void
  ) {
    self.title = title
    self.image = image
    self.handler = handler
  }
  func run(_ sender: Any) {
    self.sender = sender
    handler(self)
  }
}

/// Dots for pages, of which one is the current. It is shown, and a click turns it by one.
@MainActor @preconcurrency open class UIPageControl: UIControl {
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
  /// At least 0. The current page stays one of them.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(numberOfPages, 0)
      let page = pinned(currentPage)
      if page != currentPage { currentPage = page }
      changed()
    }
  }
  /// From 0, below `numberOfPages`; what lies outside becomes the nearest of them.
  open var currentPage = 0 {
    didSet {
      currentPage = pinned(currentPage)
      changed()
    }
  }
  private func pinned(_ page: Int) -> Int { min(max(page, 0), max(numberOfPages - 1, 0)) }
  open var currentPageIndicatorTintColor: UIColor? { didSet { changed() } }
  open var pageIndicatorTintColor: UIColor? { didSet { changed() } }
  open var hidesForSinglePage = false { didSet { changed() } }
  open var backgroundStyle = BackgroundStyle.automatic { didSet { changed() } }
  /// Differs: dots are drawn.
  open var preferredIndicatorImage: UIImage?
  /// Differs: pages go by one with each click.
  open var allowsContinuousInteraction = true
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(pageCount, 1)) * 16 + 11, height: 26)
  }
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  override func isHugging(_ axis: NSLayoutConstraint.Axis) -> Bool { axis == .vertical }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override var face: AnyView { AnyView(PageControlFace(control: self)) }
  override func share() {
    ControlDefaults.dots.current = currentPageIndicatorTintColor?.color
    ControlDefaults.dots.others = pageIndicatorTintColor?.color
  }
  func turn(by step: Int) {
    let page = pinned(currentPage + step)
    if !isEnabled || page == currentPage { return }
    currentPage = page
    worked()
  }
}

extension ControlDefaults.Title {
  init(_ attributes: [NSAttributedString.Key: Any]?) {
    self.init()
    color = (attributes?[.foregroundColor] as? UIColor)?.color
    font = (attributes?[.font] as? UIFont)?.font
  }
}
