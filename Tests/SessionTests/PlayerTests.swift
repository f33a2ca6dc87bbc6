import Diorama
import DioramaTesting
import Foundation
import Raster
import Session
import Testing

/// A box that a tap on "Go" moves from left to right within twelve frames.
private struct Mover: View {
  @State private var taps = 0
  @State private var isRight = false
  @State private var isShown = true

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("taps \(taps)").accessibilityIdentifier("count")
      Button("Go") {
        taps += 1
        withAnimation(.linear(duration: 0.2)) { isRight.toggle() }
      }
      Button("Task") { Task { taps += 10 } }
      Button("Off") {}.disabled(true)
      Rectangle().fill(.black).frame(width: 10, height: 10).offset(x: isRight ? 60 : 0)
      Text("twin")
      Text("twin")
      Text("far").offset(x: 500)
    }
    .frame(width: 100, height: 200, alignment: .topLeading)
  }
}
private struct Endless: View {
  @State private var isRight = false
  var body: some View {
    Rectangle().fill(.black).frame(width: 10, height: 10).offset(x: isRight ? 40 : 0)
      .onAppear { withAnimation(.linear(duration: 0.5).repeatForever()) { isRight = true } }
  }
}

@MainActor @Suite struct PlayerTests {
  private let files = MemoryFiles()

  private func player<V: View>(
    _ view: V, _ steps: [String], framesPerSecond: Double = 60
  ) throws -> Player {
    let text = ([#"{"diorama":1}"#] + steps).joined(separator: "\n")
    let session = try SessionFile(Array(text.utf8), file: "moves.jsonl")
    var c = WindowConfiguration()
    c.size = CGSize(width: 100, height: 200)
    c.framesPerSecond = framesPerSecond
    let host = ViewHost(view, configuration: c, services: try Stage.services())
    return Player(
      session, on: host,
      snapshots: Snapshots(
        session: "moves", references: "S", report: "R", missing: .write, updates: false,
        files: files))
  }
  @discardableResult private func play(_ player: Player) async -> PlayResult {
    while true {
      switch player.resume() {
      case .tasks: for _ in 0..<3 { await Task.yield() }
      case .frame: break
      case .end: return player.result
      }
    }
  }
  private func result(_ steps: String...) async throws -> PlayResult {
    await play(try player(Mover(), steps))
  }

  // MARK: time

  @Test func aTapTakesNoFrames() async throws {
    let r = try await result(
      #"{"expect":{"id":"count","label":"taps 0"}}"#, #"{"tap":"Go"}"#, #"{"tap":"Go"}"#,
      #"{"expect":{"label":"taps 2"}}"#)
    #expect(r.hasPassed)
    #expect(r.expectations == 2)
    #expect(r.frames == 1)
  }

  @Test func anAnimationBeginsInTheFrameOfTheTap() async throws {
    // 60 points in twelve frames: 15 after three of them.
    let p = try player(
      Mover(), [#"{"tap":"Go"}"#, #"{"wait":3}"#, #"{"snapshot":"three"}"#])
    let r = await play(p)
    #expect(r.frames == 4)
    #expect(p.host.time == 3.0 / 60)
    let row = try #require(files.pictures["S/moves/three.png"]).rows[93]
    #expect(row.firstIndex(of: 0) == 15)
    #expect(row.lastIndex(of: 0) == 24)
  }

  @Test func waitingLetsFramesPass() async throws {
    var frames: [Int] = []
    var times: [Double] = []
    let p = try player(
      Mover(), [#"{"wait":0}"#, #"{"wait":2}"#, #"{"wait":1}"#, #"{"expect":{"label":"taps 0"}}"#],
      framesPerSecond: 20)
    p.onFrame = {
      frames.append($0)
      times.append($1)
    }
    await play(p)
    #expect(frames == [0, 1, 2, 3])
    #expect(times == [0, 0.05, 0.1, 3.0 / 20])
  }

  @Test func settlingTakesAsManyFramesAsItNeeds() async throws {
    let still = try await result(#"{"settle":0}"#, #"{"expect":{"label":"taps 0"}}"#)
    #expect(still.hasPassed)
    #expect(still.frames == 1)
    let moving = try await result(
      #"{"tap":"Go"}"#, #"{"settle":12}"#, #"{"expect":{"label":"taps 1"}}"#)
    #expect(moving.hasPassed)
    #expect(moving.frames == 13)
  }

  @Test func settlingThatTakesTooLongNamesWhatMoves() async throws {
    let r = try await result(
      #"{"tap":"Go"}"#, #"{"settle":5}"#, #"{"expect":{"label":"taps 1"}}"#)
    #expect(!r.hasPassed)
    #expect(r.failures.count == 1)
    #expect(r.expectations == 0, "what follows means nothing")
    #expect(r.failures.first?.line == 3)
    #expect(r.failures.first?.frame == 5)
    #expect(r.failures.first?.message.hasPrefix("not at rest after 5 frames: ") == true)
    let endless = await play(try player(Endless(), [#"{"settle":100}"#]))
    #expect(endless.frames == 101)
    #expect(endless.failures.first?.message.hasPrefix("not at rest after 100 frames: ") == true)
  }

  @Test func tasksOfATapAreTakenInBeforeTheNextStep() async throws {
    let r = try await result(#"{"tap":"Task"}"#, #"{"expect":{"label":"taps 10"}}"#)
    #expect(r.hasPassed)
    #expect(r.frames == 1)
  }

  // MARK: targets

  @Test func aTapOnAPlaceTapsWhatIsThere() async throws {
    let p = try player(Mover(), [#"{"tap":[5,33]}"#, #"{"expect":{"label":"taps 1"}}"#])
    #expect(await play(p).hasPassed)
  }

  @Test func noMatchAndSeveralMatchesEndTheReplay() async throws {
    let none = try await result(#"{"tap":"Goo"}"#, #"{"expect":{"label":"taps 1"}}"#)
    #expect(none.expectations == 0)
    #expect(
      none.failures.first?.message.hasPrefix("no element \"Goo\"; did you mean \"Go\"?") == true)
    #expect(none.failures.first?.message.contains("\n  button \"Go\" (") == true)
    let twins = try await result(#"{"tap":"twin"}"#)
    #expect(twins.failures.first?.message.hasPrefix("2 elements match element \"twin\"") == true)
    let second = try await result(
      #"{"tap":{"label":"twin","index":1}}"#, #"{"expect":{"label":"twin","count":2}}"#)
    #expect(second.hasPassed)
    let third = try await result(#"{"tap":{"label":"twin","index":2}}"#)
    #expect(
      third.failures.first?.message.hasPrefix("no element \"twin\" number 2: only 2 match") == true)
    let far = try await result(#"{"tap":"far"}"#)
    #expect(far.failures.first?.message.hasPrefix("element \"far\" cannot be seen") == true)
    let outside = try await result(#"{"tap":[100,5]}"#)
    #expect(outside.failures.first?.message.contains("lies outside of the window") == true)
  }

  // MARK: expectations

  @Test func expectationsThatDoNotHoldAreCountedAndTheReplayGoesOn() async throws {
    let r = try await result(
      #"{"expect":{"label":"nowhere"}}"#, #"{"expect":{"label":"twin"}}"#,
      #"{"expect":{"label":"twin","count":3}}"#, #"{"expect":{"label":"Go","exists":false}}"#,
      #"{"expect":{"label":"far","visible":true}}"#, #"{"expect":{"label":"Off","enabled":true}}"#,
      #"{"expect":{"label":"Go","selected":true}}"#, #"{"expect":{"label":"Go","value":"1"}}"#,
      #"{"expect":{"id":"count","frame":[0,0,50,23]}}"#, #"{"expect":{"label":"Go"}}"#)
    #expect(r.expectations == 10)
    #expect(r.failedExpectations == 9)
    let starts = [
      "no element \"nowhere\"; there is:\n", "2 elements match element \"twin\"",
      "expected 3 of element \"twin\", there are 2", "expected no element \"Go\"",
      "expected visible true, it is false", "expected enabled true, it is false",
      "expected selected true, it is false", "expected value \"1\", it is absent",
      "expected frame [0.0, 0.0, 50.0, 23.0], it is [0.0, 0.0, ",
    ]
    #expect(r.failures.map(\.line) == Array(2...10))
    for (failure, start) in zip(r.failures, starts) {
      #expect(failure.message.hasPrefix(start))
    }
  }

  @Test func expectationsThatHoldPass() async throws {
    let r = try await result(
      #"{"expect":{"label":"nowhere","exists":false}}"#,
      #"{"expect":{"label":"nowhere","count":0}}"#, #"{"expect":{"label":"twin","count":2}}"#,
      #"{"expect":{"label":"twin","index":1,"visible":true}}"#,
      #"{"expect":{"label":"far","visible":false}}"#,
      #"{"expect":{"label":"Off","role":"button","enabled":false,"selected":false}}"#)
    #expect(r.failures == [])
    #expect(r.summary == "moves: passed, 6 expectations, 0 snapshots, 1 frame")
  }

  @Test func nothingAssertedIsAFailure() async throws {
    let r = try await result(#"{"tap":"Go"}"#, #"{"wait":2}"#)
    #expect(r.failures == [])
    #expect(!r.hasPassed)
    #expect(r.summary == "moves: failed, 0 expectations, 0 snapshots, 3 frames")
    #expect(
      r.complaints(file: "a/moves.jsonl") == [
        "a/moves.jsonl: nothing was asserted: add an \"expect\" or a \"snapshot\" step"
      ])
  }

  @Test func complaintsShowTheStepAndItsFrame() async throws {
    let r = try await result(#"{"wait":3}"#, #"{"expect":{"label":"twin","count":3}}"#)
    let lines = r.complaints(file: "a/moves.jsonl").first?.split(separator: "\n").map(String.init)
    #expect(
      lines?.prefix(3) == [
        #"a/moves.jsonl:3: {"expect":{"label":"twin","count":3}}"#, "  in frame 3, at 50 ms",
        "  expected 3 of element \"twin\", there are 2; there is:",
      ])
    #expect(r.summary == "moves: failed, 1 of 1 expectation failed, 0 snapshots, 4 frames")
  }

  // MARK: pictures

  @Test func snapshotsFailOnceAndPassFromThenOn() async throws {
    let steps = [
      #"{"snapshot":"start"}"#, #"{"tap":"Go"}"#, #"{"settle":20}"#, #"{"snapshot":"end"}"#,
    ]
    let first = await play(try player(Mover(), steps))
    #expect(first.failedSnapshots == 2)
    let second = await play(try player(Mover(), steps))
    #expect(second.summary == "moves: passed, 0 expectations, 2 snapshots, 13 frames")
    files.pictures["S/moves/end.png"]?[65, 93] = RGBA(hex: 0x00_0001)
    let third = await play(try player(Mover(), steps))
    #expect(third.failures.map(\.line) == [5])
    #expect(third.failures.first?.message.hasPrefix("1 of 20000 pixels differ") == true)
  }

  @Test func framesThatNobodyLooksAtAreNotDrawn() async throws {
    let p = try player(
      Mover(), [#"{"tap":"Go"}"#, #"{"settle":20}"#, #"{"expect":{"label":"Go"}}"#])
    await play(p)
    #expect(p.host.counts.pixels == 0)
  }

  @Test func thePointerLooksPressedForATenthOfASecondAfterATap() async throws {
    let p = try player(
      Mover(),
      [
        #"{"wait":1}"#, #"{"tap":"Go"}"#, #"{"wait":10}"#, #"{"press":"Go","duration":0.2}"#,
        #"{"wait":8}"#,
      ])
    var marks: [PointerMark?] = []
    p.onFrame = { _, _ in marks.append(p.input.pointerMark) }
    await play(p)
    let looks = marks.map { $0.map { $0.isPressed ? "#" : "o" } ?? "." }.joined()
    // The tap is over in its frame; the press lasts twelve.
    #expect(looks == ".######oooo##################ooo")
    #expect(marks.last??.place == p.input.pointer)
  }

  @Test func twoReplaysHaveTheSameHashes() async throws {
    func hashes() async throws -> FrameHashes {
      let p = try player(
        Mover(), [#"{"tap":"Go"}"#, #"{"wait":4}"#, #"{"tap":"Go"}"#, #"{"settle":60}"#])
      var hashes = FrameHashes()
      p.onFrame = { frame, _ in hashes.add(frame, p.host.picture()) }
      await play(p)
      return hashes
    }
    let one = try await hashes(), two = try await hashes()
    #expect(one == two)
    let lines = one.text.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(lines.map { $0[0] } == lines.indices.map { "\($0)" })
    #expect(lines.allSatisfy { $0[1].count == 16 })
    #expect(Set(lines.map { $0[1] }).count > 8)
  }
}

@MainActor @Suite struct FilmstripTests {
  @Test func fewFramesAreAllThereWithTheirColours() throws {
    var strip = Filmstrip()
    for frame in 0..<3 {
      #expect(strip.wants(frame))
      strip.add(frame, at: Double(frame) / 60, Bitmap(10, 20, UInt32(frame + 1) * 0x40))
    }
    strip.add(2, at: 2.0 / 60, Bitmap(10, 20, 0), isLast: true)
    #expect(strip.frames == [0, 1, 2])
    let sheet = strip.sheet(try Stage.services().text)
    // Three cells of 10 by 20, 18 for the time, 8 around each.
    #expect(sheet.width == 8 + 3 * 18)
    #expect(sheet.height == 8 + 20 + 18 + 8)
    #expect(sheet.rows[8][8] == 0x40)
    #expect(sheet.rows[27][8 + 18 + 9] == 0x80)
    #expect(sheet.rows[8][8 + 36] == 0xc0)
    #expect(sheet.rows[7][8] == 0x2c2c2e)
    #expect(sheet.rows[28...46].contains { $0.contains { $0 > 0x80_8080 } }, "the time")
  }

  @Test func longReplaysAreThinnedAndKeepTheirEnds() {
    var strip = Filmstrip()
    var drawn = 0
    for frame in 0..<1000 where strip.wants(frame) {
      drawn += 1
      strip.add(frame, at: 0, Bitmap(1, 1, 0))
    }
    strip.add(999, at: 0, Bitmap(1, 1, 0), isLast: true)
    // Every 32nd: 32 of them, and the last.
    #expect(strip.frames == Array(stride(from: 0, to: 1000, by: 32)) + [999])
    #expect(drawn < 200)
  }

  @Test func thePointerIsInThePictures() throws {
    var strip = Filmstrip()
    let white = Bitmap(200, 100, 0xff_ffff)
    let place = CGPoint(x: 50, y: 25)
    strip.add(0, at: 0, white, pointer: PointerMark(place, isPressed: false), scale: 2)
    strip.add(1, at: 0, white, pointer: PointerMark(place, isPressed: true), scale: 2)
    strip.add(2, at: 0, white)
    let rows = strip.sheet(try Stage.services().text).rows
    // Cells of 180 by 90, 8 around each; in them the pointer is at (90, 45).
    let middles: [UInt32] = [98, 286, 474].map { rows[53][$0] }
    #expect(middles == [0xbf_bfbf, 0x4c_4c4c, 0xff_ffff])
    #expect(white.rows[50][100] == 0xff_ffff, "the frame's own picture stays as it is")
  }

  @Test func largePicturesAreMadeSmaller() throws {
    var strip = Filmstrip()
    strip.add(0, at: 0, Bitmap(780, 1688, 0xff_0000))
    let sheet = strip.sheet(try Stage.services().text)
    #expect(sheet.height == 8 + 320 + 18 + 8)
    #expect(sheet.width == 8 + Int((780 * 320.0 / 1688).rounded()) + 8)
  }
}
