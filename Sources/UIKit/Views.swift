import Diorama
import Foundation

@MainActor @preconcurrency open class UIVisualEffect {
  init() {}
}
/// Blurs what is behind.
@MainActor @preconcurrency open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
    case extraDark
  }
  let style: Style
  public init(style: Style) { self.style = style }
}
/// Differs: what is in it is drawn as it is.
@MainActor @preconcurrency open class UIVibrancyEffect: UIVisualEffect {
  public init(blurEffect: UIBlurEffect) {}
}
/// A pane that blurs what is behind it.
@MainActor @preconcurrency open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect? { didSet { changed() } }
  public private(set) var contentView = UIView()
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    fill()
  }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    fill()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill()
  }
  private func fill() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
  override var face: AnyView { AnyView(EffectFace(view: self)) }
}

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}
/// Text of UIKit. It is shown.
@MainActor @preconcurrency open class UILabel: UIView {
  open var text: String? { didSet { changed() } }
  open var font: UIFont! = .systemFont(ofSize: 17) { didSet { changed() } }
  open var textColor: UIColor! = .label { didSet { changed() } }
  open var textAlignment = NSTextAlignment.natural { didSet { changed() } }
  /// 0 has no limit.
  open var numberOfLines = 1 { didSet { changed() } }
  /// Differs: what does not fit ends in an ellipsis, except at the head or in the middle.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { changed() } }
  open var adjustsFontSizeToFitWidth = false { didSet { changed() } }
  open var minimumScaleFactor: CGFloat = 0 { didSet { changed() } }
  open var isEnabled = true { didSet { changed() } }
  open override var intrinsicContentSize: CGSize {
    let size = (text ?? "").size(withAttributes: [.font: font as Any])
    return CGSize(width: size.width.rounded(.up), height: size.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override var face: AnyView { AnyView(LabelFace(label: self)) }
}
/// A picture of UIKit. It is shown.
@MainActor @preconcurrency open class UIImageView: UIView {
  open var image: UIImage? { didSet { changed() } }
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
  override var face: AnyView { AnyView(PictureFace(view: self)) }
}
/// Views in a row or a column. It is shown.
@MainActor @preconcurrency open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { changed() } }
  open var spacing: CGFloat = 0 { didSet { changed() } }
  /// Differs: views are as large as their content, or share the room alike.
  open var distribution = Distribution.fill { didSet { changed() } }
  open var alignment = Alignment.fill { didSet { changed() } }
  public private(set) var arrangedSubviews: [UIView] = []
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }
  open func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    changed()
  }
  override var face: AnyView { AnyView(StackFace(stack: self)) }
}
/// Turns while something is awaited. It is shown, as the progress view of SwiftUI.
///
/// Differs: stopped and not hidden, it goes on turning.
@MainActor @preconcurrency open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable { case medium = 100, large = 101 }
  open var style: Style = .medium { didSet { changed() } }
  open var color: UIColor! { didSet { changed() } }
  open var hidesWhenStopped = true { didSet { changed() } }
  public private(set) var isAnimating = false { didSet { changed() } }
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }
  open override var intrinsicContentSize: CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }
  override func isHugging(_ axis: NSLayoutConstraint.Axis) -> Bool { true }
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
  override var face: AnyView { AnyView(ActivityFace(view: self)) }
}
private struct ActivityFace: View {
  let view: UIActivityIndicatorView
  init(view: UIActivityIndicatorView) { self.view = view }
  var body: some View {
    let _ = view.track()
    if view.isAnimating || !view.hidesWhenStopped {
      ProgressView()
        .progressViewStyle(
          view.color.map { CircularProgressViewStyle(tint: $0.color) }
            ?? CircularProgressViewStyle()
        )
        .controlSize(view.style == .large ? .large : .regular)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}
