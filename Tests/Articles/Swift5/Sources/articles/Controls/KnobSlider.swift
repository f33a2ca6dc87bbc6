import SwiftUI

struct KnobSlider: View {
    @Binding var value: Double
    var range: ClosedRange<Double> = 0...1
    @State private var lastOffset: CGFloat = 0

    var body: some View {
        GeometryReader { geo in
            let width = geo.size.width - 28
            let fraction = CGFloat((value - range.lowerBound) / (range.upperBound - range.lowerBound))
            ZStack(alignment: .leading) {
                Capsule().fill(Color.gray.opacity(0.3)).frame(height: 6)
                Capsule().fill(Color.blue).frame(width: fraction * width + 14, height: 6)
                Circle()
                    .fill(Color.white)
                    .overlay(Circle().stroke(Color.gray.opacity(0.3)))
                    .shadow(color: .black.opacity(0.15), radius: 3, y: 2)
                    .frame(width: 28, height: 28)
                    .offset(x: fraction * width)
                    .gesture(
                        DragGesture(minimumDistance: 0)
                            .onChanged { drag in
                                if abs(drag.translation.width) < 0.1 { lastOffset = fraction * width }
                                let position = max(0, min(lastOffset + drag.translation.width, width))
                                value = range.lowerBound + Double(position / width) * (range.upperBound - range.lowerBound)
                            }
                    )
            }
        }
        .frame(height: 28)
    }
}

struct KnobSliderDemo: View {
    @State private var volume: Double = 0.25

    var body: some View {
        VStack {
            KnobSlider(value: $volume)
            Text("Volume \(volume, specifier: "%.2f")")
                .foregroundColor(Color(hue: volume, saturation: 1, brightness: 0.7))
        }
        .padding(40)
    }
}

#Preview {
    KnobSliderDemo()
}
