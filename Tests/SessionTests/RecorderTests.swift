import Diorama
import DioramaTesting
import Foundation
import Props
import Raster
import Session
import Testing

/// A window with something for every kind of input.
private struct Desk: View {
  var inset: CGFloat = 0
  @State private var taps = 0
  @State private var doubles = 0
  @State private var page = 0
  @State private var isOver = false
  @State private var offset = CGSize.zero

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Color.white.frame(height: inset)
      HStack(spacing: 0) {
        Button {
          withAnimation(.spring()) { taps += 1 }
        } label: {
          Color.yellow.frame(width: 100, height: 40).overlay(Text("Add"))
        }
        Text("twice \(doubles)").frame(width: 100, height: 40)
          .onTapGesture(count: 2) { doubles += 1 }
        Text(isOver ? "over" : "away").frame(width: 100, height: 40).onHover { isOver = $0 }
        Text("taps \(taps)").accessibilityIdentifier("count")
      }
      Rectangle().fill(.blue).frame(width: 40 + CGFloat(taps % 5) * 20, height: 20)
      Rectangle().fill(.green).frame(width: 60, height: 60).accessibilityLabel("puck")
        .offset(offset)
        .gesture(
          DragGesture()
            .onChanged { offset = $0.translation }
            .onEnded { _ in withAnimation(.interactiveSpring()) { offset = .zero } })
      TabView(selection: $page) {
        ForEach(0..<4) { Text("page \($0)").tag($0) }
      }
      .tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
      .frame(height: 100)
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<60) { Text("row \($0)").frame(height: 30) } }
      }
    }
  }
}

@MainActor @Suite struct RecorderTests: RecordingTests {
  private func tap(_ time: Double, _ x: CGFloat, _ y: CGFloat) -> [InputEvent] {
    let p = CGPoint(x: x, y: y)
    return [event(time, .down(p, .left)), event(time + 0.05, .up(p, .left))]
  }

  @Test func aTapHasItsTargetAndItsSamples() throws {
    let (r, lines) = try recorder(Desk())
    act(r, tap(0.51, 30.04, 10))
    r.finish(checks: true)
    #expect(
      lines.all.first
        == #"{"diorama":1,"size":[390,500],"scale":1,"appearance":"light","locale":"en","fps":60,"#
        + #""toolkit":"\#(Toolkit.version)"}"#)
    #expect(lines.all[1] == #"{"wait":31}"#)
    #expect(
      lines.all[2]
        == #"{"tap":"Add","at":[0.3,0.25],"pointer":{"samples":[[0,30,10],[50,30,10]]}}"#)
    #expect(
      lines.all.contains(#"{"expect":{"id":"count","label":"taps 1","visible":true}}"#) == false)
    #expect(lines.all.contains { $0.contains("\"taps 1\"") && $0.hasPrefix("{\"expect\"") })
    #expect(lines.all.contains(#"{"expect":{"label":"taps 0","exists":false}}"#))
    #expect(lines.all.last == #"{"snapshot":"end"}"#)
    let (_, result) = try replay(Desk(), lines.all.dropLast())
    #expect(result.complaints(file: "r") == [])
  }

  @Test func recordedGesturesHitWhereTheirTargetIsNow() throws {
    let (r, lines) = try recorder(Desk())
    let puck = CGPoint(x: 30, y: 90)
    var events = tap(0.1, 30, 20)
    events.append(event(0.5, .down(puck, .left)))
    for i in 1...20 {
      events.append(
        event(0.5 + Double(i) * 0.008, .move(CGPoint(x: 30 + Double(i) * 3, y: 90))))
    }
    act(r, events)
    let held = r.host.elements.first { $0.label == "puck" }?.frame
    // Nothing of a gesture under way is in the file; what has ended is.
    #expect(lines.all.count == 3)
    #expect(lines.all.last?.hasPrefix(#"{"tap":"Add""#) == true)
    act(r, [event(0.75, .key("x", isDown: true))], from: 0.75)
    r.finish(checks: false)
    #expect(lines.all.contains { $0.hasPrefix(#"{"down":"puck","at":[0.5,0.5]"#) })
    let frame = try #require(held)
    #expect(abs(frame.minX - 60) < 0.01)
    for inset in [0, 40] as [CGFloat] {
      let (p, result) = try replay(Desk(inset: inset), lines.all)
      #expect(result.failures == [])
      #expect(p.host.elements.contains { $0.label == "taps 1" })
      #expect(
        p.host.elements.first { $0.label == "puck" }?.frame == frame.offsetBy(dx: 0, dy: inset))
    }
    let (raw, _) = try replay(Desk(inset: 40), lines.all, prefersRaw: true)
    #expect(raw.host.elements.contains { $0.label == "taps 0" })
  }

  @Test func hoveringIsWrittenWhereAViewHearsIt() throws {
    let (r, lines) = try recorder(Desk())
    var events: [InputEvent] = []
    for i in 0..<60 {
      events.append(event(Double(i) / 30, .move(CGPoint(x: 150 + CGFloat(i) * 4, y: 20))))
    }
    events.append(event(2.1, .leave))
    act(r, events)
    r.finish(checks: false)
    let hovers = lines.all.filter { $0.contains("hover") }
    // Into the view and out of it; leaving the window from elsewhere tells nobody.
    #expect(hovers.count == 2)
    #expect(hovers.first?.hasPrefix(#"{"hover":"away","at":[0"#) == true)
  }

  @Test func keysAreForTheRecorderOrForThePlaceUnderThePointer() throws {
    let (r, lines) = try recorder(Desk())
    act(
      r,
      [
        event(0.1, .move(CGPoint(x: 195, y: 150))), event(0.2, .key("ArrowRight", isDown: true)),
        event(0.25, .key("ArrowRight", isDown: false)), event(0.3, .key("Shift", isDown: true)),
        event(0.4, .move(CGPoint(x: 50, y: 20))), event(0.5, .key("F9", isDown: true)),
        event(0.6, .key("F8", isDown: true)), event(0.7, .key("F10", isDown: true)),
        event(0.8, .key("a", isDown: true)), event(0.9, .key("F10", isDown: true)),
        event(1.0, .text("ä\"\n")),
      ])
    r.finish(checks: false)
    #expect(
      lines.all.dropFirst() == [
        #"{"wait":12}"#,
        #"{"hover":{"role":"pager"},"at":[0.5,0.3],"pointer":{"samples":[[0,195,150]]}}"#,
        #"{"key":"ArrowRight"}"#, #"{"wait":18}"#,
        #"{"expect":{"label":"Add","visible":true}}"#, #"{"wait":6}"#, #"{"snapshot":"shot-1"}"#,
        #"{"wait":12}"#, #"{"text":"ä\"\n"}"#,
      ])
    let (p, result) = try replay(Desk(), lines.all)
    #expect(result.failures.map(\.step) == [#"{"snapshot":"shot-1"}"#], "there is no reference yet")
    #expect(p.host.elements.contains { $0.label == "page 1" && $0.isVisible })
  }

  @Test func aPauseEndsTheGestureAndTakesNoTime() throws {
    let (r, lines) = try recorder(Desk())
    var told: [String] = []
    r.tell = { told.append($0) }
    act(
      r,
      [
        event(0.1, .down(CGPoint(x: 30, y: 90), .left)),
        event(0.2, .move(CGPoint(x: 80, y: 90))), event(0.25, .key("F10", isDown: true)),
      ])
    #expect(r.isPaused)
    #expect(r.isIdle)
    let frame = r.host.frame
    act(
      r,
      [
        event(5, .up(CGPoint(x: 80, y: 90), .left)),
        event(6, .resize(CGSize(width: 380, height: 500))),
        event(7, .key("F10", isDown: true)),
      ] + tap(7.1, 30, 20), from: 5)
    r.finish(checks: false)
    #expect(told.map { $0.prefix(17) } == ["recording pauses:", "recording goes on"])
    #expect(r.host.frame - frame < 30)
    let verbs = lines.all.dropFirst().compactMap { $0.split(separator: "\"").dropFirst().first }
      .filter { $0 != "wait" }
    #expect(verbs == ["down", "move", "cancel", "resize", "tap"])
    let (p, result) = try replay(Desk(), lines.all)
    #expect(result.failures == [])
    #expect(p.host.elements == r.host.elements)
  }

  // MARK: everything at once

  /// What a restless hand does in a number of seconds, with stamps that fit no frame.
  private func restless(_ seconds: Double, seed: UInt64) -> [InputEvent] {
    var dice = Dice(seed)
    var events: [InputEvent] = []
    var time = 0.2
    var size = CGSize(width: 390, height: 500)
    let spots: [(CGFloat, CGFloat)] = [(50, 20), (150, 20), (250, 20), (30, 90), (195, 170)]
    func place() -> CGPoint {
      if dice.roll(2) == 0 {
        let spot = spots[dice.roll(spots.count)]
        return CGPoint(
          x: spot.0 + CGFloat(dice.roll(160)) / 8 - 10,
          y: spot.1 + CGFloat(dice.roll(160)) / 8 - 10)
      }
      return CGPoint(
        x: (dice.share() * size.width * 64).rounded() / 64,
        y: (dice.share() * size.height * 64).rounded() / 64)
    }
    func go(_ most: Double) { time += 0.0007 + dice.share() * most }
    func add(_ kind: InputEvent.Kind) { events.append(event(time, kind)) }
    while time < seconds {
      switch dice.roll(12) {
      case 0, 1, 2:
        let p = place()
        for _ in 0...dice.roll(2) {
          add(.down(p, .left))
          go(0.08)
          add(.up(p, .left))
          go(0.1)
        }
      case 3, 4, 5, 6:
        let start = place(), end = place()
        let isInterrupted = dice.roll(3) == 0
        add(.down(start, dice.roll(8) == 0 ? .right : .left))
        let held = events.last
        let n = 3 + dice.roll(40)
        for i in 1...n {
          go(0.012)
          let t = Double(i) / Double(n)
          add(
            .move(
              CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t)))
          if isInterrupted, i == n / 2 {
            go(0.05)
            switch dice.roll(6) {
            case 0: add(.key("Escape", isDown: true))
            case 1: add(.key("ArrowRight", isDown: true))
            case 2: add(.wheel(WheelDelta(dx: 0, dy: 40), at: end))
            case 3: add(.down(place(), .middle))
            case 4:
              add(.cancel)
              add(.focus(false))
              add(.focus(true))
            default:
              size = CGSize(width: 300 + CGFloat(dice.roll(120)), height: 480)
              add(.resize(size))
            }
          }
        }
        go(0.06)
        if case .down(_, let button)? = held?.kind { add(.up(place(), button)) }
      case 7:
        for _ in 0...dice.roll(6) {
          add(.wheel(WheelDelta(dx: 0, dy: CGFloat(dice.roll(161) - 80)), at: place()))
          go(0.03)
        }
      case 8:
        add(.key(["ArrowRight", "ArrowLeft", "PageDown", "Home", "a"][dice.roll(5)], isDown: true))
      case 9:
        size = CGSize(width: 300 + CGFloat(dice.roll(120)), height: 450 + CGFloat(dice.roll(90)))
        add(.resize(size))
      case 10:
        add(.focus(false))
        go(0.2)
        add(.focus(true))
      default:
        for _ in 0...dice.roll(30) {
          add(.move(place()))
          go(0.01)
        }
        if dice.roll(4) == 0 { add(.leave) }
      }
      go(dice.roll(5) == 0 ? 2.5 : 0.3)
    }
    return events
  }

  /// Every frame that was drawn on the screen is drawn by the replay, pixel by pixel.
  @Test(arguments: 1...4)
  func aRestlessMinuteIsReplayedFrameByFrame(_ seed: UInt64) throws {
    let (r, lines) = try recorder(Desk())
    var dice = Dice(seed &+ 99)
    let events = restless(65, seed: seed)
    #expect(events.count > 500)
    var hashes: [Int: UInt64] = [:]
    var left = events[...]
    var time = 0.0, frames = 0
    while time < 66 {
      while let e = left.first, e.time <= time {
        r.receive(e)
        left.removeFirst()
      }
      r.run(to: time)
      frames += 1
      if frames % 7 == 0 { hashes[r.host.frame] = r.host.picture().hash() }
      // Now and then the screen is late.
      time += dice.roll(20) == 0 ? 0.09 : 1.0 / 60
    }
    r.finish(checks: true)
    let picture = r.host.picture().hash()
    for form in [
      "tap", "drag", "down", "move", "up", "cancel", "hover", "wheel", "key", "resize", "focus",
    ] {
      #expect(lines.all.contains { $0.hasPrefix("{\"\(form)\":") }, "\(form)")
    }
    #expect(!r.host.elements.contains { $0.label == "taps 0" })
    let session = try SessionFile(
      Array(lines.all.joined(separator: "\n").utf8), file: "r.jsonl")
    let player = Player(
      session, on: try host(Desk()),
      snapshots: Snapshots(
        session: "r", references: "S", report: "R", missing: .write, updates: false,
        files: MemoryFiles()))
    var differing: [Int] = []
    player.onFrame = { [unowned player] frame, _ in
      if let hash = hashes[frame], player.host.picture().hash() != hash { differing.append(frame) }
    }
    while player.resume() != .end {}
    #expect(player.result.failures.map(\.step) == [#"{"snapshot":"end"}"#])
    #expect(differing.prefix(3) == [])
    #expect(player.host.frame == r.host.frame)
    #expect(player.host.elements == r.host.elements)
    #expect(player.host.picture().hash() == picture)
    // Whatever line was the last to be written, the file can be played up to there.
    for n in stride(from: 1, to: lines.all.count, by: 37) {
      _ = try SessionFile(Array(lines.all[..<n].joined(separator: "\n").utf8), file: "r.jsonl")
    }
  }

  // MARK: keys that are held

  @Test func aGestureKeepsItsKeys() throws {
    let view = KeyDesk()
    let (r, lines) = try recorder(view)
    func held(_ time: Double, _ kind: InputEvent.Kind) -> InputEvent {
      InputEvent(time: time, kind: kind, modifiers: [.meta, .shift])
    }
    let p = CGPoint(x: 30, y: 20)
    act(r, [event(0.5, .down(p, .left)), event(0.55, .up(p, .left))])
    act(r, [held(1, .down(p, .left)), held(1.05, .up(p, .left))], from: 0.7)
    // In parts: a key is pressed meanwhile.
    act(
      r,
      [
        held(2, .down(p, .left)), held(2.1, .move(CGPoint(x: 60, y: 20))),
        held(2.2, .key("a", isDown: true)), held(2.3, .move(CGPoint(x: 80, y: 20))),
        held(2.4, .up(CGPoint(x: 80, y: 20), .left)),
      ], from: 1.2)
    #expect(r.host.elements.contains { $0.label == "plain 1 held 1 drag 50" })
    r.finish(checks: true)
    #expect(lines.all.filter { $0.contains(#""modifiers":["shift","meta"]"#) }.count == 3)
    #expect(lines.all.contains { $0.hasPrefix(#"{"down""#) && $0.contains("meta") })
    let (_, result) = try replay(view, lines.all.filter { !$0.contains("snapshot") })
    #expect(result.failures.isEmpty, "\(result.failures)")
  }
}

/// Does one thing with keys held, and another without.
private struct KeyDesk: View {
  @State private var plain = 0
  @State private var held = 0
  @State private var way = 0
  var body: some View {
    VStack(alignment: .leading) {
      Color.yellow.frame(width: 100, height: 40)
        .gesture(DragGesture().modifiers(.shift).onEnded { way = Int($0.translation.width) })
        .gesture(TapGesture().modifiers(.command).onEnded { held += 1 })
        .onTapGesture { plain += 1 }
      Text("plain \(plain) held \(held) drag \(way)")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
