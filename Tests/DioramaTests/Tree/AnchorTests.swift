import Diorama
import DioramaTesting
import Foundation
import Testing

private struct Bounds: PreferenceKey {
  static let defaultValue: [Int: Anchor<CGRect>] = [:]
  static func reduce(
    value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]
  ) { value.merge(nextValue()) { $1 } }
}
private struct Points: PreferenceKey {
  static let defaultValue: [Anchor<CGPoint>] = []
  static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
    value += nextValue()
  }
}
private struct Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// A bar of tabs with a pill that slides under the chosen one, as articles write it.
private struct TabBar: View {
  let titles = ["Day", "Week", "Month"]
  @State var selection = 0
  var body: some View {
    HStack(spacing: 10) {
      ForEach(titles.indices, id: \.self) { i in
        Text(titles[i])
          .padding(10)
          .contentShape(Rectangle())
          .anchorPreference(key: Bounds.self, value: .bounds) { [i: $0] }
          .onTapGesture { withAnimation(.linear(duration: 1)) { selection = i } }
      }
    }
    .backgroundPreferenceValue(Bounds.self) { anchors in
      GeometryReader { proxy in
        let frame = proxy[anchors[selection]!]
        Rectangle().fill(Color(red: 1, green: 0, blue: 0))
          .frame(width: frame.width, height: frame.height)
          .offset(x: frame.minX, y: frame.minY)
      }
    }
  }
}

@MainActor @Suite struct AnchorTests {
  private let knob = Knob<Int>()
  private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.black.frame(width: width, height: height)
  }
  /// Where a line of pixels is red.
  private func red(_ stage: Stage, y: Int) -> ClosedRange<Int>? {
    let bitmap = stage.bitmap
    let xs = (0..<bitmap.width).filter { bitmap[$0, y].bits & 0xffffff == 0xff0000 }
    return xs.isEmpty ? nil : xs.first!...xs.last!
  }

  @Test func aPillSlidesUnderTheTabThatIsClicked() async throws {
    let stage = try Stage(TabBar(), size: CGSize(width: 300, height: 100))
    func tab(_ label: String) throws -> CGRect {
      try stage.element(label).frame.insetBy(dx: -10, dy: -10)
    }
    let day = try tab("Day"), month = try tab("Month")
    let y = Int(day.minY) + 3
    #expect(red(stage, y: y) == Int(day.minX)...(Int(day.maxX) - 1), "it is there from the start")
    try await stage.tap("Month")
    await stage.advance(30)
    let half = try #require(red(stage, y: y))
    #expect(abs(Double(half.lowerBound) - (day.minX + month.minX) / 2) <= 1)
    #expect(abs(Double(half.upperBound + 1) - (day.maxX + month.maxX) / 2) <= 1)
    try await stage.settle()
    #expect(red(stage, y: y) == Int(month.minX)...(Int(month.maxX) - 1))
    #expect(stage.host.graph.reports == [])
  }

  @Test func aPillStaysUnderItsTabWhenTheLayoutChanges() async throws {
    let stage = try Stage(TabBar(), size: CGSize(width: 300, height: 100))
    await stage.resize(to: CGSize(width: 400, height: 60))
    let day = try stage.element("Day").frame.insetBy(dx: -10, dy: -10)
    #expect(red(stage, y: Int(day.minY) + 3) == Int(day.minX)...(Int(day.maxX) - 1))
  }

  @Test func everySourceSaysWhereItLies() throws {
    let sources: [(Anchor<CGPoint>.Source, CGPoint)] = [
      (.topLeading, CGPoint(x: 20, y: 30)), (.top, CGPoint(x: 25, y: 30)),
      (.topTrailing, CGPoint(x: 30, y: 30)), (.leading, CGPoint(x: 20, y: 33)),
      (.center, CGPoint(x: 25, y: 33)), (.trailing, CGPoint(x: 30, y: 33)),
      (.bottomLeading, CGPoint(x: 20, y: 36)), (.bottom, CGPoint(x: 25, y: 36)),
      (.bottomTrailing, CGPoint(x: 30, y: 36)),
      (.point(CGPoint(x: 1, y: 2)), CGPoint(x: 21, y: 32)),
      (.unitPoint(UnitPoint(x: 0.1, y: 0.5)), CGPoint(x: 21, y: 33)),
    ]
    for (source, place) in sources {
      for rtl in [false, true] {
        nonisolated(unsafe) var seen: [CGPoint] = []
        let stage = try Stage(
          box(10, 6).anchorPreference(key: Points.self, value: source) { [$0] }
            .frame(width: 50, height: 66)
            .overlayPreferenceValue(Points.self) { anchors in
              GeometryReader { proxy in
                let _ = seen = anchors.map { proxy[$0] }
                Color.clear
              }
            }, size: CGSize(width: 50, height: 66),
          layoutDirection: rtl ? .rightToLeft : .leftToRight)
        let isPoint = place == CGPoint(x: 21, y: 32)
        let x = rtl && !isPoint ? 50 - place.x : place.x
        #expect(seen == [CGPoint(x: x, y: place.y)], "\(place), right to left: \(rtl)")
        #expect(stage.host.graph.reports == [])
      }
    }
  }

  @Test func sourcesMayBeSeveralOrNone() throws {
    struct Key: PreferenceKey {
      static let defaultValue: [Anchor<[CGRect]>] = []
      static func reduce(value: inout [Anchor<[CGRect]>], nextValue: () -> [Anchor<[CGRect]>]) {
        value += nextValue()
      }
    }
    struct Maybe: PreferenceKey {
      static let defaultValue: Anchor<CGPoint?>? = nil
      static func reduce(value: inout Anchor<CGPoint?>?, nextValue: () -> Anchor<CGPoint?>?) {
        value = value ?? nextValue()
      }
    }
    nonisolated(unsafe) var rects: [[CGRect]] = [], points: [CGPoint??] = []
    let none: Anchor<CGPoint>.Source? = nil
    _ = try Stage(
      box(10, 10)
        .anchorPreference(
          key: Key.self, value: .init([.bounds, .rect(CGRect(x: 1, y: 1, width: 2, height: 3))])
        ) { [$0] }
        .anchorPreference(key: Maybe.self, value: Anchor<CGPoint?>.Source(none)) { $0 }
        .overlayPreferenceValue(Key.self) { anchors in
          GeometryReader { p in
            let _ = rects = anchors.map { p[$0] }
            Color.clear
          }
        }
        .overlayPreferenceValue(Maybe.self) { anchor in
          GeometryReader { p in
            let _ = points = [anchor.map { p[$0] }]
            Color.clear
          }
        }, size: CGSize(width: 10, height: 10))
    #expect(rects == [[rect(0, 0, 10, 10), rect(1, 1, 2, 3)]])
    #expect(points.count == 1 && points[0] == .some(.none), "there is an anchor, of nothing")
  }

  @Test func eachViewOfAGroupHasItsAnchor() throws {
    nonisolated(unsafe) var seen: [CGRect] = []
    struct All: PreferenceKey {
      static let defaultValue: [Anchor<CGRect>] = []
      static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
        value += nextValue()
      }
    }
    _ = try Stage(
      HStack(spacing: 2) {
        Group {
          box(4, 4)
          box(6, 4)
        }
        .anchorPreference(key: All.self, value: .bounds) { [$0] }
      }
      .overlayPreferenceValue(All.self) { anchors in
        GeometryReader { p in
          let _ = seen = anchors.map { p[$0] }
          Color.clear
        }
      }, size: CGSize(width: 12, height: 4))
    #expect(seen == [rect(0, 0, 4, 4), rect(6, 0, 6, 4)])
  }

  @Test func anchorsAddToWhatIsHandedUp() throws {
    nonisolated(unsafe) var seen: [Int: CGRect] = [:]
    _ = try Stage(
      box(4, 4).anchorPreference(key: Bounds.self, value: .bounds) { [0: $0] }
        .padding(3)
        .transformAnchorPreference(key: Bounds.self, value: .bounds) { $0[1] = $1 }
        .overlayPreferenceValue(Bounds.self) { anchors in
          GeometryReader { p in
            let _ = seen = anchors.mapValues { p[$0] }
            Color.clear
          }
        }, size: CGSize(width: 10, height: 10))
    #expect(seen == [0: rect(3, 3, 4, 4), 1: rect(0, 0, 10, 10)])
  }

  @Test func theSecondViewFollowsWhatComesAndGoes() async throws {
    let stage = try Stage(
      Turning(knob, 1) { n in
        VStack(spacing: 0) {
          ForEach(0..<n, id: \.self) { i in
            box(10, 10).preference(key: Names.self, value: ["\(i)"])
          }
          if n == 3 { box(10, 10).preference(key: Names.self, value: ["odd"]) }
        }
        .overlayPreferenceValue(Names.self, alignment: .topLeading) { names in
          Text(names.joined(separator: " ")).fixedSize()
        }
      }, size: CGSize(width: 100, height: 100))
    #expect(stage.labels == ["0"])
    for (n, label) in [(3, "0 1 2 odd"), (2, "0 1"), (0, ""), (1, "0")] {
      knob.value = n
      await stage.update()
      #expect(stage.labels == (label.isEmpty ? [] : [label]), "\(n)")
    }
  }

  @Test func listenersHearOfWhatComesAndGoes() async throws {
    let log = Log()
    let stage = try Stage(
      Turning(knob, 1) { n in
        VStack {
          if n > 0 { box(1, 1).preference(key: Names.self, value: ["a"]) }
          ForEach(0..<max(n - 1, 0), id: \.self) { i in
            box(1, 1).preference(key: Names.self, value: ["\(i)"])
          }
        }.onPreferenceChange(Names.self) { names in
          MainActor.assumeIsolated { log(names.joined(separator: " ")) }
        }
      }, size: CGSize(width: 100, height: 100))
    #expect(log.take() == ["a"])
    for (n, line) in [(0, ""), (3, "a 0 1"), (2, "a 0")] {
      knob.value = n
      await stage.update()
      #expect(log.take() == [line], "\(n)")
    }
  }

  @Test func aChangeElsewhereAsksNobody() async throws {
    let other = Knob<Int>()
    nonisolated(unsafe) var runs = 0
    let stage = try Stage(
      VStack {
        Turning(other, 0) { n in Text("\(n)") }
        box(4, 4).anchorPreference(key: Bounds.self, value: .bounds) { [0: $0] }
          .overlayPreferenceValue(Bounds.self) { anchors in
            GeometryReader { p in
              let _ = runs += 1
              Color.clear.frame(width: p[anchors[0]!].width)
            }
          }
      }, size: CGSize(width: 100, height: 100))
    let before = runs
    other.value = 7
    await stage.update()
    #expect(runs == before)
    #expect(stage.labels == ["7"])
  }

  @Test func anchorsAreEqualWhereTheyAreTheSamePlaceOfTheSameView() throws {
    nonisolated(unsafe) var found: [Anchor<CGPoint>] = []
    _ = try Stage(
      HStack {
        box(1, 1).anchorPreference(key: Points.self, value: .top) { [$0, $0] }
        box(1, 1).anchorPreference(key: Points.self, value: .top) { [$0] }
      }.backgroundPreferenceValue(Points.self) { anchors in
        let _ = found = anchors
        EmptyView()
      }, size: CGSize(width: 20, height: 20))
    #expect(found.count == 3)
    #expect(found[0] == found[1] && found[0].hashValue == found[1].hashValue)
    #expect(found[0] != found[2])
  }
}
