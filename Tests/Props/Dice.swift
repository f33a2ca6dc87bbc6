/// Numbers that look random and are the same everywhere and every time (SplitMix64; Steele, Lea and
/// Flood 2014).
package struct Dice: RandomNumberGenerator {
  private var state: UInt64
  /// Seeds that follow each other make numbers that have nothing in common.
  package init(_ seed: some BinaryInteger) {
    state = UInt64(truncatingIfNeeded: seed) &* 0x9e37_79b9_7f4a_7c15
  }
  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
  /// From 0 to below 1.
  package mutating func share() -> Double { Double(next() >> 11) / Double(1 << 53) }
  package mutating func number(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + share() * (range.upperBound - range.lowerBound)
  }
  /// From 0 to below `n`.
  package mutating func roll(_ n: Int) -> Int { Int(next() % UInt64(n)) }
}
