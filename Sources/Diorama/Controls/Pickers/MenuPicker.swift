import Foundation

/// A picker that shows what is chosen, in the tint, and opens a menu.
///
/// Sections of the content, and dividers, become separators in the menu. With the keyboard, Space,
/// Enter and the arrows open it; then the arrows, Home and End mark a row, Enter or Space chooses it,
/// and Escape closes the menu.
///
/// Differs: Apple publishes no measures, so these are ours: 12 points at the sides, 7 above and below.
/// Of an option its texts and its picture are shown.
struct MenuPicker<Selection: Hashable, Content: View>: View {
  let value: PickerValue<Selection>
  let name: String
  let current: CurrentValue?
  let content: Content
  init(value: PickerValue<Selection>, name: String, current: CurrentValue?, content: Content) {
    self.value = value
    self.name = name
    self.current = current
    self.content = content
  }
  var body: some View {
    PickerOptionsView(content.labelStyle(.titleAndIcon)) { options in
      MenuPickerButton(
        shown: options.index(of: value.value).map { options.label(at: $0) } ?? PlainLabel(),
        current: current, name: name, entries: { entries(options) },
        choose: { value.choose(options.tag(at: $0)) })
    }
  }
  /// What the menu has, and the option that each row stands for.
  private func entries(_ options: PickerOptions) -> [(MenuEntry, option: Int?)] {
    let parts = options.parts, chosen = options.index(of: value.value)
    let indices = parts.compactMap { part -> Int? in
      switch part {
      case .option(let i), .header(let i): i
      case .divider: nil
      }
    }
    let labels = Dictionary(uniqueKeysWithValues: zip(indices, options.labels(of: indices)))
    return parts.map { part in
      switch part {
      case .divider: (.divider, nil)
      case .header(let i): (.header(labels[i]!.title), nil)
      case .option(let i):
        (.row(MenuEntry.Row(label: labels[i]!, isChecked: i == chosen)), i)
      }
    }
  }
}

private struct MenuPickerButton: View {
  let shown: PlainLabel
  /// Stands in place of it.
  let current: CurrentValue?
  let name: String
  let entries: () -> [(MenuEntry, option: Int?)]
  let choose: (Int) -> Void
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled
  init(
    shown: PlainLabel, current: CurrentValue?, name: String,
    entries: @escaping () -> [(MenuEntry, option: Int?)],
    choose: @escaping (Int) -> Void
  ) {
    self.shown = shown
    self.current = current
    self.name = name
    self.entries = entries
    self.choose = choose
  }
  private var ink: AnyShapeStyle {
    isEnabled ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color(.tertiaryLabel))
  }
  var body: some View {
    HStack(spacing: 4) {
      if let current {
        current.view.lineLimit(1)
      } else {
        if let image = shown.image { image }
        Text(verbatim: shown.title).lineLimit(1)
      }
      Image(systemName: "chevron.up.chevron.down").imageScale(.small)
    }
    .foregroundStyle(ink)
    .padding(.horizontal, 12)
    .padding(.vertical, 7)
    .opacity(isPressed ? 0.2 : 1)
    .modifier(
      SemanticsModifier {
        $0.role = .picker
        $0.label = name
        $0.ignoresChildren = true
        let value = current?.name ?? shown.name
        if !value.isEmpty { $0.value = value }
      }
    )
    .modifier(
      MenuAnchorModifier(
        title: { name }, entries: { entries().map(\.0) },
        choose: { index in
          if let option = entries()[index].option { choose(option) }
        }, pressed: { isPressed = $0 }))
  }
}
