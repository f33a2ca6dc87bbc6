import Diorama
import DioramaControls
import DioramaTesting
import Foundation
import Observation
import Testing

/// Random drags, clicks, numbers of pages and sizes: the current dot is always seen, it is the only
/// one, and dots do not touch. `FUZZ` in the environment sets the number of events.
@MainActor struct PageIndicatorPropertyTests {
  @MainActor @Observable final class Model {
    var count = 5
    var isLooping = false
  }
  private struct Screen: View {
    @State private var index = 0
    let model: Model
    let log: IndicatorLog
    var body: some View {
      PagerReader { pager in
        let _ = log.pager = pager
        TabView(selection: $index) {
          ForEach(0..<model.count, id: \.self) { _ in white }
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
        .pageLooping(model.isLooping)
        .overlay(alignment: .bottom) { PageIndicator(pager) }
      }
      .foregroundColor(black)
      .pageIndicatorStyle(LoggedStyle(log: log))
    }
  }

  @Test(arguments: [1, 2])
  func oneDotIsCurrentAndAllAreApart(seed: UInt64) async throws {
    let events = Int(ProcessInfo.processInfo.environment["FUZZ"] ?? "") ?? 5000
    var random = Dice(seed)
    let model = Model(), log = IndicatorLog()
    let stage = try Stage(Screen(model: model, log: log), size: CGSize(width: 200, height: 80))
    let host = stage.host
    var pointer: CGPoint?
    func send(_ kind: InputEvent.Kind) {
      host.receive(InputEvent(time: host.time, kind: kind))
      host.rerun()
    }
    func release() {
      if let p = pointer { send(.up(p, .left)) }
      pointer = nil
    }
    for event in 0..<(events / 2) {
      let width = host.configuration.size.width, height = host.configuration.size.height
      switch Int.random(in: 0..<16, using: &random) {
      case 0..<4:
        if pointer == nil {
          // On the pages, or on the row.
          let y = Bool.random(using: &random) ? height - 14 : 10
          let p = CGPoint(x: CGFloat.random(in: 0..<width, using: &random), y: y)
          send(.down(p, .left))
          pointer = p
        } else {
          release()
        }
      case 4..<11:
        if let p = pointer {
          let to = CGPoint(x: p.x + CGFloat.random(in: -60...60, using: &random), y: p.y)
          send(.move(to))
          pointer = to
        }
      case 11: model.count = [0, 1, 2, 3, 5, 8, 9, 10, 30, 10_000].randomElement(using: &random)!
      case 12:
        send(
          .resize(CGSize(width: CGFloat(Int.random(in: 16...300, using: &random)), height: 80)))
        pointer = pointer.flatMap { host.isAtRest ? nil : $0 }
      case 13: model.isLooping.toggle()
      case 14:
        send(.cancel)
        pointer = nil
      default:
        let keys = ["ArrowLeft", "ArrowRight", "Home", "End"]
        send(.key(keys.randomElement(using: &random)!, isDown: true))
      }
      for _ in 0..<Int.random(in: 0...4, using: &random) { host.advance() }
      host.rerun()
      checkNumbers(log, model, event)
      if event % 25 == 24 {
        release()
        var waited = 0
        while !host.isAtRest, waited < 400 {
          host.advance()
          waited += 1
        }
        #expect(waited < 400, "not at rest after event \(event): \(host.unrest)")
        checkPixels(stage, log, model, event)
      }
      log.shown = log.shown.suffix(1)
    }
    #expect(host.graph.reports.filter { !$0.contains("no page of the TabView") } == [])
  }

  private func checkNumbers(_ log: IndicatorLog, _ model: Model, _ event: Int) {
    guard let pager = log.pager else { return }
    #expect(pager.count == model.count, "event \(event)")
    guard model.count > 1, let row = log.shown.last else { return }
    #expect(row.count == model.count, "event \(event)")
    let pages = Array(row.pages)
    let nearest = pages.max { row.share(of: $0) < row.share(of: $1) }!
    #expect(row.share(of: nearest) >= 0.5, "event \(event): the current dot is among them")
    #expect(abs(row.offset(of: nearest)) <= row.size.width / 2, "event \(event)")
    #expect(row.scale(of: nearest) >= 0.5)
    // All that is seen has a dot, up to pages that are on the other end of a long row.
    let shares = pages.map(row.share)
    let total = shares.reduce(0, +)
    #expect(total <= 1 + 1e-9 && (total > 1 - 1e-9 || row.position > Double(row.count - 1)))
    #expect(shares.filter { $0 > 0 }.count <= 2)
    for (a, b) in zip(pages, pages.dropFirst()) {
      #expect(abs(abs(row.offset(of: b) - row.offset(of: a)) - row.spacing) < 1e-6)
    }
    #expect(row.spacing >= 14)
  }
  /// What is seen at rest.
  private func checkPixels(_ stage: Stage, _ log: IndicatorLog, _ model: Model, _ event: Int) {
    let marks = stage.marks()
    guard model.count > 1 else {
      #expect(marks.isEmpty, "event \(event)")
      return
    }
    #expect(log.pager!.position == Double(log.pager!.page), "event \(event)")
    #expect(marks.filter { $0.darkest < 20 }.count == 1, "event \(event): \(marks)")
    #expect(marks.allSatisfy { $0.width <= 9 }, "event \(event): dots touch: \(marks)")
    #expect(marks.count <= min(model.count, 9), "event \(event)")
    if marks.count == model.count {
      #expect(marks[log.pager!.page].darkest < 20, "event \(event)")
    }
  }
}
