import Combine

/// Shows controls what has been written through their bindings, whether or not anyone else is told: a
/// switch that is bound to a property which nobody publishes turns all the same. A view of the user's own
/// is not run again for that.
final class Echo: Source, @unchecked Sendable {
  private weak var graph: Graph?
  private var lastGroup = -1

  /// A control of the library's own is reading.
  static var isWanted: Bool {
    guard Update.reader != nil, MainQueue.isCurrent else { return false }
    return MainActor.assumeIsolated { Update.reader?.isOurs ?? false }
  }
  func listen() {
    MainActor.assumeIsolated { graph = Update.reader?.graph }
    track()
  }
  func written() {
    guard MainQueue.isCurrent else { return }
    MainActor.assumeIsolated {
      guard let graph else { return }
      let group = graph.group(for: .current)
      if group == lastGroup { return }
      lastGroup = group
      graph.add(self)
    }
  }
  @MainActor override func commit() { changed() }
}
