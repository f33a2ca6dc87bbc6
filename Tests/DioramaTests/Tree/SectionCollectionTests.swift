import Diorama
import DioramaTesting
import Foundation
import Testing

extension ContainerValues {
  @Entry fileprivate var color = "none"
}

/// Containers that go through the sections of what they are given.
@MainActor @Suite struct SectionCollectionTests {
  private let knob = Knob<Int>()

  @ViewBuilder private func rows(_ n: Int) -> some View {
    Text("loose")
    Section("A") {
      ForEach(0..<n, id: \.self) { Text("a\($0)") }
    }
    .containerValue(\.color, "red")
    Section {
      Text("b")
    } header: {
      Text("B")
      Text("more B")
    } footer: {
      Text("end of B")
    }
    Text("tail")
    Text("tail 2").containerValue(\.color, "blue")
  }

  @Test func eachHasItsHeaderContentAndFooter() async throws {
    let stage = try Stage(
      Turning(knob, 2) { n in
        VStack(spacing: 0) {
          ForEach(sections: rows(n)) { section in
            Text(
              "\(section.header.count) \(section.content.count) \(section.footer.count) "
                + section.containerValues.color)
            section.header.foregroundStyle(.red)
            section.content
            section.footer
          }
        }
      }, size: CGSize(width: 200, height: 600))
    #expect(
      stage.labels == [
        "0 1 0 none", "loose", "1 2 0 red", "A", "a0", "a1", "2 1 1 none", "B", "more B", "b",
        "end of B", "0 2 0 none", "tail", "tail 2",
      ])
    knob.value = 0
    await stage.update()
    #expect(stage.labels[2...3] == ["1 0 0 red", "A"] && stage.labels[4] == "2 1 1 none")
    #expect(stage.host.graph.reports == [])
  }

  @Test func groupsHaveThemAtOnce() throws {
    let stage = try Stage(
      VStack {
        Group(sections: rows(1)) { sections in
          Text("\(sections.count) sections")
          if let last = sections.last { last.content.last }
          Text(sections.flatMap(\.content).map(\.containerValues.color).joined(separator: " "))
        }
      })
    #expect(stage.labels == ["4 sections", "tail 2", "none red none none blue"])
  }

  @Test func theyAreViewsThemselves() throws {
    let stage = try Stage(
      VStack { Group(sections: rows(1)) { $0 } }, size: CGSize(width: 200, height: 600))
    let plain = try Stage(VStack { rows(1) }, size: CGSize(width: 200, height: 600))
    #expect(stage.labels == plain.labels)
    #expect(stage.hash == plain.hash)
  }

  @Test func viewsWithoutSectionsAreOne() throws {
    func sections<V: View>(_ view: V) throws -> [String] {
      try Stage(
        VStack { ForEach(sections: view) { Text("\($0.header.count)\($0.content.count)") } }
      ).labels
    }
    #expect(
      try sections(
        Group {
          Text("a")
          Text("b")
        }) == ["02"])
    #expect(try sections(EmptyView()) == [])
    #expect(try sections(Section { EmptyView() }) == ["00"])
    #expect(
      try sections(
        Section {
          Section {
            Text("in")
          } header: {
            Text("h")
          }
        }) == ["02"])
  }
}
