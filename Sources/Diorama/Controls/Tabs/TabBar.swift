import Foundation

/// The bar of a tab view: for each tab a symbol of 25 points over a title of 10, in the tint where it
/// is shown.
///
/// Symbols are filled where they can be.
///
/// Differs: there is no tab for more tabs than there is room for.
struct TabBar: View {
  static let height: CGFloat = 49
  let model: TabBarModel
  init(model: TabBarModel) { self.model = model }

  var body: some View {
    let _ = model.track()
    let look = model.look
    let all = model.tabs()
    // A tab for searching stands last.
    let tabs = all.filter { $0.role == nil } + all.filter { $0.role != nil }
    let defaults = model.defaults
    if look.visibility != .hidden, !defaults.isHidden {
      ScrollEdgeReader(probe: model.probe, edge: .bottom) { rest in
        HStack(spacing: 0) {
          ForEach(tabs, id: \.index) { tab in
            TabButton(tab: tab, isSelected: tab.index == model.selected, defaults: defaults) {
              model.select(tab.index)
            }
          }
        }
        .frame(height: Self.height)
        .frame(maxWidth: .infinity)
        .contentShape(Rectangle())
        .background { TabBarBackground(look: look, defaults: defaults, isScrolled: rest > 0) }
      }
      .onKeyPress(keys: [.leftArrow, .rightArrow]) { press in
        go(press.key == .rightArrow ? 1 : -1, tabs.filter { !$0.isDisabled }.map(\.index))
      }
      .modifier(BarSchemeModifier(scheme: look.colorScheme))
    }
  }
  private func go(_ step: Int, _ order: [Int]) -> KeyPress.Result {
    guard let at = order.firstIndex(of: model.selected), order.indices.contains(at + step)
    else { return .ignored }
    model.select(order[at + step])
    return .handled
  }
}

/// Filled where content goes on below the bar, as it is where nothing scrolls. What the program has set
/// for all bars is shown in any case; what a view says of its bar comes first.
private struct TabBarBackground: View {
  let look: BarLook
  let defaults: ControlDefaults.TabBar
  let isScrolled: Bool
  init(look: BarLook, defaults: ControlDefaults.TabBar, isScrolled: Bool) {
    self.look = look
    self.defaults = defaults
    self.isScrolled = isScrolled
  }
  private var bar: ControlDefaults.Bar? {
    isScrolled ? defaults.standard : defaults.scrollEdge ?? defaults.standard
  }
  private var color: Color? { bar?.background ?? defaults.barTint ?? defaults.background }
  private var isShown: Bool {
    switch look.backgroundVisibility ?? .automatic {
    case .visible: true
    case .hidden: false
    case .automatic:
      look.background == nil && bar?.isTransparent == true && bar?.background == nil
        ? false : isScrolled || color != nil
    }
  }
  var body: some View {
    if isShown {
      Rectangle()
        .fill(look.background ?? AnyShapeStyle(color ?? Color(.background)))
        .overlay(alignment: .top) {
          if let shadow = bar?.shadow { shadow.frame(height: 1) } else { Divider() }
        }
        .ignoresSafeArea(edges: .bottom)
        .allowsHitTesting(false)
    }
  }
}

private struct TabButton: View {
  let tab: TabBarModel.Tab
  let isSelected: Bool
  let defaults: ControlDefaults.TabBar
  let action: () -> Void
  init(
    tab: TabBarModel.Tab, isSelected: Bool, defaults: ControlDefaults.TabBar,
    action: @escaping () -> Void
  ) {
    self.tab = tab
    self.isSelected = isSelected
    self.defaults = defaults
    self.action = action
  }
  private var ink: AnyShapeStyle {
    let bar = defaults.standard
    if tab.isDisabled { return AnyShapeStyle(Color(.gray).opacity(0.4)) }
    if !isSelected {
      return AnyShapeStyle(bar?.item ?? defaults.unselectedItemTint ?? Color(.gray))
    }
    let own = bar?.selectedItem ?? defaults.tint
    return own.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle())
  }
  private var title: ControlDefaults.Title? {
    isSelected ? defaults.standard?.selectedTitle : defaults.standard?.title
  }
  var body: some View {
    Button(action: action) {
      VStack(spacing: 2) { tab.label }
        .labelStyle(TabLabelStyle(title: title, ink: ink))
        .font(.system(size: 10, weight: .medium))
        .environment(\.symbolSize, 25)
        .symbolVariant(.fill)
        .dynamicTypeSize(.large)
        .foregroundStyle(ink)
        .lineLimit(1)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .overlay {
          if let badge = tab.badge { Badge(text: badge).offset(x: 14, y: -14) }
        }
        .modifier(
          SemanticsModifier {
            $0.role = .tab
            $0.combinesChildren = true
          })
    }
    .buttonStyle(TabButtonStyle())
    .modifier(
      SemanticsModifier {
        $0.role = .tab
        $0.combinesChildren = true
        $0.isSelected = isSelected
      }
    )
    .disabled(tab.isDisabled)
    .modifier(TabWords(said: tab.said))
  }
}
/// Says of a tab what has been said of it.
private struct TabWords: ViewModifier {
  let said: TabBarModel.Said
  init(said: TabBarModel.Said) { self.said = said }
  func body(content: Content) -> some View {
    content
      .accessibilityLabel(said.label ?? Text(""), isEnabled: said.label != nil)
      .accessibilityValue(said.value ?? Text(""), isEnabled: said.value != nil)
      .accessibilityHint(said.hint ?? Text(""), isEnabled: said.hint != nil)
      .modifier(SemanticsModifier { if let id = said.identifier { $0.identifier = id } })
  }
}
private struct TabButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}
private struct TabLabelStyle: LabelStyle {
  let title: ControlDefaults.Title?
  let ink: AnyShapeStyle
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 2) {
      configuration.icon
      configuration.title
        .font(title?.font ?? .system(size: 10, weight: .medium))
        .foregroundStyle(title?.color.map { AnyShapeStyle($0) } ?? ink)
    }
  }
}
private struct Badge: View {
  let text: Text
  init(text: Text) { self.text = text }
  var body: some View {
    text.font(.system(size: 13))
      .foregroundColor(.white)
      .padding(.horizontal, 5)
      .frame(minWidth: 18)
      .frame(height: 18)
      .background(Color(.red), in: Capsule())
      .fixedSize()
  }
}

private enum SymbolSizeKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}
extension EnvironmentValues {
  /// Points of symbols, where that is not the size of text.
  var symbolSize: CGFloat? {
    get { self[SymbolSizeKey.self] }
    set { self[SymbolSizeKey.self] = newValue }
  }
}
