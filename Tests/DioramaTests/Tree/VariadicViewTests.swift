import Diorama
import DioramaTesting
import Foundation
import Testing

private struct Weight: _ViewTraitKey {
  static var defaultValue: Int? { nil }
}
/// Lines between views, and which of them was touched.
private struct Divided: _VariadicView_MultiViewRoot {
  @State private var last = "none"
  func body(children: _VariadicView.Children) -> some View {
    let lastID = children.last?.id
    ForEach(children) { child in
      let name = child.id(as: String.self) ?? child.id(as: Int.self).map { "row \($0)" } ?? "-"
      child.onTapGesture { last = name }
      if child.id != lastID { Text(verbatim: "|") }
    }
    Text(verbatim: "\(children.count) \(last)")
  }
}
private struct Heaviest: _VariadicView_UnaryViewRoot {
  @ViewBuilder func body(children: _VariadicView.Children) -> some View {
    let sorted = children.sorted { ($0[Weight.self] ?? 0) > ($1[Weight.self] ?? 0) }
    if let first = sorted.first { first }
    Text(verbatim: sorted.map { "\($0[Weight.self] ?? -1)" }.joined(separator: " "))
  }
}

/// Containers as they were written before there were ones for it.
@MainActor @Suite struct VariadicViewTests {
  private let knob = Knob<Int>()

  @Test func aRootGoesThroughItsViews() async throws {
    let stage = try Stage(
      Turning(knob, 2) { n in
        HStack {
          _VariadicView.Tree(Divided()) {
            Text("a").id("first")
            ForEach(0..<n, id: \.self) { Text("\($0)") }
            Text("z")
          }
        }
      })
    #expect(stage.labels == ["a", "|", "0", "|", "1", "|", "z", "4 none"])
    try await stage.tap("1")
    #expect(stage.labels.last == "4 row 1", "a root has state")
    try await stage.tap("a")
    #expect(stage.labels.last == "4 first")
    try await stage.tap("z")
    #expect(stage.labels.last == "4 -")
    knob.value = 0
    await stage.update()
    #expect(stage.labels == ["a", "|", "z", "2 -"])
  }

  @Test func viewsHandValuesToIt() throws {
    let stage = try Stage(
      HStack {
        _VariadicView.Tree(Heaviest()) {
          Text("light")._trait(Weight.self, 1)
          Text("heavy").padding()._trait(Weight.self, 3)
          Text("unknown")
        }
        Text("beside")
      })
    #expect(stage.labels == ["heavy", "3 1 -1", "beside"])
    let frames = stage.elements.map(\.frame)
    #expect(frames[0].maxY <= frames[1].minY, "several views of one root are one above the other")
  }

  @Test func itsViewsAreAView() throws {
    struct All: _VariadicView.MultiViewRoot {
      func body(children: _VariadicView.Children) -> some View {
        if children.count > 1 { children[1] }
        children
      }
    }
    let stage = try Stage(
      VStack {
        _VariadicView.Tree(All()) {
          Text("a")
          Text("b")
        }
      })
    #expect(stage.labels == ["b", "a", "b"])
  }
}
