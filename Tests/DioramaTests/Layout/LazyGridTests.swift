import Diorama
import DioramaTesting
import Foundation
import Testing

/// Grids, sections and the lengths of lines.
@MainActor struct LazyGridTests {
  private let size = CGSize(width: 300, height: 300)
  private let middle = CGPoint(x: 150, y: 150)
  private func labels(_ stage: Stage) -> [String] { stage.elements.map(\.label) }

  private struct Cell: View {
    let i: Int
    let log: Log?
    var body: some View {
      let _ = log?("\(i)")
      Text(verbatim: "\(i)").frame(maxWidth: .infinity).frame(height: 90).background(Color.yellow)
    }
  }
  private struct Grid: View {
    let columns: [GridItem]
    var log: Log?
    var body: some View {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 10) {
          ForEach(0..<10_000, id: \.self) { Cell(i: $0, log: log) }
        }
      }
    }
  }

  /// 300 points hold three rows of 90 and 10 between them.
  @Test func aGridOfTenThousand() async throws {
    let log = Log()
    let stage = try Stage(
      Grid(columns: Array(repeating: GridItem(.flexible()), count: 3), log: log), size: size)
    #expect(log.take().count == 9)
    #expect(labels(stage) == (0..<9).map(String.init))
    let a = try stage.element("0").frame, e = try stage.element("4").frame
    #expect(abs(e.midX - 150) <= 0.5 && abs(e.midY - 145) <= 0.5)
    // (300 − 16) / 3 wide, with 8 between.
    #expect(abs(e.midX - a.midX - (300 - 16) / 3 - 8) <= 1)
    stage.resetCounts()
    await stage.wheel(dy: 40, at: middle)
    #expect(log.take() == ["9", "10", "11"], "a line more")
    #expect(labels(stage).first == "0")
    await stage.wheel(dy: 60, at: middle)
    #expect(labels(stage).first == "3")
    for _ in 0..<100 { await stage.wheel(dy: 40, at: middle) }
    // 4,100 points down: 41 lines of 100.
    #expect(labels(stage).first == "123")
    #expect(log.take().count == 40 * 3)
    await stage.key("End")
    #expect(labels(stage).last == "9999")
    // The last line has one view.
    #expect(abs(try stage.element("9999").frame.midX - a.midX) <= 0.5)
  }

  @Test func columnsOfAllKinds() throws {
    func widths(_ columns: [GridItem], _ width: CGFloat = 300) throws -> [CGFloat] {
      struct Probe: View {
        let i: Int
        let log: (Int, CGFloat) -> Void
        var body: some View {
          GeometryReader { g in
            let _ = log(i, g.size.width)
            Color.red
          }
          .frame(height: 20)
        }
      }
      var found: [Int: CGFloat] = [:]
      let view = ScrollView {
        LazyVGrid(columns: columns) {
          ForEach(0..<40, id: \.self) { i in Probe(i: i) { found[$0] = $1 } }
        }
      }
      _ = try Stage(view, size: CGSize(width: width, height: 30))
      // Two lines of 20 points with 8 between are seen.
      return (0..<found.count / 2).map { found[$0]! }
    }
    #expect(try widths([GridItem(.fixed(50)), GridItem(.fixed(70))]) == [50, 70])
    #expect(try widths([GridItem(.fixed(92)), GridItem(.flexible())]) == [92, 200])
    #expect(
      try widths([GridItem(.flexible(maximum: 40), spacing: 0), GridItem(.flexible())])
        == [40, 260])
    #expect(
      try widths([GridItem(.flexible(minimum: 200), spacing: 0), GridItem(.flexible())])
        == [200, 100])
    // (300 + 8) / (70 + 8) = 3.9: three, of (300 − 16) / 3.
    let three = try widths([GridItem(.adaptive(minimum: 70))])
    #expect(three.count == 3 && abs(three[0] - (300.0 - 16) / 3) < 0.001)
    #expect(try widths([GridItem(.adaptive(minimum: 40, maximum: 50), spacing: 10)]).count == 6)
    #expect(try widths([GridItem(.adaptive(minimum: 500))]) == [500], "there is always one")
  }

  @Test func cellsAlignAndTheGridToo() throws {
    let stage = try Stage(
      ScrollView {
        LazyVGrid(
          columns: [
            GridItem(.fixed(100), spacing: 0, alignment: .topLeading),
            GridItem(.fixed(100), spacing: 0, alignment: .bottomTrailing),
          ], alignment: .trailing, spacing: 0
        ) {
          Color.red.frame(width: 20, height: 20)
          Color.blue.frame(width: 20, height: 60)
          Color.green.frame(width: 100, height: 30)
          Color.black.frame(width: 10, height: 10)
        }
      }, size: size)
    // The columns are the last 200 points.
    #expect(stage.pixel(110, 10) == stage.pixel(101, 1))
    #expect(stage.pixel(110, 10) != (255, 255, 255))
    #expect(stage.pixel(110, 30) == (255, 255, 255))
    #expect(stage.pixel(290, 50) != (255, 255, 255))
    #expect(stage.pixel(270, 50) == (255, 255, 255))
    #expect(stage.pixel(150, 70) != (255, 255, 255))
    #expect(stage.pixel(295, 85) == (0, 0, 0))
    #expect(stage.pixel(295, 70) == (255, 255, 255))
    #expect(stage.pixel(50, 50) == (255, 255, 255))
  }

  @Test func aGridFromRightToLeft() async throws {
    let stage = try Stage(
      Grid(columns: Array(repeating: GridItem(.fixed(100), spacing: 0), count: 3)), size: size,
      layoutDirection: .rightToLeft)
    #expect(abs(try stage.element("0").frame.midX - 250) <= 0.5)
    #expect(abs(try stage.element("2").frame.midX - 50) <= 0.5)
  }

  @Test func aHorizontalGrid() async throws {
    let stage = try Stage(
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.flexible()), GridItem(.flexible())], spacing: 0) {
          ForEach(0..<1_000, id: \.self) { Text("\($0)").frame(width: 100) }
        }
      }, size: size)
    #expect(labels(stage) == (0..<6).map(String.init))
    let three = try stage.element("3").frame
    #expect(abs(three.midX - 150) <= 0.5 && abs(three.midY - (146 + 8 + 73)) <= 0.5)
    await stage.wheel(dx: 100, at: middle)
    #expect(labels(stage) == (2..<8).map(String.init))
  }

  // MARK: sections

  private struct Sections: View {
    var pinned: PinnedScrollableViews = []
    var rows = 10
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: pinned) {
          ForEach(0..<100, id: \.self) { s in
            Section {
              ForEach(0..<rows, id: \.self) { Text("row \(s)-\($0)").frame(height: 50) }
            } header: {
              Text("head \(s)").frame(height: 40).frame(maxWidth: .infinity).background(Color.white)
            } footer: {
              Text("foot \(s)").frame(height: 20)
            }
          }
        }
      }
    }
  }
  @Test func sectionsFollowEachOther() async throws {
    let stage = try Stage(Sections(rows: 2), size: size)
    #expect(
      labels(stage) == [
        "head 0", "row 0-0", "row 0-1", "foot 0", "head 1", "row 1-0", "row 1-1",
      ])
    // 40 + 2 · 50 + 20 points a section.
    #expect(abs(try stage.element("head 1").frame.midY - 180) <= 0.5)
    await stage.key("End")
    #expect(labels(stage).last == "foot 99")
    #expect(labels(stage).count < 9)
  }

  @Test func headersStayAtTheTop() async throws {
    let stage = try Stage(Sections(pinned: [.sectionHeaders]), size: size)
    for _ in 0..<5 { await stage.wheel(dy: 40, at: middle) }
    #expect(abs(try stage.element("head 0").frame.midY - 20) <= 0.5)
    // 200 points down: rows from 160 on are seen, the header stands in front of them.
    #expect(abs(try stage.element("row 0-4").frame.midY - (40 + 225 - 200)) <= 0.5)
    #expect(!labels(stage).contains("row 0-2"))
    // The section is 560 points long: its end pushes the header out.
    for _ in 0..<8 { await stage.wheel(dy: 40, at: middle) }
    #expect(abs(try stage.element("head 0").frame.midY - 20) <= 0.5)
    #expect(abs(try stage.element("head 1").frame.midY - (560 + 20 - 520)) <= 0.5)
    await stage.wheel(dy: 20, at: middle)
    #expect(abs(try stage.element("head 0").frame.midY - 0) <= 0.5)
    #expect(abs(try stage.element("head 1").frame.midY - 40) <= 0.5)
  }

  @Test func footersStayAtTheBottom() async throws {
    let stage = try Stage(Sections(pinned: [.sectionFooters]), size: size)
    #expect(abs(try stage.element("foot 0").frame.midY - 290) <= 0.5)
    for _ in 0..<8 { await stage.wheel(dy: 40, at: middle) }
    // Its own place, at 540.
    #expect(abs(try stage.element("foot 0").frame.midY - (550 - 320)) <= 0.5)
    #expect(abs(try stage.element("foot 1").frame.midY - 290) <= 0.5)
  }

  @Test func aHeaderHasARowOfTheGrid() throws {
    let stage = try Stage(
      ScrollView {
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 0) {
          Section("One") {
            ForEach(0..<3, id: \.self) { Text("a\($0)").frame(height: 20) }
          }
          Section(header: Text("Two"), footer: Text("End")) {
            ForEach(0..<2, id: \.self) { Text("b\($0)").frame(height: 20) }
          }
        }
      }, size: size)
    func y(_ label: String) throws -> CGFloat { try stage.element(label).frame.midY }
    #expect(labels(stage) == ["One", "a0", "a1", "a2", "Two", "b0", "b1", "End"])
    #expect(try y("a0") == y("a1"))
    #expect(try abs(y("a2") - y("a0") - 20) <= 0.5)
    #expect(try y("Two") > y("a2") && y("b0") > y("Two") && y("End") > y("b1"))
    #expect(abs(try stage.element("Two").frame.midX - 150) <= 1)
  }

  @Test func sectionsInStacks() throws {
    let stage = try Stage(
      VStack(spacing: 0) {
        Section {
          Text("a")
        } header: {
          Text("h")
        } footer: {
          Text("f")
        }
        Section { Text("b") }
        Section {
          Text("c")
        } footer: {
          Text("g")
        }
        Section(isExpanded: .constant(false)) {
          Text("d")
        } header: {
          Text("i")
        }
      }, size: size)
    #expect(labels(stage) == ["h", "a", "f", "b", "c", "g", "i"])
  }

  // MARK: lengths

  @Test func lengthsAreFoundAgain() {
    var random = Lengths(seed: 7)
    for count in [0, 1, 2, 7, 100, 1_000] {
      var lengths = LineLengths(count: count, estimate: 20)
      var plain = [CGFloat](repeating: 20, count: count)
      for _ in 0..<count {
        let i = random.next(count), v = CGFloat(random.next(60))
        lengths.set(v, of: i)
        plain[i] = v
      }
      var at: CGFloat = 0
      for i in 0..<count {
        #expect(lengths.start(of: i) == at)
        if plain[i] > 0 {
          #expect(lengths.line(at: at) == i && lengths.line(at: at + plain[i] - 0.5) == i)
        }
        at += plain[i]
      }
      #expect(lengths.total == at)
      #expect(lengths.line(at: at) == count)
      #expect(lengths.line(at: -1) == 0)
    }
  }
  private struct Lengths {
    var seed: UInt64
    mutating func next(_ n: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % max(n, 1)
    }
  }
}
