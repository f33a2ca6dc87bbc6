import Diorama
import Foundation
import Host
import Raster
import Session

/// Joins the rooms: reads the command line, and opens a window, plays a session, or shows the first
/// frame.
@MainActor struct Launcher<A: App> {
  let program: String
  let arguments: [String]
  let pages: [String]?
  let files = DiskFiles()

  /// - Parameter arguments: the executable's path first.
  init(arguments: [String]) {
    program = arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "app"
    self.arguments = Array(arguments.dropFirst())
    pages = (A.self as? any PagedApp.Type)?.pageNames
  }

  /// Does it all, and returns the process's exit code.
  func run() -> Int32 {
    do {
      return try start(LaunchOptions(arguments, pages: pages))
    } catch let request as EndRequest {
      Console.eraseProgress()
      return request.endProcess()
    } catch let error as UsageError {
      Console.complain("\(program): \(error)\n\(program) --help prints the flags")
      return 2
    } catch let error as SessionError {
      Console.complain("\(error)")
      return 2
    } catch {
      Console.complain("\(program): \(error)")
      return 3
    }
  }

  private func start(_ options: LaunchOptions) throws -> Int32 {
    if options.asksForHelp {
      Console.say(LaunchOptions.help(program: program, hasPages: pages != nil))
    } else if options.asksForVersion {
      Console.say("\(program): \(Toolkit.name) \(Toolkit.version)")
    } else if options.listsDevices {
      Console.say(Device.list)
    } else if options.listsPages {
      (pages ?? []).forEach(Console.say)
    } else if isBatch(options) {
      return try playAll(options)
    } else if let replay = options.replay {
      return try play(options, session(replay), file: replay)
    } else if options.screenshot != nil || options.describes {
      try showFirstFrame(options)
    } else if let path = options.record {
      try record(options, to: path)
    } else {
      try openWindow(options)
    }
    return 0
  }

  // MARK: what it shows

  func session(_ path: String) throws -> SessionFile {
    guard let bytes = try? files.bytes(at: path) else {
      throw UsageError("--replay: there is no file \(path) that can be read")
    }
    let session = try SessionFile(bytes, file: path, other: files.included(by: path))
    if let app = session.header.app, app != program {
      throw UsageError(
        "\(path) is a session of \"\(app)\" and this is \"\(program)\": play it with that program, "
          + "or change \"app\" in its header")
    }
    if let page = session.header.page, pages?.contains(page) != true {
      throw UsageError(
        "\(path) plays on the page \"\(page)\", which \(program) does not have"
          + Suggestion.clause(for: page, among: pages ?? []))
    }
    return session
  }

  func host(
    _ options: LaunchOptions, _ header: SessionHeader? = nil, file: String = "",
    usesSystemFonts: Bool, keepsValues: Bool = false, warns: Bool = true,
    clipboard: (any Clipboard)? = nil
  ) throws -> (host: ViewHost, title: String) {
    if let page = options.page, let other = header?.page, page != other {
      throw UsageError(
        "--page \(page) contradicts the header of \(file), whose \"page\" is \(other): leave the "
          + "flag out")
    }
    let page = options.page ?? header?.page
    let warn = { (complaint: String) in
      if warns { Console.complain("\(program): warning: \(complaint)") }
    }
    let images = PictureFiles(report: warn)
    // An app may ask for pictures while it is made.
    ApplicationAssets.store = images
    ApplicationDelegate.forget()
    let app = (A.self as? any PagedApp.Type)?.init(page: page) as? A ?? A()
    let window = app.body._window()
    var standard = WindowConfiguration()
    if let size = window?.size { standard.size = size }
    let configuration = try options.configuration(header, file: file, standard: standard)
    let services = Services(
      text: try FontSystem(usesSystemFonts: usesSystemFonts, report: warn),
      images: images, strings: StringTables(report: warn),
      preferences: keepsValues ? UserPreferences() : nil, clipboard: clipboard)
    func host<O: ObservableObject>(with object: O) -> ViewHost {
      let body = AppBody(app: app).environmentObject(object)
      return ViewHost(body, configuration: configuration, services: services)
    }
    let host =
      ApplicationDelegate.object.map { host(with: $0) }
      ?? ViewHost(AppBody(app: app), configuration: configuration, services: services)
    host.graph.onReport = warn
    FrameClock.app = host.clock
    host.clock.calling { ApplicationDelegate.launch() }
    let title = window?.title.map { host.string(of: $0) } ?? ""
    return (host, title.isEmpty ? program : title)
  }

  private func openWindow(_ options: LaunchOptions) throws {
    let (host, title) = try host(
      options, usesSystemFonts: true, keepsValues: true, clipboard: SystemClipboard())
    // Nothing is compared here: a clock in the window may tell the time.
    host.graph.startDate = Date()
    let c = host.configuration
    let window = try Window(title: title, size: c.size, scale: c.scale)
    let log = try options.frameLog.map { try FrameLog($0) }
    let client = LiveWindow(
      host, in: window, speed: options.isSlow ? 0.1 : 1, log: log,
      showsTimes: options.showsFrameTimes)
    let loop = try FrameLoop(
      window: window, client: client, framesPerSecond: c.framesPerSecond)
    defer { host.close() }
    try loop.run()
    host.clock.calling { ApplicationDelegate.terminate() }
    try log?.close()
  }

  private func record(_ options: LaunchOptions, to path: String) throws {
    MainActorTasks.takeAll()
    // As in a replay, pictures do not depend on the machine's fonts.
    let (host, title) = try host(options, usesSystemFonts: false)
    let c = host.configuration
    let window = try Window(title: title, size: c.size, scale: c.scale)
    let file = try LineFile(path)
    let recorder = Recorder(host) { file.write($0) }
    recorder.runTasks = MainActorTasks.run
    let client = RecordingWindow(recorder, in: window) {
      recorder.begin(app: program, page: options.page)
    }
    recorder.tell = { [unowned client] in
      Console.complain("\(program): \($0)")
      client.tell($0)
    }
    let snapshots = Snapshots(
      session: SessionFile.name(of: path), references: references(options, path),
      report: "", missing: .write, updates: true, files: files)
    recorder.keepPicture = { [unowned client] name in
      do {
        try snapshots.keep(client.picture, name: name, scale: host.configuration.scale)
      } catch {
        Console.complain("\(program): \(error)")
      }
    }
    let loop = try FrameLoop(window: window, client: client, framesPerSecond: c.framesPerSecond)
    file.onFailure = { [unowned loop] in loop.stop() }
    defer { host.close() }
    typealias Key = Recorder.Command
    recorder.tell(
      "recording to \(path): \(Key.snapshot) takes a snapshot, \(Key.expectation) expects the "
        + "element under the pointer to be as it is, \(Key.pause) pauses; closing the window ends it"
    )
    try loop.run()
    if client.hasBegun { recorder.finish(checks: !options.leavesOutFinalChecks) }
    try file.close()
    Console.say("\(path): recorded, \(file.lines) lines, \(host.frame + 1) frames")
  }

  private func showFirstFrame(_ options: LaunchOptions) throws {
    MainActorTasks.takeAll()
    let (host, _) = try host(options, usesSystemFonts: false)
    defer { host.close() }
    host.begin()
    for _ in 0..<120 {
      MainActorTasks.run()
      if host.graph.isUpdateDue { host.rerun() }
      if host.isAtRest { break }
      host.advance()
    }
    if options.describes { host.elements.forEach { Console.say($0.description) } }
    if let path = options.screenshot { try files.write(host.picture(), to: path) }
  }
}
