import Diorama
import DioramaTesting
import Foundation
import Testing

@MainActor final class GestureLog {
  var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
}

@MainActor struct DragTests {
  let log = GestureLog()

  private struct Pad<G: Gesture>: View {
    let gesture: G
    init(_ gesture: G) { self.gesture = gesture }
    var body: some View {
      Rectangle().frame(width: 200, height: 200).gesture(gesture)
    }
  }
  private func stage<G: Gesture>(_ gesture: G) throws -> Stage {
    try Stage(Pad(gesture), size: CGSize(width: 300, height: 300))
  }
  private func n(_ v: CGFloat) -> String { String(Int(v.rounded())) }

  @Test func valuesCountFromThePress() async throws {
    var values: [DragGesture.Value] = []
    var end: DragGesture.Value?
    let stage = try stage(
      DragGesture().onChanged { values.append($0) }.onEnded { end = $0 })
    await stage.down(CGPoint(x: 100, y: 100))
    await stage.move(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 109, y: 100), frames: 1)
    #expect(values.isEmpty, "9 points are no drag")
    await stage.move(from: CGPoint(x: 109, y: 100), to: CGPoint(x: 112, y: 105), frames: 1)
    #expect(values.count == 1)
    #expect(values[0].translation == CGSize(width: 12, height: 5), "the slop counts")
    // Local: the pad begins at (50, 50).
    #expect(values[0].startLocation == CGPoint(x: 50, y: 50))
    #expect(values[0].location == CGPoint(x: 62, y: 55))
    await stage.move(from: CGPoint(x: 112, y: 105), to: CGPoint(x: 152, y: 105), frames: 10)
    #expect(values.count == 11)
    await stage.up(CGPoint(x: 152, y: 105))
    let v = try #require(end)
    #expect(v.translation == CGSize(width: 52, height: 5))
    // 4 points a frame at 60 frames a second, over the last 40 ms.
    #expect(abs(v.velocity.width - 240) < 1e-6)
    #expect(abs(v.predictedEndLocation.x - (v.location.x + 60)) < 1e-6)
    #expect(abs(v.predictedEndTranslation.width - 112) < 1e-6)
  }

  @Test func velocityIsZeroAfterAPause() async throws {
    var end: DragGesture.Value?
    let stage = try stage(DragGesture().onEnded { end = $0 })
    await stage.down(CGPoint(x: 100, y: 100))
    await stage.move(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100), frames: 5)
    await stage.advance(4)
    await stage.up(CGPoint(x: 200, y: 100))
    #expect(end?.velocity == .zero)
  }

  @Test func velocityTable() {
    func track(_ samples: [(Double, CGFloat)], at time: Double? = nil) -> CGFloat {
      var t = VelocityTracker()
      for (time, x) in samples { t.add(CGPoint(x: x, y: 0), at: time) }
      return t.velocity(at: time ?? samples.last?.0 ?? 0).dx
    }
    #expect(track([]) == 0)
    #expect(track([(0, 5)]) == 0)
    #expect(abs(track([(0, 0), (0.016, 16)]) - 1000) < 1e-9)
    // Equal stamps are one sample, and its last place counts.
    #expect(abs(track([(0, 0), (0.01, 3), (0.01, 10)]) - 1000) < 1e-9)
    #expect(track([(0, 0), (0, 10)]) == 0)
    // Only the last 40 ms count.
    #expect(abs(track([(0, 0), (0.1, 100), (0.12, 110), (0.14, 120)]) - 500) < 1e-9)
    #expect(track([(0, 0), (0.02, 20)], at: 0.071) == 0)
    #expect(track([(0, 0), (0.02, 20)], at: 0.069) != 0)
  }

  @Test func minimumDistanceZeroBeginsAtThePress() async throws {
    let stage = try stage(
      DragGesture(minimumDistance: 0).onChanged { v in self.log.add("at \(self.n(v.location.x))") }
        .onEnded { _ in self.log.add("end") })
    await stage.down(CGPoint(x: 100, y: 100))
    await stage.up(CGPoint(x: 100, y: 100))
    #expect(log.lines == ["at 50", "end"])
  }

  @Test func coordinateSpaces() async throws {
    struct Spaces: View {
      let log: GestureLog
      var body: some View {
        Rectangle().frame(width: 100, height: 100)
          .gesture(
            DragGesture(coordinateSpace: .named("board")).onChanged {
              log.add("board \(Int($0.location.x))")
            }
          )
          .simultaneousGesture(
            DragGesture(coordinateSpace: .global).onChanged {
              log.add("window \(Int($0.location.x))")
            }
          )
          .padding(40)
          .coordinateSpace(name: "board")
      }
    }
    let stage = try Stage(Spaces(log: log), size: CGSize(width: 300, height: 300))
    await stage.down(CGPoint(x: 120, y: 150))
    await stage.move(from: CGPoint(x: 120, y: 150), to: CGPoint(x: 140, y: 150), frames: 1)
    // The board is 180 points wide in a window of 300.
    #expect(Set(log.lines) == ["board 80", "window 140"])
  }

  @Test func gestureStateFollowsAndFallsBackWhateverTheEnd() async throws {
    struct Follower: View {
      @GestureState private var offset = CGSize.zero
      @State private var settled = CGSize.zero
      var body: some View {
        Rectangle().frame(width: 50, height: 50)
          .offset(x: settled.width + offset.width, y: 0)
          .gesture(
            DragGesture()
              .updating($offset) { value, state, _ in state = value.translation }
              .onEnded { settled.width += $0.translation.width }
          )
          .overlay(Text("\(Int(offset.width)) \(Int(settled.width))").offset(y: 100))
      }
    }
    let stage = try Stage(Follower(), size: CGSize(width: 300, height: 300))
    await stage.down(CGPoint(x: 150, y: 150))
    await stage.move(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 190, y: 150), frames: 4)
    #expect(stage.describe().contains("\"40 0\""))
    await stage.up(CGPoint(x: 190, y: 150))
    #expect(stage.describe().contains("\"0 40\""))
    await stage.down(CGPoint(x: 190, y: 150))
    await stage.move(from: CGPoint(x: 190, y: 150), to: CGPoint(x: 220, y: 150), frames: 4)
    #expect(stage.describe().contains("\"30 40\""))
    await stage.cancelGesture()
    #expect(stage.describe().contains("\"0 40\""), "cancelled: it falls back, and nothing ends")
  }

  @Test func theFallAndTheEndAreOneChange() async throws {
    struct Pager: View {
      let log: GestureLog
      @GestureState private var offset: CGFloat = 0
      @State private var index = 0
      var body: some View {
        let _ = log.add("\(index) \(Int(offset))")
        HStack(spacing: 0) {
          ForEach(0..<3) { i in Color(white: Double(i) / 2).frame(width: 100) }
        }
        .frame(width: 100, alignment: .leading)
        .offset(x: CGFloat(index) * -100 + offset)
        .animation(.linear(duration: 1), value: offset == 0)
        .gesture(
          DragGesture().updating($offset) { v, o, _ in o = v.translation.width }
            .onEnded { _ in index = 1 })
      }
    }
    let stage = try Stage(Pager(log: log), size: CGSize(width: 100, height: 50))
    await stage.down(CGPoint(x: 90, y: 25))
    await stage.move(from: CGPoint(x: 90, y: 25), to: CGPoint(x: 30, y: 25), frames: 3)
    await stage.up(CGPoint(x: 30, y: 25))
    #expect(log.lines.suffix(2) == ["0 -60", "1 0"])
    // From -60 on to -100, and never beyond.
    #expect(stage.gray(30, 25) == 0 && isNear(stage.gray(50, 25), 128, 2))
    try await stage.settle()
    #expect(isNear(stage.gray(1, 25), 128, 2) && isNear(stage.gray(99, 25), 128, 2))
  }

  @Test func aPressThatIsDueBeforeTheFirstMoveComesFirst() async throws {
    let press = LongPressGesture(minimumDuration: 0.01).sequenced(before: DragGesture())
    let stage = try stage(
      press.onChanged { v in
        if case .second(true, let drag?) = v { self.log.add(self.n(drag.translation.width)) }
      })
    await stage.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 270, y: 150), frames: 6)
    #expect(log.lines.last == "120")
  }

  @Test func aGesturesViewMayNameItsSpace() async throws {
    let stage = try Stage(
      ZStack {
        white.frame(width: 100, height: 100)
          .coordinateSpace(name: "own")
          .gesture(
            DragGesture(minimumDistance: 0, coordinateSpace: .named("own"))
              .onChanged { v in self.log.add(self.n(v.location.x)) })
      }, size: CGSize(width: 300, height: 300))
    await stage.down(CGPoint(x: 120, y: 150))
    #expect(log.lines == ["20"])
  }

  @Test func resetTransactionAnimatesTheFall() async throws {
    struct Springing: View {
      @GestureState(resetTransaction: Transaction(animation: .linear(duration: 0.2)))
      private var offset = CGFloat(0)
      var body: some View {
        Rectangle().frame(width: 20, height: 20).offset(x: offset)
          .gesture(DragGesture().updating($offset) { v, s, _ in s = v.translation.width })
      }
    }
    let stage = try Stage(Springing(), size: CGSize(width: 200, height: 100))
    await stage.down(CGPoint(x: 100, y: 50))
    await stage.move(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 150, y: 50), frames: 4)
    await stage.up(CGPoint(x: 150, y: 50))
    await stage.advance(6)
    // Half of the way back after half of the time.
    #expect(stage.pixel(125, 50).red == 0)
    #expect(stage.pixel(100, 50).red == 255)
    try await stage.settle()
    #expect(stage.pixel(100, 50).red == 0)
  }

  @Test func aDragOutsideOfTheWindowGoesOnAndEnds() async throws {
    let stage = try stage(
      DragGesture().onChanged { v in self.log.add(self.n(v.translation.width)) }
        .onEnded { v in self.log.add("end " + self.n(v.translation.width)) })
    await stage.down(CGPoint(x: 200, y: 150))
    await stage.move(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 900, y: -50), frames: 1)
    await stage.up(CGPoint(x: 900, y: -50))
    #expect(log.lines == ["700", "end 700"])
  }

  @Test func simultaneousGesturesGiveBothValues() async throws {
    let both = DragGesture().simultaneously(with: TapGesture().map { true })
    let stage = try stage(
      both.onChanged { v in
        self.log.add("\(v.first != nil) \(v.second != nil)")
      }.onEnded { v in self.log.add("end \(v.first != nil) \(v.second != nil)") })
    await stage.down(CGPoint(x: 150, y: 150))
    await stage.up(CGPoint(x: 150, y: 150))
    #expect(log.lines == ["false true", "end false true"])
    log.lines = []
    await stage.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 250, y: 150), frames: 2)
    #expect(log.lines.last == "end true false")
  }

  @Test func sequencesNeedTheFirstBeforeTheSecond() async throws {
    let sequence = LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture())
    let stage = try stage(
      sequence.onChanged { v in
        switch v {
        case .first: self.log.add("pressing")
        case .second(_, nil): self.log.add("pressed")
        case .second(_, let drag?): self.log.add("drag " + self.n(drag.translation.width))
        }
      }.onEnded { _ in self.log.add("end") })
    await stage.down(CGPoint(x: 100, y: 100))
    await stage.advance(31)
    #expect(log.lines == ["pressing", "pressed"])
    await stage.move(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 130, y: 100), frames: 2)
    await stage.up(CGPoint(x: 130, y: 100))
    #expect(log.lines == ["pressing", "pressed", "drag 15", "drag 30", "end"])
    // Without the press there is no drag.
    log.lines = []
    await stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 160, y: 100), frames: 3)
    #expect(!log.lines.contains("end") && !log.lines.contains { $0.hasPrefix("drag") })
  }

  @Test func aFirstGestureCutsOffASecondThatHasBegun() async throws {
    let drag = DragGesture(minimumDistance: 0).onChanged { _ in self.log.add("drag") }
      .onEnded { _ in self.log.add("drag ended") }
    let press = LongPressGesture(minimumDuration: 0.5).onEnded { _ in self.log.add("press") }
    let stage = try stage(press.exclusively(before: drag))
    await stage.down(CGPoint(x: 150, y: 150))
    await stage.advance(40)
    await stage.up(CGPoint(x: 150, y: 150))
    #expect(log.lines == ["drag", "press"])
    log.lines = []
    await stage.down(CGPoint(x: 150, y: 150))
    await stage.move(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 190, y: 150), frames: 2)
    await stage.advance(40)
    await stage.up(CGPoint(x: 190, y: 150))
    #expect(log.lines == ["drag", "drag", "drag", "drag ended"], "it has failed by its distance")

    let tap = TapGesture().onEnded { self.log.add("tap") }
    let other = try self.stage(tap.exclusively(before: drag))
    log.lines = []
    await other.down(CGPoint(x: 150, y: 150))
    await other.advance(3)
    await other.up(CGPoint(x: 150, y: 150))
    #expect(log.lines == ["drag", "tap"])
  }

  @Test func exclusiveGesturesPreferTheFirst() async throws {
    let gesture = TapGesture(count: 2).exclusively(before: TapGesture())
    let stage = try stage(
      gesture.onEnded { v in
        switch v {
        case .first: self.log.add("double")
        case .second: self.log.add("single")
        }
      })
    try await stage.tap(at: CGPoint(x: 150, y: 150))
    await stage.advance(30)
    #expect(log.lines == ["single"])
    try await stage.tap(at: CGPoint(x: 150, y: 150))
    await stage.advance(6)
    try await stage.tap(at: CGPoint(x: 150, y: 150))
    await stage.advance(30)
    #expect(log.lines == ["single", "double"])
  }

  @Test func optionalAndErasedGestures() async throws {
    struct Switching: View {
      @State private var isOn = false
      let log: GestureLog
      var body: some View {
        VStack {
          Button("switch") { isOn.toggle() }
          Rectangle().frame(width: 100, height: 100)
            .gesture(isOn ? TapGesture().onEnded { log.add("tap") } : nil)
          Rectangle().frame(width: 100, height: 50)
            .gesture(AnyGesture(TapGesture().map { 7 }).onEnded { log.add("any \($0)") })
        }
      }
    }
    let stage = try Stage(Switching(log: log), size: CGSize(width: 200, height: 300))
    let square = CGPoint(x: 100, y: 150)
    try await stage.tap(at: square)
    #expect(log.lines.isEmpty)
    try await stage.tap("switch")
    try await stage.tap(at: square)
    #expect(log.lines == ["tap"])
    try await stage.tap(at: CGPoint(x: 100, y: 230))
    #expect(log.lines == ["tap", "any 7"])
    try await stage.tap("switch")
    try await stage.tap(at: square)
    #expect(log.lines == ["tap", "any 7"])
  }

  @Test func hoverComesAndLeaves() async throws {
    struct Hovering: View {
      let log: GestureLog
      var body: some View {
        Rectangle().frame(width: 100, height: 100)
          .onHover { log.add($0 ? "over" : "away") }
          .onContinuousHover { phase in
            if case .active(let p) = phase { log.add("at \(Int(p.x))") } else { log.add("ended") }
          }
      }
    }
    let stage = try Stage(Hovering(log: log), size: CGSize(width: 200, height: 200))
    func hover(_ x: CGFloat) {
      stage.host.receive(
        InputEvent(time: stage.time, kind: .move(CGPoint(x: x, y: 100))))
      stage.host.rerun()
    }
    hover(10)
    hover(60)
    hover(70)
    hover(190)
    #expect(log.lines == ["over", "at 10", "at 20", "away", "ended"])
  }
}
