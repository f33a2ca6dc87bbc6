import Foundation

/// An effect that the views around ask symbols for.
struct SymbolEffectRequest: Equatable {
  var effect: SymbolEffectConfiguration
  var options: SymbolEffectOptions
  /// It runs whenever this changes; nil where `isActive` decides.
  var value: AnyEquatable?
  var isActive = true
}
private enum SymbolEffectsKey: EnvironmentKey {
  static var defaultValue: [SymbolEffectRequest] { [] }
}
extension EnvironmentValues {
  var symbolEffects: [SymbolEffectRequest] {
    get { self[SymbolEffectsKey.self] }
    set { self[SymbolEffectsKey.self] = newValue }
  }
}

extension View {
  /// Moves the symbols in this view for as long as `isActive`.
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    var request = SymbolEffectRequest(
      effect: effect.configuration, options: options, isActive: isActive)
    if request.effect.kind == .appear {
      // Not to have appeared is to have disappeared.
      request.effect.kind = .disappear
      request.isActive = !isActive
    }
    return transformEnvironment(\.symbolEffects) { $0.append(request) }
  }
  /// Moves the symbols in this view whenever `value` changes.
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    let request = SymbolEffectRequest(
      effect: effect.configuration, options: options, value: AnyEquatable(value))
    return transformEnvironment(\.symbolEffects) { $0.append(request) }
  }
  /// Keeps the symbols in this view from the effects that are asked for further out.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    transformEnvironment(\.symbolEffects) { if isEnabled { $0 = [] } }
  }
}

/// How far a symbol is from being as it is.
private struct SymbolPose {
  var dx = 0.0, dy = 0.0, scale = 1.0, angle = 0.0, opacity = 1.0
  static func + (a: SymbolPose, b: SymbolPose) -> SymbolPose {
    SymbolPose(
      dx: a.dx + b.dx, dy: a.dy + b.dy, scale: a.scale * b.scale, angle: a.angle + b.angle,
      opacity: a.opacity * b.opacity)
  }
  var still: SymbolPose { SymbolPose(opacity: opacity) }
}
extension SymbolEffectConfiguration {
  /// Seconds that one run takes, or that it takes to come and go.
  fileprivate var duration: Double {
    switch kind {
    case .bounce: 0.6
    case .pulse: 1.4
    case .variableColor: 1.2
    case .wiggle: 0.8
    case .rotate: 1.2
    case .breathe: 2
    case .scale, .appear, .disappear, .automatic, .replace: 0.3
    }
  }
  /// It lasts and does not run.
  fileprivate var lasts: Bool { [.scale, .disappear].contains(kind) }
  /// The pose after a part of a run, 0…1; for what lasts, of its coming. A symbol is `size` points
  /// large.
  fileprivate func pose(_ t: Double, size: Double) -> SymbolPose {
    let sign = direction == .down ? -1.0 : 1, wave = (1 - cos(2 * .pi * t)) / 2
    switch kind {
    case .bounce: return SymbolPose(scale: 1 + sign * 0.45 * exp(-3 * t) * sin(2 * .pi * t))
    case .pulse: return SymbolPose(opacity: 1 - 0.5 * wave)
    case .variableColor: return SymbolPose(opacity: 1 - 0.65 * wave)
    case .breathe: return SymbolPose(scale: 1 + 0.12 * wave, opacity: isPlain ? 1 : 1 - 0.3 * wave)
    case .wiggle:
      let swing = sin(6 * .pi * t) * (1 - t)
      if let angle {
        let way = 0.12 * size * swing
        return SymbolPose(dx: way * cos(angle), dy: way * sin(angle))
      }
      switch direction {
      case .up: return SymbolPose(dy: -0.12 * size * swing)
      case .down: return SymbolPose(dy: 0.12 * size * swing)
      case .left: return SymbolPose(dx: -0.12 * size * swing)
      case .right: return SymbolPose(dx: 0.12 * size * swing)
      case .counterClockwise: return SymbolPose(angle: -0.2 * swing)
      case .none, .clockwise: return SymbolPose(angle: 0.2 * swing)
      }
    case .rotate:
      let eased = t - sin(2 * .pi * t) / (2 * .pi)
      return SymbolPose(angle: (direction == .counterClockwise ? -2 : 2) * .pi * eased)
    case .scale: return SymbolPose(scale: 1 + sign * 0.2 * t)
    case .disappear: return SymbolPose(scale: 1 - sign * 0.3 * t, opacity: 1 - t)
    case .appear, .automatic, .replace: return SymbolPose()
    }
  }
}

/// Moves the layer of one symbol by the effects that are asked for.
@MainActor final class SymbolMotion: Presenter {
  /// One effect on its way.
  private struct Run {
    var start: Double
    /// How often it has run when it is to end, where that was decided since.
    var end: Double?
    /// What lasts comes, or goes.
    var isComing = true
  }
  /// What moves; the symbol's own layer is in it.
  let layer: Layer
  let inner: Layer
  package var motionSlot = -1
  let motionLabel = "a symbol's effect"
  var onlyRepeats: Bool {
    zip(requests, runs).allSatisfy { r, run in
      run.map { $0.end == nil && !r.effect.lasts && count(r) == .infinity } ?? true
    }
  }
  private var requests: [SymbolEffectRequest] = []
  private var runs: [Run?] = []
  private var isStill = false

  init(name: String) {
    layer = Layer(name, effect: .affine)
    inner = Layer(name)
    layer.setBelow([inner])
    layer.isFresh = false
    inner.isFresh = false
  }
  func resize(_ size: CGSize, _ motion: Motion) {
    if layer.size == size { return }
    for l in [layer, inner] {
      l.set(.frame, SIMD4(0, 0, size.width, size.height), motion, Transaction())
    }
    // It moves about its middle.
    show(pose(at: motion.time).pose, motion)
  }

  private func count(_ r: SymbolEffectRequest) -> Double {
    r.options.count ?? (r.value == nil ? .infinity : 1)
  }

  private func rounds(_ r: SymbolEffectRequest, _ elapsed: Double) -> Double {
    elapsed / (r.effect.duration / r.options.speed + r.options.pause)
  }

  /// Takes what is asked for now. What lasts is there at once when the symbol is new.
  func ask(_ new: [SymbolEffectRequest], isNew: Bool, reducesMotion: Bool, _ motion: Motion) {
    isStill = reducesMotion
    if new.map(\.effect) != requests.map(\.effect) {
      runs = Array(repeating: nil, count: new.count)
      requests = []
    }
    for (i, r) in new.enumerated() {
      let old = requests.indices.contains(i) ? requests[i] : nil
      if let value = r.value {
        if let before = old?.value, before != value { runs[i] = Run(start: motion.time) }
      } else if r.effect.lasts {
        if r.isActive != (old?.isActive ?? false) {
          let start = old == nil && isNew ? motion.time - r.effect.duration : motion.time
          runs[i] = Run(start: start, isComing: r.isActive)
        }
      } else if r.isActive, !(old?.isActive ?? false) {
        runs[i] = Run(start: motion.time)
      } else if !r.isActive, let run = runs[i], run.end == nil {
        // It ends the run that it is in.
        runs[i]!.end = (rounds(r, motion.time - run.start) + 1e-9).rounded(.up)
      }
    }
    requests = new
    if runs.contains(where: { $0 != nil }) {
      motion.add(self)
      show(pose(at: motion.time).pose, motion)
    }
  }

  func step(_ time: Double, _ motion: Motion) -> Bool {
    let (pose, isMoving) = pose(at: time)
    show(pose, motion)
    return isMoving
  }
  private func pose(at time: Double) -> (pose: SymbolPose, isMoving: Bool) {
    var sum = SymbolPose(), isMoving = false
    let size = max(layer.size.width, layer.size.height)
    for (i, r) in requests.enumerated() {
      guard let run = runs[i] else { continue }
      let length = r.effect.duration / r.options.speed
      let elapsed = max(time - run.start, 0)
      if r.effect.lasts {
        let t = min(elapsed / length, 1), eased = t * t * (3 - 2 * t)
        sum = sum + r.effect.pose(run.isComing ? eased : 1 - eased, size: size)
        if t < 1 { isMoving = true } else if !run.isComing { runs[i] = nil }
        continue
      }
      let whole = length + r.options.pause, round = (rounds(r, elapsed) + 1e-9).rounded(.down)
      if round >= run.end ?? count(r) {
        runs[i] = nil
        continue
      }
      isMoving = true
      sum = sum + r.effect.pose(min((elapsed - round * whole) / length, 1), size: size)
    }
    return (isStill ? sum.still : sum, isMoving)
  }
  private func show(_ p: SymbolPose, _ motion: Motion) {
    let (x, y) = (layer.size.width / 2, layer.size.height / 2)
    let c = cos(p.angle) * p.scale, s = sin(p.angle) * p.scale
    layer.set(.a, SIMD4(c, s, -s, c), motion, Transaction())
    layer.set(
      .b, SIMD4(x - c * x + s * y + p.dx, y - s * x - c * y + p.dy, 0, 0), motion, Transaction())
    layer.set(.transition, SIMD4(0, 0, 1, p.opacity), motion, Transaction())
  }
}
