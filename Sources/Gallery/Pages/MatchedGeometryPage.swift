import SwiftUI

/// What slides from where it was to where it is.
struct MatchedGeometryPage: View {
  var body: some View {
    VStack(spacing: 20) {
      Example("a pill behind the chosen segment") { PillSegments() }
      Example("a line that follows the chosen tab") { LineTabs() }
      Example("a cover that grows") { Cover() }
    }
  }
}

/// Each segment has the pill while it is chosen.
private struct PillSegments: View {
  @Namespace private var space
  @State private var chosen = "Day"

  var body: some View {
    HStack(spacing: 0) {
      ForEach(["Day", "Week", "A whole month"], id: \.self) { name in
        Text(name)
          .fontWeight(.medium)
          .foregroundColor(chosen == name ? .white : .primary)
          .padding(.horizontal, 16)
          .padding(.vertical, 10)
          .background {
            if chosen == name {
              Capsule().fill(Color.blue).matchedGeometryEffect(id: "pill", in: space)
            }
          }
          .contentShape(Capsule())
          .onTapGesture { withAnimation(.spring()) { chosen = name } }
      }
    }
    .padding(4)
    .background(Capsule().fill(Color.primary.opacity(0.08)))
  }
}

/// The line is one view; it goes to where the chosen tab is.
private struct LineTabs: View {
  @Namespace private var space
  @State private var chosen = "house"

  var body: some View {
    HStack(spacing: 0) {
      ForEach(["house", "magnifyingglass", "person"], id: \.self) { name in
        Button {
          withAnimation(.spring(response: 0.4, dampingFraction: 0.7)) { chosen = name }
        } label: {
          Image(systemName: name)
            .font(.title2)
            .foregroundColor(chosen == name ? .blue : .secondary)
            .matchedGeometryEffect(id: name, in: space)
            .frame(maxWidth: .infinity)
            .frame(height: 44)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(name)
      }
    }
    .background(alignment: .bottom) {
      Capsule().fill(Color.blue)
        .frame(width: 36, height: 3)
        .offset(y: 20)
        .matchedGeometryEffect(id: chosen, in: space, properties: .position, isSource: false)
    }
  }
}

/// A small cover and a large one, of which one is there.
private struct Cover: View {
  @Namespace private var space
  @State private var isLarge = false

  var body: some View {
    ZStack {
      if isLarge {
        RoundedRectangle(cornerRadius: 24).fill(Color.orange)
          .matchedGeometryEffect(id: "cover", in: space)
          .frame(height: 130)
      } else {
        HStack {
          RoundedRectangle(cornerRadius: 10).fill(Color.orange)
            .matchedGeometryEffect(id: "cover", in: space)
            .frame(width: 50, height: 50)
          Text("Press to enlarge")
          Spacer()
        }
      }
    }
    .frame(height: 130)
    .contentShape(Rectangle())
    .onTapGesture {
      withAnimation(.spring(response: 0.5, dampingFraction: 0.8)) { isLarge.toggle() }
    }
    .accessibilityElement(children: .combine)
    .accessibilityLabel("Cover")
  }
}
