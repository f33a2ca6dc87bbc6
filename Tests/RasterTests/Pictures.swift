@testable import Raster

/// One picture with every command, every brush, every kind of group: what the golden hash is of.
enum Pictures {
  static let width = 320, height = 300

  /// A small picture: a gradient of colours with a transparent hole.
  static func tile(_ width: Int, _ height: Int, isOpaque: Bool = false) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height, isOpaque: isOpaque)
    for y in 0..<height {
      for x in 0..<width {
        let hole = !isOpaque && abs(2 * x - width) < width / 3 && abs(2 * y - height) < height / 3
        bitmap[x, y] =
          hole
          ? .clear
          : RGBA(Double(x) / Double(width), Double(y) / Double(height), 0.4, 1)
      }
    }
    return bitmap
  }

  /// The letter R, in steps.
  static func letter(scale: Double = 1) -> Mask {
    let rows = [
      "######..",
      "##...##.",
      "##...##.",
      "######..",
      "##.##...",
      "##..##..",
      "##...##.",
    ]
    let mask = Mask(width: 8, height: 7, dx: 0, dy: -7, scale: scale)
    for (y, row) in rows.enumerated() {
      for (x, c) in row.enumerated() where c == "#" { mask.bytes[y * 8 + x] = x < 2 ? 255 : 200 }
    }
    return mask
  }

  static func star(_ cx: Double, _ cy: Double, _ r: Double) -> Outline {
    let star = Outline()
    let points = [(0.0, -1.0), (0.588, 0.809), (-0.951, -0.309), (0.951, -0.309), (-0.588, 0.809)]
    for (i, p) in points.enumerated() {
      if i == 0 { star.move(cx, cy - r) } else { star.line(cx + p.0 * r, cy + p.1 * r) }
    }
    star.close()
    return star
  }

  static func wave(_ x: Double, _ y: Double) -> Outline {
    let wave = Outline()
    wave.move(x, y)
    wave.cubic(x + 20, y - 30, x + 30, y + 30, x + 50, y)
    wave.quad(x + 60, y - 15, x + 70, y + 8)
    return wave
  }

  static let rainbow: [(Double, SIMD4<Double>)] = [
    (0, SIMD4(1, 0, 0, 1)), (0.4, SIMD4(1, 1, 0, 1)), (0.7, SIMD4(0, 0.6, 1, 1)),
    (1, SIMD4(0.6, 0, 1, 0.2)),
  ]

  static func everything(blends withBlends: Bool = true) -> DisplayList {
    let list = DisplayList()
    list.fill(Rect(0, 0, 320, 300), RGBA(hex: 0xf4f1ea))
    figures(list)
    brushes(list)
    strokes(list)
    clips(list)
    groups(list)
    if withBlends { blends(list) }
    return list
  }

  private static func figures(_ list: DisplayList) {
    list.fill(Rect(4.5, 4.25, 40, 20), RGBA(hex: 0x2f4858))
    list.fill(
      .rounded(
        RoundedRect(
          .at(46.3, 4.6, 40, 30), tl: Radius(12, 4), tr: Radius(2), br: Radius(15), bl: Radius(0))),
      RGBA(0.9, 0.2, 0.1, 0.7))
    list.fill(.rounded(.ellipse(in: .at(90, 4, 33.3, 28))), RGBA(hex: 0x86bbd8))
    for i in 0..<4 {
      let dot = RoundedRect.ellipse(in: .at(128 + 11.25 * Double(i), 8.3, 5, 5))
      list.fill(.stroke(dot, 0.5), .black)
      list.fill(.rounded(dot.offset(0, 11)), .black)
    }
    list.fill(
      .ring(
        RoundedRect(.at(176, 4, 40, 30), radius: 12), RoundedRect(.at(182, 8, 22, 20), radius: 4)),
      RGBA(hex: 0x33658a))
    list.fill(.outline(star(238, 20, 16), evenOdd: true), RGBA(hex: 0xf6ae2d))
    list.fill(.outline(star(272, 20, 16), evenOdd: false), RGBA(hex: 0xf26419))
    list.add(.pushTransform(Matrix(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 302, ty: 4)))
    list.fill(.rounded(RoundedRect(.at(0, 0, 20, 14), radius: 5)), RGBA(hex: 0x758e4f))
    list.add(.popTransform)
  }

  private static func brushes(_ list: DisplayList) {
    let place = Matrix.translation(4, 42)
    let kinds: [GradientBrush.Kind] = [
      .linear(x0: 0, y0: 0, x1: 44, y1: 30), .linear(x0: 0, y0: 0, x1: 0, y1: 30),
      .radial(x: 22, y: 15, r0: 4, r1: 22), .conic(x: 22, y: 15, start: 0.125, end: 1.125),
      .conic(x: 22, y: 15, start: 0.5, end: -0.1),
    ]
    for (i, kind) in kinds.enumerated() {
      list.add(.pushTransform(place.concat(.translation(Double(i) * 48, 0))))
      let brush = GradientBrush(kind, stops: rainbow)
      list.add(.fill(.rounded(RoundedRect(.at(0, 0, 44, 30), radius: 6)), .gradient(brush)))
      list.add(.popTransform)
    }
    let bitmap = tile(24, 18), large = tile(160, 120, isOpaque: true)
    let images = [
      ImageBrush(bitmap, in: .at(4, 78, 24, 18)), ImageBrush(bitmap, in: .at(34, 78, 44, 30)),
      ImageBrush(large, in: .at(84, 78, 40, 30)),
      ImageBrush(bitmap, place: Matrix(a: 1.2, b: 0.5, c: -0.5, d: 1.2, tx: 145, ty: 78)),
      ImageBrush(bitmap, place: .translation(3, 2), tiles: true),
      ImageBrush(bitmap, place: Matrix(a: 2.5, b: 0, c: 0, d: 2.5, tx: 220, ty: 78), smooth: false),
    ]
    for (i, image) in images.enumerated() {
      let x = [4, 34, 84, 130, 176, 222][i]
      let figure = RoundedRect(.at(Double(x), 78, i == 0 ? 24 : 42, i == 0 ? 18 : 30), radius: 5)
      list.add(.fill(.rounded(figure), .image(image)))
    }
    list.add(.blit(bitmap, x: 270.4, y: 80))
    let text = letter(), fine = letter(scale: 2)
    list.add(.mask(text, x: 246.2, y: 52, .color(.black)))
    list.add(.mask(fine, x: 258, y: 52, .color(.black)))
    list.add(.pushTransform(Matrix(a: 2.1, b: 0.9, c: -0.9, d: 2.1, tx: 280, ty: 58)))
    let shine = GradientBrush(.linear(x0: 0, y0: -7, x1: 8, y1: 0), stops: rainbow)
    list.add(.mask(text, x: 0, y: 0, .gradient(shine)))
    list.add(.popTransform)
  }

  private static func strokes(_ list: DisplayList) {
    let pens = [
      Pen(width: 6, cap: .round, join: .round), Pen(width: 1.5, dash: [6, 3], dashPhase: 2),
      Pen(width: 5, cap: .round, dash: [0, 9]), Pen(width: 4, cap: .square, join: .bevel),
    ]
    for (i, pen) in pens.enumerated() {
      let path = wave(6 + Double(i) * 78, 128).stroked(pen)
      list.fill(.outline(path, evenOdd: false), RGBA(hex: 0x2f4858))
    }
  }

  private static func clips(_ list: DisplayList) {
    list.add(.pushClip(.rounded(RoundedRect(.at(4.5, 150.5, 60, 44), radius: 14))))
    list.add(.pushClip(.outline(star(34, 174, 34), evenOdd: false)))
    list.fill(Rect(0, 140, 100, 172), RGBA(hex: 0xf26419))
    list.fill(Rect(0, 172, 100, 200), RGBA(0, 0.3, 0.7, 0.6))
    list.add(.mask(letter(), x: 28, y: 180, .color(.white)))
    list.add(.popClip)
    list.add(.popClip)
    list.add(.shadow(RoundedRect(.at(78, 154, 50, 34), radius: 8), RGBA(0, 0, 0, 0.6), sigma: 3))
    list.fill(.rounded(RoundedRect(.at(78, 152, 50, 34), radius: 8)), .white)
  }

  private static func groups(_ list: DisplayList) {
    func pair(_ x: Double) {
      list.fill(.rounded(.ellipse(in: .at(x, 152, 26, 26))), RGBA(hex: 0xd1495b))
      list.fill(.rounded(.ellipse(in: .at(x + 14, 160, 26, 26))), RGBA(hex: 0x00798c))
    }
    list.add(.pushGroup(Group(bounds: .at(140, 152, 40, 34), opacity: 0.5)))
    pair(140)
    list.add(.popGroup)
    list.add(.pushGroup(Group(bounds: .at(192, 152, 40, 34), blur: 2.5)))
    pair(192)
    list.add(.popGroup)
    let shadow = Group.Shadow(RGBA(0, 0, 0, 0.8), sigma: 2, dx: 3.5, dy: 4)
    list.add(.pushGroup(Group(bounds: .at(240, 152, 40, 34), opacity: 0.9, shadow: shadow)))
    pair(240)
    list.add(.beginMask)
    let fade = GradientBrush(
      .linear(x0: 0, y0: 152, x1: 0, y1: 186), stops: [(0, SIMD4(0, 0, 0, 1)), (1, SIMD4())])
    list.add(.fill(.rect(.at(240, 152, 40, 34)), .gradient(fade)))
    list.add(.popGroup)
    list.add(
      .pushGroup(Group(bounds: .at(286, 152, 40, 34), blur: 9, colors: .saturation(0))))
    pair(286)
    list.add(.popGroup)
    let inner = DisplayList()
    inner.fill(.rounded(RoundedRect(.at(0, 0, 12, 12), radius: 3)), RGBA(0.2, 0.5, 0.3, 0.8))
    for i in 0..<3 {
      let at = Matrix.translation(8 + 16.3 * Double(i), 202)
      list.add(.pushTransform(at.concat(.scale(1 + 0.2 * Double(i)))))
      list.add(.list(inner))
      list.add(.popTransform)
    }
  }

  private static func blends(_ list: DisplayList) {
    for (i, blend) in Blend.allCases.enumerated() {
      let x = 6 + Double(i % 11) * 28, y = 232 + Double(i / 11) * 32
      let ramp = GradientBrush(
        .linear(x0: x, y0: 0, x1: x + 24, y1: 0), stops: Array(rainbow.dropLast()))
      list.add(.fill(.rect(.at(x, y, 24, 18)), .gradient(ramp)))
      list.add(.pushGroup(Group(bounds: .at(x + 4, y + 6, 16, 20), opacity: 0.9, blend: blend)))
      let down = GradientBrush(
        .linear(x0: 0, y0: y + 6, x1: 0, y1: y + 26),
        stops: [(0, SIMD4(0.1, 0.8, 0.4, 1)), (1, SIMD4(0.9, 0.3, 0.8, 0.5))])
      list.add(.fill(.rounded(.ellipse(in: .at(x + 4, y + 6, 16, 20))), .gradient(down)))
      list.add(.popGroup)
    }
  }
}
