import SwiftUI

struct PartlyRounded: Shape {
    var radius: CGFloat = .infinity
    var corners: UIRectCorner = .allCorners

    func path(in rect: CGRect) -> Path {
        let path = UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
        return Path(path.cgPath)
    }
}

extension View {
    func cornerRadius(_ radius: CGFloat, corners: UIRectCorner) -> some View {
        clipShape(PartlyRounded(radius: radius, corners: corners))
    }
}

struct RoundedFadeSegments: View {
    @State private var isLeft = true
    private let accent = Color(red: 0.2, green: 0.3, blue: 0.7)

    var body: some View {
        VStack(spacing: 12) {
            HStack(spacing: 0) {
                half(title: "Sign in", left: true)
                    .cornerRadius(14, corners: [.topLeft, .bottomLeft])
                half(title: "Register", left: false)
                    .cornerRadius(14, corners: [.topRight, .bottomRight])
            }
            .frame(width: 260, height: 48)
            .overlay(
                RoundedRectangle(cornerRadius: 14)
                    .stroke(accent, lineWidth: 1.5)
            )
            Text(isLeft ? "Welcome back" : "Nice to meet you")
                .id(isLeft)
                .transition(.opacity)
        }
    }

    @ViewBuilder
    private func half(title: String, left: Bool) -> some View {
        let isSelected = left == isLeft
        ZStack {
            Rectangle()
                .fill(accent)
                .opacity(isSelected ? 1 : 0.001)
            Text(title)
                .fontWeight(.medium)
                .foregroundColor(isSelected ? .white : accent)
        }
        .onTapGesture {
            withAnimation(.interactiveSpring()) {
                isLeft = left
            }
        }
    }
}

#Preview {
    RoundedFadeSegments()
}
