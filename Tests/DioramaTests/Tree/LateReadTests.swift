import Diorama
import DioramaTesting
import Foundation
import Observation
import Testing

@Observable private final class Model { var isOn = false }

/// State that is read only in closures that run later: what they make follows it all the same.
@MainActor @Suite struct LateReadTests {
  private struct Pushing: View {
    @State private var isOn = false
    @State private var isPushed = false
    @State private var item: Int?
    @State private var model = Model()
    var body: some View {
      NavigationStack {
        VStack {
          Button("push") { isPushed = true }
          Button("item") { item = 4 }
          NavigationLink("link") { page("LINK") }
          NavigationLink("model") {
            VStack {
              Text(model.isOn ? "model on" : "model off")
              Button("turn") { model.isOn.toggle() }
            }
          }
        }
        .navigationDestination(isPresented: $isPushed) { page("FLAG") }
        .navigationDestination(item: $item) { page("ITEM \($0)") }
      }
    }
    private func page(_ name: String) -> some View {
      VStack {
        Text(name + (isOn ? " on" : " off"))
        Button("flip") { isOn.toggle() }
      }
    }
  }
  @Test(arguments: [("push", "FLAG"), ("item", "ITEM 4"), ("link", "LINK")])
  func pagesFollowIt(_ button: String, _ name: String) async throws {
    let stage = try Stage(Pushing())
    try await stage.tap(button)
    try await stage.settle()
    #expect(stage.labels.contains("\(name) off"))
    try await stage.tap("flip")
    #expect(stage.labels.contains("\(name) on"))
    try await stage.tap("flip")
    #expect(stage.labels.contains("\(name) off"))
  }
  @Test func pagesFollowObjects() async throws {
    let stage = try Stage(Pushing())
    try await stage.tap("model")
    try await stage.settle()
    try await stage.tap("turn")
    #expect(stage.labels.contains("model on"))
    try await stage.tap("turn")
    #expect(stage.labels.contains("model off"))
  }

  private struct Pulse: View {
    let isTransaction: Bool
    @State private var isOn = false
    var body: some View {
      VStack(spacing: 0) {
        if isTransaction {
          black.transaction {
            $0.animation = .linear(duration: 1)
          } body: {
            $0.opacity(isOn ? 0 : 1)
          }
        } else {
          black.animation(.linear(duration: 1)) { $0.opacity(isOn ? 0 : 1) }
        }
        Button("turn") { isOn.toggle() }
      }
    }
  }
  @Test(arguments: [false, true]) func scopedAnimationsFollowIt(_ isTransaction: Bool) async throws
  {
    let stage = try Stage(
      Pulse(isTransaction: isTransaction), size: CGSize(width: 100, height: 100))
    #expect(stage.gray(50, 10) == 0)
    try await stage.tap("turn")
    let start = stage.gray(50, 10)
    await stage.advance(30)
    #expect(stage.gray(50, 10) > start + 100 && stage.gray(50, 10) < 200)
    try await stage.settle()
    #expect(stage.gray(50, 10) == 255)
  }

  private struct Guided: View {
    @State private var isOn = false
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        black.frame(width: 20, height: 20).named("first")
          .alignmentGuide(.leading) { _ in isOn ? 50 : 0 }
        black.frame(width: 20, height: 20).named("second")
        Button("turn") { isOn.toggle() }
      }
    }
  }
  @Test func guidesFollowIt() async throws {
    let stage = try Stage(Guided())
    func distance() throws -> CGFloat {
      try stage.frame("second").minX - stage.frame("first").minX
    }
    #expect(try distance() == 0)
    try await stage.tap("turn")
    #expect(try distance() == 50)
    try await stage.tap("turn")
    #expect(try distance() == 0)
  }

  private struct Acting: View {
    @State private var count = 0
    @State private var log = 0
    var body: some View {
      Button("act") { count += 1 }
        .onAppear { if count == 0 { log = count } }
        .onChange(of: log) { _ = count }
    }
  }
  @Test func whatActionsReadMakesNothingRun() async throws {
    let stage = try Stage(Acting())
    let bodies = try await stage.bodies {
      try await stage.tap("act")
    }
    #expect(bodies["Acting"] == nil)
  }
}
