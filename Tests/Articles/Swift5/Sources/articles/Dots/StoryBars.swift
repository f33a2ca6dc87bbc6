import SwiftUI

class StoryTimer: ObservableObject {
    @Published var progress: Double = 0
    private var interval: TimeInterval
    private var max: Int
    private let publisher: Timer.TimerPublisher
    private var cancellable: Cancellable?

    init(items: Int, interval: TimeInterval) {
        self.max = items
        self.interval = interval
        self.publisher = Timer.publish(every: 0.1, on: .main, in: .default)
    }

    func start() {
        cancellable = publisher.autoconnect().sink(receiveValue: { [weak self] _ in
            guard let self = self else { return }
            var newProgress = self.progress + 0.1 / self.interval
            if Int(newProgress) >= self.max { newProgress = 0 }
            self.progress = newProgress
        })
    }

    func advance(by number: Int) {
        let next = Swift.max((Int(progress) + number) % max, 0)
        progress = Double(next)
    }

    func cancel() { cancellable?.cancel() }
}

struct StoryBar: View {
    var progress: CGFloat

    var body: some View {
        GeometryReader { geometry in
            ZStack(alignment: .leading) {
                Rectangle()
                    .foregroundColor(Color.white.opacity(0.3))
                Rectangle()
                    .frame(width: geometry.size.width * progress, height: nil, alignment: .leading)
                    .foregroundColor(Color.white.opacity(0.9))
                    .animation(.linear, value: progress)
            }
            .cornerRadius(2)
        }
    }
}

struct StoryBars: View {
    private let colors: [Color] = [.blue, .purple, .black]
    @ObservedObject var storyTimer: StoryTimer = StoryTimer(items: 3, interval: 3)

    var body: some View {
        ZStack(alignment: .top) {
            colors[Int(storyTimer.progress)]
                .edgesIgnoringSafeArea(.all)
            HStack(alignment: .center, spacing: 4) {
                ForEach(colors.indices, id: \.self) { index in
                    StoryBar(progress: min(max((CGFloat(storyTimer.progress) - CGFloat(index)), 0.0), 1.0))
                        .frame(width: nil, height: 3, alignment: .leading)
                }
            }
            .padding()
            HStack(spacing: 0) {
                Rectangle()
                    .foregroundColor(.clear)
                    .contentShape(Rectangle())
                    .onTapGesture { storyTimer.advance(by: -1) }
                    .accessibilityLabel("Previous")
                Rectangle()
                    .foregroundColor(.clear)
                    .contentShape(Rectangle())
                    .onTapGesture { storyTimer.advance(by: 1) }
                    .accessibilityLabel("Next")
            }
        }
        .onAppear { storyTimer.start() }
        .onDisappear { storyTimer.cancel() }
    }
}

#Preview {
    StoryBars()
}
