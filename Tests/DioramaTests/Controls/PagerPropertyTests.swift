import Diorama
import DioramaTesting
import Foundation
import Observation
import Raster
import Testing

/// Random input on a pager: at rest it is always exactly on a page, and selection, position and
/// what is seen agree. `FUZZ` in the environment sets the number of events.
@MainActor struct PagerPropertyTests {
  private struct Screen: View {
    @State private var index = 0
    @State private var pages = [0, 1, 2, 3]
    let model: Model
    var body: some View {
      TabView(selection: $index) {
        ForEach(pages, id: \.self) { page in
          ScrollView {
            VStack {
              Text(verbatim: "page \(page)")
              ForEach(0..<12, id: \.self) { Text("row \($0)").frame(height: 30) }
            }
            .frame(maxWidth: .infinity)
          }
          .background(page % 2 == 0 ? Color.yellow : .green)
          .tag(page)
        }
      }
      .tabViewStyle(.page)
      .onChange(of: model.change) {
        switch model.command {
        case .insert(let at): pages.insert((pages.max() ?? 0) + 1, at: min(at, pages.count))
        case .remove(let at): if pages.count > 1 { pages.remove(at: at % pages.count) }
        case .reverse: pages.reverse()
        case .select(let at): index = pages[at % pages.count]
        case .glide(let at): withAnimation(.spring()) { index = pages[at % pages.count] }
        case nil: break
        }
      }
      .onChange(of: index, initial: true) { model.index = index }
      .onChange(of: pages, initial: true) { model.pages = pages }
    }
  }
  @MainActor @Observable final class Model {
    enum Command {
      case insert(Int), remove(Int), reverse, select(Int), glide(Int)
    }
    @ObservationIgnored var command: Command?
    private(set) var change = 0
    @ObservationIgnored var index = 0
    @ObservationIgnored var pages: [Int] = []
    func run(_ command: Command) {
      self.command = command
      change += 1
    }
  }

  @Test(arguments: [1, 2, 3])
  func atRestAlwaysExactlyOnAPage(seed: UInt64) async throws {
    let events = Int(ProcessInfo.processInfo.environment["FUZZ"] ?? "") ?? 5000
    var random = Dice(seed)
    let model = Model()
    let size = CGSize(width: 120, height: 160)
    let stage = try Stage(Screen(model: model), size: size)
    let host = stage.host
    var width = size.width, height = size.height
    var pointer: CGPoint?
    func send(_ kind: InputEvent.Kind) {
      host.receive(InputEvent(time: host.time, kind: kind))
      host.rerun()
    }
    func anywhere() -> CGPoint {
      CGPoint(
        x: CGFloat.random(in: -40...(width + 40), using: &random),
        y: CGFloat.random(in: -40...(height + 40), using: &random))
    }
    var frames = 0, checked = 0
    for event in 0..<(events / 3) {
      switch Int.random(in: 0..<20, using: &random) {
      case 0..<4:
        if let p = pointer {
          send(.up(p, .left))
          pointer = nil
        } else {
          let p = CGPoint(
            x: CGFloat.random(in: 0..<width, using: &random),
            y: CGFloat.random(in: 0..<height, using: &random))
          send(.down(p, .left))
          pointer = p
        }
      case 4..<11:
        if pointer != nil {
          let p = anywhere()
          send(.move(p))
          pointer = p
        }
      case 11:
        send(
          .wheel(
            WheelDelta(
              dx: CGFloat.random(in: -60...60, using: &random),
              dy: CGFloat.random(in: -60...60, using: &random)),
            at: CGPoint(x: width / 2, y: height / 2)))
      case 12:
        let keys = ["ArrowLeft", "ArrowRight", "PageUp", "PageDown", "Home", "End", "Escape"]
        send(.key(keys.randomElement(using: &random)!, isDown: true))
        if host.unrest.isEmpty { pointer = nil }
      case 13:
        width = CGFloat(Int.random(in: 60...200, using: &random))
        height = CGFloat(Int.random(in: 60...200, using: &random))
        send(.resize(CGSize(width: width, height: height)))
      case 14: model.run(.insert(Int.random(in: 0..<6, using: &random)))
      case 15: model.run(.remove(Int.random(in: 0..<6, using: &random)))
      case 16: model.run(.reverse)
      case 17: model.run(.select(Int.random(in: 0..<6, using: &random)))
      case 18: model.run(.glide(Int.random(in: 0..<6, using: &random)))
      default:
        send(.cancel)
        pointer = nil
      }
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        host.advance()
        frames += 1
      }
      if frames - checked >= 64 {
        checked = frames
        checkPixels(host)
      }
      if event % 40 == 39 {
        if let p = pointer {
          send(.up(p, .left))
          pointer = nil
        }
        var waited = 0
        while !host.isAtRest, waited < 400 {
          host.advance()
          waited += 1
        }
        #expect(waited < 400, "not at rest after event \(event): \(host.unrest)")
        check(host, model, width, event)
      }
    }
    #expect(host.graph.reports.filter { !$0.contains("no page of the TabView") } == [])
  }

  private func check(_ host: ViewHost, _ model: Model, _ width: CGFloat, _ event: Int) {
    let shown = host.elements.filter { $0.label.hasPrefix("page ") }
    #expect(shown.count == 1, "event \(event): \(shown.map(\.description))")
    guard let page = shown.first else { return }
    // Text is rounded to pixels, so its middle is within half a point of the window's.
    #expect(abs(page.frame.midX - width / 2) <= 0.5, "event \(event): \(page.description)")
    if model.pages.contains(model.index) {
      #expect(page.label == "page \(model.index)", "event \(event)")
    }
  }
  /// What has been drawn piece by piece equals the whole.
  private func checkPixels(_ host: ViewHost) {
    let kept = host.picture()
    let whole = Bitmap(width: kept.width, height: kept.height, isOpaque: true)
    host.draw(into: whole, whole: true)
    #expect(kept.hash() == whole.hash(), "frame \(host.frame)")
  }
}
