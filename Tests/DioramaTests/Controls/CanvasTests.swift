import Diorama
import DioramaTesting
import Foundation
import Testing

/// Drawings by a function.
@MainActor @Suite struct CanvasTests {
  private func stage(
    _ width: CGFloat = 8, _ height: CGFloat = 4,
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) throws -> Stage {
    try Stage(Canvas(renderer: renderer), size: CGSize(width: width, height: height))
  }
  private func box(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) -> Path {
    Path(rect(x, y, w, h))
  }

  // MARK: paths

  @Test func fillsAndStrokesAreWhereTheyAreDrawn() throws {
    let box = box
    let stage = try stage(8, 6) { context, size in
      context.fill(box(0, 0, size.width, 1), with: .color(black))
      context.stroke(box(1.5, 2.5, 4, 2), with: .color(red))
      context.fill(box(7, 5, 4, 4), with: .color(red: 0, green: 0, blue: 1))
    }
    #expect(
      stage.drawing == """
        ########
        ........
        .rrrrr..
        .r...r..
        .rrrrr..
        .......b
        """)
  }

  @Test func whatLiesBeyondTheCanvasIsCutOff() throws {
    let stage = try Stage(
      Canvas { context, size in
        context.fill(Path(rect(-4, -4, 20, 20)), with: .color(black))
      }.frame(width: 4, height: 2), size: CGSize(width: 8, height: 4))
    #expect(
      stage.drawing == """
        ........
        ..####..
        ..####..
        ........
        """)
  }

  @Test func copiesHaveTransformsOfTheirOwn() throws {
    let box = box
    let stage = try stage { context, _ in
      var moved = context
      moved.translateBy(x: 4, y: 1)
      moved.scaleBy(x: 2, y: 1)
      moved.fill(box(0, 0, 1, 1), with: .color(red))
      context.fill(box(0, 0, 1, 1), with: .color(black))
      moved.rotate(by: .degrees(90))
      moved.fill(box(1, 0, 1, 1), with: .color(blue))
      context.concatenate(CGAffineTransform(translationX: 0, y: 3))
      context.fill(box(0, 0, 1, 1), with: .color(green))
    }
    #expect(
      stage.drawing == """
        #.......
        ....rr..
        ..bb....
        g.......
        """)
  }

  @Test func opacityAndBlending() throws {
    let stage = try stage { context, size in
      let all = Path(CGRect(origin: .zero, size: size))
      context.opacity = 0.5
      context.fill(all, with: .color(black))
      context.opacity = 1
      context.blendMode = .multiply
      context.fill(Path(rect(0, 0, 4, 4)), with: .color(Color(red: 0.5, green: 0.5, blue: 0.5)))
    }
    #expect(isNear(stage.gray(6, 1), blended(0, 0.5, over: 255)))
    #expect(isNear(stage.gray(1, 1), blended(0, 0.5, over: 255) * 0.5, 2))
  }

  // MARK: clips and layers

  @Test func clips() throws {
    let box = box
    let stage = try stage { context, size in
      let all = Path(CGRect(origin: .zero, size: size))
      var left = context
      left.clip(to: box(0, 0, 4, 4))
      left.clip(to: box(2, 1, 6, 2))
      #expect(left.clipBoundingRect == rect(2, 1, 2, 2))
      left.fill(all, with: .color(red))
      context.clip(to: box(0, 0, 7, 4), options: .inverse)
      context.fill(all, with: .color(black))
    }
    #expect(
      stage.drawing == """
        .......#
        ..rr...#
        ..rr...#
        .......#
        """)
  }

  @Test func clipsToLayers() throws {
    let box = box
    let stage = try stage { context, size in
      let all = Path(CGRect(origin: .zero, size: size))
      var masked = context
      masked.clipToLayer { layer in
        layer.fill(box(0, 0, 2, 4), with: .color(white))
        layer.fill(box(2, 0, 2, 4), with: .color(white.opacity(0.5)))
      }
      masked.fill(all, with: .color(black))
      context.clipToLayer(options: .inverse) { $0.fill(box(0, 0, 6, 4), with: .color(red)) }
      context.fill(all, with: .color(red))
    }
    #expect(stage.gray(1, 1) == 0 && isNear(stage.gray(3, 1), 127.5) && stage.gray(5, 1) == 255)
    #expect(stage.pixel(7, 1) == (255, 0, 0))
  }

  @Test func layersFadeAsOnePicture() throws {
    let stage = try stage { context, size in
      context.opacity = 0.5
      context.drawLayer { layer in
        layer.fill(Path(rect(0, 0, 6, 4)), with: .color(black))
        layer.fill(Path(rect(2, 0, 6, 4)), with: .color(black))
      }
    }
    for x in [1, 4, 7] { #expect(isNear(stage.gray(x, 1), blended(0, 0.5, over: 255))) }
  }

  // MARK: filters

  @Test func filtersThatWereAddedFirstAreAppliedLast() throws {
    // A blurred square, cut where it is half opaque: sharp again, with round corners.
    let stage = try stage(60, 60) { context, _ in
      context.addFilter(.alphaThreshold(min: 0.5, color: red))
      context.addFilter(.blur(radius: 6))
      context.drawLayer { $0.fill(Path(rect(20, 20, 20, 20)), with: .color(black)) }
    }
    #expect(stage.pixel(30, 30) == (255, 0, 0) && stage.pixel(20, 30).red == 255)
    #expect(stage.gray(20, 20) == 255, "corners are rounder")
    #expect(stage.gray(12, 30) == 255)
    var between = 0
    for y in 0..<60 {
      for x in 0..<60 where ![0, 255].contains(stage.pixel(x, y).green) { between += 1 }
    }
    #expect(between < 120, "edges are sharp: \(between)")
  }

  @Test func drops() throws {
    // Two drops that are near flow together.
    let stage = try stage(100, 40) { context, _ in
      context.addFilter(.alphaThreshold(min: 0.4, color: black))
      context.addFilter(.blur(radius: 5))
      context.drawLayer { layer in
        for x in [32, 54] as [CGFloat] {
          layer.fill(Path(ellipseIn: rect(x, 10, 18, 18)), with: .color(white))
        }
      }
    }
    #expect(stage.gray(51, 19) < 128, "between the two")
    #expect(stage.gray(51, 8) == 255)
  }

  @Test func shadows() throws {
    func draw(_ options: GraphicsContext.ShadowOptions) throws -> String {
      let stage = try stage(8, 3) { context, _ in
        context.addFilter(.shadow(color: red, radius: 0, x: 2, y: 0, options: options))
        context.fill(Path(rect(1, 1, 3, 1)), with: .color(black))
      }
      return stage.drawing
    }
    #expect(try draw([]) == "........\n.###rr..\n........")
    #expect(try draw(.shadowAbove) == "........\n.##rrr..\n........")
    #expect(try draw(.shadowOnly) == "........\n...rrr..\n........")
  }

  @Test func colours() throws {
    let orange = Color(red: 1, green: 0.5, blue: 0)
    func pixel(_ filter: GraphicsContext.Filter) throws -> (red: Int, green: Int, blue: Int) {
      try stage { context, size in
        context.addFilter(filter)
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(orange))
      }.pixel(3, 1)
    }
    #expect(try pixel(.colorInvert()) == (0, 127, 255))
    #expect(try pixel(.colorMultiply(red)) == (255, 0, 0))
    let gray = try pixel(.grayscale(1))
    #expect(gray.red == gray.green && gray.green == gray.blue)
    var swap = ColorMatrix()
    (swap.r1, swap.r3, swap.b1, swap.b3) = (0, 1, 1, 0)
    #expect(try pixel(.colorMatrix(swap)) == (0, 128, 255))
    #expect(try pixel(.luminanceToAlpha).red < 255)
    let turned = try stage(20, 20) { context, _ in
      context.addFilter(
        .projectionTransform(ProjectionTransform(CGAffineTransform(translationX: 5, y: 0))))
      context.fill(Path(rect(0, 0, 10, 10)), with: .color(black))
    }
    #expect(turned.gray(3, 5) == 255 && turned.gray(6, 5) == 0 && turned.gray(14, 5) == 0)
  }

  // MARK: shadings

  @Test func gradientsHaveTheirPointsInTheCanvas() throws {
    let ramp = Gradient(colors: [black, white])
    func row(
      _ options: GraphicsContext.GradientOptions, from: CGFloat = 10, to: CGFloat = 30
    ) throws -> [Int] {
      let stage = try stage(60, 2) { context, size in
        context.fill(
          Path(CGRect(origin: .zero, size: size)),
          with: .linearGradient(
            ramp, startPoint: CGPoint(x: from, y: 0), endPoint: CGPoint(x: to, y: 0),
            options: options))
      }
      return (0..<60).map { stage.gray($0, 0) }
    }
    let plain = try row([])
    #expect(plain[5] == 0 && plain[40] == 255 && isNear(plain[20], 255 * 10.5 / 20, 2))
    let again = try row(.repeat)
    #expect(again[40] == again[20] && again[0] == again[20] && again[31] < 30)
    let mirrored = try row(.mirror)
    #expect(abs(mirrored[39] - mirrored[20]) <= 1 && mirrored[31] > 230)
    let linear = try row(.linearColor)
    #expect(linear[20] > plain[20] + 40, "light in the middle is brighter than half")
  }

  @Test func styles() throws {
    let stage = try Stage(
      Canvas { context, size in
        context.fill(Path(rect(0, 0, 4, 4)), with: .foreground)
        context.fill(Path(rect(4, 0, 4, 4)), with: .style(.blue.opacity(1)))
        let decided = context.resolve(.style(.foreground))
        context.fill(Path(rect(8, 0, 4, 4)), with: decided)
        context.fill(Path(rect(12, 0, 4, 4)), with: .palette([.color(green), .color(red)]))
      }.foregroundColor(red), size: CGSize(width: 16, height: 4))
    #expect(stage.pixel(1, 1) == (255, 0, 0) && stage.pixel(9, 1) == (255, 0, 0))
    #expect(stage.pixel(13, 1) == (0, 255, 0))
    #expect(stage.pixel(5, 1).blue > 200)
  }

  // MARK: texts, images and views

  @Test func textsAreSetAndDrawn() throws {
    let log = Log()
    let text = Text("Hello").font(.system(size: 16))
    let canvas = try stage(80, 30) { context, size in
      let resolved = context.resolve(text)
      let all = resolved.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
      log("\(all.width > 20 && all.width < 60) \(resolved.firstBaseline(in: all) > 8)")
      context.draw(resolved, at: .zero, anchor: .topLeading)
    }
    #expect(log.take().last == "true true")
    let plain = try Stage(
      text.foregroundColor(.primary)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading),
      size: CGSize(width: 80, height: 30))
    #expect(firstDifference(canvas.bitmap, plain.bitmap) == nil, "as a view has it")
    let red = try stage(80, 30) { context, _ in
      var resolved = context.resolve(text)
      resolved.shading = .color(Color(red: 1, green: 0, blue: 0))
      context.draw(resolved, in: rect(0, 0, 80, 30))
    }
    var seen = 0
    for y in 0..<30 { for x in 0..<80 where red.pixel(x, y) == (255, 0, 0) { seen += 1 } }
    #expect(seen > 10)
  }

  @Test func symbolsAreFoundByTheirTags() throws {
    let stage = try Stage(
      Canvas { context, size in
        if let a = context.resolveSymbol(id: "a") {
          #expect(a.size == CGSize(width: 4, height: 2))
          context.draw(a, at: CGPoint(x: 4, y: 2))
          context.draw(a, at: CGPoint(x: 8, y: 4), anchor: .topLeading)
        }
        if let b = context.resolveSymbol(id: 2) { context.draw(b, in: rect(12, 0, 4, 4)) }
        #expect(context.resolveSymbol(id: "none") == nil)
      } symbols: {
        HStack(spacing: 0) {
          red
          black
        }.frame(width: 4, height: 2).tag("a")
        blue.frame(width: 1, height: 1).tag(2)
      }, size: CGSize(width: 16, height: 8))
    #expect(
      stage.drawing == """
        ............bbbb
        ..rr##......bbbb
        ..rr##......bbbb
        ............bbbb
        ........rr##....
        ........rr##....
        ................
        ................
        """)
    #expect(stage.host.elements.isEmpty)
  }

  @Test func whatSymbolsShowAnimates() async throws {
    let knob = Knob<Double>()
    let stage = try Stage(
      Turning(knob, 1) { opacity in
        Canvas { context, size in
          if let a = context.resolveSymbol(id: 0) {
            for x in [2, 6] as [CGFloat] { context.draw(a, at: CGPoint(x: x, y: 2)) }
          }
        } symbols: {
          ink.frame(width: 2, height: 2).opacity(opacity).tag(0)
        }
      }, size: CGSize(width: 8, height: 4))
    #expect(stage.gray(2, 1) == 0)
    withAnimation(.linear(duration: 1)) { knob.value = 0 }
    await stage.advance(30)
    #expect(isNear(stage.gray(2, 1), 127.5, 3) && isNear(stage.gray(6, 1), 127.5, 3))
    #expect(firstDifference(stage.bitmap, stage.host.wholePicture()) == nil)
    try await stage.settle()
    #expect(stage.gray(2, 1) == 255)
  }

  // MARK: when it is drawn

  @Test func itIsDrawnAgainForWhatItHasRead() async throws {
    struct Dial: View {
      let log: Log
      @State private var angle = 0.0
      var body: some View {
        Canvas { context, size in
          log("drawn")
          context.fill(Path(rect(0, 0, angle, size.height)), with: .color(black))
        }
        .onTapGesture { angle += 2 }
      }
    }
    let log = Log()
    let stage = try Stage(Dial(log: log), size: CGSize(width: 8, height: 4))
    #expect(log.take().count == 1, "once")
    try await stage.tap(4, 2)
    #expect(log.take().count == 1)
    #expect(stage.drawing.hasPrefix("##......"))
    await stage.advance(5)
    #expect(log.take() == [], "and not for nothing")
  }

  @Test func aSymbolStandsInItsFrame() throws {
    let canvas = Canvas { context, size in
      if let dot = context.resolveSymbol(id: 0) {
        context.draw(dot, at: CGPoint(x: size.width / 2, y: size.height / 2))
      }
    } symbols: {
      black.frame(width: 2, height: 2).offset(x: 1).frame(width: 8, height: 6).tag(0)
    }
    let stage = try Stage(canvas, size: CGSize(width: 8, height: 6))
    #expect(
      stage.drawing == """
        ........
        ........
        ....##..
        ....##..
        ........
        ........
        """)
  }

  @Test func goldenPicture() throws {
    let canvas = Canvas { context, size in
      let middle = CGPoint(x: size.width / 2, y: size.height / 2)
      for i in 0..<12 {
        var petal = context
        petal.translateBy(x: middle.x, y: middle.y)
        petal.rotate(by: .degrees(Double(i) * 30))
        petal.blendMode = .multiply
        petal.fill(
          Path(ellipseIn: rect(10, -12, 62, 24)),
          with: .linearGradient(
            Gradient(colors: [Color.yellow, Color.pink]), startPoint: CGPoint(x: 10, y: 0),
            endPoint: CGPoint(x: 72, y: 0)))
      }
      context.addFilter(.shadow(color: Color.indigo, radius: 4, y: 2))
      context.stroke(
        Path(ellipseIn: rect(middle.x - 20, middle.y - 20, 40, 40)), with: .color(white),
        style: StrokeStyle(lineWidth: 4, dash: [6, 3]))
      context.draw(Text("Canvas").font(.caption).bold(), at: middle)
      if let star = context.resolveSymbol(id: "star") {
        for x in [24, 136] as [CGFloat] { context.draw(star, at: CGPoint(x: x, y: 24)) }
      }
    } symbols: {
      Image(systemName: "star.fill").foregroundColor(.orange).font(.title).tag("star")
    }
    let stage = try Stage(canvas, size: CGSize(width: 160, height: 160), scale: 2)
    try stage.assertSnapshot(named: "flower")
  }
}
