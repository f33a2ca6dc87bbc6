import Diorama
import Foundation

/// What a view of UIKit is drawn with.
///
/// Differs: corners, a border and what is cut off by them are shown, and a shadow is; layers of its
/// own are not.
@MainActor @preconcurrency open class CALayer {
  public init() {}
  /// Points.
  open var cornerRadius: CGFloat = 0 { didSet { onChange?() } }
  open var cornerCurve = CALayerCornerCurve.circular { didSet { onChange?() } }
  open var masksToBounds = false { didSet { onChange?() } }
  /// Points, inside of the edge.
  open var borderWidth: CGFloat = 0 { didSet { onChange?() } }
  open var borderColor: CGColor? { didSet { onChange?() } }
  open var backgroundColor: CGColor? { didSet { onChange?() } }
  open var opacity: Float = 1 { didSet { onChange?() } }
  open var shadowColor: CGColor? { didSet { onChange?() } }
  /// 0 is no shadow.
  open var shadowOpacity: Float = 0 { didSet { onChange?() } }
  open var shadowRadius: CGFloat = 3 { didSet { onChange?() } }
  open var shadowOffset = CGSize(width: 0, height: -3) { didSet { onChange?() } }
  /// Differs: all corners are alike.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// How it is drawn: turned, sized and moved in space, about its middle.
  open var transform = CATransform3DIdentity { didSet { onChange?() } }
  /// The part of the transform in the plane.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }
  open var frame = CGRect.zero
  open var bounds = CGRect.zero
  open var zPosition: CGFloat = 0
  public private(set) var sublayers: [CALayer]?
  open func addSublayer(_ layer: CALayer) { sublayers = (sublayers ?? []) + [layer] }
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    var all = sublayers ?? []
    all.insert(layer, at: min(Int(index), all.count))
    sublayers = all
  }
  open func removeAllAnimations() {}
  open func setNeedsDisplay() {}
  /// Told when what is shown would be another.
  package var onChange: (() -> Void)?
}
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}
