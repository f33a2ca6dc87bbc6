import Foundation

/// Mistakes that are found where no window is at hand; the next window to update reports them.
enum LayoutMistakes {
  struct Mistake {
    /// One of each kind is reported.
    var kind: String
    var text: String
  }
  nonisolated(unsafe) private static var pending: [Mistake] = []
  private static let lock = NSLock()
  static func note(_ text: String, kind: String) {
    lock.withLock {
      if !pending.contains(where: { $0.kind == kind }) {
        pending.append(Mistake(kind: kind, text: text))
      }
    }
  }
  static func take() -> [Mistake] {
    lock.withLock {
      let all = pending
      pending = []
      return all
    }
  }
}
