import Foundation
import SwiftUI

struct CustomSegmentedControl: View {
  @Binding var preselectedIndex: Int
  var options: [String]
  let color = Color.red

  var body: some View {
    HStack(spacing: 0) {
      ForEach(options.indices, id: \.self) { index in
        ZStack {
          Rectangle()
            .fill(color.opacity(0.2))

          Rectangle()
            .fill(color)
            .cornerRadius(20)
            .padding(2)
            .opacity(preselectedIndex == index ? 1 : 0.01)
            .onTapGesture {
              withAnimation(.interactiveSpring()) {
                preselectedIndex = index
              }
            }
        }
        .overlay(
          Text(options[index])
        )
      }
    }
    .frame(height: 50)
    .cornerRadius(20)
  }
}
