import Foundation

/// How a picker looks and is used.
public protocol PickerStyle {
  var _look: _PickerLook { get }
}
/// The looks that the toolkit draws.
public enum _PickerLook: Sendable {
  case segmented, menu, wheel, link
}
/// As `.menu`.
public struct DefaultPickerStyle: PickerStyle, Sendable {
  public init() {}
  public var _look: _PickerLook { .menu }
}
/// The options beside each other, in equal widths.
public struct SegmentedPickerStyle: PickerStyle, Sendable {
  public init() {}
  public var _look: _PickerLook { .segmented }
}
/// The option that is chosen, as a button that opens a menu of all of them.
public struct MenuPickerStyle: PickerStyle, Sendable {
  public init() {}
  public var _look: _PickerLook { .menu }
}
/// The options on a wheel, of which the one in the middle is chosen.
public struct WheelPickerStyle: PickerStyle, Sendable {
  public init() {}
  public var _look: _PickerLook { .wheel }
}
/// As `.wheel`, where a picker stands by itself.
public struct InlinePickerStyle: PickerStyle, Sendable {
  public init() {}
  public var _look: _PickerLook { .wheel }
}
/// A row with the option that is chosen, which leads to a page of all of them. Outside of a
/// navigation stack it cannot be used.
public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
  public init() {}
  public var _look: _PickerLook { .link }
}
/// As `.segmented`, where a picker stands by itself.
public struct PalettePickerStyle: PickerStyle, Sendable {
  public init() {}
  public var _look: _PickerLook { .segmented }
}
extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
private enum PickerLookKey: EnvironmentKey {
  static var defaultValue: _PickerLook { .menu }
}
extension EnvironmentValues {
  var pickerLook: _PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }
}
extension View {
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerLook, style._look)
  }
}

/// A picker in the style that is in force.
struct PickerBody<Label: View, Selection: Hashable, Content: View>: View {
  let selections: [Binding<Selection>]
  let label: Label
  let current: AnyView?
  let content: Content
  @Environment(\.pickerLook) private var look
  init(selections: [Binding<Selection>], label: Label, current: AnyView?, content: Content) {
    self.selections = selections
    self.label = label
    self.current = current
    self.content = content
  }
  var body: some View {
    let value = PickerValue(bindings: selections)
    switch look {
    case .segmented:
      SegmentedPicker(selections: selections, label: label, content: content)
    case .menu:
      PickerName(label) { name in
        PickerCurrent(current) {
          MenuPicker(value: value, name: name, current: $0, content: content)
        }
      }
    case .wheel:
      PickerName(label) { WheelPicker(value: value, name: $0, content: content) }
    case .link:
      PickerName(label) {
        LinkPicker(value: value, label: label, name: $0, current: current, content: content)
      }
    }
  }
}

/// A view that stands for the value of a picker, and what it says.
struct CurrentValue {
  let view: AnyView
  let name: String
}
/// Hands on a view that stands for the value of a picker, where there is one.
private struct PickerCurrent<Result: View>: View {
  let view: AnyView?
  let result: @MainActor (CurrentValue?) -> Result
  init(_ view: AnyView?, result: @escaping @MainActor (CurrentValue?) -> Result) {
    self.view = view
    self.result = result
  }
  var body: some View {
    if let view {
      PickerName(view) { result(CurrentValue(view: view, name: $0)) }
    } else {
      result(nil)
    }
  }
}

/// What the label of a picker says, for a view that does not show it.
struct PickerName<Label: View, Result: View>: View {
  let label: Label
  let result: @MainActor (String) -> Result
  init(_ label: Label, result: @escaping @MainActor (String) -> Result) {
    self.label = label
    self.result = result
  }
  var body: some View {
    PickerOptionsView(label.labelStyle(.titleAndIcon)) { parts in
      result(parts.count > 0 ? parts.label(at: 0).name : "")
    }
  }
}
