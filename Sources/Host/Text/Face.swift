import CSDL

/// A face as it lies on disk: a font file and, in a collection, which of its faces.
struct FontFile: Hashable, Sendable {
  let path: String
  let index: Int
  /// It is drawn bolder than it is, since the family has no bold face.
  var isThickened = false
  /// It stands for Apple's system font and is set as wide as that.
  var isFitted = false
  /// Its glyphs are pictures in their own colours.
  var hasColors = false

  init(_ path: String, index: Int = 0) {
    self.path = path
    self.index = index
  }
}

/// A face opened at one size, unhinted.
final class Face {
  let font: OpaquePointer
  /// Pixels from the top of a rendered line to the baseline.
  let ascent: Int
  /// Pixels from the baseline to the bottom of what descends; positive.
  let descent: Int
  /// Pixels of a rendered line whose ink stays inside the face's own height.
  let height: Int
  /// A blank that stands at both ends of what is shaped, so that ink that sticks out at the left
  /// does not move the pen's origin and ink at the right does not widen the line. An em space: faces
  /// kern the ordinary one. Empty where the face has neither.
  let guardText: String
  /// Units that two guards side by side take, and one.
  let guardsWidth: Int
  let isBold: Bool
  private var script: Script?
  private var isRightToLeft = false

  /// Opens a face at `pixels` an em, stretched `across` times across.
  ///
  /// The size goes in as a resolution for one point, which takes fractions where the size itself
  /// does not; its steps are 1/72 pixel.
  init(_ file: FontFile, pixels: Double, across: Double) throws {
    let resolution = (72 * pixels).rounded()
    guard
      let font = TTF_OpenFontIndexDPI(
        file.path, 1, file.index, UInt32((resolution * across).rounded()), UInt32(resolution))
    else {
      throw HostError.sdl(
        "cannot open the font \(file.path)", advice: "Check that it is a font file and readable.")
    }
    TTF_SetFontHinting(font, TTF_HINTING_NONE)
    self.font = font
    isBold = TTF_GetFontStyle(font) & TTF_STYLE_BOLD != 0
    ascent = Int(TTF_FontAscent(font))
    descent = -Int(TTF_FontDescent(font))
    height = Int(TTF_FontHeight(font))
    guardText = ["\u{2003}", " "].first { Face.provides(font, $0.unicodeScalars.first!) } ?? ""
    TTF_SetFontScriptName(font, "Zyyy")
    guardsWidth = guardText.isEmpty ? 0 : Face.extent(font, guardText + guardText)
  }

  deinit { TTF_CloseFont(font) }

  func provides(_ scalar: Unicode.Scalar) -> Bool { Face.provides(font, scalar) }

  private static func provides(_ font: OpaquePointer, _ scalar: Unicode.Scalar) -> Bool {
    TTF_GlyphIsProvided32(font, scalar.value) != 0
  }

  /// The advance of a run in pixels.
  func advance(_ run: TextRun) -> Int {
    shape(run)
    guard guardText.isEmpty else {
      return max(Face.extent(font, guardText + run.text + guardText) - guardsWidth, 0)
    }
    return run.text.unicodeScalars.reduce(0) { $0 + (box(of: $1)?.advance ?? 0) }
  }

  /// Sets script and direction, which stay until the next run that differs.
  func shape(_ run: TextRun) {
    if run.script == script, run.isRightToLeft == isRightToLeft { return }
    script = run.script
    isRightToLeft = run.isRightToLeft
    TTF_SetFontScriptName(font, run.script.tag)
    TTF_SetFontDirection(font, run.isRightToLeft ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR)
  }

  /// Where the ink of a scalar's own glyph lies, in pixels from the pen, y upward.
  func box(of scalar: Unicode.Scalar) -> (left: Int, right: Int, top: Int, advance: Int)? {
    var left: Int32 = 0
    var right: Int32 = 0
    var bottom: Int32 = 0
    var top: Int32 = 0
    var advance: Int32 = 0
    let code = TTF_GlyphMetrics32(font, scalar.value, &left, &right, &bottom, &top, &advance)
    return code == 0 ? (Int(left), Int(right), Int(top), Int(advance)) : nil
  }

  private static func extent(_ font: OpaquePointer, _ text: String) -> Int {
    var width: Int32 = 0
    return TTF_SizeUTF8(font, text, &width, nil) == 0 ? Int(width) : 0
  }
}

/// Opens faces when they are first needed and closes those not used for longest.
final class FaceStore {
  private struct Key: Hashable {
    let file: FontFile
    let resolution: Int
    let across: Double
  }
  private struct Entry {
    let face: Face
    var use: Int
  }

  /// Pixels an em that texts are measured at. Unhinted advances are linear in the size, so one size
  /// measures for all of them, to a thousandth of an em.
  static let rulerPixels = 1024.0
  /// Faces opened for drawing at a time.
  static let limit = 40

  private var faces: [Key: Entry] = [:]
  private var rulers: [FontFile: Face] = [:]
  private var refused: Set<FontFile> = []
  private var uses = 0
  private let report: (String) -> Void
  /// How many faces were opened since the beginning.
  private(set) var opened = 0

  init(report: @escaping (String) -> Void) throws {
    self.report = report
    if TTF_Init() != 0 { throw HostError.sdl("SDL2_ttf does not start") }
  }

  deinit {
    faces = [:]
    rulers = [:]
    TTF_Quit()
  }

  /// The face to measure with, or nil when the file cannot be opened, which is reported once.
  func ruler(_ file: FontFile) -> Face? {
    if let ruler = rulers[file] { return ruler }
    let face = open(file, pixels: FaceStore.rulerPixels, across: 1)
    rulers[file] = face
    return face
  }

  /// The face to draw with at `pixels` an em, or nil when the file cannot be opened.
  func face(_ file: FontFile, pixels: Double, across: Double) -> Face? {
    let key = Key(file: file, resolution: Int((72 * pixels).rounded()), across: across)
    uses += 1
    if let index = faces.index(forKey: key) {
      faces.values[index].use = uses
      return faces.values[index].face
    }
    guard let face = open(file, pixels: pixels, across: across) else { return nil }
    if faces.count >= FaceStore.limit {
      let oldest = faces.min { $0.value.use < $1.value.use }
      if let oldest { faces[oldest.key] = nil }
    }
    faces[key] = Entry(face: face, use: uses)
    return face
  }

  private func open(_ file: FontFile, pixels: Double, across: Double) -> Face? {
    if refused.contains(file) { return nil }
    do {
      opened += 1
      return try Face(file, pixels: pixels, across: across)
    } catch {
      refused.insert(file)
      report("\(error)")
      return nil
    }
  }
}
