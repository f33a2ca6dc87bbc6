import Diorama
import DioramaTesting
import Foundation
import Testing

/// What is shown large while something is held down.
@MainActor @Suite struct LargeContentTests {
  /// A bar whose text does not grow.
  private struct Bar: View {
    let log: Log
    @Environment(\.accessibilityLargeContentViewerEnabled) private var isEnabled
    init(_ log: Log) { self.log = log }
    var body: some View {
      HStack {
        Button {
          log("home")
        } label: {
          Image(systemName: "house.fill").accessibilityLabel("Home")
        }
        .accessibilityShowsLargeContentViewer()
        Button("More") { log("more") }
          .accessibilityShowsLargeContentViewer {
            Label("What else there is", systemImage: "ellipsis")
          }
        Text(verbatim: isEnabled ? "enabled" : "not")
      }
    }
  }
  private func hold(_ stage: Stage, _ label: String, frames: Int = 35) async throws -> CGPoint {
    let frame = try stage.element(label).frame
    let place = CGPoint(x: frame.midX, y: frame.midY)
    await stage.down(place)
    await stage.advance(frames)
    return place
  }

  @Test func itIsShownWhileTheViewIsHeld() async throws {
    let log = Log()
    let stage = try Stage(
      VStack {
        Spacer()
        Bar(log)
      }, size: CGSize(width: 320, height: 400), dynamicTypeSize: .accessibility2)
    let before = stage.elements.map(\.label)
    #expect(before == ["Home", "More", "enabled"])
    let place = try await hold(stage, "Home", frames: 20)
    #expect(stage.elements.map(\.label) == before, "not before half a second")
    await stage.advance(15)
    #expect(stage.elements.map(\.label) == ["Home"])
    let words = stage.elements[0].frame
    #expect(stage.elements[0].role == "text")
    #expect(abs(words.midX - 160) <= 1 && words.midY > 150 && words.midY < 280)
    await stage.up(place)
    try await stage.settle()
    #expect(stage.elements.map(\.label) == before)
    #expect(log.take() == ["home"], "it does what it is for at the release")
  }
  @Test func otherContent() async throws {
    let log = Log()
    let stage = try Stage(
      VStack {
        Spacer()
        Bar(log)
      }, size: CGSize(width: 320, height: 400), dynamicTypeSize: .accessibility2)
    let place = try await hold(stage, "More")
    #expect(stage.elements.map(\.label) == ["What else there is"])
    await stage.up(place)
    #expect(stage.elements.count == 3)
  }
  @Test func atUsualSizesThereIsNone() async throws {
    let log = Log()
    let stage = try Stage(
      VStack {
        Spacer()
        Bar(log)
      }, size: CGSize(width: 320, height: 400), dynamicTypeSize: .xxxLarge)
    let place = try await hold(stage, "Home")
    #expect(stage.elements.map(\.label) == ["Home", "More", "not"])
    await stage.up(place)
    #expect(log.take() == ["home"])
  }
  @Test func aGestureThatIsBrokenOffHidesIt() async throws {
    let stage = try Stage(
      Text("Held").accessibilityShowsLargeContentViewer { Text("Large") },
      size: CGSize(width: 320, height: 400), dynamicTypeSize: .accessibility2)
    _ = try await hold(stage, "Held")
    #expect(stage.elements.map(\.label) == ["Large"])
    await stage.cancelGesture()
    await stage.update()
    #expect(stage.elements.map(\.label) == ["Held"])
  }
  @Test func looks() async throws {
    let log = Log()
    for scheme in [ColorScheme.light, .dark] {
      let stage = try Stage(
        VStack {
          ForEach(0..<8) { _ in Text("Some words behind it").font(.system(size: 24)) }
          Spacer()
          Bar(log)
        }
        .frame(maxWidth: .infinity).background(Color(.background)),
        size: CGSize(width: 320, height: 400), colorScheme: scheme,
        dynamicTypeSize: .accessibility2)
      _ = try await hold(stage, "Home")
      await stage.advance(30)
      try stage.assertSnapshot(named: "large-\(scheme)")
    }
  }
}
