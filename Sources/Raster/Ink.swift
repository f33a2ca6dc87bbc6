/// A brush made ready for one figure: what goes on pixels of a row at a coverage.
struct Ink {
  private enum Source {
    case color(UInt32)
    case gradient(GradientSampler)
    case image(ImageSampler)
  }

  private let source: Source
  /// Room for a row of colours, and for twice as many plus some to compute them in.
  private let row: Pixels, room: Pixels, spare: Int

  /// Nil if the brush draws nothing. `width` is the longest span.
  init?(_ brush: Brush, under matrix: Matrix, width: Int, scratch: inout Buffer<UInt32>) {
    switch brush {
    case .color(let c):
      if c.bits == 0 { return nil }
      source = .color(c.bits)
      (row, room, spare) = (scratch.base, scratch.base, 0)
      return
    case .gradient(let g):
      guard let sampler = GradientSampler(g, under: matrix) else { return nil }
      source = .gradient(sampler)
    case .image(let i):
      guard let sampler = ImageSampler(i, under: matrix) else { return nil }
      source = .image(sampler)
    case .backdrop:
      // The painter makes an image of it first.
      return nil
    }
    spare = 2 * width + 16
    row = scratch.room(width + spare)
    room = row + width
  }

  /// Draws n pixels of row y from x on, at one level or through `levels`.
  @inline(__always) func put(
    _ d: Pixels, _ y: Int, _ x: Int, _ n: Int, _ level: UInt32, _ levels: Levels?
  ) {
    switch source {
    case .color(let c):
      Ink.put(d, n, c, level, levels)
    case .gradient(let g):
      if let c = g.rowColor(y) { return Ink.put(d, n, c, level, levels) }
      if g.isOpaque, levels == nil, level == 255 { return g.row(y, x, n, d) }
      g.row(y, x, n, row)
      Ink.put(d, n, Row(row), isOpaque: g.isOpaque, level, levels)
    case .image(let i):
      let colors = i.row(y, x, n, row, room, spare)
      Ink.put(d, n, colors, isOpaque: i.isOpaque, level, levels)
    }
  }

  @inline(__always) static func put(
    _ d: Pixels, _ n: Int, _ c: UInt32, _ level: UInt32, _ levels: Levels?
  ) {
    if c >= 0xff00_0000 {
      if let levels {
        mix(d, n, c, levels)
      } else if level == 255 {
        fill(d, n, c)
      } else {
        mix(d, n, c, level)
      }
    } else if let levels {
      over(d, n, c, levels)
    } else {
      over(d, n, scaled(c, level))
    }
  }

  @inline(__always) static func put(
    _ d: Pixels, _ n: Int, _ s: Row, isOpaque: Bool, _ level: UInt32, _ levels: Levels?
  ) {
    switch (isOpaque, levels) {
    case (true, let levels?): mix(d, n, s, levels)
    case (true, nil): level == 255 ? copy(d, n, s) : mix(d, n, s, level)
    case (false, let levels?): over(d, n, s, levels)
    case (false, nil): level == 255 ? over(d, n, s) : over(d, n, s, level)
    }
  }
}
