import Foundation

/// Lets what a layer shows give way to something else over time. What goes and what comes are layers
/// of their own while that lasts; at rest the layer shows it all by itself, as without an exchange.
@MainActor final class Exchange {
  /// A part of what is shown, where it is known apart.
  struct Part {
    /// Parts with the same key are one and the same: it moves, and neither goes nor comes.
    var key: Int
    var content: LayerContent
    var frame: CGRect
  }
  /// How parts go and come: what is gone is like this.
  struct Manner {
    var goes = SIMD4<Double>(0, 0, 1, 0)
    var comes = SIMD4<Double>(0, 0, 1, 0)
  }
  private struct Piece {
    var key: Int
    let layer: Layer
  }

  private let layer: Layer
  private let motion: Motion
  private var whole = LayerContent.none
  private var pieces: [Piece] = []
  private var going: [Layer] = []
  private var paint = Paint.clear
  /// Old and new things are both on the screen.
  var isUnderWay: Bool { !pieces.isEmpty || !going.isEmpty }

  init(_ layer: Layer, _ motion: Motion) {
    self.layer = layer
    self.motion = motion
  }

  func paint(_ paint: Paint, _ transaction: Transaction) {
    self.paint = paint
    for piece in pieces { piece.layer.paint(paint, motion, transaction) }
  }

  /// Shows something at once.
  func show(_ content: LayerContent, figureForSize: ((CGSize) -> Path)? = nil) {
    whole = content
    if isUnderWay { end() }
    layer.show(content, figureForSize: figureForSize)
  }

  /// Shows something by and by.
  /// - Parameters:
  ///   - content: all of it, for the time after.
  ///   - old: the parts of what was shown, with the keys of those of `new` that they stay.
  func show(
    _ content: LayerContent, from old: [Part], to new: [Part], _ manner: Manner,
    _ transaction: Transaction
  ) {
    if !isUnderWay {
      pieces = old.map { Piece(key: $0.key, layer: made($0)) }
      layer.show(.none)
    } else {
      // What is on its way now is what was shown, in the same order, unless it went in other parts.
      let isSame = pieces.count == old.count
      for i in pieces.indices { pieces[i].key = isSame ? old[i].key : -1 - i }
    }
    whole = content
    var kept: [Int: Layer] = [:]
    for piece in pieces {
      if new.contains(where: { $0.key == piece.key }), kept[piece.key] == nil {
        kept[piece.key] = piece.layer
      } else {
        leave(piece.layer, manner, transaction)
      }
    }
    pieces = new.map { part in
      if let known = kept[part.key] {
        known.show(part.content)
        known.set(.frame, Self.lanes(part.frame), motion, transaction)
        return Piece(key: part.key, layer: known)
      }
      let layer = made(part)
      layer.set(.transition, manner.comes, motion, Transaction())
      layer.set(.transition, Layer.atHome, motion, transaction)
      return Piece(key: part.key, layer: layer)
    }
    arrange()
    watch()
  }

  /// What has come is something else, or elsewhere, without a say in how it comes.
  func correct(_ content: LayerContent, _ size: CGSize) {
    whole = content
    guard pieces.count == 1 else {
      show(content)
      return
    }
    pieces[0].layer.show(content)
    pieces[0].layer.set(
      .frame, SIMD4(0, 0, size.width, size.height), motion, Transaction())
  }

  /// Ends at once, with all that has come.
  func stop() {
    guard isUnderWay else { return }
    end()
    layer.show(whole)
  }

  private static func lanes(_ r: CGRect) -> SIMD4<Double> {
    SIMD4(r.minX, r.minY, r.width, r.height)
  }
  private func made(_ part: Part) -> Layer {
    let new = Layer(layer.name)
    new.set(.frame, Self.lanes(part.frame), motion, Transaction())
    new.paint(paint, motion, Transaction())
    new.show(part.content)
    new.isFresh = false
    return new
  }
  private func leave(_ old: Layer, _ manner: Manner, _ transaction: Transaction) {
    old.isLeaving = true
    going.append(old)
    old.set(.transition, manner.goes, motion, transaction)
  }
  private func arrange() { layer.setBelow(going + pieces.map(\.layer)) }

  private var isWatching = false
  /// Looks every frame whether all of it has come to rest.
  private func watch() {
    if isWatching { return }
    isWatching = true
    motion.addTicker(layer.name) { [weak self] _ in
      guard let self else { return false }
      let before = going.count
      going.removeAll { !$0.isMoving(.transition) }
      let isMoving =
        !going.isEmpty
        || pieces.contains { $0.layer.isMoving(.transition) || $0.layer.isMoving(.frame) }
      if !isMoving, isUnderWay {
        end()
        layer.show(whole)
      } else if going.count != before {
        arrange()
      }
      isWatching = isMoving
      return isMoving
    }
  }
  private func end() {
    for old in going { old.stopAll(motion) }
    for piece in pieces { piece.layer.stopAll(motion) }
    going = []
    pieces = []
    layer.setBelow([])
  }
}

extension TextLayout {
  /// The text of one line, character by character, each with the place it takes; nil where it has
  /// several lines, or writes from the right.
  @MainActor func characters(
    _ system: any TextSystem
  ) -> [(character: Character, content: LayerContent, frame: CGRect)]? {
    if lineCount > 1 { return nil }
    var out: [(Character, LayerContent, CGRect)] = []
    for fragment in fragments {
      var before = ""
      for c in fragment.text {
        if c.unicodeScalars.first.map({ (0x590...0x8ff).contains($0.value) }) == true { return nil }
        let font = fragment.styling.font.request
        let x = system.width(before, font: font)
        before.append(c)
        let width = system.width(before, font: font) - x
        var single = fragment
        single.text = String(c)
        single.origin.x = 0
        single.width = width
        let layout = TextLayout(
          fragments: [single], size: CGSize(width: width, height: size.height),
          firstBaseline: firstBaseline, lastBaseline: lastBaseline, lineCount: 1,
          isTruncated: false)
        out.append(
          (
            c, .text(TextDrawing(layout: layout, system: system)),
            CGRect(x: fragment.origin.x + x, y: 0, width: width, height: size.height)
          ))
      }
    }
    return out
  }
}
