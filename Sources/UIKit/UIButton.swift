import Diorama
import Foundation

/// Does something when it is clicked: what `addAction(_:for:)` has given it for `.touchUpInside` or
/// `.primaryActionTriggered`. It is shown: an image, and a title beside it.
///
/// Differs: titles, images and colours are those of `.normal` and `.disabled`; there are no
/// configurations.
@MainActor @preconcurrency open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
  }
  public private(set) var buttonType = ButtonType.custom
  private var titles: [State: String] = [:]
  private var images: [State: UIImage] = [:]
  private var colors: [State: UIColor] = [:]
  /// Its font and its lines count for the title; what it says is set by `setTitle`.
  public private(set) lazy var titleLabel: UILabel? = {
    let label = UILabel()
    label.font = .systemFont(ofSize: buttonType == .custom ? 18 : 15)
    return label
  }()

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    let symbols: [ButtonType: String] = [
      .detailDisclosure: "info.circle", .infoLight: "info.circle", .infoDark: "info.circle",
      .contactAdd: "plus.circle", .close: "xmark.circle.fill",
    ]
    if let name = symbols[buttonType] { setImage(UIImage(systemName: name), for: .normal) }
  }
  /// - Parameter primaryAction: has the title and the image, and runs when it is clicked.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    invalidateIntrinsicContentSize()
  }
  open func title(for state: State) -> String? { titles[state] }
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    invalidateIntrinsicContentSize()
  }
  open func image(for state: State) -> UIImage? { images[state] }
  open func setTitleColor(_ color: UIColor?, for state: State) {
    colors[state] = color
    changed()
  }
  open func titleColor(for state: State) -> UIColor? { colors[state] }
  private var shown: State { isEnabled ? .normal : .disabled }
  open var currentTitle: String? { titles[shown] ?? titles[.normal] }
  open var currentImage: UIImage? { images[shown] ?? images[.normal] }
  /// White where nobody has said another; the tint of buttons of the system.
  open var currentTitleColor: UIColor {
    if let own = colors[shown] ?? colors[.normal] { return own }
    if buttonType == .custom { return .white }
    return isEnabled ? tintColor ?? .tintColor : .tertiaryLabel
  }
  /// A person has clicked it.
  func click() {
    if isEnabled { sendActions(for: [.touchUpInside, .primaryActionTriggered]) }
  }
  func press(_ isDown: Bool) {
    isHighlighted = isDown
    if isDown, isEnabled { sendActions(for: .touchDown) }
  }
  override func isHugging(_ axis: NSLayoutConstraint.Axis) -> Bool { true }
  open override var intrinsicContentSize: CGSize {
    let font = titleLabel?.font ?? .systemFont(ofSize: 15)
    var size = CGSize.zero
    if let title = currentTitle, !title.isEmpty {
      size = title.size(withAttributes: [.font: font as Any])
    }
    if let image = currentImage?.size {
      size = CGSize(width: size.width + image.width, height: max(size.height, image.height))
    }
    return CGSize(
      width: max(size.width.rounded(.up), 30), height: max(size.height.rounded(.up) + 12, 34))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override var face: AnyView { AnyView(ButtonFace(control: self)) }
}

private struct ButtonFace: View {
  let control: UIButton
  init(control: UIButton) { self.control = control }
  var body: some View {
    let _ = control.track()
    let _ = control.titleLabel?.track()
    Button {
      control.click()
    } label: {
      HStack(spacing: 0) {
        if let image = control.currentImage {
          Image(uiImage: image)
            .foregroundColor((control.tintColor ?? .tintColor).color)
            .opacity(control.isEnabled ? 1 : 0.5)
        }
        if let title = control.currentTitle {
          Text(verbatim: title)
            .font(Font(control.titleLabel?.font ?? .systemFont(ofSize: 15)))
            .foregroundColor(control.currentTitleColor.color)
            .lineLimit(control.titleLabel?.numberOfLines == 0 ? nil : 1)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle())
    }
    .buttonStyle(Pressed(control: control))
    .disabled(!control.isEnabled)
  }
  /// Fades while it is pressed, and tells the control.
  private struct Pressed: ButtonStyle {
    let control: UIButton
    init(control: UIButton) { self.control = control }
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.opacity(configuration.isPressed ? 0.2 : 1)
        .onChange(of: configuration.isPressed) { _, isDown in control.press(isDown) }
    }
  }
}

/// How far something has come. It is shown, as the bar of SwiftUI.
@MainActor @preconcurrency open class UIProgressView: UIView {
  public enum Style: Int, Sendable { case `default`, bar }
  private var part: Float = 0
  /// From 0 to 1. Set in this way, the bar is there at once.
  open var progress: Float {
    get { part }
    set { setProgress(newValue, animated: false) }
  }
  open var progressViewStyle = Style.default { didSet { changed() } }
  open var progressTintColor: UIColor? { didSet { changed() } }
  open var trackTintColor: UIColor? { didSet { changed() } }
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }
  /// - Parameter animated: in a quarter of a second.
  open func setProgress(_ progress: Float, animated: Bool) {
    if progress.isNaN { return }
    let new = min(max(progress, 0), 1)
    if new == part { return }
    part = new
    if animated {
      withAnimation(.easeInOut(duration: 0.25)) { changed() }
    } else {
      changed(animated: false)
    }
  }
  /// The bar's height is 4 points, 2.5 in a bar.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: progressViewStyle == .bar ? 2.5 : 4)
  }
  override func isHugging(_ axis: NSLayoutConstraint.Axis) -> Bool { axis == .vertical }
  override var face: AnyView { AnyView(ProgressFace(view: self)) }
}

private struct ProgressFace: View {
  let view: UIProgressView
  init(view: UIProgressView) { self.view = view }
  var body: some View {
    let _ = view.track()
    let tint = (view.progressTintColor ?? view.tintColor ?? .tintColor).color
    let track = view.trackTintColor?.color ?? UIColor.systemFill.color
    GeometryReader { room in
      ZStack(alignment: .leading) {
        Rectangle().fill(track)
        Rectangle().fill(tint).frame(width: room.size.width * CGFloat(view.progress))
      }
      .clipShape(Capsule())
    }
    .accessibilityElement()
    .accessibilityLabel(Text(verbatim: view.accessibilityLabel ?? "Progress"))
    .accessibilityValue(Text(verbatim: "\(Int((view.progress * 100).rounded()))%"))
  }
}
