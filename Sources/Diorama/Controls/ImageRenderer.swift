import Combine
import Foundation

/// Draws a view into a picture, as it is in its first frame, by itself: values of the environment are
/// the standard ones, and are set on the view where others are wanted.
///
/// `uiImage` is there with UIKit and `cgImage` with CoreGraphics. It draws when it is asked, with the
/// fonts and pictures of the window that runs the code; where no window does, there is no picture.
///
/// Differs: `render` is missing, as there is no other drawing than its own.
@MainActor @preconcurrency public final class ImageRenderer<Content: View>: ObservableObject {
  /// Sends before another picture would come out.
  public let objectWillChange = PassthroughSubject<Void, Never>()
  /// What is drawn.
  public var content: Content { willSet { objectWillChange.send() } }
  /// What the view is offered, in points; nil in a direction is its ideal length, and so are both at
  /// first.
  public var proposedSize = ProposedViewSize.unspecified {
    willSet { objectWillChange.send() }
  }
  /// Pixels per point, above 0; 1 at first.
  public var scale: CGFloat = 1 { willSet { objectWillChange.send() } }
  /// On black, without transparency.
  public var isOpaque = false { willSet { objectWillChange.send() } }
  /// Differs: makes no difference.
  public var colorMode = ColorRenderingMode.nonLinear { willSet { objectWillChange.send() } }

  public init(content: Content) { self.content = content }

  /// Nil where the view has no size, where it is larger than 16384 pixels, or no window runs the code.
  package var picture: Picture? {
    guard let graph = (Timekeepers.here as? FrameClock)?.graph, scale > 0, scale.isFinite else {
      return nil
    }
    return Graph.picture(
      of: content, proposal: proposedSize, scale: scale, isOpaque: isOpaque, for: graph)
  }
}

/// A picture that a function draws.
final class DrawnImage {
  let size: CGSize
  let isOpaque: Bool
  let renderer: (inout GraphicsContext) -> Void

  init(size: CGSize, isOpaque: Bool, renderer: @escaping (inout GraphicsContext) -> Void) {
    self.size = size
    self.isOpaque = isOpaque
    self.renderer = renderer
  }
  /// - Parameter graph: of the window that it is for.
  @MainActor func picture(in values: EnvironmentValues, for graph: Graph) -> Picture? {
    let studio = Studio(values, graph.services, now: graph.date) { _ in nil }
    var context = GraphicsContext(studio, size: size)
    renderer(&context)
    let layer = Layer("drawing")
    layer.set(.frame, SIMD4(0, 0, size.width, size.height), graph.motion, Transaction())
    layer.isFresh = false
    layer.show(.drawing(Recording(context.sheet.steps)))
    return layer.picture(size, scale: values.displayScale, isOpaque: isOpaque)
  }
}

extension Image {
  /// A picture that `renderer` draws, in points from 0, 0 to `size`; what goes beyond is cut off. It is
  /// drawn when it is shown first, and when something that it depends on has changed.
  ///
  /// Differs: `colorMode` makes no difference.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    let drawn = DrawnImage(size: size, isOpaque: opaque, renderer: renderer)
    self.init(source: .drawn(drawn), label: label)
  }
}
