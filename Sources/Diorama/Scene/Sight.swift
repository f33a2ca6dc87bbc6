import Raster

/// Where a layer that is out of sight would draw. A scroll view of a thousand rows shows a dozen; as
/// long as nothing in the others changes and they stay outside, there is nothing to look at in them.
final class Sight {
  private let matrix: Matrix
  private let reach: IRect

  /// - Parameters:
  ///   - matrix: what the layer's parent handed down when `reach` was found.
  ///   - reach: everything that the layer and those in it would draw if nothing cut it off.
  init(_ matrix: Matrix, reach: IRect) {
    self.matrix = matrix
    self.reach = reach
  }

  /// The reach in other surroundings; nil where it would have another form there, or may be seen.
  func reach(outside around: Surroundings) -> IRect? {
    let m = around.matrix
    guard m.a == matrix.a, m.b == matrix.b, m.c == matrix.c, m.d == matrix.d else { return nil }
    let moved = reach.offset(wholeBelow(m.tx - matrix.tx), wholeBelow(m.ty - matrix.ty))
    let seen = around.clip.map { $0.bounds.intersection(around.bounds) } ?? around.bounds
    return moved.grown(Self.margin).intersection(seen).isEmpty ? moved : nil
  }
  /// Pixels: text is set in another size while it moves, and positions are rounded.
  private static let margin = 4
}
