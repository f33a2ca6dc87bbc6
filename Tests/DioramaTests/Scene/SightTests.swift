import Diorama
import DioramaTesting
import Foundation
import Testing

/// What is out of sight in a scroll view costs nothing while others scroll, and is right when it comes.
@MainActor @Suite struct SightTests {
  private struct Rows: View {
    let shade: Double, fade: Double
    let count: Int
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { i in
            ZStack {
              Color.black.opacity(i % 2 == 0 ? 0 : shade)
              HStack(spacing: 0) {
                ink.frame(width: 5, height: 5).shadow(color: .black, radius: 1)
                Spacer(minLength: 0)
                ink.frame(width: 5, height: 5).opacity(0.5)
              }
            }.frame(height: 10)
          }
        }
      }.opacity(fade).background(white)
    }
  }
  private let knob = Knob<(shade: Double, fade: Double)>()
  private func stage(_ count: Int, fade: Double = 1) throws -> Stage {
    let stage = try Stage(
      Turning(knob, (0.5, fade)) { Rows(shade: $0.shade, fade: $0.fade, count: count) },
      size: CGSize(width: 40, height: 60))
    _ = stage.hash
    return stage
  }
  private func scroll(_ stage: Stage, _ way: CGFloat) async throws {
    await stage.wheel(dy: way, at: CGPoint(x: 20, y: 30))
    try await stage.settle(600)
    _ = stage.hash
  }

  @Test func rowsOutOfSightAreNotLookedAt() async throws {
    var layers: [Int] = []
    for count in [20, 2000] {
      let stage = try stage(count)
      try await scroll(stage, 10)
      stage.resetCounts()
      try await scroll(stage, 10)
      layers.append(stage.counts.layers)
    }
    #expect(layers[0] > 0 && layers[0] == layers[1], "\(layers)")
  }

  /// Rows change, or are so faint that nothing of them is drawn, while they are out of sight.
  @Test(arguments: [0, 0.001, 0.4, 1]) func whatChangesOutOfSightIsRightWhenItComes(
    _ fade: Double
  ) async throws {
    let changed = try stage(60, fade: fade)
    knob.value = (0.9, fade)
    await changed.update()
    _ = changed.hash
    knob.value = (0.9, 1)
    await changed.update()
    for _ in 0..<4 { try await scroll(changed, 10) }

    let fresh = try stage(60)
    knob.value = (0.9, 1)
    await fresh.update()
    try await scroll(fresh, 40)
    #expect(changed.gray(2, 3) < 255, "something is seen")
    #expect(changed.hash == fresh.hash)
  }

  @Test func whatIsNoLongerCutOffIsThere() async throws {
    let knob = Knob<CGFloat>()
    let stage = try Stage(
      ZStack(alignment: .top) {
        white
        Turning(knob, 20) { height in
          VStack(spacing: 0) {
            ForEach(0..<6, id: \.self) { _ in ink.frame(width: 10, height: 10) }
          }
          .frame(width: 10, height: height, alignment: .top).clipped()
        }
      }, size: CGSize(width: 20, height: 60))
    #expect(stage.gray(10, 15) == 0 && stage.gray(10, 25) == 255)
    knob.value = 60
    await stage.update()
    #expect(stage.gray(10, 25) == 0 && stage.gray(10, 55) == 0)
  }
}
