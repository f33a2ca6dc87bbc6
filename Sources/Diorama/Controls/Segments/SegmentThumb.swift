import Foundation

/// The transactions in which the parts of a row of segments change.
@MainActor struct SegmentPace {
  var thumb = Transaction(), label = Transaction(), line = Transaction()

  /// All at once, or in one transaction.
  init(_ all: Transaction = Transaction()) {
    thumb = all
    label = all
    line = all
  }
  /// As the hand likes it: a spring without bounce, and labels that fade.
  private init(isStill: Bool) {
    let curve = UnitCurve.bezier(0.25, 0.1, 0.25, 1)
    thumb = Transaction(
      animation: .spring(Spring(mass: 1, stiffness: 503.551, damping: 44.8799)))
    label = Transaction(animation: .timingCurve(curve, duration: 0.2))
    line = Transaction(animation: .timingCurve(curve, duration: 0.41))
    if isStill { thumb = label }
  }
  static let hand = SegmentPace(isStill: false)
  /// For a person who wants little to move.
  static let still = SegmentPace(isStill: true)
  /// A press dims a label so slowly that a click hardly shows it.
  static let press = Transaction(
    animation: .timingCurve(.bezier(0.25, 0.1, 0.25, 1), duration: 0.47))
}

/// What stands behind the label of the selected segment.
@MainActor final class SegmentThumb {
  static let inset: CGFloat = 2, radius: CGFloat = 6
  let layer = Layer("thumb", effect: .opacity)
  private let scale = Layer("thumb", effect: .scale)
  private let shadow = Layer("thumb", effect: .shadow)
  private let face = Layer("thumb"), edge = Layer("thumb")
  private let motion: Motion

  init(_ motion: Motion) {
    self.motion = motion
    for l in [layer, scale, shadow, face, edge] { l.allowsHits = false }
    let figure: (CGSize) -> Path = {
      Path(roundedRect: CGRect(origin: .zero, size: $0), cornerRadius: Self.radius)
    }
    face.show(.figure(figure(.zero), stroke: nil, evenOdd: false), figureForSize: figure)
    let line: (CGSize) -> Path = {
      Path(
        roundedRect: CGRect(origin: .zero, size: $0).insetBy(dx: 0.5, dy: 0.5),
        cornerRadius: Self.radius - 0.5)
    }
    edge.show(.figure(line(.zero), stroke: StrokeStyle(), evenOdd: false), figureForSize: line)
    layer.setBelow([scale])
    scale.setBelow([shadow])
    shadow.setBelow([face, edge])
    layer.set(.a, .zero, motion, Transaction())
    shadow.set(.a, SIMD4(0, 0, 0, 0.13), motion, Transaction())
    shadow.set(.b, SIMD4(3, 0, 2, 0), motion, Transaction())
  }
  func paint(_ look: SegmentedElement.Look) {
    face.paint(.color(look.thumb), motion, Transaction())
    edge.paint(.color(look.edge), motion, Transaction())
  }
  var isShown: Bool { layer.model(.a).x > 0 }
  func show(_ isShown: Bool, _ transaction: Transaction) {
    layer.set(.a, SIMD4(isShown ? 1 : 0, 0, 0, 0), motion, transaction)
  }
  func press(_ isPressed: Bool, _ transaction: Transaction) {
    let k = isPressed ? 0.95 : 1
    scale.set(.a, SIMD4(k, k, 0.5, 0.5), motion, transaction)
  }
  /// Goes to a place in a row of a size. While it is moving, it keeps on, to where that is now.
  func place(_ rect: CGRect, in row: CGSize, _ transaction: Transaction) {
    let goesOn = scale.isMoving(.frame) && transaction.effectiveAnimation == nil
    let t = goesOn ? SegmentPace.hand.thumb : transaction
    layer.set(.frame, CGRect(origin: .zero, size: row).lanes, motion, transaction)
    scale.set(.frame, rect.lanes, motion, t)
    for l in [shadow, face, edge] {
      l.set(.frame, CGRect(origin: .zero, size: rect.size).lanes, motion, t)
    }
    for l in [layer, scale, shadow, face, edge] { l.isFresh = false }
  }
  /// Forgets where it is: it will be where it is placed next, at once.
  func jump() {
    for l in [scale, shadow, face, edge] {
      l.stop(.frame, motion)
      l.isFresh = true
    }
  }
  func stopAll() {
    for l in [layer, scale, shadow, face, edge] { l.stopAll(motion) }
  }
}
