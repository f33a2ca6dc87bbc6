import Foundation

/// How a line of text stands, in points.
package struct LineMetrics: Hashable, Sendable {
  /// How far it reaches above its baseline and below it.
  package var ascent: CGFloat
  package var descent: CGFloat
  /// Between its bottom and the next one's top; below 0 where they overlap.
  package var gap: CGFloat = 0
  /// Of one line alone.
  package var height: CGFloat { ascent + descent }
  /// From one baseline to the next.
  package var pitch: CGFloat { height + gap }

  /// Of the system's fonts, as a part of the size: 1950 and 494 of the 2048 units of Apple's own.
  package static func system(size: CGFloat) -> LineMetrics {
    LineMetrics(ascent: 1950.0 / 2048 * size, descent: 494.0 / 2048 * size)
  }
  /// Room for the lines of each.
  mutating func formUnion(_ other: LineMetrics) {
    let pitch = max(pitch, other.pitch)
    ascent = max(ascent, other.ascent)
    descent = max(descent, other.descent)
    gap = pitch - height
  }
}

extension TextSystem {
  package func lineMetrics(_ font: ResolvedFont) -> LineMetrics {
    var line: LineMetrics, request = font.request
    request.size = font.lineSize ?? request.size
    let size = request.size
    switch request.family {
    case .named:
      let face = metrics(request)
      line = LineMetrics(ascent: face.ascent, descent: face.descent)
    case .symbols:
      // 1.2 sizes high, in whole points, and its face in the middle.
      let face = metrics(request)
      let rest = (size * 1.2).rounded() - face.ascent - face.descent
      line = LineMetrics(ascent: face.ascent + rest / 2, descent: face.descent + rest / 2)
    default: line = .system(size: size)
    }
    line.gap = (font.pitch.map { $0 - line.height } ?? 0) + font.extraLeading
    return line
  }
  /// How high a field of one line is: as far as from line to line, and at least as high as a line, in
  /// whole points.
  package func fieldHeight(_ font: ResolvedFont) -> CGFloat {
    let line = lineMetrics(font)
    return max(line.pitch, line.height.rounded(.up))
  }
}
