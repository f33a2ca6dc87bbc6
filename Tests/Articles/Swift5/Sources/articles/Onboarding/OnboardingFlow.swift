import SwiftUI

struct OnboardingPage: Identifiable {
    let id = UUID()
    let title: String
    let description: String
    let imageName: String

    static let samples: [OnboardingPage] = [
        .init(title: "Plan", description: "Put everything you want to see on one map.", imageName: "map.fill"),
        .init(title: "Pack", description: "A list that knows the weather where you go.", imageName: "bag.fill"),
        .init(title: "Go", description: "Tickets and addresses, also when you are offline.", imageName: "airplane"),
    ]
}

struct OnboardingFlow: View {
    @AppStorage("hasCompletedOnboarding") private var hasCompletedOnboarding = false
    @State private var currentPage = 0
    private let pages = OnboardingPage.samples

    var body: some View {
        if hasCompletedOnboarding {
            VStack {
                Text("Hello, traveller")
                    .font(.largeTitle)
                Button("Show it again") {
                    withAnimation { hasCompletedOnboarding = false }
                    currentPage = 0
                }
            }
            .transition(.opacity)
        } else {
            VStack {
                HStack {
                    Spacer()
                    Button("Skip") { finish() }
                        .foregroundColor(.secondary)
                        .padding()
                        .opacity(currentPage == pages.count - 1 ? 0 : 1)
                }
                TabView(selection: $currentPage) {
                    ForEach(pages.indices, id: \.self) { index in
                        OnboardingPageView(page: pages[index]).tag(index)
                    }
                }
                .tabViewStyle(.page(indexDisplayMode: .never))
                .animation(.easeInOut, value: currentPage)

                HStack(spacing: 8) {
                    ForEach(pages.indices, id: \.self) { index in
                        Circle()
                            .fill(index == currentPage ? Color.accentColor : Color.gray.opacity(0.3))
                            .frame(width: index == currentPage ? 10 : 8)
                    }
                }
                .frame(height: 12)
                .padding(.bottom, 20)

                Button(action: next) {
                    Text(currentPage < pages.count - 1 ? "Next" : "Get started")
                        .fontWeight(.semibold)
                        .frame(maxWidth: .infinity)
                        .padding()
                        .background(Color.accentColor)
                        .foregroundColor(.white)
                        .cornerRadius(12)
                }
                .padding(.horizontal, 30)
                .padding(.bottom, 30)
            }
        }
    }

    private func next() {
        if currentPage < pages.count - 1 {
            withAnimation { currentPage += 1 }
        } else {
            finish()
        }
    }

    private func finish() {
        withAnimation(.easeInOut(duration: 0.4)) {
            hasCompletedOnboarding = true
        }
    }
}

struct OnboardingPageView: View {
    let page: OnboardingPage
    @State private var isAnimating = false

    var body: some View {
        VStack(spacing: 20) {
            Image(systemName: page.imageName)
                .resizable()
                .scaledToFit()
                .frame(width: 120, height: 120)
                .foregroundColor(.accentColor)
                .scaleEffect(isAnimating ? 1 : 0.6)
            Text(page.title)
                .font(.title)
                .fontWeight(.heavy)
            Text(page.description)
                .font(.body)
                .multilineTextAlignment(.center)
                .padding(.horizontal, 40)
        }
        .onAppear {
            withAnimation(.easeOut(duration: 0.5)) { isAnimating = true }
        }
        .onDisappear { isAnimating = false }
    }
}

struct OnboardingFlow_Previews: PreviewProvider {
    static var previews: some View { OnboardingFlow() }
}
