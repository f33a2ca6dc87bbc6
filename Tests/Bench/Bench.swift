// drag-bench: what a drag costs. It plays `drag.jsonl` as `--headless --replay` does, prints what it
// has measured, and fails where the replay is not at least a hundred times faster than real time.
//
//   drag-bench           everything; instructions are counted where valgrind is installed
//   drag-bench start     no more than the first frame, drawn
//   drag-bench play      the session once, with nothing drawn
//   drag-bench draw      the session once, with every frame drawn
import Diorama
import DioramaTesting
import Foundation
import Host
import Session

@main @MainActor struct Bench {
  /// How much faster than real time a replay has to be.
  static let least = 100.0
  static let rounds = 5

  static func main() throws {
    let bench = Bench()
    MainActorTasks.takeAll()
    switch CommandLine.arguments.dropFirst().first {
    case "start": _ = try bench.player().host.picture()
    case "play": try bench.play()
    case "draw": try bench.play(isDrawn: true)
    case nil: exit(try bench.report() ? 0 : 1)
    default:
      FileHandle.standardError.write(Data("usage: drag-bench [start|play|draw]\n".utf8))
      exit(2)
    }
  }

  // MARK: one replay

  private func player() throws -> Player {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("drag.jsonl")
    let session = try SessionFile([UInt8](Data(contentsOf: file)), file: file.path)
    let configuration = try LaunchOptions().configuration(
      session.header, standard: WindowConfiguration())
    let host = ViewHost(
      DragScene(), configuration: configuration, services: try Stage.services())
    let player = Player(
      session, on: host,
      snapshots: Snapshots(
        session: session.name, references: "", report: "", missing: .leave, updates: false,
        files: DiskFiles()))
    _ = player.resume()
    return player
  }
  /// Plays to the end, letting tasks run where a program would.
  private func finish(_ player: Player) throws {
    var pause = Player.Pause.tasks
    while pause != .end {
      if pause == .tasks { MainActorTasks.run() }
      pause = player.resume()
    }
    guard player.result.hasPassed else {
      throw BenchError(
        description: player.result.complaints(file: "drag.jsonl").joined(separator: "\n"))
    }
  }
  @discardableResult private func play(isDrawn: Bool = false) throws -> Player {
    let player = try player()
    if isDrawn { player.onFrame = { [unowned player] _, _ in _ = player.picture() } }
    try finish(player)
    return player
  }

  // MARK: the measures

  /// Prints all of them, and returns whether the replay is fast enough.
  private func report() throws -> Bool {
    // What is read and built once is not measured.
    let frames = try play(isDrawn: true).result.frames
    let length = Double(frames - 1) / 60
    let factor = try length / median { try seconds { try play() } }
    let drawn = try length / median { try seconds { try play(isDrawn: true) } }
    let warm = try median { try seconds { _ = try player().host.picture() } } * 1000
    let cold = try median { try seconds { try run([own, "start"]) } } * 1000
    func text(_ v: Double, _ digits: Int = 0) -> String { String(format: "%.\(digits)f", v) }
    print("a drag of \(text(length)) s, \(frames) frames of 390x844; medians of \(Self.rounds)")
    row("headless replay", "\(text(factor)) times real time (at least \(text(Self.least)))")
    row("every frame drawn", "\(text(drawn)) times real time")
    row("first frame", "\(text(cold)) ms from the start of the process")
    row("", "\(text(warm, 1)) ms in a process that has shown one before")
    print("each frame of the drag, drawn: mean, most")
    for (name, values) in try counts() {
      let mean = Double(values.reduce(0, +)) / Double(max(values.count, 1))
      row(name, "\(text(mean, 1)), \(values.max() ?? 0)")
    }
    if let start = try instructions("start") {
      print("instructions of a frame, mean, by callgrind")
      for (mode, name) in [("play", "not drawn"), ("draw", "drawn")] {
        if let all = try instructions(mode) { row(name, "\((all - start) / (frames - 1))") }
      }
    }
    if factor >= Self.least { return true }
    FileHandle.standardError.write(
      Data("the replay is not \(text(Self.least)) times faster than real time\n".utf8))
    return false
  }
  private func row(_ name: String, _ value: String) {
    print("  " + name.padding(toLength: 20, withPad: " ", startingAt: 0) + value)
  }

  /// What `--frame-log` writes, for the frames after the first.
  private func counts() throws -> [(String, [Int])] {
    let player = try player()
    var all: [UpdateCounts] = []
    player.onFrame = { [unowned player] _, _ in
      _ = player.picture()
      all.append(player.host.counts)
    }
    try finish(player)
    func values(_ key: KeyPath<UpdateCounts, Int>) -> [Int] {
      zip(all.dropFirst(), all).map { $0[keyPath: key] - $1[keyPath: key] }
    }
    return [
      ("bodies", values(\.bodies)), ("layouts", values(\.layouts)), ("layers", values(\.layers)),
      ("pixels", values(\.pixels)),
    ]
  }

  private func seconds(_ body: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    let (whole, attoseconds) = try clock.measure(body).components
    return Double(whole) + Double(attoseconds) * 1e-18
  }
  private func median(_ body: () throws -> Double) rethrows -> Double {
    var all: [Double] = []
    for _ in 0..<Self.rounds { all.append(try body()) }
    return all.sorted()[Self.rounds / 2]
  }

  // MARK: other processes

  private var own: String {
    get throws { try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") }
  }
  /// Runs a command to its end.
  private func run(_ command: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw BenchError(description: "\(command.joined(separator: " ")) has failed")
    }
  }
  /// How many instructions a mode takes from the start of the process to its end; nil where
  /// valgrind is not installed.
  private func instructions(_ mode: String) throws -> Int? {
    let valgrind = "/usr/bin/valgrind"
    guard FileManager.default.isExecutableFile(atPath: valgrind) else { return nil }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try run([valgrind, "--tool=callgrind", "--callgrind-out-file=\(file.path)", own, mode])
    let text = try String(contentsOf: file, encoding: .utf8)
    let line = text.split(separator: "\n").first { $0.hasPrefix("totals: ") }
    return line.flatMap { Int($0.dropFirst("totals: ".count).split(separator: " ")[0]) }
  }
}

struct BenchError: Error, CustomStringConvertible { let description: String }
