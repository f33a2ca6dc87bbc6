import Foundation

/// A text broken into lines, placed in points from its top left corner.
package final class TextLayout {
  /// A stretch that is drawn in one go.
  package struct Fragment {
    package var text: String
    package var styling: TextStyling
    /// The pen's place at the start, on the baseline.
    package var origin: CGPoint
    package var width: CGFloat
  }
  package let fragments: [Fragment]
  package let size: CGSize
  package let firstBaseline: CGFloat
  package let lastBaseline: CGFloat
  package let lineCount: Int
  package let isTruncated: Bool

  init(
    fragments: [Fragment], size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat,
    lineCount: Int, isTruncated: Bool
  ) {
    self.fragments = fragments
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lineCount = lineCount
    self.isTruncated = isTruncated
  }
}

/// Breaks styled text into lines.
@MainActor package struct Typesetter {
  /// A stretch of one style between two places where a line may end.
  private struct Piece {
    var text: Substring
    var styling: TextStyling
    var width: CGFloat
    /// Without the spaces at its end, which may hang over.
    var inkWidth: CGFloat
    var mayBreakAfter: Bool
  }
  private struct Line {
    var pieces: [Piece] = []
    var endsParagraph = false
  }
  private let system: any TextSystem
  private let paragraph: ParagraphStyling
  /// Pixels in a point: what a text takes ends at a whole one.
  private let scale: CGFloat
  /// Layout widths may differ by rounding when they come back as proposals.
  private static let slack: CGFloat = 0.01

  package init(system: any TextSystem, paragraph: ParagraphStyling, scale: CGFloat) {
    self.system = system
    self.paragraph = paragraph
    self.scale = scale
  }
  private func wholePixels(_ v: CGFloat) -> CGFloat {
    ((v - Self.slack / scale) * scale).rounded(.up) / scale
  }

  /// Sets `runs` in at most `size`; nil on an axis has no limit there.
  package func layout(
    _ runs: [StyledText], in size: ProposedViewSize, direction: LayoutDirection
  ) -> TextLayout {
    let plain = attempt(runs, size, direction)
    let smallest = min(max(paragraph.minimumScale, 0.05), 1)
    if !plain.isTruncated || smallest >= 1 { return plain }
    var scale = 1.0, last = plain
    while scale > smallest + 1e-9 {
      scale = max(scale - 0.05, smallest)
      last = attempt(runs.map { $0.scaled(by: scale) }, size, direction)
      if !last.isTruncated { break }
    }
    return last
  }

  private func attempt(
    _ runs: [StyledText], _ size: ProposedViewSize, _ direction: LayoutDirection
  ) -> TextLayout {
    let width = size.width.map { max($0, 0) } ?? .infinity
    var lines = broken(runs, width)
    var limit = max(paragraph.lineLimit ?? .max, 1)
    if let height = size.height, height.isFinite {
      limit = min(limit, max(bottoms(lines).prefix { $0 <= height + Self.slack }.count, 1))
    }
    var isTruncated = false
    if lines.count > limit {
      isTruncated = true
      let rest = lines[(limit - 1)...].flatMap { line in line.pieces }
      lines = Array(lines[..<(limit - 1)]) + [truncated(rest, to: width)]
    } else if let last = lines.last, limit == lines.count, paragraph.lineLimit != nil,
      inkWidth(last) > width + Self.slack
    {
      // A word that is wider than the line, with no line left to break it into.
      isTruncated = true
      lines[lines.count - 1] = truncated(last.pieces, to: width)
    }
    return placed(lines, in: width, isTruncated, direction)
  }

  // MARK: measuring

  private func width(_ text: Substring, _ styling: TextStyling) -> CGFloat {
    if text.isEmpty { return 0 }
    if isSpaced(styling) {
      return text.reduce(0) { $0 + advance($1, styling) }
    }
    return system.width(String(text), font: styling.font.request)
  }
  private func isSpaced(_ styling: TextStyling) -> Bool {
    styling.tracking != 0 || styling.font.hasMonospacedDigits
  }
  private func advance(_ c: Character, _ styling: TextStyling) -> CGFloat {
    let shown = styling.font.hasMonospacedDigits && c.isASCII && c.isNumber ? "0" : String(c)
    return system.width(shown, font: styling.font.request) + styling.tracking
  }
  private func piece(_ text: Substring, _ styling: TextStyling, _ mayBreak: Bool) -> Piece {
    var ink = text
    while let last = ink.last, LineBreaker.isSpace(last) { ink.removeLast() }
    let w = width(text, styling)
    return Piece(
      text: text, styling: styling, width: w,
      inkWidth: ink.endIndex == text.endIndex ? w : width(ink, styling), mayBreakAfter: mayBreak)
  }
  /// Symbols among letters stand within the letters' line.
  private func metrics(_ line: Line) -> LineMetrics {
    let letters = line.pieces.filter { $0.styling.font.request.family != .symbols }
    var all: LineMetrics?
    for p in letters.isEmpty ? line.pieces : letters {
      let one = system.lineMetrics(p.styling.font)
      if all == nil { all = one } else { all?.formUnion(one) }
    }
    return all ?? LineMetrics(ascent: 0, descent: 0)
  }
  /// Where each line's baseline is, from the top of the first.
  private func baselines(_ lines: [LineMetrics]) -> [CGFloat] {
    var top: CGFloat = 0
    return lines.map { line in
      defer { top += line.pitch + paragraph.lineSpacing }
      return top + line.ascent
    }
  }
  /// How high the lines up to each are.
  private func bottoms(_ lines: [Line]) -> [CGFloat] {
    let lines = lines.map(metrics)
    return zip(baselines(lines), lines).map { $0 + $1.descent }
  }
  private func inkWidth(_ line: Line) -> CGFloat { inkWidth(line.pieces[...]) }
  /// The width without spaces at the end, each stretch of one style measured whole.
  private func inkWidth(_ pieces: ArraySlice<Piece>) -> CGFloat {
    joined(pieces).reduce(0) { $0 + $1.width }
  }
  /// Neighbours of one style become one; spaces at the end go, unless they count.
  private func joined(_ pieces: ArraySlice<Piece>, keepsSpaces: Bool = false) -> [Piece] {
    var texts: [(String, TextStyling)] = []
    for p in pieces {
      if let last = texts.last, last.1 == p.styling {
        texts[texts.count - 1].0 += p.text
      } else {
        texts.append((String(p.text), p.styling))
      }
    }
    while !keepsSpaces, var last = texts.last {
      while let c = last.0.last, LineBreaker.isSpace(c) { last.0.removeLast() }
      texts[texts.count - 1] = last
      if !last.0.isEmpty || texts.count == 1 { break }
      texts.removeLast()
    }
    return texts.map { text, styling in
      let w = width(text[...], styling)
      return Piece(
        text: text[...], styling: styling, width: w, inkWidth: w, mayBreakAfter: false)
    }
  }

  // MARK: breaking

  private func broken(_ runs: [StyledText], _ width: CGFloat) -> [Line] {
    var lines: [Line] = []
    var line = Line(), lineWidth: CGFloat = 0
    /// Pieces since the last place where a line may end.
    var word: [Piece] = []
    func endLine(_ endsParagraph: Bool) {
      line.endsParagraph = endsParagraph
      lines.append(line)
      line = Line()
      lineWidth = 0
    }
    func endWord() {
      if word.isEmpty { return }
      let ink = word.dropLast().reduce(0) { $0 + $1.width } + word[word.count - 1].inkWidth
      if !line.pieces.isEmpty, lineWidth + ink > width + Self.slack,
        inkWidth((line.pieces + word)[...]) > width + Self.slack
      {
        endLine(false)
      }
      if line.pieces.isEmpty, ink > width + Self.slack, paragraph.lineLimit != 1 {
        for p in word { breakUp(p) }
      } else {
        for p in word {
          line.pieces.append(p)
          lineWidth += p.width
        }
      }
      word = []
    }
    /// A word wider than a line breaks between characters, at least one a line.
    func breakUp(_ p: Piece) {
      var rest = p.text
      while !rest.isEmpty {
        var n = 0, w: CGFloat = 0
        for c in LineBreaker.units(rest) {
          let next = w + c.reduce(0) { $0 + advance($1, p.styling) }
          if (n > 0 || !line.pieces.isEmpty), lineWidth + next > width + Self.slack,
            !LineBreaker.isSpace(c.first!)
          {
            break
          }
          w = next
          n += c.count
        }
        if n > 0 {
          let q = piece(rest.prefix(n), p.styling, p.mayBreakAfter)
          line.pieces.append(q)
          lineWidth += q.width
          rest = rest.dropFirst(n)
        }
        if !rest.isEmpty { endLine(false) }
      }
    }
    for run in runs {
      let paragraphs = run.text.split(
        omittingEmptySubsequences: false, whereSeparator: { $0.isNewline })
      for (i, text) in paragraphs.enumerated() {
        if i > 0 {
          endWord()
          if line.pieces.isEmpty { line.pieces.append(piece("", run.styling, true)) }
          endLine(true)
        }
        let pieces = width == .infinity ? [text] : LineBreaker.pieces(text)
        for (k, t) in pieces.enumerated() {
          let ends = k < pieces.count - 1 || (t.last.map(LineBreaker.isSpace) ?? false)
          word.append(piece(t, run.styling, ends))
          if ends { endWord() }
        }
      }
    }
    endWord()
    if line.pieces.isEmpty, let last = runs.last {
      line.pieces.append(piece("", last.styling, true))
    }
    if !line.pieces.isEmpty { endLine(true) }
    return lines
  }

  /// `pieces` on one line, cut to `width` with an ellipsis.
  private func truncated(_ pieces: [Piece], to width: CGFloat) -> Line {
    var line = Line()
    line.endsParagraph = true
    let all = joined(pieces[...])
    guard let first = all.first, let last = all.last else { return line }
    let count = all.reduce(0) { $0 + $1.text.count }
    /// `head` characters from the start, an ellipsis, `tail` characters from the end.
    func cut(_ head: Int, _ tail: Int) -> [Piece] {
      var out: [Piece] = [], left = head
      for p in all where left > 0 {
        let t = p.text.prefix(left)
        left -= t.count
        out.append(piece(t, p.styling, false))
      }
      if tail == 0, let p = out.last {
        // No space before the ellipsis.
        var t = p.text
        while let c = t.last, LineBreaker.isSpace(c) { t.removeLast() }
        out[out.count - 1] = piece(t + "…", p.styling, false)
      } else {
        out.append(
          piece(
            "…", (head > 0 ? out.last?.styling : nil) ?? (tail > 0 ? last : first).styling, false))
      }
      left = tail
      var end: [Piece] = []
      for p in all.reversed() where left > 0 {
        let t = p.text.suffix(left)
        left -= t.count
        end.insert(piece(t, p.styling, false), at: 0)
      }
      return out + end
    }
    func cut(_ n: Int) -> [Piece] {
      switch paragraph.truncation {
      case .tail: cut(n, 0)
      case .head: cut(0, n)
      case .middle: cut((n + 1) / 2, n / 2)
      }
    }
    var lo = 0, hi = max(count - 1, 0)
    while lo < hi {
      let mid = (lo + hi + 1) / 2
      if inkWidth(cut(mid)[...]) <= width + Self.slack { lo = mid } else { hi = mid - 1 }
    }
    line.pieces = cut(lo)
    return line
  }

  // MARK: placing

  /// What is drawn of a line. Where it was broken, spaces hang over; at the end of a paragraph they take
  /// room, if there is any.
  private func shown(_ line: Line, in width: CGFloat) -> [Piece] {
    if line.endsParagraph {
      let all = joined(line.pieces[...], keepsSpaces: true)
      if all.reduce(0, { $0 + $1.width }) <= width + Self.slack { return all }
    }
    return joined(line.pieces[...])
  }
  private func placed(
    _ lines: [Line], in width: CGFloat, _ isTruncated: Bool, _ direction: LayoutDirection
  ) -> TextLayout {
    let inked = lines.map { shown($0, in: width) }
    let widths = inked.map { $0.reduce(0) { $0 + $1.width } }
    let widest = wholePixels(widths.max() ?? 0)
    var fragments: [TextLayout.Fragment] = []
    var metrics = lines.map(metrics)
    let baselines = baselines(metrics)
    for (i, baseline) in baselines.enumerated() {
      var x: CGFloat
      switch (paragraph.alignment, direction) {
      case (.center, _): x = (widest - widths[i]) / 2
      case (.leading, .leftToRight), (.trailing, .rightToLeft): x = 0
      case (.trailing, .leftToRight), (.leading, .rightToLeft): x = widest - widths[i]
      }
      for p in inked[i] {
        let y = baseline - p.styling.baselineOffset
        if isSpaced(p.styling) {
          for c in p.text {
            let w = advance(c, p.styling)
            let own = system.width(String(c), font: p.styling.font.request)
            let shift = p.styling.font.hasMonospacedDigits ? (w - p.styling.tracking - own) / 2 : 0
            fragments.append(
              TextLayout.Fragment(
                text: String(c), styling: p.styling, origin: CGPoint(x: x + shift, y: y), width: w))
            x += w
          }
        } else if !p.text.isEmpty {
          fragments.append(
            TextLayout.Fragment(
              text: String(p.text), styling: p.styling, origin: CGPoint(x: x, y: y),
              width: p.width))
          x += p.width
        }
      }
    }
    var height: CGFloat = 0
    if let first = metrics.first {
      while metrics.count < paragraph.reservedLines { metrics.append(first) }
      height = wholePixels(self.baselines(metrics).last! + metrics.last!.descent)
    }
    return TextLayout(
      fragments: fragments, size: CGSize(width: widest, height: height),
      firstBaseline: baselines.first ?? 0, lastBaseline: baselines.last ?? 0,
      lineCount: lines.count, isTruncated: isTruncated)
  }
}

extension StyledText {
  fileprivate func scaled(by k: CGFloat) -> StyledText {
    var s = self
    s.styling.font.request.size *= k
    s.styling.font.pitch? *= k
    s.styling.font.lineSize? *= k
    s.styling.tracking *= k
    s.styling.baselineOffset *= k
    return s
  }
}
