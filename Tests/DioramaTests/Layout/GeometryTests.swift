import Diorama
import DioramaTesting
import Foundation
import Testing

private struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}
/// A bar as wide as a text, whose width is found out by measuring.
private struct Measured: View {
  @State private var width: CGFloat = 0
  let text: String
  init(text: String) { self.text = text }
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(text).named("text")
        .background(
          GeometryReader { proxy in
            Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
          })
      ink.frame(width: width, height: 4).named("bar")
    }
    .onPreferenceChange(WidthKey.self) { width = $0 }
  }
}
@MainActor private final class Frames { var all: [CGRect] = [] }

@MainActor @Suite struct GeometryTests {
  @Test func readerTakesAllAndPutsItsContentTopLeading() throws {
    let stage = try Stage(
      GeometryReader { proxy in
        ink.frame(width: proxy.size.width / 4, height: proxy.size.height / 2).named("it")
      }.padding(10), size: CGSize(width: 100, height: 60))
    #expect(try stage.frame("it") == rect(10, 10, 20, 20))
  }

  @Test func readerWithoutAProposalIsTenByTen() throws {
    let stage = try Stage(
      GeometryReader { proxy in Text("\(proxy.size.width), \(proxy.size.height)") }.fixedSize())
    #expect(stage.elements.map(\.label) == ["10.000000, 10.000000"])
  }

  @Test func framesInEverySpace() throws {
    let frames = Frames()
    _ = try Stage(
      VStack(alignment: .leading, spacing: 0) {
        ink.frame(height: 20)
        GeometryReader { proxy in
          let _ =
            frames.all = [
              proxy.frame(in: .local), proxy.frame(in: .global), proxy.frame(in: .named("row")),
            ]
          ink
        }
        .frame(width: 30, height: 10).padding(.leading, 15)
        .frame(height: 20).coordinateSpace(name: "row")
      }.padding(5), size: CGSize(width: 100, height: 50))
    // The column of 90 by 40 stands at 5, its second row of 20 at 25, the reader in its middle.
    #expect(frames.all == [rect(0, 0, 30, 10), rect(20, 30, 30, 10), rect(15, 5, 30, 10)])
  }

  @Test func aReaderKnowsItsPlaceWhenItFirstRuns() throws {
    let log = Log()
    let stage = try Stage(
      VStack(spacing: 0) {
        Color.clear.frame(height: 20)
        HStack(spacing: 0) {
          Color.clear.frame(width: 30, height: 10)
          black.frame(width: 10, height: 10)
            .background(
              GeometryReader { p in
                let r = p.frame(in: .global)
                let _ = log("\(r.minX) \(r.minY)")
                Color.clear.onChange(of: r.minX) { _, _ in log("changed") }
              }
            )
            .opacity(0.5).offset(x: 5).padding(.leading, 10)
        }
        .frame(maxWidth: .infinity, alignment: .leading).clipped()
        Spacer(minLength: 0)
      }, size: CGSize(width: 100, height: 50))
    #expect(log.take() == ["45.0 20.0"])
    #expect(stage.isAtRest)
  }

  @Test func unknownSpacesAreReported() throws {
    let stage = try Stage(
      GeometryReader { proxy in
        let _ = proxy.frame(in: .named("nowhere"))
        ink
      })
    #expect(stage.reports.count == 1)
    #expect(stage.reports[0].contains("nowhere"))
  }

  @Test func onlyReadersOfAMovedFrameRunAgain() async throws {
    let knob = Knob<CGFloat>(), log = Log()
    let stage = try Stage(
      Turning(knob, 10) { height in
        VStack(spacing: 0) {
          ink.frame(height: height)
          GeometryReader { proxy in
            let _ = log("frame \(proxy.frame(in: .global).minY)")
            ink
          }.frame(height: 10)
          GeometryReader { proxy in
            let _ = log("size \(proxy.size.height)")
            ink
          }.frame(height: 10)
          Spacer(minLength: 0)
        }
      }, size: CGSize(width: 20, height: 100))
    #expect(log.take().suffix(2).sorted() == ["frame 10.0", "size 10.0"])
    knob.value = 25
    await stage.update()
    // The closures are new with the body around them; the frame is then told once more.
    #expect(log.take().last == "frame 25.0")
  }

  @Test func movedReaderRunsThoughNothingElseDoes() async throws {
    let knob = Knob<CGFloat>(), log = Log()
    struct Reader: View {
      let log: Log
      var body: some View {
        GeometryReader { proxy in
          let _ = log("\(proxy.frame(in: .global).minX)")
          ink
        }
      }
    }
    struct Sizer: View {
      let log: Log
      var body: some View {
        GeometryReader { proxy in
          let _ = log("size \(proxy.size.width)")
          ink
        }
      }
    }
    let stage = try Stage(
      HStack(spacing: 0) {
        Turning(knob, 10) { ink.frame(width: $0) }
        Reader(log: log).frame(width: 20)
        Sizer(log: log).frame(width: 20)
        Spacer(minLength: 0)
      }, size: CGSize(width: 100, height: 10))
    #expect(Set(log.take()) == ["10.0", "size 20.0"])
    knob.value = 30
    await stage.update()
    #expect(log.take() == ["30.0"], "the reader of its size has not run")
    await stage.advance(3)
    #expect(log.lines == [])
  }

  @Test func measuredWidthIsRightInTheFirstFrame() async throws {
    let stage = try Stage(Measured(text: "Hello"), size: CGSize(width: 200, height: 40))
    let width = try stage.frame("text").width
    #expect(width > 20)
    #expect(abs(try stage.frame("bar").width - width) <= 1)
    #expect(stage.isAtRest && stage.counts.layers == 0, "and does not grow into it")
  }

  @Test func geometryThatNeverSettlesIsStoppedAndNamed() throws {
    struct Restless: View {
      @State private var width: CGFloat = 1
      var body: some View {
        GeometryReader { proxy in
          Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
        }
        .frame(width: width)
        .onPreferenceChange(WidthKey.self) { width = $0 + 1 }
      }
    }
    let stage = try Stage(Restless(), size: CGSize(width: 500, height: 40))
    #expect(stage.reports.contains { $0.contains("Restless") }, "\(stage.reports)")
    #expect(stage.reports.allSatisfy { !$0.contains("<") }, "\(stage.reports)")
  }

  @Test func aReaderThatIsToldOfAChangeBeforeItIsPlacedIsPlacedAllTheSame() throws {
    let log = Log()
    let stage = try Stage(
      VStack(spacing: 0) {
        GeometryReader { proxy in
          let _ = log("\(proxy.size.width)")
          Rectangle().fill(black).named("content")
        }
        // Readers that found nothing further in are told of the value that comes in here.
        Text("x").environment(\.layoutDirection, .rightToLeft).frame(height: 20)
      }, size: CGSize(width: 40, height: 60))
    #expect(try stage.frame("content") == rect(0, 0, 40, 40))
    #expect(stage.gray(20, 20) == 0)
    #expect(log.take() == ["40.0"], "and it is never built without a size")
  }
}
