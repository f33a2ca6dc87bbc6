import Foundation

/// Something whose look is set for all of its kind.
@MainActor @preconcurrency public protocol UIAppearance: AnyObject {}
@MainActor @preconcurrency public protocol UIAppearanceContainer: AnyObject {}
extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

extension UIAppearance where Self: UIView {
  /// One object for each type. What is set on it holds for all controls of the kind that are made
  /// from then on, in the whole program: pages' dots, segmented pickers, scroll views and the bars of
  /// tab views read it.
  public static func appearance() -> Self { Appearances.shared(Self.self) }
  /// Differs: what is set in some places only changes nothing.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { Appearances.new(Self.self) }
}

@MainActor private enum Appearances {
  private static var objects: [ObjectIdentifier: UIView] = [:]
  static func shared<V: UIView>(_ type: V.Type) -> V {
    let id = ObjectIdentifier(type)
    if let known = objects[id] as? V { return known }
    let new = new(type)
    objects[id] = new
    new.isAppearance = true
    return new
  }
  static func new<V: UIView>(_ type: V.Type) -> V {
    guard let view = type.init(coder: NSCoder()) else {
      preconditionFailure(
        "\(type).init(coder:) gives nil, so there is no \(type).appearance(): call super.init there"
      )
    }
    return view
  }
}
