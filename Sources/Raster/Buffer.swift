/// A growable block of plain values that is reused from frame to frame. It never shrinks.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private(set) var capacity: Int

  init(_ capacity: Int = 16) {
    self.capacity = max(1, capacity)
    base = .allocate(capacity: self.capacity)
  }

  deinit { base.deallocate() }

  @inline(__always) mutating func append(_ value: Element) {
    if count == capacity { reserve(count &+ 1) }
    (base + count).initialize(to: value)
    count &+= 1
  }

  /// Makes room for `n` values in all; those beyond `count` are undefined.
  mutating func reserve(_ n: Int) {
    if n <= capacity { return }
    let larger = max(n, capacity * 2)
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    moved.initialize(from: base, count: count)
    base.deallocate()
    (base, capacity) = (moved, larger)
  }

  /// Adds `n` undefined values and returns where they are.
  @inline(__always) mutating func extend(_ n: Int) -> UnsafeMutablePointer<Element> {
    reserve(count &+ n)
    defer { count &+= n }
    return base + count
  }

  /// Room for `n` values that are about to be written; what was there is lost.
  @inline(__always) mutating func room(_ n: Int) -> UnsafeMutablePointer<Element> {
    if n > capacity {
      count = 0
      reserve(n)
    }
    return base
  }

  mutating func removeAll() { count = 0 }

  /// Keeps the first `n` values.
  mutating func truncate(_ n: Int) { count = n }
}
