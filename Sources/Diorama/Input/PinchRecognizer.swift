import Foundation

/// Two fingers that go apart or together, or around each other.
///
/// It begins where their middle is when the second one comes down, and ends as soon as one of them is
/// lifted. Until then it keeps nobody from acting.
@MainActor package final class PinchRecognizer: GestureRecognizer {
  package struct Sample {
    package var time: Double
    /// The distance of the fingers as a factor of what it was.
    package var magnification: CGFloat
    /// Radians that they have turned, clockwise; more than a whole turn counts on.
    package var rotation: Double
    /// What the two change by in a second.
    package var magnificationVelocity: CGFloat
    package var rotationVelocity: Double
    /// Where the middle was at first, in the coordinates of the layer as it was then.
    package var start: CGPoint
    /// The layer's size then.
    package var size: CGSize
  }
  /// How much has to change before it is a gesture; 0 begins with the second finger.
  package enum Threshold {
    case magnification(CGFloat)
    case rotation(radians: Double)
  }
  package var threshold: Threshold
  package var changed: (Sample) -> Void = { _ in }
  package var finished: (Sample) -> Void = { _ in }

  /// Fingers nearer to each other than this many points count as so far away.
  private static let nearest: CGFloat = 1
  private var start: FingerPair?
  private var place = CGPoint.zero
  private var size = CGSize.zero
  private var last: FingerPair?
  private var rotation = 0.0
  private var sample: Sample?
  private var tracker = VelocityTracker()

  package init(_ threshold: Threshold) { self.threshold = threshold }
  package override var isDiscrete: Bool { false }
  package override var takesPairs: Bool { true }
  package override var holdsBack: Bool { start != nil }

  package override func join(_ pair: FingerPair) {
    if status != .possible { return }
    start = pair
    place = local(pair.middle)
    size = layer?.size ?? .zero
    last = pair
    rotation = 0
    tracker = VelocityTracker()
    take(pair)
    if isFarEnough { status = .ready }
  }
  package override func move(_ pair: FingerPair) {
    if start == nil { return }
    take(pair)
    if status == .active, let sample {
      changed(sample)
    } else if status == .possible, isFarEnough {
      status = .ready
    }
  }
  private func take(_ pair: FingerPair) {
    guard let start, let last else { return }
    let turn = pair.angle - last.angle
    rotation += (turn - (turn / (2 * .pi)).rounded() * 2 * .pi)
    self.last = pair
    let magnification = max(pair.distance, Self.nearest) / max(start.distance, Self.nearest)
    tracker.add(CGPoint(x: magnification, y: rotation), at: pair.time)
    remember(magnification, at: pair.time)
  }
  private func remember(_ magnification: CGFloat, at time: Double) {
    let v = tracker.velocity(at: time)
    sample = Sample(
      time: time, magnification: magnification, rotation: rotation,
      magnificationVelocity: v.dx, rotationVelocity: v.dy, start: place, size: size)
  }
  private var isFarEnough: Bool {
    guard let sample else { return false }
    switch threshold {
    case .magnification(let least): return abs(sample.magnification - 1) >= least
    case .rotation(let least): return abs(sample.rotation) >= least
    }
  }
  package override func lift(at time: Double) {
    guard start != nil, let sample else { return }
    remember(sample.magnification, at: time)
    start = nil
    if status == .active {
      finished(self.sample!)
      status = .ended
    } else if status != .ready {
      status = .failed
    }
  }
  package override func up(_ event: PointerEvent) {
    lift(at: event.time)
    if status == .possible { status = .failed }
  }
  package override func accept() {
    guard let sample else { return }
    if start == nil {
      // Lifted in the very moment in which it became a gesture.
      changed(sample)
      finished(sample)
      status = .ended
    } else {
      status = .active
      changed(sample)
    }
  }
  package override func cancel() {
    super.cancel()
    start = nil
  }
  package override func reset() {
    super.reset()
    start = nil
    last = nil
    sample = nil
  }
}
