import SwiftUI

/// The ways in which people write the common calls, one in each property. All have to compile, and
/// to show something.
struct Spellings: View {
    @State var sel = 0
    @State var flag = false
    @State var items = ["a", "b"]
    @State var models = [Model(id: 1, name: "a")]
    @State var w: CGFloat = 3
    @State var dbl: Double = 2
    @State var drag = CGSize.zero
    @State var opt: String?
    @State var tab = Tab.home
    @State var set: Set<Int> = []
    @Namespace var ns
    @GestureState var gs: CGFloat = 0

    enum Tab: String, CaseIterable { case home, settings }

    struct Model: Identifiable {
        var id: Int
        var name: String
    }

    func fn() {}
    func thrower() throws {}
    func colorFor(_ i: Int) -> Color { .red }
    func helperText(_ i: Int) -> Text { Text("\(i)") }
    var for_: some View { Text("z") }
    @discardableResult func incr() -> Int { 1 }
    func row(_ s: String) -> some View { Text(s) }

    var body: some View {
        ScrollView {
            VStack(spacing: 6) {
                backgrounds
                styles
                frames
                texts
                loops
                animations
                shapes
                gestures
                changes
                controls
                geometry
                builders
                others
                chains
            }
            .padding(4)
        }
    }
}

/// Cells of one size, in rows.
struct Rows<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        Cells {
            content.frame(width: 40, height: 22).clipped()
        }
    }

    struct Cells: Layout {
        private func columns(_ width: CGFloat?) -> Int { max(1, Int((width ?? 400) / 44)) }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let columns = columns(proposal.width)
            let rows = (subviews.count + columns - 1) / columns
            return CGSize(width: proposal.width ?? CGFloat(columns) * 44, height: CGFloat(rows) * 26)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            let columns = columns(bounds.width)
            for (index, subview) in subviews.enumerated() {
                let point = CGPoint(
                    x: bounds.minX + CGFloat(index % columns) * 44,
                    y: bounds.minY + CGFloat(index / columns) * 26)
                subview.place(at: point, proposal: ProposedViewSize(width: 40, height: 22))
            }
        }
    }
}

struct PK: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

struct BS: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.scaleEffect(configuration.isPressed ? 0.9 : 1)
    }
}
extension ButtonStyle where Self == BS {
    static var bs: BS { BS() }
}

struct Card<Content: View>: View {
    @ViewBuilder var content: () -> Content
    var body: some View { VStack { content() }.padding() }
}

struct Card2<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View { content }
}

struct Two<H: View, C: View>: View {
    let h: H
    let c: C
    init(title: String, @ViewBuilder header: () -> H, @ViewBuilder content: () -> C) {
        h = header()
        c = content()
    }
    var body: some View { VStack { h; c } }
}

struct TextField2: View {
    @Binding var text: String
    var body: some View { Text(text) }
}

struct MD: ViewModifier {
    var on: Bool
    func body(content: Content) -> some View { content.opacity(on ? 1 : 0) }
}

extension View {
    func md(_ on: Bool) -> some View { modifier(MD(on: on)) }
    @ViewBuilder func `if`<T: View>(_ c: Bool, @ViewBuilder t: (Self) -> T) -> some View {
        if c { t(self) } else { self }
    }
}
extension Gesture {
    func onChanged2(_ a: @escaping (Value) -> Void) -> Self { self }
}

func later() async {}
