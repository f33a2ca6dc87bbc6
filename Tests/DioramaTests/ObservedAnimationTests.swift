import DioramaTesting
import Foundation
import Observation
import Testing

@testable import Diorama

@Observable @MainActor private final class Lamp {
  var isOn = false
}

private struct LampView: View {
  var lamp: Lamp
  var body: some View {
    Rectangle().fill(Color.black).opacity(lamp.isOn ? 1 : 0)
  }
}

/// Changes of observable objects are shown with the animation they were made with.
@MainActor struct ObservedAnimationTests {
  @Test func withAnimationHoldsForAnObservableObject() async throws {
    let lamp = Lamp()
    let stage = try Stage(
      VStack {
        LampView(lamp: lamp)
        Button("Switch") { withAnimation(.linear(duration: 1)) { lamp.isOn.toggle() } }
      }, size: CGSize(width: 100, height: 100))
    #expect(stage.pixel(50, 10).red == 255)
    try await stage.tap("Switch")
    await stage.advance(30)
    #expect(abs(stage.pixel(50, 10).red - 128) <= 1)
    await stage.advance(30)
    #expect(stage.pixel(50, 10).red == 0)
  }

  @Test func withoutAnAnimationItIsThereAtOnce() async throws {
    let lamp = Lamp()
    let stage = try Stage(LampView(lamp: lamp), size: CGSize(width: 100, height: 100))
    lamp.isOn = true
    await stage.advance(0)
    #expect(stage.pixel(50, 10).red == 0)
  }
}
