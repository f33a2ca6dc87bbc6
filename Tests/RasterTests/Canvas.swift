import XCTest

@testable import Raster

/// Draws on white, or on another colour, and hands the bitmap back.
func drawn(
  _ width: Int, _ height: Int, on background: RGBA = .white, base: Matrix = .identity,
  _ build: (DisplayList) -> Void
) -> Bitmap {
  let list = DisplayList(), bitmap = Bitmap(width: width, height: height)
  build(list)
  bitmap.fill(bitmap.bounds, background)
  Painter().paint(list, into: bitmap, damage: bitmap.bounds, base: base)
  return bitmap
}

extension Bitmap {
  /// How dark a pixel is, 0…255: what black on white covers of it.
  func darkness(_ x: Int, _ y: Int) -> Int { 255 - Int(self[x, y].bits & 255) }

  /// `#` for black, `.` for white, `?` for anything between.
  var drawing: [String] {
    (0..<height).map { y in
      String(
        (0..<width).map { x in
          let v = darkness(x, y)
          return v == 255 ? "#" : (v == 0 ? "." : "?")
        })
    }
  }

  /// Alpha, red, green, blue of a pixel.
  func channels(_ x: Int, _ y: Int) -> [Int] {
    let p = self[x, y].bits
    return [Int(p >> 24), Int(p >> 16 & 255), Int(p >> 8 & 255), Int(p & 255)]
  }

  func differences(from other: Bitmap) -> Int {
    var count = 0
    for y in 0..<height {
      for x in 0..<width where pixels[y * stride + x] != other.pixels[y * other.stride + x] {
        count += 1
      }
    }
    return count
  }
}

/// What a row-exact reference says about coverage: each pixel row is cut into many lines, on each of
/// which the covered intervals are known exactly.
struct Reference {
  let width: Int, height: Int
  private(set) var area: [Double]

  /// `intervals` are the covered stretches of the line at a height; they may overlap.
  init(_ width: Int, _ height: Int, lines: Int = 512, _ intervals: (Double) -> [(Double, Double)]) {
    (self.width, self.height) = (width, height)
    area = Array(repeating: 0, count: width * height)
    for row in 0..<height {
      for line in 0..<lines {
        let y = Double(row) + (Double(line) + 0.5) / Double(lines)
        var end = -Double.infinity
        for (a, b) in intervals(y).sorted(by: { $0.0 < $1.0 }) where b > max(a, end) {
          let from = max(a, end)
          end = b
          var x = max(0, Int(from.rounded(.down)))
          while x < width, Double(x) < b {
            let part = min(b, Double(x + 1)) - max(from, Double(x))
            area[row * width + x] += part / Double(lines)
            x += 1
          }
        }
      }
    }
  }

  /// The largest difference from a picture in black on white, in 1/255.
  func worst(_ bitmap: Bitmap) -> Double {
    var worst = 0.0
    for y in 0..<height {
      for x in 0..<width {
        worst = max(worst, abs(Double(bitmap.darkness(x, y)) - 255 * area[y * width + x]))
      }
    }
    return worst
  }

  var total: Double { area.reduce(0, +) }
}

extension Bitmap {
  /// The sum of all coverage, in pixels.
  var total: Double {
    var sum = 0
    for y in 0..<height { for x in 0..<width { sum += darkness(x, y) } }
    return Double(sum) / 255
  }
}

/// The stretch of a line at height y that a rounded rectangle covers.
func interval(_ r: RoundedRect, _ y: Double) -> (Double, Double)? {
  let b = r.rect
  if y <= b.y0 || y >= b.y1 { return nil }
  func inset(_ top: Radius, _ bottom: Radius) -> Double {
    if y < b.y0 + top.y {
      let t = (b.y0 + top.y - y) / top.y
      return top.x * (1 - (1 - t * t).squareRoot())
    }
    if y > b.y1 - bottom.y {
      let t = (y - b.y1 + bottom.y) / bottom.y
      return bottom.x * (1 - (1 - t * t).squareRoot())
    }
    return 0
  }
  return (b.x0 + inset(r.tl, r.bl), b.x1 - inset(r.tr, r.br))
}

/// A convex shape that a line at height y cuts in one stretch.
enum Convex {
  case polygon([SIMD2<Double>])
  case disc(SIMD2<Double>, Double)

  func interval(_ y: Double) -> (Double, Double)? {
    switch self {
    case .disc(let c, let r):
      let d = r * r - (y - c.y) * (y - c.y)
      return d > 0 ? (c.x - d.squareRoot(), c.x + d.squareRoot()) : nil
    case .polygon(let p):
      var low = Double.infinity, high = -Double.infinity
      for i in p.indices {
        let a = p[i], b = p[(i + 1) % p.count]
        if (a.y <= y) == (b.y <= y) { continue }
        let x = a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x)
        (low, high) = (min(low, x), max(high, x))
      }
      return low < high ? (low, high) : nil
    }
  }
}
