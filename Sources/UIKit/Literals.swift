import Diorama
import Foundation

extension UIColor: _ExpressibleByColorLiteral {
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}
/// What `#colorLiteral(…)` makes where nothing else is wanted.
public typealias _ColorLiteralType = UIColor

extension UIImage: _ExpressibleByImageLiteral {}
/// What `#imageLiteral(…)` makes where nothing else is wanted.
public typealias _ImageLiteralType = UIImage

extension UIColor {
  public convenience init(cgColor: CGColor) { self.init(base: cgColor.color) }
  /// Without what depends on the appearance: as it is in the window that runs the code.
  public var cgColor: CGColor {
    let isDark = UITraitCollection.current.userInterfaceStyle == .dark
    return CGColor(lanes: color.components(ColorContext(isDark: isDark)))
  }
}
