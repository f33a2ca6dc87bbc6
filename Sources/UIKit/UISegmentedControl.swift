import Diorama
import Foundation

/// One of several options, in a row. It is shown, as the segmented picker of SwiftUI.
///
/// Differs: colours and attributes count where they are set with `appearance()`, for all segmented
/// controls and pickers; set on one control they are kept.
@MainActor @preconcurrency open class UISegmentedControl: UIControl {
  public static let noSegment = -1
  open var selectedSegmentTintColor: UIColor? { didSet { changed() } }
  /// From 0; `noSegment` chooses none.
  open var selectedSegmentIndex = noSegment { didSet { changed() } }
  /// A segment that is chosen does not stay so.
  open var isMomentary = false
  /// What the segments show.
  struct Segment: Hashable {
    let id: Int
    var title: String?
    var image: UIImage?
    var offset = CGSize.zero
  }
  private(set) var segments: [Segment] = [] { didSet { changed() } }
  private var lastSegment = 0
  /// Differs: segments are all as wide as each other.
  open var apportionsSegmentWidthsByContent = false
  private var titles: [State: ControlDefaults.Title] = [:]
  private var attributes: [State: [NSAttributedString.Key: Any]] = [:]
  /// Of the attributes, the colour and the font count, for `.normal` and `.selected`.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    self.attributes[state] = attributes
    titles[state] = ControlDefaults.Title(attributes)
    changed()
  }
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }
  /// Differs: does nothing.
  open func setBackgroundImage(_ image: UIImage?, for state: State, barMetrics: UIBarMetrics) {}
  /// Differs: does nothing.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State,
    rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) {}
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// - Parameter items: of each segment, its title (`String`) or its picture (`UIImage`).
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for (i, item) in (items ?? []).enumerated() {
      insert(item as? String, item as? UIImage, at: i)
    }
  }

  // MARK: segments

  public var numberOfSegments: Int { segments.count }
  /// - Parameter segment: beyond the last one it is put at the end. Differs: it is there at once.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(title, nil, at: segment)
  }
  /// - Parameter segment: beyond the last one it is put at the end. Differs: it is there at once.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(nil, image, at: segment)
  }
  private func insert(_ title: String?, _ image: UIImage?, at index: Int) {
    lastSegment += 1
    let place = min(max(index, 0), segments.count)
    segments.insert(Segment(id: lastSegment, title: title, image: image), at: place)
    if selectedSegmentIndex >= place { selectedSegmentIndex += 1 }
  }
  /// Differs: it is gone at once.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selectedSegmentIndex == segment { selectedSegmentIndex = Self.noSegment }
    if selectedSegmentIndex > segment { selectedSegmentIndex -= 1 }
  }
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = Self.noSegment
  }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].title = title
    segments[segment].image = nil
  }
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].image = image
    segments[segment].title = nil
  }
  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }
  /// How far what a segment shows is moved, in points.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].offset = offset
  }
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    segments.indices.contains(segment) ? segments[segment].offset : .zero
  }
  /// A person has chosen a segment.
  func choose(_ index: Int) {
    if !isEnabled || index == selectedSegmentIndex { return }
    selectedSegmentIndex = index
    worked()
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  // MARK: how it looks

  open override var intrinsicContentSize: CGSize {
    let widest = segments.map { s in
      s.image?.size.width
        ?? (s.title ?? "").size(withAttributes: [.font: UIFont.systemFont(ofSize: 13)]).width
    }.max()
    return CGSize(
      width: CGFloat(segments.count) * ((widest ?? 0).rounded(.up) + 20), height: 32)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override func isHugging(_ axis: NSLayoutConstraint.Axis) -> Bool { axis == .vertical }
  override var face: AnyView { AnyView(SegmentsFace(control: self)) }
  override func share() {
    var s = ControlDefaults.Segments()
    s.selected = selectedSegmentTintColor?.color
    s.background = backgroundColor?.color
    s.title = titles[.normal] ?? .init()
    // What is not set for a state is as in the normal one.
    s.selectedTitle.color = titles[.selected]?.color ?? s.title.color
    s.selectedTitle.font = titles[.selected]?.font ?? s.title.font
    ControlDefaults.segments = s
  }
}

private struct SegmentsFace: View {
  let control: UISegmentedControl
  init(control: UISegmentedControl) { self.control = control }
  var body: some View {
    let _ = control.track()
    let segments = control.segments
    Picker(
      selection: Binding(
        get: { control.selectedSegmentIndex }, set: { control.choose($0) })
    ) {
      ForEach(Array(segments.enumerated()), id: \.element.id) { index, segment in
        Group {
          if let image = segment.image {
            Image(uiImage: image)
          } else {
            Text(verbatim: segment.title ?? "")
          }
        }
        .offset(segment.offset)
        .tag(index)
      }
    } label: {
      Text(verbatim: control.accessibilityLabel ?? "")
    }
    .pickerStyle(.segmented)
    .disabled(!control.isEnabled)
  }
}
