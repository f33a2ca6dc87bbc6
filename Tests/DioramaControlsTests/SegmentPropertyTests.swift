import Diorama
import DioramaControls
import DioramaTesting
import Foundation
import Raster
import Testing

/// Random input on segmented controls: what is chosen is always valid, of one choice never more than
/// one label is highlighted, and at rest all agree. `FUZZ` in the environment sets the number of
/// events.
@MainActor struct SegmentPropertyTests {
  /// A control, what the test knows of it, and a hand.
  @MainActor private final class Play {
    let screen: SegmentScreen
    let kind: SegmentScreen.Kind
    let isMirrored: Bool
    var random: Dice
    var pointer: CGPoint?
    var stage: Stage { screen.stage }

    init(seed: Int, _ kind: SegmentScreen.Kind) throws {
      self.kind = kind
      random = Dice(seed)
      isMirrored = seed % 4 >= 2
      screen = try SegmentScreen(
        4, kind, style: RedStyle(indicatorMovement: seed % 3 == 2 ? .fade : .slide),
        distribution: seed % 2 == 0 ? .fillEqually : .fit,
        direction: isMirrored ? .rightToLeft : .leftToRight, reduceMotion: seed == 5)
    }
    func flip() -> Bool { Bool.random(using: &random) }
    func place() -> CGPoint {
      CGPoint(
        x: CGFloat.random(in: 5...315, using: &random),
        y: CGFloat.random(in: 8...46, using: &random))
    }
    func send(_ kind: InputEvent.Kind) {
      stage.host.receive(InputEvent(time: stage.time, kind: kind))
      stage.host.rerun()
    }
    func lift() {
      send(.cancel)
      pointer = nil
    }
    var chosen: Set<Int> {
      switch kind {
      case .one: [screen.value.value]
      case .several: screen.several.value
      case .action: []
      }
    }
    /// Does something; true when it changed the choice from outside.
    func act() -> Bool {
      switch Int.random(in: 0..<26, using: &random) {
      case 0..<8:
        if let p = pointer {
          send(.up(p, .left))
          pointer = nil
        } else {
          let p = place()
          send(.down(p, .left))
          pointer = p
        }
      case 8..<13:
        let p = flip() ? place() : CGPoint(x: place().x, y: place().y * 3 - 40)
        send(.move(p))
        if pointer != nil { pointer = p }
      case 13..<18:
        let keys = ["ArrowLeft", "ArrowRight", "Home", "End", "Tab", "Escape", " ", "Enter"]
        let key = keys.randomElement(using: &random)!
        send(.key(key, isDown: true))
        send(.key(key, isDown: false))
        if key == "Escape" { pointer = nil }
      case 18: screen.width.value = CGFloat(Int.random(in: 0...300, using: &random))
      case 19:
        var all = screen.options.value
        all.insert((all.max() ?? 0) + 1, at: Int.random(in: 0...all.count, using: &random))
        if all.count <= 12 { screen.options.value = all }
      case 20:
        var all = screen.options.value
        if !all.isEmpty { all.remove(at: Int.random(in: 0..<all.count, using: &random)) }
        withAnimation(flip() ? .default : nil) { screen.options.value = all }
      case 21:
        screen.disabled.value = Set(screen.options.value.filter { _ in flip() && flip() })
      case 22:
        let value = flip() ? screen.options.value.randomElement(using: &random) ?? 0 : -1
        withAnimation(flip() ? .spring() : nil) {
          screen.value.value = value
          screen.several.value = [value]
        }
        return true
      case 23: screen.isEnabled.value.toggle()
      case 24: screen.isThere.value = flip() || flip()
      default: lift()
      }
      return false
    }
    /// What was written is something that could be chosen.
    func checkWrite(_ old: Set<Int>, _ note: Comment) {
      let new = chosen
      if new == old { return }
      let usable = Set(screen.options.value).subtracting(screen.disabled.value)
      #expect(screen.isEnabled.value && screen.isThere.value, note)
      if kind == .one {
        #expect(new.isSubset(of: usable), note)
      } else {
        let changed = new.symmetricDifference(old)
        #expect(changed.count == 1 && changed.isSubset(of: usable), note)
      }
    }
    func checkTree(_ note: Comment) {
      let segments = stage.segments
      let all = screen.isThere.value ? screen.options.value : []
      #expect(segments.map(\.label) == all.map(String.init), note)
      let told = segments.filter(\.isSelected).map(\.label)
      let wanted = all.filter(chosen.contains).map(String.init)
      #expect(told == wanted, note)
      let marked = stage.chosenLabels
      if kind == .one { #expect(marked.count <= 1, note) }
      if pointer == nil { #expect(marked == wanted, note) }
      let off = screen.disabled.value
      #expect(
        segments.map(\.isEnabled) == all.map { screen.isEnabled.value && !off.contains($0) }, note)
      #expect(segments.allSatisfy { $0.frame.height >= 24 }, note)
    }
    func checkPicture(_ note: Comment) {
      #expect(stage.host.wholePicture().hash() == stage.hash, note)
      guard kind == .one, screen.isEnabled.value else { return }
      // A part of the indicator may be scrolled out of the control, or be no pixel wide.
      let place = stage.segments.first { $0.identifier == "chosen" && $0.isVisible }?.frame
      guard let place, place.width >= 2 else {
        if place == nil { #expect(stage.red(at: 12) == nil, note) }
        return
      }
      let width = screen.width.value
      let seen = place.intersection(
        CGRect(x: isMirrored ? 310 - width : 10, y: 0, width: width, height: 99))
      guard seen.width >= 2, let red = stage.red(at: 12) else { return }
      #expect(abs(CGFloat(red.lowerBound) - seen.minX) <= 1, note)
      #expect(abs(CGFloat(red.upperBound + 1) - seen.maxX) <= 1, note)
    }
  }

  @Test(arguments: 0..<8)
  func choiceIsValidWhateverHappens(seed: Int) async throws {
    let events = (Int(ProcessInfo.processInfo.environment["FUZZ"] ?? "") ?? 5000) / 8
    let play = try Play(seed: seed, seed % 8 < 4 ? .one : seed == 7 ? .action : .several)
    let host = play.stage.host
    for event in 0..<events {
      let note: Comment = "seed \(seed), event \(event)"
      let before = play.chosen
      let isFromOutside = play.act()
      host.rerun()
      if !host.unrest.contains("a gesture") { play.pointer = nil }
      if !isFromOutside { play.checkWrite(before, note) }
      play.checkTree(note)
      for _ in 0..<Int.random(in: 0...3, using: &play.random) { host.advance() }
      if event % 20 == 19 {
        play.lift()
        var waited = 0
        while !host.isAtRest, waited < 200 {
          host.advance()
          waited += 1
        }
        #expect(waited < 200, "\(note): \(host.unrest)")
        play.checkTree(note)
        play.checkPicture(note)
      }
    }
    #expect(host.graph.reports == [])
  }
}
