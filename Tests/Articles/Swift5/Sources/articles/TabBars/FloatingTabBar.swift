import SwiftUI

struct FloatingTabBar: View {
    @State private var selectedIndex = 0
    let icons = ["sun.max", "cloud.rain", "snowflake"]
    let colors: [Color] = [.yellow, .blue, .cyan]

    init() {
        UITabBar.appearance().isHidden = true
    }

    var body: some View {
        ZStack(alignment: .bottom) {
            TabView(selection: $selectedIndex) {
                ForEach(0..<icons.count, id: \.self) { index in
                    ZStack {
                        colors[index].opacity(0.3)
                            .ignoresSafeArea(.all, edges: .all)
                        Image(systemName: icons[index])
                            .font(.system(size: 90, weight: .light))
                    }
                    .tag(index)
                }
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
            .edgesIgnoringSafeArea(.bottom)

            HStack(spacing: 40) {
                ForEach(icons.indices, id: \.self) { index in
                    Button {
                        withAnimation { selectedIndex = index }
                    } label: {
                        Image(systemName: icons[index])
                            .renderingMode(.template)
                            .imageScale(.large)
                            .foregroundColor(selectedIndex == index ? .black : .gray)
                            .offset(y: selectedIndex == index ? -4 : 0)
                    }
                    .accessibilityLabel(Text("Weather \(index + 1)"))
                }
            }
            .padding(.horizontal, 30)
            .padding(.vertical, 16)
            .background(Color.white)
            .clipShape(Capsule())
            .shadow(color: .black.opacity(0.15), radius: 10, x: 0, y: 5)
            .padding(.bottom, 20)
        }
    }
}

struct FloatingTabBar_Previews: PreviewProvider {
    static var previews: some View {
        FloatingTabBar()
    }
}
