import Diorama
import DioramaTesting
import Foundation
import Testing

/// Shapes that follow the shape of their container.
@MainActor @Suite struct ContainerShapeTests {
  private func stage<V: View>(_ view: V) throws -> Stage {
    try Stage(
      ZStack {
        white
        view
      }, size: CGSize(width: 100, height: 100))
  }

  @Test func cornersHaveOneMiddle() throws {
    for inset in [CGFloat(0), 10, 20, 40] {
      let relative = try stage(
        ContainerRelativeShape().fill(black).padding(inset)
          .containerShape(RoundedRectangle(cornerRadius: 30)))
      let own = try stage(
        RoundedRectangle(cornerRadius: max(30 - inset, 0)).fill(black).padding(inset))
      #expect(relative.hash == own.hash, "\(inset)")
    }
  }

  @Test func theNearestSideCounts() throws {
    let relative = try stage(
      ContainerRelativeShape().fill(black).padding(.leading, 10).padding(.vertical, 20)
        .padding(.trailing, 30).containerShape(.rect(cornerRadius: 30)))
    let own = try stage(
      RoundedRectangle(cornerRadius: 20).fill(black).padding(.leading, 10).padding(.vertical, 20)
        .padding(.trailing, 30))
    #expect(relative.hash == own.hash)
  }

  @Test func itClipsAndIsStrokedAndStands() throws {
    let shape = RoundedRectangle(cornerRadius: 30), inner = RoundedRectangle(cornerRadius: 20)
    #expect(
      try stage(
        black.clipShape(ContainerRelativeShape()).padding(10).containerShape(shape)
      ).hash == stage(black.clipShape(inner).padding(10)).hash)
    #expect(
      try stage(
        Color.clear.background(black, in: .containerRelative).padding(10).containerShape(shape)
      ).hash == stage(Color.clear.background(black, in: inner).padding(10)).hash)
    #expect(
      try stage(
        ContainerRelativeShape().strokeBorder(black, lineWidth: 4).padding(10)
          .containerShape(shape)
      ).hash == stage(inner.strokeBorder(black, lineWidth: 4).padding(10)).hash)
    #expect(
      try stage(ContainerRelativeShape().fill(black).padding(10).containerShape(Capsule())).hash
        == stage(Capsule().fill(black).padding(10)).hash)
  }

  @Test func withoutAContainerItIsARectangle() throws {
    #expect(
      try stage(ContainerRelativeShape().fill(black).padding(10)).hash
        == stage(Rectangle().fill(black).padding(10)).hash)
    #expect(
      ContainerRelativeShape().path(in: rect(0, 0, 10, 20)).boundingRect == rect(0, 0, 10, 20))
  }

  private struct Growing: View {
    @State private var isLarge = false
    var body: some View {
      ZStack {
        ContainerRelativeShape().fill(black).padding(10)
          .containerShape(RoundedRectangle(cornerRadius: isLarge ? 40 : 20))
          .frame(width: isLarge ? 100 : 60, height: isLarge ? 100 : 60)
        Button("grow") { isLarge.toggle() }.opacity(0.02)
      }
    }
  }
  @Test func itFollows() async throws {
    let stage = try stage(Growing())
    func same(_ side: CGFloat, _ radius: CGFloat) throws -> Bool {
      let own = try self.stage(
        ZStack {
          RoundedRectangle(cornerRadius: radius).fill(black).frame(width: side, height: side)
          Button("grow") {}.opacity(0.02)
        })
      return stage.hash == own.hash
    }
    #expect(try same(40, 10))
    try await stage.tap("grow")
    try await stage.settle()
    #expect(try same(80, 30))
  }
}
