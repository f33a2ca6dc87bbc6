import Foundation

/// What a page is shown on while it grows out of a view, or shrinks back into it: a card, which the
/// page fills and the view fades on, over a page below that darkens and stands back.
@MainActor final class ZoomLayers {
  /// How dark the page below becomes, and by which part it shrinks.
  private static let darkness = 0.2, recession = 0.06
  /// The page fades in while the view is still all there, so that nothing is seen through both.
  private static let pageThere = 0.2, viewGone = 0.6
  /// A page that is drawn over the whole width has shrunk by this part, and has these corners.
  private static let pulledShrink = 0.35, pulledRadius: CGFloat = 40

  private let dim = Layer("zoom dim"), card = Layer("zoom", effect: .affine)
  private let cut = Layer("zoom card", effect: .clip), ground = Layer("zoom ground")
  private let page = Layer("zoom page", effect: .opacity)
  private let picture = Layer("zoom picture", effect: .opacity)
  private let seat = Layer("zoom source", effect: .affine)
  private var shade: Layer?
  private weak var below: PageElement?
  private weak var source: TransitionSourceElement?
  private var shape = RoundedRectangle(cornerRadius: 0)
  private var look = _TransitionSourceLook()
  private var shadow: (color: SIMD4<Double>, form: SIMD4<Double>)?
  private var color: SIMD4<Double>?
  /// Where the source was last, on the page, and its own size.
  private var home = CGRect.zero, size = CGSize.zero

  init() {
    dim.allowsHits = false
    picture.allowsHits = false
    var hidden = Semantics()
    hidden.isHidden = true
    picture.semantics = hidden
    picture.setBelow([ground, seat])
  }
  /// Puts the page on its card. The layers to show instead of it.
  func put(_ layers: [Layer]) -> [Layer] {
    page.setBelow(layers)
    cut.setBelow([page, picture])
    shade?.setBelow([cut])
    card.setBelow([shade ?? cut])
    return [dim, card]
  }
  /// Shows what is seen of a source.
  func take(_ new: TransitionSourceElement, _ below: PageElement) {
    if new !== source { giveBack() }
    source = new
    self.below = below
    seat.setBelow([new.lend(to: self)])
    shape = new.shape
    look = new.modifier.look
    Update.withoutReader {
      let values = new.values
      color = look.background?.components(values.colorContext)
      shadow = look.shadow.map { $0.lanes(values) }
    }
    if shadow != nil, shade == nil { shade = Layer("zoom shadow", effect: .shadow) }
  }
  func giveBack() {
    source?.takeBack(from: self)
    below?.stepBack(by: 0)
  }

  /// - Parameters:
  ///   - part: How much of the page is there, from 0, as small as the source, to 1.
  ///   - pull: Points that the hand has drawn it back from the leading edge.
  ///   - whole: The size of the page.
  func show(
    _ part: Double, pull: CGFloat, in whole: CGSize, _ direction: LayoutDirection, _ motion: Motion
  ) {
    guard whole.width > 0, whole.height > 0 else { return }
    find()
    let drawn = min(pull / whole.width, 1)
    let open = opened(pull, drawn, whole, direction)
    let rect = home.mixed(with: open, part)
    // The page and the view both fill the card, from its upper edge.
    let k = max(rect.width / whole.width, rect.height / whole.height, 1e-4)
    let x = rect.midX - k * whole.width / 2, y = rect.minY
    let hole = CGRect(
      x: (rect.minX - x) / k, y: 0, width: rect.width / k, height: rect.height / k)
    let all = SIMD4<Double>(0, 0, whole.width, whole.height)
    for l in [dim, card, cut, ground, page, picture] + (shade.map { [$0] } ?? []) {
      l.set(.frame, all, motion, Transaction())
    }
    card.present(.a, SIMD4(k, 0, 0, k))
    card.present(.b, SIMD4(x, y, 0, 0))
    let corners = shape.cornerSize, end = Self.pulledRadius * min(drawn * 8, 1)
    func corner(_ v: CGFloat) -> CGFloat { (v + (end - v) * part) / k }
    cut.clip(
      to: RoundedRectangle(
        cornerSize: CGSize(width: corner(corners.width), height: corner(corners.height)),
        style: shape.style
      ).path(in: hole), evenOdd: false, figureForSize: nil)
    let viewOpacity = 1 - min(max(part - Self.pageThere, 0) / (Self.viewGone - Self.pageThere), 1)
    page.present(.a, SIMD4(min(part / Self.pageThere, 1), 0, 0, 0))
    picture.present(.a, SIMD4(viewOpacity, 0, 0, 0))
    if let color {
      ground.show(.figure(Path(hole), stroke: nil, evenOdd: false))
      ground.set(
        .a, SIMD4(color.x * color.w, color.y * color.w, color.z * color.w, color.w), motion,
        Transaction())
    } else {
      ground.show(.none)
    }
    if let shadow, let shade {
      shade.set(.a, shadow.color * (1 - part), motion, Transaction())
      shade.set(.b, shadow.form / Double(k), motion, Transaction())
    }
    // By model values the view is where it is on its own page.
    seat.set(.frame, SIMD4(home.minX, home.minY, size.width, size.height), motion, Transaction())
    let m =
      size.width > 0 && size.height > 0
      ? max(hole.width / size.width, hole.height / size.height) : 1
    seat.present(.a, SIMD4(m, 0, 0, m))
    seat.present(
      .b, SIMD4(hole.midX - m * size.width / 2 - home.minX, hole.minY - home.minY, 0, 0))
    let behind = part * (1 - drawn)
    dim.show(
      .figure(Path(CGRect(origin: .zero, size: whole)), stroke: nil, evenOdd: false))
    dim.set(.a, SIMD4(0, 0, 0, Self.darkness * behind), motion, Transaction())
    below?.stepBack(by: Self.recession * behind)
  }
  /// Looks where the source is now.
  private func find() {
    guard let source, source.isAlive, source.isPlaced, let from = source.layer,
      let page = below?.layer
    else { return }
    size = from.size
    if let a = page.fromRoot(from.toRoot(.zero)),
      let b = page.fromRoot(from.toRoot(CGPoint(x: size.width, y: size.height)))
    {
      home = CGRect(x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y).standardized
    }
  }
  /// The card when all of the page is there: as large as the page, or drawn away from the leading edge,
  /// which stays under the hand.
  private func opened(
    _ pull: CGFloat, _ drawn: CGFloat, _ whole: CGSize, _ direction: LayoutDirection
  ) -> CGRect {
    let k = 1 - Self.pulledShrink * drawn
    let w = whole.width * k, h = whole.height * k
    let x = direction == .rightToLeft ? whole.width - pull - w : pull
    return CGRect(x: x, y: (whole.height - h) / 2, width: w, height: h)
  }
}

extension CGRect {
  /// A part of the way to another.
  fileprivate func mixed(with other: CGRect, _ part: Double) -> CGRect {
    let v = lanes + (other.lanes - lanes) * part
    return CGRect(x: v.x, y: v.y, width: v.z, height: v.w)
  }
}
