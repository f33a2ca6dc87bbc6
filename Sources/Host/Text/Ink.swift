import CSDL

/// One drawn run before it becomes part of a mask: coverage at several columns a pixel.
struct Ink {
  /// Bytes of coverage, row by row.
  let bytes: UnsafePointer<UInt8>
  /// Bytes from row to row, at least `right`.
  let pitch: Int
  /// The inked part, in columns and rows of `bytes`; ends are exclusive.
  let left: Int, right: Int, top: Int, bottom: Int
  /// Where column 0 and row 0 of `bytes` lie: columns from the line's pen, rows from its baseline.
  let column: Int, row: Int
  /// What keeps `bytes` alive.
  let owner: AnyObject

  /// Finds the inked part of a picture, or nil when all of it is blank.
  init?(
    owner: AnyObject, bytes: UnsafePointer<UInt8>, width: Int, height: Int, pitch: Int,
    column: Int, row: Int
  ) {
    var top = 0
    var bottom = height
    while top < bottom, Ink.isBlank(bytes + top * pitch, width) { top += 1 }
    while bottom > top, Ink.isBlank(bytes + (bottom - 1) * pitch, width) { bottom -= 1 }
    if top == bottom { return nil }
    // Each row is looked at only outside of what earlier rows have shown to be inked.
    var left = width
    var right = 0
    for y in top..<bottom {
      let line = bytes + y * pitch
      var x = 0
      while x < left, line[x] == 0 { x += 1 }
      left = x
      x = width
      while x > right, line[x - 1] == 0 { x -= 1 }
      right = x
    }
    self.bytes = bytes
    self.pitch = pitch
    (self.left, self.right, self.top, self.bottom) = (left, right, top, bottom)
    (self.column, self.row) = (column, row)
    self.owner = owner
  }

  private static func isBlank(_ line: UnsafePointer<UInt8>, _ width: Int) -> Bool {
    let raw = UnsafeRawPointer(line)
    var x = 0
    while x + 8 <= width {
      if raw.loadUnaligned(fromByteOffset: x, as: UInt64.self) != 0 { return false }
      x += 8
    }
    while x < width {
      if line[x] != 0 { return false }
      x += 1
    }
    return true
  }

  /// Adds this run to a mask whose left edge lies `left` pixels from the pen and whose top lies
  /// `top` pixels from the baseline. A pixel is the mean of its `columns`, 1, 2 or 4 of them.
  func add(to pixels: UnsafeMutablePointer<UInt8>, width: Int, left: Int, top: Int, columns: Int) {
    let first = column + self.left
    let last = column + right
    let from = max(floorDivide(first, columns), left)
    let to = min(-floorDivide(-last, columns), left + width)
    if from >= to { return }
    // Pixels whose columns all lie in the inked part; the one before and the one after may not.
    let whole = max(-floorDivide(-first, columns), from)
    let wholeEnd = max(min(floorDivide(last, columns), to), whole)
    for y in self.top..<bottom {
      let line = bytes + (y * pitch - column)
      let out = pixels + ((y + row - top) * width - left)
      for x in from..<min(whole, to) {
        add(line, from: max(x * columns, first), to: min((x + 1) * columns, last), columns, out + x)
      }
      switch columns {
      case 4: addFours(line, whole, wholeEnd, out)
      case 2: addTwos(line, whole, wholeEnd, out)
      default: addOnes(line, whole, wholeEnd, out)
      }
      for x in max(wholeEnd, min(whole, to))..<to {
        add(line, from: max(x * columns, first), to: min((x + 1) * columns, last), columns, out + x)
      }
    }
  }

  private func add(
    _ line: UnsafePointer<UInt8>, from: Int, to: Int, _ columns: Int,
    _ out: UnsafeMutablePointer<UInt8>
  ) {
    var sum = 0
    for column in from..<max(to, from) { sum += Int(line[column]) }
    out.pointee = UInt8(min(Int(out.pointee) + (sum + columns / 2) / columns, 255))
  }

  /// Four bytes as one word: most are blank, and the others add up two at a time.
  private func addFours(
    _ line: UnsafePointer<UInt8>, _ from: Int, _ to: Int, _ out: UnsafeMutablePointer<UInt8>
  ) {
    let raw = UnsafeRawPointer(line)
    var x = from
    while x < to {
      let word = raw.loadUnaligned(fromByteOffset: x &* 4, as: UInt32.self)
      if word != 0 {
        let pairs = (word & 0xff00ff) &+ ((word &>> 8) & 0xff00ff)
        let sum = (pairs &+ (pairs &>> 16)) & 0xffff
        out[x] = UInt8(min(UInt32(out[x]) &+ ((sum &+ 2) &>> 2), 255))
      }
      x &+= 1
    }
  }

  private func addTwos(
    _ line: UnsafePointer<UInt8>, _ from: Int, _ to: Int, _ out: UnsafeMutablePointer<UInt8>
  ) {
    let raw = UnsafeRawPointer(line)
    var x = from
    while x < to {
      let word = raw.loadUnaligned(fromByteOffset: x &* 2, as: UInt16.self)
      if word != 0 {
        let sum = UInt32(word & 0xff) &+ UInt32(word &>> 8)
        out[x] = UInt8(min(UInt32(out[x]) &+ ((sum &+ 1) &>> 1), 255))
      }
      x &+= 1
    }
  }

  private func addOnes(
    _ line: UnsafePointer<UInt8>, _ from: Int, _ to: Int, _ out: UnsafeMutablePointer<UInt8>
  ) {
    var x = from
    while x < to {
      if line[x] != 0 { out[x] = UInt8(min(UInt32(out[x]) &+ UInt32(line[x]), 255)) }
      x &+= 1
    }
  }
}

/// The quotient rounded down, for negative numbers too.
func floorDivide(_ a: Int, _ b: Int) -> Int { a >= 0 ? a / b : -((b - 1 - a) / b) }

/// A rendered SDL surface, freed with its last ink.
final class InkSurface {
  let surface: UnsafeMutablePointer<SDL_Surface>
  init(_ surface: UnsafeMutablePointer<SDL_Surface>) { self.surface = surface }
  deinit { SDL_FreeSurface(surface) }

  var bytes: UnsafePointer<UInt8> {
    UnsafePointer(surface.pointee.pixels.assumingMemoryBound(to: UInt8.self))
  }
  var width: Int { Int(surface.pointee.w) }
  var height: Int { Int(surface.pointee.h) }
  var pitch: Int { Int(surface.pointee.pitch) }
}

/// A drawn run with every stroke wider: what a bold face would be like where there is none.
final class ThickInk {
  let bytes: UnsafeMutablePointer<UInt8>
  let width: Int

  /// - Parameter columns: by which strokes are wider, at least 1.
  init(_ ink: InkSurface, by columns: Int) {
    width = ink.width + columns
    bytes = .allocate(capacity: width * ink.height)
    bytes.initialize(repeating: 0, count: width * ink.height)
    for y in 0..<ink.height {
      let line = ink.bytes + y * ink.pitch, out = bytes + y * width
      for x in 0..<ink.width where line[x] > 0 {
        for k in x...(x + columns) { out[k] = max(out[k], line[x]) }
      }
    }
  }
  deinit { bytes.deallocate() }
}

/// The box that stands for a character no face has: an upright outline from the baseline up.
final class MissingGlyph {
  /// The box's advance, in ems; it leaves a twentieth free on either side.
  static let advance = 0.6
  private static let margin = 0.05
  private static let height = 0.72
  private static let stroke = 0.06

  let bytes: UnsafeMutablePointer<UInt8>
  let width: Int
  let height: Int

  /// `count` boxes side by side at `pixels` an em, `times` as many columns across.
  init(count: Int, pixels: Double, across times: Double) {
    let across = pixels * times
    width = Int((Double(count) * MissingGlyph.advance * across).rounded(.up)) + 1
    height = Int((MissingGlyph.height * pixels).rounded(.up))
    bytes = .allocate(capacity: width * height)
    bytes.initialize(repeating: 0, count: width * height)
    // The top edge is where the box's height ends; strokes are at least half a pixel.
    let stroke = max(MissingGlyph.stroke * pixels, 0.5)
    let top = Double(height) - MissingGlyph.height * pixels
    for index in 0..<count {
      let x0 = (Double(index) * MissingGlyph.advance + MissingGlyph.margin) * across
      let x1 = x0 + (MissingGlyph.advance - 2 * MissingGlyph.margin) * across
      let side = stroke * times
      for y in 0..<height {
        let outer = overlap(y, top, Double(height))
        let inner = overlap(y, top + stroke, Double(height) - stroke)
        for x in Int(x0)..<min(Int(x1.rounded(.up)), width) {
          let coverage =
            overlap(x, x0, x1) * outer - overlap(x, x0 + side, x1 - side) * inner
          bytes[y * width + x] = UInt8((255 * coverage).rounded())
        }
      }
    }
  }

  deinit { bytes.deallocate() }

  /// How much of the unit from `cell` on lies between `low` and `high`.
  private func overlap(_ cell: Int, _ low: Double, _ high: Double) -> Double {
    max(0, min(Double(cell + 1), high) - max(Double(cell), low))
  }
}
