import Foundation

/// The tint on the label alone.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(DefaultButtonLook())
  }
}
/// The tint on the label alone.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(DefaultButtonLook())
  }
}
/// The label as it is, dimmed while it is pressed.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(PlainLook())
  }
}
/// The label on a pale tint.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  let tint: Color?
  public init() { tint = nil }
  public init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(BorderedLook(isProminent: false, tint: tint))
  }
}
/// A white label on the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(BorderedLook(isProminent: true))
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

private struct PlainLook: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    DimmedLabel(configuration: configuration)
  }
}
private struct DimmedLabel: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  var body: some View {
    configuration.label.opacity(!isEnabled ? 0.3 : configuration.isPressed ? 0.5 : 1)
  }
}
private struct BorderedLook: ButtonStyle {
  let isProminent: Bool
  var tint: Color?
  func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(configuration: configuration, isProminent: isProminent, own: tint)
  }
}
private struct BorderedLabel: View {
  let configuration: ButtonStyleConfiguration
  let isProminent: Bool
  let own: Color?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.font) private var font
  @Environment(\.tintStyle) private var around
  init(configuration: ButtonStyleConfiguration, isProminent: Bool, own: Color?) {
    self.configuration = configuration
    self.isProminent = isProminent
    self.own = own
  }
  private var tint: AnyShapeStyle {
    if configuration.role == .destructive { return AnyShapeStyle(Color(.red)) }
    return own.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle())
  }
  private var ink: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(.tertiaryLabel)) }
    return isProminent ? AnyShapeStyle(Color.white) : tint
  }
  private var fill: AnyShapeStyle {
    // Only a tint that somebody has chosen colours the ground as well.
    let isTinted = isProminent || own != nil || around != nil || configuration.role == .destructive
    if !isEnabled || !isTinted { return AnyShapeStyle(Color(.tertiaryFill)) }
    return isProminent ? tint : AnyShapeStyle(tint.opacity(0.15))
  }
  var body: some View {
    configuration.label
      .modifier(LabelInk(ink))
      .font(font ?? size.font)
      .padding(size.padding)
      .background(fill, in: ButtonGround(shape: shape, size: size))
      .opacity(configuration.isPressed ? 0.6 : 1)
  }
}
