import Foundation

/// A view over everything else in a window, such as a menu that is open. It is laid out in the
/// window's size, after all that it may stand beside.
@MainActor final class FloatingView {
  let host: HostNode
  /// Called before it is laid out, when what it stands beside has its place.
  let willPlace: () -> Void
  init(_ host: HostNode, willPlace: @escaping () -> Void) {
    self.host = host
    self.willPlace = willPlace
  }
}

/// The views over everything else in a window. Those below the last one take no part while it is
/// there: they are no elements, and have no keyboard.
@MainActor final class Floats {
  private(set) var all: [FloatingView] = []
  /// They are others than those that are shown.
  var isChanged = false

  func add(_ float: FloatingView) {
    all.append(float)
    isChanged = true
  }
  /// It is on its way out: what is below takes part again.
  func release(_ float: FloatingView) {
    float.host.box.topLayer.isLeaving = true
    isChanged = true
  }
  func remove(_ float: FloatingView) {
    guard all.contains(where: { $0 === float }) else { return }
    all.removeAll { $0 === float }
    isChanged = true
    float.host.box.disappear()
    float.host.kill()
  }
  /// Puts them over the window's own views.
  func place(over root: Layer, size: CGSize, in window: Layer) {
    for float in all {
      float.willPlace()
      let box = float.host.box!, p = ProposedViewSize(size)
      _ = box.measure(p)
      box.place(CGRect(origin: .zero, size: size), p, in: window, at: .zero)
    }
    let layers = [root] + all.map { $0.host.box.topLayer }
    window.setBelow(layers)
    if !isChanged { return }
    isChanged = false
    var covered = Semantics()
    covered.isHidden = true
    let top = layers.last { !$0.isLeaving }
    for layer in layers { layer.semantics = layer === top ? nil : covered }
  }
}
