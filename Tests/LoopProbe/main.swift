// loop-probe TASK SECONDS
//
// A program with a window for the tests of Host to look at from outside: what a frame loop does can
// only be seen in a program of its own, because inside a test nothing drains the main queue.
// Prints one line for what it has seen:
//   wake    a still window whose client is changed by a task, the main queue and a timer
//   pace    a window that moves all the time: frames, and the largest step between their times
//   events  every event, a line each, until the window is closed
import Diorama
import Foundation
import Host
import Raster

@MainActor final class Client: FrameClient {
  var isMoving = false
  var isDirty = false
  var printsEvents = false
  var frames: [Double] = []
  var sizes: [[Int]] = []
  var wakes: [Double] = []
  var drawn: [String: Int] = [:]

  func receive(_ event: InputEvent) {
    if printsEvents { say("\(event.kind) \(event.modifiers.rawValue)") }
    isDirty = true
  }

  func frame(at time: Double, into bitmap: Bitmap, isNewBitmap: Bool) -> [IRect] {
    frames.append(time)
    sizes.append([bitmap.width, bitmap.height])
    isDirty = false
    wakes.removeAll { $0 <= time }
    let all = bitmap.bounds
    let strip = IRect(0, 0, all.width, 20)
    bitmap.fill(isNewBitmap ? all : strip, RGBA(bits: 0xff00_0000 | UInt32(frames.count * 12345)))
    return [isNewBitmap ? all : strip]
  }

  var isIdle: Bool { !isMoving && !isDirty }
  var nextWake: Double? { wakes.min() }
}

func say(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }

/// Calls `body` on the main actor once `seconds` have passed, by way of a thread that sleeps.
func after(_ seconds: Double, _ body: @escaping @MainActor () -> Void) {
  Thread.detachNewThread {
    usleep(UInt32(seconds * 1e6))
    DispatchQueue.main.async { MainActor.assumeIsolated(body) }
  }
}

let arguments = CommandLine.arguments
guard arguments.count == 3, let seconds = Double(arguments[2]) else {
  say("usage: loop-probe wake|pace|events SECONDS")
  exit(2)
}
do {
  let window = try Window(title: "probe", size: CGSize(width: 300, height: 200), scale: 1)
  let client = Client()
  let loop = try FrameLoop(window: window, client: client)
  switch arguments[1] {
  case "wake":
    after(0.3) {
      let before = client.frames.count
      Task { @MainActor in
        try? await Task.sleep(nanoseconds: 100_000_000)
        client.isDirty = true
        try? await Task.sleep(nanoseconds: 100_000_000)
        client.drawn["task"] = client.frames.count - before
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
          MainActor.assumeIsolated {
            client.isDirty = true
            let timer = Timer(timeInterval: 0.1, repeats: false) { _ in
              MainActor.assumeIsolated {
                client.drawn["queue"] = client.frames.count - before
                client.isDirty = true
                client.wakes = [loop.now + 0.1]
                after(0.3) {
                  client.drawn["timer and wake"] = client.frames.count - before
                  say(
                    "\(client.drawn.sorted { $0.value < $1.value }.map { "\($0.key) \($0.value)" })"
                  )
                  loop.stop()
                }
              }
            }
            RunLoop.main.add(timer, forMode: .default)
          }
        }
      }
    }
  case "pace":
    client.isMoving = true
    after(seconds) { loop.stop() }
  default:
    client.printsEvents = true
    say("ready")
    after(seconds) { loop.stop() }
  }
  try loop.run()
  if arguments[1] == "pace" {
    let steps = zip(client.frames, client.frames.dropFirst()).map { $1 - $0 }
    let odd = steps.filter { abs($0 * 60 - ($0 * 60).rounded()) > 1e-6 }.count
    say("frames \(client.frames.count) odd \(odd) largest \(steps.max() ?? 0)")
  }
  say("ended after \(client.frames.count) frames, last size \(client.sizes.last ?? [])")
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(3)
}
