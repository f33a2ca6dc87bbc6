import Combine
import SwiftUI
import UIKit

// What stands around a control in articles: it has to compile here without a warning.

final class PagerModel: ObservableObject {
  @Published var page = 0
  @Published var title: String = ""
  @AppStorage("hasSeenOnboarding") var hasSeenOnboarding = false
  private var cancellables = Set<AnyCancellable>()

  init() {
    $page.map { "Page \($0)" }.assign(to: &$title)
    $page.removeDuplicates().debounce(for: .seconds(0.3), scheduler: RunLoop.main)
      .sink { [weak self] page in if page == 2 { self?.hasSeenOnboarding = true } }
      .store(in: &cancellables)
  }
}

class OldModel: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
  var count = 0 { willSet { objectWillChange.send() } }
}

extension EnvironmentValues {
  @Entry var pageSpacing: CGFloat = 8
}

struct Carousel: View {
  @StateObject private var model = PagerModel()
  @ObservedObject var old: OldModel
  @EnvironmentObject private var shared: PagerModel
  @AppStorage("selectedTab") private var selectedTab = 0
  @SceneStorage("draft") private var draft: String?
  @ScaledMetric(relativeTo: .title) private var height: CGFloat = 44
  @Environment(\.pageSpacing) private var spacing
  private let timer = Timer.publish(every: 3, on: .main, in: .common).autoconnect()
  private let screen = UIScreen.main.bounds

  var body: some View {
    GeometryReader { proxy in
      VStack(spacing: spacing) {
        Text(model.title).frame(width: screen.width / 2, height: height)
        Stepper2(value: $model.page)
        Text("\(shared.page) \(selectedTab) \(draft ?? "") \(old.count)")
      }
      .padding(.bottom, proxy.safeAreaInsets.bottom)
      .padding(.top, UIApplication.shared.windows.first?.safeAreaInsets.top)
    }
    .onReceive(timer) { _ in
      withAnimation { model.page = (model.page + 1) % 3 }
    }
    .background(Color(UIColor.systemGray6).ignoresSafeArea())
    .background(Color(.secondarySystemBackground).edgesIgnoringSafeArea(.all))
    .clipShape(Corner(corners: [.topLeft, .topRight]))
    .safeAreaInset(edge: .bottom) { Text("bar") }
    .preferredColorScheme(.dark)
    .statusBarHidden()
  }
}

struct Stepper2: View {
  @Binding var value: Int
  let feedback = UIImpactFeedbackGenerator(style: .light)
  var body: some View {
    Button("Next") {
      feedback.impactOccurred()
      value += 1
    }
  }
}

struct Corner: Shape {
  var radius: CGFloat = 12
  var corners: UIRectCorner = .allCorners
  func path(in rect: CGRect) -> Path {
    Path(
      UIBezierPath(
        roundedRect: rect, byRoundingCorners: corners,
        cornerRadii: CGSize(width: radius, height: radius)
      ).cgPath)
  }
}

struct BlurView: UIViewRepresentable {
  func makeUIView(context: Context) -> UIVisualEffectView {
    UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  }
  func updateUIView(_ uiView: UIVisualEffectView, context: Context) {}
}

#Preview("Carousel") {
  @Previewable @State var page = 0
  Carousel(old: OldModel()).environmentObject(PagerModel())
  Stepper2(value: $page)
}

struct Carousel_Previews: PreviewProvider {
  static var previews: some View {
    Carousel(old: OldModel())
      .environmentObject(PagerModel())
      .previewDevice("iPhone 14")
      .previewLayout(.sizeThatFits)
      .previewDisplayName("Carousel")
  }
}
