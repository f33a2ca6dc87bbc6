import Foundation

/// What an area or a text can be filled with.
public protocol ShapeStyle {
  associatedtype Resolved: ShapeStyle = Never
  /// The style for an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
  /// The style with everything decided. `level` 0 is primary, 1 secondary, and so on.
  func _paint(in environment: EnvironmentValues, level: Int) -> _Paint
}
extension ShapeStyle {
  public func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    resolve(in: environment)._paint(in: environment, level: level)
  }
}
extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) does not resolve to another style")
  }
}
extension Never: ShapeStyle {}

/// A style with everything decided.
public struct _Paint: Equatable, Sendable {
  let paint: Paint
  /// A level further down: less of the same.
  func faded(_ level: Int) -> _Paint {
    let opacities = [1, 0.5, 0.25, 0.18, 0.12]
    return level <= 0
      ? self : _Paint(paint: paint.opacity(opacities[min(level, opacities.count - 1)]))
  }
}

extension Color: ShapeStyle {
  public func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    if level > 0, self == .primary {
      let levels: [SystemColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
      let color = Color(levels[min(level, 3)])
      return _Paint(paint: .color(color.components(environment.colorContext)))
    }
    return _Paint(paint: .color(components(environment.colorContext))).faded(level)
  }

  /// A colour's components where it is used.
  public struct Resolved: Hashable, Sendable {
    /// Straight sRGB in 0…1, encoded.
    public var red: Float
    public var green: Float
    public var blue: Float
    public var opacity: Float
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      let c = Color(
        colorSpace, red: Double(red), green: Double(green), blue: Double(blue),
        opacity: Double(opacity)
      ).components(ColorContext())
      self.red = Float(c.x)
      self.green = Float(c.y)
      self.blue = Float(c.z)
      self.opacity = Float(c.w)
    }
    public var linearRed: Float { Float(Color.linear(Double(red))) }
    public var linearGreen: Float { Float(Color.linear(Double(green))) }
    public var linearBlue: Float { Float(Color.linear(Double(blue))) }
  }
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let c = components(environment.colorContext)
    return Resolved(red: Float(c.x), green: Float(c.y), blue: Float(c.z), opacity: Float(c.w))
  }
}
extension Color.Resolved: ShapeStyle {
  public func resolve(in environment: EnvironmentValues) -> Color { Color(self) }
  public typealias Resolved = Color
}

// Declared on the protocol alone: a second set on `Color` would make chains slow to type-check.
extension ShapeStyle where Self == Color {
  public static var red: Color { Color(.red) }
  public static var orange: Color { Color(.orange) }
  public static var yellow: Color { Color(.yellow) }
  public static var green: Color { Color(.green) }
  public static var mint: Color { Color(.mint) }
  public static var teal: Color { Color(.teal) }
  public static var cyan: Color { Color(.cyan) }
  public static var blue: Color { Color(.blue) }
  public static var indigo: Color { Color(.indigo) }
  public static var purple: Color { Color(.purple) }
  public static var pink: Color { Color(.pink) }
  public static var brown: Color { Color(.brown) }
  public static var gray: Color { Color(.gray) }
  public static var white: Color { Color(red: 1, green: 1, blue: 1) }
  public static var black: Color { Color(red: 0, green: 0, blue: 0) }
  public static var clear: Color { Color(red: 0, green: 0, blue: 0, opacity: 0) }
}

/// The styles that the views around have set for their foregrounds, primary first.
struct ForegroundLevels {
  var styles: [AnyShapeStyle] = []
  var isSet: Bool { !styles.isEmpty }
  func paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    if level < styles.count { return styles[level]._paint(in: environment, level: 0) }
    if let last = styles.last {
      return last._paint(in: environment, level: level - styles.count + 1)
    }
    return Color.primary._paint(in: environment, level: level)
  }
}

/// The foreground style in force.
public struct ForegroundStyle: ShapeStyle, Sendable {
  public init() {}
  public func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    environment.foreground.paint(in: environment, level: level)
  }
}
/// The background in force.
public struct BackgroundStyle: ShapeStyle, Sendable {
  public init() {}
  public func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    if let style = environment.backgroundStyle {
      return style._paint(in: environment, level: level)
    }
    let levels: [SystemColor] = [.background, .secondaryBackground, .tertiaryBackground]
    return Color(levels[min(level, 2)])._paint(in: environment, level: 0)
  }
}
/// The tint in force.
public struct TintShapeStyle: ShapeStyle, Sendable {
  public init() {}
  public func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    environment.tintStyle?._paint(in: environment, level: level)
      ?? Color.accentColor._paint(in: environment, level: level)
  }
}
/// A level of the foreground style in force.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable, Sendable {
  let level: Int
  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)
  public func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    environment.foreground.paint(in: environment, level: self.level + level)
  }
}
/// The line between things.
public struct SeparatorShapeStyle: ShapeStyle, Sendable {
  public init() {}
  public func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    Color(.separator)._paint(in: environment, level: level)
  }
}
/// A quiet fill behind things.
public struct FillShapeStyle: ShapeStyle, Sendable {
  public init() {}
  public func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    let levels: [SystemColor] = [.fill, .secondaryFill, .tertiaryFill, .quaternaryFill]
    return Color(levels[min(level, 3)])._paint(in: environment, level: 0)
  }
}
/// Text that stands where a value is missing.
public struct PlaceholderTextShapeStyle: ShapeStyle, Sendable {
  public init() {}
  public func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    Color(.placeholderText)._paint(in: environment, level: level)
  }
}
/// Links.
public struct LinkShapeStyle: ShapeStyle, Sendable {
  public init() {}
  public func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    Color(.blue)._paint(in: environment, level: level)
  }
}
/// What is selected.
public struct SelectionShapeStyle: ShapeStyle, Sendable {
  public init() {}
  public func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    TintShapeStyle()._paint(in: environment, level: level)
  }
}

/// What is behind all in a window.
public struct WindowBackgroundShapeStyle: ShapeStyle, Sendable {
  public init() {}
  public func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    Color(.background)._paint(in: environment, level: 0)
  }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  public static var quinary: HierarchicalShapeStyle { .quinary }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle, @unchecked Sendable {
  private let paint: (EnvironmentValues, Int) -> _Paint
  private let likeness: Likeness
  private let anchor: ObjectIdentifier?
  public init<S: ShapeStyle>(_ style: S) {
    if let style = style as? AnyShapeStyle {
      self = style
      return
    }
    paint = { style._paint(in: $0, level: $1) }
    likeness = Likeness(style)
    anchor = nil
  }
  /// The style as it is in another environment: what it takes from the foreground there stays.
  func anchored(in outer: EnvironmentValues) -> AnyShapeStyle {
    let paint = paint
    return AnyShapeStyle(likeness, anchor: outer.place) { inner, level in
      var values = inner
      values.foreground = outer.foreground
      return paint(values, level)
    }
  }
  private init(
    _ likeness: Likeness, anchor: ObjectIdentifier?,
    paint: @escaping (EnvironmentValues, Int) -> _Paint
  ) {
    self.likeness = likeness
    self.anchor = anchor
    self.paint = paint
  }
  public func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    paint(environment, level)
  }
}

extension AnyShapeStyle: PlaceComparable {
  func isSame(as other: AnyShapeStyle) -> Bool {
    anchor == other.anchor && likeness.isSame(as: other.likeness)
  }
}
extension ForegroundLevels: PlaceComparable {
  func isSame(as other: ForegroundLevels) -> Bool {
    styles.count == other.styles.count
      && zip(styles, other.styles).allSatisfy { $0.isSame(as: $1) }
  }
}

/// A style with less opacity.
nonisolated struct OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double
  func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    _Paint(paint: base._paint(in: environment, level: level).paint.opacity(opacity))
  }
}
/// One level of a style.
nonisolated struct LevelShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let level: Int
  func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    base._paint(in: environment, level: self.level + level)
  }
}
extension ShapeStyle {
  /// The style with its opacity multiplied.
  @_disfavoredOverload public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityShapeStyle(base: self, opacity: opacity)
  }
  public var secondary: some ShapeStyle { LevelShapeStyle(base: self, level: 1) }
  public var tertiary: some ShapeStyle { LevelShapeStyle(base: self, level: 2) }
  public var quaternary: some ShapeStyle { LevelShapeStyle(base: self, level: 3) }
  public var quinary: some ShapeStyle { LevelShapeStyle(base: self, level: 4) }
}
