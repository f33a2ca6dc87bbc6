import Diorama
import Foundation

/// The steps by which somebody uses a window.
extension LineParser {
  static let buttons = InputEvent.Button.allCases.map { ($0.rawValue, $0) }
  static let modifiers: [(String, InputEvent.Modifiers)] = [
    ("shift", .shift), ("control", .control), ("alt", .alt), ("meta", .meta),
  ]
  /// Seconds.
  private static let longest = 600.0
  /// The most points that anything may be away.
  private static let farthest = 100_000.0
  private static let destinationRule =
    #"a label, [x,y], an object such as {"label":"Camera"}, or {"by":[dx,dy]}"#

  // MARK: places

  /// A target, with `at` beside the step.
  func aim(_ f: Fields, _ key: String, _ v: JSONValue) throws(SessionError) -> Target {
    let target = try target(key, v)
    guard let at = f.value("at") else { return target }
    guard let n = Fields.numbers(at, count: 2), n.allSatisfy((0...1).contains) else {
      throw f.wrong("at", "[x,y], each from 0 to 1 across the element", at)
    }
    guard case .element(var pattern) = target else {
      throw f.error("\"at\" is a place on an element, and \"\(key)\" is a place already")
    }
    if case .object(let members) = v.content, members.contains(where: { $0.key == "at" }) {
      throw f.error("\"at\" is there twice, beside \"\(key)\" and in it: leave one of them out")
    }
    pattern.place = CGPoint(x: n[0], y: n[1])
    return .element(pattern)
  }
  func destination(_ key: String, _ v: JSONValue) throws(SessionError) -> Destination {
    if case .object(let members) = v.content, members.contains(where: { $0.key == "by" }) {
      let f = try fields(members, "a move by a distance", known: ["by"])
      return .by(try distance(f, "by"))
    }
    switch v.content {
    case .string, .array, .object: break
    default: throw error("\"\(key)\" must be \(Self.destinationRule), not \(Fields.shown(v))")
    }
    let target = try target(key, v)
    if case .point(let p) = target, !isNear(p.x) || !isNear(p.y) { throw far(key) }
    return .target(target)
  }
  func distance(_ f: Fields, _ key: String) throws(SessionError) -> CGVector {
    guard let n = try f.numbers(key, "[dx,dy] in points", count: 2) else {
      throw f.error("\"\(key)\" needs [dx,dy] in points")
    }
    if !n.allSatisfy(isNear) { throw far(key) }
    return CGVector(dx: n[0], dy: n[1])
  }
  private func isNear(_ v: Double) -> Bool { abs(v) <= Self.farthest }
  private func far(_ key: String) -> SessionError {
    error("\"\(key)\" reaches too far: at most 100000 points")
  }
  func duration(_ f: Fields) throws(SessionError) -> Double? {
    try f.number("duration", "seconds from 0 to 600") { (0...Self.longest).contains($0) }
  }

  // MARK: gestures

  func drag(_ beside: Fields, _ v: JSONValue) throws(SessionError) -> SessionStep.Action {
    guard case .object(let members) = v.content else {
      throw error(
        #""drag" must be an object such as {"from":[300,400],"to":[60,400]}, not "#
          + Fields.shown(v))
    }
    let f = try fields(members, "\"drag\"", known: ["from", "to", "by", "duration"])
    guard let from = f.value("from") else {
      throw f.error(#""drag" needs a "from": where it begins"#)
    }
    if f.value("duration") != nil, beside.value("duration") != nil {
      throw f.error(
        "\"duration\" is there twice, beside \"drag\" and in it: leave one of them out")
    }
    let end: Destination
    switch (f.value("to"), f.value("by")) {
    case (let to?, nil): end = try destination("to", to)
    case (nil, _?): end = .by(try distance(f, "by"))
    case (nil, nil):
      throw f.error(#""drag" needs a "to", where it ends, or a "by", how far it goes"#)
    default: throw f.error(#""to" and "by" both say where it ends: leave one of them out"#)
    }
    let inside = try duration(f), outside = try duration(beside)
    return .drag(
      from: try target("from", from), to: end, duration: inside ?? outside ?? 0.25)
  }
  func swipe(_ f: Fields) throws(SessionError) -> SessionStep.Action {
    let words = SwipeDirection.allCases.map { ($0.rawValue, $0) }
    guard let direction = try f.word("swipe", words) else { throw f.error("no direction") }
    guard let on = f.value("on") else { return .swipe(direction, on: nil) }
    guard case .element(let pattern) = try target("on", on) else {
      throw f.wrong("on", "an element: a swipe has its length from its size", on)
    }
    return .swipe(direction, on: pattern)
  }
  func hover(_ f: Fields, _ v: JSONValue) throws(SessionError) -> SessionStep.Action {
    if case .bool(false) = v.content {
      if f.value("at") == nil, f.value("pointer") == nil { return .hover(nil) }
      throw f.error("\"hover\":false is nowhere, so nothing can stand beside it")
    }
    return .hover(try aim(f, "hover", v))
  }

  /// - Parameter verb: the step it stands beside; nil: it is the step.
  func recorded(_ v: JSONValue, beside verb: String?) throws(SessionError) -> RecordedPointer {
    guard case .object(let members) = v.content else {
      throw error(
        #""pointer" must be an object such as {"samples":[[0,30,40],[50,30,40]]}, not "#
          + Fields.shown(v))
    }
    let f = try fields(members, "\"pointer\"", known: ["button", "samples"])
    let rule = "a list of [milliseconds,x,y], or of [milliseconds,x,y,x,y] for two fingers"
    guard let list = f.value("samples") else {
      throw f.error("\"pointer\" needs \"samples\", \(rule)")
    }
    guard case .array(let items) = list.content else { throw f.wrong("samples", rule, list) }
    var samples: [RecordedPointer.Sample] = []
    for item in items {
      guard let n = Fields.numbers(item, count: 3) ?? Fields.numbers(item, count: 5) else {
        throw f.wrong("samples", rule, item)
      }
      guard (0...Self.longest * 1000).contains(n[0]) else {
        throw f.error("a sample's milliseconds must be from 0 to 600000, not \(Fields.shown(item))")
      }
      if let last = samples.last, n[0] < last.milliseconds {
        throw f.error(
          "the samples go back in time at \(Fields.shown(item)): each comes no earlier than the "
            + "one before")
      }
      guard n.dropFirst().allSatisfy(isNear) else { throw far("samples") }
      let second = n.count == 5 ? CGPoint(x: n[3], y: n[4]) : nil
      samples.append(
        RecordedPointer.Sample(
          milliseconds: n[0], place: CGPoint(x: n[1], y: n[2]), second: second))
    }
    let isPart = verb == "down" || verb == "hover"
    let isWhole = !isPart && verb != "move"
    if isPart, samples.count != 1 {
      throw f.error("beside \"\(verb ?? "")\" stands one sample, not \(samples.count)")
    }
    if samples.isEmpty || (isWhole && samples.count < 2) {
      throw f.error(
        isWhole
          ? "a gesture has two samples at least: its press and its release"
          : "\"samples\" is empty")
    }
    if isWhole || isPart, let first = samples.first, first.milliseconds != 0 {
      throw f.error("the first sample is the press, so its milliseconds are 0")
    }
    let ends = isWhole ? [samples.first, samples.last] : isPart ? [samples.first] : []
    if ends.contains(where: { $0?.second != nil }) {
      throw f.error("one finger presses and releases: there are three numbers in such a sample")
    }
    return RecordedPointer(
      button: try f.word("button", Self.buttons) ?? .left, samples: samples)
  }

  // MARK: other input

  func wheel(_ f: Fields) throws(SessionError) -> SessionStep.Action {
    let d = try distance(f, "wheel")
    guard let at = f.value("at") else {
      throw f.error("\"wheel\" needs an \"at\": the element or the place under the pointer")
    }
    return .wheel(WheelDelta(dx: d.dx, dy: d.dy), at: try target("at", at))
  }
  func key(_ f: Fields) throws(SessionError) -> SessionStep.Action {
    guard let name = try f.string("key") else { throw f.error("\"key\" needs a key's name") }
    guard KeyName.isValid(name) else {
      let hint = Suggestion.clause(for: name, among: KeyName.named)
      throw f.error(
        "there is no key \"\(name)\""
          + (hint.isEmpty
            ? ": use a name of W3C UI Events such as ArrowRight, or the one character it types"
            : hint))
    }
    return .key(name, try modifiers(f))
  }
  /// Keys that are held beside a step.
  func modifiers(_ f: Fields) throws(SessionError) -> InputEvent.Modifiers {
    var all: InputEvent.Modifiers = []
    guard let v = f.value("modifiers") else { return all }
    let rule = "a list of shift, control, alt and meta"
    guard case .array(let items) = v.content else { throw f.wrong("modifiers", rule, v) }
    for item in items {
      guard case .string(let s) = item.content else { throw f.wrong("modifiers", rule, item) }
      guard let found = Self.modifiers.first(where: { $0.0 == s }) else {
        throw f.error(
          "\"modifiers\" must be \(rule), not \"\(s)\""
            + Suggestion.clause(for: s, among: Self.modifiers.map(\.0)))
      }
      if !all.insert(found.1).inserted { throw f.error("the modifier \"\(s)\" is there twice") }
    }
    return all
  }
  func resize(_ f: Fields, _ v: JSONValue) throws(SessionError) -> SessionStep.Action {
    guard let n = Fields.numbers(v, count: 2) else {
      throw f.wrong("resize", "[width,height], \(WindowRange.sizeRule)", v)
    }
    let size = CGSize(width: n[0], height: n[1])
    if !WindowRange.allows(size: size) {
      throw f.wrong("resize", "[width,height], \(WindowRange.sizeRule)", v)
    }
    return .resize(size)
  }
  func change(_ v: JSONValue) throws(SessionError) -> WindowChange {
    guard case .object(let members) = v.content, !members.isEmpty else {
      throw error(
        #""set" must be an object such as {"appearance":"dark"}, not \#(Fields.shown(v))"#)
    }
    let f = try fields(
      members, "\"set\"",
      known: ["appearance", "locale", "textSize", "layoutDirection", "reduceMotion"])
    var c = WindowChange()
    c.appearance = try f.word("appearance", WindowRange.appearances)
    c.locale = try f.string("locale")
    if let locale = c.locale, !WindowRange.allows(locale: locale) {
      throw f.error("\"locale\" must be \(WindowRange.localeRule), not \"\(locale)\"")
    }
    c.textSize = try f.word("textSize", WindowRange.textSizes)
    c.layoutDirection = try f.word("layoutDirection", WindowRange.directions)
    c.reduceMotion = try f.bool("reduceMotion")
    return c
  }
}
