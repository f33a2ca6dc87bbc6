extension Painter {
  // MARK: spans

  /// Calls `body` for every span of the coverage inside the clip: a row, where in it, and one level
  /// or one per pixel.
  @inline(__always) func spans(
    _ placed: Placed, _ body: (_ y: Int, _ x: Int, _ n: Int, _ level: UInt32, Levels?) -> Void
  ) {
    let box = clip.box, clipped = clip.cover != nil
    let cover = placed.cover, dx = placed.dx, dy = placed.dy
    let bands = cover.bands.base, runs = cover.runs.base, bytes = Levels(cover.bytes.base)
    var hint = 0, visited = 0
    for k in 0..<cover.bands.count {
      let band = bands[k]
      var y = max(box.y0, Int(band.y0) &+ dy)
      let end = min(box.y1, Int(band.y1) &+ dy)
      while y < end {
        for i in Int(band.first)..<Int(band.end) {
          let run = runs[i]
          let x0 = max(box.x0, Int(run.x0) &+ dx), x1 = min(box.x1, Int(run.x1) &+ dx)
          if x0 >= x1 { continue }
          visited &+= x1 &- x0
          let constant = run.level >= 0
          let level = constant ? UInt32(truncatingIfNeeded: run.level) : 255
          let levels = constant ? nil : bytes + (Int(~run.level) &+ x0 &- Int(run.x0) &- dx)
          if clipped {
            clippedSpans(y, x0, x1, level, levels, &hint, body)
          } else {
            body(y, x0, x1 &- x0, level, levels)
          }
        }
        y &+= 1
      }
    }
    painted &+= visited
  }

  /// Multiplies one span by the clip's coverage and passes on what is left of it. Rows come in
  /// rising order; `hint` starts at 0.
  @inline(__always) func clippedSpans(
    _ y: Int, _ x0: Int, _ x1: Int, _ level: UInt32, _ levels: Levels?, _ hint: inout Int,
    _ body: (_ y: Int, _ x: Int, _ n: Int, _ level: UInt32, Levels?) -> Void
  ) {
    guard let cover = clip.cover else { return body(y, x0, x1 &- x0, level, levels) }
    let dx = clip.dx, row = y &- clip.dy
    cover.seek(row, &hint)
    if hint == cover.bands.count { return }
    let band = cover.bands.base[hint]
    if Int(band.y0) > row { return }
    for i in Int(band.first)..<Int(band.end) {
      let run = cover.runs.base[i]
      let a = max(x0, Int(run.x0) &+ dx), b = min(x1, Int(run.x1) &+ dx), n = b &- a
      if n <= 0 { continue }
      if run.level == 255 {
        body(y, a, n, level, levels.map { $0 + (a &- x0) })
      } else if run.level >= 0 {
        let clipLevel = UInt32(truncatingIfNeeded: run.level)
        if let levels {
          let out = products.room(n)
          multiply(out, n, levels + (a &- x0), clipLevel)
          body(y, a, n, 255, Levels(out))
        } else {
          body(y, a, n, product(level, clipLevel), nil)
        }
      } else {
        let clipLevels = Levels(cover.bytes.base) + (Int(~run.level) &+ a &- Int(run.x0) &- dx)
        if levels == nil, level == 255 {
          body(y, a, n, 255, clipLevels)
        } else {
          let out = products.room(n)
          if let levels {
            multiply(out, n, clipLevels, levels + (a &- x0))
          } else {
            multiply(out, n, clipLevels, level)
          }
          body(y, a, n, 255, Levels(out))
        }
      }
    }
  }

  // MARK: commands

  func fill(_ figure: Figure, _ brush: Brush) {
    if clip.box.isEmpty { return }
    if case .rounded(let r) = figure, case .color(let color) = brush, clip.cover == nil, r.isRect,
      matrix.apply(r) != nil
    {
      rectangle(matrix.apply(r.rect), color)
      return
    }
    let mark = inUse
    defer { inUse = mark }
    guard let placed = coverage(of: figure, within: clip.box) else { return }
    let seen = placed.cover.bounds.offset(placed.dx, placed.dy).intersection(clip.box)
    draw(placed, resolved(brush, within: seen))
  }

  private func draw(_ placed: Placed, _ brush: Brush) {
    guard let ink = Ink(brush, under: matrix, width: clip.box.width, scratch: &colors) else {
      return
    }
    let target = self.target, stride = self.stride
    spans(placed) { y, x, n, level, levels in
      ink.put(target + (y &* stride &+ x), y, x, n, level, levels)
    }
  }

  /// A plain rectangle in one colour, without the detour through runs.
  private func rectangle(_ rect: Rect, _ color: RGBA) {
    if !rect.isDrawable || color.bits == 0 { return }
    // Clipping to whole pixels first changes no pixel's coverage.
    let box = clip.box
    let x0 = max(rect.x0, Double(box.x0)), x1 = min(rect.x1, Double(box.x1))
    let y0 = max(rect.y0, Double(box.y0)), y1 = min(rect.y1, Double(box.y1))
    if !(x0 < x1 && y0 < y1) { return }
    let a = wholeBelow(x0), inner0 = wholeAbove(x0), inner1 = wholeBelow(x1), b = wholeAbove(x1)
    // Widths of the first and the last pixel, where they are not whole.
    let left = inner0 > a ? min(x1, Double(inner0)) - x0 : 0
    let right = b > inner1 && inner1 >= inner0 ? x1 - Double(inner1) : 0
    let end = wholeAbove(y1), bits = color.bits
    var y = wholeBelow(y0)
    while y < end {
      let height = min(y1, Double(y + 1)) - max(y0, Double(y))
      let row = target + y * stride
      if left > 0 { Ink.put(row + a, 1, bits, byte(height * left), nil) }
      if inner1 > inner0 { Ink.put(row + inner0, inner1 - inner0, bits, byte(height), nil) }
      if right > 0 { Ink.put(row + inner1, 1, bits, byte(height * right), nil) }
      y += 1
    }
    painted &+= (b - a) * (end - wholeBelow(y0))
  }

  func shadow(_ shape: RoundedRect, _ color: RGBA, _ sigma: Double) {
    if clip.box.isEmpty || !matrix.isFinite { return }
    let pixels = Blur.usable(sigma * matrix.meanScale)
    if pixels == 0 { return fill(.rounded(shape), .color(color)) }
    let mark = inUse
    defer { inUse = mark }
    guard let placed = shadowCoverage(of: shape, sigma: pixels) else { return }
    draw(placed, .color(color))
  }

  func draw(_ mask: Mask, _ x: Double, _ y: Double, _ brush: Brush) {
    if mask.width > 0, mask.height > 0 { drawCoverage(mask, x, y, brush) }
    if !mask.pictures.isEmpty { drawPictures(mask, x, y, brush.level) }
  }

  /// The pictures of a mask, in their own colours.
  private func drawPictures(_ mask: Mask, _ x: Double, _ y: Double, _ level: UInt32) {
    let at = matrix.apply(x, y), scale = mask.scale
    if level == 0 || clip.box.isEmpty || !(at.x.isFinite && at.y.isFinite) { return }
    if isPixelByPixel(scale) {
      let x0 = wholeNear(at.x), y0 = wholeNear(at.y)
      for picture in mask.pictures { compose(picture.bitmap, picture.box.offset(x0, y0), level) }
      return
    }
    for picture in mask.pictures {
      let bitmap = level == 255 ? picture.bitmap : picture.bitmap.faded(level)
      let left = x + Double(picture.dx) / scale, top = y + Double(picture.dy) / scale
      let rect = Rect(
        left, top, left + Double(bitmap.width) / scale, top + Double(bitmap.height) / scale)
      fill(.rect(rect), .image(ImageBrush(bitmap, in: rect)))
    }
  }

  /// Whether a mask pixel is a device pixel.
  private func isPixelByPixel(_ scale: Double) -> Bool {
    let near = 1e-6 * scale
    return matrix.isAxisAligned && abs(matrix.a - scale) <= near && abs(matrix.d - scale) <= near
  }

  private func drawCoverage(_ mask: Mask, _ x: Double, _ y: Double, _ brush: Brush) {
    let at = matrix.apply(x, y), scale = mask.scale
    if clip.box.isEmpty || !(at.x.isFinite && at.y.isFinite) { return }
    if isPixelByPixel(scale) {
      let x0 = wholeNear(at.x) + mask.dx, y0 = wholeNear(at.y) + mask.dy
      let seen = clip.box.intersection(IRect(x0, y0, x0 + mask.width, y0 + mask.height))
      if seen.isEmpty { return }
      draw(seen, brush) { y in
        Levels(mask.bytes) + ((y &- y0) &* mask.width &+ seen.x0 &- x0)
      }
      return
    }
    let place = Matrix(
      a: 1 / scale, b: 0, c: 0, d: 1 / scale, tx: x + Double(mask.dx) / scale,
      ty: y + Double(mask.dy) / scale)
    let whole = matrix.concat(place)
    guard let sampler = MaskSampler(mask, under: whole) else { return }
    // The interpolation reaches half a mask pixel beyond the mask.
    let extent = Rect(-0.5, -0.5, Double(mask.width) + 0.5, Double(mask.height) + 0.5)
    let seen = clip.box.intersection(whole.apply(extent).outer.grown(1))
    if seen.isEmpty { return }
    let row = levels.room(seen.width)
    draw(seen, brush) { y in
      sampler.row(y, seen.x0, seen.width, row)
      return Levels(row)
    }
  }

  /// Draws a brush through levels that are given row by row.
  @inline(__always) private func draw(_ box: IRect, _ brush: Brush, _ levels: (Int) -> Levels) {
    let brush = resolved(brush, within: box)
    guard let ink = Ink(brush, under: matrix, width: clip.box.width, scratch: &colors) else {
      return
    }
    let target = self.target, stride = self.stride
    var hint = 0
    for y in box.y0..<box.y1 {
      clippedSpans(y, box.x0, box.x1, 255, levels(y), &hint) { y, x, n, level, levels in
        ink.put(target + (y &* stride &+ x), y, x, n, level, levels)
      }
    }
    painted &+= box.area
  }

  func blit(_ bitmap: Bitmap, _ x: Double, _ y: Double) {
    let at = matrix.apply(x, y)
    if !(at.x.isFinite && at.y.isFinite) { return }
    let x0 = wholeNear(at.x), y0 = wholeNear(at.y)
    compose(bitmap, IRect(x0, y0, x0 + bitmap.width, y0 + bitmap.height), 255)
  }

  /// Puts a picture whose first pixel is the corner of `box` onto the target.
  func compose(_ bitmap: Bitmap, _ box: IRect, _ level: UInt32) {
    let seen = clip.box.intersection(box)
    if seen.isEmpty { return }
    let target = self.target, stride = self.stride, isOpaque = bitmap.isOpaque
    var hint = 0
    for y in seen.y0..<seen.y1 {
      let row = Row(bitmap.pixels) + ((y - box.y0) * bitmap.stride - box.x0)
      clippedSpans(y, seen.x0, seen.x1, level, nil, &hint) { y, x, n, level, levels in
        let d = target + (y &* stride &+ x)
        Ink.put(d, n, row + x, isOpaque: isOpaque, level, levels)
      }
    }
    painted &+= seen.area
  }
}
