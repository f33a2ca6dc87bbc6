import SwiftUI

struct NotchShape: Shape {
    var position: CGFloat

    var animatableData: CGFloat {
        get { position }
        set { position = newValue }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: 0, y: 0))
        let mid = position
        path.addLine(to: CGPoint(x: mid - 50, y: 0))

        let to1 = CGPoint(x: mid, y: 34)
        path.addCurve(to: to1, control1: CGPoint(x: mid - 24, y: 0), control2: CGPoint(x: mid - 26, y: 34))
        let to2 = CGPoint(x: mid + 50, y: 0)
        path.addCurve(to: to2, control1: CGPoint(x: mid + 26, y: 34), control2: CGPoint(x: mid + 24, y: 0))

        path.addLine(to: CGPoint(x: rect.width, y: 0))
        path.addLine(to: CGPoint(x: rect.width, y: rect.height))
        path.addLine(to: CGPoint(x: 0, y: rect.height))
        path.closeSubpath()
        return path
    }
}

struct NotchTabBar: View {
    @State private var selected = 2
    @State private var midPoints: [Int: CGFloat] = [:]
    private let icons = ["map", "bookmark", "camera", "bell", "gear"]

    var body: some View {
        VStack(spacing: 0) {
            Color(UIColor.secondarySystemBackground)
                .overlay(Text("Tab \(selected)").font(.title))
            HStack(spacing: 0) {
                ForEach(0..<icons.count, id: \.self) { index in
                    GeometryReader { proxy in
                        Image(systemName: icons[index])
                            .foregroundColor(selected == index ? .white : .gray)
                            .frame(width: 44, height: 44)
                            .background(Circle().fill(selected == index ? Color.pink : Color.clear))
                            .offset(y: selected == index ? -22 : 0)
                            .frame(maxWidth: .infinity, maxHeight: .infinity)
                            .contentShape(Rectangle())
                            .onTapGesture {
                                withAnimation(.interpolatingSpring(stiffness: 170, damping: 18)) {
                                    selected = index
                                    midPoints[-1] = proxy.frame(in: .named("bar")).midX
                                }
                            }
                            .onAppear {
                                if index == selected {
                                    midPoints[-1] = proxy.frame(in: .named("bar")).midX
                                }
                            }
                    }
                }
            }
            .frame(height: 70)
            .background(
                NotchShape(position: midPoints[-1] ?? 0)
                    .fill(Color(UIColor.systemBackground))
                    .shadow(color: Color.black.opacity(0.2), radius: 4, x: 0, y: -2)
            )
            .coordinateSpace(name: "bar")
        }
        .edgesIgnoringSafeArea(.all)
    }
}

#Preview {
    NotchTabBar()
}
