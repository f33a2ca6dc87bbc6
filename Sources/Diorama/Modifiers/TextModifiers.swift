import Foundation

extension View {
  /// The font of text that sets none; nil takes on the body font again.
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }
  nonisolated private func fontChange(
    _ value: some Equatable, _ change: @escaping (inout FontChanges) -> Void
  ) -> some View {
    modifier(
      EnvironmentModifier(
        change: { change(&$0.fontChanges) }, value: FontChangeValue(value: "\(value)")))
  }
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    fontChange(weight) { $0.weight = weight }
  }
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    fontChange(design) { $0.design = design }
  }
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    fontChange(width) { $0.width = width }
  }
  /// How large text is beside what it stands in.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    fontChange(isEnabled ? scale : nil) { if isEnabled { $0.scale = scale } }
  }
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    fontChange(isActive) { $0.weight = isActive ? .bold : nil }
  }
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    fontChange(isActive) { $0.isItalic = isActive }
  }
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    fontChange(isActive) { $0.isMonospaced = isActive }
  }
  nonisolated public func monospacedDigit() -> some View {
    fontChange(true) { $0.hasMonospacedDigits = true }
  }
  /// Extra points after each character.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    fontChange(kerning) { $0.tracking = kerning }
  }
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    fontChange(tracking) { $0.tracking = tracking }
  }
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    fontChange(baselineOffset) { $0.baselineOffset = baselineOffset }
  }
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    let style = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    return fontChange(style) { $0.underline = .some(style) }
  }
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    let style = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    return fontChange(style) { $0.strikethrough = .some(style) }
  }

  /// Where the lines of one text stand.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
  /// The most lines of a text, at least 1; nil has no limit.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number).environment(\.reservedLines, 1)
  }
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.lineLimit, nil).environment(\.reservedLines, limit.lowerBound)
  }
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound).environment(\.reservedLines, limit.lowerBound)
  }
  /// With `reservesSpace` a shorter text takes the room of all lines.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineLimit, limit).environment(\.reservedLines, reservesSpace ? limit : 1)
  }
  /// Extra points between lines.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }
  /// How small text may become before it is cut, as a fraction.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }
  /// Keeps the reader's text size within a range.
  nonisolated public func dynamicTypeSize<T: RangeExpression>(
    _ range: T
  ) -> some View where T.Bound == DynamicTypeSize {
    let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
    return transformEnvironment(\.dynamicTypeSize) { size in
      guard let low = allowed.first, let high = allowed.last else { return }
      size = min(max(size, low), high)
    }
  }
}

/// Tells changes of fonts apart.
private struct FontChangeValue: Equatable {
  var value: String
}
