import Diorama
import DioramaTesting
import Foundation
import Testing

private struct Row: View, Equatable {
  let number: Int
  let log: Log
  let action: () -> Void
  nonisolated static func == (a: Row, b: Row) -> Bool { a.number == b.number }
  var body: some View {
    let _ = log("row \(number)")
    Text("\(number)").onTapGesture(perform: action)
  }
}

@MainActor @Suite struct EquatableTests {
  private let knob = Knob<Int>(), log = Log()

  @Test func equalViewsAreLeftAlone() async throws {
    let stage = try Stage(
      Turning(knob, 0) { n in Row(number: n / 10, log: log, action: {}).equatable() })
    #expect(log.take() == ["row 0"])
    knob.value = 5
    await stage.update()
    #expect(log.take() == [])
    knob.value = 10
    await stage.update()
    #expect(log.take() == ["row 1"])
    #expect(stage.labels == ["1"])
  }

  @Test func othersAreComparedByTheirFields() async throws {
    let stage = try Stage(Turning(knob, 0) { n in Row(number: n / 10, log: log, action: {}) })
    _ = log.take()
    knob.value = 10
    await stage.update()
    #expect(log.take() == ["row 1"])
    #expect(
      EquatableView(content: Row(number: 1, log: log, action: {})).content
        == Row(number: 1, log: Log(), action: {}))
  }
}

@MainActor @Suite struct DirectionModifierTests {
  private func stage<V: View>(_ direction: LayoutDirection, _ view: V) throws -> Stage {
    try Stage(view, size: CGSize(width: 6, height: 1), layoutDirection: direction)
  }
  /// The same in both directions unless it is flipped.
  private struct Mark: View {
    var body: some View {
      Path(CGRect(x: 0, y: 0, width: 2, height: 1)).fill(black).environment(
        \.layoutDirection, .leftToRight)
    }
  }

  @Test func aViewIsShownMirroredFromRightToLeft() throws {
    let plain = try stage(.rightToLeft, Mark()).drawing
    let mirrored = String(plain.reversed())
    #expect(plain != mirrored && plain.contains("#"))
    for (direction, isEnabled, drawing) in [
      (LayoutDirection.rightToLeft, true, mirrored), (.rightToLeft, false, plain),
      (.leftToRight, true, try stage(.leftToRight, Mark()).drawing),
    ] {
      let view = Mark().flipsForRightToLeftLayoutDirection(isEnabled)
      #expect(try stage(direction, view).drawing == drawing)
      let other = Mark().layoutDirectionBehavior(isEnabled ? .mirrors : .fixed)
      #expect(try stage(direction, other).drawing == drawing)
    }
  }

  @Test func aGroupMovesAsOne() async throws {
    let knob = Knob<Int>()
    let stage = try Stage(
      Turning(knob, 0) { n in
        HStack(spacing: 0) {
          Color.white.frame(width: CGFloat(n) * 80)
          HStack(spacing: 0) {
            red.frame(width: 10)
            if n == 1 { blue.frame(width: 10).transition(.identity) }
          }
          .geometryGroup()
          Spacer(minLength: 0)
        }
      }, size: CGSize(width: 100, height: 10))
    withAnimation(.linear(duration: 1)) { knob.value = 1 }
    await stage.update()
    await stage.advance(30)
    let bitmap = stage.bitmap
    let x = (0..<100).first { bitmap[$0, 5].bits & 0xffffff == 0x0000ff } ?? -1
    #expect(abs(x - 50) <= 1, "it comes in beside the red one, which is half way at 40")
  }
}
