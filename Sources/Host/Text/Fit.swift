/// How wide Inter is set where it stands for Apple's system font, as a part of its own width.
///
/// Apple's font is spaced more closely the larger it is, and has a narrower face for titles. The
/// figures are those at which a score of texts, in sizes of 12 to 34 points, are as wide as programs
/// on iOS report them, to a hundredth for most; between them it goes in straight lines.
enum Fit {
  private static let regular: [(size: Double, part: Double)] = [
    (6, 1.07), (12, 1), (17, 0.949), (22, 0.937), (80, 0.925),
  ]
  /// What is bolder than regular gives up less: Apple's bold faces are wider than Inter's.
  private static let bolder = 0.017

  /// - Parameter size: points.
  static func part(size: Double, weight: Int) -> Double {
    let more = bolder * min(max(Double(weight - 400) / 200, 0), 1)
    guard let above = regular.firstIndex(where: { $0.size >= size }) else {
      return regular[regular.count - 1].part + more
    }
    if above == 0 { return regular[0].part + more }
    let a = regular[above - 1], b = regular[above]
    return a.part + (b.part - a.part) * (size - a.size) / (b.size - a.size) + more
  }
}
