import Foundation
import SwiftUI

struct ContentView: View {
  @State private var preselectedIndex = 0

  var body: some View {
    VStack {
      Text("Photo source")
        .font(.headline)
      CustomSegmentedControl(
        preselectedIndex: $preselectedIndex,
        options: ["Camera", "Photo library"])
      Text("Selected: \(preselectedIndex)")
      if preselectedIndex == 1 {
        OnboardingView()
          .frame(height: 120)
      }
    }
    .padding()
  }
}
