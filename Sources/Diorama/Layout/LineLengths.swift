import Foundation

/// How long the lines of a lazy container are: as measured, or estimated until then. Where a line
/// begins, and which one lies at a place, costs the logarithm of their number.
package struct LineLengths {
  /// Not a number where a line has not been measured.
  private var lengths: [CGFloat]
  /// Sums of the measured lengths, and how many there are, each over a power of two of lines.
  private var sums: [CGFloat]
  private var numbers: [Int32]
  /// What a line counts that has not been measured.
  package var estimate: CGFloat
  package var count: Int { lengths.count }

  package init(count: Int, estimate: CGFloat) {
    lengths = Array(repeating: .nan, count: count)
    sums = Array(repeating: 0, count: count + 1)
    numbers = Array(repeating: 0, count: count + 1)
    self.estimate = estimate
  }
  package func isKnown(_ line: Int) -> Bool { !lengths[line].isNaN }
  package func length(of line: Int) -> CGFloat { isKnown(line) ? lengths[line] : estimate }

  package mutating func set(_ length: CGFloat, of line: Int) {
    let old = lengths[line]
    if old == length { return }
    lengths[line] = length
    let delta = old.isNaN ? length : length - old, number: Int32 = old.isNaN ? 1 : 0
    var i = line + 1
    while i <= count {
      sums[i] += delta
      numbers[i] += number
      i += i & -i
    }
  }
  /// Where a line begins; for `count`, where the last one ends.
  package func start(of line: Int) -> CGFloat {
    var i = line, sum: CGFloat = 0, number: Int32 = 0
    while i > 0 {
      sum += sums[i]
      number += numbers[i]
      i -= i & -i
    }
    return sum + CGFloat(line - Int(number)) * estimate
  }
  package var total: CGFloat { start(of: count) }
  /// The line at a place: the last that begins there or before. `count` from the end on, 0 before
  /// the beginning.
  package func line(at place: CGFloat) -> Int {
    if place < 0 { return 0 }
    var step = 1
    while step * 2 <= count { step *= 2 }
    var at = 0, left = place
    while step > 0 {
      let next = at + step
      if next <= count {
        let block = sums[next] + CGFloat(step - Int(numbers[next])) * estimate
        if block <= left {
          at = next
          left -= block
        }
      }
      step /= 2
    }
    return at
  }
}
