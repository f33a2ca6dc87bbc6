import SwiftUI

struct UnderlineSegments: View {
    var options: [String]
    @Binding var selection: Int

    var body: some View {
        GeometryReader { geo in
            let width = geo.size.width / CGFloat(options.count)

            VStack(alignment: .leading, spacing: 0) {
                HStack(spacing: 0) {
                    ForEach(Array(options.enumerated()), id: \.offset) { index, option in
                        Button(action: { self.selection = index }) {
                            Text(option.uppercased())
                                .font(.system(size: 13, weight: .bold, design: .rounded))
                                .kerning(1.2)
                                .foregroundColor(self.selection == index ? .accentColor : .secondary)
                                .frame(width: width, height: 42)
                        }
                        .buttonStyle(PlainButtonStyle())
                    }
                }
                Rectangle()
                    .fill(Color.accentColor)
                    .frame(width: width - 24, height: 3)
                    .cornerRadius(1.5)
                    .offset(x: CGFloat(selection) * width + 12, y: 0)
                    .animation(.easeInOut(duration: 0.25), value: selection)
                Divider()
            }
        }
        .frame(height: 46)
    }
}

struct UnderlineSegmentsDemo: View {
    @State var selection = 1
    let options = ["News", "Scores", "Video", "Shop"]

    var body: some View {
        VStack {
            UnderlineSegments(options: options, selection: $selection)
            Group {
                if selection == 0 {
                    Text("Headlines of the day")
                } else if selection == 1 {
                    Text("All results")
                } else {
                    Text("Nothing in \(options[selection]) yet")
                        .italic()
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }
}

#Preview {
    UnderlineSegmentsDemo()
}
