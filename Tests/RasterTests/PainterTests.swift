import XCTest

@testable import Raster

/// How much work is done: doing too much is a failure.
final class PainterTests: XCTestCase {
  private func page() -> DisplayList {
    let list = DisplayList()
    list.fill(Rect(0, 0, 100, 80), .white)
    for i in 0..<5 {
      list.fill(.stroke(.ellipse(in: .at(10 + 11 * Double(i), 60, 5, 5)), 0.5), .black)
    }
    list.add(.shadow(RoundedRect(.at(20, 10, 60, 40), radius: 8), RGBA(0, 0, 0, 0.3), sigma: 4))
    list.fill(.rounded(RoundedRect(.at(20, 10, 60, 40), radius: 8)), .white)
    return list
  }

  func testCoveragesAreBuiltOnce() {
    let painter = Painter(), bitmap = Bitmap(width: 100, height: 80)
    painter.paint(page(), into: bitmap, damage: bitmap.bounds)
    // One ring for five dots, the shadow, the card.
    XCTAssertEqual(painter.built, 3)
    painter.paint(page(), into: bitmap, damage: bitmap.bounds)
    XCTAssertEqual(painter.built, 3)
  }

  func testAnOutlineIsBuiltOnceUntilItChanges() {
    let painter = Painter(), bitmap = Bitmap(width: 100, height: 80), list = DisplayList()
    let star = Pictures.star(20, 20, 15)
    for i in 0..<4 {
      list.add(.pushTransform(.translation(16 * Double(i), 9)))
      list.fill(.outline(star, evenOdd: false), .black)
      list.add(.popTransform)
    }
    painter.paint(list, into: bitmap, damage: bitmap.bounds)
    XCTAssertEqual(painter.built, 1)
    star.add(RoundedRect(Rect(0, 0, 3, 3)))
    painter.paint(list, into: bitmap, damage: bitmap.bounds)
    XCTAssertEqual(painter.built, 2)
    XCTAssertEqual(bitmap[17, 10], .black)
  }

  func testOnlyTheDamageIsPainted() {
    let painter = Painter(), bitmap = Bitmap(width: 100, height: 80), list = DisplayList()
    list.fill(Rect(0, 0, 100, 80), .white)
    painter.paint(list, into: bitmap, damage: bitmap.bounds)
    XCTAssertEqual(painter.painted, 8000)
    painter.paint(list, into: bitmap, damage: IRect(10, 10, 15, 12))
    XCTAssertEqual(painter.painted, 8010)
    painter.paint(list, into: bitmap, damage: IRect(200, 0, 300, 80))
    XCTAssertEqual(painter.painted, 8010)
    list.removeAll()
    list.add(.pushClip(.rect(Rect(0, 0, 10, 10))))
    list.fill(.rounded(RoundedRect(Rect(0, 0, 90, 70))), .black)
    list.fill(.rounded(.ellipse(in: Rect(40, 40, 90, 70))), .black)
    list.add(.popClip)
    painter.paint(list, into: bitmap, damage: bitmap.bounds)
    XCTAssertEqual(painter.painted, 8110)
  }

  func testManyDifferentShapesDoNotPileUp() {
    let painter = Painter(), bitmap = Bitmap(width: 100, height: 80), list = DisplayList()
    // Each frame a new phase; then the first one again, which is long forgotten or still right.
    func frame(_ i: Int) {
      list.removeAll()
      list.fill(Rect(0, 0, 100, 80), .white)
      for k in 0..<20 {
        let at = Double(i) * 0.00137 + Double(k) * 0.0517
        list.fill(.rounded(.ellipse(in: .at(at, at, 70, 70))), RGBA(0, 0, 0, 0.1))
      }
      painter.paint(list, into: bitmap, damage: bitmap.bounds)
    }
    frame(0)
    let first = bitmap.hash()
    for i in 1..<400 { frame(i) }
    XCTAssertEqual(painter.built, 8000)
    frame(0)
    XCTAssertEqual(bitmap.hash(), first)
    XCTAssertEqual(painter.built, 8020)
  }

  func testAPainterServesBitmapsOfAnySize() {
    let painter = Painter()
    for (w, h) in [(30, 20), (320, 300), (10, 200), (320, 300)] {
      let a = Bitmap(width: w, height: h), b = Bitmap(width: w, height: h)
      painter.paint(Pictures.everything(), into: a, damage: a.bounds)
      Painter().paint(Pictures.everything(), into: b, damage: b.bounds)
      XCTAssertEqual(a.differences(from: b), 0)
    }
  }
}
