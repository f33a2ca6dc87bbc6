import Foundation

/// A bar that shows which part of the content is seen.
@MainActor final class ScrollBar {
  static let thickness: CGFloat = 3
  static let margin: CGFloat = 3
  /// Seconds that it stays.
  static let stay = 0.5

  let layer: Layer
  private let axis: Axis
  private let fade = Layer("scroll bar", effect: .opacity)
  private let bar = Layer("bar")
  private var alarm: Int?
  /// It does not go.
  var stays = false

  init(_ axis: Axis) {
    self.axis = axis
    layer = fade
    fade.setBelow([bar])
    fade.allowsHits = false
    let figure: (CGSize) -> Path = {
      Path(
        roundedRect: CGRect(origin: .zero, size: $0), cornerRadius: ScrollBar.thickness / 2)
    }
    bar.show(.figure(figure(.zero), stroke: nil, evenOdd: false), figureForSize: figure)
  }
  func place(
    in size: CGSize, content: CGFloat, offset: CGFloat, _ margins: Sides, _ motion: Motion
  ) {
    let isSeen = stays && size[axis] < content
    if isSeen || (alarm == nil && !fade.isMoving(.a)) {
      fade.set(.a, SIMD4(isSeen ? 1 : 0, 0, 0, 0), motion, Transaction())
    }
    fade.isFresh = false
    let isVertical = axis == .vertical
    let low = Self.margin + (isVertical ? margins.top : margins.left)
    let length =
      size[axis] - 2 * Self.margin - (isVertical ? margins.vertical : margins.horizontal)
    let part = content > 0 ? min(1, size[axis] / content) : 1
    guard length > 0, part < 1 else { return }
    let thumb = max(length * part, 24)
    let way = min(max(offset / max(content - size[axis], 1), 0), 1)
    let at = low + (length - thumb) * way
    let across =
      size[axis.other] - Self.thickness - Self.margin
      - (isVertical ? margins.right : margins.bottom)
    let origin =
      axis == .horizontal ? CGPoint(x: at, y: across) : CGPoint(x: across, y: at)
    bar.set(
      .frame,
      CGRect(origin: origin, size: CGSize(axis, thumb, Self.thickness)).lanes, motion,
      Transaction())
    bar.isFresh = false
    bar.paint(.color(SIMD4(0.5, 0.5, 0.5, 0.6)), motion, Transaction())
  }
  /// Goes at once.
  func hide(_ motion: Motion) {
    if let alarm { motion.cancelAlarm(alarm) }
    alarm = nil
    fade.set(.a, .zero, motion, Transaction())
  }
  /// Is seen for a while.
  func flash(_ motion: Motion) {
    fade.set(.a, SIMD4(1, 0, 0, 0), motion, Transaction())
    if let alarm { motion.cancelAlarm(alarm) }
    alarm = nil
    if stays { return }
    alarm = motion.schedule(at: motion.time + Self.stay) { [weak self] in
      guard let self else { return }
      alarm = nil
      fade.set(
        .a, .zero, motion, Transaction(animation: .linear(duration: 0.25)))
    }
  }
}
