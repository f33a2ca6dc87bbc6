import Foundation
import Raster

/// What a picture is worked out from, so that pictures in between can be.
package protocol PictureSource: Sendable {
  var lanes: [Double] { get }
  /// The numbers of both mean the same.
  func isLike(_ other: any PictureSource) -> Bool
  func picture(of lanes: [Double]) -> Picture
}

/// A picture that areas are filled with.
package struct PatternPaint: Equatable, @unchecked Sendable {
  package var picture: Picture
  /// The part of the picture, in fractions of it, that is shown again and again, and its scale; nil
  /// where the whole picture is stretched.
  package var tiles: (part: CGRect, scale: CGFloat)?
  package var opacity = 1.0
  /// What the picture was worked out from.
  package var source: (any PictureSource)?
  package init(picture: Picture, tiles: (part: CGRect, scale: CGFloat)? = nil) {
    self.picture = picture
    self.tiles = tiles
  }
  package static func == (a: PatternPaint, b: PatternPaint) -> Bool {
    a.picture === b.picture && a.opacity == b.opacity && a.tiles?.part == b.tiles?.part
      && a.tiles?.scale == b.tiles?.scale
  }

  /// The brush for a rectangle, placed by a matrix from points to device pixels.
  func brush(in area: CGRect, matrix: Matrix) -> ImageBrush {
    let bitmap = picture.bitmap
    if let tiles {
      let k = tiles.scale / picture.scale
      return ImageBrush(
        picture.part(tiles.part),
        place: matrix.concat(Matrix(a: k, b: 0, c: 0, d: k, tx: area.minX, ty: area.minY)),
        tiles: true)
    }
    let x = area.width / CGFloat(max(bitmap.width, 1))
    let y = area.height / CGFloat(max(bitmap.height, 1))
    return ImageBrush(
      bitmap,
      place: matrix.concat(Matrix(a: x, b: 0, c: 0, d: y, tx: area.minX, ty: area.minY)))
  }
}

extension Picture {
  /// A part of the picture, given in fractions of its size.
  func part(_ part: CGRect) -> Bitmap {
    let w = CGFloat(bitmap.width), h = CGFloat(bitmap.height)
    func pixel(_ v: CGFloat, _ size: CGFloat) -> Int { Int((min(max(v, 0), 1) * size).rounded()) }
    let x0 = pixel(part.minX, w), y0 = pixel(part.minY, h)
    let x1 = pixel(part.maxX, w), y1 = pixel(part.maxY, h)
    if x0 == 0, y0 == 0, x1 == bitmap.width, y1 == bitmap.height { return bitmap }
    let new = Bitmap(
      width: max(x1 - x0, 0), height: max(y1 - y0, 0), isOpaque: bitmap.isOpaque)
    for y in 0..<new.height {
      (new.pixels + y * new.stride).update(
        from: bitmap.pixels + (y + y0) * bitmap.stride + x0, count: new.width)
    }
    return new
  }
}
