import Foundation
import Raster

/// What a layer does to the layers in it. The numbers are in the layer's lanes `a` and `b`.
package enum LayerEffect: UInt8, Sendable {
  case none
  /// a.x.
  case opacity
  /// a.xy in points.
  case offset
  /// Like `offset`, drawn at whole pixels: content that scrolls.
  case scroll
  /// a.xy about the anchor a.zw.
  case scale
  /// a.x radians about the anchor a.zw.
  case rotation
  /// a and b.xy: a transform's a, b, c, d, tx, ty.
  case affine
  /// a.x radians about the axis a.yzw through the anchor b.xy and b.z points towards the eye; b.w:
  /// perspective.
  case turn
  /// A projection's three rows, a, b and c.
  case projection
  /// What is in it is drawn by the drawing around it and not by itself; or only told, and neither drawn
  /// nor hit.
  case symbols, told
  /// The layer's own figure cuts what is in it.
  case clip
  /// a.x: radius in points.
  case blur
  /// a: premultiplied colour; b: radius, dx, dy.
  case shadow
  /// a.x: the amount.
  case brightness, contrast, saturation, grayscale, hueRotation, colorInvert, luminanceToAlpha
  /// a: straight colour.
  case colorMultiply
  /// The last sublayer masks the others.
  case mask
  /// What is in it is composed before anything is done to it.
  case group
  /// Nothing but that what is in it moves with it as one. What asks where it is in a carrier is told where
  /// it is seen.
  case unit, carrier
}

/// A layer that reacts to input; the gestures are told apart by those who attach them.
@MainActor package protocol Responder: AnyObject {}

/// A node of the retained scene: a frame, an effect or a content, and the layers in it.
///
/// Every number has a model value, which layout and hit testing use, and a presented one, which is
/// drawn. They differ while an animation runs.
@MainActor package final class Layer: Presenter {
  package enum Property: UInt8, CaseIterable, Sendable {
    case frame, a, b, c, transition

    /// What counts as arrived: a hundredth of a point, or a quarter of a colour level.
    var epsilon: Double { self == .frame ? 0.01 : 0.001 }
  }
  /// What few layers need.
  final class Rare {
    /// dx, dy, scale, opacity: how far the layer is from being quite there.
    var transition = Layer.atHome, shownTransition = Layer.atHome
    var transitionAnchor = UnitPoint.center
    /// A third row of numbers, which only projections have.
    var c = SIMD4<Double>.zero, shownC = SIMD4<Double>.zero
    var transitionBlur: CGFloat = 0
    var ended: (() -> Void)?
    /// Paint that is not a colour.
    var gradient: GradientPaint?
    var material: MaterialPaint?
    var decoration: PaintDecoration?
    var pattern: PatternPaint?
    var paintMotion: PaintMotion?
    var responders: [any Responder] = []
    var hitShape: ((CGSize) -> (Path, Bool))?
    var focusShape: ((CGSize) -> Path)?
    var allowsHits = true
    var isHitBoundary = false
    var isOnlySeen = false
    var lent: Layer?
    var semantics: Semantics?
    var describe: (() -> Semantics)?
    var spaceName: AnyHashable?
    var blend = Blend.normal
    var clipPath: Path?
    var clipsEvenOdd = false
    // What was resolved for drawing last.
    var clip: Clip?
    var group: GroupState?
    var contentReach = IRect.empty
    /// All of it has to be drawn if any of it is: a backdrop, and what that looks at.
    var backdropArea = IRect.empty
    /// Pixels a point of what a drawing draws, and how often that has changed.
    var shelfScale = 1.0
    var shelfVersion = 0
    var outline: Outline?
    var brush: BrushCache?
    var patternBrush: (PatternPaint, CGSize, Matrix, ImageBrush)?
  }
  package nonisolated static let atHome = SIMD4<Double>(0, 0, 1, 1)

  // MARK: the tree

  package private(set) unowned(unsafe) var above: Layer?
  /// The layer that it will be in, while that is being laid out.
  package unowned(unsafe) var host: Layer?
  /// The layer that it is in, or will be.
  package var around: Layer? { above ?? host }
  package private(set) var below: [Layer] = []
  package var zIndex = 0.0
  /// Pieces of content in this layer and below it.
  private(set) var inkCount = 0
  /// Layers in this one, itself among them, that show what is behind them.
  private(set) var backdropCount = 0

  // MARK: values

  /// Where layout put the layer in the window, before rounding to pixels and without effects.
  package var layoutOrigin = CGPoint.zero
  /// The same at whole pixels.
  package var pixelOrigin = CGPoint.zero
  package private(set) var frame = SIMD4<Double>.zero
  package private(set) var shownFrame = SIMD4<Double>.zero
  private var a = SIMD4<Double>.zero, shownA = SIMD4<Double>.zero
  private var b = SIMD4<Double>.zero, shownB = SIMD4<Double>.zero
  package let effect: LayerEffect
  package private(set) var content = LayerContent.none
  /// Makes the figure for a size, where it depends on the size.
  var figureForSize: ((CGSize) -> Path)?
  var rare: Rare?
  var tracks = Tracks()
  package var motionSlot = -1
  /// The first values are shown at once.
  package var isFresh = true
  /// On its way out: neither hit nor described.
  package var isLeaving = false
  /// What a person would call it.
  package var name: String
  /// The name of its coordinate space, if it has one.
  package var spaceName: AnyHashable? {
    get { rare?.spaceName }
    set { needRare().spaceName = newValue }
  }

  // MARK: what was drawn

  enum Dirt: UInt8 { case clean, below, own, tree }
  var dirt = Dirt.tree
  var item: Item?
  /// All pixels that this layer and those in it drew.
  var reach = IRect.empty
  /// Pixels of layers that went.
  var lost = IRect.empty
  /// Nothing of it was seen.
  var sight: Sight?

  package init(_ name: String, effect: LayerEffect = .none) {
    self.name = name
    self.effect = effect
    switch effect {
    case .opacity, .saturation, .contrast: a.x = 1
    case .scale: a = SIMD4(1, 1, 0.5, 0.5)
    case .rotation: a = SIMD4(0, 0, 0.5, 0.5)
    case .affine: a = SIMD4(1, 0, 0, 1)
    case .turn: (a, b) = (SIMD4(0, 0, 1, 0), SIMD4(0.5, 0.5, 0, 1))
    case .projection:
      (a, b) = (SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0))
      needRare().c = SIMD4(0, 0, 1, 0)
      rare!.shownC = rare!.c
    case .colorMultiply: a = SIMD4(repeating: 1)
    default: break
    }
    (shownA, shownB) = (a, b)
  }
  deinit {
    MainActor.assumeIsolated {
      for l in below where l.above === self { l.above = nil }
    }
  }

  func needRare() -> Rare {
    if let rare { return rare }
    let r = Rare()
    rare = r
    return r
  }

  // MARK: reading values

  package func model(_ p: Property) -> SIMD4<Double> {
    switch p {
    case .frame: frame
    case .a: a
    case .b: b
    case .c: rare?.c ?? .zero
    case .transition: rare?.transition ?? Self.atHome
    }
  }
  package func presented(_ p: Property) -> SIMD4<Double> {
    switch p {
    case .frame: shownFrame
    case .a: shownA
    case .b: shownB
    case .c: rare?.shownC ?? .zero
    case .transition: rare?.shownTransition ?? Self.atHome
    }
  }
  package var size: CGSize { CGSize(width: frame.z, height: frame.w) }
  package func isMoving(_ p: Property) -> Bool { tracks.isMoving(p.rawValue) }
  /// What would be presented at a time, and how fast it changes.
  package func state(
    _ p: Property, at time: Double
  ) -> (value: SIMD4<Double>, velocity: SIMD4<Double>) {
    let s = tracks.state(p.rawValue, at: time)
    return (model(p) + s.offset, s.velocity)
  }

  // MARK: setting values

  /// Sets a model value at once; what is presented follows with the transaction's animation.
  package func set(
    _ p: Property, _ value: SIMD4<Double>, _ motion: Motion, _ transaction: Transaction
  ) {
    let old = model(p)
    if old == value {
      if p == .frame, isFresh { present(p, value) }
      return
    }
    store(p, value)
    if !isFresh, let animation = transaction.effectiveAnimation {
      tracks.start(
        p.rawValue, from: old, to: value, animation, transaction.completions, motion)
      motion.add(self)
    } else {
      stop(p, motion)
      present(p, value)
    }
  }
  package func stop(_ p: Property, _ motion: Motion) {
    if !tracks.isMoving(p.rawValue) { return }
    tracks.stop(p.rawValue, motion)
    if tracks.isEmpty { motion.remove(self) }
  }
  /// Gives what moves toward its model value more speed.
  package func push(_ p: Property, _ velocity: SIMD4<Double>) { tracks.push(p.rawValue, velocity) }
  package func stopAll(_ motion: Motion) {
    tracks.stopAll(motion)
    rare?.paintMotion?.stop()
    motion.remove(self)
  }
  private func store(_ p: Property, _ value: SIMD4<Double>) {
    switch p {
    case .frame: frame = value
    case .a: a = value
    case .b: b = value
    case .c: needRare().c = value
    case .transition: needRare().transition = value
    }
  }
  func present(_ p: Property, _ value: SIMD4<Double>) {
    if presented(p) == value { return }
    switch p {
    case .frame:
      let resized = shownFrame.z != value.z || shownFrame.w != value.w
      shownFrame = value
      if resized, let figureForSize {
        replaceFigure(figureForSize(CGSize(width: value.z, height: value.w)))
      }
    case .a: shownA = value
    case .b: shownB = value
    case .c: needRare().shownC = value
    case .transition: needRare().shownTransition = value
    }
    mark(below.isEmpty && effect == .none ? .own : .tree)
  }
  private func replaceFigure(_ path: Path) {
    if effect == .clip {
      rare?.clipPath = path
      rare?.outline = nil
      mark(.tree)
    } else if case .figure(let old, let stroke, let evenOdd) = content, old != path {
      content = .figure(path, stroke: stroke, evenOdd: evenOdd)
      rare?.outline = nil
      mark(.own)
    }
  }

  /// Sets what the layer shows. `figureForSize` makes a figure anew when the presented size changes.
  package func show(_ new: LayerContent, figureForSize: ((CGSize) -> Path)? = nil) {
    self.figureForSize = figureForSize
    if new == content { return }
    let hadInk = content != .none, hasInk = new != .none
    content = new
    rare?.outline = nil
    if hadInk != hasInk { addInk(hasInk ? 1 : -1) }
    mark(.own)
  }
  package var ended: (() -> Void)? {
    get { rare?.ended }
    set { if newValue != nil || rare != nil { needRare().ended = newValue } }
  }
  package var semantics: Semantics? {
    get { rare?.describe?() ?? rare?.semantics }
    set { if newValue != nil || rare != nil { needRare().semantics = newValue } }
  }
  /// Works out the semantics when somebody asks.
  package var describe: (() -> Semantics)? {
    get { rare?.describe }
    set { needRare().describe = newValue }
  }

  // MARK: motion

  package var motionLabel: String { name }
  package var onlyRepeats: Bool { tracks.onlyRepeats }

  package func step(_ time: Double, _ motion: Motion) -> Bool {
    for p in Property.allCases where tracks.isMoving(p.rawValue) {
      let offset = tracks.sample(p.rawValue, epsilon: p.epsilon, motion)
      present(p, model(p) + offset)
    }
    // A layer has left when its transition has ended, whatever else may still move on it.
    if isLeaving, let ended = rare?.ended, !tracks.isMoving(Property.transition.rawValue) {
      rare?.ended = nil
      ended()
    }
    return !tracks.isEmpty
  }

  // MARK: the tree

  func mark(_ d: Dirt) {
    if d.rawValue > dirt.rawValue { dirt = d }
    var p = above
    while let q = p, q.dirt == .clean {
      q.dirt = .below
      p = q.above
    }
  }
  /// More or fewer pieces of content, and of what shows what is behind it.
  func addInk(_ n: Int, backdrops: Int = 0) {
    if n == 0, backdrops == 0 { return }
    var l: Layer? = self
    while let x = l {
      let was = x.inkCount
      x.inkCount += n
      x.backdropCount += backdrops
      // One piece fades by itself, several fade as one picture.
      if (was > 1) != (x.inkCount > 1) { x.mark(.tree) }
      l = x.above
    }
  }

  /// Puts other layers into this one, back to front.
  package func setBelow(_ new: [Layer]) {
    if new.count == below.count, zip(new, below).allSatisfy({ $0 === $1 }) { return }
    let old = below
    below = new
    let kept = Set(new.map(ObjectIdentifier.init)), had = Set(old.map(ObjectIdentifier.init))
    for l in old where !kept.contains(ObjectIdentifier(l)) {
      if l.above === self {
        addInk(-l.inkCount, backdrops: -l.backdropCount)
        l.above = nil
        l.forgetItems()
      }
      lost = lost.union(l.reach)
    }
    let stayed = old.filter { kept.contains(ObjectIdentifier($0)) }
    let stays = new.filter { had.contains(ObjectIdentifier($0)) }
    for (x, y) in zip(stayed, stays) where x !== y {
      lost = lost.union(x.reach).union(y.reach)
    }
    for l in new where l.above !== self {
      l.above?.remove(l)
      l.above = self
      addInk(l.inkCount, backdrops: l.backdropCount)
      l.dirt = .tree
    }
    if dirt == .clean { mark(.below) }
    mark(.below)
  }
  /// It is not drawn any more: should it come back as it was, that is a change.
  private func forgetItems() {
    item = nil
    below.forEach { $0.forgetItems() }
  }
  private func remove(_ layer: Layer) {
    guard let i = below.firstIndex(where: { $0 === layer }) else { return }
    below.remove(at: i)
    addInk(-layer.inkCount, backdrops: -layer.backdropCount)
    lost = lost.union(layer.reach)
    mark(.below)
  }
}
