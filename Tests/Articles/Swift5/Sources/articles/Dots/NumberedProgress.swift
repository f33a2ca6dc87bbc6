import SwiftUI

struct NumberedProgress: View {
    @State private var step = 1
    let total = 4

    var body: some View {
        VStack(spacing: 40) {
            ZStack {
                Circle()
                    .stroke(lineWidth: 14)
                    .opacity(0.15)
                Circle()
                    .trim(from: 0, to: CGFloat(step) / CGFloat(total))
                    .stroke(style: StrokeStyle(lineWidth: 14, lineCap: .round, lineJoin: .round))
                    .rotationEffect(Angle(degrees: 270))
                    .animation(.linear(duration: 0.4), value: step)
                Text("\(step)")
                    .font(.system(size: 54, weight: .bold, design: .rounded))
                    .contentTransition(.numericText())
            }
            .foregroundColor(.green)
            .frame(width: 160, height: 160)

            HStack(spacing: 0) {
                ForEach(1...total, id: \.self) { number in
                    Text("\(number)")
                        .font(.caption.bold())
                        .foregroundColor(number <= step ? .white : .green)
                        .frame(width: 28, height: 28)
                        .background(Circle().fill(number <= step ? Color.green : Color.green.opacity(0.2)))
                        .onTapGesture { withAnimation { step = number } }
                    if number < total {
                        Rectangle()
                            .fill(number < step ? Color.green : Color.green.opacity(0.2))
                            .frame(height: 3)
                    }
                }
            }
            .padding(.horizontal, 40)
        }
    }
}

#Preview {
    NumberedProgress()
}
