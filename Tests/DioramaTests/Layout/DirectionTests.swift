import Diorama
import DioramaTesting
import Foundation
import Testing

@MainActor @Suite struct DirectionTests {
  /// The same view in both directions, its frames mirrored back in the second.
  private func expectMirrored<V: View>(
    _ ids: [String], _ view: V, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let size = CGSize(width: 100, height: 40)
    let ltr = try Stage(view, size: size)
    let rtl = try Stage(view, size: size, layoutDirection: .rightToLeft)
    var isSymmetric = true
    for id in ids {
      let a = try ltr.frame(id), b = try rtl.frame(id)
      #expect(
        b == rect(100 - a.maxX, a.minY, a.width, a.height), "\(id)", sourceLocation: sourceLocation)
      if a != b { isSymmetric = false }
    }
    #expect(!isSymmetric, "nothing to mirror", sourceLocation: sourceLocation)
  }
  private func box(_ width: CGFloat, _ id: String) -> some View {
    ink.frame(width: width, height: 10).named(id)
  }

  @Test func stacksAndTheirAlignmentsMirror() throws {
    try expectMirrored(
      ["a", "b", "c"],
      HStack(spacing: 4) {
        box(10, "a")
        Spacer()
        box(20, "b")
        box(30, "c")
      })
    try expectMirrored(
      ["a", "b"],
      VStack(alignment: .leading) {
        box(30, "a")
        box(10, "b")
      })
    try expectMirrored(
      ["a", "b"],
      ZStack(alignment: .topTrailing) {
        box(30, "a")
        box(10, "b")
      })
  }

  @Test func paddingAndFramesMirror() throws {
    try expectMirrored(["a"], box(30, "a").padding(.leading, 10))
    try expectMirrored(["a"], box(30, "a").frame(width: 100, alignment: .leading))
    try expectMirrored(["a"], box(30, "a").frame(maxWidth: .infinity, alignment: .trailing))
    try expectMirrored(
      ["a"], box(30, "a").padding(EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 20)))
  }

  @Test func overlaysAndBackgroundsMirror() throws {
    let primary = ink.frame(width: 60, height: 40)
    try expectMirrored(["a"], primary.overlay(box(10, "a"), alignment: .topLeading))
    try expectMirrored(["a"], primary.background(alignment: .bottomTrailing) { box(10, "a") })
  }

  @Test func geometryReadersBeginOnTheRight() throws {
    try expectMirrored(["a"], GeometryReader { _ in box(10, "a") })
  }

  @Test func directionMayDifferInside() throws {
    let stage = try Stage(
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          box(10, "a")
          box(20, "b")
        }
        HStack(spacing: 0) {
          box(10, "c")
          box(20, "d")
        }.environment(\.layoutDirection, .rightToLeft)
      }, size: CGSize(width: 30, height: 20))
    #expect(try stage.frame("a").minX == 0)
    #expect(try stage.frame("c").minX == 20)
    #expect(try stage.frame("d").minX == 0)
  }

  @Test func directionMayChange() async throws {
    let stage = try Stage(
      HStack(spacing: 0) {
        box(10, "a")
        box(20, "b").padding(.leading, 5)
      }, size: CGSize(width: 35, height: 20))
    #expect(try stage.frame("b").minX == 15)
    stage.host.configure { $0.layoutDirection = .rightToLeft }
    await stage.advance()
    #expect(try stage.frame("a").minX == 25)
    #expect(try stage.frame("b").minX == 0)
    stage.host.configure { $0.layoutDirection = .leftToRight }
    await stage.advance()
    #expect(try stage.frame("b").minX == 15)
  }

  @Test func shapesMirrorUnlessTheyAreFixed() throws {
    struct Corner: Shape {
      func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    }
    struct Fixed: Shape {
      func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: 1, height: 1)) }
      var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    }
    let stage = try Stage(
      VStack(spacing: 0) {
        Corner().fill(black)
        Fixed().fill(black)
      }, size: CGSize(width: 4, height: 2), layoutDirection: .rightToLeft)
    #expect(
      stage.drawing == """
        ...#
        #...
        """)
  }
}
