import Foundation

/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}

/// The shape of buttons with a ground.
nonisolated public struct ButtonBorderShape: Equatable, Sendable {
  enum Kind: Equatable, Sendable { case automatic, capsule, rounded(CGFloat?), circle }
  let kind: Kind
  /// A rectangle with round corners.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  public static let capsule = ButtonBorderShape(kind: .capsule)
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
  /// - Parameter radius: points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rounded(radius))
  }
  public static let circle = ButtonBorderShape(kind: .circle)

  /// The outline for a control of a size.
  func path(in rect: CGRect, _ size: ControlSize) -> Path {
    switch kind {
    case .automatic: rounded(rect, nil, size)
    case .rounded(let radius): rounded(rect, radius, size)
    case .capsule: Capsule().path(in: rect)
    case .circle: Circle().path(in: rect)
    }
  }
  private func rounded(_ rect: CGRect, _ radius: CGFloat?, _ size: ControlSize) -> Path {
    let usual: CGFloat = size == .large || size == .extraLarge ? 12 : 8
    return RoundedRectangle(cornerRadius: radius ?? usual).path(in: rect)
  }
}
extension ButtonBorderShape: InsettableShape {
  /// The outline of a button of regular size.
  public func path(in rect: CGRect) -> Path { path(in: rect, .regular) }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetFigure(base: self, amount: amount)
  }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
extension Shape where Self == ButtonBorderShape {
  /// The outline of buttons with a ground.
  ///
  /// Differs: it is the automatic one, whatever `buttonBorderShape(_:)` says around it.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}

private enum ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}
private enum BorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}
extension EnvironmentValues {
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
  var buttonBorderShape: ButtonBorderShape {
    get { self[BorderShapeKey.self] }
    set { self[BorderShapeKey.self] = newValue }
  }
}
extension View {
  /// How large buttons with a ground are: 28 points high where small, 34 where regular, 50 where
  /// large.
  ///
  /// Differs: other controls have one size.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
  /// The shape of buttons with a ground in this view.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}

/// The ground of a button.
struct ButtonGround: Shape {
  let shape: ButtonBorderShape
  let size: ControlSize
  func path(in rect: CGRect) -> Path { shape.path(in: rect, size) }
}
extension ControlSize {
  /// Around the label of a button with a ground.
  var padding: EdgeInsets {
    switch self {
    case .mini, .small: EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .regular: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large, .extraLarge: EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }
  /// Of the label, where nothing else is said; nil for the one that is in force.
  var font: Font? {
    switch self {
    case .mini, .small: .subheadline
    case .regular: nil
    case .large, .extraLarge: .body.weight(.semibold)
    }
  }
}
