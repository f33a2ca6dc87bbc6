import Foundation

/// Two recognisers that act as one.
@MainActor package class CompositeRecognizer: GestureRecognizer {
  let first: GestureRecognizer
  let second: GestureRecognizer
  private(set) var isAccepted = false

  package init(_ first: GestureRecognizer, _ second: GestureRecognizer) {
    self.first = first
    self.second = second
  }
  package override var isDiscrete: Bool { first.isDiscrete && second.isDiscrete }
  package override var takesPairs: Bool { first.takesPairs || second.takesPairs }
  package override var holdsBack: Bool { parts.contains { $0.isOpen && $0.holdsBack } }
  package override var buttons: Set<InputEvent.Button> { first.buttons.union(second.buttons) }
  package override weak var layer: Layer? {
    didSet {
      first.layer = layer
      second.layer = layer
    }
  }

  /// The parts that see what happens now.
  var parts: [GestureRecognizer] { [first, second] }
  /// A part has been told what happens now, and those behind it have not.
  func hasSeen(_ part: GestureRecognizer) {}
  /// What the parts' state means for the whole.
  func update() {}

  final func feed(_ body: (GestureRecognizer) -> Void) {
    for r in parts where r.isOpen {
      body(r)
      hasSeen(r)
    }
    update()
    deadline = parts.compactMap(\.deadline).min()
  }
  package override func down(_ event: PointerEvent) { feed { $0.begin(event) } }
  package override func move(_ event: PointerEvent) { feed { $0.move(event) } }
  package override func up(_ event: PointerEvent) { feed { $0.up(event) } }
  package override func join(_ pair: FingerPair) { feed { $0.begin(pair) } }
  package override func move(_ pair: FingerPair) { feed { $0.move(pair) } }
  package override func lift(at time: Double) { feed { $0.lift(at: time) } }
  package override func giveWay() { feed { $0.giveWay() } }
  package override func wake(at time: Double) {
    feed { if let d = $0.deadline, time > d - 1e-9 { $0.wake(at: time) } }
  }
  package override func accept() {
    isAccepted = true
    status = .active
    update()
  }
  package override func cancel() {
    first.cancel()
    second.cancel()
    super.cancel()
  }
  package override func reset() {
    first.reset()
    second.reset()
    isAccepted = false
    super.reset()
  }
}

extension GestureRecognizer {
  /// It may still succeed, or is going on.
  var isOpen: Bool { status == .possible || status == .ready || status == .active }
}

/// Both at once.
@MainActor package final class SimultaneousRecognizer: CompositeRecognizer {
  override func update() {
    if isAccepted {
      for r in parts where r.status == .ready { r.accept() }
      if !parts.contains(where: \.isOpen) { status = .ended }
      return
    }
    if parts.contains(where: { $0.status == .ready }) {
      status = .ready
    } else if !parts.contains(where: \.isOpen) {
      status = .failed
    }
  }
  /// A part that goes on makes the whole one that goes on.
  package override var isDiscrete: Bool {
    !parts.contains { $0.status == .ready && !$0.isDiscrete }
  }
}

/// The first if it succeeds, otherwise the second. A second one that goes on begins while the first
/// may still succeed; it is cut off when that does.
@MainActor package final class ExclusiveRecognizer: CompositeRecognizer {
  private var winner: GestureRecognizer? {
    if first.status == .ready { return first }
    guard second.status == .ready else { return nil }
    // One that goes on does not wait for one that happens at one moment.
    let isFirst = first.status == .failed || !first.holdsBack
    return isFirst || (first.isDiscrete && !second.isDiscrete) ? second : nil
  }
  override func hasSeen(_ part: GestureRecognizer) {
    if isAccepted, part === first, first.status == .ready { second.cancel() }
  }
  override func update() {
    if isAccepted {
      if let w = winner {
        if w === first { second.cancel() }
        w.accept()
      }
      if second.status == .ended { first.cancel() }
      if !parts.contains(where: \.isOpen) { status = .ended }
      return
    }
    if winner != nil {
      status = .ready
    } else if !parts.contains(where: \.isOpen) {
      status = .failed
    }
  }
  package override var isDiscrete: Bool { winner?.isDiscrete ?? true }
}

/// The second once the first has succeeded, under the same press: at once if that happens at one
/// moment, when it has ended if it goes on.
@MainActor package final class SequenceRecognizer: CompositeRecognizer {
  private var lastEvent: PointerEvent?
  private var isSecond = false

  override var parts: [GestureRecognizer] { isSecond ? [second] : [first] }
  package override func down(_ event: PointerEvent) {
    lastEvent = event
    super.down(event)
  }
  package override func move(_ event: PointerEvent) {
    lastEvent = event
    super.move(event)
  }
  package override func up(_ event: PointerEvent) {
    super.up(event)
    lastEvent = nil
  }
  override func update() {
    if !isAccepted {
      if first.status == .ready { status = .ready }
      if first.status == .failed { status = .failed }
      return
    }
    if !isSecond, first.status == .ready { first.accept() }
    if !isSecond, first.status == .ended || (first.isDiscrete && first.status == .active) {
      isSecond = true
      if let lastEvent { second.begin(lastEvent) }
    }
    if isSecond {
      if second.status == .ready { second.accept() }
      if second.status == .ended { status = .ended }
      if second.status == .failed { status = .failed }
    } else if first.status == .failed {
      status = .failed
    }
  }
  package override func reset() {
    super.reset()
    isSecond = false
    lastEvent = nil
  }
}
