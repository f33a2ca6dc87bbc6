import Foundation

extension UIImage {
  /// What decides between the looks of a picture.
  public class Configuration: Hashable, @unchecked Sendable {
    init() {}
    public static func == (a: Configuration, b: Configuration) -> Bool { a.isSame(as: b) }
    public func hash(into hasher: inout Hasher) {}
    func isSame(as other: Configuration) -> Bool { self === other }
  }
  /// The sizes of symbols beside text of one size.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  /// How large a symbol is.
  ///
  /// Differs: symbols have one weight, so `weight` makes no difference.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    private let pointSize: CGFloat?
    private let scale: SymbolScale
    private let weight: SymbolWeight
    private init(_ pointSize: CGFloat?, _ scale: SymbolScale, _ weight: SymbolWeight) {
      self.pointSize = pointSize
      self.scale = scale
      self.weight = weight
    }
    public static let unspecified = SymbolConfiguration(nil, .unspecified, .unspecified)
    public convenience init(scale: SymbolScale) { self.init(nil, scale, .unspecified) }
    public convenience init(weight: SymbolWeight) { self.init(nil, .unspecified, weight) }
    /// - Parameter pointSize: of the font that it goes with.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize, .unspecified, .unspecified)
    }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize, .unspecified, weight)
    }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize, scale, weight)
    }
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(font.pointSize, scale, .unspecified)
    }
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(textStyle: textStyle, scale: .unspecified)
    }
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }
    /// What the other leaves open is as in this one.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        other.pointSize ?? pointSize, other.scale == .unspecified ? scale : other.scale,
        other.weight == .unspecified ? weight : other.weight)
    }
    /// Of the symbol's own font.
    var points: CGFloat {
      let size = pointSize ?? 17
      switch scale {
      case .small: return size * 0.8
      case .large: return size * 1.3
      case .default, .unspecified, .medium: return size
      }
    }
    override func isSame(as other: Configuration) -> Bool {
      guard let other = other as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && scale == other.scale && weight == other.weight
    }
  }
}
