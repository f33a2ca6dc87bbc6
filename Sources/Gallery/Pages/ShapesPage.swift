import SwiftUI

/// Shapes as they are filled, and as they are stroked.
struct ShapesPage: View {
  var body: some View {
    VStack(spacing: 24) {
      ExampleGroup("Filled") {
        VStack(spacing: 16) {
          HStack(spacing: 16) {
            Example("Rectangle") { Rectangle().fill(Color.blue) }
            Example("rounded") { RoundedRectangle(cornerRadius: 16).fill(Color.green) }
            Example("Capsule") { Capsule().fill(Color.orange).frame(height: 40) }
          }
          HStack(spacing: 16) {
            Example("Circle") { Circle().fill(Color.pink) }
            Example("Ellipse") { Ellipse().fill(Color.purple) }
            Example("Path") { Star().fill(Color.yellow) }
          }
          HStack(spacing: 16) {
            Example("continuous") {
              RoundedRectangle(cornerRadius: 24, style: .continuous).fill(Color.teal)
            }
            Example("uneven") {
              UnevenRoundedRectangle(topLeadingRadius: 32, bottomTrailingRadius: 32)
                .fill(Color.indigo)
            }
            Example("even-odd") { Star().fill(Color.red, style: FillStyle(eoFill: true)) }
          }
        }
      }
      ExampleGroup("Stroked") {
        VStack(spacing: 16) {
          HStack(spacing: 16) {
            Example("stroke") { Circle().stroke(Color.blue, lineWidth: 8) }
            Example("strokeBorder") { Circle().strokeBorder(Color.blue, lineWidth: 8) }
            Example("half a point") { Circle().stroke(lineWidth: 0.5) }
          }
          HStack(spacing: 16) {
            Example("dash") {
              RoundedRectangle(cornerRadius: 16)
                .stroke(Color.green, style: StrokeStyle(lineWidth: 3, dash: [10, 6]))
            }
            Example("round dots") {
              Rectangle()
                .stroke(
                  Color.orange, style: StrokeStyle(lineWidth: 6, lineCap: .round, dash: [0, 12]))
            }
            Example("trim") {
              Circle()
                .trim(from: 0, to: 0.7)
                .stroke(Color.pink, style: StrokeStyle(lineWidth: 8, lineCap: .round))
                .rotationEffect(.degrees(-90))
            }
          }
        }
      }
    }
  }
}

/// Five points, drawn in one go, so that the lines cross.
private struct Star: Shape {
  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    func corner(_ index: Int) -> CGPoint {
      let angle = Double(index) * 4 * .pi / 5 - .pi / 2
      return CGPoint(
        x: rect.midX + radius * CGFloat(cos(angle)), y: rect.midY + radius * CGFloat(sin(angle)))
    }
    return Path { path in
      path.move(to: corner(0))
      for index in 1..<5 { path.addLine(to: corner(index)) }
      path.closeSubpath()
    }
  }
}
