import Diorama
import Foundation
import Raster

/// Plays a session on a window without a screen, a piece at a time.
///
/// Between the pieces, whoever drives it lets tasks on the main actor run: what they change is seen
/// before the session goes on. Nothing here waits or knows a clock; `Pause.frame` is where a window
/// would wait for the screen.
@MainActor package final class Player {
  package enum Pause: Equatable {
    /// Something has happened within the current frame, which is not over.
    case tasks
    /// The current frame is over; the next call begins the next one.
    case frame
    /// The session is over.
    case end
  }
  package let session: SessionFile
  package let host: ViewHost
  package private(set) var result: PlayResult
  /// Called with each frame's number and time in seconds once nothing in it changes any more.
  package var onFrame: (Int, Double) -> Void = { _, _ in }
  /// The window's picture as it is now. Asked for only where a step looks at it.
  package var picture: () -> Bitmap
  /// Whether expectations and pictures are looked at; otherwise such steps are passed over.
  package var checks = true
  /// What puts the steps into the window.
  package let input: InputDriver
  /// What the window was like at the first failures, in their order.
  package private(set) var evidence: [FailureEvidence] = []
  private static let mostEvidence = 10

  private let snapshots: Snapshots
  private var cursor: StepCursor
  /// Frames that the current step has taken so far.
  private var elapsed = 0
  /// What is left of the current step; nil before it has begun.
  private var beats: ArraySlice<Beat>?
  /// When the current step began, in seconds.
  private var start = 0.0
  /// What the next frame takes in.
  private var due: Beat?
  private var hasBegun = false
  private var isFrameOver = false
  private var isOver = false

  package init(_ session: SessionFile, on host: ViewHost, snapshots: Snapshots) {
    self.session = session
    self.host = host
    self.snapshots = snapshots
    input = InputDriver(host)
    cursor = StepCursor(session.steps)
    result = PlayResult(name: session.name)
    picture = { host.picture() }
  }

  /// Plays on as far as possible without a pause.
  package func resume() -> Pause {
    if isOver { return .end }
    if !hasBegun {
      hasBegun = true
      host.begin()
      return .tasks
    }
    if isFrameOver {
      isFrameOver = false
      if let due { input.deliver(due, since: start) }
      due = nil
      host.advance()
      return .tasks
    }
    if host.graph.isUpdateDue { host.rerun() }
    while let step = cursor.step {
      let progress = perform(step)
      switch progress {
      case .goesOn:
        elapsed += 1
        endFrame()
        return .frame
      case .input: return .tasks
      case .done:
        cursor.advance()
        elapsed = 0
        beats = nil
      case .stuck: cursor.end()
      }
    }
    isOver = true
    endFrame()
    return .end
  }
  private func endFrame() {
    isFrameOver = true
    result.frames = host.frame + 1
    onFrame(host.frame, host.time)
  }

  // MARK: steps

  private enum Progress {
    /// It is over.
    case done
    /// The frame has taken something in and was run again.
    case input
    /// It needs another frame.
    case goesOn
    /// It cannot be done, so what follows means nothing.
    case stuck
  }

  private func perform(_ step: SessionStep) -> Progress {
    var reference: Bitmap?
    var allowed = 0
    do throws(StepFailure) {
      switch step.action {
      case .wait(let frames): return elapsed < frames ? .goesOn : .done
      case .settle(let most):
        if host.isAtRest { return .done }
        if elapsed < most { return .goesOn }
        throw StepFailure(
          "not at rest after \(most) frame\(most == 1 ? "" : "s"): "
            + host.unrest.joined(separator: ", "))
      case .expect where !checks, .snapshot where !checks: return .done
      case .expect(let expectation):
        result.expectations += 1
        try expectation.check(host.elements)
        return .done
      case .snapshot(let name, let tolerance):
        result.snapshots += 1
        do {
          try snapshots.check(
            picture(), name: name, scale: host.configuration.scale, tolerance: tolerance)
        } catch {
          (reference, allowed) = (error.reference, tolerance)
          throw StepFailure(error.message)
        }
        return .done
      default: return try put(step)
      }
    } catch {
      result.failures.append(
        PlayResult.Failure(
          file: step.file, line: step.line, step: step.text, frame: host.frame, time: host.time,
          message: error.description))
      if evidence.count < Self.mostEvidence {
        evidence.append(
          FailureEvidence(
            host, picture: picture(), trail: input.trail, pattern: step.action.pattern,
            reference: reference, tolerance: allowed))
      }
      switch step.action {
      case .expect: result.failedExpectations += 1
      case .snapshot: result.failedSnapshots += 1
      default: return .stuck
      }
      return .done
    }
  }
  /// The next beat of a step.
  private func put(_ step: SessionStep) throws(StepFailure) -> Progress {
    if beats == nil {
      start = host.time
      input.modifiers = step.modifiers
      beats = try input.beats(step.action, recorded: step.recorded)?[...]
    }
    guard let beat = beats?.popFirst() else { return .done }
    if beat.isNextFrame {
      due = beat
      return .goesOn
    }
    input.deliver(beat, since: start)
    host.rerun()
    return .input
  }
}
