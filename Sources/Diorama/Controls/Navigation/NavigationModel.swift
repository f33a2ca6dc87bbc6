import Foundation

/// What tells the pages of a stack apart.
nonisolated enum NavigationPageID: Hashable, @unchecked Sendable {
  case root
  /// A value of the path, and the number of values below it.
  case value(AnyHashable, depth: Int)
  /// Shown by a link or a binding.
  case presented(Int)
}

/// A page that a link, or a binding, shows while it says so.
@MainActor final class PresentedPage {
  let number: Int
  /// The page that it is shown from.
  let origin: NavigationPageID
  /// Values of the path below it.
  let valuesBelow: Int
  let dismiss: () -> Void
  var content: AnyView {
    didSet { change.changed() }
  }
  let change = Source()
  init(
    number: Int, origin: NavigationPageID, valuesBelow: Int, content: AnyView,
    dismiss: @escaping () -> Void
  ) {
    self.number = number
    self.origin = origin
    self.valuesBelow = valuesBelow
    self.content = content
    self.dismiss = dismiss
  }
}

/// One page of a stack, from the root upwards.
nonisolated struct NavigationEntry: Identifiable, @unchecked Sendable {
  enum Content {
    case root
    case value(AnyHashable)
    case presented(PresentedPage)
  }
  let id: NavigationPageID
  let content: Content
  /// Values of the path up to and with this page.
  let values: Int
}

/// What a navigation stack shows, and who may change it. Links find it in the environment.
@MainActor final class NavigationModel: Equatable {
  /// Reads the path.
  var values: () -> [AnyHashable] = { [] }
  /// Takes values from the end of the path.
  var removeLast: (Int) -> Void = { _ in }
  /// Puts a value at the end of the path; false where the path holds values of another type.
  var append: (AnyHashable) -> Bool = { _ in false }
  /// The stack has to look at it again.
  var changed: () -> Void = {}
  /// Counts the window's updates.
  var update: () -> Int32 = { 0 }
  /// The update in which the stack was made.
  var birth: Int32?
  private var presented: [PresentedPage] = []
  private var lastNumber = 0
  private var models: [NavigationPageID: NavigationPageModel] = [:]
  /// The pages that are shown, or being shown, the root first.
  var shown: [NavigationEntry] = []

  nonisolated static func == (a: NavigationModel, b: NavigationModel) -> Bool { a === b }

  // MARK: pages

  /// The pages that there should be.
  func target(_ values: [AnyHashable]) -> [NavigationEntry] {
    var pages = [NavigationEntry(id: .root, content: .root, values: 0)]
    var waiting = presented
    for depth in 0...values.count {
      var i = 0
      while i < waiting.count {
        let p = waiting[i]
        if p.valuesBelow == depth, pages.contains(where: { $0.id == p.origin }) {
          pages.append(
            NavigationEntry(id: .presented(p.number), content: .presented(p), values: depth))
          waiting.remove(at: i)
          i = 0
        } else {
          i += 1
        }
      }
      if depth < values.count {
        let value = values[depth]
        pages.append(
          NavigationEntry(
            id: .value(value, depth: depth), content: .value(value), values: depth + 1))
      }
    }
    return pages
  }
  func model(of id: NavigationPageID) -> NavigationPageModel {
    if let known = models[id] { return known }
    let new = NavigationPageModel(self, id)
    models[id] = new
    return new
  }
  /// Forgets what pages that have gone have said of themselves.
  func forget(but ids: Set<NavigationPageID>) {
    models = models.filter { ids.contains($0.key) }
  }
  func isTop(_ id: NavigationPageID) -> Bool { (shown.last?.id ?? .root) == id }

  // MARK: showing and hiding

  /// Shows a page above another.
  func present(
    _ content: AnyView, from origin: NavigationPageID, dismiss: @escaping () -> Void
  ) -> PresentedPage {
    lastNumber += 1
    let below = shown.first { $0.id == origin }?.values ?? 0
    let page = PresentedPage(
      number: lastNumber, origin: origin, valuesBelow: below, content: content, dismiss: dismiss)
    presented.append(page)
    changed()
    return page
  }
  func remove(_ page: PresentedPage) {
    presented.removeAll { $0 === page }
    changed()
  }
  /// Goes back to the page below another, and on to the root where there is none.
  func pop(_ id: NavigationPageID) {
    let pages = target(values())
    guard let at = pages.firstIndex(where: { $0.id == id }), at > 0 else { return }
    var count = 0
    for page in pages[at...].reversed() {
      switch page.content {
      case .value: count += 1
      case .presented(let p): p.dismiss()
      case .root: break
      }
    }
    if count > 0 { removeLast(count) }
  }

  // MARK: what values lead to

  private struct Destination {
    weak var owner: _Node?
    let make: (AnyHashable) -> AnyView?
  }
  private var destinations: [ObjectIdentifier: [Destination]] = [:]
  private let destinationsChange = Source()

  func setDestination(
    _ type: ObjectIdentifier, _ owner: _Node, _ make: @escaping (AnyHashable) -> AnyView?
  ) {
    var all = destinations[type] ?? []
    let new = Destination(owner: owner, make: make)
    if let i = all.firstIndex(where: { $0.owner === owner }) {
      all[i] = new
    } else {
      all.append(new)
    }
    destinations[type] = all
    destinationsChange.changed()
  }
  func removeDestination(_ type: ObjectIdentifier, _ owner: _Node) {
    destinations[type]?.removeAll { $0.owner == nil || $0.owner === owner }
  }
  /// The page for a value; nil where nobody has said what it leads to.
  func destination(for value: AnyHashable) -> AnyView? {
    destinationsChange.track()
    let type = ObjectIdentifier(Swift.type(of: value.base))
    for d in destinations[type] ?? [] {
      if let view = d.make(value) { return view }
    }
    return nil
  }
}

/// What a page says of itself, and what its bar shows of it.
@MainActor final class NavigationPageModel: Equatable {
  private(set) weak var stack: NavigationModel?
  let id: NavigationPageID
  private struct Contribution {
    unowned(unsafe) let owner: _Node
    let gate: NavigationGate?
    var item: NavigationItem
  }
  private var contributions: [Contribution] = []
  private let change = Source()
  let probe = ScrollProbe()
  weak var element: PageElement?
  /// Views that pages above it may grow out of.
  var sources: [TransitionSourceElement] = []
  private let transitionChange = Source()

  init(_ stack: NavigationModel, _ id: NavigationPageID) {
    self.stack = stack
    self.id = id
  }
  nonisolated static func == (a: NavigationPageModel, b: NavigationPageModel) -> Bool { a === b }

  func put(_ item: NavigationItem, for owner: _Node, _ gate: NavigationGate?) {
    let i = contributions.firstIndex { $0.owner === owner }
    if item.transition != i.flatMap({ contributions[$0].item.transition }) {
      transitionChange.changed()
    }
    if let i {
      if contributions[i].item.isSame(as: item) { return }
      contributions[i].item = item
    } else {
      contributions.append(Contribution(owner: owner, gate: gate, item: item))
    }
    change.changed()
  }
  func remove(_ owner: _Node) {
    contributions.removeAll { $0.owner === owner }
    change.changed()
  }
  /// The view on the page below that the page grows out of.
  func source(on below: NavigationPageModel) -> TransitionSourceElement? {
    transitionChange.track()
    let said = contributions.lazy.compactMap(\.item.transition).first
    guard let key = said?.source else { return nil }
    return below.sources.last { $0.modifier.key == key && $0.isPlaced }
  }
  func gateChanged() { change.changed() }
  /// What all have said; the outermost is right where they differ.
  var item: NavigationItem {
    change.track()
    var sum = NavigationItem()
    for c in contributions where c.gate?.isOpen ?? true { sum.add(c.item) }
    return sum
  }
}

/// Whether what is said behind it counts: the tab that is shown, and no other.
@MainActor final class NavigationGate: Equatable {
  weak var page: NavigationPageModel?
  var isOpen = false {
    didSet { if isOpen != oldValue { page?.gateChanged() } }
  }
  nonisolated init() {}
  nonisolated static func == (a: NavigationGate, b: NavigationGate) -> Bool { a === b }
}

private enum NavigationModelKey: EnvironmentKey {
  static var defaultValue: NavigationModel? { nil }
}
private enum NavigationPageKey: EnvironmentKey {
  static var defaultValue: NavigationPageModel? { nil }
}
private enum NavigationGateKey: EnvironmentKey {
  static var defaultValue: NavigationGate? { nil }
}
extension EnvironmentValues {
  /// The stack that a view is in.
  var navigation: NavigationModel? {
    get { self[NavigationModelKey.self] }
    set { self[NavigationModelKey.self] = newValue }
  }
  /// The page of it.
  var navigationPage: NavigationPageModel? {
    get { self[NavigationPageKey.self] }
    set { self[NavigationPageKey.self] = newValue }
  }
  var navigationGate: NavigationGate? {
    get { self[NavigationGateKey.self] }
    set { self[NavigationGateKey.self] = newValue }
  }
}
