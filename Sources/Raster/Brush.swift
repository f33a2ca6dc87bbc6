/// What an area is filled with. Gradients and images live in the space the figure is in.
package enum Brush {
  case color(RGBA)
  case gradient(GradientBrush)
  case image(ImageBrush)
  case backdrop(Backdrop)
}

extension Brush {
  /// How opaque it is as a whole, 0…255: what pictures that keep their colours take of it. Of a
  /// gradient it is the most opaque of its colours.
  var level: UInt32 {
    switch self {
    case .color(let color): UInt32(color.alpha)
    case .gradient(let gradient): gradient.level
    case .image: 255
    case .backdrop(let backdrop): UInt32(min(max(backdrop.opacity, 0), 1) * 255 + 0.5)
    }
  }
}
