import Foundation

/// A picker that is a row with its label and what is chosen; it leads to a page of the options.
///
/// Differs: Apple publishes no measures, so these are ours: rows are 44 points high, and higher for
/// large text. Of an option its texts and its picture are shown.
struct LinkPicker<Label: View, Selection: Hashable, Content: View>: View {
  let value: PickerValue<Selection>
  let label: Label
  let name: String
  let current: AnyView?
  let content: Content
  init(
    value: PickerValue<Selection>, label: Label, name: String, current: AnyView?, content: Content
  ) {
    self.value = value
    self.label = label
    self.name = name
    self.current = current
    self.content = content
  }
  var body: some View {
    PickerOptionsView(content.labelStyle(.titleAndIcon)) { options in
      PickerLink(
        label: label, name: name, current: current,
        shown: options.index(of: value.value).map { options.label(at: $0) } ?? PlainLabel(),
        rows: { rows(options) }, choose: { value.choose(options.tag(at: $0)) })
    }
  }
  private func rows(_ options: PickerOptions) -> [PickerPageRow] {
    let chosen = options.index(of: value.value)
    let all = options.parts.compactMap { part -> (Int, isHeader: Bool)? in
      switch part {
      case .option(let i): (i, false)
      case .header(let i): (i, true)
      case .divider: nil
      }
    }
    return zip(all, options.labels(of: all.map(\.0))).map { part, label in
      PickerPageRow(
        index: part.0, label: label, isHeader: part.isHeader, isChosen: part.0 == chosen)
    }
  }
}

private struct PickerLink<Label: View>: View {
  let label: Label
  let name: String
  let current: AnyView?
  let shown: PlainLabel
  let rows: () -> [PickerPageRow]
  let choose: (Int) -> Void
  @State private var isActive = false
  init(
    label: Label, name: String, current: AnyView?, shown: PlainLabel,
    rows: @escaping () -> [PickerPageRow], choose: @escaping (Int) -> Void
  ) {
    self.label = label
    self.name = name
    self.current = current
    self.shown = shown
    self.rows = rows
    self.choose = choose
  }
  var body: some View {
    NavigationLink(isActive: $isActive) {
      PickerPage(rows: rows()) { index in
        choose(index)
        isActive = false
      }
      .navigationTitle(Text(verbatim: name))
    } label: {
      HStack(spacing: 8) {
        label.frame(maxWidth: .infinity, alignment: .leading)
        Group {
          if let current {
            current.lineLimit(1)
          } else {
            if shown.title.isEmpty, let image = shown.image { image }
            Text(verbatim: shown.title).lineLimit(1)
          }
        }
        .foregroundColor(.secondary)
        Image(systemName: "chevron.forward")
          .font(.footnote.weight(.semibold))
          .foregroundColor(Color(.tertiaryLabel))
          .accessibilityHidden(true)
      }
      .frame(minHeight: 44)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }
}

/// An option on the page of a picker.
private struct PickerPageRow: Equatable {
  let index: Int
  let label: PlainLabel
  let isHeader: Bool
  let isChosen: Bool
}

private struct PickerPage: View {
  let rows: [PickerPageRow]
  let choose: (Int) -> Void
  init(rows: [PickerPageRow], choose: @escaping (Int) -> Void) {
    self.rows = rows
    self.choose = choose
  }
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(rows, id: \.index) { row in
          if row.isHeader {
            Text(verbatim: row.label.title)
              .font(.footnote)
              .foregroundColor(.secondary)
              .frame(maxWidth: .infinity, alignment: .leading)
              .padding(.horizontal, 16)
              .padding(.top, 16)
              .padding(.bottom, 4)
          } else {
            Button {
              choose(row.index)
            } label: {
              PickerPageLabel(row: row)
            }
            .buttonStyle(.plain)
            .disabled(!row.label.isEnabled)
            Divider().padding(.leading, 16)
          }
        }
      }
    }
  }
}
private struct PickerPageLabel: View {
  let row: PickerPageRow
  init(row: PickerPageRow) { self.row = row }
  var body: some View {
    HStack(spacing: 8) {
      if let image = row.label.image { image.frame(width: 24).accessibilityHidden(true) }
      VStack(alignment: .leading, spacing: 1) {
        Text(verbatim: row.label.title)
        if let subtitle = row.label.subtitle {
          Text(verbatim: subtitle).font(.footnote).foregroundColor(.secondary)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      if row.isChosen {
        Image(systemName: "checkmark")
          .font(.body.weight(.semibold))
          .foregroundStyle(TintShapeStyle())
          .accessibilityHidden(true)
      }
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 11)
    .frame(minHeight: 44)
    .contentShape(Rectangle())
    .modifier(
      SemanticsModifier {
        $0.label = row.label.spoken
        $0.isSelected = row.isChosen
      })
  }
}
