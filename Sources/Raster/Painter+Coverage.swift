extension Painter {
  /// Shapes up to this many pixels wide and high are computed whole and kept; of larger ones only
  /// what can be seen is computed, every time.
  private static let largestKept = 2048
  private static let largestKeptOutline = 1024

  /// The coverage of a figure under the current matrix, at least inside `box`; nil if nothing of it
  /// lies there.
  func coverage(of figure: Figure, within box: IRect) -> Placed? {
    switch figure {
    case .rounded(let r):
      if let mapped = matrix.apply(r) { return exact(mapped, nil, box) }
      sketch.removeAll()
      sketch.add(r)
      return general(sketch, evenOdd: false, box, keep: false)
    case .ring(let outer, let inner):
      let hole = inner.rect.isDrawable ? inner : nil
      if let mapped = matrix.apply(outer) {
        return exact(mapped, hole.flatMap { matrix.apply($0) }, box)
      }
      sketch.removeAll()
      sketch.add(outer)
      if let hole { sketch.add(hole) }
      return general(sketch, evenOdd: true, box, keep: false)
    case .outline(let outline, let evenOdd):
      return general(outline, evenOdd: evenOdd, box, keep: true)
    }
  }

  private func exact(_ shape: RoundedRect, _ hole: RoundedRect?, _ box: IRect) -> Placed? {
    if !shape.rect.isDrawable { return nil }
    let r = shape.clamped, outer = r.rect.outer
    if outer.intersection(box).isEmpty { return nil }
    let (dx, dy) = (outer.x0, outer.y0)
    let local = r.offset(-Double(dx), -Double(dy))
    let inner = hole?.clamped.offset(-Double(dx), -Double(dy))
    let visible = box.offset(-dx, -dy)
    if outer.width > Self.largestKept || outer.height > Self.largestKept {
      let cover = borrow()
      cover.become(local, hole: inner, within: visible, scratch: &rowScratch)
      built += 1
      return Placed(cover: cover, dx: dx, dy: dy)
    }
    if inner == nil, local.isRect {
      // Three bands: as soon made as found.
      let cover = borrow()
      cover.become(local, hole: nil, within: visible, scratch: &rowScratch)
      return Placed(cover: cover, dx: dx, dy: dy)
    }
    let key = CoverageCache.Key(shape: local, hole: inner)
    if let known = cache.find(key) { return Placed(cover: known, dx: dx, dy: dy) }
    let cover = Coverage()
    cover.become(
      local, hole: inner, within: outer.offset(-dx, -dy), scratch: &rowScratch)
    built += 1
    cache.keep(cover, key)
    return Placed(cover: cover, dx: dx, dy: dy)
  }

  private func general(_ outline: Outline, evenOdd: Bool, _ box: IRect, keep: Bool) -> Placed? {
    guard let bounds = outline.bounds(under: matrix)?.clamped else { return nil }
    let whole = bounds.outer, seen = whole.intersection(box)
    if seen.isEmpty { return nil }
    built += 1
    if !keep || max(whole.width, whole.height) > Self.largestKeptOutline {
      let cover = borrow()
      rasterise(outline, matrix, evenOdd, seen, cover)
      return Placed(cover: cover, dx: 0, dy: 0)
    }
    let dx = wholeBelow(matrix.tx), dy = wholeBelow(matrix.ty)
    var local = matrix
    (local.tx, local.ty) = (matrix.tx - Double(dx), matrix.ty - Double(dy))
    let key = CoverageCache.OutlineKey(
      outline: ObjectIdentifier(outline), version: outline.version, matrix: local,
      evenOdd: evenOdd)
    if let known = cache.find(key) {
      built -= 1
      return Placed(cover: known, dx: dx, dy: dy)
    }
    // Mapped again: rounding may have moved its box by a pixel.
    guard let near = outline.bounds(under: local)?.outer, !near.isEmpty else { return nil }
    let cover = Coverage()
    rasterise(outline, local, evenOdd, near, cover)
    cache.keep(cover, key, outline)
    return Placed(cover: cover, dx: dx, dy: dy)
  }

  private func rasterise(
    _ outline: Outline, _ matrix: Matrix, _ evenOdd: Bool, _ box: IRect, _ out: Coverage
  ) {
    accumulator.begin(box)
    outline.flatten(matrix, closing: true) { from, to, _ in accumulator.line(from, to) }
    accumulator.finish(into: out, evenOdd: evenOdd)
  }

  // MARK: shadows

  /// The blurred coverage of a rounded rectangle under the current matrix, `sigma` in pixels.
  func shadowCoverage(of shape: RoundedRect, sigma: Double) -> Placed? {
    let plan = Blur.Plan(sigma: sigma)
    guard let mapped = matrix.apply(shape) else {
      return blurred(.rounded(shape), plan)
    }
    if !mapped.rect.isDrawable { return nil }
    let r = mapped.clamped, box = r.rect.outer
    if box.grown(plan.reach).intersection(clip.box).isEmpty { return nil }
    // The smallest rectangle with these corners whose middle row and column are flat: the rest of
    // the blur repeats those. Cut by whole blocks, so that the shrinking grid stays where it is.
    let block = 1 << plan.level
    let margin = Double(plan.reach + 2 * block + 2)
    let needX = max(r.tl.x, r.bl.x) + max(r.tr.x, r.br.x) + 2 * margin
    let needY = max(r.tl.y, r.tr.y) + max(r.bl.y, r.br.y) + 2 * margin
    let cutX = max(0, wholeBelow(r.rect.width - needX)) & ~(block - 1)
    let cutY = max(0, wholeBelow(r.rect.height - needY)) & ~(block - 1)
    let (dx, dy) = (box.x0 & ~(block - 1), box.y0 & ~(block - 1))
    let local = r.offset(-Double(dx), -Double(dy))
    let small = local.shortened(cutX, cutY), smallBox = small.rect.outer.grown(plan.reach)
    if max(smallBox.width, smallBox.height) > Self.largestKept {
      return blurred(.rounded(shape), plan)
    }
    let key = CoverageCache.Key(shape: local, hole: nil, sigma: sigma)
    if let known = cache.find(key) { return Placed(cover: known, dx: dx, dy: dy) }
    let sharp = Coverage()
    sharp.become(small, hole: nil, within: small.rect.outer, scratch: &rowScratch)
    let levels = blurLevels(sharp, 0, 0, small.rect.outer, plan, smallBox)
    let cover = Coverage()
    // The middle pixel lies where everything that is blurred into it is flat.
    let middleX = Int((max(small.tl.x, small.bl.x) + margin)) + wholeBelow(small.rect.x0)
    let middleY = Int((max(small.tl.y, small.tr.y) + margin)) + wholeBelow(small.rect.y0)
    let atX = cutX > 0 ? middleX - smallBox.x0 : smallBox.width
    for y in smallBox.y0..<smallBox.y1 {
      let row = levels + (y - smallBox.y0) * smallBox.width
      let stretched = cutY > 0 && y == middleY
      let y0 = cutY > 0 && y > middleY ? y + cutY : y
      cover.beginBand()
      cover.levels(row, atX, at: smallBox.x0)
      if cutX > 0 {
        cover.constant(middleX, middleX + cutX, Int(row[atX]))
        cover.levels(row + atX, smallBox.width - atX, at: middleX + cutX)
      }
      cover.endBand(y0, stretched ? y0 + cutY + 1 : y0 + 1)
    }
    built += 1
    cache.keep(cover, key)
    return Placed(cover: cover, dx: dx, dy: dy)
  }

  /// The blurred coverage of any figure, only where it can be seen.
  private func blurred(_ figure: Figure, _ plan: Blur.Plan) -> Placed? {
    let wanted = clip.box, needed = wanted.grown(plan.reach)
    guard let sharp = coverage(of: figure, within: needed) else { return nil }
    let box = sharp.cover.bounds.offset(sharp.dx, sharp.dy).intersection(needed)
    if box.isEmpty { return nil }
    let levels = blurLevels(sharp.cover, sharp.dx, sharp.dy, box, plan, wanted)
    let cover = borrow()
    cover.removeAll()
    for y in wanted.y0..<wanted.y1 {
      cover.beginBand()
      cover.levels(levels + (y - wanted.y0) * wanted.width, wanted.width, at: wanted.x0)
      cover.endBand(y, y + 1)
    }
    built += 1
    return Placed(cover: cover, dx: 0, dy: 0)
  }

  private func blurLevels(
    _ cover: Coverage, _ dx: Int, _ dy: Int, _ box: IRect, _ plan: Blur.Plan, _ wanted: IRect
  ) -> Levels {
    let source = blurSource.room(max(1, box.area)), result = blurResult.room(max(1, wanted.area))
    cover.write(to: source, box: box, dx: dx, dy: dy)
    blur.blur(Levels(source), box, plan, into: result, wanted)
    return Levels(result)
  }
}
