import SwiftUI

/// A dot for each page: the current one filled, the others rings.
struct TabIndexView: View {
  let numberOfPages: Int
  let currentIndex: Int
  private let diameter: CGFloat = 5
  private let spacing: CGFloat = 6

  var body: some View {
    HStack(spacing: spacing) {
      ForEach(0..<numberOfPages, id: \.self) { page in
        if page == currentIndex {
          Circle().fill(Color.primary).frame(width: diameter, height: diameter)
        } else {
          Circle().stroke(Color.primary, lineWidth: 0.5).frame(width: diameter, height: diameter)
        }
      }
    }
  }
}
