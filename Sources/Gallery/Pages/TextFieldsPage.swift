import SwiftUI

/// Fields that text is typed into.
struct TextFieldsPage: View {
  enum Field: Hashable { case name, word, number }
  @State private var name = ""
  @State private var word = ""
  @State private var number = 7
  @State private var notes = ""
  @State private var said = "nothing yet"
  @FocusState private var field: Field?

  var body: some View {
    VStack(spacing: 16) {
      TextField("Name", text: $name, prompt: Text("Your name"))
        .focused($field, equals: .name)
        .onSubmit { field = .word }
      SecureField("Password", text: $word)
        .focused($field, equals: .word)
        .onSubmit { said = "\(name) has \(word.count) characters" }
      TextField("Number", value: $number, format: .number)
        .focused($field, equals: .number)
        .multilineTextAlignment(.trailing)
      TextField("Disabled", text: .constant("as it is")).disabled(true)
      Button("Begin with the name") { field = .name }.buttonStyle(.bordered)
      GroupBox("What was said") {
        LabeledContent("number", value: number, format: .number)
        Text(said).frame(maxWidth: .infinity, alignment: .leading)
      }
      DisclosureGroup("More") {
        Text("name: \(name)")
      }
      TextEditor(text: $notes)
        .accessibilityLabel("Notes")
        .overlay(alignment: .topLeading) {
          if notes.isEmpty {
            Text("Notes, as long as they need to be")
              .foregroundStyle(.tertiary)
              .padding(.horizontal, 5)
              .padding(.vertical, 8)
              .allowsHitTesting(false)
              .accessibilityHidden(true)
          }
        }
        .frame(height: 104)
        .overlay { RoundedRectangle(cornerRadius: 6).strokeBorder(.quaternary) }
    }
    .textFieldStyle(.roundedBorder)
  }
}
