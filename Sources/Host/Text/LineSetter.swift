import CSDL
import Raster

/// Measures and draws lines that are cut into runs already.
final class LineSetter {
  /// Characters that are shaped and drawn at one go.
  static let pieceLength = 512
  /// Pixels after which a line ends: nothing is as wide, and a mask has to fit into memory.
  static let longest = 1 << 17
  /// Pixels an em, at most.
  static let largest = 2048.0

  let faces: FaceStore
  let colors: ColorGlyphs

  init(faces: FaceStore, colors: ColorGlyphs) {
    self.faces = faces
    self.colors = colors
  }

  /// An advance in ems.
  struct Width {
    /// Of what is fitted to Apple's system font, before that.
    var fitted = 0.0
    var other = 0.0
    func whole(_ fit: Double) -> Double { fitted * fit + other }
  }
  /// The advance of runs.
  func width(_ runs: [TextRun]) -> Width {
    runs.reduce(into: Width()) {
      if $1.isFitted { $0.fitted += width($1) } else { $0.other += width($1) }
    }
  }

  private func width(_ run: TextRun) -> Double {
    if let file = run.file, file.hasColors {
      return run.text.reduce(0) { $0 + colors.advance($1, file) }
    }
    guard let file = run.file, let ruler = faces.ruler(file) else {
      return Double(run.text.count) * MissingGlyph.advance
    }
    return run.pieces(of: LineSetter.pieceLength).reduce(0) {
      $0 + Double(ruler.advance($1)) / FaceStore.rulerPixels
    }
  }

  /// The coverage of runs at `pixels` an em, with pictures of what has colours, its offsets from the pen on the baseline, or nil when
  /// nothing is inked. `scale` is handed on to the mask.
  ///
  /// SDL2_ttf puts glyphs on whole pixels. Small text would be spaced unevenly, so it is drawn
  /// several columns a pixel and averaged: glyphs stand on quarters of a pixel up to 32 pixels an em,
  /// on halves up to 96.
  func mask(
    _ runs: [TextRun], pixels: Double, stretch: Double = 1, fit: Double = 1, scale: Double
  ) -> Mask? {
    let pixels = min(max(pixels, 1), LineSetter.largest)
    let columns = pixels <= 32 ? 4 : pixels <= 96 ? 2 : 1
    var inks: [Ink] = []
    var pictures: [Mask.Picture] = []
    var pen = 0.0
    let pieces = runs.flatMap { $0.pieces(of: LineSetter.pieceLength) }
    for (index, piece) in pieces.enumerated() {
      if index > 0 {
        let last = pieces[index - 1]
        pen += width(last) * stretch * (last.isFitted ? fit : 1)
      }
      let stretch = stretch * (piece.isFitted ? fit : 1)
      if pen * pixels > Double(LineSetter.longest) { break }
      if let file = piece.file, file.hasColors {
        pictures += self.pictures(piece, file, pixels: pixels, stretch, pen: pen)
        continue
      }
      let column = Int((pen * pixels * Double(columns)).rounded())
      if let ink = ink(piece, pixels: pixels, stretch, columns: columns, column: column) {
        inks.append(ink)
      }
    }
    if inks.isEmpty {
      if pictures.isEmpty { return nil }
      return Mask(width: 0, height: 0, scale: scale, pictures: pictures)
    }
    let left = inks.map { floorDivide($0.column + $0.left, columns) }.min()!
    let right = inks.map { -floorDivide(-($0.column + $0.right), columns) }.max()!
    let top = inks.map { $0.row + $0.top }.min()!
    let bottom = inks.map { $0.row + $0.bottom }.max()!
    let width = min(right - left, LineSetter.longest)
    let mask = Mask(
      width: width, height: bottom - top, dx: left, dy: top, scale: scale, pictures: pictures)
    for ink in inks {
      ink.add(to: mask.bytes, width: width, left: left, top: top, columns: columns)
    }
    return mask
  }

  /// A piece in its own colours, from left to right, its pen at `pen` ems.
  private func pictures(
    _ run: TextRun, _ file: FontFile, pixels: Double, _ stretch: Double, pen: Double
  ) -> [Mask.Picture] {
    var pen = pen
    let characters = run.isRightToLeft ? run.text.reversed() : Array(run.text)
    return characters.compactMap { character in
      defer { pen += colors.advance(character, file) * stretch }
      return colors.picture(character, file, pixels: pixels, stretch: stretch, pen: pen * pixels)
    }
  }

  /// Draws one piece with its pen at `column`.
  private func ink(
    _ run: TextRun, pixels: Double, _ stretch: Double, columns: Int, column: Int
  ) -> Ink? {
    guard let file = run.file,
      let face = faces.face(file, pixels: pixels, across: Double(columns) * stretch)
    else {
      let box = MissingGlyph(
        count: run.text.count, pixels: pixels, across: Double(columns) * stretch)
      return Ink(
        owner: box, bytes: UnsafePointer(box.bytes), width: box.width, height: box.height,
        pitch: box.width, column: column, row: -box.height)
    }
    face.shape(run)
    guard let drawn = render(face, face.guardText + run.text + face.guardText) else { return nil }
    // Without guards, ink left of the pen moves the pen's origin to the right.
    let origin =
      face.guardText.isEmpty
      ? min(run.text.unicodeScalars.first.flatMap { face.box(of: $0)?.left } ?? 0, 0)
      : -face.guardsWidth / 2
    if file.isThickened {
      // A fortieth of an em to the right, half of it to the left.
      let more = Int((pixels * stretch * Double(columns) / 40).rounded())
      let thick = ThickInk(drawn, by: max(more, 1))
      return Ink(
        owner: thick, bytes: UnsafePointer(thick.bytes), width: thick.width, height: drawn.height,
        pitch: thick.width, column: column + origin - max(more, 1) / 2,
        row: -baseline(of: drawn, face, run))
    }
    return Ink(
      owner: drawn, bytes: drawn.bytes, width: drawn.width, height: drawn.height,
      pitch: drawn.pitch, column: column + origin, row: -baseline(of: drawn, face, run))
  }

  /// Palette indices of a shaded surface are the coverage itself.
  private func render(_ face: Face, _ text: String) -> InkSurface? {
    let ink = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    let paper = SDL_Color(r: 0, g: 0, b: 0, a: 255)
    return TTF_RenderUTF8_Shaded(face.font, text, ink, paper).map(InkSurface.init)
  }

  /// The row below which descenders hang. Ink above the face's ascent moves it down and makes the
  /// surface higher; how far is read from a letter that is drawn along, which stands on it.
  private func baseline(of drawn: InkSurface, _ face: Face, _ run: TextRun) -> Int {
    if drawn.height <= face.height { return face.ascent }
    let mark: Unicode.Scalar = "H"
    if !face.guardText.isEmpty, face.provides(mark), let box = face.box(of: mark) {
      let text = face.guardText + run.text + face.guardText + String(mark)
      if let marked = render(face, text), marked.width > drawn.width - face.guardsWidth {
        let first = max(marked.width - max(box.right - box.left, 1), 0)
        for y in stride(from: marked.height - 1, through: 0, by: -1) {
          let line = marked.bytes + y * marked.pitch
          if (first..<marked.width).contains(where: { line[$0] > 127 }) { return y + 1 }
        }
      }
    }
    let highest = run.text.unicodeScalars.compactMap { face.box(of: $0)?.top }.max() ?? 0
    return max(face.ascent, highest)
  }
}
