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

  private let snapshots: Snapshots
  private var next = 0
  /// Frames that the current step has taken so far.
  private var elapsed = 0
  private var hasBegun = false
  private var isFrameOver = false
  private var isOver = false

  package init(_ session: SessionFile, on host: ViewHost, snapshots: Snapshots) {
    self.session = session
    self.host = host
    self.snapshots = snapshots
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
      host.advance()
      return .tasks
    }
    if host.graph.isUpdateDue { host.rerun() }
    while next < session.steps.count {
      let step = session.steps[next]
      let progress = perform(step)
      switch progress {
      case .goesOn:
        elapsed += 1
        endFrame()
        return .frame
      case .done, .input:
        next += 1
        elapsed = 0
        if progress == .input {
          host.rerun()
          return .tasks
        }
      case .stuck: next = session.steps.count
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
    /// It is done and has changed nothing.
    case done
    /// It is done, and the frame has to be run again to take it in.
    case input
    /// It needs another frame.
    case goesOn
    /// It cannot be done, so what follows means nothing.
    case stuck
  }

  private func perform(_ step: SessionStep) -> Progress {
    do throws(StepFailure) {
      switch step.action {
      case .tap(let target):
        try tap(target)
        return .input
      case .wait(let frames): return elapsed < frames ? .goesOn : .done
      case .settle(let most):
        if host.isAtRest { return .done }
        if elapsed < most { return .goesOn }
        throw StepFailure(
          "not at rest after \(most) frame\(most == 1 ? "" : "s"): "
            + host.unrest.joined(separator: ", "))
      case .expect(let expectation):
        result.expectations += 1
        try expectation.check(host.elements)
        return .done
      case .snapshot(let name, let tolerance):
        result.snapshots += 1
        try snapshots.check(
          picture(), name: name, scale: host.configuration.scale, tolerance: tolerance)
        return .done
      }
    } catch {
      result.failures.append(
        PlayResult.Failure(
          line: step.line, step: step.text, frame: host.frame, time: host.time,
          message: error.description))
      switch step.action {
      case .expect: result.failedExpectations += 1
      case .snapshot: result.failedSnapshots += 1
      default: return .stuck
      }
      return .done
    }
  }
  private func tap(_ target: Target) throws(StepFailure) {
    let search = ElementSearch(host.elements)
    let place = try search.place(of: target, window: host.configuration.size)
    host.tap(at: place)
  }
}

extension ViewHost {
  /// Presses and releases the left button within the current frame.
  package func tap(at place: CGPoint) {
    receive(InputEvent(time: time, kind: .down(place, .left)))
    receive(InputEvent(time: time, kind: .up(place, .left)))
  }
}
