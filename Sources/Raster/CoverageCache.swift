/// Coverages kept from frame to frame: by size, corners and sub-pixel phase, or by outline.
struct CoverageCache {
  /// A rounded rectangle whose box starts in pixel (0, 0), a hole in it, or its blur.
  struct Key: Hashable {
    var shape: RoundedRect, hole: RoundedRect?, sigma = 0.0

    /// Only the numbers that tell most shapes apart, mixed to one word: hashing all of them would
    /// take longer than drawing a dot.
    func hash(into hasher: inout Hasher) {
      var h: UInt64 = 0
      func mix(_ v: Double) { h = (h ^ (h >> 29) ^ v.bitPattern) &* 0x9e37_79b9_7f4a_7c15 }
      mix(shape.rect.x0)
      mix(shape.rect.y0)
      mix(shape.rect.x1)
      mix(shape.rect.y1)
      mix(shape.tl.x)
      mix(shape.br.x)
      mix(hole?.rect.x0 ?? -1)
      mix(sigma)
      hasher.combine(h)
    }
  }

  struct OutlineKey: Hashable {
    var outline: ObjectIdentifier, version: Int, matrix: Matrix, evenOdd: Bool
  }

  private struct Entry {
    let coverage: Coverage
    /// Held so that its identity is not given to another.
    let outline: Outline?
    var used: Int
  }

  private var shapes: [Key: Entry] = [:]
  private var outlines: [OutlineKey: Entry] = [:]
  private var memory = 0
  private var frame = 0

  /// In bytes.
  private static let budget = 8 << 20

  mutating func find(_ key: Key) -> Coverage? {
    guard let at = shapes.index(forKey: key) else { return nil }
    shapes.values[at].used = frame
    return shapes.values[at].coverage
  }

  mutating func find(_ key: OutlineKey) -> Coverage? {
    guard let at = outlines.index(forKey: key) else { return nil }
    outlines.values[at].used = frame
    return outlines.values[at].coverage
  }

  mutating func keep(_ coverage: Coverage, _ key: Key) {
    memory += coverage.memory
    shapes[key] = Entry(coverage: coverage, outline: nil, used: frame)
  }

  mutating func keep(_ coverage: Coverage, _ key: OutlineKey, _ outline: Outline) {
    memory += coverage.memory
    outlines[key] = Entry(coverage: coverage, outline: outline, used: frame)
  }

  /// Ends a frame; over budget, forgets what the last sixty did not use, then what this one did not.
  mutating func endFrame() {
    if memory > Self.budget { drop(before: frame - 60) }
    if memory > Self.budget { drop(before: frame) }
    frame += 1
  }

  private mutating func drop(before: Int) {
    shapes = shapes.filter { $0.value.used >= before }
    outlines = outlines.filter { $0.value.used >= before }
    memory = 0
    for entry in shapes.values { memory += entry.coverage.memory }
    for entry in outlines.values { memory += entry.coverage.memory }
  }
}
