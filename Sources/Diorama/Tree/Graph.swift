import Foundation

/// What the toolkit needs from outside.
@MainActor package struct Services {
  package var text: any TextSystem
  package var images: (any ImageStore)?
  package var strings: (any StringStore)?
  /// Nil: stored values go with the window.
  package var preferences: (any Preferences)?
  /// What is cut and copied.
  package var clipboard: any Clipboard
  /// - Parameter clipboard: nil is the program's own.
  package init(
    text: any TextSystem, images: (any ImageStore)? = nil, strings: (any StringStore)? = nil,
    preferences: (any Preferences)? = nil, clipboard: (any Clipboard)? = nil
  ) {
    self.clipboard = clipboard ?? ProgramClipboard.shared
    self.text = text
    self.images = images
    self.strings = strings
    self.preferences = preferences
  }
}

/// What was done since the counts were last reset.
package struct UpdateCounts: Equatable, Sendable {
  /// Bodies, and closures of readers, that ran.
  package var bodies = 0
  /// Elements that were placed.
  package var layouts = 0
  /// Layers whose values were sampled from an animation.
  package var layers = 0
  /// Pixels that were drawn.
  package var pixels = 0
}

/// The tree of one window: its nodes, what they wait for, and the order in which it is all done.
///
/// An update takes in one transaction after the other: state, bodies from the outside in, layout,
/// then effects such as `onChange` and `onAppear`, which may ask for another round. Nothing is shown
/// before all of it is done.
@MainActor package final class Graph {
  struct Group {
    var transaction: Transaction
    var number: Int
    var sources: [Source] = []
  }
  package let motion = Motion()
  package let layout: LayoutSystem
  package let layer = Layer("window")
  package let focus: FocusSystem
  let matches = MatchSystem()
  let floats = Floats()
  package let services: Services
  let environment: EnvironmentBox
  package private(set) var size: CGSize
  /// Told about mistakes in views, each once.
  package var onReport: (String) -> Void = { _ in }
  package private(set) var reports: [String] = []
  package var counts = UpdateCounts()
  /// Names of what ran, counted, where somebody wants to know.
  package var bodyCounts: [String: Int]?
  /// Nodes there are.
  package internal(set) var nodeCount = 0

  private var groups: [Group] = []
  private var groupNumber = 0
  private var dirty: [_Node] = []
  var departing: [_Node] = []
  private(set) var flush = 0
  private(set) var updateNumber: Int32 = 0
  private var base = Transaction()
  private var preferenceReaders: [any PreferenceReader] = []
  private var geometryReaders: [any GeometryObserver] = []
  private var effects: [() -> Void] = []
  private var passes = 0
  /// How often a node may run in this update: more often where more transactions wait.
  private var mostEvaluations = 16
  /// Nodes that wanted to run once more, and may in the next update; and in how many one was, on end.
  private var refused: [_Node] = [], refusals = 0
  private var recent: Set<String> = []
  private var lastNamespace = 0
  private(set) lazy var preferences = PreferenceTable(
    services.preferences ?? PassingPreferences(), self)
  private(set) lazy var scenePreferences = PreferenceTable(PassingPreferences(), self)
  /// Kinds of nonsense that have been reported.
  private var mistakes: Set<String> = []
  /// Told about gestures whose layers have gone.
  var onDrop: ((GestureAttachment) -> Void)?
  private var root: HostNode!
  private var isSizeDirty = true

  package init<V: View>(_ view: V, size: CGSize, services: Services) {
    self.size = size
    self.services = services
    let assets = services.images.map(EnvironmentAssets.init)
    environment = EnvironmentBox(nil, assets: assets)
    focus = FocusSystem(root: layer)
    layout = LayoutSystem(motion: motion, report: { _ in })
    layout.report = { [unowned self] in report($0) }
    assets?.report = { [unowned self] in report($0) }
    layout.later = { [unowned self] in afterUpdate($0) }
    layout.onLeave = { [unowned self] in cancelGestures(in: $0) }
    let context = _NodeContext(graph: self, environment: environment, scope: nil)
    make = { [unowned self] in
      let content = V._makeNode(view, context)
      root = HostNode(context, content, ZLayout(), name: "root")
    }
  }
  private var make: (() -> Void)?

  package var rootElement: Element { root.box }
  /// What the window consists of, made if it has not been.
  func contents() -> [Element] {
    make?()
    make = nil
    return root.box.gather()
  }

  /// Views that leave take no more input.
  private func cancelGestures(in layer: Layer) {
    for case let gesture as GestureAttachment in layer.responders { onDrop?(gesture) }
    layer.below.forEach(cancelGestures)
  }

  // MARK: reports

  package func report(_ text: String) {
    if reports.contains(text) { return }
    reports.append(text)
    onReport(text)
  }

  // MARK: what is asked for

  /// The date at time 0, and now.
  package var startDate = Date(timeIntervalSinceReferenceDate: 0)
  var date: Date { startDate.addingTimeInterval(motion.time) }

  package var isIdle: Bool { !isUpdateDue && motion.isIdle }
  /// Something was changed that no update has taken in yet; what merely moves does not count.
  package var isUpdateDue: Bool {
    !groups.isEmpty || !dirty.isEmpty || !effects.isEmpty || needsLayout || isSizeDirty
      || make != nil || !refused.isEmpty
  }
  package func setSize(_ new: CGSize) {
    if new == size { return }
    size = new
    isSizeDirty = true
  }
  /// Changes a value of the window's environment.
  package func setEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) {
    var values = EnvironmentValues(environment)
    values[keyPath: keyPath] = value
    environment.write(values.written)
  }
  package func readEnvironment<V>(_ keyPath: KeyPath<EnvironmentValues, V>) -> V {
    EnvironmentValues(environment)[keyPath: keyPath]
  }
  /// Layout has to be done again, as for another scale.
  package func invalidateLayout() { isSizeDirty = true }

  private var needsLayout: Bool { layout.needsLayout || floats.isChanged }
  func enqueue(_ node: _Node) { dirty.append(node) }
  func group(for transaction: Transaction) -> Int {
    for c in transaction.completions { c.isAttached = true }
    if let last = groups.last, last.transaction.id == transaction.id { return last.number }
    groupNumber += 1
    groups.append(Group(transaction: transaction, number: groupNumber))
    return groupNumber
  }
  func add(_ source: Source) { groups[groups.count - 1].sources.append(source) }
  /// A transaction that changes nothing may still have a completion.
  func touch(_ transaction: Transaction) {
    if !transaction.completions.isEmpty { _ = group(for: transaction) }
  }
  func nextNamespace() -> Int {
    lastNamespace += 1
    return lastNamespace
  }
  /// Runs once the update has settled, outside of its transaction.
  func afterUpdate(_ effect: @escaping () -> Void) { effects.append(effect) }
  /// Runs once what appears in this update has been told so.
  func afterAppearing(_ effect: @escaping () -> Void) {
    afterUpdate { [weak self] in self?.afterUpdate(effect) }
  }
  func add(_ reader: any PreferenceReader) { preferenceReaders.append(reader) }
  func add(_ observer: any GeometryObserver) { geometryReaders.append(observer) }
  func preferencesChanged(below node: _Node) {
    if preferenceReaders.isEmpty { return }
    var n: _Node? = node
    while let q = n {
      q.preferenceReader?.isStale = true
      n = q.parent
    }
  }

  /// Whether a node may run; one that runs again and again changes what it reads.
  func mayEvaluate(_ node: _Node) -> Bool {
    counts.bodies += 1
    bodyCounts?[node.label, default: 0] += 1
    if passes > 4 { recent.insert(node.label) }
    if node.evaluatedIn != updateNumber {
      node.evaluatedIn = updateNumber
      node.evaluations = 0
    }
    node.evaluations += 1
    if node.evaluations <= mostEvaluations { return true }
    // It has read nothing now, so that nothing would make it run any more.
    if refusals < 3 { refused.append(node) }
    report(
      "\(node.label) was updated \(mostEvaluations) times at once: it changes what its own body reads"
    )
    return false
  }
  func transaction(_ scope: AnimationScope?) -> Transaction {
    scope?.transaction(base, flush: flush) ?? base
  }

  // MARK: the update

  /// Brings everything up to date for a time in seconds. Calling it again for the same time takes
  /// in what has been asked for since.
  package func update(at time: Double) {
    motion.time = time
    updateNumber += 1
    passes = 0
    mostEvaluations = 16 + groups.count
    let placesBefore = layout.places
    let waiting = refused
    refused = []
    refusals = waiting.isEmpty ? 0 : refusals + 1
    for node in waiting where node.isAlive { node.makeDirty() }
    if make == nil { Transaction.current = Transaction() }
    motion.tick()
    if let make {
      self.make = nil
      flush += 1
      Transaction.current = Transaction()
      Update.underWay(make)
    }
    repeat {
      repeat {
        take(groups.isEmpty ? Group(transaction: Transaction(), number: 0) : groups.removeFirst())
      } while !groups.isEmpty
      passes += 1
      Transaction.current = Transaction()
      if passes > 8 {
        let names = recent.sorted().joined(separator: ", ")
        report("still changing after 8 rounds: \(names) keep each other going")
        break
      }
      runEffects()
      mostEvaluations += groups.count
    } while !groups.isEmpty || !dirty.isEmpty || needsLayout || !effects.isEmpty
    recent = []
    motion.sample()
    for mistake in LayoutMistakes.take() where mistakes.insert(mistake.kind).inserted {
      report(mistake.text)
    }
    counts.layers += motion.sampled
    counts.layouts += layout.places - placesBefore
  }

  private func take(_ group: Group) {
    flush += 1
    base = group.transaction
    Transaction.current = base
    for s in group.sources { s.commit() }
    Update.underWay(settle)
    let gone = departing
    departing = []
    for n in gone { n.buryIfGone() }
    motion.attach(group.transaction.completions)
  }
  /// Until nothing is left to evaluate, or to be placed.
  private func settle() {
    var rounds = 0
    repeat {
      evaluateDirty()
      Transaction.current = base
      place()
      matches.resolve(in: layout)
      for r in preferenceReaders where r.isPartOfTheTree && r.isStale && r.isAlive {
        r.isStale = false
        r.deliver()
      }
      for r in geometryReaders where r.isAlive && r.hasMoved() { r.makeDirty() }
      rounds += 1
      if rounds > 8 {
        let names = Set(dirty.map(\.label)).sorted().joined(separator: ", ")
        report("geometry never settles: \(names)")
        break
      }
    } while !dirty.isEmpty || needsLayout
  }
  private func evaluateDirty() {
    var rounds = 0
    while !dirty.isEmpty {
      let nodes = dirty.sorted { $0.depth < $1.depth }
      dirty = []
      for n in nodes where n.isDirty && n.isAlive {
        Transaction.current = transaction(n.scope)
        n.evaluate()
      }
      rounds += 1
      if rounds > 64 { break }
    }
  }
  private func place() {
    if isSizeDirty {
      isSizeDirty = false
      layer.set(.frame, SIMD4(0, 0, size.width, size.height), motion, Transaction())
      layer.isFresh = false
      root.box.invalidate()
    }
    if !needsLayout { return }
    layout.flush(root.box, size: size, in: layer)
    floats.place(over: root.box.topLayer, size: size, in: layer)
  }
  private func runEffects() {
    geometryReaders.removeAll { !$0.isAlive }
    preferenceReaders.removeAll { !$0.isAlive }
    focus.settle()
    for r in preferenceReaders.filter({ $0.isStale && !$0.isPartOfTheTree }).sorted(by: {
      $0.depth > $1.depth
    })
    where r.isAlive {
      r.deliver()
    }
    let due = effects
    effects = []
    for e in due { e() }
    let appeared = layout.appeared
    layout.appeared = []
    // Children before parents, then in the order of the source.
    let ordered = appeared.enumerated().sorted {
      ($1.element.depth, $0.offset) < ($0.element.depth, $1.offset)
    }
    for a in ordered { a.element.action() }
  }
  /// Everything goes.
  package func close() {
    for float in floats.all { floats.remove(float) }
    root?.box.disappear()
    let due = effects
    effects = []
    for e in due { e() }
    root?.kill()
  }
}

/// A node that has read where it is.
@MainActor protocol GeometryObserver: _Node {
  func hasMoved() -> Bool
}
