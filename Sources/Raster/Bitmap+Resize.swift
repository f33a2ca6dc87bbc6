extension Bitmap {
  /// A picture of 0xAARRGGBB pixels, straight or premultiplied: they are straight where a channel is
  /// larger than its alpha. `pitch` is the distance between rows in bytes.
  package convenience init(guessing from: UnsafeRawPointer, width: Int, height: Int, pitch: Int) {
    self.init(width: width, height: height)
    var isStraight = false
    for y in 0..<height {
      let row = from + y * pitch, out = pixels + y * stride
      for x in 0..<width {
        let p = row.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)
        out[x] = p
        isStraight = isStraight || max(p >> 16 & 255, p >> 8 & 255, p & 255) > p >> 24
      }
    }
    if !isStraight { return }
    for y in 0..<height {
      let out = pixels + y * stride
      for x in 0..<width {
        let p = out[x], alpha = p >> 24
        let r = product(p >> 16 & 255, alpha), g = product(p >> 8 & 255, alpha)
        out[x] = alpha << 24 | r << 16 | g << 8 | product(p & 255, alpha)
      }
    }
  }

  /// The picture at another size, at least one pixel each way: shrunk, a pixel is the mean of those
  /// it covers, each as far as it does; enlarged, colours go over into each other.
  package func resized(width w: Int, height h: Int) -> Bitmap {
    let w = max(w, 1), h = max(h, 1)
    let out = Bitmap(width: w, height: h, isOpaque: isOpaque)
    if bounds.isEmpty { return out }
    let across = Taps(from: width, to: w), down = Taps(from: height, to: h)
    // Across first: as many rows as there were.
    var between = [SIMD4<Float>](repeating: .zero, count: w * height)
    for y in 0..<height {
      let row = pixels + y * stride
      for x in 0..<w {
        var sum = SIMD4<Float>.zero
        for i in across.range(x) {
          sum += Self.channels(row[across.first[x] + i - across.start[x]]) * across.weights[i]
        }
        between[y * w + x] = sum
      }
    }
    for y in 0..<h {
      let row = out.pixels + y * out.stride
      for x in 0..<w {
        var sum = SIMD4<Float>.zero
        for i in down.range(y) {
          sum += between[(down.first[y] + i - down.start[y]) * w + x] * down.weights[i]
        }
        let c = SIMD4<UInt32>(
          sum.rounded(.toNearestOrEven).clamped(
            lowerBound: .zero, upperBound: SIMD4(repeating: 255)))
        row[x] = c.w << 24 | min(c.x, c.w) << 16 | min(c.y, c.w) << 8 | min(c.z, c.w)
      }
    }
    return out
  }

  /// The picture with every channel times `level` 255ths.
  func faded(_ level: UInt32) -> Bitmap {
    let out = Bitmap(width: width, height: height)
    for y in 0..<height {
      let row = pixels + y * stride, to = out.pixels + y * out.stride
      for x in 0..<width {
        let p = isOpaque ? row[x] | 0xff00_0000 : row[x]
        let r = product(p >> 16 & 255, level), g = product(p >> 8 & 255, level)
        to[x] = product(p >> 24, level) << 24 | r << 16 | g << 8 | product(p & 255, level)
      }
    }
    return out
  }

  private static func channels(_ p: UInt32) -> SIMD4<Float> {
    SIMD4(Float(p >> 16 & 255), Float(p >> 8 & 255), Float(p & 255), Float(p >> 24))
  }
}

/// Which pixels of a row make up each pixel of a row of another length, and by how much.
private struct Taps {
  /// The first pixel that counts, and where its weight stands.
  var first: [Int] = [], start: [Int] = []
  var weights: [Float] = []

  init(from: Int, to: Int) {
    let ratio = Double(from) / Double(to)
    for i in 0..<to {
      start.append(weights.count)
      if ratio >= 1 {
        let low = Double(i) * ratio, high = min(low + ratio, Double(from))
        let begin = min(Int(low), from - 1), end = min(max(Int(high.rounded(.up)), begin + 1), from)
        first.append(begin)
        for k in begin..<end {
          let part = min(Double(k + 1), high) - max(Double(k), low)
          weights.append(Float(max(part, 0) / ratio))
        }
      } else {
        let middle = min(max((Double(i) + 0.5) * ratio - 0.5, 0), Double(from - 1))
        let begin = min(Int(middle), max(from - 2, 0))
        first.append(begin)
        weights.append(Float(1 - (middle - Double(begin))))
        if begin + 1 < from { weights.append(Float(middle - Double(begin))) }
      }
    }
    start.append(weights.count)
  }

  func range(_ i: Int) -> Range<Int> { start[i]..<start[i + 1] }
}
