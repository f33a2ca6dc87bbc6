/// What an area is filled with. Gradients and images live in the space the figure is in.
package enum Brush {
  case color(RGBA)
  case gradient(GradientBrush)
  case image(ImageBrush)
  case backdrop(Backdrop)
}
