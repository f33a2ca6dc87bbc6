import SwiftUI

struct FlowLayout: Layout {
    var spacing: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let rows = arrange(subviews, width: proposal.width ?? .infinity)
        return CGSize(width: proposal.width ?? rows.width, height: rows.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let result = arrange(subviews, width: bounds.width)
        for (subview, point) in zip(subviews, result.points) {
            subview.place(at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: .unspecified)
        }
    }

    private func arrange(_ subviews: Subviews, width: CGFloat) -> (points: [CGPoint], width: CGFloat, height: CGFloat) {
        var points: [CGPoint] = []
        var x: CGFloat = 0
        var y: CGFloat = 0
        var rowHeight: CGFloat = 0
        var widest: CGFloat = 0
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            if x > 0, x + size.width > width {
                x = 0
                y += rowHeight + spacing
                rowHeight = 0
            }
            points.append(CGPoint(x: x, y: y))
            x += size.width + spacing
            widest = max(widest, x - spacing)
            rowHeight = max(rowHeight, size.height)
        }
        return (points, widest, y + rowHeight)
    }
}

struct ChipStyle: ButtonStyle {
    var isOn: Bool

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.callout)
            .padding(EdgeInsets(top: 6, leading: 14, bottom: 6, trailing: 14))
            .background(isOn ? AnyShapeStyle(.teal) : AnyShapeStyle(.quaternary), in: .capsule)
            .foregroundStyle(isOn ? .white : .primary)
            .scaleEffect(configuration.isPressed ? 0.92 : 1)
            .animation(.bouncy(duration: 0.25), value: configuration.isPressed)
    }
}

struct ChipSet: View {
    let topics = ["Music", "Theatre", "Running", "Chess", "Photography", "Cooking", "Board games", "Gardens"]
    @State private var chosen: Set<String> = ["Chess"]

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text("Interests (\(chosen.count))").font(.title3).fontWeight(.semibold)
            FlowLayout(spacing: 10) {
                ForEach(topics, id: \.self) { topic in
                    Button(topic) {
                        if chosen.contains(topic) { chosen.remove(topic) } else { chosen.insert(topic) }
                    }
                    .buttonStyle(ChipStyle(isOn: chosen.contains(topic)))
                }
            }
        }
        .padding()
    }
}

#Preview {
    ChipSet()
}
