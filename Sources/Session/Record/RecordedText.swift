import Diorama
import Foundation

/// The lines that a recorder writes.
enum RecordedText {
  /// The keys of a target, without where on it.
  static func keys(_ p: ElementPattern) -> String {
    var keys: [String] = []
    if let label = p.label { keys.append(#""label":\#(JSONText.string(label))"#) }
    if let role = p.role { keys.append(#""role":"\#(role.rawValue)""#) }
    if let id = p.identifier { keys.append(#""id":\#(JSONText.string(id))"#) }
    if let index = p.index { keys.append(#""index":\#(index)"#) }
    return keys.joined(separator: ",")
  }
  static func place(_ p: CGPoint) -> String { JSONText.numbers(p.x, p.y, decimals: 1) }
  private static func at(_ p: ElementPattern) -> String {
    #""at":\#(JSONText.numbers(p.place.x, p.place.y, decimals: 9))"#
  }
  /// A step with its target, and where on it that is.
  /// - Parameter between: what stands between the two.
  private static func aimed(
    _ verb: String, _ p: ElementPattern, between: String = ""
  ) -> String {
    let isLabel = p.role == nil && p.identifier == nil && p.index == nil
    let target = isLabel ? JSONText.string(p.label ?? "") : "{\(keys(p))}"
    return #""\#(verb)":\#(target),\#(between)\#(at(p))"#
  }
  static func pointer(_ r: RecordedPointer) -> String {
    let samples = r.samples.map {
      let places = [$0.place, $0.second].compactMap { $0 }.map {
        "\(place($0))".dropFirst().dropLast()
      }
      return "[\(JSONText.number($0.milliseconds)),\(places.joined(separator: ","))]"
    }
    let button = r.button == .left ? "" : #""button":"\#(r.button.rawValue)","#
    return #""pointer":{\#(button)"samples":[\#(samples.joined(separator: ","))]}"#
  }

  /// Keys that are held beside a step, with a comma before them; nothing where there are none.
  private static func beside(_ modifiers: InputEvent.Modifiers) -> String {
    let names = LineParser.modifiers.filter { modifiers.contains($0.1) }.map { "\"\($0.0)\"" }
    return names.isEmpty ? "" : #","modifiers":[\#(names.joined(separator: ","))]"#
  }

  /// A whole gesture: a tap, a press or a drag where its target has a name, and the samples.
  static func gesture(
    _ r: RecordedPointer, _ target: ElementPattern?, _ modifiers: InputEvent.Modifiers = []
  ) -> String {
    let keys = beside(modifiers), raw = "\(keys.dropFirst())\(keys.isEmpty ? "" : ",")\(pointer(r))"
    if let pinch = r.pinch {
      return target.map { RecordedText.pinch(r, pinch, $0, keys) } ?? "{\(raw)}"
    }
    guard let target, let first = r.samples.first, let last = r.samples.last else {
      return "{\(raw)}"
    }
    let duration = JSONText.number(last.milliseconds / 1000, decimals: 3)
    let isStill = r.samples.allSatisfy { $0.place.distance(to: first.place) < 10 }
    if isStill, last.milliseconds < 500 { return "{\(aimed("tap", target))\(keys),\(pointer(r))}" }
    if isStill {
      return #"{\#(aimed("press", target))\#(keys),"duration":\#(duration),\#(pointer(r))}"#
    }
    let by = JSONText.numbers(
      last.place.x - first.place.x, last.place.y - first.place.y, decimals: 1)
    return #"{"drag":{"from":{\#(self.keys(target)),\#(at(target))},"by":\#(by)}\#(keys),"#
      + #""duration":\#(duration),\#(pointer(r))}"#
  }
  /// What two fingers did.
  private static func pinch(
    _ r: RecordedPointer, _ pinch: Pinch, _ target: ElementPattern, _ keys: String
  ) -> String {
    func n(_ v: Double) -> String { JSONText.number(v, decimals: 3) }
    let by = pinch.way == .zero ? "" : #""by":\#(JSONText.numbers(pinch.way.dx, pinch.way.dy)),"#
    return "{" + aimed("pinch", target, between: by) + keys
      + #","magnification":\#(n(pinch.magnification)),"rotation":\#(n(pinch.rotation))"#
      + #","distance":\#(n(pinch.distance)),"duration":\#(n(pinch.duration)),\#(pointer(r))}"#
  }
  static func fingers(
    _ first: CGPoint, _ second: CGPoint, _ modifiers: InputEvent.Modifiers = []
  ) -> String {
    let places = JSONText.numbers(first.x, first.y, second.x, second.y, decimals: 1)
    return #"{"fingers":\#(places)\#(beside(modifiers))}"#
  }
  static func down(
    _ r: RecordedPointer, _ target: ElementPattern?, _ modifiers: InputEvent.Modifiers = []
  ) -> String {
    let keys = beside(modifiers)
    if let target { return "{\(aimed("down", target))\(keys),\(pointer(r))}" }
    let p = r.samples.first?.place ?? .zero
    return #"{"down":\#(place(p))\#(keys),\#(pointer(r))}"#
  }
  static func move(_ r: RecordedPointer) -> String {
    let p = r.samples.last?.place ?? .zero
    let seconds = (r.samples.last?.milliseconds ?? 0) / 1000
    return #"{"move":\#(place(p)),"duration":\#(JSONText.number(seconds)),\#(pointer(r))}"#
  }
  static func hover(_ p: CGPoint?, _ target: ElementPattern?) -> String {
    guard let p else { return #"{"hover":false}"# }
    guard let target else { return #"{"hover":\#(place(p))}"# }
    let r = RecordedPointer(samples: [RecordedPointer.Sample(milliseconds: 0, place: p)])
    return "{\(aimed("hover", target)),\(pointer(r))}"
  }
  static func key(_ name: String, _ modifiers: InputEvent.Modifiers) -> String {
    return #"{"key":\#(JSONText.string(name))\#(beside(modifiers))}"#
  }

  /// The first line: everything that the pixels depend on.
  static func header(app: String?, page: String?, _ c: WindowConfiguration) -> String {
    func word<T: Equatable>(_ value: T, _ words: [(String, T)]) -> String {
      words.first { $0.1 == value }?.0 ?? ""
    }
    var keys = [#""diorama":\#(SessionHeader.version)"#]
    if let app { keys.append(#""app":\#(JSONText.string(app))"#) }
    if let page { keys.append(#""page":\#(JSONText.string(page))"#) }
    keys += [
      #""size":\#(JSONText.numbers(c.size.width, c.size.height, decimals: 9))"#,
      #""scale":\#(JSONText.number(c.scale, decimals: 9))"#,
      #""appearance":"\#(word(c.colorScheme, WindowRange.appearances))""#,
      #""locale":\#(JSONText.string(c.locale.identifier))"#,
      #""fps":\#(Int(c.framesPerSecond.rounded()))"#,
    ]
    let standard = WindowConfiguration()
    if c.dynamicTypeSize != standard.dynamicTypeSize {
      keys.append(#""textSize":"\#(word(c.dynamicTypeSize, WindowRange.textSizes))""#)
    }
    if c.layoutDirection != standard.layoutDirection {
      keys.append(#""layoutDirection":"\#(word(c.layoutDirection, WindowRange.directions))""#)
    }
    if c.reducesMotion { keys.append(#""reduceMotion":true"#) }
    keys.append(#""toolkit":\#(JSONText.string(Toolkit.version))"#)
    return "{\(keys.joined(separator: ","))}"
  }
}
