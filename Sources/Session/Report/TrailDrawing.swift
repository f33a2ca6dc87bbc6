import Diorama
import Foundation

/// The last gestures as lines over a picture of the window: a dot where a button went down, a ring
/// where it came up, dashes where the pointer moved with none down.
@MainActor struct TrailDrawing {
  private let evidence: FailureEvidence
  private static let gestures = 3

  init(_ evidence: FailureEvidence) { self.evidence = evidence }

  var svg: String {
    var strokes: [(points: [CGPoint], isDown: Bool)] = []
    var marks = ""
    var isDown = false
    func circle(_ p: CGPoint, _ radius: Double, _ name: String) {
      marks +=
        "<circle class=\"\(name)\" cx=\"\(number(p.x))\" cy=\"\(number(p.y))\" r=\"\(radius)\"/>"
    }
    func go(to p: CGPoint) {
      if let last = strokes.last, last.isDown == isDown {
        strokes[strokes.count - 1].points.append(p)
      } else {
        strokes.append(((strokes.last?.points.last).map { [$0, p] } ?? [p], isDown))
      }
    }
    for event in evidence.trail.gestures(Self.gestures) {
      switch event.kind {
      case .down(let p, _):
        isDown = true
        strokes.append(([p], true))
        circle(p, 5, "down")
      case .move(let p): go(to: p)
      case .fingers(let p, _): if isDown { go(to: p) }
      case .up(let p, _):
        go(to: p)
        isDown = false
        circle(p, 8, "up")
      case .cancel: isDown = false
      case .leave: strokes.append(([], false))
      default: break
      }
    }
    let lines = strokes.filter { $0.points.count > 1 }.map { stroke in
      let points = stroke.points.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: " ")
      return "<polyline class=\"\(stroke.isDown ? "pressed" : "hovering")\" points=\"\(points)\"/>"
    }
    if lines.isEmpty, marks.isEmpty { return "" }
    let size = evidence.size
    return "<svg class=\"trail\" viewBox=\"0 0 \(number(size.width)) \(number(size.height))\">"
      + lines.joined() + marks + "</svg>"
  }
  private func number(_ v: CGFloat) -> String { "\((v * 10).rounded() / 10)" }
}

/// An event in words.
enum InputSentence {
  static func text(_ event: InputEvent) -> String {
    let milliseconds = Int((event.time * 1000).rounded())
    return "\(milliseconds) ms: \(what(event))"
  }
  private static func what(_ event: InputEvent) -> String {
    func place(_ p: CGPoint) -> String {
      "(\((p.x * 10).rounded() / 10), \((p.y * 10).rounded() / 10))"
    }
    switch event.kind {
    case .down(let p, let button): return "\(button.rawValue) button down at \(place(p))"
    case .move(let p): return "pointer at \(place(p))"
    case .up(let p, let button): return "\(button.rawValue) button up at \(place(p))"
    case .fingers(let p, let q): return "two fingers at \(place(p)) and \(place(q))"
    case .leave: return "the pointer leaves"
    case .cancel: return "the gesture is cancelled"
    case .wheel(let d, let p): return "wheel by (\(d.dx), \(d.dy)) at \(place(p))"
    case .key(let name, let isDown):
      let names: [(InputEvent.Modifiers, String)] = [
        (.control, "control"), (.alt, "alt"), (.shift, "shift"), (.meta, "meta"),
      ]
      let held = names.filter { event.modifiers.contains($0.0) }.map { $0.1 + " " }.joined()
      return "key \(held)\"\(name)\" \(isDown ? "down" : "up")"
    case .text(let text): return "text \"\(text)\""
    case .focus(let isFocused): return "the window \(isFocused ? "gets" : "loses") the keyboard"
    case .resize(let size): return "the window becomes \(size.width) by \(size.height)"
    }
  }
}
