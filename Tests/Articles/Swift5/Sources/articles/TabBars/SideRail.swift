import SwiftUI

struct SideRail: View {
    @State private var selection = 0
    @Environment(\.layoutDirection) private var direction
    private let sections = ["Food", "Drink", "Dessert"]

    var body: some View {
        HStack(spacing: 0) {
            VStack(spacing: 0) {
                ForEach(sections.indices, id: \.self) { index in
                    Text(sections[index])
                        .font(.footnote)
                        .fontWeight(.bold)
                        .fixedSize()
                        .rotationEffect(.degrees(-90))
                        .frame(width: 44, height: 100)
                        .foregroundColor(selection == index ? .orange : .white.opacity(0.6))
                        .onTapGesture {
                            withAnimation(.smooth) { selection = index }
                        }
                }
            }
            .frame(maxHeight: .infinity)
            .background(
                ZStack(alignment: .top) {
                    Color(white: 0.15)
                    Rectangle()
                        .fill(Color.orange)
                        .frame(width: 3, height: 60)
                        .position(x: direction == .rightToLeft ? 42 : 2, y: 0)
                        .offset(y: railOffset)
                }
            )
            .clipped()

            VStack(alignment: .leading, spacing: 10) {
                Text(sections[selection])
                    .font(.title)
                    .padding(.bottom, 4)
                ForEach(0..<4) { _ in
                    RoundedRectangle(cornerRadius: 6).fill(Color.orange.opacity(0.25)).frame(height: 34)
                }
                Spacer(minLength: 0)
            }
            .padding()
        }
    }

    private var railOffset: CGFloat {
        // Three labels of 100 points, in the middle of the rail.
        CGFloat(selection - 1) * 100 + 200
    }
}

struct SideRail_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            SideRail()
            SideRail().environment(\.layoutDirection, .rightToLeft)
        }
    }
}
