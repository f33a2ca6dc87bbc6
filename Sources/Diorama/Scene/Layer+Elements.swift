import Foundation

extension Layer {
  /// The elements of a window of a size, in the order of the tree.
  package func sceneElements(in window: CGRect) -> [SceneElement] {
    var out: [SceneElement] = []
    var told = Told()
    collect(
      Reach(transform: ProjectionTransform(), clip: window, opacity: 1, depth: 0, isEnabled: true),
      &out, &told)
    return out
  }

  /// What is told for the element around.
  private struct Told {
    var actions: [String] = []
    var children: [SceneElement]?
  }

  private struct Reach {
    /// From the layer's parent to the window, by model values.
    var transform: ProjectionTransform
    var clip: CGRect
    var opacity: Double
    var depth: Int
    var isEnabled: Bool
    var isHidden = false
  }

  private func collect(_ outer: Reach, _ out: inout [SceneElement], _ told: inout Told) {
    if isLeaving || effect == .symbols { return }
    var r = outer
    let f = model(.frame)
    let place = ProjectionTransform(CGAffineTransform(translationX: f.x, y: f.y))
    let local = map(model).map { $0.concatenating(place) } ?? place
    if effect == .opacity { r.opacity *= min(max(model(.a).x, 0), 1) }
    r.transform = local.concatenating(outer.transform)
    let frame = CGRect(origin: .zero, size: size).applying(r.transform)
    let cuts = effect == .clip ? rare?.clipPath != nil : isHitBoundary
    if cuts { r.clip = r.clip.intersection(frame) }
    guard let s = semantics else {
      for l in inside { l.collect(r, &out, &told) }
      return
    }
    if s.isHidden { return }
    if let telling = s.telling {
      var inner: [SceneElement] = []
      var none = Told()
      for l in inside { l.collect(r, &inner, &none) }
      switch telling {
      case .actions: told.actions += inner.filter { $0.role == .button }.map(\.label)
      case .children: told.children = (told.children ?? []) + inner
      }
      return
    }
    r.isEnabled = r.isEnabled && (s.isEnabled ?? true)
    var inner: [SceneElement] = []
    var own = Told()
    var deeper = r
    if s.role != nil { deeper.depth += 1 }
    if !s.ignoresChildren {
      for l in inside { l.collect(deeper, &inner, &own) }
    }
    guard
      s.role != nil || s.label != nil || s.value != nil || s.identifier != nil
        || s.hint != nil || s.isSelected != nil || s.isFocused != nil || s.combinesChildren
        || s.isAdjustable || s.heading != nil || s.activation != nil || !own.actions.isEmpty
        || own.children != nil
    else {
      out += inner
      return
    }
    if own.children != nil { inner = Array(inner.prefix(1)) }
    let seen = frame.intersection(r.clip)
    let isVisible =
      r.opacity >= 0.01 && !seen.isNull && seen.width > 0 && seen.height > 0
    var e: SceneElement
    if let role = s.role {
      // The symbol of a tab that has a title is not told.
      let told =
        role == .tab && inner.contains { $0.role == .text }
        ? inner.filter { $0.role != .image } : inner
      let labels = s.combinesChildren ? told.map(\.label).filter { !$0.isEmpty } : []
      e = SceneElement(
        role: role, label: s.label ?? labels.joined(separator: ", "), value: s.value,
        hint: s.hint, identifier: s.identifier, frame: frame, isVisible: isVisible,
        isSelected: s.isSelected ?? (s.combinesChildren && inner.contains(where: \.isSelected)),
        isEnabled: r.isEnabled, isFocused: s.isFocused ?? false, isHidden: false,
        depth: outer.depth)
      if s.combinesChildren {
        if s.hint == nil { e.hint = inner.compactMap(\.hint).first }
        if s.identifier == nil { e.identifier = inner.compactMap(\.identifier).first }
        e.actions = inner.flatMap(\.actions)
        // Another role for one control, which stays what it is otherwise; it may have a label beside it.
        let adjustable = inner.filter(\.isAdjustable)
        if let control = inner.count == 1 ? inner[0] : adjustable.count == 1 ? adjustable[0] : nil {
          e.value = e.value ?? control.value
          e.isAdjustable = control.isAdjustable
          if control.role != .text, control.role != .image {
            e.isEnabled = e.isEnabled && control.isEnabled
            e.isFocused = e.isFocused || control.isFocused
          }
        }
        inner = []
      }
    } else if var only = inner.first, inner.dropFirst().allSatisfy({ $0.depth > only.depth }) {
      // A modifier describes the one element inside of it, which may have others in it.
      only.label = s.label ?? only.label
      only.value = s.value ?? only.value
      only.hint = s.hint ?? only.hint
      only.identifier = s.identifier ?? only.identifier
      only.isSelected = s.isSelected ?? only.isSelected
      only.isAdjustable = only.isAdjustable || s.isAdjustable
      only.isFocused = s.isFocused ?? only.isFocused
      only.add(s, own.actions, frame)
      out.append(only)
      out += inner.dropFirst()
      out += (own.children ?? []).map { $0.moved(to: $0.depth - outer.depth + only.depth + 1) }
      return
    } else {
      e = SceneElement(
        role: .group, label: s.label ?? "", value: s.value, hint: s.hint,
        identifier: s.identifier, frame: frame, isVisible: isVisible,
        isSelected: s.isSelected ?? false, isEnabled: r.isEnabled,
        isFocused: s.isFocused ?? false, isHidden: false, depth: outer.depth)
      for i in inner.indices { inner[i].depth += 1 }
    }
    e.isAdjustable = e.isAdjustable || s.isAdjustable
    e.add(s, own.actions, frame)
    out.append(e)
    out += inner
    out += (own.children ?? []).map { $0.moved(to: $0.depth + (s.role == nil ? 1 : 0)) }
  }
}

extension SceneElement {
  /// Takes what a layer around it says of it.
  fileprivate mutating func add(_ s: Semantics, _ actions: [String], _ frame: CGRect) {
    if let heading = s.heading {
      self.heading = heading
      if role == .group { role = .text }
    }
    self.actions += actions
    if let p = s.activation { activation = p.place(in: frame) }
  }
  fileprivate func moved(to depth: Int) -> SceneElement {
    var e = self
    e.depth = depth
    return e
  }
}
