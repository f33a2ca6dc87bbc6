import Foundation

/// Numbers that are mixed one by one. Those that one list lacks are zero.
package struct Lanes: VectorArithmetic {
  package var all: [Double]
  package init(_ all: [Double]) { self.all = all }
  package static var zero: Lanes { Lanes([]) }
  private static func joined(_ a: Lanes, _ b: Lanes, _ f: (Double, Double) -> Double) -> Lanes {
    func at(_ x: Lanes, _ i: Int) -> Double { i < x.all.count ? x.all[i] : 0 }
    return Lanes((0..<max(a.all.count, b.all.count)).map { f(at(a, $0), at(b, $0)) })
  }
  package static func + (a: Lanes, b: Lanes) -> Lanes { joined(a, b, +) }
  package static func - (a: Lanes, b: Lanes) -> Lanes { joined(a, b, -) }
  package mutating func scale(by rhs: Double) {
    for i in all.indices { all[i] *= rhs }
  }
  package var magnitudeSquared: Double { all.reduce(0) { $0 + $1 * $1 } }
}

/// Takes a gradient or a mesh from one to the next by and by.
@MainActor final class PaintMotion {
  private(set) var model: Paint
  private let motion: Motion
  private var runner: Runner<Lanes>!
  init?(_ paint: Paint, _ motion: Motion, show: @escaping (Paint) -> Void) {
    guard let lanes = paint.lanes else { return nil }
    model = paint
    self.motion = motion
    runner = Runner(lanes, label: "paint") { [unowned self] in
      show(runner.isRunning ? model.mixed($0) : model)
    }
  }
  /// True while it is shown over time.
  func change(to paint: Paint, _ transaction: Transaction) -> Bool {
    guard let lanes = paint.lanes else { return false }
    model = paint
    return runner.change(to: lanes, transaction, motion)
  }
  func stop() { runner.stop(motion) }
  // The one who moves things knows the runner for as long as it runs.
  deinit { MainActor.assumeIsolated { runner?.stop(motion) } }
}

extension Paint {
  /// What changes by and by; nil where nothing does.
  fileprivate var lanes: Lanes? {
    switch self {
    case .gradient(let g): g.lanes
    case .pattern(let p): p.source.map { Lanes($0.lanes + [p.opacity]) }
    default: nil
    }
  }
  /// The lanes of both mean the same.
  func isLike(_ other: Paint) -> Bool {
    switch (self, other) {
    case (.gradient(let a), .gradient(let b)):
      return a.isLike(b)
    case (.pattern(let a), .pattern(let b)):
      guard let a = a.source, let b = b.source else { return false }
      return a.isLike(b)
    default: return false
    }
  }
  fileprivate func mixed(_ lanes: Lanes) -> Paint {
    switch self {
    case .gradient(let g): return .gradient(g.mixed(lanes))
    case .pattern(var p):
      guard let source = p.source, let opacity = lanes.all.last else { return self }
      p.picture = source.picture(of: lanes.all.dropLast())
      // It is no picture of the source's own numbers.
      p.source = nil
      p.opacity = min(max(opacity, 0), 1)
      return .pattern(p)
    default: return self
    }
  }
}

extension GradientPaint {
  fileprivate func isLike(_ other: GradientPaint) -> Bool {
    guard stops.count == other.stops.count, spread == other.spread else { return false }
    switch (kind, other.kind) {
    case (.linear, .linear), (.radial, .radial), (.elliptical, .elliptical), (.angular, .angular):
      return true
    default: return false
    }
  }
  fileprivate var lanes: Lanes {
    var all: [Double]
    switch kind {
    case .linear(let a, let b): all = [a.x, a.y, b.x, b.y]
    case .radial(let c, let r, let s), .elliptical(let c, let r, let s): all = [c.x, c.y, r, s]
    case .angular(let c, let a, let b): all = [c.x, c.y, a.radians, b.radians]
    }
    for s in stops {
      let c = s.components
      all += [s.location, c.x * c.w, c.y * c.w, c.z * c.w, c.w]
    }
    return Lanes(all)
  }
  /// The same kind of gradient of other numbers.
  fileprivate func mixed(_ lanes: Lanes) -> GradientPaint {
    var new = self
    let n = lanes.all, center = UnitPoint(x: n[0], y: n[1])
    switch kind {
    case .linear: new.kind = .linear(center, UnitPoint(x: n[2], y: n[3]))
    case .radial: new.kind = .radial(center, max(n[2], 0), max(n[3], 0))
    case .elliptical: new.kind = .elliptical(center, max(n[2], 0), max(n[3], 0))
    case .angular: new.kind = .angular(center, .radians(n[2]), .radians(n[3]))
    }
    var last = -Double.infinity
    for i in stops.indices {
      let at = 4 + i * 5, alpha = min(max(n[at + 4], 0), 1)
      // A spring that swings may carry a stop beyond the next one.
      last = max(last, n[at])
      func straight(_ v: Double) -> Double { alpha > 0 ? min(max(v / alpha, 0), 1) : 0 }
      new.stops[i] = GradientStop(
        location: last,
        components: SIMD4(straight(n[at + 1]), straight(n[at + 2]), straight(n[at + 3]), alpha))
    }
    return new
  }
}
