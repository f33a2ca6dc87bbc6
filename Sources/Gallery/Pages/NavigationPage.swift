import SwiftUI

/// Pages over each other, by links and by a path.
struct NavigationPage: View {
  @State private var path: [Int] = []
  private let fruits = ["Apple", "Banana", "Cherry"]

  var body: some View {
    NavigationStack(path: $path) {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(fruits, id: \.self) { fruit in
            NavigationLink {
              FruitView(name: fruit)
            } label: {
              LinkRow(title: fruit)
            }
          }
          NavigationLink(value: 1) { LinkRow(title: "By a path") }
          ForEach(1..<13) { Text("Row \($0)").foregroundStyle(.secondary).padding(16) }
        }
      }
      .buttonStyle(.plain)
      .navigationTitle("Fruits")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button("Three deep") { path = [1, 2, 3] }
        }
      }
      .navigationDestination(for: Int.self) { depth in
        VStack(spacing: 16) {
          Text("depth \(depth) of \(path.count)")
          NavigationLink("Deeper", value: depth + 1)
          Button("To the root") { path = [] }
        }
        .navigationTitle("Level \(depth)")
        .navigationBarTitleDisplayMode(.inline)
      }
    }
  }
}

private struct LinkRow: View {
  let title: String
  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text(title)
        Spacer()
        Image(systemName: "chevron.right")
          .font(.footnote)
          .foregroundStyle(.tertiary)
          .accessibilityHidden(true)
      }
      .padding(.horizontal, 16)
      .frame(height: 48)
      Divider().padding(.leading, 16)
    }
    .contentShape(Rectangle())
  }
}

private struct FruitView: View {
  let name: String
  @State private var count = 0
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 16) {
      Text("\(name): \(count)")
        .font(.title)
      Button("Eat one") { count += 1 }.buttonStyle(.borderedProminent)
      Button("Enough") { dismiss() }.buttonStyle(.bordered)
    }
    .navigationTitle(name)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      Button {
        count += 10
      } label: {
        Image(systemName: "plus").accessibilityLabel("Ten more")
      }
    }
  }
}
