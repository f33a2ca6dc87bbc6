import SwiftUI

struct HoldButton: View {
    @GestureState private var isHolding = false
    @State private var isDone = false

    var body: some View {
        let press = LongPressGesture(minimumDuration: 1)
            .updating($isHolding) { currentState, gestureState, transaction in
                gestureState = currentState
                transaction.animation = .linear(duration: 1)
            }
            .onEnded { finished in
                withAnimation(.spring()) { self.isDone = finished }
            }

        VStack(spacing: 30) {
            ZStack {
                Circle().fill(isDone ? Color.green : Color.red)
                Circle()
                    .trim(from: 0, to: isHolding ? 1 : 0)
                    .stroke(Color.white, style: StrokeStyle(lineWidth: 6, lineCap: .round))
                    .rotationEffect(.degrees(-90))
                    .padding(6)
                Image(systemName: isDone ? "checkmark" : "trash")
                    .font(.largeTitle)
                    .foregroundColor(.white)
            }
            .frame(width: 120, height: 120)
            .scaleEffect(isHolding ? 1.1 : 1)
            .gesture(press)
            .accessibilityLabel("Hold to delete")

            Text(isDone ? "Deleted" : isHolding ? "Keep holding" : "Hold to delete")
            Button("Undo", role: .cancel) { isDone = false }
                .disabled(!isDone)
        }
    }
}

struct HoldButton_Previews: PreviewProvider {
    static var previews: some View { HoldButton() }
}
