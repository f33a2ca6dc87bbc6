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
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(BorderedLook(isProminent: false))
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
  func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(configuration: configuration, isProminent: isProminent)
  }
}
private struct BorderedLabel: View {
  let configuration: ButtonStyleConfiguration
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  private var tint: AnyShapeStyle {
    configuration.role == .destructive
      ? AnyShapeStyle(Color(.red)) : AnyShapeStyle(TintShapeStyle())
  }
  private var ink: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(.tertiaryLabel)) }
    return isProminent ? AnyShapeStyle(Color.white) : tint
  }
  private var fill: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(.tertiaryFill)) }
    return isProminent ? tint : AnyShapeStyle(tint.opacity(0.15))
  }
  var body: some View {
    configuration.label
      .foregroundStyle(ink)
      .padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
      .background(fill, in: RoundedRectangle(cornerRadius: 8))
      .opacity(configuration.isPressed ? 0.6 : 1)
  }
}
