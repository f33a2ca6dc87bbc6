import SwiftUI

/// Styles, weights, decorations, and what happens to text that has too little room.
struct TextPage: View {
  private let styles: [(String, Font)] = [
    ("Large title", .largeTitle), ("Title", .title), ("Title 2", .title2), ("Title 3", .title3),
    ("Headline", .headline), ("Body", .body), ("Callout", .callout), ("Footnote", .footnote),
    ("Caption", .caption),
  ]
  private let weights: [(String, Font.Weight)] = [
    ("thin", .thin), ("light", .light), ("regular", .regular), ("medium", .medium),
    ("bold", .bold), ("black", .black),
  ]
  private let prose =
    "A line ends where the next word has no room any more, and the rest goes on below it."

  var body: some View {
    VStack(spacing: 20) {
      ExampleGroup("Styles") {
        VStack(alignment: .leading, spacing: 2) {
          ForEach(styles.indices, id: \.self) { index in
            Text(styles[index].0).font(styles[index].1)
          }
        }
      }
      ExampleGroup("Weights") {
        HStack(spacing: 10) {
          ForEach(weights.indices, id: \.self) { index in
            Text(weights[index].0).fontWeight(weights[index].1)
          }
        }
        .font(.callout)
      }
      ExampleGroup("Decorations") {
        HStack(spacing: 12) {
          Text("italic").italic()
          Text("underline").underline()
          Text("strike").strikethrough(true, color: .red)
          Text("kerning").kerning(3)
        }
      }
      ExampleGroup("Joined, in other scripts, in capitals") {
        VStack(alignment: .leading, spacing: 4) {
          Text("One ").foregroundColor(.red) + Text("text").bold()
            + Text(" of three")
            .foregroundColor(.blue)
          Text(verbatim: "日本語 · Türkçe: ğüşöçıİ · Ελληνικά · Кириллица")
          Text("upper case").textCase(.uppercase).font(.footnote)
        }
      }
      ExampleGroup("Leading, centred, cut in the middle") {
        VStack(alignment: .leading, spacing: 8) {
          Text(prose)
          Text(prose).multilineTextAlignment(.center).lineLimit(2)
          Text(prose).lineLimit(1).truncationMode(.middle)
        }
        .font(.footnote)
      }
    }
  }
}
