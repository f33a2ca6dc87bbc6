import Foundation

/// How a symbol differs from the one that its name means: filled, in a frame, struck out.
public struct SymbolVariants: Hashable, Sendable {
  private enum Frame: String, Hashable, Sendable { case circle, square, rectangle }
  private var frame: Frame?
  private var isFilled = false
  private var isSlashed = false

  public static let none = SymbolVariants()
  public static let circle = SymbolVariants(frame: .circle)
  public static let square = SymbolVariants(frame: .square)
  public static let rectangle = SymbolVariants(frame: .rectangle)
  public static let fill = SymbolVariants(isFilled: true)
  public static let slash = SymbolVariants(isSlashed: true)

  public var circle: SymbolVariants { union(.circle) }
  public var square: SymbolVariants { union(.square) }
  public var rectangle: SymbolVariants { union(.rectangle) }
  public var fill: SymbolVariants { union(.fill) }
  public var slash: SymbolVariants { union(.slash) }

  /// Whether it is at least what `other` is.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.frame == nil || other.frame == frame) && (isFilled || !other.isFilled)
      && (isSlashed || !other.isSlashed)
  }
  func union(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      frame: other.frame ?? frame, isFilled: isFilled || other.isFilled,
      isSlashed: isSlashed || other.isSlashed)
  }
  /// The name of a symbol in this variant: `bell` becomes `bell.slash.circle.fill`.
  func applied(to name: String) -> String {
    if self == .none { return name }
    var parts = name.split(separator: ".").map(String.init)
    let isFilled = isFilled || parts.last == "fill"
    if parts.last == "fill" { parts.removeLast() }
    if isSlashed, !parts.contains("slash") { parts.append("slash") }
    if let frame, parts.last != frame.rawValue { parts.append(frame.rawValue) }
    if isFilled { parts.append("fill") }
    return parts.joined(separator: ".")
  }
}

/// In which colours the layers of a symbol are drawn.
public struct SymbolRenderingMode: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case monochrome, hierarchical, palette, multicolor }
  private let kind: Kind
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  public static let palette = SymbolRenderingMode(kind: .palette)
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
}

private enum SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}
private enum SymbolRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}
extension EnvironmentValues {
  /// The variant in which symbols are shown, where they have it.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
  /// Differs: kept for views that read it; symbols have one layer.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}
extension View {
  /// Shows the symbols in this view in a variant, beside those that are asked for further out. Those
  /// that do not have it stay as they are.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = $0.union(variant) }
  }
  /// Differs: symbols have one layer, drawn in the foreground style whatever the mode.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
  /// How large symbols are beside text: `.small` 0.8 times, `.large` 1.3 times.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
}
