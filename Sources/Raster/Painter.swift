/// Draws display lists. It keeps its scratch memory and the coverages it built, so a frame that
/// resembles the one before allocates nothing; one painter per thread.
///
/// The same list gives the same pixels, drawn whole or in any set of damage rectangles, in every
/// build and process: coverage depends on the shape alone and blending is in whole numbers.
package final class Painter {
  /// What confines drawing: a box, and a coverage drawn at an offset where it is more than that.
  struct Clip {
    var box: IRect
    var cover: Coverage?
    var dx = 0, dy = 0
    /// How many borrowed coverages were in use before it.
    var mark = 0
  }

  /// An area's coverage and where its origin is drawn.
  struct Placed {
    var cover: Coverage, dx: Int, dy: Int
  }

  /// How many pixels were visited since the painter was made, counted once per command; effects of
  /// groups are not counted.
  package internal(set) var painted = 0
  /// How many coverages were computed since the painter was made, because none was kept.
  package internal(set) var built = 0

  // Where drawing goes. Groups move it, so that device coordinates keep their meaning.
  var target: Pixels
  var stride = 0
  var targetIsOpaque = true
  var clip = Clip(box: .empty)
  /// All that is drawn now.
  var whole = IRect.empty
  var matrix = Matrix.identity

  var clips: [Clip] = []
  var matrices: [Matrix] = []
  var groups: [GroupFrame] = []
  private var depth = 0

  var cache = CoverageCache()
  var borrowed: [Coverage] = []
  var inUse = 0
  var accumulator = Accumulator()
  let sketch = Outline()
  var rowScratch = RowScratch()
  var colors = Buffer<UInt32>(1024)
  var levels = Buffer<UInt8>(512)
  var products = Buffer<UInt8>(512)
  var blur = Blur()
  var blurSource = Buffer<UInt8>(16), blurResult = Buffer<UInt8>(16)
  var sheets: [Bitmap?] = []
  private let nowhere: Pixels

  package init() {
    nowhere = .allocate(capacity: 1)
    nowhere.initialize(to: 0)
    target = nowhere
  }

  deinit { nowhere.deallocate() }

  /// Draws what of the list lies in `damage`, over what the bitmap holds.
  ///
  /// `damage` is in pixels and cut to the bitmap. `base` maps the list's space to pixels; with a
  /// NaN, an infinity or no area in it nothing is drawn. Pushes without pops and pops without
  /// pushes are errors, as is a list that contains itself.
  package func paint(
    _ list: DisplayList, into bitmap: Bitmap, damage: IRect, base: Matrix = .identity
  ) {
    clip = Clip(box: damage.intersection(bitmap.bounds))
    if clip.box.isEmpty { return }
    whole = clip.box
    (target, stride, targetIsOpaque) = (bitmap.pixels, bitmap.stride, bitmap.isOpaque)
    bitmap.pixelsChanged()
    matrix = base
    inUse = 0
    run(list)
    clip = Clip(box: .empty)
    target = nowhere
    cache.endFrame()
  }

  private func run(_ list: DisplayList) {
    depth += 1
    precondition(depth < 1000, "a display list must not contain itself")
    let clipBase = clips.count, matrixBase = matrices.count, groupBase = groups.count
    let commands = list.commands
    commands.withUnsafeBufferPointer { commands in
      for i in commands.indices {
        switch commands[i] {
        case .fill(let figure, let brush): fill(figure, brush)
        case .mask(let mask, let x, let y, let brush): draw(mask, x, y, brush)
        case .blit(let bitmap, let x, let y): blit(bitmap, x, y)
        case .shadow(let shape, let color, let sigma): shadow(shape, color, sigma)
        case .pushClip(let figure): pushClip(figure)
        case .popClip:
          let outer = groups.last?.clips ?? 0
          precondition(clips.count > max(clipBase, outer), "popClip needs a pushClip before it")
          inUse = clip.mark
          clip = clips.removeLast()
        case .pushTransform(let inner):
          matrices.append(matrix)
          matrix = matrix.concat(inner)
        case .popTransform:
          let outer = groups.last?.matrices ?? 0
          precondition(
            matrices.count > max(matrixBase, outer), "popTransform needs a pushTransform before it")
          matrix = matrices.removeLast()
        case .pushGroup(let group): push(group)
        case .beginMask:
          precondition(groups.count > groupBase, "beginMask belongs between pushGroup and popGroup")
          beginMask()
        case .popGroup:
          precondition(groups.count > groupBase, "popGroup needs a pushGroup before it")
          popGroup()
        case .list(let inner): run(inner)
        }
      }
    }
    precondition(
      clips.count == clipBase && matrices.count == matrixBase && groups.count == groupBase,
      "a display list must pop every clip, transform and group that it pushes")
    depth -= 1
  }

  private func pushClip(_ figure: Figure) {
    let mark = inUse
    clips.append(clip)
    clip.mark = mark
    if clip.box.isEmpty { return }
    if case .rounded(let r) = figure, r.isRect, matrix.apply(r) != nil {
      let q = matrix.apply(r.rect).clamped
      let whole = q.outer
      if !q.isDrawable || Rect(whole) == q {
        clip.box = clip.box.intersection(whole)
        return
      }
    }
    guard let new = coverage(of: figure, within: clip.box) else {
      clip.box = .empty
      return
    }
    let box = clip.box.intersection(new.cover.bounds.offset(new.dx, new.dy))
    if let old = clip.cover {
      let both = borrow()
      both.multiply(old, clip.dx, clip.dy, new.cover, new.dx, new.dy, within: box)
      (clip.cover, clip.dx, clip.dy) = (both, 0, 0)
    } else {
      (clip.cover, clip.dx, clip.dy) = (new.cover, new.dx, new.dy)
    }
    clip.box = box
  }

  /// A coverage to fill and to use until `inUse` is set back.
  func borrow() -> Coverage {
    if inUse == borrowed.count { borrowed.append(Coverage()) }
    inUse += 1
    return borrowed[inUse - 1]
  }
}
