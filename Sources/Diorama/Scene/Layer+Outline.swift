import Foundation

extension Layer {
  /// The shape of what fills this layer, to draw something around it: the one that was set for the
  /// purpose, or that of the first figure or clip in it that is as large. For a size of the layer.
  package var outline: ((CGSize) -> Path)? { outline(filling: size, from: .zero) }

  private func outline(filling room: CGSize, from origin: CGPoint) -> ((CGSize) -> Path)? {
    let f = model(.frame)
    let fits =
      abs(origin.x) <= 0.5 && abs(origin.y) <= 0.5 && abs(f.z - room.width) <= 1
      && abs(f.w - room.height) <= 1
    guard fits, effect != .scroll, effect != .mask else { return nil }
    if let shape = rare?.focusShape { return shape }
    if effect == .clip, let figureForSize { return figureForSize }
    if case .figure = content, let figureForSize { return figureForSize }
    for l in below {
      let g = l.model(.frame)
      let place = CGPoint(x: origin.x + g.x, y: origin.y + g.y)
      if let found = l.outline(filling: room, from: place) { return found }
    }
    return nil
  }
  /// The shape that is drawn around when the layer has the keyboard.
  package func setFocusShape(_ shape: ((CGSize) -> Path)?) {
    if shape != nil || rare != nil { needRare().focusShape = shape }
  }
}

extension Path {
  /// A path around one that fills a rectangle of a size, `distance` points away from it. Corners stay
  /// concentric; outlines that are no simple figures are made larger.
  @MainActor package static func around(
    _ size: CGSize, _ figure: (CGSize) -> Path, distance d: CGFloat
  ) -> Path {
    if case .rounded(let r, var c) = figure(size).storage {
      func grow(_ s: CGSize) -> CGSize { CGSize(width: s.width + d, height: s.height + d) }
      c.topLeft = grow(c.topLeft)
      c.topRight = grow(c.topRight)
      c.bottomRight = grow(c.bottomRight)
      c.bottomLeft = grow(c.bottomLeft)
      return Path(r.insetBy(dx: -d, dy: -d), c)
    }
    return figure(CGSize(width: size.width + 2 * d, height: size.height + 2 * d))
      .offsetBy(dx: -d, dy: -d)
  }
}
