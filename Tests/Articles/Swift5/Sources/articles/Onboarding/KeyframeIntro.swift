import SwiftUI

struct IntroValues {
    var scale = 1.0
    var angle = Angle.zero
    var lift: CGFloat = 0
}

struct KeyframeIntro: View {
    @State private var runs = 0
    @State private var isReady = false

    var body: some View {
        VStack(spacing: 40) {
            Image(systemName: "star.fill")
                .font(.system(size: 80))
                .foregroundStyle(.yellow, .orange)
                .keyframeAnimator(initialValue: IntroValues(), trigger: runs) { content, value in
                    content
                        .rotationEffect(value.angle)
                        .scaleEffect(value.scale)
                        .offset(y: value.lift)
                } keyframes: { _ in
                    KeyframeTrack(\.angle) {
                        CubicKeyframe(.degrees(-20), duration: 0.2)
                        CubicKeyframe(.degrees(380), duration: 0.5)
                        SpringKeyframe(.degrees(360), duration: 0.3)
                    }
                    KeyframeTrack(\.scale) {
                        LinearKeyframe(1.4, duration: 0.4)
                        SpringKeyframe(1, duration: 0.6, spring: .bouncy)
                    }
                    KeyframeTrack(\.lift) {
                        MoveKeyframe(0)
                        CubicKeyframe(-60, duration: 0.4)
                        CubicKeyframe(0, duration: 0.4)
                    }
                }
            if isReady {
                Text("Ready").font(.title)
                    .transition(.blurReplace)
            }
            Button("Play") {
                runs += 1
                withAnimation(.smooth(duration: 0.6), completionCriteria: .logicallyComplete) {
                    isReady.toggle()
                } completion: {
                    runs += 0
                }
            }
            .buttonStyle(.borderedProminent)
        }
    }
}

#Preview {
    KeyframeIntro()
}
