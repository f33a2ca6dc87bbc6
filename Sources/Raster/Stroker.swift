extension Outline {
  /// The area that a pen covers whose tip follows this outline, to be filled by the non-zero rule.
  ///
  /// `scale` is how many pixels a unit will be, 1 by default: curves are flattened finely enough for
  /// it. Zero, negative, NaN and infinite count as 1. A contour without length is a dot if the caps
  /// are round or square. Curves are joined smoothly inside, whatever the pen's join is.
  package func stroked(_ pen: Pen, scale: Double = 1) -> Outline {
    let out = Outline(), scale = scale > 0 && scale.isFinite ? scale : 1
    if !(pen.width > 0 && pen.width.isFinite) || bounds(under: .identity) == nil { return out }
    var stroker = Stroker(pen, scale, out), line = Polyline(), isNew = false
    func end(closed: Bool) {
      if line.points.count > 1 || isNew { stroker.add(line, closed: closed) }
    }
    flatten(.scale(scale), closing: false) { start, closed in
      if closed {
        end(closed: true)
      } else if line.points.count > 1 || (isNew && line.moved) {
        end(closed: false)
      }
      line.start(start)
      // A move alone draws nothing; closing it, or a line to where it is, makes it a dot.
      isNew = !closed
    } segment: { _, to, smooth in
      line.add(to, smooth: smooth)
    }
    if line.points.count > 1 || (isNew && line.moved) { end(closed: false) }
    return out
  }
}

/// Points with a length between any two that follow each other.
struct Polyline {
  private(set) var points: [SIMD2<Double>] = []
  /// Whether a point lies within a curve.
  fileprivate(set) var smooth: [Bool] = []
  /// Whether a line was drawn, even one without length.
  private(set) var moved = false

  mutating func start(_ p: SIMD2<Double>, smooth isSmooth: Bool = false) {
    points.removeAll(keepingCapacity: true)
    smooth.removeAll(keepingCapacity: true)
    points.append(p)
    smooth.append(isSmooth)
    moved = false
  }

  /// Adds a point; `smooth` says that the last one is within a curve that goes on to this.
  mutating func add(_ p: SIMD2<Double>, smooth isSmooth: Bool) {
    moved = true
    if isSmooth, points.count > 1 { smooth[smooth.count - 1] = true }
    if p == points[points.count - 1] { return }
    points.append(p)
    smooth.append(false)
  }

  /// Without its last point where that is the first again; a closed line comes back by itself.
  mutating func dropRepeatedEnd() {
    if points.count > 1, points[0] == points[points.count - 1] {
      points.removeLast()
      smooth.removeLast()
    }
  }

  /// This line followed by another that starts where it ends.
  mutating func join(_ other: Polyline) {
    for i in 1..<max(1, other.points.count) {
      points.append(other.points[i])
      smooth.append(other.smooth[i])
    }
  }
}

/// Offsets polylines to both sides.
struct Stroker {
  private let cap: Pen.Cap, join: Pen.Join
  /// Half the width, in pixels.
  private let radius: Double
  /// The square of the miter limit.
  private let limit: Double
  private let dash: [Double], phase: Double
  /// Pixels to the outline's units.
  private let unit: Double
  private let out: Outline
  private var isOpen = false

  /// More dashes than this in one contour are drawn as a solid line.
  private static let mostDashes = 50_000.0

  init(_ pen: Pen, _ scale: Double, _ out: Outline) {
    (cap, join, self.out) = (pen.cap, pen.join, out)
    (radius, unit) = (pen.width / 2 * scale, 1 / scale)
    let miter = pen.miterLimit.isNaN ? 10 : max(pen.miterLimit, 0)
    limit = miter * miter
    let sum = pen.dash.reduce(0, +) * scale
    let usable = sum > 0 && sum.isFinite && pen.dash.allSatisfy { $0 >= 0 }
    let once = usable ? pen.dash.map { $0 * scale } : []
    dash = once.count % 2 == 0 ? once : once + once
    let period = dash.reduce(0, +)
    let at = pen.dashPhase.isFinite && period > 0 ? pen.dashPhase * scale / period : 0
    phase = fraction(at) * period
  }

  mutating func add(_ line: Polyline, closed: Bool) {
    var line = line
    if closed { line.dropRepeatedEnd() }
    if line.points.count < 2 {
      dot(line.points[0], SIMD2(1, 0))
    } else if dash.isEmpty || !addDashes(line, closed: closed) {
      closed && line.points.count > 2 ? addRing(line) : addLine(line, closed: closed)
    }
  }

  // MARK: dashes

  /// False if there would be too many.
  private mutating func addDashes(_ line: Polyline, closed: Bool) -> Bool {
    let points = line.points, count = closed ? points.count : points.count - 1
    var total = 0.0
    for i in 0..<count { total += length(points[(i + 1) % points.count] - points[i]) }
    let period = dash.reduce(0, +)
    if !(total / period * Double(dash.count) < Self.mostDashes) { return false }
    var index = 0, left = phase
    while left >= dash[index], left > 0 {
      left -= dash[index]
      index = (index + 1) % dash.count
    }
    left = dash[index] - left
    let startsOn = index % 2 == 0
    var current = Polyline(), first: Polyline?, isOn = startsOn
    current.start(points[0])
    func finish(_ stroker: inout Stroker, _ at: SIMD2<Double>, _ direction: SIMD2<Double>) {
      if current.points.count < 2 {
        stroker.dot(at, direction)
      } else if closed, startsOn, first == nil {
        first = current
      } else {
        stroker.addLine(current, closed: false)
      }
    }
    for i in 0..<count {
      let a = points[i], b = points[(i + 1) % points.count]
      let len = length(b - a), direction = (b - a) / len
      var done = 0.0
      while len - done > left {
        done += left
        let at = a + direction * done
        if isOn {
          current.add(at, smooth: false)
          finish(&self, at, direction)
        } else {
          current.start(at)
        }
        index = (index + 1) % dash.count
        left = dash[index]
        isOn.toggle()
      }
      left -= len - done
      let next = (i + 1) % points.count
      if isOn {
        current.add(b, smooth: false)
        if line.smooth[next], i + 1 < count { current.markSmooth() }
      }
    }
    if isOn, current.points.count > 1 {
      if closed, let first {
        // The dash that runs on over the start.
        current.join(first)
        addLine(current, closed: false)
        return true
      }
      let whole = closed && startsOn && first == nil
      whole ? addRing(line) : addLine(current, closed: false)
    } else if let first {
      addLine(first, closed: false)
    }
    return true
  }

  /// A dash or a contour without length.
  private mutating func dot(_ p: SIMD2<Double>, _ direction: SIMD2<Double>) {
    let d = direction * radius, n = normal(d)
    switch cap {
    case .butt: return
    case .square:
      emit(p + n - d)
      emit(p + n + d)
      emit(p - n + d)
      emit(p - n - d)
    case .round:
      emit(p + n)
      arc(p, n, d)
      arc(p, d, -n)
      arc(p, -n, -d)
      arc(p, -d, n)
    }
    finishContour()
  }

  // MARK: lines

  private mutating func addLine(_ line: Polyline, closed: Bool) {
    let p = line.points, last = p.count - 1
    side(line, reversed: false, closed: false)
    end(p[last], unitVector(p[last] - p[last - 1]), closed)
    side(line, reversed: true, closed: false)
    end(p[0], unitVector(p[0] - p[1]), closed)
    finishContour()
  }

  private mutating func addRing(_ line: Polyline) {
    side(line, reversed: false, closed: true)
    finishContour()
    side(line, reversed: true, closed: true)
    finishContour()
  }

  /// The offset on the left of the line, or of its reverse; an open one without its end points.
  private mutating func side(_ line: Polyline, reversed: Bool, closed: Bool) {
    let n = line.points.count
    func point(_ i: Int) -> SIMD2<Double> { line.points[reversed ? n - 1 - i % n : i % n] }
    func isSmooth(_ i: Int) -> Bool { line.smooth[reversed ? n - 1 - i % n : i % n] }
    let joins = closed ? 0..<n : 1..<(n - 1)
    if !closed { emit(point(0) + normal(unitVector(point(1) - point(0))) * radius) }
    for i in joins {
      let before = point(i + n - 1), at = point(i), after = point(i + 1)
      turn(at, at - before, after - at, isSmooth(i))
    }
    if !closed { emit(point(n - 1) + normal(unitVector(point(n - 1) - point(n - 2))) * radius) }
  }

  /// The left side of a corner between two pieces.
  private mutating func turn(
    _ p: SIMD2<Double>, _ from: SIMD2<Double>, _ to: SIMD2<Double>, _ smooth: Bool
  ) {
    let m = normal(unitVector(from)), n = normal(unitVector(to))
    let cross = m.x * n.y - m.y * n.x, dot = (m * n).sum()
    let middle = (m + n) * (radius / (1 + dot))
    if cross < 0 {
      // The inner side: where the offsets meet, if they do; otherwise through the corner itself,
      // so that what overlaps winds the same way.
      let inset = radius * -cross / (1 + dot)
      if inset <= min(length(from), length(to)) / 2 {
        emit(p + middle)
      } else {
        emit(p + m * radius)
        emit(p)
        emit(p + n * radius)
      }
      return
    }
    // (1 + cos φ) / 2 = cos² φ/2, the square of pen width over miter length.
    let narrow = (1 + dot) / 2
    if smooth || join == .round {
      emit(p + m * radius)
      if radius * (1 - max(0, narrow).squareRoot()) < Outline.tolerance {
        emit(p + n * radius)
      } else if dot > 0 {
        arc(p, m * radius, n * radius)
      } else {
        let half = narrow > 1e-12 ? unitVector(m + n) : unitVector(from)
        arc(p, m * radius, half * radius)
        arc(p, half * radius, n * radius)
      }
    } else if join == .miter, narrow * limit >= 1 {
      emit(p + middle)
    } else {
      emit(p + m * radius)
      emit(p + n * radius)
    }
  }

  /// The end of an open line that runs in a direction; a line that is closed but goes there and back
  /// is joined at its ends instead.
  private mutating func end(_ p: SIMD2<Double>, _ direction: SIMD2<Double>, _ closed: Bool) {
    let d = direction * radius, n = normal(d)
    switch closed ? (join == .round ? .round : .butt) : cap {
    case .butt: break
    case .square:
      emit(p + n + d)
      emit(p - n + d)
    case .round:
      arc(p, n, d)
      arc(p, d, -n)
    }
  }

  // MARK: output

  private mutating func emit(_ p: SIMD2<Double>) {
    let q = p * unit
    if isOpen { out.line(q.x, q.y) } else { out.move(q.x, q.y) }
    isOpen = true
  }

  /// An arc around `center` between two offsets less than half a turn apart, the first being where
  /// the contour is.
  private func arc(_ center: SIMD2<Double>, _ from: SIMD2<Double>, _ to: SIMD2<Double>) {
    let cos = (from * to).sum() / (radius * radius)
    let control = (center + (from + to) / (1 + cos)) * unit, end = (center + to) * unit
    let weight = ((1 + cos) / 2).squareRoot()
    out.conic(control.x, control.y, end.x, end.y, weight: weight)
  }

  private mutating func finishContour() {
    if isOpen { out.close() }
    isOpen = false
  }

  private func normal(_ d: SIMD2<Double>) -> SIMD2<Double> { SIMD2(d.y, -d.x) }

  private func length(_ v: SIMD2<Double>) -> Double { (v * v).sum().squareRoot() }

  private func unitVector(_ v: SIMD2<Double>) -> SIMD2<Double> { v / length(v) }
}

extension Polyline {
  /// Says that the last point is within a curve.
  fileprivate mutating func markSmooth() { smooth[smooth.count - 1] = true }
}
