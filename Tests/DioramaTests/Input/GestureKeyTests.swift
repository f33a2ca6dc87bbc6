import Diorama
import DioramaTesting
import Foundation
import Testing

/// Gestures that need keys.
@MainActor @Suite struct GestureKeyTests {
  private let log = Log()
  private func stage<V: View>(@ViewBuilder _ content: () -> V) throws -> Stage {
    try Stage(content(), size: CGSize(width: 200, height: 200))
  }
  /// A step of the pointer, as sessions put it in.
  private func at(_ x: CGFloat, _ y: CGFloat = 100) -> CGPoint { CGPoint(x: x, y: y) }
  private func click(_ stage: Stage, _ keys: Stage.KeyModifiers = []) async {
    await stage.holding(keys) {
      await stage.down(at(100, 100))
      await stage.up(at(100, 100))
    }
  }

  @Test func aTapNeedsItsKeys() async throws {
    let stage = try stage {
      ink.gesture(TapGesture().modifiers([.command, .shift]).onEnded { log("both") })
    }
    for keys: Stage.KeyModifiers in [[], .meta, .shift, .alt, [.alt, .shift]] {
      await click(stage, keys)
    }
    #expect(log.take() == [])
    await click(stage, [.meta, .shift])
    #expect(log.take() == ["both"])
    await click(stage, [.meta, .shift, .alt])
    #expect(log.take() == ["both"], "others may be held beside them")
  }

  @Test func controlDoesForCommand() async throws {
    let stage = try stage {
      ink.gesture(TapGesture().modifiers(.command).onEnded { log("command") })
    }
    await click(stage, .control)
    #expect(log.take() == ["command"])
    let strict = try self.stage {
      ink.gesture(TapGesture().modifiers(.control).onEnded { log("control") })
    }
    await click(strict, .meta)
    #expect(log.take() == [], "but not the other way round")
  }

  @Test func withoutTheKeysOthersHaveThePress() async throws {
    let stage = try stage {
      ink.gesture(TapGesture().modifiers(.option).onEnded { log("with") })
        .onTapGesture { log("without") }
    }
    await click(stage)
    #expect(log.take() == ["without"])
    await click(stage, .alt)
    #expect(log.take() == ["with"])
  }

  @Test func aPressKeepsItsKeys() async throws {
    let stage = try stage {
      ink.gesture(
        DragGesture(minimumDistance: 0).modifiers(.shift)
          .onChanged { log("\(Int($0.translation.width))") }.onEnded { _ in log("end") })
    }
    await stage.holding(.shift) { await stage.down(at(50, 50)) }
    await stage.move(from: at(50, 50), to: at(70, 50), frames: 1)
    await stage.up(at(70, 50))
    #expect(log.take() == ["0", "20", "end"])
    await stage.down(at(50, 50))
    await stage.holding(.shift) { await stage.move(from: at(50, 50), to: at(70, 50), frames: 1) }
    await stage.up(at(70, 50))
    #expect(log.take() == [], "too late")
  }

  @Test func partsOfOthersAndOthersInThem() async throws {
    let stage = try stage {
      ink.gesture(
        TapGesture().modifiers(.shift).map { "shift" }
          .exclusively(before: TapGesture().map { "plain" })
          .onEnded {
            switch $0 {
            case .first(let s), .second(let s): log(s)
            }
          })
    }
    await click(stage)
    await click(stage, .shift)
    #expect(log.take() == ["plain", "shift"])
    let nested = try self.stage {
      ink.gesture(
        LongPressGesture(minimumDuration: 0.1)
          .sequenced(before: DragGesture(minimumDistance: 0)).modifiers(.shift)
          .onEnded { _ in log("held") }.modifiers(.option))
    }
    for keys: Stage.KeyModifiers in [.shift, .alt, [.shift, .alt]] {
      await nested.holding(keys) {
        await nested.down(at(100, 100))
        await nested.advance(12)
        await nested.move(from: at(100), to: at(120), frames: 1)
        await nested.up(at(120, 100))
      }
    }
    #expect(log.take() == ["held"])
  }

  @Test func keysMayChange() async throws {
    let knob = Knob<EventModifiers>()
    let stage = try stage {
      Turning(knob, .shift) { keys in
        ink.gesture(TapGesture().modifiers(keys).onEnded { log("tap \(keys.rawValue)") })
      }
    }
    await click(stage, .shift)
    knob.value = .option
    await stage.update()
    await click(stage, .shift)
    await click(stage, .alt)
    #expect(log.take() == ["tap 2", "tap 8"])
  }

  @Test func twoFingersNeedThemToo() async throws {
    let stage = try stage {
      ink.accessibilityLabel("photo")
        .gesture(MagnifyGesture().modifiers(.shift).onEnded { _ in log("pinch") })
    }
    try await stage.pinch(.point(CGPoint(x: 100, y: 100)), magnification: 2)
    #expect(log.take() == [])
    try await stage.holding(.shift) {
      try await stage.pinch(.point(CGPoint(x: 100, y: 100)), magnification: 2)
    }
    #expect(log.take() == ["pinch"])
  }
}
