/// A picture seen from device pixels under a projective map.
struct ProjectedSampler {
  private let pixels: Row, stride: Int, width: Int, height: Int
  /// Where the picture's first pixel lies in the space that is mapped.
  private let x0: Double, y0: Double
  /// From device pixels to the picture.
  private let back: Projection
  /// What of the picture is in front of the eye and not farther away than all of it, as w of `back`.
  private let low: Double, high: Double

  /// More samples than this in a row are not taken for one pixel.
  private static let most = 8

  init(_ picture: Bitmap, at box: IRect, _ back: Projection, farthest: Double) {
    (pixels, stride) = (Row(picture.pixels), picture.stride)
    (width, height) = (box.width, box.height)
    (x0, y0) = (Double(box.x0), Double(box.y0))
    self.back = back
    (low, high) = (1 / farthest, Projection.closest / farthest)
  }

  /// The colours of n pixels of row y from x on.
  ///
  /// A pixel's colour is the mean of samples spread evenly over it, as many in each direction as
  /// it spans pixels of the picture. It depends on nothing but the pixel's place.
  func row(_ y: Int, _ x: Int, _ n: Int, _ out: Pixels) {
    for i in 0..<n { out[i] = color(Double(x + i), Double(y)) }
  }

  private func color(_ x: Double, _ y: Double) -> UInt32 {
    let m = back.homogeneous(SIMD3(x + 0.5, y + 0.5, 1))
    // Nothing near by is seen: not even a corner of the pixel.
    if m.z + abs(back.p) + abs(back.q) < low { return 0 }
    let z = m.z > low ? m.z : low
    let u = m.x / z, v = m.y / z
    func count(_ du: Double, _ dv: Double) -> Int {
      let span = (du * du + dv * dv).squareRoot() / z
      return span > 1.05 ? min(wholeAbove(span), Self.most) : 1
    }
    let nx = count(back.a - u * back.p, back.b - v * back.p)
    let ny = count(back.c - u * back.q, back.d - v * back.q)
    var sum = SIMD4<Float>()
    for j in 0..<ny {
      let sy = y + (Double(j) + 0.5) / Double(ny)
      for i in 0..<nx {
        let sx = x + (Double(i) + 0.5) / Double(nx)
        let s = back.homogeneous(SIMD3(sx, sy, 1))
        if s.z < low || s.z > high { continue }
        sum += sample(s.x / s.z - x0 - 0.5, s.y / s.z - y0 - 0.5)
      }
    }
    if sum.w == 0 { return 0 }
    let mean = sum * (1 / Float(nx * ny)) + 0.5
    let a = UInt32(min(mean.w, 255))
    return a << 24 | min(a, UInt32(mean.z)) << 16 | min(a, UInt32(mean.y)) << 8
      | min(a, UInt32(mean.x))
  }

  /// Interpolated between four pixels; around the picture all is clear.
  @inline(__always) private func sample(_ u: Double, _ v: Double) -> SIMD4<Float> {
    if !(u > -1 && v > -1 && u < Double(width) && v < Double(height)) { return SIMD4() }
    let x = wholeBelow(u), y = wholeBelow(v)
    let fx = Float(u - Double(x)), fy = Float(v - Double(y))
    let above = pixel(x, y) * (1 - fx) + pixel(x + 1, y) * fx
    let below = pixel(x, y + 1) * (1 - fx) + pixel(x + 1, y + 1) * fx
    return above * (1 - fy) + below * fy
  }
  @inline(__always) private func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> {
    if x < 0 || y < 0 || x >= width || y >= height { return SIMD4() }
    let p = pixels[y &* stride &+ x]
    return SIMD4(Float(p & 255), Float(p >> 8 & 255), Float(p >> 16 & 255), Float(p >> 24))
  }
}

/// A group's projection in device pixels.
struct PlacedProjection {
  /// From the device to the group's pixels.
  let back: Projection
  /// The largest w of what the group shows.
  let farthest: Double
  /// Where the group is seen, and what of it that shows.
  let seen: IRect, source: IRect
}

extension Painter {
  /// Nil if nothing of the content can be seen.
  func place(_ map: Projection, _ content: IRect) -> PlacedProjection? {
    if content.isEmpty { return nil }
    let farthest = map.farthest(in: content), seen = map.reach(of: content).intersection(clip.box)
    guard let back = map.inverse, farthest > 0, !seen.isEmpty else { return nil }
    return PlacedProjection(
      back: back, farthest: farthest, seen: seen, source: map.source(of: seen, farthest: farthest))
  }

  /// A picture as it is seen under a projective map, in device pixels.
  func projected(
    _ picture: Bitmap, _ box: IRect, _ projection: PlacedProjection, into sheet: Bitmap
  ) {
    let seen = projection.seen
    let sampler = ProjectedSampler(
      picture, at: box, projection.back, farthest: projection.farthest)
    for y in seen.y0..<seen.y1 {
      sampler.row(y, seen.x0, seen.width, sheet.pixels + (y - seen.y0) * sheet.stride)
    }
  }
}
