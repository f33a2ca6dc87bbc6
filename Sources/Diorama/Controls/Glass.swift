import Foundation

/// A pane of glass behind a view.
///
/// Differs: it blurs and brightens what is behind it and has a rim; it refracts nothing, and panes do
/// not flow into each other.
public struct Glass: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case regular, clear, identity }
  let kind: Kind
  var tint: Color?
  var isInteractive = false
  public static let regular = Glass(kind: .regular)
  /// More of what is behind it is seen.
  public static let clear = Glass(kind: .clear)
  /// None at all.
  public static let identity = Glass(kind: .identity)
  public func tint(_ color: Color?) -> Glass {
    var g = self
    g.tint = color
    return g
  }
  /// It grows by a twentieth while it is held.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var g = self
    g.isInteractive = isEnabled
    return g
  }
}

/// A capsule.
nonisolated public struct DefaultGlassEffectShape: Shape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// How panes come and go. They fade.
public struct GlassEffectTransition: Sendable {
  public static let identity = GlassEffectTransition()
  public static let matchedGeometry = GlassEffectTransition()
  public static let materialize = GlassEffectTransition()
}

/// Holds views with panes of glass.
///
/// Differs: panes that are near each other do not flow together; it shows its content alone.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content
  /// - Parameter spacing: points at which panes would begin to flow together.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public var body: some View { content }
}

extension View {
  /// A pane of glass behind the view.
  nonisolated public func glassEffect(_ glass: Glass = .regular) -> some View {
    glassEffect(glass, in: DefaultGlassEffectShape())
  }
  nonisolated public func glassEffect(_ glass: Glass = .regular, in shape: some Shape) -> some View
  {
    modifier(GlassModifier(glass: glass, shape: shape))
  }
  /// Differs: does nothing, as panes do not flow into each other.
  nonisolated public func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View { self }
  /// Differs: does nothing, as panes do not flow into each other.
  nonisolated public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View { self }
  /// Differs: does nothing; panes fade with their views.
  nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    self
  }
}

nonisolated struct GlassModifier<S: Shape>: ViewModifier {
  let glass: Glass
  let shape: S
  @MainActor func body(content: Content) -> some View {
    content
      .background { if glass.kind != .identity { GlassPane(glass: glass, shape: shape) } }
      .modifier(GlassHold(isOn: glass.isInteractive))
  }
}
/// Grows while it is held.
private struct GlassHold: ViewModifier {
  let isOn: Bool
  @GestureState private var isHeld = false
  init(isOn: Bool) { self.isOn = isOn }
  func body(content: Content) -> some View {
    content
      .scaleEffect(isHeld ? 1.05 : 1)
      .animation(.spring(response: 0.3, dampingFraction: 0.6), value: isHeld)
      .simultaneousGesture(
        DragGesture(minimumDistance: 0).updating($isHeld) { _, held, _ in held = true },
        including: isOn ? .all : .subviews)
  }
}
/// The pane alone.
struct GlassPane<S: Shape>: View {
  let glass: Glass
  let shape: S
  var body: some View {
    let rim = LinearGradient(
      colors: [.white.opacity(0.6), .white.opacity(0.15), .white.opacity(0.35)],
      startPoint: .topLeading, endPoint: .bottomTrailing)
    shape.fill(glass.kind == .clear ? .ultraThinMaterial : .thinMaterial)
      .opacity(glass.kind == .clear ? 0.6 : 1)
      .overlay { if let tint = glass.tint { shape.fill(tint.opacity(0.8)) } }
      .overlay { shape.stroke(rim, lineWidth: 1) }
  }
}

/// The label on a pane of glass.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  let glass: Glass
  public init() { glass = .regular }
  public init(_ glass: Glass) { self.glass = glass }
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(GlassLook(glass: glass))
  }
}
/// A white label on a pane of the tint.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(GlassLook(glass: nil))
  }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
private struct GlassLook: ButtonStyle {
  /// Nil for the tint.
  let glass: Glass?
  func makeBody(configuration: Configuration) -> some View {
    GlassLabel(configuration: configuration, glass: glass)
  }
}
private struct GlassLabel: View {
  let configuration: ButtonStyleConfiguration
  let glass: Glass?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.font) private var font
  var body: some View {
    let shape = ButtonGround(shape: shape == .automatic ? .capsule : shape, size: size)
    let pane = GlassPane(glass: glass ?? .regular, shape: shape)
    configuration.label
      .modifier(LabelInk(ink))
      .font(font ?? size.font)
      .padding(size.padding)
      .background { if glass == nil { shape.fill(ground) } }
      .background { pane }
      .scaleEffect(configuration.isPressed ? 1.05 : 1)
      .animation(.spring(response: 0.3, dampingFraction: 0.6), value: configuration.isPressed)
  }
  private var ink: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(.tertiaryLabel)) }
    if configuration.role == .destructive, glass != nil { return AnyShapeStyle(Color(.red)) }
    return glass == nil ? AnyShapeStyle(Color.white) : AnyShapeStyle(Color.primary)
  }
  private var ground: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(.tertiaryFill)) }
    return configuration.role == .destructive
      ? AnyShapeStyle(Color(.red)) : AnyShapeStyle(TintShapeStyle())
  }
}
