import Foundation

/// Mistakes that are found where no window is at hand; the next window to update reports them.
enum LayoutMistakes {
  nonisolated(unsafe) private static var pending: [String] = []
  private static let lock = NSLock()
  static func note(_ text: String) {
    lock.withLock { if !pending.contains(text) { pending.append(text) } }
  }
  static func take() -> [String] {
    lock.withLock {
      let all = pending
      pending = []
      return all
    }
  }
}
