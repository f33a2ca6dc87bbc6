import Foundation

extension View {
  /// The colour of text, symbols and shapes; nil takes on that of the views around again.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    modifier(
      EnvironmentModifier(
        change: { $0.foreground.styles = color.map { [AnyShapeStyle($0)] } ?? [] }, value: color))
  }
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    foreground([AnyShapeStyle(style)])
  }
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    foreground([AnyShapeStyle(primary), AnyShapeStyle(secondary)])
  }
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    foreground([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
  }
  /// A style that leads to itself, such as `.secondary`, means that of the views around.
  private nonisolated func foreground(_ styles: [AnyShapeStyle]) -> some View {
    modifier(
      EnvironmentModifier(
        change: { values in
          let outer = values
          values.foreground.styles = styles.map { $0.anchored(in: outer) }
        }, value: nil))
  }

  nonisolated public func tint(_ tint: Color?) -> some View {
    environment(\.tintStyle, tint.map { AnyShapeStyle($0) }).environment(\.accent, tint)
  }
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    environment(\.tintStyle, tint.map { AnyShapeStyle($0) })
  }
  nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
  /// The appearance of this view and those in it.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
  /// Makes the controls in this view react, or not; a view around that is disabled wins.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    modifier(
      EnvironmentModifier(change: { $0.isEnabled = $0.isEnabled && !disabled }, value: disabled)
    ).modifier(SemanticsModifier { if disabled { $0.isEnabled = false } })
  }
}
