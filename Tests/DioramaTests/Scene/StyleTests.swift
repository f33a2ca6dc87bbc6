import Diorama
import DioramaTesting
import Foundation
import Testing

/// What styles do besides filling.
@MainActor @Suite struct StyleTests {
  private func stage(
    _ width: CGFloat = 12, _ height: CGFloat = 4, @ViewBuilder _ content: () -> some View
  ) throws -> Stage {
    try Stage(content(), size: CGSize(width: width, height: height))
  }

  @Test func dropShadowsOfStyles() throws {
    let stage = try stage {
      Rectangle().fill(black.shadow(.drop(color: red, radius: 0, x: 2)))
        .frame(width: 4, height: 2)
    }
    #expect(
      stage.drawing == """
        ............
        ....####rr..
        ....####rr..
        ............
        """)
  }

  @Test func innerShadowsStayWithin() throws {
    let stage = try stage {
      Rectangle().fill(black.shadow(.inner(color: red, radius: 0, x: 2)))
        .frame(width: 6, height: 2)
    }
    #expect(
      stage.drawing == """
        ............
        ...rr####...
        ...rr####...
        ............
        """)
    let soft = try self.stage(40, 40) {
      Circle().fill(white.shadow(.inner(color: black, radius: 6)))
    }
    #expect(soft.gray(20, 20) > 245 && soft.gray(20, 1) < 170)
  }

  @Test func shadowsOfStylesAddUp() throws {
    let stage = try stage {
      Rectangle()
        .fill(
          black.shadow(.drop(color: red, radius: 0, x: 4))
            .shadow(.inner(color: blue, radius: 0, x: 1))
        )
        .frame(width: 4, height: 2)
    }
    #expect(
      stage.drawing == """
        ............
        ....b###rrrr
        ....b###rrrr
        ............
        """)
  }

  @Test func textsAndTheForegroundTakeShadows() throws {
    func pixels(_ view: some View) throws -> Int {
      let stage = try Stage(view, size: CGSize(width: 40, height: 30))
      var seen = 0
      for y in 0..<30 { for x in 0..<40 where stage.pixel(x, y) == (255, 0, 0) { seen += 1 } }
      return seen
    }
    let text = Text("Ink").font(.system(size: 16)).bold()
    #expect(try pixels(text.foregroundStyle(.black)) == 0)
    #expect(
      try pixels(text.foregroundStyle(black.shadow(.drop(color: red, radius: 0, y: 8)))) > 10)
    #expect(
      try pixels(
        text.foregroundStyle(.shadow(.drop(color: red, radius: 0, y: 8)))) > 10)
  }

  @Test func stylesBlend() throws {
    let stage = try stage {
      ZStack {
        Color(red: 0.5, green: 0.5, blue: 0.5)
        Rectangle().fill(multiplied)
      }
    }
    #expect(isNear(stage.gray(6, 1), 255 * 0.25, 2))
  }
  private var multiplied: AnyShapeStyle {
    func multiplied<S: ShapeStyle>(_ s: S) -> AnyShapeStyle {
      AnyShapeStyle(s.blendMode(.multiply))
    }
    return multiplied(Color(red: 0.5, green: 0.5, blue: 0.5))
  }

  @Test func luminanceBecomesAlpha() throws {
    let stage = try stage {
      HStack(spacing: 0) {
        white
        black
        Color(red: 0, green: 1, blue: 0)
      }.luminanceToAlpha()
    }
    #expect(stage.gray(1, 1) == 0, "white is black ink")
    #expect(stage.gray(6, 1) == 255, "black is nothing")
    #expect(isNear(stage.gray(10, 1), 255 * (1 - 0.7154), 2))
  }

  @Test func gradientsInOklab() throws {
    let ramp = Gradient(colors: [
      Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1),
    ])
    func middle(_ gradient: AnyGradient) throws -> (red: Int, green: Int, blue: Int) {
      try stage(101, 2) {
        Rectangle().fill(.linearGradient(gradient, startPoint: .leading, endPoint: .trailing))
      }.pixel(50, 0)
    }
    let plain = try middle(AnyGradient(ramp)), even = try middle(ramp.colorSpace(.perceptual))
    #expect(abs(plain.red - 128) < 4 && plain.green == 0)
    // Halfway between the two in Oklab: L 0.540, a 0.096, b −0.093.
    #expect(abs(even.red - 140) <= 3 && abs(even.green - 83) <= 3 && abs(even.blue - 162) <= 3)
  }

  @Test func templatesTakeGradients() throws {
    let heart = Image(systemName: "heart.fill").font(.system(size: 40))
    let stage = try stage(50, 50) {
      heart.foregroundStyle(
        LinearGradient(colors: [red, blue], startPoint: .top, endPoint: .bottom))
    }
    #expect(stage.pixel(25, 18).red > stage.pixel(25, 32).red)
  }

  @Test func windowBackground() throws {
    let dark = try Stage(
      Rectangle().fill(.windowBackground), size: CGSize(width: 4, height: 4), colorScheme: .dark)
    #expect(dark.gray(1, 1) == 0)
  }

  // MARK: meshes

  private func mesh(
    middle: SIMD2<Float> = SIMD2(0.5, 0.5), smooth: Bool = false
  ) -> MeshGradient {
    MeshGradient(
      width: 3, height: 3,
      points: [
        SIMD2(0, 0), SIMD2(0.5, 0), SIMD2(1, 0), SIMD2(0, 0.5), middle, SIMD2(1, 0.5), SIMD2(0, 1),
        SIMD2(0.5, 1), SIMD2(1, 1),
      ],
      colors: [black, black, black, black, white, black, black, black, black],
      smoothsColors: smooth)
  }

  @Test func meshesMixTheColoursOfTheirPoints() throws {
    let stage = try stage(100, 60) { mesh() }
    #expect(stage.gray(50, 30) > 245 && stage.gray(1, 1) < 5 && stage.gray(98, 58) < 5)
    #expect(isNear(stage.gray(25, 30), 127.5, 5) && isNear(stage.gray(50, 15), 127.5, 5))
    #expect(isNear(stage.gray(25, 15), 255 * 0.25, 6))
    let smooth = try self.stage(100, 60) { mesh(smooth: true) }
    #expect(isNear(smooth.gray(25, 30), 127.5, 24) && smooth.gray(40, 30) > stage.gray(40, 30))
  }

  @Test func pointsOfMeshesMove() throws {
    let stage = try stage(100, 60) { Rectangle().fill(mesh(middle: SIMD2(0.2, 0.5))) }
    #expect(stage.gray(20, 30) > 245 && stage.gray(50, 30) < stage.gray(20, 30) - 60)
  }

  @Test func meshesFade() throws {
    let stage = try stage(100, 60) { black.overlay(Rectangle().fill(mesh()).opacity(0.5)) }
    #expect(isNear(stage.gray(50, 30), 127.5, 5))
    let style = try self.stage(100, 60) { black.overlay(Rectangle().fill(mesh().secondary)) }
    #expect(isNear(style.gray(50, 30), 127.5, 5))
  }

  @Test func aMeshLeavesItsBackgroundFree() throws {
    let half = MeshGradient(
      width: 2, height: 2, points: [SIMD2(0, 0), SIMD2(0.5, 0), SIMD2(0, 1), SIMD2(0.5, 1)],
      colors: [black, black, black, black], background: red)
    let stage = try stage(40, 10) { half }
    #expect(stage.gray(10, 5) == 0 && stage.pixel(30, 5) == (255, 0, 0))
  }
}
