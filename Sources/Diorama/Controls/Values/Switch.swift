import Foundation

/// A switch: a track of 51 by 31 points and a knob of 27, which grows to 34 while it is held.
///
/// A click switches it; so does a drag of 10 points to the other side, at once, and Space with the
/// keyboard. In larger letters it stays as it is.
struct SwitchView: View {
  static let size = CGSize(width: 51, height: 31)
  /// Points toward the other side after which the knob goes over.
  static let slop: CGFloat = 10
  @Binding var isOn: Bool
  let tint: Color?
  @GestureState private var isPressed = false
  /// Where the hand was when it began, or when the knob last went over.
  @State private var origin: CGFloat?
  /// The hand has taken the knob along: the release is no click.
  @State private var isDragged = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var scheme
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.layoutDirection) private var direction
  @Environment(\.tintStyle) private var style
  @Environment(\.knobColor) private var knobColor
  @State private var defaults = ControlDefaults.switches
  init(isOn: Binding<Bool>, tint: Color?) {
    _isOn = isOn
    self.tint = tint
  }
  private static var spring: Animation { .spring(response: 0.3, dampingFraction: 1) }
  private var on: AnyShapeStyle {
    tint.map { AnyShapeStyle($0) } ?? style ?? AnyShapeStyle(defaults.on ?? Color(.green))
  }

  var body: some View {
    let knob: CGFloat = 27, wide: CGFloat = isPressed ? 34 : knob
    ZStack {
      Capsule().fill(Color(contrast == .increased ? .gray : .secondaryFill))
      Capsule().fill(on).opacity(isOn ? 1 : 0)
    }
    .overlay(alignment: isOn ? .trailing : .leading) {
      Capsule()
        .fill(knobColor ?? defaults.knob ?? Color.white)
        .frame(width: wide, height: knob)
        .shadow(color: Color.black.opacity(0.15), radius: 4, x: 0, y: 3)
        .padding(2)
    }
    .frame(width: Self.size.width, height: Self.size.height)
    .opacity(isEnabled ? 1 : 0.5)
    .animation(Self.spring, value: isOn)
    .animation(Self.spring, value: isPressed)
    .contentShape(Capsule())
    .gesture(
      DragGesture(minimumDistance: 0)
        .updating($isPressed) { _, isPressed, _ in isPressed = true }
        .onChanged { drag($0.location.x) }
        .onEnded { release($0.location) }
    )
    .onChange(of: isPressed) {
      if isPressed { return }
      origin = nil
      isDragged = false
    }
    .modifier(
      FocusModifier(interactions: .activate) { stroke in
        guard stroke.isPlain(" ", "Enter") else { return false }
        if stroke.phase == .down { isOn.toggle() }
        return true
      })
  }
  private func drag(_ place: CGFloat) {
    let x = direction == .rightToLeft ? Self.size.width - place : place
    guard let origin else {
      self.origin = x
      return
    }
    if (isOn ? origin - x : x - origin) > Self.slop {
      isDragged = true
      self.origin = x
      isOn.toggle()
    }
  }
  private func release(_ place: CGPoint) {
    let near = CGRect(origin: .zero, size: Self.size).insetBy(dx: -20, dy: -20)
    if !isDragged, near.contains(place) { isOn.toggle() }
  }
}

private struct KnobColorKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}
extension EnvironmentValues {
  /// Of the knob of switches and sliders; nil is their own.
  package var knobColor: Color? {
    get { self[KnobColorKey.self] }
    set { self[KnobColorKey.self] = newValue }
  }
}
