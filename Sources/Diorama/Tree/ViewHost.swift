import Foundation
import Raster

/// What a window is made with.
package struct WindowConfiguration: Equatable, Sendable {
  /// Points.
  package var size = CGSize(width: 390, height: 844)
  /// Pixels per point.
  package var scale = 1.0
  package var colorScheme = ColorScheme.light
  package var locale = Locale(identifier: "en")
  package var layoutDirection = LayoutDirection.leftToRight
  package var dynamicTypeSize = DynamicTypeSize.large
  package var reducesMotion = false
  package var framesPerSecond = 60.0
  package init() {}
}

/// One window without a screen: a view graph, its input, its clock and its picture.
///
/// Time and input come from outside. With the same input at the same times, the same pixels come
/// out: a desktop window, a replayed session and a test all drive this.
@MainActor package final class ViewHost {
  package let graph: Graph
  /// The window's time, for code of the user's that waits.
  package let clock: FrameClock
  package private(set) var configuration: WindowConfiguration
  /// The number of the frame that is shown; −1 before the first.
  package private(set) var frame = -1
  /// Seconds.
  package private(set) var time = 0.0
  private let arena = GestureArena()
  private let hover = HoverTracker()
  private var pointer: CGPoint?
  private var pressed: InputEvent.Button?
  private var damage = Damage()
  private var lastDamageFrame = -1
  private var lastChange = Damage()
  private let painter = Painter()
  private let list = DisplayList()
  private var bitmap: Bitmap?
  private var isWhollyDirty = true
  private var preferredColorScheme: ColorScheme?
  private var hasKeyboard = true, isMinimised = false
  private var toldPhase = ScenePhase.active
  private var background = RGBA(hex: 0xffffff)

  package init<V: View>(_ root: V, configuration: WindowConfiguration, services: Services) {
    self.configuration = configuration
    let wishes = WindowWishes()
    graph =
      V.isSeveral
      ? Graph(wishes.watching(root.standingAlone), size: configuration.size, services: services)
      : Graph(wishes.watching(root), size: configuration.size, services: services)
    clock = FrameClock(graph)
    graph.onDrop = { [arena] in arena.drop($0) }
    wishes.host = self
    graph.setEnvironment(\.pictureStore, Unchecked(value: services.images))
    applyEnvironment()
  }
  private func applyEnvironment() {
    let scheme = preferredColorScheme ?? configuration.colorScheme
    graph.setEnvironment(\.colorScheme, scheme)
    graph.setEnvironment(\.locale, configuration.locale)
    graph.setEnvironment(\.layoutDirection, configuration.layoutDirection)
    graph.setEnvironment(\.dynamicTypeSize, configuration.dynamicTypeSize)
    graph.setEnvironment(\.reducesMotion, configuration.reducesMotion)
    graph.setEnvironment(\.displayScale, configuration.scale)
    graph.setEnvironment(\.windowSize, configuration.size)
    graph.setEnvironment(\.phaseOfTheWindow, phase)
    graph.layout.scale = configuration.scale
    graph.layout.reducesMotion = configuration.reducesMotion
    let c = Color(.background).components(
      ColorContext(isDark: scheme == .dark))
    let new = RGBA(c.x, c.y, c.z, 1)
    if new != background {
      background = new
      isWhollyDirty = true
    }
  }
  /// Views ask for an appearance.
  func prefer(_ scheme: ColorScheme?) {
    if scheme == preferredColorScheme { return }
    preferredColorScheme = scheme
    applyEnvironment()
  }
  /// Changes the window while it runs.
  package func configure(_ change: (inout WindowConfiguration) -> Void) {
    let old = configuration
    change(&configuration)
    if configuration == old { return }
    if configuration.size != old.size || configuration.scale != old.scale {
      graph.setSize(configuration.size)
      graph.invalidateLayout()
      if configuration.scale != old.scale { graph.layer.invalidate() }
      isWhollyDirty = true
    }
    applyEnvironment()
  }

  // MARK: time

  /// Runs frame 0: laid out, appeared, not yet drawn.
  package func begin() {
    frame = 0
    run(at: 0)
  }
  /// Runs the next frame.
  package func advance() {
    frame += 1
    run(at: Double(frame) / configuration.framesPerSecond)
  }
  /// Passes over frames up to the one of a number, which counts as run. Only while nothing moves and
  /// nothing is due in them: they would be like the last one.
  package func skip(to frame: Int) {
    if frame <= self.frame { return }
    self.frame = frame
    time = max(time, Double(frame) / configuration.framesPerSecond)
  }
  /// Runs the current frame once more, to take in what has happened since.
  package func rerun() { run(at: time) }
  /// Runs a frame at any time that is not before the last.
  package func run(at time: Double) {
    self.time = max(time, self.time)
    clock.calling {
      wakeGestures(before: self.time + 1e-9)
      graph.update(at: self.time)
    }
    collect()
  }
  private func wakeGestures(before end: Double) {
    while let d = arena.deadline, d < end {
      let now = max(d, time)
      graph.motion.time = now
      arena.wake(at: now)
      if arena.deadline == d { break }
    }
  }
  private func collect() {
    let pixels = pixelBounds
    var changes = graph.layer.collect(scale: configuration.scale, bounds: pixels)
    if isWhollyDirty {
      changes.damage = Damage()
      changes.damage.add(pixels)
      isWhollyDirty = false
    }
    lastChange = changes.damage
    if !changes.damage.isEmpty { lastDamageFrame = frame }
    damage.add(changes.damage)
  }
  private var pixelBounds: IRect {
    let s = configuration.scale
    return IRect(
      0, 0, max(1, Int((configuration.size.width * s).rounded())),
      max(1, Int((configuration.size.height * s).rounded())))
  }

  // MARK: rest

  /// Nothing moves, nothing is due, and no gesture is under way.
  package var isAtRest: Bool { unrest.isEmpty }
  /// Names of what keeps the window from being at rest.
  package var unrest: [String] {
    var names = graph.motion.moving
    // What repeats for ever counts only while it changes pixels.
    if !lastChange.isEmpty || graph.motion.lastStart >= time { names += graph.motion.repeating }
    if arena.isBusy { names.append("a gesture") }
    if names.isEmpty, !graph.isIdle, graph.motion.repeating.isEmpty {
      names.append("an update that is due")
    }
    return names
  }
  /// Nothing has to be run or drawn until something happens.
  package var isIdle: Bool { graph.isIdle && graph.layer.isClean && damage.isEmpty }
  /// When something has to be run although nothing happens.
  package var nextWake: Double? {
    [arena.deadline, graph.motion.nextAlarm].compactMap { $0 }.min()
  }

  // MARK: input

  /// Takes an event in. Its effects are seen after the frame has run (again).
  package func receive(_ event: InputEvent) {
    Transaction.current = Transaction()
    clock.calling {
      // What was due before it comes first.
      wakeGestures(before: event.time - 1e-9)
      graph.motion.time = max(event.time, time)
      take(event)
    }
  }
  /// Lets somebody act in the window who does so in another way than by events.
  func act<T>(_ action: (ViewHost) -> T) -> T {
    graph.motion.time = time
    Transaction.current = Transaction()
    return clock.calling { action(self) }
  }
  private func take(_ event: InputEvent) {
    switch event.kind {
    case .down(let p, let button):
      pointer = p
      if pressed != nil {
        arena.cancel()
        return
      }
      pressed = button
      let path = graph.layer.hit(p)
      graph.focus.pointed(at: path)
      arena.down(pointerEvent(event, p, button), on: path)
    case .move(let p):
      pointer = p
      if let pressed {
        arena.move(pointerEvent(event, p, pressed))
      } else {
        arena.lift(at: event.time)
        hover.move(to: p, graph.layer.hit(p))
      }
    case .up(let p, let button):
      pointer = p
      guard pressed == button else { return }
      pressed = nil
      arena.up(pointerEvent(event, p, button))
    case .fingers(let first, let second):
      if pressed != nil { pointer = first }
      let pair = FingerPair(
        time: event.time, first: first, second: second, modifiers: event.modifiers)
      if arena.hasPair {
        arena.move(pair)
      } else if pressed ?? .left == .left {
        arena.join(pair, on: graph.layer.hit(pair.middle))
      }
    case .leave:
      pointer = nil
      arena.lift(at: event.time)
      hover.move(to: nil, nil)
    case .cancel:
      pressed = nil
      arena.cancel()
    case .focus(let isActive):
      graph.focus.windowChanged(isActive: isActive)
      hasKeyboard = isActive
      phaseChanged()
      if isActive { return }
      pressed = nil
      arena.cancel()
    case .resize(let size): configure { $0.size = size }
    case .wheel(let delta, let p):
      var d = CGVector(dx: delta.dx, dy: delta.dy)
      // With shift, a wheel that turns only one way turns sideways.
      if event.modifiers.contains(.shift), d.dx == 0 { d = CGVector(dx: d.dy, dy: 0) }
      dispatch(at: p) { responder, layer in
        (responder as? any WheelResponder)?.wheel(layer.fromRoot(d, at: p), at: event.time) ?? false
      }
    case .key("Escape", isDown: true) where pressed != nil:
      pressed = nil
      arena.cancel()
    case .key(let name, let isDown):
      if graph.focus.key(name, isDown: isDown, event.modifiers) || !isDown { return }
      if name == "Escape" { arena.cancel() }
      let offer = { (r: any Responder) in
        (r as? any KeyResponder)?.key(name, event.modifiers) ?? false
      }
      // To what is under the pointer; where that has no use for it, to the first that has.
      if let pointer, dispatch(at: pointer, { r, _ in offer(r) }) { return }
      _ = graph.layer.firstResponder(offer)
    case .text(let text): graph.focus.text(text)
    }
  }
  /// The window was minimised, or is seen again.
  package func receive(isMinimised: Bool, at time: Double) {
    if isMinimised == self.isMinimised { return }
    graph.motion.time = max(time, self.time)
    Transaction.current = Transaction()
    self.isMinimised = isMinimised
    clock.calling { phaseChanged() }
    // No frame follows that would tell views.
    if isMinimised { run(at: graph.motion.time) }
  }
  private var phase: ScenePhase { isMinimised ? .background : hasKeyboard ? .active : .inactive }
  /// Views, and whoever listens to UIKit's notifications, are told.
  private func phaseChanged() {
    let old = toldPhase, new = phase
    if new == old { return }
    toldPhase = new
    graph.setEnvironment(\.phaseOfTheWindow, new)
    var names: [String] = []
    if old == .active { names += ["UIApplicationWillResignActive", "UISceneWillDeactivate"] }
    if new == .background {
      names += ["UIApplicationDidEnterBackground", "UISceneDidEnterBackground"]
    }
    if old == .background {
      names += ["UIApplicationWillEnterForeground", "UISceneWillEnterForeground"]
    }
    if new == .active { names += ["UIApplicationDidBecomeActive", "UISceneDidActivate"] }
    for name in names {
      NotificationCenter.default.post(name: Notification.Name(name + "Notification"), object: nil)
    }
  }
  /// Whether a view would hear that the pointer is at a place with no button down, or nowhere.
  package func isHoverHeard(at place: CGPoint?) -> Bool {
    hover.isHeard(place.flatMap(graph.layer.hit))
  }
  /// Offers something to the responders under a place, the innermost first, until one takes it.
  @discardableResult func dispatch(
    at p: CGPoint, _ offer: (any Responder, Layer) -> Bool
  ) -> Bool {
    guard let path = graph.layer.hit(p) else { return false }
    for step in path.steps {
      for r in step.layer.responders where offer(r, step.layer) { return true }
    }
    return false
  }
  private func pointerEvent(
    _ e: InputEvent, _ p: CGPoint, _ button: InputEvent.Button
  ) -> PointerEvent {
    PointerEvent(time: e.time, location: p, button: button, modifiers: e.modifiers)
  }

  // MARK: what is there

  package var elements: [SceneElement] {
    graph.layer.sceneElements(in: CGRect(origin: .zero, size: configuration.size))
  }
  package var counts: UpdateCounts { graph.counts }
  package func resetCounts() { graph.counts = UpdateCounts() }

  // MARK: pixels

  /// Draws what has changed since the last time into `target`, or all of it, and returns which
  /// pixels those were.
  @discardableResult package func draw(into target: Bitmap, whole: Bool = false) -> [IRect] {
    var rects = graph.layer.spread(damage, in: pixelBounds)
    damage = Damage()
    if whole { rects = [pixelBounds] }
    for r in rects { paint(r.intersection(target.bounds), into: target) }
    return rects
  }
  private func paint(_ r: IRect, into target: Bitmap) {
    if r.isEmpty { return }
    list.removeAll(keepingCapacity: true)
    list.fill(Rect(Double(r.x0), Double(r.y0), Double(r.x1), Double(r.y1)), background)
    graph.layer.compose(r, into: list)
    painter.paint(list, into: target, damage: r)
    graph.counts.pixels += r.area
  }
  /// The window's picture as it is now. Drawn on demand: what nobody looks at costs nothing.
  package func picture() -> Bitmap {
    let bounds = pixelBounds
    if let bitmap, bitmap.width == bounds.width, bitmap.height == bounds.height {
      draw(into: bitmap)
      return bitmap
    }
    let new = Bitmap(width: bounds.width, height: bounds.height, isOpaque: true)
    bitmap = new
    draw(into: new, whole: true)
    return new
  }
  /// A picture of everything, made anew. What is still to be drawn elsewhere stays so, and nothing is
  /// counted.
  package func wholePicture() -> Bitmap {
    let bounds = pixelBounds, pixels = graph.counts.pixels
    let new = Bitmap(width: bounds.width, height: bounds.height, isOpaque: true)
    paint(bounds, into: new)
    graph.counts.pixels = pixels
    return new
  }
  /// Ends the window: views disappear, tasks are cancelled.
  package func close() {
    graph.close()
    clock.close()
  }
}
