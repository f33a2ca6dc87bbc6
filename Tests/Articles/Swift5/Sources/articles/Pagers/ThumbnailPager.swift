import SwiftUI

struct ThumbnailPager: View {
    @State private var selection = 0
    private let colors: [Color] = [.red, .orange, .yellow, .green, .mint, .teal, .blue]
    private let columns = [GridItem(.adaptive(minimum: 60), spacing: 10)]

    var body: some View {
        VStack(spacing: 16) {
            TabView(selection: $selection.animation(.easeOut)) {
                ForEach(Array(zip(colors.indices, colors)), id: \.0) { index, color in
                    color
                        .overlay(alignment: .topTrailing) {
                            Text("\(index + 1)/\(colors.count)")
                                .font(.caption2)
                                .padding(6)
                                .background(.black.opacity(0.4), in: Capsule())
                                .foregroundStyle(.white)
                                .padding()
                        }
                        .tag(index)
                }
            }
            .tabViewStyle(.page)
            .indexViewStyle(.page(backgroundDisplayMode: .always))
            .frame(height: 220)
            .clipShape(RoundedRectangle(cornerRadius: 16))

            LazyVGrid(columns: columns, spacing: 10) {
                ForEach(colors.indices, id: \.self) { index in
                    RoundedRectangle(cornerRadius: 10)
                        .fill(colors[index])
                        .frame(height: 60)
                        .overlay(
                            RoundedRectangle(cornerRadius: 10)
                                .strokeBorder(.primary, lineWidth: selection == index ? 3 : 0)
                        )
                        .onTapGesture {
                            withAnimation { selection = index }
                        }
                        .accessibilityLabel("Colour \(index + 1)")
                }
            }
            Spacer()
        }
        .padding()
    }
}

#Preview {
    ThumbnailPager()
}
