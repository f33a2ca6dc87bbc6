/// One step of a drawing. Pushes and pops are balanced within one list.
package enum Command {
  case fill(Figure, Brush)
  /// Coverage with its anchor at (x, y) in the current space.
  ///
  /// Where the current matrix only moves and scales by the mask's own scale, it is drawn pixel by
  /// pixel at the position rounded to whole pixels; otherwise it is resampled.
  case mask(Mask, x: Double, y: Double, Brush)
  /// A bitmap pixel by pixel, whatever the current scale, its corner at (x, y) in the current space
  /// rounded to whole pixels.
  case blit(Bitmap, x: Double, y: Double)
  /// The rounded rectangle in one colour, blurred. `sigma` is the standard deviation in units of the
  /// current space, at most 512 pixels; not above 0 is no blur.
  case shadow(RoundedRect, RGBA, sigma: Double)
  /// Confines what follows to the figure and to the clips around it, edges included.
  case pushClip(Figure)
  case popClip
  /// What follows is in a space that the matrix maps to the current one.
  case pushTransform(Matrix)
  case popTransform
  case pushGroup(Group)
  /// What follows, up to `.popGroup`, is the group's mask: its alpha multiplies the picture.
  case beginMask
  case popGroup
  case list(DisplayList)
}

/// What to draw, back to front. A class, so that a subtree's list can be kept and named by others.
package final class DisplayList {
  package var commands: [Command] = []

  package init() {}

  package func add(_ command: Command) { commands.append(command) }

  package func fill(_ figure: Figure, _ color: RGBA) {
    commands.append(.fill(figure, .color(color)))
  }

  package func fill(_ rect: Rect, _ color: RGBA) {
    commands.append(.fill(.rect(rect), .color(color)))
  }

  package func removeAll(keepingCapacity: Bool = true) {
    commands.removeAll(keepingCapacity: keepingCapacity)
  }
}
