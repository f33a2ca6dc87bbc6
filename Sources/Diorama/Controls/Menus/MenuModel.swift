import Foundation

/// One thing in a menu.
enum MenuEntry: Equatable {
  struct Row: Equatable {
    var label: PlainLabel
    /// It has a check mark.
    var isChecked = false
  }
  case row(Row)
  case header(String)
  case divider

  var row: Row? {
    if case .row(let row) = self { return row }
    return nil
  }
  var canBeChosen: Bool { row?.label.isEnabled ?? false }
}

/// A menu while it is open: what it has, which row is marked, and who hears of the choice.
@MainActor final class MenuModel: Equatable {
  /// What it is called.
  let title: String
  var entries: [MenuEntry] {
    didSet { if entries != oldValue { change.changed() } }
  }
  private let choose: (Int) -> Void
  private let close: () -> Void
  /// It has its place, and is to be seen.
  private(set) var isShown = false
  /// The same for the view, which takes it with the transaction that it is written in.
  var binding: Binding<Bool>?
  private(set) var marked: Int?
  /// Where it grows from, as a point of its panel.
  var anchor = UnitPoint.top {
    didSet { if anchor != oldValue { change.changed() } }
  }
  private var rows: [Int: Element] = [:]
  /// The panel, and its hold on the keyboard.
  weak var panel: Layer?
  private let change = Source()
  nonisolated static func == (a: MenuModel, b: MenuModel) -> Bool { a === b }

  init(
    title: String, entries: [MenuEntry], choose: @escaping (Int) -> Void,
    close: @escaping () -> Void
  ) {
    self.title = title
    self.entries = entries
    self.choose = choose
    self.close = close
  }
  func track() { change.track() }
  var hasChecks: Bool { entries.contains { $0.row?.isChecked == true } }

  /// Appears, or goes, in the transaction in force.
  func show(_ isShown: Bool) {
    if self.isShown == isShown { return }
    self.isShown = isShown
    binding?.wrappedValue = isShown
  }

  // MARK: rows

  func put(_ element: Element, at index: Int) { rows[index] = element }
  func remove(_ element: Element, at index: Int) {
    if rows[index] === element { rows[index] = nil }
  }
  /// Scrolls so that a row is seen.
  func reveal(_ index: Int) { rows[index]?.reveal() }
  func mark(_ index: Int?) {
    let new = index.flatMap { entries.indices.contains($0) && entries[$0].canBeChosen ? $0 : nil }
    if new == marked { return }
    marked = new
    change.changed()
  }
  /// Marks the row under a point of the window.
  func mark(at place: CGPoint?) { mark(place.flatMap(index)) }
  private func index(at place: CGPoint) -> Int? {
    guard let panel, let p = panel.fromRoot(place),
      CGRect(origin: .zero, size: panel.size).contains(p)
    else { return nil }
    return rows.first { _, row in
      guard let layer = row.layer, let p = layer.fromRoot(place) else { return false }
      return CGRect(origin: .zero, size: layer.size).contains(p)
    }?.key
  }
  /// The pointer was released.
  func release(at place: CGPoint) {
    if let i = index(at: place) { pick(i) } else { mark(nil) }
  }
  func pick(_ index: Int) {
    guard isShown, entries.indices.contains(index), entries[index].canBeChosen else { return }
    close()
    choose(index)
  }
  func cancel() { if isShown { close() } }

  // MARK: keys

  private func step(_ way: Int) {
    let all = entries.indices.filter { entries[$0].canBeChosen }
    guard !all.isEmpty else { return }
    let at = marked.flatMap { all.firstIndex(of: $0) }
    go(all[at.map { min(max($0 + way, 0), all.count - 1) } ?? (way > 0 ? 0 : all.count - 1)])
  }
  private func go(_ index: Int) {
    mark(index)
    reveal(index)
  }
  /// All keys are the menu's while it is open.
  func key(_ stroke: KeyStroke) -> Bool {
    if stroke.phase == .up { return true }
    let all = entries.indices.filter { entries[$0].canBeChosen }
    if stroke.isPlain("ArrowDown") {
      step(1)
    } else if stroke.isPlain("ArrowUp") {
      step(-1)
    } else if stroke.isPlain("Home", "PageUp") {
      if let first = all.first { go(first) }
    } else if stroke.isPlain("End", "PageDown") {
      if let last = all.last { go(last) }
    } else if stroke.isPlain("Enter", " "), stroke.phase == .down {
      if let marked { pick(marked) }
    } else if stroke.isPlain("Escape"), stroke.phase == .down {
      cancel()
    }
    return true
  }
}
