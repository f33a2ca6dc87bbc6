import Diorama
import DioramaTesting
import Foundation
import Testing

/// Counts its taps, and moves while it is tapped.
private struct Counter: View {
  @State private var taps = 0
  @State private var isWide = false

  var body: some View {
    VStack(spacing: 0) {
      Text("taps \(taps)")
      Color.red.frame(width: isWide ? 80 : 40, height: 20)
        .onTapGesture {
          taps += 1
          withAnimation(.linear(duration: 0.1)) { isWide.toggle() }
        }
      Button("Later") {
        Task { taps = 100 }
      }
      Text("twin")
      Text("twin")
    }
    .frame(width: 100, height: 120, alignment: .top)
  }
}

@MainActor @Suite struct StageTests {
  private func stage() throws -> Stage {
    try Stage(Counter(), size: CGSize(width: 100, height: 120))
  }

  @Test func aTapIsTakenInByTheFrameItFallsIn() async throws {
    let stage = try stage()
    #expect(stage.elements.first?.label == "taps 0")
    let text = try stage.element("taps 0").frame
    try await stage.tap(at: CGPoint(x: 50, y: text.maxY + 10))
    #expect(stage.elements.first?.label == "taps 1")
    #expect(stage.frame == 0)
    #expect(!stage.isAtRest)
    try await stage.settle()
    #expect(stage.frame == 6)
    #expect(stage.time == 0.1)
  }

  @Test func tasksThatATapStartsAreSeenAtOnce() async throws {
    let stage = try stage()
    try await stage.tap(role: "button", label: "Later")
    #expect(try stage.element("taps 100").isVisible)
    #expect(stage.frame == 0)
  }

  @Test func settlingNamesWhatStillMoves() async throws {
    let stage = try stage()
    let text = try stage.element("taps 0").frame
    try await stage.tap(at: CGPoint(x: 50, y: text.maxY + 10))
    let error = await #expect(throws: StageError.self) { try await stage.settle(2) }
    #expect(error?.description.hasPrefix("not at rest after 2 frames: ") == true)
    #expect(stage.frame == 2)
  }

  @Test func aTargetThatIsNotThereListsWhatIs() async throws {
    let stage = try stage()
    let none = await #expect(throws: StageError.self) { try await stage.tap("Laterr") }
    #expect(
      none?.description.hasPrefix("no element \"Laterr\"; did you mean \"Later\"?; there is:\n")
        == true)
    #expect(none?.description.contains("button \"Later\" (") == true)
    let several = #expect(throws: StageError.self) { try stage.element("twin") }
    #expect(several?.description.hasPrefix("2 elements match element \"twin\"") == true)
    let second = try stage.element(role: "text", label: "twin", index: 1)
    #expect(
      second.frame.minY > (try stage.element(role: "text", label: "twin", index: 0).frame.minY))
    let role = await #expect(throws: StageError.self) { try await stage.tap(role: "buton") }
    #expect(role?.description.contains("did you mean \"button\"?") == true)
    let outside = await #expect(throws: StageError.self) {
      try await stage.tap(at: CGPoint(x: 100, y: 5))
    }
    #expect(outside?.description.contains("outside of the window") == true)
  }

  @Test func nothingIsDoneWhereNothingChanges() async throws {
    let stage = try stage()
    _ = stage.hash
    stage.resetCounts()
    await stage.advance(10)
    _ = stage.hash
    #expect(stage.counts == StageCounts())
  }

  @Test func pixelsAreThoseOfTheView() throws {
    let stage = try Stage(Color(red: 1, green: 0, blue: 0.2), size: CGSize(width: 4, height: 3))
    #expect(stage.pixel(3, 2) == (255, 0, 51))
    let other = try Stage(Color(red: 1, green: 0, blue: 0.2), size: CGSize(width: 4, height: 3))
    #expect(stage.hash == other.hash)
    let dark = try Stage(
      EmptyView(), size: CGSize(width: 4, height: 3), colorScheme: .dark)
    #expect(dark.pixel(0, 0) == (0, 0, 0))
  }
}
