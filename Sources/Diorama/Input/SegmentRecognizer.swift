import Foundation

/// The hand on a row of segments of which one is selected.
///
/// A press on the selected segment takes hold of it, and a drag to the side then moves the selection
/// along; it comes before the drags of what is around. A press on another segment marks that one, and
/// then whichever the pointer is on. The release selects. More than 50 points away from the row,
/// nothing is marked, and a release there selects nothing.
@MainActor package final class SegmentRecognizer: GestureRecognizer {
  /// Points to the side that make a press on the selected segment a drag.
  package static let slop: CGFloat = 4
  package static let reach: CGFloat = 50

  package struct Hold: Equatable {
    /// It began on the selected segment.
    package var isOnSelected: Bool
    /// Where the pointer is; nil is too far away.
    package var segment: Int?
  }
  /// The segment at a distance from the left edge, or the nearest one; nil where there are none.
  package var segment: (CGFloat) -> Int? = { _ in nil }
  package var isSelected: (Int) -> Bool = { _ in false }
  /// What is held; nil when it is over.
  package var held: (Hold?) -> Void = { _ in }
  package var selected: (Int) -> Void = { _ in }
  private var start: CGPoint?
  private var hold: Hold? {
    didSet { if hold != oldValue { held(hold) } }
  }
  private var released: Int?

  package override init() {}
  /// A drag does not wait for what may still come of other gestures.
  package override var isDiscrete: Bool { start == nil }

  package override func down(_ event: PointerEvent) {
    guard status == .possible else { return }
    guard let s = place(event.location) else {
      status = .failed
      return
    }
    start = event.location
    hold = Hold(isOnSelected: isSelected(s), segment: s)
  }
  package override func move(_ event: PointerEvent) {
    guard let start, hold != nil else { return }
    let dx = abs(event.location.x - start.x), dy = abs(event.location.y - start.y)
    if status == .possible, hold!.isOnSelected, dx >= Self.slop, dx > dy { status = .ready }
    hold?.segment = place(event.location)
  }
  package override func up(_ event: PointerEvent) {
    guard start != nil, hold != nil else { return }
    start = nil
    released = place(event.location)
    if status == .active {
      finish()
    } else {
      status = released == nil ? .failed : .ready
      if released == nil { hold = nil }
    }
  }
  package override func accept() {
    if start != nil { status = .active } else { finish() }
  }
  private func finish() {
    if let released { selected(released) }
    hold = nil
    status = .ended
  }
  package override func cancel() {
    super.cancel()
    start = nil
    hold = nil
  }
  package override func reset() {
    super.reset()
    start = nil
    hold = nil
    released = nil
  }
  private func place(_ location: CGPoint) -> Int? {
    guard let layer else { return nil }
    let p = local(location), r = Self.reach
    guard CGRect(origin: .zero, size: layer.size).insetBy(dx: -r, dy: -r).contains(p) else {
      return nil
    }
    return segment(p.x)
  }
}
