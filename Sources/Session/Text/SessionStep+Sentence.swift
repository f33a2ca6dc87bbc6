import Diorama
import Foundation

extension SessionStep {
  /// What it does, as a sentence.
  func sentence(framesPerSecond: Int) -> String {
    let hand = recorded.map { " As recorded: \($0.phrase)." } ?? ""
    let keys = SessionStep.Action.with(modifiers)
    return "\(action.sentence(framesPerSecond: framesPerSecond))\(keys).\(hand)"
  }
}

extension SessionStep.Action {
  /// Keys that are held meanwhile.
  fileprivate static func with(_ modifiers: InputEvent.Modifiers) -> String {
    let names = LineParser.modifiers.filter { modifiers.contains($0.1) }.map(\.0)
    return names.isEmpty ? "" : " with \(Phrase.list(names))"
  }
  /// Without its full stop.
  fileprivate func sentence(framesPerSecond: Int) -> String {
    func time(_ frames: Int) -> String {
      let seconds = Double(frames) / Double(framesPerSecond)
      return "\(Phrase.counted(frames, "frame")) (\(Phrase.duration(seconds: seconds)))"
    }
    switch self {
    case .tap(let target): return "Tap \(target.phrase(after: ""))"
    case .doubleTap(let target): return "Double-tap \(target.phrase(after: ""))"
    case .press(let target, let seconds):
      return "Press \(target.phrase(after: "")) for \(Phrase.duration(seconds: seconds))"
    case .drag(let start, let end, let seconds):
      let way = "from \(start.phrase) \(end.phrase)"
      return "Drag \(way) in \(Phrase.duration(seconds: seconds))"
    case .pinch(let target, let pinch): return "Pinch \(target.phrase(after: "")): \(pinch.phrase)"
    case .swipe(let direction, let pattern):
      return "Swipe \(direction.rawValue) across \(pattern?.phrase ?? "the window")"
    case .down(let target, let button):
      return "Put the \(button.rawValue) button down \(target.phrase(after: "on"))"
    case .move(let end, let seconds):
      return "Move the pointer \(end.phrase) in \(Phrase.duration(seconds: seconds))"
    case .up: return "Release the button"
    case .cancel: return "Cancel the gesture"
    case .hover(let target):
      return target.map { "Hold the pointer \($0.phrase(after: "over"))" }
        ?? "Take the pointer out of the window"
    case .pointer(let recorded): return "Play a recorded gesture: \(recorded.phrase)"
    case .fingers(let first, let second):
      return "Put two fingers at \(Phrase.point(first)) and \(Phrase.point(second))"
    case .wheel(let d, let target):
      return "Turn the wheel by \(Phrase.pair(d.dx, d.dy)) \(target.phrase(after: "over"))"
    case .key(let name, let modifiers):
      let key = KeyName.named.contains(name) ? name : Phrase.quoted(name)
      return "Press the key \(key)\(Self.with(modifiers))"
    case .text(let text): return "Type \(Phrase.quoted(text))"
    case .resize(let size): return "Resize the window to \(Phrase.size(size)) points"
    case .focus(let isFocused):
      return isFocused ? "Give the window the focus" : "Take the focus from the window"
    case .set(let change): return "Set \(change.phrase)"
    case .wait(let frames): return "Wait \(time(frames))"
    case .settle(let frames): return "Let everything come to rest within \(time(frames))"
    case .expect(let expectation): return expectation.sentence
    case .snapshot(let name, let tolerance):
      let limit = tolerance == 0 ? "" : ", give or take \(Phrase.counted(tolerance, "level"))"
      return "Compare the picture with \(Phrase.quoted(name))\(limit)"
    case .again(let n, let steps):
      let inner = steps.map { $0.sentence(framesPerSecond: framesPerSecond) }
      return "Repeat \(Phrase.counted(n, "time")): \(inner.joined(separator: " "))"
    }
  }
}

extension Pinch {
  /// `to 2 times the size, turning by 30°, in 250 ms`.
  fileprivate var phrase: String {
    var parts: [String] = []
    if magnification != 1 || rotation == 0 {
      parts.append("to \(JSONText.exact(magnification)) times the size")
    }
    if rotation != 0 { parts.append("turning by \(JSONText.exact(rotation))°") }
    if way != .zero { parts.append("moving by \(Phrase.pair(way.dx, way.dy))") }
    if distance != Pinch.standardDistance {
      parts.append("from \(JSONText.exact(distance)) points apart")
    }
    return "\(parts.joined(separator: ", ")), in \(Phrase.duration(seconds: duration))"
  }
}

extension WindowChange {
  fileprivate var phrase: String {
    func word<T: Equatable>(_ value: T, _ words: [(String, T)]) -> String {
      words.first { $0.1 == value }?.0 ?? ""
    }
    var parts: [String] = []
    if let appearance {
      parts.append("the appearance to \(word(appearance, WindowRange.appearances))")
    }
    if let locale { parts.append("the locale to \(locale)") }
    if let textSize { parts.append("the text size to \(word(textSize, WindowRange.textSizes))") }
    if let layoutDirection {
      parts.append("the layout direction to \(word(layoutDirection, WindowRange.directions))")
    }
    if let reduceMotion { parts.append("motion to \(reduceMotion ? "reduced" : "full")") }
    return Phrase.list(parts)
  }
}

extension Expectation {
  fileprivate var sentence: String {
    var checks: [String] = []
    func check(_ what: String, _ value: Bool?) {
      if let value { checks.append("\(value ? "" : "not ")to be \(what)") }
    }
    check("visible", isVisible)
    if let value { checks.append("to have the value \(Phrase.quoted(value))") }
    check("selected", isSelected)
    check("enabled", isEnabled)
    check("focused", isFocused)
    if let frame {
      checks.append("to fill \(Phrase.size(frame.size)) points at \(Phrase.point(frame.origin))")
    }
    if let count {
      let each = checks.isEmpty ? "" : ", each \(Phrase.list(checks))"
      return "Expect exactly \(count) of \(pattern.phrase)\(each)"
    }
    if !exists { return "Expect \(pattern.phrase) not to exist" }
    return "Expect \(pattern.phrase) \(checks.isEmpty ? "to exist" : Phrase.list(checks))"
  }
}
