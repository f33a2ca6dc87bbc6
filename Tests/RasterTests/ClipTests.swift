import XCTest

@testable import Raster

final class ClipTests: XCTestCase {
  func testAClipOfWholePixelsOnlyShrinksTheBox() {
    let bitmap = drawn(8, 6) {
      $0.add(.pushClip(.rect(Rect(2, 1, 6, 5))))
      $0.fill(Rect(0, 0, 8, 3), .black)
      $0.add(.popClip)
      $0.fill(Rect(0, 5, 1, 6), .black)
    }
    XCTAssertEqual(
      bitmap.drawing,
      [
        "........",
        "..####..",
        "..####..",
        "........",
        "........",
        "#.......",
      ])
  }

  func testAClippedFillIsTheClip() {
    let shape = RoundedRect(.at(1.3, 2.6, 17.2, 13.9), radius: 5)
    let clipped = drawn(22, 20) {
      $0.add(.pushClip(.rounded(shape)))
      $0.fill(Rect(-5, -5, 30, 30), .black)
      $0.add(.popClip)
    }
    let filled = drawn(22, 20) { $0.fill(.rounded(shape), .black) }
    XCTAssertEqual(clipped.differences(from: filled), 0)
  }

  func testNestedClipsMultiply() {
    // Half a pixel of each: a quarter of both.
    let bitmap = drawn(4, 4) {
      $0.add(.pushClip(.rect(Rect(0.5, 0, 4, 4))))
      $0.add(.pushClip(.rect(Rect(0, 0, 4, 3.5))))
      $0.fill(Rect(0, 0, 4, 4), .black)
      $0.add(.popClip)
      $0.add(.popClip)
    }
    XCTAssertEqual(bitmap.darkness(0, 0), 128)
    XCTAssertEqual(bitmap.darkness(1, 3), 128)
    XCTAssertEqual(bitmap.darkness(0, 3), 64)
    XCTAssertEqual(bitmap.darkness(2, 2), 255)
  }

  func testAllKindsOfNestedClips() {
    let circle = RoundedRect.ellipse(in: .at(2, 2, 20, 20))
    let other = RoundedRect.ellipse(in: .at(10.5, 2.25, 20, 20))
    func coverage(_ r: RoundedRect) -> Bitmap { drawn(34, 26) { $0.fill(.rounded(r), .black) } }
    let a = coverage(circle), b = coverage(other)
    let bitmap = drawn(34, 26) {
      $0.add(.pushClip(.rounded(circle)))
      $0.add(.pushClip(.rect(Rect(4, 5, 30, 19))))
      $0.add(.pushClip(.rounded(other)))
      $0.add(.fill(.outline(Pictures.star(17, 12, 100), evenOdd: false), .color(.black)))
      $0.add(.popClip)
      $0.add(.popClip)
      $0.add(.popClip)
    }
    for y in 0..<26 {
      for x in 0..<34 {
        let inside = x >= 4 && x < 30 && y >= 5 && y < 19
        let both = Double(a.darkness(x, y) * b.darkness(x, y)) / 255
        XCTAssertEqual(Double(bitmap.darkness(x, y)), inside ? both : 0, accuracy: 0.5)
      }
    }
  }

  func testClipsFoldIntoEveryKindOfDrawing() {
    let clip = Figure.rounded(.ellipse(in: .at(1.5, 1.5, 17, 17)))
    let black = Bitmap(width: 20, height: 20, isOpaque: true)
    let translucent = Bitmap(width: 20, height: 20)
    translucent.fill(translucent.bounds, .black)
    let mask = Mask(width: 20, height: 20)
    mask.bytes.update(repeating: 255, count: 400)
    let all = Rect(0, 0, 20, 20)
    let ramp = GradientBrush(.radial(x: 9, y: 9, r0: 0, r1: 1), stops: [(0, SIMD4(0, 0, 0, 1))])
    let commands: [Command] = [
      .fill(.rect(all), .color(.black)), .fill(.rect(all), .gradient(ramp)),
      .fill(.rect(all), .image(ImageBrush(black, place: .identity))),
      .fill(.rect(all), .image(ImageBrush(translucent, place: .identity))),
      .blit(black, x: 0, y: 0), .blit(translucent, x: 0, y: 0),
      .mask(mask, x: 0, y: 0, .color(.black)),
      .shadow(RoundedRect(Rect(-90, -90, 110, 110)), .black, sigma: 2),
    ]
    let expected = drawn(20, 20) { $0.fill(clip, .black) }
    for command in commands {
      let bitmap = drawn(20, 20) {
        $0.add(.pushClip(clip))
        $0.add(command)
        $0.add(.popClip)
      }
      for y in 0..<20 {
        for x in 0..<20 {
          XCTAssertEqual(bitmap.darkness(x, y), expected.darkness(x, y), accuracy: 1, "\(command)")
        }
      }
    }
  }

  func testAClipThatCoversNothingHidesEverything() {
    for figure in [
      Figure.rect(Rect(5, 5, 5, 9)), .rect(Rect(.nan, 0, 4, 4)),
      .outline(Outline(), evenOdd: false),
      .rect(Rect(100, 100, 120, 120)),
    ] {
      let bitmap = drawn(4, 2) {
        $0.add(.pushClip(figure))
        $0.fill(Rect(0, 0, 4, 4), .black)
        $0.add(.popClip)
        $0.fill(Rect(0, 1, 1, 2), .black)
      }
      XCTAssertEqual(bitmap.drawing, ["....", "#..."])
    }
  }

  func testTransformsNestAndEnd() {
    let inner = DisplayList()
    inner.fill(Rect(0, 0, 1, 1), .black)
    let bitmap = drawn(8, 4) {
      $0.add(.pushTransform(.translation(1, 1)))
      $0.add(.list(inner))
      $0.add(.pushTransform(.scale(2)))
      $0.add(.pushTransform(.translation(1, 0)))
      $0.add(.list(inner))
      $0.add(.popTransform)
      $0.add(.popTransform)
      $0.add(.popTransform)
      $0.add(.list(inner))
    }
    XCTAssertEqual(bitmap.drawing, ["#.......", ".#.##...", "...##...", "........"])
  }
}
