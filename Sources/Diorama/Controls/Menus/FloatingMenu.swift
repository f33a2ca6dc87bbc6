import Foundation

/// An open menu: nothing but a place to press outside of it, and a panel with its rows.
///
/// The panel is 250 points wide, or as wide as there is room. It stands below what it was opened from,
/// or above where there is more room, 8 points away from the window's edges; rows for which there is
/// no room scroll.
///
/// Differs: Apple publishes no measures. Rows are 44 points high and higher for large text.
struct FloatingMenu: View {
  let model: MenuModel
  @State private var isShown = false
  init(model: MenuModel) { self.model = model }
  var body: some View {
    let _ = model.track()
    let _ = model.binding = $isShown
    Rectangle()
      .fill(Color.clear)
      .contentShape(Rectangle())
      .modifier(MenuScrimModifier(model: model))
      .accessibilityHidden(true)
    MenuPanel(
      model: model, entries: model.entries, marked: model.marked, isShown: isShown,
      anchor: model.anchor)
  }
}

private struct MenuPanel: View {
  let model: MenuModel
  let entries: [MenuEntry]
  let marked: Int?
  let isShown: Bool
  let anchor: UnitPoint
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.accessibilityReduceMotion) private var isStill
  init(
    model: MenuModel, entries: [MenuEntry], marked: Int?, isShown: Bool, anchor: UnitPoint
  ) {
    self.model = model
    self.entries = entries
    self.marked = marked
    self.isShown = isShown
    self.anchor = anchor
  }
  private static var radius: CGFloat { 13 }
  private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: Self.radius) }

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(Array(entries.enumerated()), id: \.offset) { index, entry in
          switch entry {
          case .divider:
            Rectangle().fill(Color(.tertiaryFill)).frame(height: 8)
          case .header(let text):
            MenuHeader(text: text)
            Divider()
          case .row(let row):
            MenuRow(
              row: row, isMarked: index == marked, hasChecks: model.hasChecks
            )
            .modifier(MenuRowModifier(model: model, index: index))
            if index + 1 < entries.count, entries[index + 1] != .divider { Divider() }
          }
        }
      }
    }
    .scrollBounceBehavior(.basedOnSize)
    .background(
      contrast == .increased ? AnyShapeStyle(Color(.background)) : AnyShapeStyle(.thickMaterial)
    )
    .clipShape(shape)
    .overlay {
      if contrast == .increased { shape.strokeBorder(Color.primary, lineWidth: 1) }
    }
    .shadow(color: .black.opacity(0.2), radius: 16, y: 8)
    .scaleEffect(isShown || isStill ? 1 : 0.3, anchor: anchor)
    .opacity(isShown ? 1 : 0)
    .modifier(MenuPanelModifier(model: model))
    .accessibilityElement(children: .contain)
    .accessibilityLabel(Text(verbatim: model.title))
  }
}

private struct MenuHeader: View {
  let text: String
  init(text: String) { self.text = text }
  var body: some View {
    Text(verbatim: text)
      .font(.footnote)
      .foregroundColor(.secondary)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
  }
}

/// A row: a check mark, a title with a second text, a picture.
private struct MenuRow: View {
  let row: MenuEntry.Row
  let isMarked: Bool
  let hasChecks: Bool
  init(row: MenuEntry.Row, isMarked: Bool, hasChecks: Bool) {
    self.row = row
    self.isMarked = isMarked
    self.hasChecks = hasChecks
  }
  var body: some View {
    let label = row.label
    HStack(spacing: 8) {
      if hasChecks {
        Image(systemName: "checkmark")
          .font(.footnote.weight(.semibold))
          .frame(width: 18)
          .opacity(row.isChecked ? 1 : 0)
          .accessibilityHidden(true)
      }
      VStack(alignment: .leading, spacing: 1) {
        Text(verbatim: label.title).lineLimit(2)
        if let subtitle = label.subtitle {
          Text(verbatim: subtitle).font(.footnote).foregroundColor(.secondary).lineLimit(2)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      if let image = label.image { image.frame(width: 24).accessibilityHidden(true) }
    }
    .foregroundStyle(label.isEnabled ? Color(.label) : Color(.tertiaryLabel))
    .padding(.leading, hasChecks ? 8 : 16)
    .padding(.trailing, 16)
    .padding(.vertical, 11)
    .frame(minHeight: 44)
    .background { Rectangle().fill(isMarked ? Color(.fill) : Color.clear) }
    .modifier(
      SemanticsModifier {
        $0.role = .button
        $0.label = label.spoken
        $0.combinesChildren = true
        $0.isSelected = row.isChecked
        $0.isEnabled = label.isEnabled
      })
  }
}

/// Puts a menu's panel beside what it was opened from, leading on the left.
struct MenuLayout: LayoutAlgorithm {
  static let width: CGFloat = 250, margin: CGFloat = 8, distance: CGFloat = 4
  /// In the window.
  var source: CGRect
  var name: String { "menu" }

  func arrange(_ p: ProposedViewSize, _ children: [Element]) -> Arrangement {
    let window = p.replacingUnspecifiedDimensions()
    return Arrangement(
      size: window,
      places: children.enumerated().map { index, child in
        if index == 0 {
          return .init(origin: .zero, size: window, proposal: ProposedViewSize(window))
        }
        let r = frame(of: child, in: window)
        return .init(origin: r.origin, size: r.size, proposal: ProposedViewSize(r.size))
      })
  }
  private func frame(of panel: Element, in window: CGSize) -> CGRect {
    let width = max(min(Self.width, window.width - 2 * Self.margin), 0)
    let height = panel.measure(ProposedViewSize(width: width, height: nil)).height
    let below = window.height - Self.margin - source.maxY - Self.distance
    let above = source.minY - Self.margin - Self.distance
    let isBelow = height <= below || below >= above
    let used = min(height, max(isBelow ? below : above, min(height, 88)))
    let y = isBelow ? source.maxY + Self.distance : source.minY - Self.distance - used
    func kept(_ v: CGFloat, _ length: CGFloat, _ whole: CGFloat) -> CGFloat {
      max(min(v, whole - Self.margin - length), min(Self.margin, whole - length))
    }
    return CGRect(
      x: kept(source.minX, width, window.width), y: kept(y, used, window.height), width: width,
      height: used)
  }
}
