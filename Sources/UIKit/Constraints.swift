import Foundation

/// How much one side of layout counts against others, up to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
}
/// Differs: constraints are kept and never solved. Of those of what is in a scroll view, the widths
/// and heights count.
@MainActor @preconcurrency public final class NSLayoutConstraint: Hashable {
  public enum Axis: Int, Sendable { case horizontal, vertical }
  public var isActive = false { didSet { if isActive != oldValue { tell() } } }
  public var constant: CGFloat { didSet { view?.changed() } }
  public var priority = UILayoutPriority.required
  let multiplier: CGFloat
  /// It is a length of the view around; else a number of points.
  let isRelative: Bool
  private weak var view: UIView?
  private weak var other: UIView?
  private let axis: Axis?
  init(_ constant: CGFloat = 0) {
    self.constant = constant
    multiplier = 0
    isRelative = false
    axis = nil
  }
  /// Of a length of a view.
  fileprivate init(
    _ length: NSLayoutDimension, _ other: NSLayoutDimension?, _ multiplier: CGFloat,
    _ constant: CGFloat
  ) {
    view = length.view
    self.other = other?.view
    axis = length.axis
    isRelative = other != nil
    self.multiplier = multiplier
    self.constant = constant
  }
  private func tell() {
    guard let axis, let view else { return }
    // It may name the view around first.
    let inner = other.flatMap { $0.superview === view && multiplier == 1 ? $0 : nil } ?? view
    if isActive {
      inner.lengths[axis] = self
    } else if inner.lengths[axis] === self {
      inner.lengths[axis] = nil
    }
  }
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for c in constraints { c.isActive = true }
  }
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for c in constraints { c.isActive = false }
  }
  public nonisolated static func == (a: NSLayoutConstraint, b: NSLayoutConstraint) -> Bool {
    a === b
  }
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
/// One side of a view, for constraints.
@MainActor @preconcurrency public class NSLayoutAnchor<AnchorType: AnyObject> {
  init() {}
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant) }
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant) }
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant) }
}
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  fileprivate weak var view: UIView?
  fileprivate let axis: NSLayoutConstraint.Axis?
  init(_ view: UIView? = nil, _ axis: NSLayoutConstraint.Axis? = nil) {
    self.view = view
    self.axis = axis
  }
  public override func constraint(
    equalTo anchor: NSLayoutAnchor<NSLayoutDimension>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(self, anchor as? NSLayoutDimension, 1, constant)
  }
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(self, nil, 0, c)
  }
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(c)
  }
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(c)
  }
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(self, anchor, multiplier, constant) }
}
/// A rectangle that views are laid out in.
@MainActor @preconcurrency public final class UILayoutGuide {
  init() {}
  public let leadingAnchor = NSLayoutXAxisAnchor()
  public let trailingAnchor = NSLayoutXAxisAnchor()
  public let leftAnchor = NSLayoutXAxisAnchor()
  public let rightAnchor = NSLayoutXAxisAnchor()
  public let centerXAnchor = NSLayoutXAxisAnchor()
  public let topAnchor = NSLayoutYAxisAnchor()
  public let bottomAnchor = NSLayoutYAxisAnchor()
  public let centerYAnchor = NSLayoutYAxisAnchor()
  public let widthAnchor = NSLayoutDimension()
  public let heightAnchor = NSLayoutDimension()
}
extension UIView {
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .horizontal) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .vertical) }
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }
}
