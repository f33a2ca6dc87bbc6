import Combine
import Foundation

/// Lines of text that can be typed, and scroll where they need more room than there is.
///
/// A click, Tab or a `FocusState` brings the keyboard to it; Enter begins a new line. A drag selects, two
/// clicks select a word, and the keys are those of a `TextField`. The wheel scrolls, and what is typed
/// is kept in sight. Text stands 5 points from the sides and 8 from the top and the bottom, in the font,
/// the colour, the alignment and the line spacing of the environment. It takes the room that there is;
/// where it may choose its height it is as high as its lines, within what `lineLimit` says.
///
/// Differs: the caret does not blink.
nonisolated public struct TextEditor: View {
  static let inset = EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5)
  let text: Binding<String>
  public init(text: Binding<String>) { self.text = text }
  @MainActor public var body: some View { TextEditorBody(text: text) }
}

/// Draws what is around a text editor.
@MainActor @preconcurrency
public protocol TextEditorStyle: _StateHolder {
  associatedtype Body: View
  typealias Configuration = TextEditorStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
public struct TextEditorStyleConfiguration {
  let text: Binding<String>
}
/// The text on the ground of a window, unless `scrollContentBackground(_:)` hides it.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    TextEditorCore(text: configuration.text).modifier(EditorGround())
  }
}
/// The text alone.
public struct PlainTextEditorStyle: TextEditorStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    TextEditorCore(text: configuration.text)
  }
}
extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

private enum ContentBackgroundKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}
extension EnvironmentValues {
  fileprivate var textEditorStyle: ControlStyle<TextEditorStyleConfiguration>? {
    get { self[ControlStyleKey.self] }
    set { self[ControlStyleKey.self] = newValue }
  }
  fileprivate var scrollContentBackground: Visibility {
    get { self[ContentBackgroundKey.self] }
    set { self[ContentBackgroundKey.self] = newValue }
  }
}
extension View {
  nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    nonisolated(unsafe) let style = style
    return controlStyle(\.textEditorStyle, style) { $0.makeBody(configuration: $1) }
  }
  /// Whether text editors in this view have a ground of their own. Scroll views have none in any case,
  /// and there is nothing else that scrolls.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }
}

/// A text editor in the style that is in force.
private struct TextEditorBody: View {
  let text: Binding<String>
  @Environment(\.textEditorStyle) private var style
  init(text: Binding<String>) { self.text = text }
  var body: some View {
    let configuration = TextEditorStyleConfiguration(text: text)
    if let style {
      style.make(configuration)
    } else {
      AutomaticTextEditorStyle().makeBody(configuration: configuration)
    }
  }
}
private struct EditorGround: ViewModifier {
  @Environment(\.scrollContentBackground) private var visibility
  func body(content: Content) -> some View {
    content.background {
      if visibility != .hidden { Color(.background) }
    }
  }
}

/// The text, what scrolls it, the hand and the keyboard.
private struct TextEditorCore: View {
  let text: Binding<String>
  @State private var editing = TextEditing()
  @GestureState private var isSelecting = false
  @Environment(\.lineLimit) private var limit
  @Environment(\.reservedLines) private var reserved
  @Environment(\.lineSpacing) private var spacing
  @Environment(\.font) private var font
  @Environment(\.dynamicTypeSize) private var typeSize
  init(text: Binding<String>) { self.text = text }

  private func connect() {
    let text = text
    editing.isMultiline = true
    editing.read = { text.wrappedValue }
    editing.write = { text.wrappedValue = $0 }
  }
  /// Of lines and what is above and below them.
  private func height(_ lines: Int) -> CGFloat {
    let font = (font ?? .body).resolved(typeSize), gap = max(spacing, 0)
    let line = (Timekeepers.here as? FrameClock)?.fieldHeight(of: font) ?? 0
    let inset = TextEditor.inset
    return CGFloat(max(lines, 1)) * (line + gap) - gap + inset.top + inset.bottom
  }
  var body: some View {
    let _ = connect()
    let shown = text.wrappedValue
    OwnHeight(least: height(reserved), most: limit.map { max(height($0), height(reserved)) }) {
      ScrollView {
        TextArea(editing: editing, text: shown, isScrolled: true).padding(TextEditor.inset)
      }
    }
    .contentShape(Rectangle())
    .highPriorityGesture(
      DragGesture(minimumDistance: 4).updating($isSelecting) { drag, hasBegun, _ in
        if !hasBegun { editing.place(editing.index(drag.startLocation)) }
        hasBegun = true
        editing.place(editing.index(drag.location), extends: true)
      }
    )
    .modifier(Typing(editing: editing))
    .modifier(
      SemanticsModifier {
        $0.role = .textField
        if !shown.isEmpty { $0.value = shown }
      }
    )
    .modifier(Keyboard(editing: editing))
  }
}

/// As high as it is proposed; where nothing is, as high as its content within limits.
private struct OwnHeight: Layout {
  let least: CGFloat
  let most: CGFloat?
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    var size = subviews[0].sizeThatFits(proposal)
    if proposal.height == nil { size.height = min(max(size.height, least), most ?? .infinity) }
    return size
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}
