import SwiftUI

struct Accordion<Header: View, Body: View>: View {
    let isOpen: Bool
    let header: Header
    let content: () -> Body

    init(isOpen: Bool, @ViewBuilder header: () -> Header, @ViewBuilder content: @escaping () -> Body) {
        self.isOpen = isOpen
        self.header = header()
        self.content = content
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack {
                header
                Spacer()
                Image(systemName: "chevron.down")
                    .rotationEffect(isOpen ? .degrees(180) : .zero)
            }
            .padding()
            .contentShape(Rectangle())
            if isOpen {
                content()
                    .padding([.horizontal, .bottom])
                    .transition(.move(edge: .top).combined(with: .opacity))
            }
        }
        .background(Color(.secondarySystemBackground))
        .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
    }
}

struct AccordionDemo: View {
    @State private var open: Int?
    private let questions = [
        (title: "What does it cost?", answer: "Nothing, for the first month."),
        (title: "Can I leave?", answer: "At any time, with one tap."),
        (title: "Who is behind it?", answer: "Three people and a dog."),
    ]

    var body: some View {
        VStack(spacing: 10) {
            ForEach(questions.indices, id: \.self) { index in
                Accordion(isOpen: open == index) {
                    Text(questions[index].title).bold()
                } content: {
                    Text(questions[index].answer)
                        .foregroundColor(.secondary)
                        .fixedSize(horizontal: false, vertical: true)
                }
                .onTapGesture {
                    withAnimation(.easeInOut(duration: 0.3)) {
                        open = open == index ? nil : index
                    }
                }
            }
            Spacer()
        }
        .padding()
    }
}

#Preview {
    AccordionDemo()
}
