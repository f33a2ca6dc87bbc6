import SwiftUI

struct SelectedBoundsKey: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
        value = value ?? nextValue()
    }
}

struct AnchorSegments: View {
    private let sizes = ["S", "M", "L", "XL", "One size"]
    @State private var selectedSize = "M"

    var body: some View {
        VStack(spacing: 20) {
            HStack(spacing: 8) {
                ForEach(sizes, id: \.self) { size in
                    Button(size) {
                        withAnimation(.snappy) { selectedSize = size }
                    }
                    .buttonStyle(.plain)
                    .padding(.horizontal, 12)
                    .frame(height: 40)
                    .anchorPreference(key: SelectedBoundsKey.self, value: .bounds) { anchor in
                        selectedSize == size ? anchor : nil
                    }
                }
            }
            .overlayPreferenceValue(SelectedBoundsKey.self) { anchor in
                GeometryReader { proxy in
                    if let anchor {
                        let rect = proxy[anchor]
                        RoundedRectangle(cornerRadius: 12)
                            .stroke(Color.orange, lineWidth: 2)
                            .frame(width: rect.width, height: rect.height)
                            .offset(x: rect.minX, y: rect.minY)
                    }
                }
                .allowsHitTesting(false)
            }

            Text("Size: **\(selectedSize)**")
        }
        .padding()
    }
}

#Preview {
    AnchorSegments()
}
