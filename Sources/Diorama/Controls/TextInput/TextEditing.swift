import Foundation

/// The text that is being typed, and where: the caret, and what is selected.
@MainActor final class TextEditing {
  private(set) var caret = 0
  /// The other end of what is selected.
  private(set) var anchor = 0
  private let change = Source()
  // What the field is bound to.
  var read: () -> String = { "" }
  var write: (String) -> Void = { _ in }
  var submit: () -> Void = {}
  var focusChanged: (Bool) -> Void = { _ in }
  /// Gives the keyboard back.
  var resign: () -> Void = {}
  /// The nearest gap between characters.
  var index: (CGPoint) -> Int = { _ in 0 }
  /// Of several lines: the first or the last gap of the line that a gap is on.
  var lineEnd: (Int, _ isLast: Bool) -> Int = { gap, _ in gap }
  /// Of several lines: the gap a line up or down, and the place on the line that is kept to.
  var vertical: (Int, _ way: Int, CGFloat?) -> (Int, CGFloat) = { gap, _, x in (gap, x ?? 0) }
  private var wish: CGFloat?
  var isSecure = false
  /// Text has several lines.
  var isMultiline = false
  weak var clipboard: (any Clipboard)?
  nonisolated init() {}

  func track() { change.track() }
  private var characters: [Character] { Array(read()) }
  /// What is selected; empty at the caret.
  var selection: Range<Int> {
    let n = characters.count
    let a = min(anchor, n), c = min(caret, n)
    return min(a, c)..<max(a, c)
  }
  func place(_ at: Int, extends: Bool = false) {
    wish = nil
    caret = min(max(at, 0), characters.count)
    if !extends { anchor = caret }
    change.changed()
  }
  func placeAtEnd() { place(characters.count) }
  func selectAll() {
    anchor = 0
    caret = characters.count
    change.changed()
  }
  func selectWord(at place: Int) {
    let all = characters
    if all.isEmpty { return }
    let at = min(place, all.count - 1)
    func isWord(_ i: Int) -> Bool { all[i].isLetter || all[i].isNumber }
    let kind = isWord(at)
    var low = at, high = at + 1
    while low > 0, isWord(low - 1) == kind { low -= 1 }
    while high < all.count, isWord(high) == kind { high += 1 }
    anchor = low
    caret = high
    change.changed()
  }
  func insert(_ text: String) {
    // On one line, what ends lines becomes spaces.
    replace(selection, with: text.map { $0.isNewline ? isMultiline ? "\n" : " " : $0 })
  }
  private func replace(_ range: Range<Int>, with new: [Character]) {
    var all = characters
    wish = nil
    all.replaceSubrange(range, with: new)
    caret = range.lowerBound + new.count
    anchor = caret
    write(String(all))
    change.changed()
  }
  private func edge(of way: Int, from at: Int, by word: Bool) -> Int {
    let all = characters
    var i = at
    if !word { return min(max(i + way, 0), all.count) }
    func isWord(_ i: Int) -> Bool { all[i].isLetter || all[i].isNumber }
    if way > 0 {
      while i < all.count, !isWord(i) { i += 1 }
      while i < all.count, isWord(i) { i += 1 }
    } else {
      while i > 0, !isWord(i - 1) { i -= 1 }
      while i > 0, isWord(i - 1) { i -= 1 }
    }
    return i
  }
  private func move(_ way: Int, _ stroke: KeyStroke) {
    let extends = stroke.modifiers.contains(.shift)
    let byWord = stroke.modifiers.contains(.control) || stroke.modifiers.contains(.alt)
    let s = selection
    if !extends, !byWord, !s.isEmpty {
      place(way > 0 ? s.upperBound : s.lowerBound)
    } else {
      place(edge(of: way, from: min(caret, characters.count), by: byWord), extends: extends)
    }
  }
  private func moveLine(_ way: Int, _ stroke: KeyStroke) {
    let (gap, x) = vertical(min(caret, characters.count), way, wish)
    place(gap, extends: stroke.modifiers.contains(.shift))
    wish = x
  }
  private func delete(_ way: Int, byWord: Bool) {
    let s = selection
    if !s.isEmpty { return replace(s, with: []) }
    let to = edge(of: way, from: s.lowerBound, by: byWord)
    if to != s.lowerBound { replace(min(to, s.lowerBound)..<max(to, s.lowerBound), with: []) }
  }

  /// What a key does; true when it has a use for it. Characters come as text, not as keys.
  func key(_ stroke: KeyStroke) -> Bool {
    if stroke.phase == .up { return false }
    let held = stroke.modifiers.subtracting(.shift)
    let isCommand = held == .control || held == .meta
    switch stroke.name {
    case "ArrowLeft": move(-1, stroke)
    case "ArrowRight": move(1, stroke)
    case "ArrowUp" where isMultiline: moveLine(-1, stroke)
    case "ArrowDown" where isMultiline: moveLine(1, stroke)
    case "Home" where isMultiline && held.isEmpty, "End" where isMultiline && held.isEmpty:
      place(
        lineEnd(min(caret, characters.count), stroke.name == "End"),
        extends: stroke.modifiers.contains(.shift))
    case "Home", "ArrowUp": place(0, extends: stroke.modifiers.contains(.shift))
    case "End", "ArrowDown":
      place(characters.count, extends: stroke.modifiers.contains(.shift))
    case "Backspace": delete(-1, byWord: !held.isEmpty)
    case "Delete": delete(1, byWord: !held.isEmpty)
    case "Enter" where isMultiline: insert("\n")
    case "Enter":
      if stroke.phase == .down {
        resign()
        submit()
      }
    case "a" where isCommand: selectAll()
    case "c" where isCommand, "x" where isCommand:
      let s = selection
      if isSecure || s.isEmpty { return true }
      clipboard?.text = String(characters[s])
      if stroke.name == "x" { replace(s, with: []) }
    case "v" where isCommand: if let clipboard { insert(clipboard.text) }
    default: return stroke.name.count == 1 && held.isEmpty
    }
    return true
  }
}
