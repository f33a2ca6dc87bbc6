import Diorama
import DioramaTesting
import Foundation
import Testing

/// How far a change travels: only what answers differently troubles its parent.
@MainActor @Suite struct RelayoutTests {
  private func layouts(_ stage: Stage, _ change: () -> Void) async -> Int {
    stage.resetCounts()
    change()
    await stage.update()
    return stage.counts.layouts
  }

  @Test func changeInsideAFixedFrameStaysThere() async throws {
    let knob = Knob<String>()
    let stage = try Stage(
      VStack {
        ForEach(0..<50) { _ in ink.frame(height: 2) }
        Turning(knob, "a") { Text($0) }.frame(width: 100, height: 20)
        ForEach(0..<50) { _ in ink.frame(height: 2) }
      }, size: CGSize(width: 200, height: 400))
    #expect(await layouts(stage) { knob.value = "bbb" } == 2, "the text and its frame")
    #expect(await layouts(stage) { knob.value = "bbb" } == 0)
  }

  @Test func textOfTheSameSizeStopsAtItself() async throws {
    let knob = Knob<String>()
    let stage = try Stage(
      HStack {
        Turning(knob, "0") { Text($0).monospacedDigit() }
        ForEach(0..<50) { _ in ink }
      })
    #expect(await layouts(stage) { knob.value = "7" } == 1)
  }

  @Test func coloursOpacitiesAndOffsetsNeedNoLayout() async throws {
    let knob = Knob<Double>()
    let stage = try Stage(
      Turning(knob, 0.2) { v in
        HStack {
          Rectangle().fill(black.opacity(v)).opacity(v).offset(x: v).scaleEffect(v)
            .rotationEffect(.degrees(v)).blur(radius: v).shadow(radius: v)
          Text("a").foregroundColor(black.opacity(v))
          RoundedRectangle(cornerRadius: v).clipShape(RoundedRectangle(cornerRadius: v))
        }
      })
    #expect(await layouts(stage) { knob.value = 0.7 } == 0)
  }

  @Test func growingViewMovesThoseAfterItAlone() async throws {
    let knob = Knob<CGFloat>()
    let stage = try Stage(
      VStack(spacing: 0) {
        ForEach(0..<10) { _ in ink.frame(height: 10) }
        Turning(knob, 10) { ink.frame(height: $0) }
        ForEach(0..<5) { _ in ink.frame(height: 10) }
        Spacer(minLength: 0)
      }, size: CGSize(width: 20, height: 400))
    // The column, the frame and its rectangle; a frame each of the five, moved by whole pixels and
    // with a layer that carries what is in it; the spacer.
    let n = await layouts(stage) { knob.value = 20 }
    #expect((10...16).contains(n), "\(n)")
  }

  @Test func windowOfAnotherSizeIsLaidOutOnce() async throws {
    let stage = try Stage(
      VStack(spacing: 0) { ForEach(0..<20) { i in ink.named("\(i)") } },
      size: CGSize(width: 100, height: 100))
    let before = stage.counts.layouts
    stage.resetCounts()
    await stage.send(.resize(CGSize(width: 50, height: 200)))
    #expect(try stage.frame("19") == rect(0, 190, 50, 10))
    #expect(stage.counts.layouts <= before)
    #expect(stage.counts.bodies == 0)
  }

  @Test func nestedStacksAreMeasuredInTimeThatGrowsWithThem() throws {
    // Each level asks the one below a few times: without memory, that would be 4 to the 16th.
    var view = AnyView(ink)
    for i in 0..<16 {
      let inner = view
      view =
        i % 2 == 0
        ? AnyView(
          HStack {
            inner; Spacer()
          })
        : AnyView(
          VStack {
            Text("a"); inner
          })
    }
    let clock = ContinuousClock()
    let time = try clock.measure { _ = try Stage(view) }
    #expect(time < .seconds(2))
  }

  @Test func scaleMayChange() async throws {
    let stage = try Stage(
      HStack(spacing: 0) { ForEach(0..<3) { i in ink.named("\(i)") } },
      size: CGSize(width: 100, height: 10))
    #expect(try stage.frame("1").minX == 33)
    stage.host.configure { $0.scale = 2 }
    await stage.advance()
    #expect(try stage.frame("1").minX == 33.5)
    #expect(stage.bitmap.width == 200)
  }
}
