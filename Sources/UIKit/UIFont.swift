import Combine
import Diorama
import Foundation

/// A font of UIKit.
public final class UIFont: Hashable, Sendable {
  public struct Weight: Hashable, Sendable {
    let weight: Font.Weight
    public static let ultraLight = Weight(weight: .ultraLight)
    public static let thin = Weight(weight: .thin)
    public static let light = Weight(weight: .light)
    public static let regular = Weight(weight: .regular)
    public static let medium = Weight(weight: .medium)
    public static let semibold = Weight(weight: .semibold)
    public static let bold = Weight(weight: .bold)
    public static let heavy = Weight(weight: .heavy)
    public static let black = Weight(weight: .black)
  }
  public enum TextStyle: Sendable {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote
    case caption1, caption2
    var style: Font.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title1: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption
      case .caption2: .caption2
      }
    }
  }
  let font: Font
  /// Points.
  public let pointSize: CGFloat
  private let sized: @Sendable (CGFloat) -> Font
  private init(_ size: CGFloat, _ sized: @escaping @Sendable (CGFloat) -> Font) {
    font = sized(size)
    pointSize = size
    self.sized = sized
  }
  /// Differs: a name that no font has is the system's.
  public convenience init?(name: String, size: CGFloat) {
    self.init(size) { .custom(name, fixedSize: $0) }
  }
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(size) { .system(size: $0, weight: weight.weight) }
  }
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(size) { .system(size: $0).italic() }
  }
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size) { .system(size: $0, weight: weight.weight, design: .monospaced) }
  }
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size) { .system(size: $0, weight: weight.weight).monospacedDigit() }
  }
  /// At the reader's text size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let size = style.style.size(windowValue(\.dynamicTypeSize, otherwise: .large))
    return systemFont(ofSize: size, weight: style == .headline ? .semibold : .regular)
  }
  /// The same at another size, in points; 0 is its own.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    fontSize == 0 ? self : UIFont(fontSize, sized)
  }
  // How its lines stand, in points; outside of a window's code, those of the system's fonts.
  private var line: LineMetrics {
    let request = font.resolved(.large)
    return (windowService { $0.lineMetrics(of: request) } ?? nil) ?? .system(size: pointSize)
  }
  public var lineHeight: CGFloat { line.height }
  public var ascender: CGFloat { line.ascent }
  /// Below 0.
  public var descender: CGFloat { -line.descent }
  /// In points; 0 outside of a window's code.
  public var capHeight: CGFloat {
    let request = font.resolved(.large)
    return (windowService({ $0.metrics(of: request) }) ?? nil)?.capHeight ?? 0
  }
  /// Between one line's descender and the next one's ascender.
  public var leading: CGFloat { line.gap }
  /// Points that text of its own size is high and wide about, for controls of the system.
  public static let systemFontSize: CGFloat = 14
  public static let smallSystemFontSize: CGFloat = 12
  public static let labelFontSize: CGFloat = 17
  public static let buttonFontSize: CGFloat = 18
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(pointSize, sized) }
  /// - Parameter size: points; 0 is the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    self.init(size > 0 ? size : descriptor.pointSize, descriptor.sized)
  }
  public static func == (a: UIFont, b: UIFont) -> Bool { a.font == b.font }
  public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

/// What a font is made by: others that differ in one thing are made of it.
public final class UIFontDescriptor: Sendable {
  public enum SystemDesign: Sendable { case `default`, rounded, serif, monospaced }
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }
  public let pointSize: CGFloat
  fileprivate let sized: @Sendable (CGFloat) -> Font
  fileprivate init(_ size: CGFloat, _ sized: @escaping @Sendable (CGFloat) -> Font) {
    pointSize = size
    self.sized = sized
  }
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }
  /// In a design of the system's font.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    let designs: [SystemDesign: Font.Design] = [
      .default: .default, .rounded: .rounded, .serif: .serif, .monospaced: .monospaced,
    ]
    return with { $0.design(designs[design]!) }
  }
  /// Differs: traits are added to those of the descriptor.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    with { font in
      var font = font
      if traits.contains(.traitBold) { font = font.bold() }
      if traits.contains(.traitItalic) { font = font.italic() }
      return traits.contains(.traitMonoSpace) ? font.monospaced() : font
    }
  }
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(newPointSize, sized)
  }
  private func with(_ change: @escaping @Sendable (Font) -> Font) -> UIFontDescriptor {
    let sized = sized
    return UIFontDescriptor(pointSize) { change(sized($0)) }
  }
}

extension Font {
  public init(_ font: UIFont) { self = font.font }
}
extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  public static let kern = NSAttributedString.Key("NSKern")
}
extension NSString {
  /// The size of the text in one line, in points; as that of `String`.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    description.size(withAttributes: attributes)
  }
}
extension String {
  /// The size of the text in one line, in points. Of the attributes, the font counts; without one
  /// it is the system's, 12 points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
    let request = font.font.resolved(.large)
    guard MainQueue.isCurrent else { return .zero }
    return MainActor.assumeIsolated {
      let clock = Timekeepers.here as? FrameClock
      return CGSize(
        width: clock?.width(of: self, request) ?? 0,
        height: (clock?.lineMetrics(of: request) ?? .system(size: request.request.size)).height)
    }
  }
}
