import SwiftUI

struct PinchPhoto: View {
    @State private var currentZoom: CGFloat = 0
    @State private var totalZoom: CGFloat = 1
    @State private var angle = Angle.zero
    @GestureState private var turn = Angle.zero
    @State private var offset = CGSize.zero
    @GestureState private var dragOffset = CGSize.zero

    var magnification: some Gesture {
        MagnifyGesture()
            .onChanged { value in
                currentZoom = value.magnification - 1
            }
            .onEnded { _ in
                totalZoom = min(max(totalZoom + currentZoom, 0.5), 3)
                currentZoom = 0
            }
    }

    var rotation: some Gesture {
        RotateGesture()
            .updating($turn) { value, state, _ in
                state = value.rotation
            }
            .onEnded { value in
                angle += value.rotation
            }
    }

    var drag: some Gesture {
        DragGesture()
            .updating($dragOffset) { value, state, _ in
                state = value.translation
            }
            .onEnded { value in
                offset.width += value.translation.width
                offset.height += value.translation.height
            }
    }

    var body: some View {
        VStack {
            Text("\(Int(((totalZoom + currentZoom) * 100).rounded())) %, \(Int((angle + turn).degrees.rounded()))°")
                .font(.headline)
                .padding(.top, 24)
            Spacer()
            ZStack(alignment: .bottomLeading) {
                RoundedRectangle(cornerRadius: 16)
                    .fill(LinearGradient(colors: [.orange, .pink, .purple], startPoint: .top, endPoint: .bottom))
                Circle()
                    .fill(.yellow)
                    .frame(width: 60, height: 60)
                    .offset(x: 110, y: -80)
                Image(systemName: "airplane")
                    .font(.largeTitle)
                    .foregroundColor(.white)
                    .padding()
            }
            .frame(width: 200, height: 160)
            .accessibilityElement()
            .accessibilityLabel("Photo")
            .scaleEffect(totalZoom + currentZoom)
            .rotationEffect(angle + turn)
            .offset(x: offset.width + dragOffset.width, y: offset.height + dragOffset.height)
            .gesture(magnification.simultaneously(with: rotation))
            .simultaneousGesture(drag)
            Spacer()
            Button("Reset") {
                withAnimation(.spring()) {
                    totalZoom = 1
                    angle = .zero
                    offset = .zero
                }
            }
            .padding(.bottom, 24)
        }
    }
}

struct PinchPhoto_Previews: PreviewProvider {
    static var previews: some View { PinchPhoto() }
}
