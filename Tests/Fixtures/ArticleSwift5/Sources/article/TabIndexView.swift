import Foundation
import SwiftUI

struct TabIndexView: View {
  let numberOfPages: Int
  let currentIndex: Int

  private let circleSize: CGFloat = 5
  private let circleSpacing: CGFloat = 6
  private let color = Color.white

  var body: some View {
    HStack(spacing: circleSpacing) {
      ForEach(0..<numberOfPages, id: \.self) { index in
        if currentIndex == index {
          Circle()
            .fill(color)
            .frame(width: circleSize, height: circleSize)
            .transition(AnyTransition.opacity.combined(with: .scale))
        } else {
          Circle()
            .stroke(color, lineWidth: 0.5)
            .frame(width: circleSize, height: circleSize)
        }
      }
    }
  }
}

struct OnboardingView: View {
  @State private var selection = 0

  var body: some View {
    TabView(selection: $selection) {
      Color.red.tag(0)
      Color.green.tag(1)
      Color.blue.tag(2)
    }
    .tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
    .overlay(
      VStack {
        Spacer()
        TabIndexView(numberOfPages: 3, currentIndex: selection)
          .padding(.bottom, 44)
      }
    )
  }
}
