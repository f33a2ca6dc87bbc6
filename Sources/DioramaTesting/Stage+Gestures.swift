import Diorama
import Foundation
import Session

/// Input, as the steps of sessions put it in: frame by frame, and with the same defaults.
extension Stage {
  // MARK: whole gestures

  /// Presses and releases within the current frame: views take in that they are pressed and are laid
  /// out in between, but no time passes. `press` with a duration holds for some frames.
  /// - Throws: when no visible element is meant, or several are; when it lies outside of the window.
  public func tap(
    _ target: StageTarget, file: String = #filePath, line: Int = #line
  ) async throws {
    try await perform(.tap(resolve(target, file: file, line: line)), file: file, line: line)
  }
  /// Presses and releases at the middle of the element with a label.
  public func tap(_ label: String, file: String = #filePath, line: Int = #line) async throws {
    try await tap(.label(label), file: file, line: line)
  }
  /// Presses and releases at the middle of an element.
  public func tap(
    role: String, label: String? = nil, index: Int? = nil, file: String = #filePath,
    line: Int = #line
  ) async throws {
    let target = StageTarget.element(role: role, label: label, index: index)
    try await tap(target, file: file, line: line)
  }
  /// Presses and releases at a place in points.
  public func tap(at place: CGPoint, file: String = #filePath, line: Int = #line) async throws {
    try await tap(.point(place), file: file, line: line)
  }
  /// Two taps, six frames apart.
  public func doubleTap(
    _ target: StageTarget, file: String = #filePath, line: Int = #line
  ) async throws {
    try await perform(
      .doubleTap(resolve(target, file: file, line: line)), file: file, line: line)
  }
  /// Presses, and releases after some time.
  /// - Parameter duration: seconds, 0 or more; rounded to whole frames.
  public func press(
    _ target: StageTarget, duration: Double = 0.5, file: String = #filePath, line: Int = #line
  ) async throws {
    let target = try resolve(target, file: file, line: line)
    try await perform(
      .press(target, duration: Stage.checked(duration)), file: file, line: line)
  }
  /// Presses, moves in a straight line, and releases in the frame in which the end is reached.
  /// - Parameter duration: seconds, 0 or more; at least one frame.
  public func drag(
    _ start: StageTarget, to end: StageTarget, duration: Double = 0.25, file: String = #filePath,
    line: Int = #line
  ) async throws {
    let from = try resolve(start, file: file, line: line)
    let to = Destination.target(try resolve(end, file: file, line: line))
    try await perform(
      .drag(from: from, to: to, duration: Stage.checked(duration)), file: file, line: line)
  }
  /// Presses, moves by some points in a straight line, and releases.
  /// - Parameter duration: seconds, 0 or more; at least one frame.
  public func drag(
    _ start: StageTarget, by way: CGVector, duration: Double = 0.25, file: String = #filePath,
    line: Int = #line
  ) async throws {
    let from = try resolve(start, file: file, line: line)
    try await perform(
      .drag(from: from, to: .by(way), duration: Stage.checked(duration)), file: file, line: line)
  }
  /// Presses, moves in a straight line, and releases in the frame in which the end is reached.
  /// - Parameter frames: at least 1.
  public func drag(from start: CGPoint, to end: CGPoint, frames: Int = 15) async {
    await down(start)
    await play(dance.move(from: start, to: end, seconds(frames)))
    await up(end)
  }
  /// Where a swipe goes.
  public enum SwipeDirection: String, Sendable, CaseIterable { case left, right, up, down }
  /// Drags over three fifths of an element, or of the window, in a fifth of a second.
  public func swipe(
    _ direction: SwipeDirection, on target: StageTarget? = nil, file: String = #filePath,
    line: Int = #line
  ) async throws {
    let pattern = try target.map { try resolve($0, file: file, line: line).pattern }
    precondition(target == nil || pattern != nil, "a swipe is over an element, not at a place")
    guard let way = Session.SwipeDirection(rawValue: direction.rawValue) else { return }
    try await perform(.swipe(way, on: pattern ?? nil), file: file, line: line)
  }
  /// Puts two fingers down side by side around a place, moves and turns them evenly, and lifts both
  /// in the frame in which the end is reached.
  ///
  /// The first finger, which begins on the left, is the pointer that a drag follows.
  /// - Parameters:
  ///   - magnification: what the distance of the two is multiplied by; above 0.
  ///   - rotation: clockwise.
  ///   - way: points that the middle of the two moves by.
  ///   - distance: points between the two at first; above 0.
  ///   - duration: seconds, 0 or more; at least one frame.
  public func pinch(
    _ target: StageTarget, magnification: CGFloat = 1, rotation: Angle = .zero,
    by way: CGVector = CGVector(dx: 0, dy: 0), distance: CGFloat = 100, duration: Double = 0.25,
    file: String = #filePath, line: Int = #line
  ) async throws {
    precondition(
      magnification > 0 && distance > 0, "two fingers are some points apart, before and after")
    var pinch = Pinch()
    pinch.magnification = magnification
    pinch.rotation = rotation.degrees
    pinch.way = way
    pinch.distance = distance
    pinch.duration = Stage.checked(duration)
    let target = try resolve(target, file: file, line: line)
    try await perform(.pinch(target, pinch), file: file, line: line)
  }

  // MARK: parts of gestures

  /// A button of the mouse.
  public enum PointerButton: String, Sendable, CaseIterable { case left, middle, right }
  /// Presses a button and holds it.
  public func down(
    _ target: StageTarget, button: PointerButton = .left, file: String = #filePath,
    line: Int = #line
  ) async throws {
    let target = try resolve(target, file: file, line: line)
    guard let button = InputEvent.Button(rawValue: button.rawValue) else { return }
    try await perform(.down(target, button), file: file, line: line)
  }
  /// Presses the left button at a place in points, and holds it.
  public func down(_ place: CGPoint) async { await send(.down(place, .left)) }
  /// Moves the pointer in a straight line, whether a button is down or not.
  /// - Parameter duration: seconds, 0 or more; at least one frame.
  public func move(
    to end: StageTarget, duration: Double = 0.25, file: String = #filePath, line: Int = #line
  ) async throws {
    let end = Destination.target(try resolve(end, file: file, line: line))
    try await perform(.move(end, duration: Stage.checked(duration)), file: file, line: line)
  }
  /// Moves the pointer by some points.
  /// - Parameter duration: seconds, 0 or more; at least one frame.
  public func move(
    by way: CGVector, duration: Double = 0.25, file: String = #filePath, line: Int = #line
  ) async throws {
    try await perform(.move(.by(way), duration: Stage.checked(duration)), file: file, line: line)
  }
  /// Moves the pointer from one place to another in a number of frames.
  /// - Parameter frames: at least 1.
  public func move(from start: CGPoint, to end: CGPoint, frames: Int = 15) async {
    await play(dance.move(from: start, to: end, seconds(frames)))
  }
  /// Releases what `down` has pressed, where the pointer is.
  public func up() async { await play((try? input.beats(.up)) ?? []) }
  /// Releases the left button at a place in points.
  public func up(_ place: CGPoint) async { await send(.up(place, .left)) }
  /// Puts two fingers at places, until the pointer moves alone, is released or leaves: the first is
  /// the pointer that `down` has pressed; without it, the two are those of a touchpad.
  public func fingers(_ first: CGPoint, _ second: CGPoint) async {
    await send(.fingers(first, second))
  }
  /// Ends whatever gesture is under way without effect.
  public func cancelGesture() async { await send(.cancel) }
  /// Brings the pointer to a place, with no button down.
  public func hover(
    _ target: StageTarget, file: String = #filePath, line: Int = #line
  ) async throws {
    try await perform(.hover(resolve(target, file: file, line: line)), file: file, line: line)
  }
  /// Takes the pointer out of the window.
  public func endHover() async { await send(.leave) }

  // MARK: other input

  /// Turns the wheel: points by which content moves on, toward its trailing and bottom parts.
  public func wheel(
    dx: CGFloat = 0, dy: CGFloat = 0, at place: CGPoint, isShifted: Bool = false
  ) async {
    await send(.wheel(WheelDelta(dx: dx, dy: dy), at: place), isShifted ? .shift : [])
  }
  /// Turns the wheel over an element.
  public func wheel(
    dx: CGFloat = 0, dy: CGFloat = 0, at target: StageTarget, file: String = #filePath,
    line: Int = #line
  ) async throws {
    let target = try resolve(target, file: file, line: line)
    try await perform(.wheel(WheelDelta(dx: dx, dy: dy), at: target), file: file, line: line)
  }
  /// Keys that are held while another is pressed.
  public struct KeyModifiers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let shift = KeyModifiers(rawValue: InputEvent.Modifiers.shift.rawValue)
    public static let control = KeyModifiers(rawValue: InputEvent.Modifiers.control.rawValue)
    public static let alt = KeyModifiers(rawValue: InputEvent.Modifiers.alt.rawValue)
    public static let meta = KeyModifiers(rawValue: InputEvent.Modifiers.meta.rawValue)
  }
  /// Holds keys while a body uses the pointer; a press keeps those that it began with.
  public func holding(_ modifiers: KeyModifiers, _ body: () async throws -> Void) async rethrows {
    let before = input.modifiers
    input.modifiers.formUnion(InputEvent.Modifiers(rawValue: modifiers.rawValue))
    defer { input.modifiers = before }
    try await body()
  }
  /// Presses and releases a key.
  /// - Parameter name: by its W3C UI Events name: `ArrowRight`, `Enter`, `a`.
  public func key(_ name: String, modifiers: KeyModifiers = []) async {
    precondition(
      KeyName.isValid(name),
      "there is no key \"\(name)\": it is the character that it types, or a name such as Enter, Tab, "
        + "ArrowLeft or F1")
    let held = InputEvent.Modifiers(rawValue: modifiers.rawValue)
    await play((try? input.beats(.key(name, held))) ?? [])
  }
  /// Changes the value of an element by a step, as somebody does who works without seeing.
  /// - Throws: when no visible element is meant, or several are, or it cannot be adjusted.
  public func adjust(
    _ target: StageTarget, _ direction: AccessibilityAdjustmentDirection,
    file: String = #filePath, line: Int = #line
  ) async throws {
    await catchUp()
    let target = try resolve(target, file: file, line: line)
    do {
      let place = try ElementSearch(host.elements).place(
        of: target, window: host.configuration.size)
      if !host.adjust(at: place, direction) { throw StepFailure("it cannot be adjusted") }
    } catch {
      throw fail("\(error)", pattern: target.pattern, file: file, line: line)
    }
    host.rerun()
    await catchUp()
  }
  /// Does something with an element that `accessibilityAction` has added to it, as somebody does who
  /// works without seeing.
  /// - Parameter action: its name, as `Stage.describe` tells it; `default` where it has none.
  /// - Throws: when no visible element is meant, or several are, or it has no such action.
  public func perform(
    _ action: String, on target: StageTarget, file: String = #filePath, line: Int = #line
  ) async throws {
    await catchUp()
    let target = try resolve(target, file: file, line: line)
    do {
      let area = try ElementSearch(host.elements).area(of: target)
      if !host.perform(action, in: area) {
        let names = Set(host.elements.filter { $0.frame == area }.flatMap(\.actions)).sorted()
        throw StepFailure(
          "it has no action \"\(action)\""
            + (names.isEmpty ? "" : "; it has \(names.joined(separator: ", "))"))
      }
    } catch {
      throw fail("\(error)", pattern: target.pattern, file: file, line: line)
    }
    host.rerun()
    await catchUp()
  }
  /// Types text.
  public func text(_ text: String) async { await send(.text(text)) }
  /// Gives the window another size, in points.
  public func resize(to size: CGSize) async { await send(.resize(size)) }
  /// Gives the keyboard to the window, or takes it away.
  public func focusWindow(_ isFocused: Bool = true) async { await send(.focus(isFocused)) }

  // MARK: how it goes in

  func resolve(_ target: StageTarget, file: String, line: Int) throws -> Target {
    do { return try target.resolved() } catch {
      throw fail(error.description, file: file, line: line)
    }
  }
  private func perform(_ action: SessionStep.Action, file: String, line: Int) async throws {
    await catchUp()
    let beats: [Beat]
    do { beats = try input.beats(action) ?? [] } catch {
      throw fail(error.description, pattern: action.pattern, file: file, line: line)
    }
    await play(beats)
  }
  private func send(_ kind: InputEvent.Kind, _ modifiers: InputEvent.Modifiers = []) async {
    var beat = Beat.now(0, kind)
    beat.modifiers = modifiers
    await play([beat])
  }
  private func play(_ beats: [Beat]) async {
    let start = host.time
    for beat in beats {
      input.deliver(beat, since: start)
      if beat.isNextFrame { host.advance() } else { host.rerun() }
      await catchUp()
    }
  }
  private var dance: Choreography {
    Choreography(framesPerSecond: host.configuration.framesPerSecond)
  }
  private func seconds(_ frames: Int) -> Double {
    Double(max(frames, 1)) / host.configuration.framesPerSecond
  }
  private static func checked(_ duration: Double) -> Double {
    precondition(
      duration >= 0 && duration <= 600, "a duration is 0 to 600 seconds, not \(duration)")
    return duration
  }
}
