import Diorama
import Foundation
import Host
import Raster
import Session

/// Replays: of one session in this process, of several in one each.
extension Launcher {
  func isBatch(_ options: LaunchOptions) -> Bool {
    if options.replays.count > 1 || options.junit != nil { return true }
    var isFolder: ObjCBool = false
    return options.replay.map {
      FileManager.default.fileExists(atPath: $0, isDirectory: &isFolder) && isFolder.boolValue
    } ?? false
  }
  func playAll(_ options: LaunchOptions) throws -> Int32 {
    let files = try ReplayBatch.sessions(options.replays)
    let single = [
      ("--hashes", options.hashes), ("--filmstrip", options.filmstrip),
      ("--movie", options.movie), ("--frame-log", options.frameLog),
    ]
    if files.count > 1, let name = single.first(where: { $0.1 != nil })?.0 {
      throw UsageError(
        "\(name) names one file, and there are \(files.count) sessions: play them one by one")
    }
    let cores = ProcessInfo.processInfo.activeProcessorCount
    // Windows come one after the other.
    let batch = ReplayBatch(
      program: program, arguments: LaunchOptions.shared(arguments),
      width: options.isHeadless ? cores : 1)
    return try batch.run(files, junit: options.junit)
  }

  func play(
    _ options: LaunchOptions, _ session: SessionFile, file: String
  ) throws -> Int32 {
    MainActorTasks.takeAll()
    let (host, title) = try host(
      options, session.header, file: file,
      usesSystemFonts: session.header.systemFonts ?? false)
    defer { host.close() }
    let isCI = ProcessInfo.processInfo.environment["CI"].map { !$0.isEmpty } ?? false
    let reports = options.report ?? ".diorama"
    try SessionReport.remove(from: reports, of: session, files: files)
    let snapshots = Snapshots(
      session: session.name,
      references: references(options, file),
      report: reports, missing: isCI ? .leave : .write,
      updates: options.updatesSnapshots, files: files
    ) { Console.say("accepted: \($0)") }
    let player = Player(session, on: host, snapshots: snapshots)
    player.input.prefersRaw = options.prefersRaw
    var record = try ReplayRecord(options, session, host.configuration)
    defer { record.cancel() }
    let log = try options.frameLog.map { try FrameLog($0) }
    var timers = RealTimers(program: program)
    player.onFrame = { [unowned player] frame, time in
      if options.isHeadless { timers.look(at: frame) }
      record.take(player)
      if let log {
        _ = player.picture()
        log.take(frame, time, player.host.counts)
      }
      if options.isHeadless || options.movie != nil {
        Console.showProgress(
          "\(session.name): frame \(frame), \(String(format: "%.1f", time)) s")
      }
    }
    let clock = ContinuousClock()
    let start = clock.now
    let hasEnded =
      options.isHeadless ? try playAway(player, options) : try playInWindow(player, title, options)
    let elapsed = clock.now - start
    try record.finish(player, files)
    try log?.close()
    Console.eraseProgress()
    if hasEnded, player.result.hasPassed {
      Console.say("\(player.result.summary) in \(seconds(elapsed)) s")
      return 0
    }
    if hasEnded {
      player.result.complaints(file: file).forEach(Console.complain)
    } else {
      Console.complain("\(file): the window was closed before the session was over")
    }
    if !player.result.failures.isEmpty {
      var report = SessionReport(player, path: file)
      try film(&report, again: player, snapshots, options, file: file)
      let page = try report.write(
        to: reports, libraries: Libraries.versions, text: host.graph.services.text, files: files)
      Console.complain("see \(page)")
    }
    Console.complain("\(player.result.summary) in \(seconds(elapsed)) s")
    return 1
  }

  /// Plays once more up to the last failure, for the pictures of what led to the failures.
  private func film(
    _ report: inout SessionReport, again player: Player, _ snapshots: Snapshots,
    _ options: LaunchOptions, file: String
  ) throws {
    let session = player.session
    let (host, _) = try host(
      options, session.header, file: file,
      usesSystemFonts: session.header.systemFonts ?? false, warns: false)
    defer { host.close() }
    let second = Player(session, on: host, snapshots: snapshots)
    second.input.prefersRaw = options.prefersRaw
    second.checks = false
    while host.frame < report.lastFrame ?? -1 {
      switch second.resume() {
      case .tasks: MainActorTasks.run()
      case .frame: report.take(second)
      case .end: return report.take(second)
      }
    }
  }

  /// The folder of reference pictures for a session in a file.
  func references(_ options: LaunchOptions, _ file: String) -> String {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    return options.snapshots ?? folder.appendingPathComponent("Snapshots").relativePath
  }

  private func playAway(_ player: Player, _ options: LaunchOptions) throws -> Bool {
    // Half a movie is to be removed; otherwise a signal may end it where it is.
    if options.movie != nil { try EndSignals.begin() }
    defer { EndSignals.release() }
    while true {
      try EndRequest.check()
      switch player.resume() {
      case .tasks: MainActorTasks.run()
      case .frame: break
      case .end: return true
      }
    }
  }

  private func playInWindow(
    _ player: Player, _ title: String, _ options: LaunchOptions
  ) throws -> Bool {
    let c = player.host.configuration
    let window = try Window(title: title, size: c.size, scale: c.scale)
    let client = ReplayWindow(
      player, speed: (options.speed ?? 1) * (options.isSlow ? 0.1 : 1),
      showsTimes: options.showsFrameTimes)
    let loop = try FrameLoop(
      window: window, client: client, framesPerSecond: c.framesPerSecond)
    client.onEnd = { [unowned loop] in loop.stop() }
    try loop.run()
    return client.hasEnded
  }

  private func seconds(_ duration: Duration) -> String {
    let (whole, attoseconds) = duration.components
    return String(format: "%.2f", Double(whole) + Double(attoseconds) * 1e-18)
  }
}
