import Foundation
import Raster

/// What a layer shows of its own.
package enum LayerContent: Equatable {
  case none
  /// An area, filled or stroked with the layer's paint.
  case figure(Path, stroke: StrokeStyle?, evenOdd: Bool)
  case text(TextDrawing)
  case picture(PictureDrawing)
  /// What a function has drawn, cut at the layer's frame.
  case drawing(Recording)

  package static func == (a: LayerContent, b: LayerContent) -> Bool {
    switch (a, b) {
    case (.none, .none): true
    case (.figure(let p, let s, let e), .figure(let q, let t, let f)):
      e == f && s == t && p == q
    case (.text(let p), .text(let q)): p === q
    case (.picture(let p), .picture(let q)): p == q
    case (.drawing(let p), .drawing(let q)): p === q
    default: false
    }
  }
}

/// A laid out text, its coverage made when it is drawn.
@MainActor package final class TextDrawing {
  struct Line {
    var mask: Mask
    var x: Double
    var y: Double
    /// Straight sRGB; nil is the layer's paint.
    var color: SIMD4<Double>?
  }
  struct Rule {
    var rect: Rect
    var color: SIMD4<Double>?
  }
  package let layout: TextLayout
  private let system: any TextSystem
  private var cached: [(scale: Double, lines: [Line])] = []

  package init(layout: TextLayout, system: any TextSystem) {
    self.layout = layout
    self.system = system
  }

  /// Lines of coverage at `scale` pixels a point. The last two scales are kept.
  func lines(scale: Double) -> [Line] {
    if let hit = cached.first(where: { $0.scale == scale }) { return hit.lines }
    let lines = layout.fragments.compactMap { f -> Line? in
      guard let mask = system.mask(f.text, font: f.styling.font.request, scale: scale) else {
        return nil
      }
      return Line(mask: mask, x: f.origin.x, y: f.origin.y, color: f.styling.color)
    }
    if cached.count >= 2 { cached.removeFirst() }
    cached.append((scale, lines))
    return lines
  }

  /// Underlines and strikethroughs, a fifteenth of the size thick.
  lazy var rules: [Rule] = layout.fragments.flatMap { f -> [Rule] in
    let size = f.styling.font.request.size, thickness = max(size / 15, 0.5)
    func rules(_ line: TextLine, _ y: CGFloat) -> [Rule] {
      let top = f.origin.y + y - thickness / 2
      var x = f.origin.x, end = f.origin.x + f.width, out: [Rule] = []
      if line.dash.isEmpty {
        return [
          Rule(rect: Rect(x, top, end, top + thickness), color: line.color ?? f.styling.color)
        ]
      }
      var i = 0
      while x < end {
        let length = max(line.dash[i % line.dash.count] * thickness, 0.1)
        if i % 2 == 0 {
          out.append(
            Rule(
              rect: Rect(x, top, min(x + length, end), top + thickness),
              color: line.color ?? f.styling.color))
        }
        x += length
        i += 1
      }
      end = x
      return out
    }
    return (f.styling.underline.map { rules($0, size * 0.1) } ?? [])
      + (f.styling.strikethrough.map { rules($0, -size * 0.26) } ?? [])
  }
}

/// A picture and how it fills its layer.
package struct PictureDrawing: Equatable {
  package enum Filling: Equatable, Sendable {
    case stretch, tile
  }
  package var picture: Picture
  package var filling: Filling
  /// Points of each side that are not stretched.
  package var capInsets: EdgeInsets
  package var isSmooth: Bool
  /// Only the alpha counts, drawn in the layer's paint.
  package var isTemplate: Bool
  package init(
    picture: Picture, filling: Filling = .stretch, capInsets: EdgeInsets = EdgeInsets(),
    isSmooth: Bool = true, isTemplate: Bool = false
  ) {
    self.picture = picture
    self.filling = filling
    self.capInsets = capInsets
    self.isSmooth = isSmooth
    self.isTemplate = isTemplate
  }
  /// It is not simply as large as its layer.
  var fillsInPieces: Bool { filling == .tile || capInsets != EdgeInsets() }
  package static func == (a: PictureDrawing, b: PictureDrawing) -> Bool {
    a.picture === b.picture && a.filling == b.filling && a.capInsets == b.capInsets
      && a.isSmooth == b.isSmooth && a.isTemplate == b.isTemplate
  }
}

extension Picture {
  /// The alpha of the picture as coverage.
  var mask: Mask {
    if let kept = alphaMask { return kept }
    let m = Mask(width: bitmap.width, height: bitmap.height)
    for y in 0..<bitmap.height {
      let row = bitmap.pixels + y * bitmap.stride
      for x in 0..<bitmap.width { m.bytes[y * bitmap.width + x] = UInt8(row[x] >> 24) }
    }
    alphaMask = m
    return m
  }
}
