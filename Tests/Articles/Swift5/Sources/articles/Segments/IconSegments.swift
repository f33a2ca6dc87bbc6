import SwiftUI

struct IconSegment: Identifiable, Equatable {
    let id = UUID()
    let icon: String
    let name: LocalizedStringKey
    let color: Color
}

let transportModes = [
    IconSegment(icon: "car.fill", name: "Drive", color: .red),
    IconSegment(icon: "tram.fill", name: "Transit", color: .green),
    IconSegment(icon: "airplane", name: "Fly", color: .blue),
    IconSegment(icon: "figure.walk", name: "Walk", color: .orange),
]

struct IconSegments: View {
    @State private var selected: IconSegment = transportModes[0]

    var body: some View {
        VStack {
            HStack {
                ForEach(transportModes) { mode in
                    Spacer(minLength: 0)
                    VStack(spacing: 6) {
                        Image(systemName: mode.icon)
                            .resizable()
                            .aspectRatio(contentMode: .fit)
                            .frame(width: 26, height: 26)
                        Text(mode.name)
                            .font(.caption)
                    }
                    .foregroundColor(mode == selected ? .white : mode.color)
                    .padding(12)
                    .frame(minWidth: 72)
                    .background(
                        ZStack {
                            if mode == selected {
                                RoundedRectangle(cornerRadius: 16, style: .continuous)
                                    .fill(mode.color)
                                    .transition(.scale(scale: 0.6).combined(with: .opacity))
                            }
                        }
                    )
                    .scaleEffect(mode == selected ? 1.05 : 1)
                    .onTapGesture {
                        withAnimation(.interactiveSpring(response: 0.4, dampingFraction: 0.6)) {
                            selected = mode
                        }
                    }
                    Spacer(minLength: 0)
                }
            }
            .padding(8)
            .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 24))

            Label(selected.name, systemImage: selected.icon)
                .labelStyle(.titleAndIcon)
                .padding()
        }
        .padding()
        .frame(maxHeight: .infinity)
        .background(
            LinearGradient(colors: [.mint.opacity(0.5), .indigo.opacity(0.4)], startPoint: .topLeading, endPoint: .bottomTrailing)
                .ignoresSafeArea()
        )
    }
}

#Preview {
    IconSegments()
}
