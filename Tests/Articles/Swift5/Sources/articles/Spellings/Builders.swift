import SwiftUI

extension Spellings {
    @ViewBuilder var ifelse: some View { HStack { if flag { Text("a") } else { Circle() }; if let opt { Text(opt) }; switch tab { case .home: Text("h"); case .settings: Circle() } } }
    @ViewBuilder var logicIn: some View { VStack { let c = items.count * 2; Text("\(c)"); if c > 2 && flag || sel == 3 { Spacer() } } }
    @ViewBuilder var helperIn: some View { VStack { Card { Text("a"); Text("b") }; Card2 { Text("c") }; Two(title: "x") { Text("h") } content: { Text("c") } } }
    @ViewBuilder var modif: some View { Text("a").modifier(MD(on: flag)).md(flag) }
    @ViewBuilder var cond: some View { Text("a").`if`(flag) { $0.padding() } }
    @ViewBuilder var arrcolors: some View { LinearGradient(gradient: .init(colors: [.red, .blue, Color("x"), Color.green.opacity(0.5)]), startPoint: .topLeading, endPoint: .bottomTrailing) }
    @ViewBuilder var optmap: some View { VStack { opt.map { Text($0) } } }
    @ViewBuilder var emptyv: some View { flag ? AnyView(Text("a")) : AnyView(EmptyView()) }
    @ViewBuilder var colorview: some View { VStack { Color.red; Color.blue.frame(height: 5); Color(red: 0.2, green: 0.3, blue: 0.4); Color(red: 23 / 255, green: 24 / 255, blue: 25 / 255).opacity(0.5) } }

    var builders: some View {
        Rows {
            ifelse
            logicIn
            helperIn
            modif
            cond
            arrcolors
            optmap
            emptyv
            colorview
        }
    }
}
