import Diorama
import DioramaTesting
import Foundation
import Testing

/// Each subview a step below and beside the one before; a step may be its own.
private struct Stairs: Layout {
  struct Step: LayoutValueKey { static let defaultValue: CGFloat = 0 }
  var gap: CGFloat = 0
  var log: Log?
  final class Notes {
    var sizes: [CGSize] = []
  }
  func makeCache(subviews: Subviews) -> Notes {
    MainActor.assumeIsolated { log?("cache of \(subviews.count)") }
    let notes = Notes()
    notes.sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return notes
  }
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Notes
  ) -> CGSize {
    var size = CGSize.zero
    for (s, own) in zip(subviews, cache.sizes) {
      size.width += own.width + s[Step.self] + gap
      size.height += own.height
    }
    return size
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Notes
  ) {
    var place = bounds.origin
    for (s, own) in zip(subviews, cache.sizes) {
      place.x += s[Step.self]
      s.place(at: place, proposal: .unspecified)
      place.x += own.width + gap
      place.y += own.height
    }
  }
}
private struct Corners: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { proposal.replacingUnspecifiedDimensions(by: CGSize(width: 7, height: 5)) }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(
      at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing,
      proposal: ProposedViewSize(width: bounds.width / 2, height: 2))
  }
}

/// Containers that a user writes.
@MainActor @Suite struct CustomLayoutTests {
  private func box(_ width: CGFloat, _ height: CGFloat, _ id: String) -> some View {
    Color.black.frame(width: width, height: height).named(id)
  }

  @Test func subviewsGoWhereTheyArePut() throws {
    let stage = try Stage(
      Stairs {
        box(3, 2, "a")
        box(4, 1, "b").layoutValue(key: Stairs.Step.self, value: 5)
        box(2, 3, "c")
      }, size: CGSize(width: 14, height: 6))
    #expect(
      stage.drawing == """
        ###...........
        ###...........
        ........####..
        ............##
        ............##
        ............##
        """)
    #expect(try stage.frame("b") == rect(8, 2, 4, 1))
  }

  @Test func lineFromRightToLeftMirrorsThem() throws {
    let stage = try Stage(
      Stairs {
        box(3, 2, "a")
        box(4, 1, "b")
      }, size: CGSize(width: 7, height: 3), layoutDirection: .rightToLeft)
    #expect(
      stage.drawing == """
        ....###
        ....###
        ####...
        """)
  }

  @Test func anchorsAndWhatIsNotPlaced() throws {
    let stage = try Stage(
      Corners {
        Color.black.named("placed")
        box(4, 1, "left out")
      }, size: CGSize(width: 10, height: 7))
    #expect(try stage.frame("placed") == rect(5, 5, 5, 2))
    #expect(try stage.frame("left out") == rect(3, 3, 4, 1), "in the middle")
    let ideal = try Stage(
      Corners { Color.black }.named("all").fixedSize(), size: CGSize(width: 9, height: 7))
    #expect(try ideal.frame("all") == rect(1, 1, 7, 5))
  }

  @Test func changedValuesOfLayoutsAndSubviewsCount() async throws {
    let gap = Knob<CGFloat>(), step = Knob<CGFloat>()
    let stage = try Stage(
      Turning(gap, 0) { gap in
        Turning(step, 0) { step in
          Stairs(gap: gap) {
            box(3, 2, "a")
            box(4, 1, "b").layoutValue(key: Stairs.Step.self, value: step)
          }
        }.fixedSize().frame(width: 30, height: 9, alignment: .topLeading)
      }, size: CGSize(width: 30, height: 9))
    #expect(try stage.frame("b").minX == 3)
    gap.value = 2
    await stage.update()
    #expect(try stage.frame("b").minX == 5)
    step.value = 6
    await stage.update()
    #expect(try stage.frame("b").minX == 11, "a value of a subview alone")
    #expect(stage.isAtRest)
    withAnimation(.linear(duration: 0.1)) { step.value = 0 }
    await stage.update()
    #expect(!stage.isAtRest, "what is placed elsewhere moves there")
    try await stage.settle()
    #expect(try stage.frame("b").minX == 5)
  }

  @Test func cacheIsKeptUntilSubviewsChange() async throws {
    let log = Log(), count = Knob<Int>(), width = Knob<CGFloat>()
    let stage = try Stage(
      Turning(width, 20) { width in
        Turning(count, 2) { count in
          Stairs(log: log) {
            ForEach(0..<count, id: \.self) { box(2, 1, "\($0)") }
          }
        }.frame(width: width, height: 9)
      }, size: CGSize(width: 30, height: 9))
    #expect(log.take() == ["cache of 2"])
    width.value = 25
    await stage.update()
    #expect(log.take() == [], "another place for the same")
    count.value = 3
    await stage.update()
    #expect(log.take() == ["cache of 3"])
    #expect(try stage.frame("2").size == CGSize(width: 2, height: 1))
  }

  @Test func prioritiesSpacingAndGuidesAreKnown() throws {
    struct Probe: Layout {
      let log: Log
      static var layoutProperties: LayoutProperties {
        var p = LayoutProperties()
        p.stackOrientation = .horizontal
        return p
      }
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        MainActor.assumeIsolated {
          let gaps = zip(subviews, subviews.dropFirst()).map {
            $0.spacing.distance(to: $1.spacing, along: .horizontal)
          }
          if log.lines.isEmpty { log("\(subviews.map(\.priority)) \(gaps)") }
        }
        return CGSize(width: 8, height: 6)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for s in subviews { s.place(at: bounds.origin, proposal: .zero) }
      }
      func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout ()
      ) -> CGFloat? { guide == .center ? bounds.height : nil }
    }
    let log = Log()
    let stage = try Stage(
      HStack(spacing: 0) {
        Probe(log: log) {
          box(1, 1, "a").layoutPriority(2)
          box(1, 1, "b")
          Spacer()
        }.named("probe")
        box(2, 2, "c")
      }, size: CGSize(width: 20, height: 20))
    #expect(log.lines == ["[2.0, 0.0, -inf] [8.0, 0.0]"])
    let probe = try stage.frame("probe"), other = try stage.frame("c")
    #expect(other.midY == probe.maxY, "the guide of the layout's own")
  }

  @Test func priorityThatChangesIsTakenIn() async throws {
    let priority = Knob<Double>()
    let stage = try Stage(
      Turning(priority, 0) { priority in
        HStack(spacing: 0) {
          Color.black.frame(minWidth: 2).named("a").layoutPriority(priority)
          Color.black.frame(minWidth: 2).named("b")
        }
      }, size: CGSize(width: 10, height: 2))
    #expect(try stage.frame("a").width == 5)
    priority.value = 1
    await stage.update()
    #expect(try stage.frame("a").width == 8)
  }
}
