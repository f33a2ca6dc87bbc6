import Foundation

/// What two shapes in the same rectangle make together.
nonisolated struct CombinedShape<A: Shape, B: Shape>: Shape {
  enum Rule {
    case union, intersection, subtraction, symmetricDifference, lineIntersection, lineSubtraction
  }
  var first: A
  var second: B
  let rule: Rule
  let eoFill: Bool

  func path(in rect: CGRect) -> Path {
    let a = first.path(in: rect), b = second.path(in: rect)
    return switch rule {
    case .union: a.union(b, eoFill: eoFill)
    case .intersection: a.intersection(b, eoFill: eoFill)
    case .subtraction: a.subtracting(b, eoFill: eoFill)
    case .symmetricDifference: a.symmetricDifference(b, eoFill: eoFill)
    case .lineIntersection: a.lineIntersection(b, eoFill: eoFill)
    case .lineSubtraction: a.lineSubtraction(b, eoFill: eoFill)
    }
  }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }
  var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }
  var animatableData: AnimatablePair<A.AnimatableData, B.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set {
      first.animatableData = newValue.first
      second.animatableData = newValue.second
    }
  }
}

extension Shape {
  private func combined<T: Shape>(
    _ other: T, _ rule: CombinedShape<Self, T>.Rule, _ eoFill: Bool
  ) -> CombinedShape<Self, T> {
    CombinedShape(first: self, second: other, rule: rule, eoFill: eoFill)
  }
  /// What this shape covers, or another in the same rectangle, or both.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .union, eoFill)
  }
  /// What both shapes cover.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .intersection, eoFill)
  }
  /// What this shape covers and the other does not.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .subtraction, eoFill)
  }
  /// What one of the two shapes covers.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .symmetricDifference, eoFill)
  }
  /// The parts of this shape's outline that lie in what the other covers; to be stroked.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .lineIntersection, eoFill)
  }
  /// The parts of this shape's outline that lie outside of what the other covers; to be stroked.
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .lineSubtraction, eoFill)
  }
}
