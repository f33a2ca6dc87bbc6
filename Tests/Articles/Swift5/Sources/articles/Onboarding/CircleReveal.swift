import SwiftUI

struct CircleReveal: View {
    private let colors: [Color] = [.indigo, .orange, .teal]
    private let titles = ["Listen", "Learn", "Speak"]
    @State private var index = 0
    @State private var scale: CGFloat = 1
    @State private var isBusy = false

    private var nextIndex: Int { (index + 1) % colors.count }

    var body: some View {
        ZStack {
            colors[index].ignoresSafeArea()
            colors[nextIndex]
                .ignoresSafeArea()
                .mask(
                    Circle()
                        .frame(width: 70, height: 70)
                        .scaleEffect(scale)
                        .offset(y: 240)
                )
            VStack {
                Text(titles[index])
                    .font(.system(size: 48, weight: .bold))
                    .foregroundColor(.white)
                    .opacity(isBusy ? 0 : 1)
                Spacer()
            }
            .padding(.top, 120)
            Button(action: reveal) {
                Image(systemName: "arrow.right")
                    .font(.title)
                    .foregroundColor(.white)
                    .frame(width: 70, height: 70)
                    .contentShape(Circle())
            }
            .accessibilityLabel("Next")
            .offset(y: 240)
        }
    }

    private func reveal() {
        guard !isBusy else { return }
        withAnimation(.easeInOut(duration: 0.7)) {
            isBusy = true
            scale = 30
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.75) {
            index = nextIndex
            scale = 1
            withAnimation { isBusy = false }
        }
    }
}

#Preview {
    CircleReveal()
}
