import SwiftUI

struct CardView: View {
  let title: String
  @Binding var isOpen: Bool

  var body: some View {
    Button {
      withAnimation { isOpen.toggle() }
    } label: {
      Text(isOpen ? "\(title), open" : title)
        .padding()
        .background(.yellow, in: .rect(cornerRadius: 12))
    }
    .buttonStyle(.plain)
  }
}

#Preview {
  @Previewable @State var isOpen = false
  CardView(title: "Card", isOpen: $isOpen)
}

#Preview("Wide", traits: .fixedLayout(width: 300, height: 80)) {
  CardView(title: "Wide card", isOpen: .constant(true))
}

struct CardView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      CardView(title: "Small", isOpen: .constant(false))
        .previewLayout(.sizeThatFits)
        .previewDisplayName("Small")
      CardView(title: "On a phone", isOpen: .constant(false))
        .previewDevice(PreviewDevice(rawValue: "iPhone SE"))
    }
  }
}
