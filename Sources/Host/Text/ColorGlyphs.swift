import CSDL
import Raster

/// Glyphs that bring their own colours, emoji above all: measured and drawn one character at a time,
/// from the font's pictures, which are resized.
///
/// An emoji is 1.17 em wide, as on iOS, whatever the font says.
final class ColorGlyphs {
  private struct Name: Hashable {
    let file: FontFile
    let character: Character
  }
  private struct Key: Hashable {
    let name: Name
    let width: Int
    let height: Int
  }
  /// How a character is asked of its font, and how wide it turns out, in the font's pixels.
  private struct Spelling {
    let text: String
    let advance: Int
  }

  /// Ems that an emoji takes.
  static let emWidth = 1.17
  /// What is asked of fonts that are drawn at any size; others have the sizes they have.
  private static let pixels = 128.0

  private let faces: FaceStore
  private var spellings: [Name: Spelling] = [:]
  private var units: [FontFile: Double] = [:]
  private var pictures = RecentCache<Key, Bitmap?>(budget: 8 << 20)
  private var originals = RecentCache<Name, Bitmap?>(budget: 4 << 20)

  init(faces: FaceStore) { self.faces = faces }

  private func face(_ file: FontFile) -> Face? {
    faces.face(file, pixels: ColorGlyphs.pixels, across: 1)
  }

  /// The font's pixels to an em.
  private func unit(_ file: FontFile) -> Double {
    if let known = units[file] { return known }
    let face = face(file)
    let advance = face?.box(of: "😀")?.advance ?? face?.height ?? 0
    let unit = Double(max(advance, 1)) / ColorGlyphs.emWidth
    units[file] = unit
    return unit
  }

  /// Whether the font has one glyph for all of a character.
  func isWhole(_ character: Character, _ file: FontFile) -> Bool {
    let text = String(character)
    let spelling = spelling(character, file)
    return spelling.text == text && isOne(spelling.advance, file)
  }

  private func isOne(_ advance: Int, _ file: FontFile) -> Bool {
    advance > 0 && Double(advance) <= 1.5 * unit(file) * ColorGlyphs.emWidth
  }

  /// A joined sequence that the font does not know with its skin tones is asked for without them.
  private func spelling(_ character: Character, _ file: FontFile) -> Spelling {
    let name = Name(file: file, character: character)
    if let known = spellings[name] { return known }
    var text = String(character)
    var advance = measure(text, file)
    let plain = character.unicodeScalars.filter { !$0.properties.isEmojiModifier }
    if !isOne(advance, file), plain.count < text.unicodeScalars.count, !plain.isEmpty {
      let plainText = String(String.UnicodeScalarView(plain))
      let plainAdvance = measure(plainText, file)
      if isOne(plainAdvance, file) { (text, advance) = (plainText, plainAdvance) }
    }
    let spelling = Spelling(text: text, advance: advance)
    spellings[name] = spelling
    return spelling
  }

  private func measure(_ text: String, _ file: FontFile) -> Int {
    guard let face = face(file) else { return 0 }
    face.shape(TextRun(text: text, file: file, script: .common, isRightToLeft: false))
    var width: Int32 = 0
    return TTF_SizeUTF8(face.font, text, &width, nil) == 0 ? Int(width) : 0
  }

  /// The advance in ems.
  func advance(_ character: Character, _ file: FontFile) -> Double {
    Double(spelling(character, file).advance) / unit(file)
  }

  /// The picture at `pixels` an em, `stretch` times as wide, with its pen at `pen` pixels from the
  /// line's; nil where the font draws nothing.
  func picture(
    _ character: Character, _ file: FontFile, pixels: Double, stretch: Double, pen: Double
  ) -> Mask.Picture? {
    guard let original = original(character, file), let face = face(file) else { return nil }
    let k = pixels / unit(file)
    let width = max(Int((Double(original.width) * k * stretch).rounded()), 1)
    let height = max(Int((Double(original.height) * k).rounded()), 1)
    let key = Key(name: Name(file: file, character: character), width: width, height: height)
    let bitmap: Bitmap
    if let known = pictures[key], let known {
      bitmap = known
    } else {
      bitmap = original.resized(width: width, height: height)
      pictures.insert(bitmap, for: key, cost: 4 * width * height)
    }
    let top = -(Double(face.ascent) * k).rounded()
    return Mask.Picture(bitmap, dx: Int(pen.rounded()), dy: Int(top))
  }

  private func original(_ character: Character, _ file: FontFile) -> Bitmap? {
    let name = Name(file: file, character: character)
    if let known = originals[name] { return known }
    let bitmap = render(spelling(character, file).text, file)
    let cost = bitmap.map { 4 * $0.width * $0.height } ?? 0
    originals.insert(bitmap, for: name, cost: 64 + cost)
    return bitmap
  }

  private func render(_ text: String, _ file: FontFile) -> Bitmap? {
    guard let face = face(file) else { return nil }
    face.shape(TextRun(text: text, file: file, script: .common, isRightToLeft: false))
    let ink = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    guard let surface = TTF_RenderUTF8_Blended(face.font, text, ink).map(InkSurface.init) else {
      return nil
    }
    return Bitmap(
      guessing: surface.bytes, width: surface.width, height: surface.height, pitch: surface.pitch)
  }
}

extension Character {
  /// Whether it is meant to be seen in colour: by itself, by a variation selector, as a keycap, as a
  /// flag, or with a skin tone.
  var isEmoji: Bool {
    let scalars = unicodeScalars
    let first = scalars.first!
    if first.value < 0xA9 {
      // Digits, # and * are emoji only as keycaps.
      return first.properties.isEmoji && scalars.contains("\u{20E3}")
    }
    if !first.properties.isEmoji { return false }
    if scalars.contains("\u{FE0E}") { return false }
    return scalars.contains { $0 == "\u{FE0F}" || $0.properties.isEmojiPresentation }
  }
}
