import SwiftUI

struct RingOnboarding: View {
    private let texts = ["Fast", "Safe", "Yours"]
    @State private var page = 1
    private var progress: CGFloat { CGFloat(page) / CGFloat(texts.count) }

    var body: some View {
        VStack {
            ZStack {
                ForEach(1...texts.count, id: \.self) { number in
                    if number == page {
                        VStack(spacing: 12) {
                            RoundedRectangle(cornerRadius: 40)
                                .fill(Color.blue.opacity(Double(number) / 4))
                                .frame(width: 200, height: 200)
                            Text(texts[number - 1]).font(.largeTitle.weight(.black))
                        }
                        .transition(.push(from: .trailing))
                    }
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .clipped()

            Button {
                withAnimation(.easeInOut) {
                    page = page < texts.count ? page + 1 : 1
                }
            } label: {
                Image(systemName: "chevron.right")
                    .font(.system(size: 20, weight: .semibold))
                    .foregroundColor(.black)
                    .frame(width: 60, height: 60)
                    .background(Color.white)
                    .clipShape(Circle())
                    .overlay(
                        ZStack {
                            Circle()
                                .stroke(Color.black.opacity(0.04), lineWidth: 4)
                            Circle()
                                .trim(from: 0, to: progress)
                                .stroke(Color.black, lineWidth: 4)
                                .rotationEffect(.init(degrees: -90))
                        }
                        .padding(-15)
                    )
            }
            .accessibilityLabel("Continue")
            .padding(.bottom, 40)
        }
        .background(Color.white)
        .preferredColorScheme(.light)
    }
}

#Preview {
    RingOnboarding()
}
