/// Draws display lists.
package final class Painter {
  package private(set) var painted = 0
  package init() {}

  /// Draws what of the list lies in `damage`, over what the bitmap holds.
  package func paint(
    _ list: DisplayList, into bitmap: Bitmap, damage: IRect, base: Matrix = .identity
  ) {}
}
