import Diorama
import DioramaTesting
import Foundation
import Testing

/// What is behind a view, blurred.
@MainActor @Suite struct MaterialTests {
  private let size = CGSize(width: 120, height: 120)

  /// A black half on the left, white on the right, and a material over all of it.
  private func halves(_ material: Material, scheme: ColorScheme = .light) throws -> Stage {
    try Stage(
      ZStack {
        HStack(spacing: 0) {
          black
          white
        }
        Rectangle().fill(material)
      }, size: size, colorScheme: scheme)
  }

  @Test func whatIsBehindIsBlurredAndTinted() throws {
    let stage = try halves(.ultraThin)
    let row = (0..<120).map { stage.gray($0, 60) }
    #expect(row.allSatisfy { $0 >= 0 }, "greys stay grey")
    #expect(zip(row, row.dropFirst()).allSatisfy { $0 <= $1 }, "from dark to light")
    #expect(row[100] > row[60] + 20 && row[60] > row[20] + 20, "softly, over many points")
    #expect(row[59] - row[58] < 8)
    // 0.97·0.4 over black; the window's edge is as what is beside it.
    #expect(isNear(row[0], blended(255 * 0.97, 0.4, over: 0), 3))
    #expect(isNear(row[119], blended(255 * 0.97, 0.4, over: 255), 3))
  }

  @Test func thickerOnesHideMoreAndDarkOnesAreDark() throws {
    let all: [Material] = [.ultraThin, .thin, .regular, .bar, .thick, .ultraThick]
    let contrasts = try all.map { m in
      let stage = try halves(m)
      return stage.gray(119, 60) - stage.gray(0, 60)
    }
    #expect(contrasts == contrasts.sorted(by: >) && Set(contrasts).count == all.count)
    let dark = try all.map { try halves($0, scheme: .dark).gray(119, 60) }
    #expect(dark == dark.sorted(by: >) && dark.last! < 60)
  }

  @Test func aShapeOfMaterialIsSharp() throws {
    let stage = try Stage(
      black.overlay(
        Text(" ").frame(width: 60, height: 60).background(.thickMaterial, in: Circle())),
      size: size)
    #expect(stage.gray(60, 60) > 150 && stage.gray(32, 60) > 150)
    #expect(stage.gray(28, 60) == 0 && stage.gray(34, 34) == 0)
  }

  @Test func itFadesAsAnythingElse() throws {
    func gray(_ opacity: Double) throws -> Int {
      try Stage(black.overlay(Rectangle().fill(.regularMaterial).opacity(opacity)), size: size)
        .gray(60, 60)
    }
    let full = try gray(1)
    #expect(isNear(try gray(0.5), Double(full) / 2, 2) && full > 150)
  }

  @Test func inAGroupItShowsWhatIsBehindTheGroup() throws {
    let plain = Rectangle().fill(.thinMaterial).frame(width: 60, height: 60)
    func row(_ view: some View) throws -> [Int] {
      let stage = try Stage(
        ZStack {
          HStack(spacing: 0) {
            black
            white
          }
          view
        }, size: size)
      return (35..<85).map { stage.gray($0, 60) }
    }
    let a = try row(plain), b = try row(plain.shadow(color: .clear, radius: 3, y: 1))
    let c = try row(plain.overlay(Text(" ")).compositingGroup())
    #expect(a == c)
    #expect(zip(a, b).allSatisfy { abs($0 - $1) <= 1 })
  }

  @Test func aChangeBehindItIsDrawn() async throws {
    let knob = Knob<CGFloat>()
    let stage = try Stage(
      Turning(knob, 0) { x in
        ZStack(alignment: .topLeading) {
          white
          black.frame(width: 20, height: 20).offset(x: x, y: 50)
          red.frame(width: 10, height: 10).offset(x: 100, y: 100)
          Text("over").frame(width: 60, height: 40).background(.thinMaterial).offset(x: 30, y: 40)
        }
      }, size: size)
    let before = stage.gray(60, 60)
    for x in [40, 45, 100, 10] as [CGFloat] {
      withAnimation(.linear(duration: 0.05)) { knob.value = x }
      for _ in 0..<5 {
        await stage.advance(1)
        #expect(firstDifference(stage.bitmap, stage.host.wholePicture()) == nil, "at \(x)")
      }
    }
    #expect(before > 0)
  }

  @Test func whatIsFarFromItCostsNothingMore() async throws {
    let knob = Knob<Bool>()
    let stage = try Stage(
      Turning(knob, false) { isOn in
        ZStack(alignment: .topLeading) {
          white
          (isOn ? red : black).frame(width: 10, height: 10)
          Rectangle().fill(.ultraThinMaterial).frame(width: 20, height: 20)
            .offset(x: 250, y: 250)
        }
      }, size: CGSize(width: 300, height: 300))
    _ = stage.bitmap
    stage.resetCounts()
    knob.value = true
    await stage.update()
    _ = stage.bitmap
    #expect(stage.counts.pixels == 100)
  }

  @Test func goldenPicture() throws {
    struct Sheet: View {
      var body: some View {
        ZStack {
          LinearGradient(
            colors: [Color.orange, Color.pink, Color.blue], startPoint: .topLeading,
            endPoint: .bottomTrailing)
          VStack(spacing: 10) {
            ForEach(0..<6, id: \.self) { i in
              Rectangle().fill(i % 2 == 0 ? Color.green : Color.yellow).frame(height: 12)
            }
          }
          VStack(spacing: 8) {
            row("ultra thin", .ultraThin)
            row("thin", .thin)
            row("regular", .regular)
            row("thick", .thick)
            row("ultra thick", .ultraThick)
          }
        }
      }
      private func row(_ name: String, _ material: Material) -> some View {
        Text(name).font(.caption).frame(width: 110, height: 22)
          .background(material, in: Capsule())
      }
    }
    for scheme in [ColorScheme.light, .dark] {
      let stage = try Stage(
        Sheet(), size: CGSize(width: 160, height: 180), scale: 2, colorScheme: scheme)
      try stage.assertSnapshot(named: "materials-\(scheme)")
    }
  }
}
