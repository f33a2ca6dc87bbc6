import Diorama
import Foundation
import Session

/// What a gesture of a test is aimed at: an element of the window, or a place in it.
///
///     try await stage.tap("Camera")
///     try await stage.press(.id("shutter"), duration: 1)
///     try await stage.drag(.element(role: "slider", at: UnitPoint(x: 0.2, y: 0.5)), by: …)
///     try await stage.hover(.point(20, 30))
///
/// A string means the element with that label, the whole of it, case and all. Only elements that can
/// be seen are found; none or several is an error that lists the candidates.
public struct StageTarget: ExpressibleByStringInterpolation {
  private enum Meaning {
    case place(CGPoint)
    case element(ElementPattern, role: String?)
  }
  private let meaning: Meaning

  private init(_ meaning: Meaning) { self.meaning = meaning }
  public init(stringLiteral label: String) { self = .label(label) }

  /// The element with a label.
  public static func label(_ label: String) -> StageTarget { element(label: label) }
  /// The element with an accessibility identifier.
  public static func id(_ identifier: String) -> StageTarget { element(id: identifier) }
  /// A place in window points.
  public static func point(_ place: CGPoint) -> StageTarget { StageTarget(.place(place)) }
  /// A place in window points.
  public static func point(_ x: CGFloat, _ y: CGFloat) -> StageTarget {
    point(CGPoint(x: x, y: y))
  }
  /// The element of which all that is given is true.
  /// - Parameters:
  ///   - role: as `Stage.describe` names it: `button`, `text`, `segment` and so on.
  ///   - index: which of several, in the order of the tree, from 0.
  ///   - place: where on the element; the middle by default.
  public static func element(
    role: String? = nil, label: String? = nil, id: String? = nil, index: Int? = nil,
    at place: UnitPoint = .center
  ) -> StageTarget {
    precondition((index ?? 0) >= 0, "an index counts from 0")
    var pattern = ElementPattern(label: label, identifier: id, index: index)
    pattern.place = CGPoint(x: place.x, y: place.y)
    return StageTarget(.element(pattern, role: role))
  }

  /// As sessions know it.
  func resolved() throws(StageError) -> Target {
    switch meaning {
    case .place(let place): return .point(place)
    case .element(var pattern, let role):
      if let role {
        guard let known = Role(rawValue: role) else {
          let names = Role.allCases.map(\.rawValue)
          throw StageError(
            "there is no role \"\(role)\"\(Suggestion.clause(for: role, among: names)); the roles are "
              + names.joined(separator: ", "))
        }
        pattern.role = known
      }
      return .element(pattern)
    }
  }
}
