import Foundation

/// The layers under a point, from the foremost content up to the root, and the point in each.
package struct HitPath {
  package struct Step {
    package let layer: Layer
    /// In the layer's own coordinates.
    package let location: CGPoint
  }
  /// The content first, the root last.
  package var steps: [Step]
  package var layers: [Layer] { steps.map(\.layer) }
}

extension Layer {
  /// What a press at `point`, in this layer's parent, falls on.
  ///
  /// Model values count, so a tap during a fade is judged as after it. Content that cannot be seen
  /// (model opacity below 0.01) is not hit. A text is passed over when no responder stands between
  /// it and the nearest layer that it shares with the next content behind it: a label that lies over
  /// something to press does not get in its way.
  package func hit(_ point: CGPoint) -> HitPath? {
    var texts: [HitPath] = []
    var found: HitPath?
    _ = forEachHit(point, []) { path in
      if let above = texts.last {
        if !above.letsThrough(to: path) {
          found = above
          return false
        }
        texts.removeLast()
      }
      if case .text = path.steps[0].layer.content {
        texts.append(path)
        return true
      }
      found = path
      return false
    }
    return found ?? texts.last
  }

  /// Calls `body` for every content under the point, front to back, until it returns false.
  private func forEachHit(
    _ point: CGPoint, _ outer: [HitPath.Step], _ body: (HitPath) -> Bool
  ) -> Bool {
    if isLeaving { return true }
    if let rare, !rare.allowsHits { return true }
    let a = model(.a)
    if effect == .opacity, a.x < 0.01 { return true }
    guard let p = inward(point) else { return true }
    let steps = [HitPath.Step(layer: self, location: p)] + outer
    if let rare, rare.isHitBoundary, !CGRect(origin: .zero, size: size).contains(p) { return true }
    if let shape = rare?.hitShape {
      let (path, evenOdd) = shape(size)
      guard path.contains(p, eoFill: evenOdd) else { return true }
      // The shape is hit as a whole; content in it only says which of the gestures inside count.
      var isHit = false
      let goesOn = forEachBelow(p, steps) { path in
        isHit = true
        return body(path)
      }
      return isHit ? goesOn : body(HitPath(steps: steps))
    }
    if !forEachBelow(p, steps, body) { return false }
    return isInked(at: p) ? body(HitPath(steps: steps)) : true
  }
  private func forEachBelow(
    _ p: CGPoint, _ steps: [HitPath.Step], _ body: (HitPath) -> Bool
  ) -> Bool {
    let layers = effect == .mask ? below.dropLast() : inside[...]
    for l in layers.reversed() where l.isShown && !l.forEachHit(p, steps, body) {
      return false
    }
    return true
  }

  /// A point of the parent in this layer's coordinates, by model values.
  package func inward(_ point: CGPoint) -> CGPoint? {
    let f = model(.frame), a = model(.a), b = model(.b)
    let p = CGPoint(x: point.x - f.x, y: point.y - f.y)
    if isOnlySeen { return p }
    switch effect {
    case .offset, .scroll: return CGPoint(x: p.x - a.x, y: p.y - a.y)
    case .scale:
      guard a.x != 0, a.y != 0 else { return nil }
      let (x, y) = (f.z * a.z, f.w * a.w)
      return CGPoint(x: (p.x - x) / a.x + x, y: (p.y - y) / a.y + y)
    case .rotation:
      let (x, y) = (f.z * a.z, f.w * a.w)
      let t = CGAffineTransform(rotationAngle: -a.x)
      let q = CGPoint(x: p.x - x, y: p.y - y).applying(t)
      return CGPoint(x: q.x + x, y: q.y + y)
    case .affine:
      let t = CGAffineTransform(a: a.x, b: a.y, c: a.z, d: a.w, tx: b.x, ty: b.y)
      guard t.a * t.d != t.b * t.c else { return nil }
      return p.applying(t.inverted())
    case .turn, .projection:
      guard let q = projection(model).inverse?.apply(p.x, p.y) else { return nil }
      return CGPoint(x: q.x, y: q.y)
    default: return p
    }
  }
  /// A point of this layer in its parent's coordinates, by model values; behind the eye, the point
  /// itself.
  package func outward(_ p: CGPoint) -> CGPoint {
    let f = model(.frame), a = model(.a), b = model(.b)
    var q = p
    switch isOnlySeen ? .none : effect {
    case .offset, .scroll: q = CGPoint(x: p.x + a.x, y: p.y + a.y)
    case .scale:
      let (x, y) = (f.z * a.z, f.w * a.w)
      q = CGPoint(x: (p.x - x) * a.x + x, y: (p.y - y) * a.y + y)
    case .rotation:
      let (x, y) = (f.z * a.z, f.w * a.w)
      let t = CGPoint(x: p.x - x, y: p.y - y).applying(CGAffineTransform(rotationAngle: a.x))
      q = CGPoint(x: t.x + x, y: t.y + y)
    case .affine:
      q = p.applying(CGAffineTransform(a: a.x, b: a.y, c: a.z, d: a.w, tx: b.x, ty: b.y))
    case .turn, .projection:
      if let seen = projection(model).apply(p.x, p.y) { q = CGPoint(x: seen.x, y: seen.y) }
    default: break
    }
    return CGPoint(x: q.x + f.x, y: q.y + f.y)
  }
  /// A point of the root's parent in this layer's coordinates.
  package func fromRoot(_ point: CGPoint) -> CGPoint? {
    guard let p = around.map({ $0.fromRoot(point) }) ?? point else { return nil }
    return inward(p)
  }
  /// A way from a point of the root's parent in this layer's coordinates: turned, scaled or mirrored as
  /// the layer is.
  package func fromRoot(_ way: CGVector, at point: CGPoint) -> CGVector {
    way.carried(from: point, by: fromRoot)
  }
  /// A way at a point of this layer in the coordinates of the root's parent.
  func toRoot(_ way: CGVector, at point: CGPoint) -> CGVector {
    way.carried(from: point, by: toRoot)
  }
  /// A point of this layer in the coordinates of the root's parent.
  package func toRoot(_ point: CGPoint) -> CGPoint {
    let p = outward(point)
    return around?.toRoot(p) ?? p
  }

  private func isInked(at p: CGPoint) -> Bool {
    let inside = p.x >= 0 && p.y >= 0 && p.x < size.width && p.y < size.height
    switch content {
    case .none: return false
    case .text, .picture, .drawing: return inside
    case .figure(let path, let stroke, let evenOdd):
      if rare?.gradient == nil, model(.a).w <= 0 { return false }
      // The figure follows the presented size; hits follow the model's.
      let figure = figureForSize?(size) ?? path
      guard let stroke else { return figure.contains(p, eoFill: evenOdd) }
      return figure.strokeContains(p, width: stroke.lineWidth)
    }
  }

  // MARK: responders

  /// What is in it is drawn and hit where it stands.
  var isShown: Bool { effect != .symbols && effect != .told }

  package var responders: [any Responder] {
    get { rare?.responders ?? [] }
    set { if !newValue.isEmpty || rare != nil { needRare().responders = newValue } }
  }
  /// Offers something to the responders of this layer and those in it, until one takes it.
  package func firstResponder(_ offer: (any Responder) -> Bool) -> Bool {
    if isLeaving || !isShown { return false }
    for r in responders where offer(r) { return true }
    for l in inside where l.firstResponder(offer) { return true }
    return false
  }
  package var allowsHits: Bool {
    get { rare?.allowsHits ?? true }
    set { if !newValue || rare != nil { needRare().allowsHits = newValue } }
  }
  /// What is in it and is drawn in another for now. It is hit here, and told of.
  package var lent: Layer? {
    get { rare?.lent }
    set { if newValue != nil || rare != nil { needRare().lent = newValue } }
  }
  /// What is in it, wherever it is drawn.
  var inside: [Layer] { lent.map { [$0] } ?? below }
  /// Its effect changes what is drawn, and neither what is hit nor where things are said to be.
  package var isOnlySeen: Bool {
    get { rare?.isOnlySeen ?? false }
    set { if newValue || rare != nil { needRare().isOnlySeen = newValue } }
  }
  /// Hits outside of the frame do not count, as in what scrolls.
  package var isHitBoundary: Bool {
    get { rare?.isHitBoundary ?? false }
    set { if newValue || rare != nil { needRare().isHitBoundary = newValue } }
  }
  /// The area that is hit instead of the content.
  package func setHitShape(_ shape: ((CGSize) -> (Path, Bool))?) {
    if shape != nil || rare != nil { needRare().hitShape = shape }
  }
  /// All of the frame is hit, whatever is in it.
  package func hitFrame() { setHitShape { (Path(CGRect(origin: .zero, size: $0)), false) } }
}

@MainActor extension HitPath {
  /// Whether a text, which this path begins with, yields to what lies behind it.
  fileprivate func letsThrough(to other: HitPath) -> Bool {
    let shared = Set(other.steps.map { ObjectIdentifier($0.layer) })
    for s in steps {
      if shared.contains(ObjectIdentifier(s.layer)) { return true }
      if !s.layer.responders.isEmpty { return false }
    }
    return true
  }
}

extension Path {
  /// Whether a point lies within half a line width of the path.
  package func strokeContains(_ p: CGPoint, width: CGFloat) -> Bool {
    let reach = width / 2
    for (points, isClosed) in contours() {
      let ends = isClosed ? points + [points[0]] : points
      for (a, b) in zip(ends, ends.dropFirst()) {
        let dx = b.x - a.x, dy = b.y - a.y, l = dx * dx + dy * dy
        let t = l > 0 ? min(max(((p.x - a.x) * dx + (p.y - a.y) * dy) / l, 0), 1) : 0
        if p.distance(to: CGPoint(x: a.x + t * dx, y: a.y + t * dy)) <= reach { return true }
      }
    }
    return false
  }
}

extension CGVector {
  /// The same way where points are others; itself where those have none.
  @MainActor fileprivate func carried(
    from point: CGPoint, by map: (CGPoint) -> CGPoint?
  ) -> CGVector {
    func step(_ x: CGFloat, _ y: CGFloat) -> CGVector? {
      guard let a = map(point), let b = map(CGPoint(x: point.x + x, y: point.y + y)) else {
        return nil
      }
      // Without what rounding leaves: where a layer is only moved, a way stays exactly the same.
      let grid = 1e9
      return CGVector(
        dx: ((b.x - a.x) * grid).rounded() / grid, dy: ((b.y - a.y) * grid).rounded() / grid)
    }
    guard let x = step(1, 0), let y = step(0, 1) else { return self }
    return CGVector(dx: dx * x.dx + dy * y.dx, dy: dx * x.dy + dy * y.dy)
  }
}
