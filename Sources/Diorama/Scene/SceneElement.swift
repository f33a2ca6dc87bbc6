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
  /// How far down a heading stands, from 1.
  package var heading: Int?
  /// What can be done with it besides pressing it, by name.
  package var actions: [String] = []
  /// Where a press on it goes, in window points, where that is not its middle.
  package var activation: CGPoint?
  /// Elements around it.
  package var depth: Int

  /// One line: `role "label" id=… value=… hint=… heading=… actions=…, … (x, y, w, h) selected disabled
  /// focused adjustable hidden`, two spaces a level.
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
    if let heading { s += " heading=\(heading)" }
    if !actions.isEmpty { s += " actions=\(actions.joined(separator: ", "))" }
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
