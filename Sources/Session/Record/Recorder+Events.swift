import Diorama
import Foundation

/// What a recorder makes of events that belong to one frame and not to a gesture under way.
extension Recorder {
  /// Events that the current frame takes in.
  func take(_ event: InputEvent) {
    switch event.kind {
    case .down(let p, let button): press(Recorder.tenths(p), button, event)
    case .up(let p, let button):
      guard let g = gesture, g.button == button else { return }
      let p = Recorder.tenths(p)
      if p != g.place {
        queue.insert(event, at: 0)
        queue.insert(InputEvent(time: event.time, kind: .move(p)), at: 0)
        return
      }
      breakUp()
      gesture = nil
      put(.up(p, button), #"{"up":true}"#, g.modifiers)
    case .move(let p): hover(Recorder.tenths(p))
    case .fingers(let a, let b):
      if gesture != nil { return }
      let first = Recorder.tenths(a), second = Recorder.tenths(b)
      hasFingers = true
      put(
        .fingers(first, second), RecordedText.fingers(first, second, event.modifiers),
        event.modifiers)
    case .leave: if gesture == nil { hover(nil) }
    case .cancel: if gesture != nil { cancel(.cancel, #"{"cancel":true}"#) }
    case .focus(let isFocused):
      if isFocused == !isBlurred { return }
      isBlurred = !isFocused
      if isFocused {
        put(.focus(true), #"{"focus":true}"#)
      } else {
        cancel(.focus(false), #"{"focus":false}"#)
      }
    case .wheel(let delta, let p):
      let place = Recorder.tenths(p)
      var d = delta
      // With shift, a wheel that turns only one way turns sideways.
      if event.modifiers.contains(.shift), d.dx == 0 { d = WheelDelta(dx: d.dy, dy: 0) }
      d = WheelDelta(dx: Recorder.tenth(d.dx), dy: Recorder.tenth(d.dy))
      guard (d.dx != 0 || d.dy != 0), isInside(place) else { return }
      let by = JSONText.numbers(d.dx, d.dy, decimals: 1)
      put(.wheel(d, at: place), #"{"wheel":\#(by),"at":\#(RecordedText.place(place))}"#)
    case .key(let name, let isDown): if isDown { key(name, event.modifiers) }
    case .text(let text): put(.text(text), #"{"text":\#(JSONText.string(text))}"#)
    case .resize(let size):
      if size == host.configuration.size || !WindowRange.allows(size: size) { return }
      let s = JSONText.numbers(size.width, size.height, decimals: 9)
      put(.resize(size), #"{"resize":\#(s)}"#)
    }
  }
  private func press(_ p: CGPoint, _ button: InputEvent.Button, _ event: InputEvent) {
    // A second button ends what the first has begun.
    if gesture != nil { return cancel(.cancel, #"{"cancel":true}"#) }
    hasFingers = false
    gesture = Gesture(
      button: button, modifiers: event.modifiers, target: aim(at: p), frame: host.frame,
      shift: Double(host.frame) / framesPerSecond - event.time, base: host.frame,
      samples: [RecordedPointer.Sample(milliseconds: 0, place: p)], place: p)
    (pointer, told) = (p, p)
    deliver(.down(p, button), event.modifiers)
  }
  private func cancel(_ kind: InputEvent.Kind, _ line: String) {
    breakUp()
    gesture = nil
    put(kind, line)
  }
  private func hover(_ p: CGPoint?) {
    pointer = p
    // Of several moves within a frame the last one counts.
    if let next = queue.first, due(next) <= host.frame {
      switch next.kind {
      case .move, .leave: return
      default: break
      }
    }
    if host.isHoverHeard(at: p) || hasFingers { tellPointer() }
    hasFingers = false
  }
  private func tellPointer() {
    if let pointer, !isInside(pointer) { return }
    told = pointer
    let target = pointer.flatMap { ElementNames(elements: host.elements).aim(at: $0) }
    put(pointer.map { .move($0) } ?? .leave, RecordedText.hover(pointer, target))
  }
  private func key(_ name: String, _ modifiers: InputEvent.Modifiers) {
    if KeyName.modifiers.contains(name) || !KeyName.isValid(name) { return }
    switch name {
    case Command.snapshot:
      shots += 1
      breakUp()
      snapshot("shot-\(shots)")
      tell("a snapshot, shot-\(shots)")
    case Command.expectation: expect()
    case "Escape":
      // It ends every gesture.
      breakUp()
      gesture = nil
      put(key: name, modifiers)
    default:
      // Keys go to what is under the pointer.
      if gesture == nil, told != pointer { tellPointer() }
      put(key: name, modifiers)
    }
  }
  private func put(key name: String, _ modifiers: InputEvent.Modifiers) {
    breakUp()
    write(RecordedText.key(name, modifiers), at: host.frame)
    for isDown in [true, false] {
      host.receive(
        InputEvent(time: host.time, kind: .key(name, isDown: isDown), modifiers: modifiers))
    }
    host.rerun()
    settleTasks()
  }
  private func expect() {
    let elements = host.elements
    guard let pointer, var p = ElementNames(elements: elements).aim(at: pointer) else {
      tell("no element under the pointer that has a name, so nothing is expected")
      return
    }
    // Patterns for the pointer count what can be seen; expectations count all.
    guard let seen = try? ElementSearch(elements).visible(p),
      let index = elements.firstIndex(of: seen),
      let line = ElementNames.expectation(index, among: elements)
    else { return }
    breakUp()
    write(line, at: host.frame)
    p.index = nil
    tell("expects \(p.description) to be as it is")
  }
}
