import SwiftUI

struct FlipCard: View {
    @State private var isFlipped = false
    @State private var backDegree = -90.0
    @State private var frontDegree = 0.0
    private let durationAndDelay: CGFloat = 0.2

    var body: some View {
        ZStack {
            side(color: .blue, text: "Question", degree: frontDegree)
            side(color: .green, text: "Answer", degree: backDegree)
        }
        .onTapGesture { flip() }
    }

    private func side(color: Color, text: String, degree: Double) -> some View {
        ZStack {
            RoundedRectangle(cornerRadius: 20)
                .fill(color)
                .frame(width: 220, height: 280)
                .shadow(color: .gray, radius: 2, x: 0, y: 0)
            Text(text)
                .font(.title)
                .foregroundColor(.white)
        }
        .rotation3DEffect(Angle(degrees: degree), axis: (x: 0, y: 1, z: 0))
    }

    private func flip() {
        isFlipped = !isFlipped
        if isFlipped {
            withAnimation(.linear(duration: durationAndDelay)) { frontDegree = 90 }
            withAnimation(.linear(duration: durationAndDelay).delay(durationAndDelay)) { backDegree = 0 }
        } else {
            withAnimation(.linear(duration: durationAndDelay)) { backDegree = -90 }
            withAnimation(.linear(duration: durationAndDelay).delay(durationAndDelay)) { frontDegree = 0 }
        }
    }
}

struct FlipCard_Previews: PreviewProvider {
    static var previews: some View { FlipCard() }
}
