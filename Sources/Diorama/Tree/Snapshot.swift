import Foundation
import Raster

extension Graph {
  /// A view drawn by itself, at its first frame; nil where it has no size, or none that can be drawn.
  ///
  /// - Parameters:
  ///   - proposal: what the view is offered; nil in a direction is its ideal length.
  ///   - scale: pixels per point, above 0.
  ///   - isOpaque: on black, without transparency.
  ///   - outer: the graph of the window that wants it, whose services and time it has.
  static func picture<V: View>(
    of view: V, proposal: ProposedViewSize, scale: CGFloat, isOpaque: Bool, for outer: Graph
  ) -> Picture? {
    let transaction = Transaction.current
    defer { Transaction.current = transaction }
    return Update.withoutReader {
      let graph = Graph(
        view.fixedSize(horizontal: proposal.width == nil, vertical: proposal.height == nil),
        size: .zero, services: outer.services)
      defer { graph.close() }
      graph.onReport = { outer.report($0) }
      graph.startDate = outer.date
      graph.setEnvironment(\.pictureStore, Unchecked(value: outer.services.images))
      graph.setEnvironment(\.displayScale, scale)
      graph.layout.scale = scale
      _ = graph.contents()
      let size = graph.rootElement.measure(proposal)
      guard size.width.isFinite, size.height.isFinite else { return nil }
      graph.setSize(size)
      graph.update(at: 0)
      return graph.layer.picture(size, scale: scale, isOpaque: isOpaque)
    }
  }
}

extension Layer {
  /// The longest side of a picture, in pixels.
  private static let longestSide = 16_384.0

  /// What a layer that is in no other shows, from its corner; nil where that has no pixels, or too
  /// many.
  func picture(_ size: CGSize, scale: CGFloat, isOpaque: Bool) -> Picture? {
    let w = (size.width * scale).rounded(), h = (size.height * scale).rounded()
    guard w >= 1, h >= 1, w <= Self.longestSide, h <= Self.longestSide else { return nil }
    let bounds = IRect(0, 0, Int(w), Int(h))
    _ = collect(scale: scale, bounds: bounds)
    let list = DisplayList()
    if isOpaque { list.fill(Rect(0, 0, w, h), RGBA(0, 0, 0, 1)) }
    compose(bounds, into: list)
    let bitmap = Bitmap(width: bounds.width, height: bounds.height, isOpaque: isOpaque)
    Painter().paint(list, into: bitmap, damage: bounds)
    return Picture(bitmap: bitmap, scale: scale)
  }
}
