import SwiftUI

struct StyledPicker: View {
    @State private var shown = 0

    init() {
        UISegmentedControl.appearance().selectedSegmentTintColor = UIColor.systemTeal
        UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
        UISegmentedControl.appearance().backgroundColor = UIColor(white: 0.9, alpha: 1)
    }

    var body: some View {
        VStack(spacing: 20) {
            Picker("View", selection: $shown.animation(.default)) {
                Text("List").tag(0)
                Text("Map").tag(1)
                Image(systemName: "photo").tag(2)
            }
            .pickerStyle(SegmentedPickerStyle())
            .labelsHidden()

            ZStack {
                switch shown {
                case 0:
                    ForEach(0..<3) { row in
                        Text("Row \(row)")
                            .frame(maxWidth: .infinity, alignment: .leading)
                            .offset(y: CGFloat(row) * 28)
                    }
                    .transition(.move(edge: .leading))
                case 1:
                    Circle()
                        .fill(RadialGradient(colors: [.yellow, .green], center: .center, startRadius: 4, endRadius: 70))
                        .frame(width: 140, height: 140)
                        .transition(.scale)
                default:
                    Rectangle()
                        .fill(.blue.gradient)
                        .frame(width: 200, height: 120)
                        .transition(.slide)
                }
            }
            .frame(height: 160)
            Spacer()
        }
        .padding()
    }
}

struct StyledPicker_Previews: PreviewProvider {
    static var previews: some View {
        StyledPicker()
            .previewDevice(PreviewDevice(rawValue: "iPhone 13 mini"))
            .previewDisplayName("Picker")
    }
}
