import Foundation

extension Path: LosslessStringConvertible {
  /// The path as PostScript-like text: numbers, then a verb. `m` moves, `l` is a line, `q` a curve with
  /// one control and `c` one with two, `h` closes. `Path(_:)` makes the same path of it.
  public var description: String {
    func text(_ points: CGPoint...) -> String {
      points.flatMap { [$0.x, $0.y] }.map { v in
        // The shortest number that is this one.
        let s = "\(Double(v))"
        return s.hasSuffix(".0") ? String(s.dropLast(2)) : s
      }.joined(separator: " ")
    }
    return elements.map { e in
      switch e {
      case .move(let p): text(p) + " m"
      case .line(let p): text(p) + " l"
      case .quadCurve(let p, let c): text(c, p) + " q"
      case .curve(let p, let c1, let c2): text(c1, c2, p) + " c"
      case .closeSubpath: "h"
      }
    }.joined(separator: " ")
  }

  /// A path from text as `description` writes it; nil where the text is something else: a verb that
  /// there is not, too few numbers or too many before one, or a number that is not finite.
  public init?(_ string: String) {
    var elements: [Element] = [], numbers: [CGFloat] = []
    func point(_ i: Int) -> CGPoint { CGPoint(x: numbers[i], y: numbers[i + 1]) }
    let counts = ["m": 2, "l": 2, "q": 4, "c": 6, "h": 0]
    for word in string.split(whereSeparator: \.isWhitespace) {
      guard let count = counts[String(word)] else {
        guard let v = Double(word), v.isFinite else { return nil }
        numbers.append(v)
        continue
      }
      // What draws needs a place to begin at.
      guard numbers.count == count, word == "m" || !elements.isEmpty else { return nil }
      switch word {
      case "m": elements.append(.move(to: point(0)))
      case "l": elements.append(.line(to: point(0)))
      case "q": elements.append(.quadCurve(to: point(2), control: point(0)))
      case "c": elements.append(.curve(to: point(4), control1: point(0), control2: point(2)))
      default: elements.append(.closeSubpath)
      }
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
    self.init(elements: elements)
  }
}
