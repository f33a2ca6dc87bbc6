import Diorama
import DioramaTesting
import Foundation
import Raster
import Testing

/// Random input on a segmented picker: never more than one label is highlighted, one selection is
/// written for each choice, and at rest all agree. `FUZZ` in the environment sets the number of
/// events.
@MainActor struct SegmentedPropertyTests {
  private struct Screen: View {
    let selection: Knob<Int>, options: Knob<[Int]>, isEnabled: Knob<Bool>
    let writes: Log
    var body: some View {
      Turning(isEnabled, true) { isEnabled in
        Turning(options, [0, 1, 2, 3]) { all in
          Turning(selection, 0) { value in
            Picker(
              "picker",
              selection: Binding(
                get: { value },
                set: {
                  writes("\($0)")
                  selection.value = $0
                })
            ) {
              ForEach(all, id: \.self) { Text(verbatim: "\($0)") }
            }.pickerStyle(.segmented)
              .disabled(!isEnabled)
              .padding(8)
          }
        }
      }
    }
  }

  @Test(arguments: [1, 2, 3, 4])
  func oneIsHighlightedWhateverHappens(seed: Int) async throws {
    let events = (Int(ProcessInfo.processInfo.environment["FUZZ"] ?? "") ?? 5000) / 4
    var random = Dice(seed)
    let selection = Knob<Int>(), options = Knob<[Int]>(), isEnabled = Knob<Bool>()
    let writes = Log()
    let stage = try Stage(
      Screen(selection: selection, options: options, isEnabled: isEnabled, writes: writes),
      size: CGSize(width: 200, height: 60),
      layoutDirection: seed % 2 == 0 ? .rightToLeft : .leftToRight, reduceMotion: seed == 3)
    let host = stage.host
    var width: CGFloat = 200, height: CGFloat = 60
    var pointer: CGPoint?
    func send(_ kind: InputEvent.Kind) {
      host.receive(InputEvent(time: host.time, kind: kind))
      host.rerun()
    }
    func near() -> CGPoint {
      CGPoint(
        x: CGFloat.random(in: -20...(width + 20), using: &random),
        y: CGFloat.random(in: -70...(height + 70), using: &random))
    }
    func inside() -> CGPoint {
      CGPoint(x: CGFloat.random(in: 0..<width, using: &random), y: height / 2)
    }
    for event in 0..<events {
      let before = selection.value
      _ = writes.take()
      var isFromOutside = false
      switch Int.random(in: 0..<24, using: &random) {
      case 0..<6:
        if let p = pointer {
          send(.up(p, .left))
          pointer = nil
        } else {
          let p = inside()
          send(.down(p, .left))
          pointer = p
        }
      case 6..<11:
        let p = pointer == nil ? inside() : near()
        send(.move(p))
        if pointer != nil { pointer = p }
      case 11..<15:
        let keys = ["ArrowLeft", "ArrowRight", "Home", "End", "Tab", "Escape"]
        let key = keys.randomElement(using: &random)!
        send(.key(key, isDown: true))
        send(.key(key, isDown: false))
        if key == "Escape" { pointer = nil }
      case 15:
        width = CGFloat(Int.random(in: 20...300, using: &random))
        height = CGFloat(Int.random(in: 40...100, using: &random))
        send(.resize(CGSize(width: width, height: height)))
      case 16:
        var all = options.value
        all.insert((all.max() ?? 0) + 1, at: Int.random(in: 0...all.count, using: &random))
        if all.count <= 12 { options.value = all }
      case 17:
        if !options.value.isEmpty {
          var all = options.value
          all.remove(at: Int.random(in: 0..<all.count, using: &random))
          withAnimation(Bool.random(using: &random) ? .default : nil) { options.value = all }
        }
      case 18: options.value = options.value.reversed()
      case 19, 20:
        isFromOutside = true
        let value = Bool.random(using: &random) ? options.value.randomElement(using: &random) : -1
        withAnimation(Bool.random(using: &random) ? .spring() : nil) {
          selection.value = value ?? -1
        }
      case 21: isEnabled.value.toggle()
      case 22: send(.focus(Bool.random(using: &random)))
      default: send(.cancel)
      }
      if !host.isAtRest, case .some = pointer, host.unrest.contains("a gesture") == false {
        pointer = nil
      }
      host.rerun()
      let written = writes.take()
      #expect(written.count <= 1, "event \(event): \(written)")
      if !isFromOutside {
        #expect(
          written.isEmpty ? selection.value == before : selection.value != before,
          "event \(event): \(before) to \(selection.value), \(written)")
      }
      check(stage, selection.value, options.value, isHeld: pointer != nil, event)
      for _ in 0..<Int.random(in: 0...3, using: &random) { host.advance() }
      #expect(stage.highlightedLabels.count <= 1, "event \(event)")
      if event % 20 == 19 {
        send(.cancel)
        pointer = nil
        var waited = 0
        while !host.isAtRest, waited < 200 {
          host.advance()
          waited += 1
        }
        #expect(waited < 200, "not at rest after event \(event): \(host.unrest)")
        checkRest(stage, event)
      }
    }
    #expect(host.graph.reports == [])
  }

  private func check(
    _ stage: Stage, _ value: Int, _ all: [Int], isHeld: Bool, _ event: Int
  ) {
    let segments = stage.elements.filter { $0.role == "segment" }
    #expect(segments.map(\.label) == all.map(String.init), "event \(event)")
    let chosen = segments.indices.filter { segments[$0].isSelected }
    #expect(chosen == all.indices.filter { all[$0] == value }, "event \(event)")
    let highlighted = stage.highlightedLabels
    #expect(highlighted.count <= 1, "event \(event)")
    if !isHeld { #expect(highlighted == chosen, "event \(event)") }
    // Labels that are highlighted are not dimmed.
    for i in highlighted { #expect(stage.labelOpacities[i] == 1, "event \(event)") }
  }
  /// The thumb is where the highlighted segment is, and what was drawn bit by bit equals the whole.
  private func checkRest(_ stage: Stage, _ event: Int) {
    let picker = stage.elements[0].frame
    let place = stage.highlightedLabels.first.map {
      stage.elements.filter { $0.role == "segment" }[$0].frame
    }
    let thumb = stage.thumb.map { $0.offsetBy(dx: picker.minX, dy: picker.minY) }
    #expect((thumb == nil) == (place == nil), "event \(event)")
    if let thumb, let place, place.width > 4 {
      #expect(abs(thumb.midX - place.midX) <= 1, "event \(event): \(thumb), \(place)")
      #expect(abs(thumb.width - (place.width - 4)) <= 1, "event \(event): \(thumb), \(place)")
    }
    #expect(stage.host.wholePicture().hash() == stage.hash, "event \(event)")
  }
}
