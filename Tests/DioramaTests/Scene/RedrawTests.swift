import Diorama
import DioramaTesting
import Foundation
import Raster
import Testing

/// The first pixel in which two pictures differ.
func firstDifference(_ a: Bitmap, _ b: Bitmap) -> (x: Int, y: Int)? {
  if a.width != b.width || a.height != b.height { return (-1, -1) }
  for y in 0..<a.height {
    for x in 0..<a.width where a[x, y].bits != b[x, y].bits { return (x, y) }
  }
  return nil
}

/// What is drawn bit by bit equals what is drawn at once.
@MainActor @Suite struct RedrawTests {
  /// Plays with a screen, and returns a hash of each of its pictures.
  private func play(
    _ seed: Int, scale: CGFloat, steps: Int, compares: Bool
  ) async throws -> [UInt64] {
    var dice = Dice(seed)
    var nextID = 0
    func piece(_ dice: inout Dice) -> Piece {
      nextID += 1
      return Piece(id: nextID, kind: dice.roll(Piece.kinds), value: dice.roll(1000))
    }
    let knob = Knob<[Piece]>()
    let first = (0..<6).map { _ in piece(&dice) }
    let stage = try Stage(
      Turning(knob, first) { pieces in ZStack { ForEach(pieces) { PieceView(piece: $0) } } },
      size: CGSize(width: 64, height: 48), scale: scale)
    var hashes = [stage.hash]
    for step in 0..<steps {
      let animation: Animation? =
        switch dice.roll(5) {
        case 0: nil
        case 1: .linear(duration: 0.1)
        case 2: .easeInOut(duration: 0.3).delay(0.05)
        case 3: .interactiveSpring()
        default: .spring()
        }
      var pieces = knob.value
      var what = ""
      switch dice.roll(8) {
      case 0, 1:
        if !pieces.isEmpty { pieces[dice.roll(pieces.count)].value = dice.roll(1000) }
        what = "another value"
      case 2:
        if pieces.count < 9 { pieces.insert(piece(&dice), at: dice.roll(pieces.count + 1)) }
        what = "one more"
      case 3:
        if pieces.count > 2 { pieces.remove(at: dice.roll(pieces.count)) }
        what = "one less"
      case 4:
        if pieces.count > 1 { pieces.swapAt(0, dice.roll(pieces.count)) }
        what = "another order"
      case 5:
        try await stage.tap(CGFloat(dice.roll(64)), CGFloat(dice.roll(48)))
        what = "a tap"
      default: what = "time"
      }
      if pieces != knob.value { withAnimation(animation) { knob.value = pieces } }
      if dice.roll(3) == 0 { await stage.update() } else { await stage.advance(1 + dice.roll(2)) }
      let picture = stage.bitmap
      hashes.append(picture.hash())
      if compares, let at = firstDifference(picture, stage.host.wholePicture()) {
        Issue.record(
          """
          screen \(seed) at scale \(scale), step \(step) (\(what)): the pixel \(at) differs; kinds \
          \(pieces.map(\.kind))
          """)
        return hashes
      }
    }
    #expect(stage.reports == [])
    return hashes
  }

  @Test(arguments: [1, 1.5, 2] as [CGFloat])
  func incrementalDrawingEqualsWholeDrawing(_ scale: CGFloat) async throws {
    var steps = 0
    for seed in 0..<17 {
      steps += try await play(seed * 31 + Int(scale * 10), scale: scale, steps: 60, compares: true)
        .count
    }
    #expect(steps > 1000)
  }

  @Test func sameEventsGiveTheSamePictures() async throws {
    for seed in [3, 4] {
      let a = try await play(seed, scale: 1, steps: 60, compares: false)
      let b = try await play(seed, scale: 1, steps: 60, compares: false)
      #expect(a == b)
      #expect(Set(a).count > 20, "something moved")
    }
  }

  @Test func comparisonSeesOnePixel() throws {
    let stage = try Stage(red, size: CGSize(width: 4, height: 4))
    let a = stage.host.wholePicture(), b = stage.host.wholePicture()
    #expect(firstDifference(a, b) == nil)
    b.pixels[2 * b.stride + 3] ^= 1
    #expect(firstDifference(a, b)! == (3, 2))
  }

  @Test func wholePictureLeavesWhatIsToBeDrawn() async throws {
    let knob = Knob<Bool>()
    let stage = try Stage(
      Turning(knob, false) { $0 ? red : black }, size: CGSize(width: 4, height: 4))
    _ = stage.bitmap
    knob.value = true
    await stage.update()
    let pixels = stage.counts.pixels
    #expect(stage.host.wholePicture()[1, 1].bits == 0xffff_0000)
    #expect(stage.counts.pixels == pixels)
    #expect(stage.bitmap[1, 1].bits == 0xffff_0000)
    #expect(stage.counts.pixels == pixels + 16)
  }

  // MARK: only what changed

  /// The pixels that a change draws.
  private func pixels<V: View>(
    _ size: CGSize, scale: CGFloat = 1, @ViewBuilder _ content: @escaping (Double) -> V
  ) async throws -> Int {
    let knob = Knob<Double>()
    let stage = try Stage(Turning(knob, 0, content: content), size: size, scale: scale)
    _ = stage.bitmap
    stage.resetCounts()
    knob.value = 1
    await stage.update()
    _ = stage.bitmap
    return stage.counts.pixels
  }
  private let window = CGSize(width: 100, height: 100)

  @Test func recolouredAreaIsDrawnAlone() async throws {
    for scale in [1.0, 2] {
      let n = try await pixels(window, scale: scale) { v in
        ZStack {
          white
          Rectangle().fill(v == 0 ? black : red).frame(width: 20, height: 10)
        }
      }
      #expect(n == Int(20 * scale * 10 * scale))
    }
  }

  @Test func movedAreaIsDrawnWhereItWasAndIs() async throws {
    let far = try await pixels(window) { v in ink.frame(width: 10, height: 10).offset(x: v * 40) }
    #expect(far == 2 * 10 * 10)
    let near = try await pixels(window) { v in ink.frame(width: 10, height: 10).offset(x: v) }
    #expect(near == 11 * 10)
  }

  @Test func whatLooksTheSameIsNotDrawn() async throws {
    #expect(try await pixels(window) { v in ink.opacity(1 - v / 1000) } == 0, "less than a level")
    #expect(try await pixels(window) { v in ink.offset(x: v / 1000) } == 0, "less than 1/256 pixel")
    #expect(
      try await pixels(window) { v in ink.padding(10).background(v == 0 ? black : black) } == 0)
    #expect(
      try await pixels(window) { v in
        ZStack {
          if v > 0 { Text("") }
          ink
        }
      } == 0)
  }

  @Test func clippedChangesStayInTheClip() async throws {
    let n = try await pixels(window) { v in
      Rectangle().fill(v == 0 ? black : red).frame(width: 90, height: 90)
        .frame(width: 10, height: 10).clipped()
    }
    #expect(n == 100)
  }

  @Test func changesOutsideOfTheWindowDrawNothing() async throws {
    #expect(
      try await pixels(window) { v in
        Rectangle().fill(v == 0 ? black : red).frame(width: 10, height: 10).offset(x: 200)
      } == 0)
    #expect(
      try await pixels(window) { v in
        Rectangle().fill(v == 0 ? black : red).frame(width: 10, height: 10).opacity(0)
      } == 0)
  }

  @Test func blurredChangesSpread() async throws {
    let n = try await pixels(window) { v in
      Rectangle().fill(v == 0 ? black : red).frame(width: 10, height: 10).blur(radius: 4)
    }
    // Three sigmas and a few pixels more on each side.
    #expect(n > 100 && n <= (10 + 2 * (3 * 4 + 3)) * (10 + 2 * (3 * 4 + 3)))
  }
}
