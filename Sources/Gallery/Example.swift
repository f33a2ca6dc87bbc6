import SwiftUI

/// A heading above some examples.
struct ExampleGroup<Content: View>: View {
  var title: String
  var content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title)
        .font(.footnote)
        .foregroundStyle(.secondary)
      content
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// One example, with what it shows below it.
struct Example<Content: View>: View {
  var caption: String
  var height: CGFloat
  var content: Content

  init(_ caption: String, height: CGFloat = 64, @ViewBuilder content: () -> Content) {
    self.caption = caption
    self.height = height
    self.content = content()
  }

  var body: some View {
    VStack(spacing: 6) {
      content
        .frame(maxWidth: .infinity)
        .frame(height: height)
      Text(caption)
        .font(.caption)
        .foregroundStyle(.secondary)
    }
  }
}
