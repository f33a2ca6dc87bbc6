import Diorama
import Foundation
import Raster

/// Text by SDL2_ttf: Inter, the Japanese font, the emoji and the two fonts of symbols from the package,
/// then, where allowed, the machine's fonts.
///
/// Measures and draws one line at a time and keeps both. Widths do not depend on the scale, and are
/// linear in the size but for what is fitted to Apple's system font. Control characters, newlines and tabs among them, are set as spaces. A
/// character that no font has is a box, and its script is reported once.
@MainActor package final class FontSystem: TextSystem {
  private struct WidthKey: Hashable {
    let text: String
    let font: FontRequest
  }
  private struct MaskKey: Hashable {
    let text: String
    let font: FontRequest
    let scale: Double
  }

  private let faces: FaceStore
  private let catalogue: FontCatalogue
  private let setter: LineSetter
  private lazy var names: SymbolNames? = readNames()
  private var symbols: [String: SymbolText?] = [:]
  private let report: (String) -> Void
  private var widths: RecentCache<WidthKey, LineSetter.Width>
  private var masks: RecentCache<MaskKey, Mask?>
  private var metrics: [FontFile: FontMetrics] = [:]

  /// - Parameters:
  ///   - usesSystemFonts: whether fontconfig may supply what the bundled fonts lack. Pictures then
  ///     depend on the machine.
  ///   - maskBytes: how much drawn text is kept, in bytes; the least recently used goes first. At
  ///     least one line is kept. Default 8 MiB.
  ///   - report: takes each complaint once: a missing font, a missing character.
  /// - Throws: `AssetError` when a bundled font is missing, `HostError` when SDL2_ttf does not start.
  package init(
    usesSystemFonts: Bool, maskBytes: Int = 8 << 20, report: @escaping (String) -> Void
  ) throws {
    faces = try FaceStore(report: report)
    let colors = ColorGlyphs(faces: faces)
    catalogue = try FontCatalogue(
      faces: faces, colors: colors, usesSystemFonts: usesSystemFonts, report: report)
    setter = LineSetter(faces: faces, colors: colors)
    self.report = report
    widths = RecentCache(budget: 1 << 20)
    masks = RecentCache(budget: maskBytes)
  }

  /// Makes a font file of the application's known by its family's name, for `.named` requests.
  /// - Throws: `HostError` when it is no font.
  package func register(fontAt url: URL) throws { try catalogue.register(url) }

  package func metrics(_ font: FontRequest) -> FontMetrics {
    let file = catalogue.file(for: font)
    let em = metrics[file] ?? measure(file)
    let size = FontSystem.size(font)
    return FontMetrics(
      ascent: em.ascent * size, descent: em.descent * size, capHeight: em.capHeight * size)
  }

  /// A face's metrics in ems.
  private func measure(_ file: FontFile) -> FontMetrics {
    let unit = FaceStore.rulerPixels
    var em = FontMetrics(ascent: 0.96875, descent: 0.2412, capHeight: 0.727)
    if let ruler = faces.ruler(file) {
      let top = ruler.box(of: "H").flatMap { ruler.provides("H") ? $0.top : nil }
      em.ascent = CGFloat(ruler.ascent) / unit
      em.descent = CGFloat(ruler.descent) / unit
      em.capHeight = top.map { CGFloat($0) / unit } ?? em.ascent
    }
    metrics[file] = em
    return em
  }

  package func width(_ text: String, font: FontRequest) -> CGFloat {
    if text.isEmpty { return 0 }
    // Advances are linear in the size: one measure serves all sizes.
    let key = WidthKey(text: text, font: FontRequest(ofOneEm: font))
    let scale = FontSystem.size(font) * FontSystem.stretch(font), fit = FontSystem.fit(font)
    if let known = widths[key] { return known.whole(fit) * scale }
    let width = setter.width(runs(text, font))
    widths.insert(width, for: key, cost: 64 + text.utf8.count)
    return width.whole(fit) * scale
  }

  package func mask(_ text: String, font: FontRequest, scale: Double) -> Mask? {
    if text.isEmpty { return nil }
    let scale = scale.isFinite && scale > 0 ? scale : 1
    let key = MaskKey(text: text, font: font, scale: scale)
    if let known = masks[key] { return known }
    let mask = setter.mask(
      runs(text, font), pixels: FontSystem.size(font) * scale, stretch: FontSystem.stretch(font),
      fit: FontSystem.fit(font), scale: scale)
    let bytes =
      mask.map { mask in
        mask.pictures.reduce(mask.width * mask.height) {
          $0 + 4 * $1.bitmap.width * $1.bitmap.height
        }
      } ?? 0
    masks.insert(mask, for: key, cost: 128 + text.utf8.count + bytes)
    return mask
  }

  package func symbol(named name: String) -> SymbolText? {
    if let known = symbols[name] { return known }
    let symbol = names?.symbol(for: name)
    symbols[name] = .some(symbol)
    return symbol
  }

  /// Reading a thousand names takes as long as setting ten lines: only programs with symbols pay.
  private func readNames() -> SymbolNames? {
    do {
      return try SymbolNames()
    } catch {
      report("there are no symbols: \(error)")
      return nil
    }
  }

  /// Points from 1 to 2,000; what is not a number is 1.
  private static func size(_ font: FontRequest) -> Double {
    font.size >= 1 ? min(Double(font.size), 2000) : 1
  }

  /// Times as wide as the face, in steps that few faces are opened for.
  private static func stretch(_ font: FontRequest) -> Double {
    (min(max(Double(font.stretch), 0.3), 3) * 100).rounded() / 100
  }

  private static func fit(_ font: FontRequest) -> Double {
    Fit.part(size: size(font), weight: font.weight)
  }

  private func runs(_ text: String, _ font: FontRequest) -> [TextRun] {
    let text = FontSystem.printable(text)
    // Plain ASCII in the system face, which is most of it, is one run.
    if case .system = font.family, text.utf8.allSatisfy({ $0 < 0x80 }) {
      let file = catalogue.file(for: font)
      return [TextRun(text: text, file: file, script: .latin, isRightToLeft: false)]
    }
    return TextRun.runs(of: text) { catalogue.file(for: $0, request: font) }
  }

  /// The text with a space for every control character and line separator.
  private static func printable(_ text: String) -> String {
    func isControl(_ scalar: Unicode.Scalar) -> Bool {
      scalar.value < 0x20 || (0x7f...0x9f).contains(scalar.value)
        || scalar.value == 0x2028 || scalar.value == 0x2029
    }
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(isControl(scalar) ? " " : scalar) }
    return String(result)
  }
}

extension FontRequest {
  /// The same face at one point, the least there is.
  fileprivate init(ofOneEm font: FontRequest) {
    self = font
    size = 1
    stretch = 1
  }
}
