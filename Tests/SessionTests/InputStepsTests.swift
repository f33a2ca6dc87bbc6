import Diorama
import DioramaTesting
import Foundation
import Session
import Testing

/// Says in texts what has been done to it.
private struct Pad: View {
  @State private var taps = 0
  @State private var doubles = 0
  @State private var holds = 0
  @State private var drag = "none"
  @State private var drags = 0
  @State private var isOver = false
  @Environment(\.colorScheme) private var scheme
  @Environment(\.layoutDirection) private var direction
  @Environment(\.locale) private var locale

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("taps \(taps), doubles \(doubles), holds \(holds)").frame(height: 20)
      Text("drag \(drag), drags \(drags)").frame(height: 20)
      Text("\(isOver ? "over" : "away") \(scheme == .dark ? "dark" : "light")").frame(height: 20)
      Text("\(direction == .rightToLeft ? "rtl" : "ltr") \(locale.identifier)").frame(height: 20)
      HStack(spacing: 0) {
        box("one").onTapGesture { taps += 1 }
        box("two").onTapGesture(count: 2) { doubles += 1 }
        box("three").onLongPressGesture(minimumDuration: 0.5) { holds += 1 }
        box("four").onHover { isOver = $0 }
      }
      box("field", width: 400, height: 100)
        .gesture(
          DragGesture(minimumDistance: 5)
            .onChanged { show($0.translation) }
            .onEnded {
              show($0.translation)
              drags += 1
            })
    }
    .frame(width: 400, height: 300, alignment: .topLeading)
  }
  private func show(_ t: CGSize) {
    drag = "\(Int(t.width.rounded())) \(Int(t.height.rounded()))"
  }
  private func box(_ label: String, width: CGFloat = 100, height: CGFloat = 50) -> some View {
    Rectangle().fill(.gray).frame(width: width, height: height).accessibilityLabel(label)
  }
}

@MainActor @Suite struct InputStepsTests {
  private func play<V: View>(
    _ view: V, _ steps: [String], framesPerSecond: Double = 60, prefersRaw: Bool = false
  ) async throws -> PlayResult {
    let text = ([#"{"diorama":1}"#] + steps).joined(separator: "\n")
    let session = try SessionFile(Array(text.utf8), file: "pad.jsonl")
    var c = WindowConfiguration()
    c.size = CGSize(width: 400, height: 300)
    c.framesPerSecond = framesPerSecond
    let host = ViewHost(view, configuration: c, services: try Stage.services())
    let player = Player(
      session, on: host,
      snapshots: Snapshots(
        session: "pad", references: "S", report: "R", missing: .write, updates: false,
        files: MemoryFiles()))
    player.input.prefersRaw = prefersRaw
    while true {
      switch player.resume() {
      case .tasks: for _ in 0..<3 { await Task.yield() }
      case .frame: break
      case .end:
        host.close()
        return player.result
      }
    }
  }
  /// Plays steps on the pad and expects a text at their end, and how many frames they took.
  private func expect(
    _ label: String, frames: Int, after steps: String..., framesPerSecond: Double = 60,
    at location: SourceLocation = #_sourceLocation
  ) async throws {
    let r = try await play(
      Pad(), steps + [#"{"expect":{"label":"\#(label)"}}"#], framesPerSecond: framesPerSecond)
    #expect(r.complaints(file: "pad").joined() == "", sourceLocation: location)
    #expect(r.frames == frames + 1, sourceLocation: location)
  }

  @Test func aDoubleTapIsTwoTapsSixFramesApart() async throws {
    try await expect("taps 0, doubles 1, holds 0", frames: 6, after: #"{"doubleTap":"two"}"#)
    try await expect("taps 2, doubles 0, holds 0", frames: 6, after: #"{"doubleTap":"one"}"#)
    try await expect(
      "taps 0, doubles 0, holds 0", frames: 6, after: #"{"doubleTap":"two"}"#, framesPerSecond: 12)
  }

  @Test func aPressHoldsForItsDuration() async throws {
    try await expect("taps 0, doubles 0, holds 1", frames: 30, after: #"{"press":"three"}"#)
    try await expect(
      "taps 0, doubles 0, holds 0", frames: 29, after: #"{"press":"three","duration":0.49}"#)
    try await expect(
      "taps 1, doubles 0, holds 0", frames: 0, after: #"{"press":"one","duration":0}"#)
  }

  @Test func aDragEndsExactlyAtItsEnd() async throws {
    try await expect(
      "drag 100 0, drags 1", frames: 15, after: #"{"drag":{"from":[50,200],"to":[150,200]}}"#)
    try await expect(
      "drag -30 7, drags 1", frames: 60,
      after: #"{"drag":{"from":"field","by":[-30,7]},"duration":1}"#)
    try await expect(
      "drag -150 -75, drags 1", frames: 1,
      after: #"{"drag":{"from":"field","to":"one","duration":0}}"#)
  }

  @Test func aSwipeCoversThreeFifthsOfItsTarget() async throws {
    try await expect(
      "drag -240 0, drags 1", frames: 12, after: #"{"swipe":"left","on":"field"}"#)
    try await expect(
      "drag 0 60, drags 1", frames: 12, after: #"{"swipe":"down","on":"field"}"#)
    // The window's own middle lies in the field.
    try await expect("drag 240 0, drags 1", frames: 12, after: #"{"swipe":"right"}"#)
  }

  @Test func otherStepsStandBetweenDownAndUp() async throws {
    try await expect(
      "drag 60 20, drags 1", frames: 20, after: #"{"down":[50,200]}"#,
      #"{"move":{"by":[60,0]},"duration":0.1}"#, #"{"expect":{"label":"drag 60 0, drags 0"}}"#,
      #"{"set":{"appearance":"dark"}}"#, #"{"expect":{"label":"away dark"}}"#,
      #"{"move":[110,220],"duration":0.2}"#, #"{"wait":2}"#, #"{"up":true}"#)
    try await expect(
      "taps 1, doubles 0, holds 0", frames: 0, after: #"{"down":"one"}"#, #"{"up":true}"#)
    try await expect(
      "taps 0, doubles 0, holds 0", frames: 1, after: #"{"down":"one","button":"right"}"#,
      #"{"wait":1}"#, #"{"up":true}"#)
  }

  @Test func cancellingEndsAGestureWithoutEffect() async throws {
    for end in [#"{"cancel":true}"#, #"{"key":"Escape"}"#, #"{"focus":false}"#] {
      try await expect(
        "drag 60 0, drags 0", frames: 15, after: #"{"down":[50,200]}"#, #"{"move":{"by":[60,0]}}"#,
        end)
    }
  }

  @Test func hoveringComesAndGoes() async throws {
    try await expect("over light", frames: 0, after: #"{"hover":"four"}"#)
    try await expect("away light", frames: 0, after: #"{"hover":"four"}"#, #"{"hover":[5,5]}"#)
    try await expect("away light", frames: 0, after: #"{"hover":"four"}"#, #"{"hover":false}"#)
    try await expect(
      "over light", frames: 1, after: #"{"hover":[5,5]}"#, #"{"move":"four","duration":0}"#)
  }

  @Test func surroundingsChange() async throws {
    try await expect(
      "rtl de-DE", frames: 0, after: #"{"set":{"layoutDirection":"rtl","locale":"de-DE"}}"#)
    let r = try await play(
      Color.blue.accessibilityLabel("all"),
      [#"{"resize":[200,120]}"#, #"{"expect":{"label":"all","frame":[0,0,200,120]}}"#])
    #expect(r.hasPassed)
  }

  // MARK: recorded samples

  @Test func recordedSamplesArriveInTheFirstFrameNotBeforeThem() async throws {
    let gesture =
      #"{"pointer":{"samples":[[0,50,200],[10,80,200],[16,90,200],[17,95,200],[40,99,200]]}}"#
    try await expect("drag 49 0, drags 1", frames: 3, after: gesture)
    // The same in parts: what is there after each frame.
    for (last, label) in [(16, "drag 40 0, drags 0"), (33, "drag 45 0, drags 0")] {
      let samples = [(10, 80), (16, 90), (17, 95), (33, 95)].filter { $0.0 <= last }
        .map { "[\($0.0),\($0.1),200]" }.joined(separator: ",")
      try await expect(
        label, frames: last == 16 ? 1 : 2, after: #"{"down":[50,200]}"#,
        #"{"move":[95,200],"pointer":{"samples":[\#(samples)]}}"#)
    }
  }

  @Test func recordedSamplesMoveWithTheirTarget() async throws {
    // Recorded where the field was 40 points further down.
    let drag =
      #"{"drag":{"from":{"label":"field","at":[0.25,0.5]},"by":[30,0]},"#
      + #""pointer":{"samples":[[0,100,220],[50,120,220],[90,130,220]]}}"#
    try await expect("drag 30 0, drags 1", frames: 6, after: drag)
    let tap =
      #"{"tap":"one","at":[0.5,0.5],"pointer":{"samples":[[0,50,145],[80,50,146]]}}"#
    try await expect("taps 1, doubles 0, holds 0", frames: 5, after: tap)
    let raw = try await play(
      Pad(), [tap, #"{"expect":{"label":"taps 0, doubles 0, holds 0"}}"#], prefersRaw: true)
    #expect(raw.hasPassed)
  }

  @Test func whatWasRecordedAtTheWindowsEdgeIsFoundThere() async throws {
    struct Above: View {
      @State private var taps = 0
      var body: some View {
        Rectangle().frame(width: 100, height: 36).onTapGesture { taps += 1 }
          .accessibilityLabel("above").offset(y: -25)
          .frame(width: 400, height: 300, alignment: .top)
          .overlay(Text("taps \(taps)"))
      }
    }
    // 36 times 0.69444 is a little less than the 25 points that lie outside.
    let tap = #"{"tap":"above","at":[0.5,0.69444],"pointer":{"samples":[[0,200,0],[18,200,0]]}}"#
    let r = try await play(Above(), [tap, #"{"expect":{"label":"taps 1"}}"#])
    #expect(r.complaints(file: "above") == [])
    let far = tap.replacingOccurrences(of: "0.69444", with: "0.5")
    let outside = try await play(Above(), [far])
    #expect(
      outside.complaints(file: "above").first?.contains(
        "the place (200.0, -7.0) of the element \"above\" lies outside of the window") == true)
  }

  // MARK: controls

  @Test func pagesTurn() async throws {
    struct Pages: View {
      @State private var page = 0
      var body: some View {
        TabView(selection: $page) {
          ForEach(0..<3) { Text("page \($0)").tag($0) }
        }
        .tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
        .overlay(Text("selection \(page)"))
      }
    }
    let r = try await play(
      Pages(),
      [
        #"{"swipe":"left","on":{"role":"pager"}}"#, #"{"settle":60}"#,
        #"{"expect":{"label":"selection 1"}}"#, #"{"hover":[200,150]}"#, #"{"key":"ArrowRight"}"#,
        #"{"settle":60}"#, #"{"expect":{"label":"selection 2"}}"#,
        #"{"key":"ArrowLeft","modifiers":["shift"]}"#, #"{"settle":60}"#,
        #"{"expect":{"label":"selection 2"}}"#, #"{"text":"ä"}"#,
      ])
    #expect(r.complaints(file: "pages") == [])
  }

  @Test func wheelsScroll() async throws {
    struct Rows: View {
      var body: some View {
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<50) { Text("row \($0)").frame(height: 40) } }
        }
      }
    }
    let r = try await play(
      Rows(),
      [
        #"{"expect":{"label":"row 20","visible":false}}"#, #"{"wheel":[0,800],"at":"row 2"}"#,
        #"{"settle":120}"#, #"{"expect":{"label":"row 20","visible":true}}"#,
      ])
    #expect(r.complaints(file: "rows") == [])
  }

  // MARK: steps made of steps

  @Test func stepsAreRepeated() async throws {
    try await expect(
      "taps 7, doubles 0, holds 0", frames: 12,
      after: #"{"repeat":2,"steps":[{"repeat":3,"steps":[{"tap":"one"},{"wait":2}]}]}"#,
      #"{"repeat":0,"steps":[{"tap":"one"}]}"#, #"{"repeat":1,"steps":[{"tap":"one"}]}"#)
    let r = try await play(Pad(), [#"{"repeat":3,"steps":[{"tap":"one"},{"tap":"nowhere"}]}"#])
    #expect(r.failures.map(\.step) == [#"{"tap":"nowhere"}"#])
  }

  @Test func filesIncludeOthers() throws {
    let files = [
      "a/b/tap.jsonl":
        "{\"diorama\":1,\"scale\":1}\n{\"tap\":\"A\"}\n{\"include\":\"deep/w.jsonl\"}",
      "a/b/deep/w.jsonl": "{\"diorama\":1}\n\n{\"wait\":3}",
      "a/b/loop.jsonl":
        "{\"diorama\":1}\n{\"include\":\"tap.jsonl\"}\n{\"include\":\"loop.jsonl\"}",
      "a/b/large.jsonl": "{\"diorama\":1,\"scale\":2}",
    ]
    func parse(_ step: String) throws -> SessionFile {
      try SessionFile(
        Array("{\"diorama\":1,\"scale\":1}\n\(step)".utf8), file: "a/b/c.jsonl",
        other: { files[$0].map { Array($0.utf8) } })
    }
    let found = try parse(#"{"include":"tap.jsonl"}"#)
    #expect(found.steps.map(\.file) == ["a/b/tap.jsonl", "a/b/deep/w.jsonl"])
    #expect(found.steps.map(\.line) == [2, 3])
    func complaint(_ step: String) -> String? {
      do {
        _ = try parse(step)
        return nil
      } catch {
        return "\(error)"
      }
    }
    #expect(
      complaint(#"{"include":"loop.jsonl"}"#)
        == "a/b/loop.jsonl:3: loop.jsonl includes itself: a/b/c.jsonl → a/b/loop.jsonl → "
        + "a/b/loop.jsonl")
    #expect(complaint(#"{"include":"large.jsonl"}"#)?.contains("its \"scale\" is another") == true)
  }

  @Test func filesAreIncludedEightDeepAtMost() throws {
    func parse(depth: Int) throws -> SessionFile {
      try SessionFile(
        Array("{\"diorama\":1}\n{\"include\":\"1.jsonl\"}".utf8), file: "0.jsonl",
        other: { path in
          let n = Int(path.dropLast(6)) ?? 0
          let step = n == depth ? "{\"wait\":1}" : "{\"include\":\"\(n + 1).jsonl\"}"
          return Array("{\"diorama\":1}\n\(step)".utf8)
        })
    }
    #expect(try parse(depth: 8).steps.count == 1)
    let error = #expect(throws: SessionError.self) { try parse(depth: 9) }
    #expect(error?.description == "8.jsonl:2: files include each other more than 8 deep")
  }
}
