import SwiftUI

struct CoverFlow: View {
    var body: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: 0) {
                ForEach(0..<8) { number in
                    GeometryReader { geometry in
                        RoundedRectangle(cornerRadius: 12)
                            .fill(Color(hue: Double(number) / 8, saturation: 0.7, brightness: 0.9))
                            .overlay(
                                Text("\(number)")
                                    .font(.system(size: 50))
                                    .foregroundColor(.white)
                            )
                            .rotation3DEffect(
                                Angle(degrees: Double(geometry.frame(in: .global).midX - 195) / -6),
                                axis: (x: 0, y: 1, z: 0)
                            )
                            .scaleEffect(scale(geometry))
                    }
                    .frame(width: 150, height: 200)
                }
            }
            .padding(.horizontal, 120)
        }
        .frame(height: 240)
    }

    private func scale(_ proxy: GeometryProxy) -> CGFloat {
        let distance = abs(proxy.frame(in: .global).midX - 195)
        return max(0.7, 1 - distance / 800)
    }
}

#Preview {
    CoverFlow()
}
