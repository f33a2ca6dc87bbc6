import Diorama
import Foundation

extension LineParser {
  /// The steps of the format, in the order of its description.
  static let steps = [
    "tap", "doubleTap", "press", "drag", "swipe", "pinch", "down", "move", "up", "cancel",
    "hover", "pointer", "fingers", "wheel", "key", "text", "resize", "focus", "set", "wait",
    "settle", "expect",
    "snapshot", "include", "repeat",
  ]
  /// Keys that stand beside a step.
  static let companions: [String: [String]] = [
    "tap": ["at", "modifiers", "pointer"], "doubleTap": ["at", "modifiers"],
    "press": ["at", "modifiers", "duration", "pointer"],
    "drag": ["modifiers", "duration", "pointer"], "swipe": ["on", "modifiers"],
    "pinch": [
      "by", "at", "modifiers", "magnification", "rotation", "distance", "duration", "pointer",
    ],
    "down": ["at", "button", "modifiers", "pointer"], "pointer": ["modifiers"],
    "fingers": ["modifiers"],
    "move": ["duration", "pointer"], "hover": ["at", "pointer"], "wheel": ["at"],
    "key": ["modifiers"], "snapshot": ["tolerance"], "repeat": ["steps"],
  ]
  private static let mostFrames = 1_000_000

  /// The step that a line holds.
  func verb(_ members: [JSONMember]) throws(SessionError) -> String {
    var verbs = members.map(\.key).filter(Self.steps.contains)
    // A recorded line holds what was meant, and the raw samples beside it.
    if verbs.count == 2 { verbs.removeAll { $0 == "pointer" } }
    guard let verb = verbs.first else { throw noStep(members) }
    if verbs.count > 1 {
      throw error("a line holds one step, and here are \"\(verb)\" and \"\(verbs[1])\"")
    }
    return verb
  }

  /// Any step but `include` and `repeat`, which consist of others.
  func step(_ members: [JSONMember], text: String) throws(SessionError) -> SessionStep {
    let verb = try verb(members)
    let f = try fields(members, of: verb)
    var step = SessionStep(line: line, text: text, action: try action(f, verb))
    if verb != "pointer", let v = f.value("pointer") {
      step.recorded = try recorded(v, beside: verb)
    }
    if verb != "key" { step.modifiers = try modifiers(f) }
    return step
  }
  func fields(_ members: [JSONMember], of verb: String) throws(SessionError) -> Fields {
    try fields(members, "this step", known: [verb] + (Self.companions[verb] ?? []))
  }

  private func action(_ f: Fields, _ verb: String) throws(SessionError) -> SessionStep.Action {
    guard let value = f.value(verb) else { throw error("\"\(verb)\" needs a value") }
    switch verb {
    case "tap": return .tap(try aim(f, verb, value))
    case "doubleTap": return .doubleTap(try aim(f, verb, value))
    case "press":
      return .press(try aim(f, verb, value), duration: try duration(f) ?? 0.5)
    case "drag": return try drag(f, value)
    case "swipe": return try swipe(f)
    case "pinch": return try pinch(f, value)
    case "down":
      return .down(try aim(f, verb, value), try f.word("button", Self.buttons) ?? .left)
    case "move":
      return .move(try destination(verb, value), duration: try duration(f) ?? 0.25)
    case "up":
      try onlyTrue(f, verb)
      return .up
    case "cancel":
      try onlyTrue(f, verb)
      return .cancel
    case "hover": return try hover(f, value)
    case "pointer": return .pointer(try recorded(value, beside: nil))
    case "fingers": return try fingers(f)
    case "wheel": return try wheel(f)
    case "key": return try key(f)
    case "text":
      guard let text = try f.string(verb) else { throw noStep([]) }
      return .text(text)
    case "resize": return try resize(f, value)
    case "focus": return .focus(try f.bool(verb) ?? false)
    case "set": return .set(try change(value))
    case "wait": return .wait(try frames(f, verb))
    case "settle": return .settle(try frames(f, verb))
    case "expect": return .expect(try expectation(value))
    default: return try snapshot(f)
    }
  }
  private func noStep(_ members: [JSONMember]) -> SessionError {
    let keys = members.map(\.key)
    if keys.contains("diorama") {
      return error("a second header: a session has one, its first line")
    }
    let beside = Set(Self.companions.values.joined())
    guard let key = keys.first(where: { !beside.contains($0) }) ?? keys.first else {
      return error("the line holds no step: give it one of \(Self.steps.joined(separator: ", "))")
    }
    let hint = Suggestion.clause(for: key, among: Self.steps)
    return error(
      "unknown key \"\(key)\""
        + (hint.isEmpty ? "; the steps are \(Self.steps.joined(separator: ", "))" : hint))
  }
  private func frames(_ f: Fields, _ key: String) throws(SessionError) -> Int {
    guard let n = try f.integer(key, in: 0...Self.mostFrames, unit: " of frames") else {
      throw f.error("\"\(key)\" needs a number of frames")
    }
    return n
  }
  private func onlyTrue(_ f: Fields, _ key: String) throws(SessionError) {
    if try f.bool(key) != true { throw f.error("\"\(key)\" takes no value but true") }
  }
  private func snapshot(_ f: Fields) throws(SessionError) -> SessionStep.Action {
    let value = f.value("snapshot")
    guard case .string(let name)? = value?.content, SnapshotName.isValid(name) else {
      throw f.error("\"snapshot\" must be \(SnapshotName.rule)")
    }
    let tolerance = try f.integer("tolerance", in: 0...254, unit: " of levels")
    return .snapshot(name, tolerance: tolerance ?? 0)
  }

  /// In the order in which a recorder writes them.
  static let expectKeys =
    targetKeys + ["exists", "visible", "value", "selected", "enabled", "focused", "frame", "count"]

  private func expectation(_ v: JSONValue) throws(SessionError) -> Expectation {
    guard case .object(let members) = v.content else {
      let shown = Fields.shown(v)
      throw error(#""expect" must be an object such as {"label":"Camera"}, not \#(shown)"#)
    }
    let f = try fields(members, "\"expect\"", known: Self.expectKeys)
    var e = Expectation(try pattern(f))
    e.exists = try f.bool("exists") ?? true
    e.isVisible = try f.bool("visible")
    e.isSelected = try f.bool("selected")
    e.isEnabled = try f.bool("enabled")
    e.isFocused = try f.bool("focused")
    if let v = f.value("value") {
      switch v.content {
      case .string(let s): e.value = s
      case .number(_, let spelling): e.value = spelling
      case .bool(let b): e.value = "\(b)"
      default: throw f.wrong("value", "a text, a number, true or false", v)
      }
    }
    if let n = try f.numbers("frame", "[x,y,width,height] in points", count: 4) {
      e.frame = CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
    }
    e.count = try f.integer("count", in: 0...1_000_000)
    let checks = f.keys.filter { !Self.targetKeys.contains($0) && $0 != "exists" && $0 != "count" }
    if e.count != nil, e.pattern.index != nil {
      throw f.error("\"count\" counts all that match, so it cannot stand beside \"index\"")
    }
    if !e.exists, f.value("count") != nil {
      throw f.error("\"exists\":false says that there is none, so \"count\" cannot stand beside it")
    }
    if !e.exists || e.count == 0, let check = checks.first {
      let reason = e.exists ? "\"count\":0" : "\"exists\":false"
      throw f.error("\(reason) says that there is none, so \"\(check)\" cannot be checked")
    }
    return e
  }
}
