import Foundation

/// One event from outside, in window points, stamped with the virtual clock.
package struct InputEvent: Equatable, Sendable {
  package enum Button: String, Sendable, CaseIterable { case left, middle, right }
  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let shift = Modifiers(rawValue: 1)
    package static let control = Modifiers(rawValue: 2)
    package static let alt = Modifiers(rawValue: 4)
    package static let meta = Modifiers(rawValue: 8)
  }
  package enum Kind: Equatable, Sendable {
    case down(CGPoint, Button)
    case move(CGPoint)
    case up(CGPoint, Button)
    /// Two fingers are at places, until the pointer moves alone, is released or leaves. The first is
    /// the pointer while a button is down; without one, the two are felt where their middle is, and
    /// nowhere else, as those on a touchpad are.
    case fingers(CGPoint, CGPoint)
    /// The pointer has left the window while no button is down.
    case leave
    /// Whatever gesture is under way ends without effect.
    case cancel
    /// Points, positive toward the trailing and bottom content.
    case wheel(WheelDelta, at: CGPoint)
    /// A key by its W3C UI Events name.
    case key(String, isDown: Bool)
    case text(String)
    case focus(Bool)
    case resize(CGSize)
  }
  /// Seconds on the virtual clock.
  package var time: Double
  package var kind: Kind
  package var modifiers: Modifiers

  package init(time: Double, kind: Kind, modifiers: Modifiers = []) {
    self.time = time
    self.kind = kind
    self.modifiers = modifiers
  }
}

/// Two components in points.
package struct WheelDelta: Equatable, Sendable {
  package var dx: CGFloat
  package var dy: CGFloat
  package init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
