import SwiftUI

protocol SegmentItem: Hashable, CaseIterable, RawRepresentable where RawValue == String {}

enum Unit: String, SegmentItem {
    case metric = "Metric"
    case imperial = "Imperial"
}

enum Period: String, CaseIterable, Identifiable, SegmentItem {
    case day = "D", week = "W", month = "M", year = "Y"
    var id: String { rawValue }
}

struct EnumSegments<Item: SegmentItem>: View where Item.AllCases: RandomAccessCollection {
    @Binding var selection: Item
    var cornerRadius: CGFloat = 10

    private var index: Int {
        Array(Item.allCases).firstIndex(of: selection) ?? 0
    }

    var body: some View {
        GeometryReader { proxy in
            ZStack(alignment: .leading) {
                RoundedRectangle(cornerRadius: cornerRadius, style: .continuous)
                    .foregroundColor(Color.gray.opacity(0.15))

                RoundedRectangle(cornerRadius: cornerRadius - 2, style: .continuous)
                    .fill(Color(.systemBackground))
                    .padding(2)
                    .frame(width: segmentWidth(proxy.size))
                    .shadow(radius: 1)
                    .offset(x: segmentWidth(proxy.size) * CGFloat(index))

                HStack(spacing: 0) {
                    ForEach(Item.allCases, id: \.self) { item in
                        Text(item.rawValue)
                            .font(.system(size: 15, weight: .medium))
                            .frame(width: segmentWidth(proxy.size), height: proxy.size.height)
                            .contentShape(Rectangle())
                            .onTapGesture { select(item) }
                            .accessibilityAddTraits(item == selection ? [.isButton, .isSelected] : .isButton)
                    }
                }
            }
        }
        .frame(height: 36)
    }

    private func segmentWidth(_ size: CGSize) -> CGFloat {
        size.width / CGFloat(Item.allCases.count)
    }

    private func select(_ item: Item) {
        withAnimation(.interactiveSpring(response: 0.3, dampingFraction: 0.8, blendDuration: 0.2)) {
            selection = item
        }
    }
}

struct EnumSegmentsDemo: View {
    @State private var unit: Unit = .metric
    @State private var period = Period.week

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            EnumSegments(selection: $unit)
            EnumSegments(selection: $period, cornerRadius: 18)
            HStack(alignment: .firstTextBaseline, spacing: 4) {
                Text(distance)
                    .font(.system(size: 40, weight: .heavy, design: .rounded))
                Text(unit == .metric ? "km" : "mi").foregroundColor(.secondary)
            }
            Spacer()
        }
        .padding(.horizontal, 20)
        .padding(.top)
    }

    private var distance: String {
        let kilometres: Double
        switch period {
        case .day: kilometres = 5
        case .week: kilometres = 32
        case .month: kilometres = 118
        case .year: kilometres = 1240
        }
        return String(format: "%.0f", unit == .metric ? kilometres : kilometres * 0.6214)
    }
}

struct EnumSegments_Previews: PreviewProvider {
    static var previews: some View {
        EnumSegmentsDemo()
    }
}
