import Foundation

/// A text that is being typed, broken into lines of a width, and where each of its gaps is.
@MainActor struct InputLines {
  struct Line {
    /// Characters of the text, without the break that ends the line.
    var range: Range<Int>
    /// It ends because there is no more room: what follows is on the next line.
    var isWrapped: Bool
    /// Points, without the spaces at its end.
    var width: CGFloat
  }
  let characters: [Character]
  private(set) var lines: [Line] = []
  let font: ResolvedFont
  private let system: any TextSystem

  /// - Parameter width: infinite for lines that end only where the text says so.
  init(_ text: String, font: ResolvedFont, width: CGFloat, _ system: any TextSystem) {
    characters = Array(text)
    self.font = font
    self.system = system
    var start = 0
    for paragraph in characters.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    {
      wrap(start..<start + paragraph.count, width)
      start += paragraph.count + 1
    }
  }
  func string(_ range: Range<Int>) -> String { String(characters[range]) }
  private func measure(_ range: Range<Int>) -> CGFloat {
    range.isEmpty ? 0 : system.width(string(range), font: font.request)
  }
  /// Without the spaces at its end.
  private func inked(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, LineBreaker.isSpace(characters[end - 1]) { end -= 1 }
    return range.lowerBound..<end
  }
  private mutating func end(_ range: Range<Int>, isWrapped: Bool) {
    lines.append(Line(range: range, isWrapped: isWrapped, width: measure(inked(range))))
  }
  private mutating func wrap(_ paragraph: Range<Int>, _ width: CGFloat) {
    var start = paragraph.lowerBound, at = start
    for piece in LineBreaker.pieces(Substring(string(paragraph))) {
      let next = at + piece.count
      if at > start, measure(inked(start..<next)) > width {
        end(start..<at, isWrapped: true)
        start = at
      }
      // What is wider than a line by itself is broken anywhere.
      while measure(inked(start..<next)) > width, next - start > 1 {
        var cut = start + 1
        while cut + 1 < next, measure(start..<cut + 1) <= width { cut += 1 }
        end(start..<cut, isWrapped: true)
        start = cut
      }
      at = next
    }
    end(start..<paragraph.upperBound, isWrapped: false)
  }

  // MARK: places

  /// The line that a gap is on.
  func line(of gap: Int) -> Int {
    max((lines.lastIndex { $0.range.lowerBound <= gap }) ?? 0, 0)
  }
  /// Points from the beginning of the line that the gap is on.
  func x(of gap: Int) -> CGFloat {
    let l = lines[line(of: gap)].range
    return measure(l.lowerBound..<min(max(gap, l.lowerBound), l.upperBound))
  }
  /// The gap of a line that is nearest to a place on it.
  func gap(at x: CGFloat, line: Int) -> Int {
    let l = lines[min(max(line, 0), lines.count - 1)]
    // The gap at the end of a line without a break is the first one of the next.
    let last = l.isWrapped ? max(l.range.upperBound - 1, l.range.lowerBound) : l.range.upperBound
    var best = l.range.lowerBound, distance = CGFloat.infinity
    for gap in l.range.lowerBound...last {
      let d = abs(measure(l.range.lowerBound..<gap) - x)
      if d < distance { (best, distance) = (gap, d) }
    }
    return best
  }
  /// The first or the last gap of a line.
  func end(of line: Int, isLast: Bool) -> Int {
    let l = lines[line]
    if !isLast { return l.range.lowerBound }
    return l.isWrapped ? max(l.range.upperBound - 1, l.range.lowerBound) : l.range.upperBound
  }
  /// What is drawn, with each line beginning where `origin` says, and the next one `pitch` below it.
  func layout(
    _ direction: LayoutDirection, origin: (Line) -> CGFloat, pitch: CGFloat, size: CGSize
  ) -> TextLayout {
    let top = (system.fieldHeight(font) - system.lineMetrics(font).height) / 2
    var fragments: [TextLayout.Fragment] = []
    var paragraph = ParagraphStyling()
    paragraph.lineLimit = 1
    let setter = Typesetter(system: system, paragraph: paragraph, scale: 1)
    for (i, line) in lines.enumerated() where !line.range.isEmpty {
      let one = setter.layout(
        [StyledText(text: string(line.range), styling: TextStyling(font: font))],
        in: .unspecified, direction: direction)
      fragments += one.moved(dx: origin(line), dy: CGFloat(i) * pitch + top).fragments
    }
    return TextLayout(
      fragments: fragments, size: size, firstBaseline: 0, lastBaseline: 0,
      lineCount: lines.count, isTruncated: false)
  }
}
