import Foundation

// Modifiers that give a text again.
extension Text {
  private func changed(_ change: Change) -> Text {
    var t = self
    t.changes.append(change)
    return t
  }
  public func font(_ font: Font?) -> Text { changed(.font(font)) }
  public func fontWeight(_ weight: Font.Weight?) -> Text { changed(.weight(weight)) }
  public func fontDesign(_ design: Font.Design?) -> Text { changed(.design(design)) }
  public func fontWidth(_ width: Font.Width?) -> Text { changed(.width(width)) }
  public func foregroundColor(_ color: Color?) -> Text {
    changed(.style(StretchStyle(style: color.map { AnyShapeStyle($0) })))
  }
  /// Differs: in a stretch of a longer text, a gradient shows its first colour.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    changed(.style(StretchStyle(style: AnyShapeStyle(style))))
  }
  public func bold() -> Text { changed(.bold(true)) }
  public func bold(_ isActive: Bool) -> Text { changed(.bold(isActive)) }
  public func italic() -> Text { changed(.italic(true)) }
  public func italic(_ isActive: Bool) -> Text { changed(.italic(isActive)) }
  public func monospaced(_ isActive: Bool = true) -> Text { changed(.monospaced(isActive)) }
  public func monospacedDigit() -> Text { changed(.monospacedDigit) }
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? changed(.scale(scale)) : self
  }
  public func kerning(_ kerning: CGFloat) -> Text { changed(.tracking(kerning)) }
  public func tracking(_ tracking: CGFloat) -> Text { changed(.tracking(tracking)) }
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    changed(.baselineOffset(baselineOffset))
  }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    changed(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    changed(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }
}
