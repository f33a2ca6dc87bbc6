import Diorama
import Foundation
import Host
import Raster
import Session

/// Puts a view on a stage: a window without a screen, with a clock that stands still until it is
/// told to go on.
///
///     let stage = try Stage(PhotoSourcePicker(), size: CGSize(width: 390, height: 300))
///     try await stage.tap("Camera")
///     try await stage.settle()
///     #expect(try stage.element("source 1").isVisible)
///
/// Frame 0 has been laid out when the stage is made; `onAppear` has run. Input is taken in by the
/// current frame and takes no time. Whatever lets tasks on the main actor run has to be awaited.
/// The machine's own fonts are not used, so pictures are the same everywhere.
@MainActor public final class Stage {
  package let host: ViewHost
  let input: InputDriver

  /// - Parameters:
  ///   - view: the root of the window; it is proposed the whole of it.
  ///   - size: points, each above 0. Default 390 by 844.
  ///   - scale: pixels per point, above 0. Default 1.
  ///   - framesPerSecond: frames of the virtual clock in a second, above 0. Default 60.
  /// - Throws: when the package's own fonts cannot be read.
  public init<V: View>(
    _ view: V, size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 1,
    colorScheme: ColorScheme = .light, locale: Locale = Locale(identifier: "en"),
    layoutDirection: LayoutDirection = .leftToRight, dynamicTypeSize: DynamicTypeSize = .large,
    reduceMotion: Bool = false, framesPerSecond: Double = 60
  ) throws {
    precondition(
      WindowRange.allows(size: size, scale: scale) && WindowRange.allows(scale: scale)
        && WindowRange.allows(size: size),
      "a stage is \(WindowRange.sizeRule), and its scale is \(WindowRange.scaleRule)")
    precondition(framesPerSecond > 0 && framesPerSecond.isFinite, "frames per second: above 0")
    var configuration = WindowConfiguration()
    configuration.size = size
    configuration.scale = scale
    configuration.colorScheme = colorScheme
    configuration.locale = locale
    configuration.layoutDirection = layoutDirection
    configuration.dynamicTypeSize = dynamicTypeSize
    configuration.reducesMotion = reduceMotion
    configuration.framesPerSecond = framesPerSecond
    host = try Stage.host(view, configuration)
    input = InputDriver(host)
    host.begin()
  }

  /// A stage for what another drives from its first frame on.
  init(_ host: ViewHost, _ input: InputDriver) {
    self.host = host
    self.input = input
  }

  static func host<V: View>(_ view: V, _ configuration: WindowConfiguration) throws -> ViewHost {
    ViewHost(view, configuration: configuration, services: try StageServices.shared())
  }

  isolated deinit { host.close() }

  // MARK: time

  /// The number of the current frame, from 0.
  public var frame: Int { host.frame }
  /// The current frame's time in seconds.
  public var time: Double { host.time }
  /// Nothing moves, nothing is due, and no gesture is under way.
  public var isAtRest: Bool { host.isAtRest }

  /// Lets frames pass.
  /// - Parameter frames: 0 lets what is due in the current frame happen; below 0 is an error.
  public func advance(_ frames: Int = 1) async {
    precondition(frames >= 0, "time does not run backwards: give advance 0 frames or more")
    await catchUp()
    for _ in 0..<frames {
      host.advance()
      await catchUp()
    }
  }

  /// Lets frames pass until nothing moves any more; at rest already, none does.
  /// - Throws: when something still moves after `most` frames, with its name.
  public func settle(
    _ most: Int = 120, file: String = #filePath, line: Int = #line
  ) async throws {
    await catchUp()
    var frames = 0
    while !host.isAtRest {
      if frames >= most {
        throw fail(
          "not at rest after \(most) frames: \(host.unrest.joined(separator: ", "))",
          file: file, line: line)
      }
      frames += 1
      await advance()
    }
  }

  /// Lets tasks on the main actor run, and takes in what they have changed.
  func catchUp() async {
    await Stage.letTasksRun(host)
    if host.graph.isUpdateDue { host.rerun() }
  }

  static func letTasksRun(_ host: ViewHost) async {
    // A yield goes to the end of the main queue; each lets a task get a step further that goes there.
    repeat {
      for _ in 0..<12 { await Task.yield() }
    } while host.clock.isWaking
  }

  // MARK: what is there

  /// Everything that a person, or a person with a screen reader, finds, in the order of the tree.
  public var elements: [StageElement] { host.elements.map(StageElement.init) }

  /// The one element with a label, seen or not.
  /// - Throws: when none has it, or several have.
  public func element(
    _ label: String, file: String = #filePath, line: Int = #line
  ) throws -> StageElement {
    try element(.label(label), file: file, line: line)
  }
  /// The one element with an accessibility identifier, seen or not.
  public func element(
    id: String, file: String = #filePath, line: Int = #line
  ) throws -> StageElement {
    try element(.id(id), file: file, line: line)
  }
  /// The one element with a role, seen or not.
  /// - Parameters:
  ///   - role: as `describe()` names it: `button`, `text`, `segment` and so on.
  ///   - index: which of several, in the order of the tree, from 0.
  public func element(
    role: String, label: String? = nil, index: Int? = nil, file: String = #filePath,
    line: Int = #line
  ) throws -> StageElement {
    try element(.element(role: role, label: label, index: index), file: file, line: line)
  }
  private func element(_ target: StageTarget, file: String, line: Int) throws -> StageElement {
    guard let pattern = try resolve(target, file: file, line: line).pattern else {
      preconditionFailure("an element is not found by a place")
    }
    do {
      return StageElement(try ElementSearch(host.elements).only(pattern))
    } catch {
      throw fail(error.description, pattern: pattern, file: file, line: line)
    }
  }
  /// The elements as text, one a line, two spaces a level.
  public func describe() -> String {
    host.elements.map(\.description).joined(separator: "\n")
  }

  // MARK: pixels

  /// The window as it looks now.
  package var bitmap: Bitmap { host.picture() }
  /// 64 bits over all pixels.
  public var hash: UInt64 { bitmap.hash() }
  /// The colour of a pixel, each component from 0 to 255.
  /// - Parameters:
  ///   - x: pixels from the left, within the window.
  ///   - y: pixels from the top, within the window.
  public func pixel(_ x: Int, _ y: Int) -> (red: Int, green: Int, blue: Int) {
    let bits = bitmap[x, y].bits
    return (Int(bits >> 16 & 255), Int(bits >> 8 & 255), Int(bits & 255))
  }

  // MARK: work

  /// What has been done since the stage was made, or since `resetCounts`.
  public var counts: StageCounts {
    let c = host.counts
    return StageCounts(bodies: c.bodies, layouts: c.layouts, layers: c.layers, pixels: c.pixels)
  }
  public func resetCounts() { host.resetCounts() }
  /// What the toolkit complains about in the views, each thing once.
  public var reports: [String] { host.graph.reports }
}

/// How much work was done.
public struct StageCounts: Equatable, Sendable {
  /// Bodies, and closures of readers, that ran.
  public var bodies: Int
  /// Views that were placed.
  public var layouts: Int
  /// Layers whose values were taken from an animation.
  public var layers: Int
  /// Pixels that were drawn; nothing is drawn before somebody looks at the picture.
  public var pixels: Int

  public init(bodies: Int = 0, layouts: Int = 0, layers: Int = 0, pixels: Int = 0) {
    self.bodies = bodies
    self.layouts = layouts
    self.layers = layers
    self.pixels = pixels
  }
}
