import Foundation

/// A picker whose options stand on a wheel: what comes to rest in the middle is chosen.
///
/// A drag, a fling and the mouse wheel turn it, a click on a row turns to that, arrows turn it by one
/// row. The selection is written when it has come to rest.
///
/// Differs: Apple publishes no measures, so these are ours: rows of 32 points in text of 21, on a
/// wheel 216 points high.
struct WheelPicker<Selection: Hashable, Content: View>: View {
  let value: PickerValue<Selection>
  let name: String
  let content: Content
  init(value: PickerValue<Selection>, name: String, content: Content) {
    self.value = value
    self.name = name
    self.content = content
  }
  var body: some View {
    PickerOptionsView(
      content
        .labelStyle(.titleAndIcon)
        .font(.system(size: 21))
        .lineLimit(1)
    ) { options in
      let chosen = options.index(of: value.value)
      return Wheel(
        rows: options.parts.compactMap { part in
          guard case .option(let index) = part else { return nil }
          return WheelRow(index: index, element: options.element(at: index))
        },
        chosen: chosen, name: name, title: chosen.map { options.text(at: $0) },
        choose: { value.choose(options.tag(at: $0)) })
    }
  }
}

/// An option on a wheel.
private struct WheelRow: Equatable {
  let index: Int
  let element: Element
  static func == (a: WheelRow, b: WheelRow) -> Bool {
    a.index == b.index && a.element === b.element
  }
}

private struct Wheel: View {
  let rows: [WheelRow]
  let chosen: Int?
  let name: String
  /// Of the chosen option.
  let title: String?
  let choose: (Int) -> Void
  /// The option in the middle, from when the wheel is turned until it comes to rest.
  @State private var turned: Int?
  @Environment(\.isEnabled) private var isEnabled
  init(
    rows: [WheelRow], chosen: Int?, name: String, title: String?,
    choose: @escaping (Int) -> Void
  ) {
    self.rows = rows
    self.chosen = chosen
    self.name = name
    self.title = title
    self.choose = choose
  }
  private static var height: CGFloat { 216 }
  private static var row: CGFloat { 32 }
  /// Points along the half of the drum that is seen.
  private static var arc: CGFloat { 340 }
  private var middle: Int? { turned ?? chosen ?? rows.first?.index }

  var body: some View {
    // Within the margins of the scroll view, the chosen row stands at the top.
    let radius = Self.height / 2, middle = Self.row / 2
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(rows, id: \.index) { row in
          ElementView(element: row.element)
            .frame(maxWidth: .infinity)
            .frame(height: Self.row)
            .contentShape(Rectangle())
            .onTapGesture { turn(to: row.index) }
            .modifier(
              SemanticsModifier {
                $0.role = .segment
                $0.combinesChildren = true
                $0.isSelected = row.index == chosen
              }
            )
            .visualEffect { content, proxy in
              let turn = WheelTurn(proxy, middle: middle, radius: radius)
              return
                content
                .scaleEffect(x: turn.scale, y: turn.scale * turn.flatness)
                .offset(y: turn.shift)
                .opacity(turn.opacity)
            }
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.vertical, (Self.arc - Self.row) / 2, for: .scrollContent)
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
    .scrollPosition(id: Binding(get: { self.middle }, set: { turned = $0 }), anchor: .center)
    .onScrollPhaseChange { old, new in
      // A press that has become no drag turns nothing.
      guard new == .idle, old != .tracking, let index = turned else { return }
      choose(index)
      turned = nil
    }
    .frame(height: Self.arc)
    .frame(height: Self.height)
    .contentShape(Rectangle())
    .clipped()
    .background {
      RoundedRectangle(cornerRadius: 8)
        .fill(Color(.tertiaryFill))
        .frame(height: Self.row)
        .padding(.horizontal, 9)
    }
    .opacity(isEnabled ? 1 : 0.4)
    .allowsHitTesting(isEnabled)
    .modifier(
      FocusModifier(
        key: { stroke in
          guard stroke.isPlain("ArrowUp", "ArrowDown") else { return false }
          step(stroke.name == "ArrowDown" ? 1 : -1)
          return true
        })
    )
    .modifier(
      SemanticsModifier {
        $0.role = .picker
        $0.label = name
        $0.value = title
      }
    )
    .modifier(AdjustableModifier { step($0 == .increment ? 1 : -1) })
  }
  private func step(_ way: Int) {
    guard let at = rows.firstIndex(where: { $0.index == middle }),
      rows.indices.contains(at + way)
    else { return }
    turn(to: rows[at + way].index)
  }
  private func turn(to index: Int) {
    if index == middle {
      choose(index)
      return
    }
    withAnimation(.snappy(duration: 0.3)) { turned = index }
  }
}

/// How a row looks at its place on a wheel.
private struct WheelTurn {
  var scale: CGFloat = 1
  /// How much of its height is seen.
  var flatness: CGFloat = 1
  /// Points from where it lies on a flat strip.
  var shift: CGFloat = 0
  var opacity = 1.0
  init(_ proxy: GeometryProxy, middle: CGFloat, radius: CGFloat) {
    let way = proxy.frame(in: .scrollView).midY - middle
    let angle = way / radius
    guard abs(angle) < .pi / 2 else {
      opacity = 0
      return
    }
    flatness = cos(angle)
    scale = 1 / (1 + (1 - flatness) * 0.2)
    shift = radius * sin(angle) - way
    opacity = (1 - 0.5 * min(Double(abs(way)) / 32, 1)) * Double(flatness)
  }
}

/// Stands for an element that another node has made.
nonisolated private struct ElementView: View {
  typealias Body = Never
  let element: Element
  @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    ElementNode(view, context)
  }
}
@MainActor private final class ElementNode: _TypedNode<ElementView> {
  override func element(at index: Int) -> Element { view.element }
  package override func collect(into elements: inout [Element]) { elements.append(view.element) }
  override func set(_ new: ElementView) {
    let isSame = new.element === view.element
    view = new
    if !isSame { structureChanged() }
  }
}
