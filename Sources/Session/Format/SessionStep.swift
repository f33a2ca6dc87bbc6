import Diorama
import Foundation

/// One line of a session after the header, or one of the steps that a line repeats.
package struct SessionStep: Equatable, Sendable {
  package enum Action: Equatable, Sendable {
    /// Press and release within one frame, which is laid out in between.
    case tap(Target)
    /// Two taps, six frames apart.
    case doubleTap(Target)
    /// Press, and release after some seconds.
    case press(Target, duration: Double)
    /// Press, move in a straight line for some seconds, and release.
    case drag(from: Target, to: Destination, duration: Double)
    /// A drag over three fifths of an element, or of the window.
    case swipe(SwipeDirection, on: ElementPattern?)
    /// Two fingers around a place.
    case pinch(Target, Pinch)
    case down(Target, InputEvent.Button)
    /// The pointer moves in a straight line for some seconds, its button down or not.
    case move(Destination, duration: Double)
    /// Releases what `down` has pressed, where the pointer is.
    case up
    /// Ends whatever gesture is under way without effect.
    case cancel
    /// The pointer is at a place with no button down; nil: it leaves the window.
    case hover(Target?)
    /// A gesture as a hand made it.
    case pointer(RecordedPointer)
    /// Two fingers are at places, until the pointer moves alone, is released or leaves.
    case fingers(CGPoint, CGPoint)
    case wheel(WheelDelta, at: Target)
    /// A key by its W3C UI Events name, pressed and released.
    case key(String, InputEvent.Modifiers)
    case text(String)
    /// The window's size in points.
    case resize(CGSize)
    case focus(Bool)
    case set(WindowChange)
    /// Frames that pass.
    case wait(Int)
    /// Frames that may pass until everything is at rest.
    case settle(Int)
    case expect(Expectation)
    /// A picture by name; `tolerance` is how many of 255 levels a channel may differ, 0 for none.
    case snapshot(String, tolerance: Int)
    /// Steps, a number of times over.
    case again(Int, [SessionStep])
  }
  /// The path of the file that holds the line, where another file includes it; nil is the session's.
  package var file: String?
  /// Counted from 1.
  package var line: Int
  /// The step as it stands in the file.
  package var text: String
  package var action: Action
  /// What a hand did, recorded beside what it meant.
  package var recorded: RecordedPointer?
  /// Keys that are held while a pointer presses, and until it releases.
  package var modifiers: InputEvent.Modifiers

  package init(
    file: String? = nil, line: Int, text: String, action: Action, recorded: RecordedPointer? = nil,
    modifiers: InputEvent.Modifiers = []
  ) {
    self.file = file
    self.line = line
    self.text = text
    self.action = action
    self.recorded = recorded
    self.modifiers = modifiers
  }
}

/// Where a drag or a move ends.
package enum Destination: Equatable, Sendable {
  case target(Target)
  /// Points from where it begins.
  case by(CGVector)
}

package enum SwipeDirection: String, Sendable, CaseIterable { case left, right, up, down }

/// The pointer as it was recorded: places in window points and when it was there.
package struct RecordedPointer: Equatable, Sendable {
  package struct Sample: Equatable, Sendable {
    /// Since the press, or since the step began; 0 or more, never less than the one before.
    package var milliseconds: Double
    package var place: CGPoint
    /// Where the second of two fingers was; nil while there was but one.
    package var second: CGPoint?

    package init(milliseconds: Double, place: CGPoint, second: CGPoint? = nil) {
      self.milliseconds = milliseconds
      self.place = place
      self.second = second
    }
  }
  package var button: InputEvent.Button
  /// At least one. Of a whole gesture the first is the press and the last the release.
  package var samples: [Sample]

  package init(button: InputEvent.Button = .left, samples: [Sample]) {
    self.button = button
    self.samples = samples
  }
}

/// What a step changes of the window's surroundings; nil stays as it is.
package struct WindowChange: Equatable, Sendable {
  package var appearance: ColorScheme?
  package var locale: String?
  package var textSize: DynamicTypeSize?
  package var layoutDirection: LayoutDirection?
  package var reduceMotion: Bool?

  package init() {}

  package func apply(to configuration: inout WindowConfiguration) {
    if let appearance { configuration.colorScheme = appearance }
    if let locale { configuration.locale = Locale(identifier: locale) }
    if let textSize { configuration.dynamicTypeSize = textSize }
    if let layoutDirection { configuration.layoutDirection = layoutDirection }
    if let reduceMotion { configuration.reducesMotion = reduceMotion }
  }
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
