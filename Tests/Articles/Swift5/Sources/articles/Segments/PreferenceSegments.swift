import SwiftUI

struct SegmentFrameKey: PreferenceKey {
    typealias Value = [Int: CGRect]
    static var defaultValue: [Int: CGRect] = [:]

    static func reduce(value: inout [Int: CGRect], nextValue: () -> [Int: CGRect]) {
        value.merge(nextValue()) { $1 }
    }
}

struct PreferenceSegments: View {
    let labels: [String]
    @Binding var current: Int
    @State private var frames: [Int: CGRect] = [:]

    var body: some View {
        HStack(spacing: 20) {
            ForEach(0..<labels.count, id: \.self) { i in
                Text(self.labels[i])
                    .font(.headline)
                    .foregroundColor(i == self.current ? Color.white : Color.gray)
                    .padding(.horizontal, 14)
                    .padding(.vertical, 8)
                    .background(
                        GeometryReader { proxy in
                            Color.clear.preference(
                                key: SegmentFrameKey.self,
                                value: [i: proxy.frame(in: .named("segments"))]
                            )
                        }
                    )
                    .onTapGesture {
                        withAnimation(.easeOut(duration: 0.2)) { self.current = i }
                    }
            }
        }
        .background(pill, alignment: .topLeading)
        .coordinateSpace(name: "segments")
        .onPreferenceChange(SegmentFrameKey.self) { value in
            self.frames = value
        }
    }

    private var pill: some View {
        let frame = frames[current] ?? .zero
        return RoundedRectangle(cornerRadius: 8)
            .fill(Color.purple)
            .frame(width: frame.width, height: frame.height)
            .offset(x: frame.minX, y: frame.minY)
    }
}

struct PreferenceSegmentsDemo: View {
    @State private var current = 0

    var body: some View {
        VStack(spacing: 30) {
            PreferenceSegments(labels: ["All", "Unread", "From friends"], current: $current)
            RoundedRectangle(cornerRadius: 20)
                .strokeBorder(Color.purple, style: StrokeStyle(lineWidth: 3, dash: [8, 6]))
                .overlay(Text("Filter \(current + 1)").font(.largeTitle))
                .frame(height: 160)
                .padding(.horizontal)
        }
    }
}

#Preview("Preference segments") {
    PreferenceSegmentsDemo()
}
