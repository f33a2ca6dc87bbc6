import Diorama
import Foundation

/// One line of a session after the header.
package struct SessionStep: Equatable, Sendable {
  package enum Action: Equatable, Sendable {
    /// Press and release within one frame.
    case tap(Target)
    /// Frames that pass.
    case wait(Int)
    /// Frames that may pass until everything is at rest.
    case settle(Int)
    case expect(Expectation)
    /// A picture by name; `tolerance` is how many of 255 levels a channel may differ, 0 for none.
    case snapshot(String, tolerance: Int)
  }
  /// Counted from 1.
  package var line: Int
  /// The line as it stands in the file.
  package var text: String
  package var action: Action
}

/// What has to be true of the element tree at one moment.
package struct Expectation: Equatable, Sendable {
  package var pattern: ElementPattern
  /// False: there must be none.
  package var exists = true
  package var isVisible: Bool?
  package var isSelected: Bool?
  package var isEnabled: Bool?
  package var isFocused: Bool?
  /// Compared as text.
  package var value: String?
  /// Window points, each number to within 0.5.
  package var frame: CGRect?
  /// How many have to match; the checks then hold for each of them.
  package var count: Int?

  package init(_ pattern: ElementPattern) { self.pattern = pattern }
}
