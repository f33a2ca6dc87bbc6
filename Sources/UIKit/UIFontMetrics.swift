import Diorama
import Foundation

/// How lengths and fonts grow with the reader's text size, as text of a style does.
public final class UIFontMetrics: Sendable {
  /// As body text grows.
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  private let style: Font.TextStyle
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle.style }

  /// - Parameter value: points at the text size `.large`. The result is in whole pixels.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    let size = windowValue(\.dynamicTypeSize, otherwise: .large)
    if size == .large { return value }
    let scale = windowValue(\.displayScale, otherwise: 1)
    return (value * style.size(size) / style.size(.large) * scale).rounded() / scale
  }
  /// - Parameter font: as it is at the text size `.large`.
  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity)
  }
  /// - Parameter maximumPointSize: 0 has no limit.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    let most = maximumPointSize > 0 ? maximumPointSize : .infinity
    return font.withSize(min(scaledValue(for: font.pointSize), most))
  }
}
