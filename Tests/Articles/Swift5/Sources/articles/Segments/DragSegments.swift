import SwiftUI

struct DragSegments: View {
    @Binding var selection: Int
    let items: [String]
    @GestureState private var translation: CGFloat = 0
    @State private var thumbPressed = false

    var body: some View {
        GeometryReader { reader in
            let step = reader.size.width / CGFloat(items.count)
            let base = CGFloat(selection) * step
            let x = min(max(base + translation, 0), reader.size.width - step)

            ZStack(alignment: .topLeading) {
                Capsule()
                    .fill(Color.black.opacity(0.08))

                Capsule()
                    .fill(LinearGradient(gradient: Gradient(colors: [.pink, .orange]), startPoint: .leading, endPoint: .trailing))
                    .frame(width: step, height: reader.size.height)
                    .scaleEffect(translation == 0 ? 1 : 0.94)
                    .offset(x: x)
                    .gesture(
                        DragGesture(minimumDistance: 2)
                            .updating($translation) { value, state, _ in
                                state = value.translation.width
                            }
                            .onEnded { value in
                                let target = base + value.predictedEndTranslation.width
                                let index = Int((target / step).rounded())
                                selection = max(0, min(items.count - 1, index))
                            }
                    )

                HStack(spacing: 0) {
                    ForEach(0 ..< items.count, id: \.self) { index in
                        Text(items[index])
                            .bold()
                            .foregroundColor(covers(index, x: x, step: step) ? .white : .secondary)
                            .frame(width: step, height: reader.size.height)
                            .allowsHitTesting(index != selection)
                            .onTapGesture { selection = index }
                    }
                }
                .allowsHitTesting(true)
            }
            .animation(.interactiveSpring(), value: translation)
            .animation(.spring(response: 0.4, dampingFraction: 0.7), value: selection)
        }
        .frame(height: 52)
    }

    private func covers(_ index: Int, x: CGFloat, step: CGFloat) -> Bool {
        abs(x - CGFloat(index) * step) < step / 2
    }
}

struct DragSegmentsDemo: View {
    @State private var mood = 1

    var body: some View {
        VStack(spacing: 40) {
            Text(["Calm", "Happy", "Wild"][mood])
                .font(.system(.largeTitle, design: .serif))
            DragSegments(selection: $mood, items: ["Calm", "Happy", "Wild"])
                .padding(.horizontal, 24)
        }
    }
}

struct DragSegments_Previews: PreviewProvider {
    static var previews: some View {
        DragSegmentsDemo().previewLayout(.sizeThatFits)
    }
}
