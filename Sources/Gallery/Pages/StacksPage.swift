import SwiftUI

/// How stacks share out their space, and where they put what is smaller.
struct StacksPage: View {
  var body: some View {
    VStack(spacing: 20) {
      ExampleGroup("HStack: top, center, bottom, firstTextBaseline") {
        HStack(spacing: 12) {
          bars(.top)
          bars(.center)
          bars(.bottom)
          baseline
        }
      }
      ExampleGroup("VStack: leading, center, trailing") {
        HStack(spacing: 12) {
          column(.leading)
          column(.center)
          column(.trailing)
        }
      }
      ExampleGroup("ZStack: nine alignments") {
        ZStack {
          place("NW", .topLeading)
          place("N", .top)
          place("NE", .topTrailing)
          place("W", .leading)
          place("C", .center)
          place("E", .trailing)
          place("SW", .bottomLeading)
          place("S", .bottom)
          place("SE", .bottomTrailing)
        }
        .frame(height: 110)
        .background(Color.primary.opacity(0.06))
      }
      ExampleGroup("Spacer, and a spacer of at least 60") {
        VStack(spacing: 6) {
          HStack(spacing: 0) {
            box(.blue)
            Spacer()
            box(.blue)
          }
          HStack(spacing: 0) {
            box(.orange)
            Spacer(minLength: 60).frame(width: 60)
            box(.orange)
            Spacer()
          }
        }
      }
      ExampleGroup("layoutPriority: the second text gives way") {
        HStack(spacing: 8) {
          Text("The first text is shown in full").layoutPriority(1)
          Text("and this one is cut off where there is no room left")
        }
        .font(.callout)
        .lineLimit(1)
      }
      ExampleGroup("alignmentGuide: each a step further") {
        VStack(alignment: .leading, spacing: 4) {
          ForEach(0..<4, id: \.self) { step in
            box(.green).alignmentGuide(.leading) { _ in CGFloat(step) * -40 }
          }
        }
      }
    }
  }

  private func bars(_ alignment: VerticalAlignment) -> some View {
    HStack(alignment: alignment, spacing: 4) {
      ForEach([20, 44, 32], id: \.self) { height in
        Rectangle().fill(Color.blue).frame(width: 12, height: CGFloat(height))
      }
    }
    .frame(maxWidth: .infinity)
    .frame(height: 56)
    .background(Color.primary.opacity(0.06))
  }

  private var baseline: some View {
    HStack(alignment: .firstTextBaseline, spacing: 2) {
      Text("A").font(.largeTitle)
      Text("a").font(.body)
      Text("a").font(.caption)
    }
    .frame(maxWidth: .infinity)
    .frame(height: 56)
    .background(Color.primary.opacity(0.06))
  }

  private func column(_ alignment: HorizontalAlignment) -> some View {
    VStack(alignment: alignment, spacing: 4) {
      ForEach([40, 80, 60], id: \.self) { width in
        Rectangle().fill(Color.purple).frame(width: CGFloat(width), height: 10)
      }
    }
    .frame(maxWidth: .infinity)
    .padding(.vertical, 8)
    .background(Color.primary.opacity(0.06))
  }

  private func place(_ name: String, _ alignment: Alignment) -> some View {
    Text(name)
      .font(.caption)
      .padding(6)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
  }

  private func box(_ color: Color) -> some View {
    Rectangle().fill(color).frame(width: 40, height: 16)
  }
}
