import SwiftUI

struct SlidingSegments: View {
    @Binding var selectedIndex: Int
    let titles: [String]
    var accent: Color = .blue
    @Namespace private var animation

    var body: some View {
        HStack(spacing: 0) {
            ForEach(titles.indices, id: \.self) { index in
                ZStack {
                    if selectedIndex == index {
                        Capsule()
                            .fill(accent)
                            .matchedGeometryEffect(id: "pill", in: animation)
                            .shadow(color: accent.opacity(0.4), radius: 6, x: 0, y: 3)
                    }
                    Text(titles[index])
                        .font(.subheadline)
                        .fontWeight(selectedIndex == index ? .semibold : .regular)
                        .foregroundColor(selectedIndex == index ? .white : .primary)
                        .padding(.vertical, 10)
                }
                .frame(maxWidth: .infinity)
                .contentShape(Rectangle())
                .onTapGesture {
                    withAnimation(.spring(response: 0.35, dampingFraction: 0.75)) {
                        selectedIndex = index
                    }
                }
            }
        }
        .frame(height: 44)
        .padding(4)
        .background(Capsule().fill(Color(.systemGray6)))
    }
}

struct SlidingSegmentsDemo: View {
    @State private var selected = 0
    private let titles = ["Trips", "Stays", "Saved"]

    var body: some View {
        VStack(spacing: 24) {
            SlidingSegments(selectedIndex: $selected, titles: titles)
            Text("Showing \(titles[selected])")
                .font(.title2.bold())
            Spacer()
        }
        .padding()
    }
}

struct SlidingSegments_Previews: PreviewProvider {
    static var previews: some View {
        SlidingSegmentsDemo()
        SlidingSegmentsDemo()
            .preferredColorScheme(.dark)
    }
}
