import Foundation

/// A second way to draw what is in a view, such as the label of the segment that is selected. Which
/// of the two holds is decided for each element, without the views in it being evaluated.
@MainActor final class Emphasis {
  /// What the environment is where something is emphasised.
  var change: (inout EnvironmentValues) -> Void = { _ in }
  nonisolated init() {}
}

/// A node that draws, and whose element may be emphasised.
@MainActor protocol EmphasizedNode: _Node {
  var drawn: Element { get }
  var isEmphasized: Bool { get }
  /// Draws in the other way, or in the same way anew.
  func emphasize(_ isEmphasized: Bool, _ transaction: Transaction)
}

extension _Node {
  /// Calls `body` for all that draws, here and below.
  func forEachEmphasized(_ body: (any EmphasizedNode) -> Void) {
    if let own = self as? any EmphasizedNode { body(own) }
    forEachChild { $0.forEachEmphasized(body) }
  }
}
