import Diorama
import Foundation

extension Stage {
  private func send(_ kind: InputEvent.Kind, _ modifiers: InputEvent.Modifiers = []) {
    host.receive(InputEvent(time: host.time, kind: kind, modifiers: modifiers))
    host.rerun()
  }
  /// Presses the primary button at a place in points.
  public func down(_ place: CGPoint) async { send(.down(place, .left)) }
  /// Moves the pointer there in a number of frames, one step each.
  /// - Parameter frames: at least 1.
  public func move(from start: CGPoint, to end: CGPoint, frames: Int = 15) async {
    let n = max(frames, 1)
    for i in 1...n {
      await advance()
      let t = CGFloat(i) / CGFloat(n)
      send(
        .move(
          CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t)))
    }
  }
  public func up(_ place: CGPoint) async { send(.up(place, .left)) }
  /// Ends whatever gesture is under way without effect.
  public func cancelGesture() async { send(.cancel) }
  /// Presses, moves in a straight line, and releases in the frame in which the end is reached.
  public func drag(from start: CGPoint, to end: CGPoint, frames: Int = 15) async {
    await down(start)
    await move(from: start, to: end, frames: frames)
    await up(end)
  }
  /// Turns the wheel: points by which content moves on, toward its trailing and bottom parts.
  public func wheel(
    dx: CGFloat = 0, dy: CGFloat = 0, at place: CGPoint, isShifted: Bool = false
  ) async {
    send(.wheel(WheelDelta(dx: dx, dy: dy), at: place), isShifted ? .shift : [])
  }
  /// Presses and releases a key, by its W3C UI Events name.
  public func key(_ name: String) async {
    send(.key(name, isDown: true))
    send(.key(name, isDown: false))
  }
  /// Gives the window another size, in points.
  public func resize(to size: CGSize) async { send(.resize(size)) }
}
