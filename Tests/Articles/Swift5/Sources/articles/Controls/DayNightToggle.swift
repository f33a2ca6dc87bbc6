import SwiftUI

struct DayNightStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Spacer()
            RoundedRectangle(cornerRadius: 20)
                .fill(configuration.isOn ? Color.indigo : Color.cyan)
                .frame(width: 72, height: 36)
                .overlay(
                    Circle()
                        .fill(configuration.isOn ? Color.white : .yellow)
                        .padding(4)
                        .offset(x: configuration.isOn ? 18 : -18)
                )
                .onTapGesture {
                    withAnimation(.spring(duration: 0.4, bounce: 0.3)) {
                        configuration.isOn.toggle()
                    }
                }
        }
    }
}

struct DayNightToggle: View {
    @State private var isNight = false

    var body: some View {
        VStack(spacing: 30) {
            Toggle(isOn: $isNight) {
                Text(isNight ? "Night" : "Day").font(.title2)
            }
            .toggleStyle(DayNightStyle())
            Toggle("Plain switch", isOn: $isNight)
                .tint(.orange)
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(isNight ? Color(white: 0.1) : .white)
        .environment(\.colorScheme, isNight ? .dark : .light)
    }
}

#Preview {
    DayNightToggle()
}
