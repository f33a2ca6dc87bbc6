import Foundation

extension CGPath {
  /// The outline of its lines as a pen of a width draws them.
  /// - Parameters:
  ///   - lineWidth: points.
  ///   - miterLimit: the longest spike of a mitred corner, in line widths.
  ///   - transform: of the path, before it is drawn.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(
      path.applying(transform).strokedPath(
        StrokeStyle(
          lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)))
  }
}
