/// Finds what was probably meant.
package enum Suggestion {
  /// `; did you mean "label"?`, or nothing where no name comes near.
  package static func clause(for word: String, among names: [String]) -> String {
    nearest(to: word, among: names).map { "; did you mean \"\($0)\"?" } ?? ""
  }

  /// The name that takes the fewest changes, the first of several, and none that takes more than a
  /// third of the word.
  package static func nearest(to word: String, among names: [String]) -> String? {
    let most = max(1, max(word.count, 3) / 3)
    var best: (name: String, distance: Int)?
    for name in names {
      let d = distance(word.lowercased(), name.lowercased())
      if d <= most, d < best?.distance ?? .max { best = (name, d) }
    }
    return best?.name
  }

  /// How many characters have to be put in, left out, replaced, or exchanged with their neighbours.
  private static func distance(_ a: String, _ b: String) -> Int {
    let a = Array(a), b = Array(b)
    var before: [Int] = [], last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var d = min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { d = min(d, before[j - 1] + 1) }
        row.append(d)
      }
      before = last
      last = row
    }
    return last[b.count]
  }
}
