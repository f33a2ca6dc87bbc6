import SwiftUI

/// The whole gallery: the list of its pages, or one of them.
struct GalleryView: View {
  @State private var page: Page?

  /// - Parameter page: the one to begin with; nil for the list.
  init(page: Page? = nil) { _page = State(initialValue: page) }

  var body: some View {
    if let page {
      PageView(page: page) { self.page = nil }
    } else {
      PageList { page = $0 }
    }
  }
}

/// A row for each page.
struct PageList: View {
  var open: (Page) -> Void

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        Text("Gallery")
          .font(.largeTitle)
          .bold()
          .padding(.horizontal, 20)
          .padding(.top, 32)
          .padding(.bottom, 16)
        rows(Page.allCases.filter { !$0.isArticle })
        Text("From articles")
          .font(.title2)
          .bold()
          .padding(.horizontal, 20)
          .padding(.top, 32)
          .padding(.bottom, 8)
        rows(Array(Page.articles))
      }
    }
  }
  private func rows(_ pages: [Page]) -> some View {
    ForEach(pages) { page in
      Button {
        open(page)
      } label: {
        PageRow(page: page)
      }
      .buttonStyle(RowStyle())
    }
  }
}

private struct PageRow: View {
  var page: Page

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: page.symbol)
        .foregroundColor(.accentColor)
        .frame(width: 28)
        .accessibilityHidden(true)
      Text(page.title)
      Spacer()
      Image(systemName: "chevron.right")
        .font(.footnote)
        .foregroundStyle(.tertiary)
        .accessibilityHidden(true)
    }
    .padding(.horizontal, 20)
    .frame(height: 52)
    .contentShape(Rectangle())
  }
}

/// Darker while it is pressed.
private struct RowStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .background(Color.primary.opacity(configuration.isPressed ? 0.08 : 0))
  }
}

/// A page with its title, and a way back to the list.
struct PageView: View {
  var page: Page
  var back: () -> Void

  var body: some View {
    VStack(spacing: 0) {
      ZStack {
        Text(page.title)
          .font(.headline)
        HStack {
          Button(action: back) {
            HStack(spacing: 4) {
              Image(systemName: "chevron.left").accessibilityHidden(true)
              Text("Gallery")
            }
          }
          .buttonStyle(.borderless)
          Spacer()
        }
      }
      .padding(.horizontal, 16)
      .frame(height: 52)
      Divider()
      page.content
        .padding(page.isBare ? 0 : 20)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    }
  }
}
