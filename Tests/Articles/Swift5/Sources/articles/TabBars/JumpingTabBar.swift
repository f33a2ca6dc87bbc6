import SwiftUI

struct JumpingIcon: View {
    let systemName: String
    let trigger: Int

    enum Phase: CaseIterable {
        case rest, up, squash

        var y: CGFloat {
            switch self {
            case .rest: 0
            case .up: -16
            case .squash: 3
            }
        }
        var scale: CGSize {
            self == .squash ? CGSize(width: 1.2, height: 0.8) : CGSize(width: 1, height: 1)
        }
    }

    var body: some View {
        Image(systemName: systemName)
            .font(.title)
            .phaseAnimator(Phase.allCases, trigger: trigger) { content, phase in
                content
                    .scaleEffect(phase.scale, anchor: .bottom)
                    .offset(y: phase.y)
            } animation: { phase in
                switch phase {
                case .rest: .spring(duration: 0.3, bounce: 0.5)
                case .up: .easeOut(duration: 0.2)
                case .squash: .easeIn(duration: 0.15)
                }
            }
    }
}

struct JumpingTabBar: View {
    private let names = ["gamecontroller", "trophy", "cart"]
    @State private var active = 0
    @State private var taps = [0, 0, 0]

    var body: some View {
        VStack {
            Text("Taps: \(taps.reduce(0, +))")
                .monospacedDigit()
                .padding(.top, 30)
            Spacer()
            HStack {
                ForEach(names.indices, id: \.self) { i in
                    JumpingIcon(systemName: names[i], trigger: taps[i])
                        .foregroundStyle(active == i ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
                        .frame(maxWidth: .infinity, minHeight: 60)
                        .contentShape(.rect)
                        .onTapGesture {
                            active = i
                            taps[i] += 1
                        }
                        .sensoryFeedback(.selection, trigger: active)
                }
            }
            .background(Color.gray.opacity(0.1), in: UnevenRoundedRectangle(topLeadingRadius: 24, topTrailingRadius: 24))
        }
        .tint(.purple)
    }
}

#Preview(traits: .sizeThatFitsLayout) {
    JumpingTabBar()
}
