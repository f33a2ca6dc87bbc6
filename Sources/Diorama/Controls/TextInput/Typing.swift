import Foundation

/// What clicks do in text that can be typed: one places the caret, two select a word.
struct Typing: ViewModifier {
  let editing: TextEditing
  func body(content: Content) -> some View {
    content
      .gesture(
        SpatialTapGesture(count: 2).onEnded { editing.selectWord(at: editing.index($0.location)) }
      )
      .simultaneousGesture(
        SpatialTapGesture().onEnded { editing.place(editing.index($0.location)) }
      )
  }
}
/// Takes the keyboard, whose caret is enough to show where that is.
struct Keyboard: ViewModifier {
  let editing: TextEditing
  func body(content: Content) -> some View {
    content
      .modifier(
        FocusModifier(
          interactions: .automatic, key: { editing.key($0) }, text: { editing.insert($0) })
      )
      .focusEffectDisabled()
  }
}
