/// A writing system, as far as shaping has to tell them apart.
struct Script: Hashable, Sendable {
  /// The four letters of ISO 15924 that HarfBuzz expects.
  let tag: String
  let isRightToLeft: Bool

  init(_ tag: String, isRightToLeft: Bool = false) {
    self.tag = tag
    self.isRightToLeft = isRightToLeft
  }

  /// What belongs to no script.
  static let common = Script("Zyyy")
  static let latin = Script("Latn")
  static let han = Script("Hani")
  static let kana = Script("Kana")

  /// The script of a scalar, or nil for what scripts share: digits, punctuation, symbols, marks.
  static func of(_ scalar: Unicode.Scalar) -> Script? {
    let value = scalar.value
    if value < 0x80 {
      return (value | 0x20) &- 0x61 < 26 ? latin : nil
    }
    // The last block that begins at or before the scalar.
    var low = 0
    var high = blocks.count
    while low < high {
      let middle = (low + high) / 2
      if blocks[middle].range.lowerBound <= value { low = middle + 1 } else { high = middle }
    }
    guard low > 0, blocks[low - 1].range.contains(value) else { return nil }
    return blocks[low - 1].script
  }

  private struct Block {
    let range: ClosedRange<UInt32>
    let script: Script
  }

  /// Unicode's blocks of letters in order. Shared signs inside a block are counted in with it:
  /// shaping by the neighbours' script does them no harm.
  private static let blocks: [Block] = {
    func block(_ range: ClosedRange<UInt32>, _ tag: String, rtl: Bool = false) -> Block {
      Block(range: range, script: Script(tag, isRightToLeft: rtl))
    }
    return [
      block(0xAA...0xAA, "Latn"), block(0xBA...0xBA, "Latn"), block(0xC0...0xD6, "Latn"),
      block(0xD8...0xF6, "Latn"), block(0xF8...0x2B8, "Latn"), block(0x370...0x3FF, "Grek"),
      block(0x400...0x52F, "Cyrl"), block(0x531...0x58F, "Armn"),
      block(0x591...0x5FF, "Hebr", rtl: true), block(0x600...0x6FF, "Arab", rtl: true),
      block(0x700...0x74F, "Syrc", rtl: true), block(0x750...0x77F, "Arab", rtl: true),
      block(0x780...0x7BF, "Thaa", rtl: true), block(0x7C0...0x7FF, "Nkoo", rtl: true),
      block(0x860...0x86F, "Syrc", rtl: true), block(0x870...0x8FF, "Arab", rtl: true),
      block(0x900...0x97F, "Deva"), block(0x980...0x9FF, "Beng"), block(0xA00...0xA7F, "Guru"),
      block(0xA80...0xAFF, "Gujr"), block(0xB00...0xB7F, "Orya"), block(0xB80...0xBFF, "Taml"),
      block(0xC00...0xC7F, "Telu"), block(0xC80...0xCFF, "Knda"), block(0xD00...0xD7F, "Mlym"),
      block(0xD80...0xDFF, "Sinh"), block(0xE00...0xE7F, "Thai"), block(0xE80...0xEFF, "Laoo"),
      block(0xF00...0xFFF, "Tibt"), block(0x1000...0x109F, "Mymr"), block(0x10A0...0x10FF, "Geor"),
      block(0x1100...0x11FF, "Hang"), block(0x1200...0x139F, "Ethi"),
      block(0x13A0...0x13FF, "Cher"),
      block(0x1780...0x17FF, "Khmr"), block(0x1800...0x18AF, "Mong"),
      block(0x1C80...0x1C8F, "Cyrl"),
      block(0x1C90...0x1CBF, "Geor"), block(0x1E00...0x1EFF, "Latn"),
      block(0x1F00...0x1FFF, "Grek"),
      block(0x2C60...0x2C7F, "Latn"), block(0x2DE0...0x2DFF, "Cyrl"),
      block(0x2E80...0x2FDF, "Hani"),
      block(0x3005...0x3007, "Hani"), block(0x3041...0x3096, "Kana"),
      block(0x309D...0x309F, "Kana"),
      block(0x30A1...0x30FA, "Kana"), block(0x30FC...0x30FF, "Kana"),
      block(0x3105...0x312F, "Bopo"),
      block(0x3131...0x318E, "Hang"), block(0x31F0...0x31FF, "Kana"),
      block(0x3400...0x4DBF, "Hani"),
      block(0x4E00...0x9FFF, "Hani"), block(0xA640...0xA69F, "Cyrl"),
      block(0xA720...0xA7FF, "Latn"),
      block(0xA8E0...0xA8FF, "Deva"), block(0xA960...0xA97F, "Hang"),
      block(0xAC00...0xD7FF, "Hang"),
      block(0xF900...0xFAFF, "Hani"), block(0xFB00...0xFB06, "Latn"),
      block(0xFB1D...0xFB4F, "Hebr", rtl: true), block(0xFB50...0xFDFF, "Arab", rtl: true),
      block(0xFE70...0xFEFE, "Arab", rtl: true), block(0xFF21...0xFF3A, "Latn"),
      block(0xFF41...0xFF5A, "Latn"), block(0xFF66...0xFF9D, "Kana"),
      block(0xFFA0...0xFFDC, "Hang"),
      block(0x1E900...0x1E95F, "Adlm", rtl: true), block(0x1EE00...0x1EEFF, "Arab", rtl: true),
      block(0x20000...0x3FFFF, "Hani"),
    ]
  }()
}
