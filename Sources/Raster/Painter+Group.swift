/// What a group that is being drawn needs at its end.
struct GroupFrame {
  let group: Group
  /// Where drawing went before, and how.
  let target: Pixels, stride: Int, targetIsOpaque: Bool, clip: Painter.Clip
  /// The heights of the painter's stacks.
  let clips: Int, matrices: Int, inUse: Int, depth: Int
  /// What mapped the group to the device.
  let matrix: Matrix
  /// What is drawn of the picture, in device pixels; empty if nothing can be seen.
  let raw: IRect
  /// What of the picture is needed once it is blurred.
  let finished: IRect
  let plan: Blur.Plan?
  let shadows: [PlacedShadow]
  let projection: PlacedProjection?
  let opacity: UInt32
  let picture: Bitmap?
  var mask: Bitmap?
}

/// A group's shadow in device pixels: moved by whole pixels and by fractions in 1/256.
struct PlacedShadow {
  let color: RGBA, plan: Blur.Plan?, isInner: Bool
  /// Where the picture with it is needed.
  var area = IRect.empty
  let dx: Int, dy: Int, fx: UInt32, fy: UInt32

  var reach: Int { plan?.reach ?? 0 }
}

extension Group.Threshold {
  /// A hard edge with steps of four levels on either side.
  func apply(to p: Pixels, _ n: Int) {
    func bound(_ v: Double) -> Int { Int(unit(v) * 255 + 0.5) }
    let low = bound(self.low), high = bound(self.high)
    for i in 0..<n {
      let a = Int(p[i] >> 24)
      let over = low <= 0 ? 4 : min(max(a - low + 2, 0), 4)
      let under = high >= 255 ? 4 : min(max(high - a + 2, 0), 4)
      p[i] = a == 0 && low > 0 ? 0 : scaled(color.bits, UInt32(min(over, under) * 255 / 4))
    }
  }
}

extension Painter {
  func push(_ group: Group) {
    let outer = matrix
    // What is projected has pixels of its own.
    if group.projection != nil { matrix = .identity }
    let scale = matrix.meanScale, content = matrix.apply(group.bounds).outer
    let opacity = byte(unit(group.opacity))
    let plan = Self.plan(group.blur * scale)
    var shadows = group.shadows.compactMap { place($0, scale) }
    var projection: PlacedProjection?, area = clip.box
    if let map = group.projection {
      var whole = content.grown(plan?.reach ?? 0)
      for shadow in shadows where !shadow.isInner {
        whole = whole.union(whole.offset(shadow.dx, shadow.dy).grown(shadow.reach + 1))
      }
      projection = place(map.under(outer), whole)
      area = projection?.source ?? .empty
    }
    var finished = IRect.empty, raw = IRect.empty
    if !area.isEmpty, !content.isEmpty, opacity > 0 {
      // What is asked for, blurred: what shows itself, and what its shadow comes from.
      var asked = area
      for i in shadows.indices.reversed() {
        let shadow = shadows[i]
        shadows[i].area = asked
        asked = asked.union(asked.grown(shadow.reach + 1).offset(-shadow.dx, -shadow.dy))
      }
      let reach = plan?.reach ?? 0
      finished = content.grown(reach).intersection(asked)
      raw = content.intersection(asked.grown(reach))
    }
    let picture = raw.isEmpty ? nil : sheet(groups.count * 6, raw)
    groups.append(
      GroupFrame(
        group: group, target: target, stride: stride, targetIsOpaque: targetIsOpaque, clip: clip,
        clips: clips.count, matrices: matrices.count, inUse: inUse, depth: groups.count,
        matrix: outer, raw: raw, finished: finished, plan: plan, shadows: shadows,
        projection: projection, opacity: opacity, picture: picture))
    draw(into: picture, raw)
  }

  func beginMask() {
    let last = groups.count - 1, frame = groups[last]
    precondition(frame.mask == nil, "a group has one beginMask at most")
    precondition(
      clips.count == frame.clips && matrices.count == frame.matrices,
      "clips and transforms pushed in a group must be popped before beginMask")
    let mask = sheet(frame.depth * 6 + 1, frame.raw)
    groups[last].mask = mask
    draw(into: mask, frame.raw)
  }

  func popGroup() {
    let frame = groups.removeLast()
    precondition(
      clips.count == frame.clips && matrices.count == frame.matrices,
      "clips and transforms pushed in a group must be popped before popGroup")
    (target, stride, targetIsOpaque) = (frame.target, frame.stride, frame.targetIsOpaque)
    (clip, inUse, matrix) = (frame.clip, frame.inUse, frame.matrix)
    guard let drawn = frame.picture else { return }
    let raw = frame.raw
    if let mask = frame.mask {
      for y in 0..<raw.height {
        multiply(
          drawn.pixels + y * drawn.stride, raw.width, alphaOf: Row(mask.pixels) + y * mask.stride)
      }
    }
    if let colors = frame.group.colors {
      for y in 0..<raw.height { colors.apply(to: drawn.pixels + y * drawn.stride, raw.width) }
    }
    var picture = drawn, box = raw
    if let plan = frame.plan {
      if frame.finished.isEmpty { return }
      picture = sheet(frame.depth * 6 + 2, frame.finished, blank: false)
      box = frame.finished
      blur.blur(
        Row(drawn.pixels), drawn.stride, raw, plan, into: picture.pixels, picture.stride, box)
    }
    if let threshold = frame.group.threshold {
      for y in 0..<box.height {
        threshold.apply(to: picture.pixels + y * picture.stride, box.width)
      }
    }
    for (i, shadow) in frame.shadows.enumerated() {
      // Each is added in another sheet than the one before.
      (picture, box) = adding(shadow, to: picture, box, frame.depth * 6 + 3 + (i & 1))
      if box.isEmpty { return }
    }
    if let projection = frame.projection {
      let seen = sheet(frame.depth * 6 + 5, projection.seen, blank: false)
      projected(picture, box, projection, into: seen)
      (picture, box) = (seen, projection.seen)
    }
    if frame.group.blend == .normal {
      compose(picture, box, frame.opacity)
    } else {
      compose(picture, box, frame.opacity, frame.group.blend)
    }
  }

  // MARK: parts

  private static func plan(_ sigma: Double) -> Blur.Plan? {
    let usable = Blur.usable(sigma)
    return usable > 0 ? Blur.Plan(sigma: usable) : nil
  }

  private func place(_ shadow: Group.Shadow, _ scale: Double) -> PlacedShadow? {
    let x = matrix.a * shadow.dx + matrix.c * shadow.dy
    let y = matrix.b * shadow.dx + matrix.d * shadow.dy
    if shadow.color.bits == 0 || !(x.isFinite && y.isFinite) { return nil }
    let dx = wholeBelow(x), dy = wholeBelow(y)
    func part(_ v: Double, _ whole: Int) -> UInt32 {
      UInt32(truncatingIfNeeded: Int(unit(v - Double(whole)) * 256 + 0.5))
    }
    return PlacedShadow(
      color: shadow.color, plan: Self.plan(shadow.sigma * scale), isInner: shadow.isInner, dx: dx,
      dy: dy,
      fx: part(x, dx), fy: part(y, dy))
  }

  /// Directs drawing to a picture whose first pixel is the corner of `box`, or nowhere.
  private func draw(into picture: Bitmap?, _ box: IRect) {
    clip = Clip(box: picture == nil ? .empty : box)
    guard let picture else { return }
    target = picture.pixels - (box.y0 * picture.stride + box.x0)
    (stride, targetIsOpaque) = (picture.stride, false)
  }

  /// A kept bitmap at least as large as a box; the part that it is for is blank if asked for.
  private func sheet(_ index: Int, _ box: IRect, blank: Bool = true) -> Bitmap {
    while sheets.count <= index { sheets.append(nil) }
    if let known = sheets[index], known.width >= box.width, known.height >= box.height {
      if blank { known.clear(IRect(0, 0, box.width, box.height)) }
      return known
    }
    let known = sheets[index]
    let made = Bitmap(
      width: max(known?.width ?? 0, box.width, 1), height: max(known?.height ?? 0, box.height, 1))
    sheets[index] = made
    return made
  }

  /// The picture with its shadow, as far as that is needed.
  private func adding(
    _ shadow: PlacedShadow, to picture: Bitmap, _ box: IRect, _ index: Int
  ) -> (Bitmap, IRect) {
    let area = shadow.area
    let moved = box.offset(shadow.dx, shadow.dy)
    let wide = IRect(moved.x0, moved.y0, moved.x1 + 1, moved.y1 + 1)
    let spread = wide.grown(shadow.reach)
    let whole = (shadow.isInner ? box : box.union(spread)).intersection(area)
    let shaded = spread.intersection(area)
    if whole.isEmpty { return (picture, whole) }
    let result = sheet(index, whole)
    let seen = box.intersection(whole)
    for y in seen.y0..<seen.y1 {
      let from = Row(picture.pixels) + ((y - box.y0) * picture.stride + seen.x0 - box.x0)
      (result.pixels + ((y - whole.y0) * result.stride + seen.x0 - whole.x0))
        .update(from: from, count: seen.width)
    }
    if shaded.isEmpty {
      if shadow.isInner { shade(result, whole, shadow.color, nil, .empty) }
      return (result, whole)
    }
    let source = wide.intersection(shaded.grown(shadow.reach))
    let alpha = blurSource.room(max(1, source.area))
    for y in source.y0..<source.y1 {
      movedAlpha(picture, box, y, source, shadow, alpha + (y - source.y0) * source.width)
    }
    var levels = Levels(alpha), at = source
    if let plan = shadow.plan {
      let blurred = blurResult.room(max(1, shaded.area))
      blur.blur(levels, source, plan, into: blurred, shaded)
      (levels, at) = (Levels(blurred), shaded)
    }
    if shadow.isInner {
      shade(result, whole, shadow.color, levels, at)
      return (result, whole)
    }
    for y in at.y0..<at.y1 {
      let x0 = max(at.x0, whole.x0), n = min(at.x1, whole.x1) - x0
      if n <= 0 || y < whole.y0 || y >= whole.y1 { continue }
      under(
        result.pixels + ((y - whole.y0) * result.stride + x0 - whole.x0), n, shadow.color.bits,
        levels + ((y - at.y0) * at.width + x0 - at.x0))
    }
    return (result, whole)
  }

  /// Puts a colour over a picture, within it, as much as the levels of `at` leave free.
  private func shade(
    _ picture: Bitmap, _ box: IRect, _ color: RGBA, _ levels: Levels?, _ at: IRect
  ) {
    for y in box.y0..<box.y1 {
      let row = picture.pixels + (y - box.y0) * picture.stride
      for x in box.x0..<box.x1 {
        let p = row[x - box.x0]
        if p == 0 { continue }
        var free: UInt32 = 255
        if let levels, at.contains(x, y) {
          free -= UInt32(levels[(y - at.y0) * at.width + x - at.x0])
        }
        row[x - box.x0] = over(scaled(scaled(color.bits, free), p >> 24), p)
      }
    }
  }

  /// Row y of a picture's alpha, moved by whole pixels and fractions: in fractions each pixel is
  /// mixed from four.
  private func movedAlpha(
    _ picture: Bitmap, _ box: IRect, _ y: Int, _ source: IRect, _ shadow: PlacedShadow,
    _ out: UnsafeMutablePointer<UInt8>
  ) {
    let sy = y - shadow.dy, blank = Row(picture.pixels)
    let inside = sy >= box.y0 && sy < box.y1, aboveInside = sy > box.y0 && sy <= box.y1
    let offset = (sy - box.y0) * picture.stride - box.x0 - shadow.dx
    let here = inside ? blank + offset : blank
    let above = aboveInside ? blank + (offset - picture.stride) : blank
    let left = box.x0 + shadow.dx, right = box.x1 + shadow.dx
    let fy = shadow.fy, fx = shadow.fx
    // A row that is not there weighs nothing.
    let wHere = inside ? 256 - fy : 0, wAbove = aboveInside ? fy : 0
    @inline(__always) func column(_ x: Int) -> UInt32 {
      (wHere > 0 ? (here[x] >> 24) &* wHere : 0) &+ (wAbove > 0 ? (above[x] >> 24) &* wAbove : 0)
    }
    var last = source.x0 > left && source.x0 <= right ? column(source.x0 - 1) : 0
    for x in source.x0..<source.x1 {
      let now = x >= left && x < right ? column(x) : 0
      let sum = now &* (256 - fx) &+ last &* fx &+ 32768
      out[x - source.x0] = UInt8(truncatingIfNeeded: sum >> 16)
      last = now
    }
  }

  private func compose(_ picture: Bitmap, _ box: IRect, _ level: UInt32, _ blend: Blend) {
    let seen = clip.box.intersection(box)
    if seen.isEmpty { return }
    let target = self.target, stride = self.stride, opaque = targetIsOpaque
    let source = colors.room(seen.width)
    var hint = 0
    for y in seen.y0..<seen.y1 {
      let row = Row(picture.pixels) + ((y - box.y0) * picture.stride - box.x0)
      clippedSpans(y, seen.x0, seen.x1, level, nil, &hint) { y, x, n, level, levels in
        if let levels {
          scale(source, n, row + x, levels)
        } else {
          scale(source, n, row + x, level)
        }
        blend.apply(Row(source), to: target + (y &* stride &+ x), n, isOpaque: opaque)
      }
    }
    painted &+= seen.area
  }
}
