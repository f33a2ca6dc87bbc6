import Foundation

/// What makes a layer one that can have the keyboard, and draws the ring around it.
///
/// Differs: Apple publishes no measures. The ring is 2 points wide, 1 point away from the view, in
/// the accent colour, and follows the view's shape.
@MainActor final class FocusStop {
  static let width: CGFloat = 2, distance: CGFloat = 2
  /// Points beyond the view.
  static let reach = distance + width / 2
  let item: FocusItem
  private let ring = Layer("focus ring")
  private unowned let layer: Layer
  private let motion: Motion
  /// Called when the keyboard, or its ring, comes or goes.
  var changed: () -> Void = {}

  init(_ layer: Layer, _ motion: Motion) {
    self.layer = layer
    self.motion = motion
    item = FocusItem(layer: layer)
    ring.allowsHits = false
    // The window's focus may outlive what had it.
    item.changed = { [weak self] in self?.changed() }
  }
  /// Takes over what holds at a place.
  func update(_ values: EnvironmentValues, isFocusable: Bool = true) {
    isWanted = isFocusable && values.isEnabled
    isRingEnabled = values.isFocusEffectEnabled
    ring.paint(
      .color(Color.accentColor.components(values.colorContext)), motion, Transaction())
  }
  private var isRingEnabled = true
  private var isWanted = true {
    didSet { item.isEnabled = isWanted && !isSuppressed }
  }
  /// Somebody further out has said that it is not to have the keyboard.
  var isSuppressed = false {
    didSet { item.isEnabled = isWanted && !isSuppressed }
  }

  func disappear() { ring.stopAll(motion) }
  /// The layer's sublayers with the ring, if it is to be seen.
  func layers(_ content: [Layer], _ transaction: Transaction) -> [Layer] {
    guard item.showsRing, isRingEnabled else {
      ring.isFresh = true
      return content
    }
    ring.set(
      .frame, CGRect(origin: .zero, size: layer.size).lanes, motion, transaction)
    ring.isFresh = false
    let outline =
      layer.outline ?? { Path(roundedRect: CGRect(origin: .zero, size: $0), cornerRadius: 4) }
    let figure: (CGSize) -> Path = { Path.around($0, outline, distance: Self.distance) }
    let size = CGRect(lanes: ring.presented(.frame)).size
    ring.show(
      .figure(figure(size), stroke: StrokeStyle(lineWidth: Self.width), evenOdd: false),
      figureForSize: figure)
    return content + [ring]
  }
}

private enum FocusEffectKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}
private enum IsFocusedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
extension EnvironmentValues {
  /// Whether the nearest view around that can have the keyboard has it.
  public var isFocused: Bool { self[IsFocusedKey.self] }
  var hasFocus: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }
  /// Whether a ring is drawn around what has the keyboard.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }
}
extension View {
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
  }
}
