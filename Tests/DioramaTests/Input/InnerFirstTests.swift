import Diorama
import DioramaTesting
import Foundation
import Testing

/// What is in a view with a drag that begins with the press comes first, until the pointer moves.
@MainActor @Suite struct InnerFirstTests {
  private let log = Log()
  private let size = CGSize(width: 100, height: 60)
  private var drag: some Gesture {
    DragGesture(minimumDistance: 0)
      .onChanged { [log] _ in log("drag") }
      .onEnded { [log] _ in log("end") }
  }

  @Test func buttonsAndTapsAct() async throws {
    let stage = try Stage(
      HStack {
        Button("A") { log("A") }
        Text("B").onTapGesture { log("B") }
        Text("C")
      }
      .gesture(drag), size: size)
    try await stage.tap("A")
    #expect(log.take() == ["A"])
    try await stage.tap("B")
    #expect(log.take() == ["B"])
    try await stage.tap("C")
    #expect(log.take() == ["drag", "end"])
  }
  @Test func theDragWinsWhenThePointerMoves() async throws {
    let stage = try Stage(
      VStack { Button("A") { log("A") } }.frame(width: 100, height: 60).gesture(drag), size: size)
    await stage.drag(from: CGPoint(x: 50, y: 30), to: CGPoint(x: 90, y: 30), frames: 8)
    let lines = log.take()
    #expect(lines.first == "drag" && lines.last == "end" && !lines.contains("A"))
  }
  @Test func aLongPressInsideEndsInItsTime() async throws {
    let stage = try Stage(
      Text("hold").frame(width: 100, height: 60)
        .gesture(LongPressGesture(minimumDuration: 0.5).onEnded { _ in log("held") })
        .gesture(drag), size: size)
    await stage.down(CGPoint(x: 50, y: 30))
    await stage.advance(40)
    await stage.up(CGPoint(x: 50, y: 30))
    #expect(log.take() == ["held"])
    await stage.down(CGPoint(x: 50, y: 30))
    await stage.advance(10)
    await stage.up(CGPoint(x: 50, y: 30))
    #expect(log.take() == ["drag", "end"], "lifted before")
  }
  @Test func oneOfHighPriorityDoesNotWait() async throws {
    let stage = try Stage(
      VStack { Button("A") { log("A") } }.highPriorityGesture(drag), size: size)
    try await stage.tap("A")
    #expect(log.take() == ["drag", "end"])
  }

  // MARK: many transactions at once

  @Test(arguments: [5, 20, 60]) func asManyTransactionsAsThereAre(count: Int) async throws {
    struct Burst: View {
      let count: Int
      @State private var xs: [CGFloat] = []
      @State private var isOn = false
      var body: some View {
        VStack(spacing: 0) {
          Text(verbatim: "\(xs.reduce(0, +))")
          Button("Go") { isOn.toggle() }
        }
        .onAppear {
          xs = Array(repeating: 0, count: count)
          for i in xs.indices { withAnimation(.linear(duration: 0.1)) { xs[i] = 1 } }
        }
        .onChange(of: isOn) { _, _ in
          for i in xs.indices { withAnimation(.linear(duration: 0.1)) { xs[i] += 1 } }
        }
      }
    }
    let stage = try Stage(Burst(count: count), size: size)
    try await stage.settle()
    #expect(stage.labels.contains("\(CGFloat(count))"))
    for round in 2...4 {
      try await stage.tap("Go")
      try await stage.settle()
      #expect(stage.labels.contains("\(CGFloat(count * round))"))
    }
    #expect(stage.reports == [])
  }
}
