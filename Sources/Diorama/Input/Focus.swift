import Foundation

/// A key that went down or up, as those see it who have the keyboard.
package struct KeyStroke: Equatable {
  package enum Phase { case down, repeated, up }
  /// Its W3C UI Events name.
  package var name: String
  package var phase: Phase
  package var modifiers: InputEvent.Modifiers
  package init(name: String, phase: Phase, modifiers: InputEvent.Modifiers = []) {
    self.name = name
    self.phase = phase
    self.modifiers = modifiers
  }
  /// Just this key goes down.
  package func isPlain(_ names: String...) -> Bool {
    phase != .up && modifiers.isEmpty && names.contains(name)
  }
}

/// A layer that sees the keys of what has the focus in it, before the control itself does.
@MainActor package protocol KeyHandler: Responder {
  /// True when nobody else is to see the key.
  func handles(_ stroke: KeyStroke) -> Bool
}

/// A layer whose first control does what it is for when a key is pressed that nobody else has had a
/// use for.
@MainActor package protocol ShortcutResponder: Responder {
  func matches(_ stroke: KeyStroke) -> Bool
}

/// A layer that can have the keyboard.
@MainActor package final class FocusItem: Responder {
  package var isEnabled = true
  /// A click on it takes the keyboard to it.
  package var takesClicks = true
  /// What the control does with a key; true when it has a use for it.
  package var key: (KeyStroke) -> Bool = { _ in false }
  /// A key that it has had a use for was released, or the keyboard went while one was held.
  package var released: () -> Void = {}
  /// What the control does with text that is typed; nil where it takes none.
  package var text: ((String) -> Void)?
  /// Called when it gets or loses the keyboard, or its ring.
  package var changed: () -> Void = {}
  /// Scrolls so that it is seen.
  package var reveal: () -> Void = {}
  package internal(set) weak var layer: Layer?
  package fileprivate(set) var isFocused = false
  /// The keyboard was used last, so that a person wants to see where it leads to.
  package fileprivate(set) var showsRing = false
  package init(layer: Layer) { self.layer = layer }
}

/// Somebody who wants to know where the keyboard leads to.
@MainActor package protocol FocusObserver: AnyObject {
  func focusMoved(_ focus: FocusSystem)
}

/// Keeps which layer of a window has the keyboard, and hands keys to it.
///
/// A key goes to the handlers from the focused layer outward, then to the focused control, then to
/// what scrolls or turns pages around it. Tab and Shift-Tab go through all that can have the
/// keyboard, in the order of the tree, and from the last to the first again.
@MainActor package final class FocusSystem {
  private let root: Layer
  package private(set) var current: FocusItem?
  private var isPointing = false
  /// A click brought the keyboard to where it is.
  package private(set) var cameByClick = false
  private var isActive = true
  private var held: Set<String> = []
  private struct Weak { weak var observer: (any FocusObserver)? }
  private var observers: [Weak] = []
  private var requests: [() -> Void] = []

  package init(root: Layer) { self.root = root }

  package func add(_ observer: any FocusObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
    observers.append(Weak(observer: observer))
  }
  /// Asks for something to be done once everything is in place.
  package func request(_ action: @escaping () -> Void) { requests.append(action) }

  // MARK: where it is

  package func focus(_ item: FocusItem?) {
    if item === current { return }
    let old = current
    current = item
    cameByClick = false
    old?.released()
    old?.isFocused = false
    old?.showsRing = false
    item?.isFocused = true
    item?.showsRing = isActive && !isPointing
    old?.changed()
    item?.changed()
    for o in observers { o.observer?.focusMoved(self) }
  }
  private func showRing() {
    guard let current, current.showsRing != (isActive && !isPointing) else { return }
    current.showsRing.toggle()
    current.changed()
  }
  /// After layout: what was asked for happens, and what went loses the keyboard.
  package func settle() {
    let due = requests
    requests = []
    for r in due { r() }
    if let current, !isReachable(current) { focus(nil) }
  }
  private func isReachable(_ item: FocusItem) -> Bool {
    guard item.isEnabled, let layer = item.layer else { return false }
    var l = layer
    while l.mayHoldFocus {
      if l === root { return true }
      guard let above = l.above else { return false }
      l = above
    }
    return false
  }
  /// All that can have the keyboard in a layer, in the order of the tree. What cannot be seen gets it by
  /// the program alone, as the field behind the boxes of a one-time code does.
  private func items(in layer: Layer, alsoUnseen: Bool = false) -> [FocusItem] {
    var found: [FocusItem] = []
    func walk(_ l: Layer) {
      if alsoUnseen ? !l.mayHoldFocus : !l.isFocusable { return }
      for case let item as FocusItem in l.responders where item.isEnabled { found.append(item) }
      l.below.forEach(walk)
    }
    walk(layer)
    return found
  }
  /// The first in a layer that can have the keyboard.
  package func first(in layer: Layer) -> FocusItem? {
    items(in: layer, alsoUnseen: true).first { isReachable($0) }
  }
  package func isIn(_ layer: Layer) -> Bool {
    var l = current?.layer
    while let q = l {
      if q === layer { return true }
      l = q.above
    }
    return false
  }
  private func move(by step: Int) -> Bool {
    let all = items(in: root)
    if all.isEmpty { return false }
    let n = all.count
    let at = all.firstIndex { $0 === current }
    let next = at.map { ($0 + step + n) % n } ?? (step > 0 ? 0 : n - 1)
    isPointing = false
    focus(all[next])
    showRing()
    all[next].reveal()
    return true
  }

  // MARK: input

  /// The pointer went down on these layers.
  package func pointed(at path: HitPath?) {
    isPointing = true
    for step in path?.steps ?? [] {
      let items = step.layer.responders.compactMap { $0 as? FocusItem }
      guard let item = items.first(where: \.isEnabled) else { continue }
      if item.takesClicks, item !== current {
        focus(item)
        cameByClick = true
      }
      break
    }
    showRing()
  }
  /// The window has or has not the keyboard.
  package func windowChanged(isActive: Bool) {
    self.isActive = isActive
    held = []
    current?.released()
    showRing()
  }
  /// Text was typed.
  package func text(_ text: String) { current?.text?(text) }
  /// True when somebody had a use for the key.
  package func key(_ name: String, isDown: Bool, _ modifiers: InputEvent.Modifiers) -> Bool {
    let isRepeated = isDown && held.contains(name)
    if isDown { held.insert(name) } else { held.remove(name) }
    let stroke = KeyStroke(
      name: name, phase: !isDown ? .up : isRepeated ? .repeated : .down, modifiers: modifiers)
    let isTaken = offer(stroke)
    if isTaken, isDown {
      isPointing = false
      showRing()
    }
    return isTaken
  }
  private func offer(_ stroke: KeyStroke) -> Bool {
    var path: [any Responder] = []
    var layer = current?.layer
    while let l = layer {
      path += l.responders
      layer = l.above
    }
    for case let h as any KeyHandler in path where h.handles(stroke) { return true }
    if stroke.phase == .up {
      current?.released()
      return false
    }
    if stroke.name == "Tab", stroke.modifiers.isSubset(of: .shift) {
      return move(by: stroke.modifiers.contains(.shift) ? -1 : 1)
    }
    if let current, current.key(stroke) { return true }
    if offerShortcut(stroke) { return true }
    if current == nil { return false }
    for case let r as any KeyResponder in path where r.key(stroke.name, stroke.modifiers) {
      return true
    }
    return false
  }
  /// The first control in the first layer with this shortcut acts as if it had been pressed by key.
  private func offerShortcut(_ stroke: KeyStroke) -> Bool {
    // What types a character types it.
    let isTyped = stroke.name.count == 1 && stroke.modifiers.isSubset(of: .shift)
    if isTyped, current?.text != nil { return false }
    func find(_ l: Layer) -> FocusItem? {
      if !l.isFocusable { return nil }
      for case let s as any ShortcutResponder in l.responders where s.matches(stroke) {
        if let item = items(in: l).first { return item }
      }
      for inner in l.below {
        if let found = find(inner) { return found }
      }
      return nil
    }
    guard let item = find(root) else { return false }
    let isTaken = item.key(KeyStroke(name: " ", phase: .down))
    item.released()
    return isTaken
  }
}

extension Layer {
  /// Whether what is in it may have the keyboard: what leaves may not.
  fileprivate var mayHoldFocus: Bool { !isLeaving && isShown }
  /// Whether keys find what is in it: what cannot be seen at all they do not.
  fileprivate var isFocusable: Bool {
    mayHoldFocus && !(effect == .opacity && model(.a).x < 0.01)
  }
}
