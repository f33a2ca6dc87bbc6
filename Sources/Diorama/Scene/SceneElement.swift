import Foundation

/// One entry of the element tree: what a test, or a person with a screen reader, finds in a window.
package struct SceneElement: Equatable, Sendable {
  package var role: Role
  package var label: String
  package var value: String?
  /// What happens when it is used.
  package var hint: String?
  package var identifier: String?
  /// In window points, by model values, without clipping.
  package var frame: CGRect
  /// Some of it lies inside of the window and of every clip, with a model opacity of at least 0.01.
  package var isVisible: Bool
  package var isSelected: Bool
  package var isEnabled: Bool
  package var isFocused: Bool
  package var isHidden: Bool
  /// Its value can be changed a step at a time.
  package var isAdjustable = false
  /// Elements around it.
  package var depth: Int

  /// One line: `role "label" id=… value=… hint=… (x, y, w, h) selected disabled focused adjustable
  /// hidden`, two spaces a level.
  package var description: String {
    func number(_ v: CGFloat) -> String {
      let r = (v * 10).rounded() / 10
      return r == r.rounded() ? String(Int(r)) : String(Double(r))
    }
    var s = String(repeating: "  ", count: depth) + role.rawValue
    s += " \"" + label.replacingOccurrences(of: "\"", with: "\\\"") + "\""
    if let identifier { s += " id=\(identifier)" }
    if let value { s += " value=\(value)" }
    if let hint { s += " hint=\(hint)" }
    let f = [frame.minX, frame.minY, frame.width, frame.height].map(number)
    s += " (\(f.joined(separator: ", ")))"
    if isSelected { s += " selected" }
    if !isEnabled { s += " disabled" }
    if isFocused { s += " focused" }
    if isAdjustable { s += " adjustable" }
    if isHidden || !isVisible { s += " hidden" }
    return s
  }
}

extension Layer {
  /// The elements of a window of a size, in the order of the tree.
  package func sceneElements(in window: CGRect) -> [SceneElement] {
    var out: [SceneElement] = []
    collect(
      Reach(transform: ProjectionTransform(), clip: window, opacity: 1, depth: 0, isEnabled: true),
      &out)
    return out
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

  private func collect(_ outer: Reach, _ out: inout [SceneElement]) {
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
      for l in below { l.collect(r, &out) }
      return
    }
    if s.isHidden { return }
    r.isEnabled = r.isEnabled && (s.isEnabled ?? true)
    var inner: [SceneElement] = []
    var deeper = r
    if s.role != nil { deeper.depth += 1 }
    if !s.ignoresChildren {
      for l in below { l.collect(deeper, &inner) }
    }
    guard
      s.role != nil || s.label != nil || s.value != nil || s.identifier != nil
        || s.hint != nil || s.isSelected != nil || s.isFocused != nil || s.combinesChildren
        || s.isAdjustable
    else {
      out += inner
      return
    }
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
        // Another role for one control, which stays what it is otherwise.
        if inner.count == 1 {
          e.value = e.value ?? inner[0].value
          e.isAdjustable = inner[0].isAdjustable
          if inner[0].role != .text, inner[0].role != .image {
            e.isEnabled = e.isEnabled && inner[0].isEnabled
            e.isFocused = e.isFocused || inner[0].isFocused
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
      out.append(only)
      out += inner.dropFirst()
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
    out.append(e)
    out += inner
  }
}
