import SwiftUI

/// Symbols by name, and a picture from the gallery's resources.
struct ImagesPage: View {
  private let symbols = [
    "heart.fill", "star.fill", "bolt.fill", "flame.fill", "moon.fill", "bell.fill",
    "paperplane.fill", "trash", "magnifyingglass", "gear", "person.fill", "wifi",
  ]

  var body: some View {
    VStack(spacing: 20) {
      ExampleGroup("Symbols") {
        VStack(spacing: 12) {
          ForEach([0, 6], id: \.self) { start in
            HStack(spacing: 0) {
              ForEach(symbols[start..<start + 6], id: \.self) { name in
                Image(systemName: name).frame(maxWidth: .infinity)
              }
            }
          }
        }
        .font(.title2)
        .foregroundColor(.blue)
      }
      ExampleGroup("They follow the font and the scale") {
        HStack(spacing: 16) {
          Image(systemName: "star").font(.caption)
          Image(systemName: "star").font(.body)
          Image(systemName: "star").font(.largeTitle)
          Image(systemName: "star").imageScale(.small)
          Image(systemName: "star").imageScale(.large)
          Label("Label", systemImage: "star.fill")
        }
      }
      ExampleGroup("A picture: as it is, fitted, filling") {
        HStack(spacing: 12) {
          Image("Landscape")
          Image("Landscape").resizable().scaledToFit().frame(width: 80, height: 80)
            .border(Color.gray)
          Image("Landscape").resizable().scaledToFill().frame(width: 80, height: 80).clipped()
        }
      }
      ExampleGroup("Clipped, with a shadow, tinted, tiled") {
        HStack(spacing: 16) {
          Image("Landscape").resizable().scaledToFill().frame(width: 72, height: 72)
            .clipShape(Circle())
          Image("Landscape").resizable().frame(width: 72, height: 72).cornerRadius(16)
            .shadow(radius: 6, y: 3)
          Image("Landscape").renderingMode(.template).resizable().frame(width: 72, height: 72)
            .foregroundColor(.orange)
          Image("Landscape").resizable(resizingMode: .tile).frame(width: 72, height: 72)
        }
      }
    }
  }
}
