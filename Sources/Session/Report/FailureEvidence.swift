import Diorama
import Foundation
import Raster

/// What a window was like where something failed.
@MainActor package struct FailureEvidence {
  /// What was drawn. A copy.
  package let picture: Bitmap
  /// What should have been drawn, where a picture was compared.
  package let reference: Bitmap?
  /// How many of 255 levels a channel was allowed to differ.
  package let tolerance: Int
  /// What was looked for, where something was.
  package let pattern: ElementPattern?
  package let elements: [SceneElement]
  /// Names of what was on the way.
  package let moving: [String]
  package let trail: InputTrail
  package let frame: Int
  /// Points.
  package let size: CGSize

  package init(
    _ host: ViewHost, picture: Bitmap, trail: InputTrail, pattern: ElementPattern? = nil,
    reference: Bitmap? = nil, tolerance: Int = 0
  ) {
    self.picture = picture.copy()
    self.reference = reference
    self.tolerance = tolerance
    self.pattern = pattern
    elements = host.elements
    moving = host.unrest
    self.trail = trail
    frame = host.frame
    size = host.configuration.size
  }
}

extension SessionStep.Action {
  /// The element that it is about.
  package var pattern: ElementPattern? {
    switch self {
    case .tap(let t), .doubleTap(let t), .press(let t, _), .down(let t, _), .wheel(_, let t),
      .hover(let t?):
      t.pattern
    case .drag(let t, let end, _): t.pattern ?? end.pattern
    case .move(let end, _): end.pattern
    case .swipe(_, let pattern): pattern
    case .expect(let expectation): expectation.pattern
    default: nil
    }
  }
}
extension Target {
  package var pattern: ElementPattern? {
    if case .element(let pattern) = self { pattern } else { nil }
  }
}
extension Destination {
  fileprivate var pattern: ElementPattern? {
    if case .target(let target) = self { target.pattern } else { nil }
  }
}
