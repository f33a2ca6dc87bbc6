import SwiftUI

struct PlusTabBar: View {
    @State private var isExpanded = false
    @State private var lastAction = "Nothing yet"

    var body: some View {
        ZStack(alignment: .bottom) {
            VStack {
                Text(lastAction)
                    .font(.headline)
                Spacer()
            }
            .frame(maxWidth: .infinity)
            .padding(.top, 40)
            .blur(radius: isExpanded ? 4 : 0)

            if isExpanded {
                Color.black.opacity(0.25)
                    .ignoresSafeArea()
                    .transition(.opacity)
                    .onTapGesture { toggle() }
                    .zIndex(1)

                HStack(spacing: 26) {
                    actionButton("photo", "Photo")
                    actionButton("video", "Video")
                        .padding(.bottom, 50)
                    actionButton("mic", "Voice")
                }
                .padding(.bottom, 90)
                .transition(.asymmetric(insertion: .scale(scale: 0, anchor: .bottom).combined(with: .opacity), removal: .opacity))
                .zIndex(2)
            }

            HStack {
                tabItem("list.bullet")
                Spacer()
                Button(action: toggle) {
                    Image(systemName: "plus")
                        .font(.system(size: 24, weight: .bold))
                        .foregroundColor(.white)
                        .rotationEffect(Angle(degrees: isExpanded ? 45 : 0))
                        .frame(width: 60, height: 60)
                        .background(isExpanded ? Color.gray : Color.red)
                        .clipShape(Circle())
                }
                .accessibilityLabel("Add")
                .offset(y: -18)
                Spacer()
                tabItem("chart.bar")
            }
            .padding(.horizontal, 50)
            .frame(height: 70)
            .background(Color.white.shadow(.drop(radius: 3)))
            .zIndex(3)
        }
    }

    private func toggle() {
        withAnimation(.spring(response: 0.4, dampingFraction: 0.65)) {
            isExpanded.toggle()
        }
    }

    private func tabItem(_ name: String) -> some View {
        Image(systemName: name).font(.title3).foregroundColor(.gray)
    }

    private func actionButton(_ icon: String, _ title: String) -> some View {
        Button {
            lastAction = "Added: \(title)"
            toggle()
        } label: {
            Label(title, systemImage: icon)
                .labelStyle(.iconOnly)
                .foregroundColor(.red)
                .frame(width: 50, height: 50)
                .background(Circle().foregroundColor(.white))
        }
    }
}

#Preview {
    PlusTabBar()
}
