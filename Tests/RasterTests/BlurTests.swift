import XCTest

@testable import Raster

final class BlurTests: XCTestCase {
  private func blurred(_ width: Int, _ height: Int, _ rect: Rect, _ sigma: Double) -> Bitmap {
    drawn(width, height) {
      $0.add(.pushGroup(Group(bounds: rect, blur: sigma)))
      $0.fill(rect, .black)
      $0.add(.popGroup)
    }
  }

  /// A Gaussian blur of a rectangle is a product of two differences of the normal distribution. The
  /// sum of three uniform distributions is at most 0.00985 from it; that counts twice in a product.
  func testABlurIsNearlyGaussian() {
    let rect = Rect(60, 50, 100, 90)
    for sigma in [0.5, 0.8, 1, 1.7, 2.5, 4, 6.3, 7.99, 8, 11, 15.9, 16, 20] {
      let bitmap = blurred(160, 140, rect, sigma)
      // Averaged over each pixel: the picture is made of squares.
      func along(_ i: Int, _ a: Double, _ b: Double) -> Double {
        func integral(_ x: Double) -> Double {
          // ∫ Φ(x/σ) dx = x·Φ(x/σ) + σ·φ(x/σ).
          let z = x / sigma
          return x * 0.5 * erfc(-z / 2.0.squareRoot()) + sigma * exp(-z * z / 2)
            / (2 * .pi).squareRoot()
        }
        func edge(_ e: Double) -> Double {
          sigma < 1.5
            ? sampledEdge(Double(i) + 0.5 - e, sigma)
            : integral(Double(i + 1) - e) - integral(Double(i) - e)
        }
        return edge(a) - edge(b)
      }
      var worst = 0.0
      for y in 0..<140 {
        for x in 0..<160 {
          let expected = along(x, rect.x0, rect.x1) * along(y, rect.y0, rect.y1)
          worst = max(worst, abs(Double(bitmap.darkness(x, y)) / 255 - expected))
        }
      }
      XCTAssertLessThan(worst, sigma < 1.5 ? 0.035 : 2 * 0.00986 + 1.0 / 255, "sigma \(sigma)")
    }
  }

  /// A step at 0 blurred by whole pixels weighted with the Gaussian at their centres.
  private func sampledEdge(_ x: Double, _ sigma: Double) -> Double {
    var sum = 0.0, inside = 0.0
    for k in -12...12 {
      let w = exp(-Double(k * k) / (2 * sigma * sigma))
      sum += w
      if x + Double(k) > 0 { inside += w }
    }
    return inside / sum
  }

  /// The standard deviation is met exactly, also where boxes have fractional edges.
  func testTheSpreadIsTheOneAskedFor() {
    for sigma in [0.4, 0.75, 1.3, 2, 3.6, 5.5, 7.9, 8.1, 12, 19, 33] {
      let n = 2 * Int(sigma * 4 + 8) + 1, middle = Double(n / 2)
      let dot = Rect(middle - 2, 0, middle + 3, Double(n))
      let bitmap = blurred(n, n, dot, sigma)
      var sum = 0.0, variance = 0.0
      for x in 0..<n {
        let v = Double(bitmap.darkness(x, n / 2))
        sum += v
        variance += v * (Double(x) - middle) * (Double(x) - middle)
      }
      // The dot is five pixels wide: (25 − 1) / 12 of variance.
      XCTAssertEqual((variance / sum - 2).squareRoot(), sigma, accuracy: 0.05 * sigma + 0.02)
    }
  }

  func testABlurKeepsTheSumOfWhatItSpreads() {
    for sigma in [1, 3.0, 9, 14] {
      XCTAssertEqual(
        blurred(160, 160, Rect(70, 65, 95, 90), sigma).total, 625, accuracy: 625 * 0.03)
    }
  }

  func testAPlainAreaStaysWhatItIs() {
    let bitmap = drawn(120, 120, on: .clear) {
      $0.add(.pushGroup(Group(bounds: Rect(-300, -300, 420, 420), blur: 12)))
      $0.fill(Rect(-300, -300, 420, 420), RGBA(0.9, 0.5, 0.1, 0.7))
      $0.add(.popGroup)
    }
    let plain = RGBA(0.9, 0.5, 0.1, 0.7)
    for y in 0..<120 { for x in 0..<120 { XCTAssertEqual(bitmap[x, y], plain) } }
  }

  func testColoursNeverExceedAlpha() {
    let bitmap = drawn(100, 100, on: .clear) {
      $0.add(.pushGroup(Group(bounds: Rect(10, 10, 90, 90), blur: 9)))
      for i in 0..<20 {
        let c = i % 3
        $0.fill(
          .rounded(.ellipse(in: .at(Double(i * 17 % 70), Double(i * 29 % 70), 25, 25))),
          RGBA(c == 0 ? 1 : 0, c == 1 ? 1 : 0, c == 2 ? 1 : 0, i % 2 == 0 ? 1 : 0.4))
      }
      $0.add(.popGroup)
    }
    for y in 0..<100 {
      for x in 0..<100 {
        let c = bitmap.channels(x, y)
        XCTAssertLessThanOrEqual(max(c[1], c[2], c[3]), c[0])
      }
    }
  }

  func testNoBlurIsNoBlur() {
    let sharp = drawn(20, 20) { $0.fill(Rect(5, 5, 15, 15), .black) }
    for sigma in [0, -3, Double.nan] {
      XCTAssertEqual(blurred(20, 20, Rect(5, 5, 15, 15), sigma).differences(from: sharp), 0)
    }
  }

  func testABlurScalesWithItsSpace() {
    let large = drawn(200, 200, base: .scale(2)) {
      $0.add(.pushGroup(Group(bounds: Rect(30, 30, 70, 70), blur: 3)))
      $0.fill(Rect(30, 30, 70, 70), .black)
      $0.add(.popGroup)
    }
    XCTAssertEqual(large.differences(from: blurred(200, 200, Rect(60, 60, 140, 140), 6)), 0)
  }
}
