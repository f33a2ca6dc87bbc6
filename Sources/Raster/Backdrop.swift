/// What is behind something, blurred, its colours mapped and tinted: a brush that draws what has
/// been drawn before.
///
/// What is behind is what the list has drawn so far, in a group over what is behind the group; in a
/// group that is projected, only what is in the group. Around a bitmap it goes on as at the edge.
package struct Backdrop: Hashable, Sendable {
  /// The standard deviation of the blur, in pixels whatever the current space; at most 512.
  package var sigma: Double
  /// Maps the blurred colours.
  package var colors: ColorMatrix
  /// Put over them.
  package var tint: RGBA
  /// Of all of it, 0…1.
  package var opacity: Double

  package init(sigma: Double, colors: ColorMatrix, tint: RGBA, opacity: Double = 1) {
    (self.sigma, self.colors, self.tint, self.opacity) = (sigma, colors, tint, opacity)
  }

  /// How far from a pixel it looks, in pixels.
  package var reach: Int {
    let usable = Blur.usable(sigma)
    return usable > 0 ? Blur.Plan(sigma: usable).reach + 1 : 0
  }
}

extension Painter {
  /// One layer of what has been drawn: the window's pixels, or the picture of a group.
  private struct Ground {
    let pixels: Pixels, stride: Int, isOpaque: Bool, box: IRect
  }

  /// The brush, with what is behind `box` as an image if that is what it draws.
  func resolved(_ brush: Brush, within box: IRect) -> Brush {
    guard case .backdrop(let backdrop) = brush else { return brush }
    guard !box.isEmpty, let back = matrix.inverse else { return .color(.clear) }
    let picture = picture(of: backdrop, box)
    let place = back.concat(.translation(Double(box.x0), Double(box.y0)))
    return .image(ImageBrush(picture, place: place, smooth: false))
  }

  private func picture(of backdrop: Backdrop, _ box: IRect) -> Bitmap {
    let usable = Blur.usable(backdrop.sigma)
    let plan = usable > 0 ? Blur.Plan(sigma: usable) : nil
    let grounds = grounds(), ground = grounds[0]
    let wanted = box.intersection(ground.box)
    let area = box.grown(plan?.reach ?? 0).intersection(ground.box)
    let result = Bitmap(width: box.width, height: box.height)
    if area.isEmpty || wanted.isEmpty { return result }
    let sharp = Bitmap(width: area.width, height: area.height)
    for (i, g) in grounds.enumerated() {
      let part = g.box.intersection(area)
      for y in part.y0..<max(part.y0, part.y1) {
        let to = sharp.pixels + ((y - area.y0) * sharp.stride + part.x0 - area.x0)
        let from = Row(g.pixels) + (y * g.stride + part.x0)
        if i > 0 {
          over(to, part.width, from)
        } else {
          for x in 0..<part.width { to[x] = g.isOpaque ? from[x] | 0xff00_0000 : from[x] }
        }
      }
    }
    var blurred = sharp, at = area
    if let plan {
      (blurred, at) = (Bitmap(width: wanted.width, height: wanted.height), wanted)
      blur.blur(
        Row(sharp.pixels), sharp.stride, area, plan, into: blurred.pixels, blurred.stride, wanted)
    }
    let level = byte(unit(backdrop.opacity))
    for y in wanted.y0..<wanted.y1 {
      let row = blurred.pixels + ((y - at.y0) * blurred.stride + wanted.x0 - at.x0)
      // Beyond the edge of the window there is nothing: what is inside counts for it.
      if ground.isOpaque { makeOpaque(row, wanted.width) }
      backdrop.colors.apply(to: row, wanted.width)
      over(row, wanted.width, backdrop.tint.bits)
      let to = result.pixels + ((y - box.y0) * result.stride + wanted.x0 - box.x0)
      scale(to, wanted.width, Row(row), level)
    }
    return result
  }

  /// What lies on each other, from the window's pixels to where is drawn now.
  private func grounds() -> [Ground] {
    var all: [Ground] = []
    for (i, frame) in groups.enumerated() {
      let box = i == 0 ? whole : groups[i - 1].raw
      all.append(
        Ground(
          pixels: frame.target, stride: frame.stride, isOpaque: frame.targetIsOpaque, box: box))
      if frame.group.projection != nil || frame.mask != nil { all.removeAll() }
    }
    all.append(
      Ground(
        pixels: target, stride: stride, isOpaque: targetIsOpaque, box: groups.last?.raw ?? whole))
    return all
  }

  /// Premultiplied colours as they are where nothing is left out.
  private func makeOpaque(_ p: Pixels, _ n: Int) {
    for i in 0..<n {
      let a = p[i] >> 24
      if a == 255 || a == 0 { continue }
      func part(_ shift: UInt32) -> UInt32 { min(((p[i] >> shift & 255) * 255 + a / 2) / a, 255) }
      p[i] = 0xff00_0000 | part(16) << 16 | part(8) << 8 | part(0)
    }
  }
}
