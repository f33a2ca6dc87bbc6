import Desktop
import Foundation
import Host
import Raster
import Testing

/// Pictures compared from outside: what is printed, drawn and returned.
@Suite @MainActor struct DiffTests {
  /// A grey picture with some pixels that are lighter.
  private func write(
    _ name: String, _ desk: Desk, width: Int = 8, lighter: [(x: Int, y: Int, by: UInt32)] = []
  ) throws {
    let picture = Bitmap(width: width, height: 4, isOpaque: true)
    for y in 0..<4 {
      for x in 0..<width { picture.pixels[y * picture.stride + x] = 0xff64_6464 }
    }
    // Only green: one channel is enough.
    for (x, y, by) in lighter { picture.pixels[y * picture.stride + x] += by << 8 }
    try PNGFile.write(picture, to: desk.url(name))
  }

  @Test func onePixelByOneLevelIsADifference() throws {
    let desk = try Desk()
    try write("a.png", desk)
    try write("same.png", desk)
    try write("b.png", desk, lighter: [(6, 2, 1)])
    let equal = try desk.run("diff", "a.png", "same.png")
    #expect(equal.code == 0 && equal.errors.isEmpty)
    #expect(equal.output == "equal, 32 pixels\n")
    let other = try desk.run("diff", "a.png", "b.png", "-o", "d.png")
    #expect(other.code == 1 && other.errors.isEmpty)
    #expect(
      other.output == """
        1 of 32 pixels differ, by up to 1 of 255 levels
          0 by more than 3
          0 by more than 15
          0 by more than 63

        """)
    let drawn = try PNGFile.read(desk.url("d.png"))
    var red: [String] = []
    for y in 0..<4 {
      for x in 0..<8 where drawn.pixels[y * drawn.stride + x] == 0xffff_0000 {
        red.append("\(x) \(y)")
      }
    }
    #expect(drawn.width == 8 && drawn.height == 4)
    #expect(red == ["6 2"])
    let tolerant = try desk.run("diff", "--tolerance=1", "a.png", "b.png")
    #expect(tolerant.code == 0)
    #expect(
      tolerant.output.hasPrefix("equal within the tolerance: 1 of 32 pixels differ, by up to 1 "))
  }

  @Test func countsAreThoseBeyondEachThreshold() throws {
    let desk = try Desk()
    try write("a.png", desk)
    let steps: [UInt32] = [1, 3, 4, 15, 16, 63, 64, 155]
    try write("b.png", desk, lighter: steps.indices.map { ($0, 0, steps[$0]) })
    let outcome = try desk.run("diff", "a.png", "b.png", "--tolerance", "15", "--output", "d.png")
    #expect(outcome.code == 1)
    #expect(
      outcome.output == """
        8 of 32 pixels differ, by up to 155 of 255 levels
          6 by more than 3
          4 by more than 15
          2 by more than 63
          4 by more than the tolerance of 15

        """)
    let drawn = try PNGFile.read(desk.url("d.png"))
    #expect((0..<8).map { drawn.pixels[$0] == 0xffff_0000 } == steps.map { $0 > 15 })
  }

  @Test func otherSizesAreDifferent() throws {
    let desk = try Desk()
    try write("a.png", desk)
    try write("b.png", desk, width: 9)
    let outcome = try desk.run("diff", "a.png", "b.png", "-o", "d.png")
    #expect(outcome.code == 1)
    #expect(
      outcome.output == "the sizes differ: a.png is 8 by 4 pixels, b.png 9 by 4\n")
    #expect(outcome.errors == "d.png is not written: it needs pictures of one size\n")
    #expect(try desk.files() == ["a.png", "b.png"])
  }

  @Test func aPictureThatCannotBeWrittenIsSaid() throws {
    let desk = try Desk()
    try write("a.png", desk)
    let outcome = try desk.run("diff", "a.png", "a.png", "-o", "no/where.png")
    #expect(outcome.code == 3 && outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("diorama diff: cannot write "), "\(outcome.errors)")
  }
}
