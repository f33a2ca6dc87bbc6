import SwiftUI

extension Spellings {
    @ViewBuilder var btLit: some View { Button("x") { sel = 1 } }
    @ViewBuilder var btStr: some View { Button(items[0]) { sel = 1 } }
    @ViewBuilder var btAct: some View { Button("x", action: fn) }
    @ViewBuilder var btLab: some View { Button(action: { sel = 1 }) { Text("x") } }
    @ViewBuilder var btLabel: some View { Button(action: { sel = 1 }, label: { Text("x") }) }
    @ViewBuilder var btMulti: some View { Button { sel = 1 } label: { Text("x"); Image(systemName: "y") } }
    @ViewBuilder var btRole: some View { Button("x", role: .destructive) { sel = 1 } }
    @ViewBuilder var btRolel: some View { Button(role: .cancel) { sel = 1 } label: { Text("x") } }
    @ViewBuilder var btSys: some View { Button("x", systemImage: "y") { sel = 1 } }
    @ViewBuilder var btWa: some View { Button { withAnimation(.spring()) { sel = 1 } } label: { Image(systemName: tab.rawValue).resizable().aspectRatio(contentMode: .fit).frame(width: 22, height: 22).foregroundColor(flag ? .red : .gray) } }
    @ViewBuilder var btFnlab: some View { Button(action: fn) { Text("x").font(.title).bold() } }
    @ViewBuilder var btStyle: some View { Button("x") {}.buttonStyle(PlainButtonStyle()) }
    @ViewBuilder var btStyled: some View { Button("x") {}.buttonStyle(.plain) }
    @ViewBuilder var btCustom: some View { Button("x") {}.buttonStyle(BS()) }
    @ViewBuilder var btCustomdot: some View { Button("x") {}.buttonStyle(.bs) }
    @ViewBuilder var lb: some View { Label("x", systemImage: "y") }
    @ViewBuilder var pk: some View { Picker("x", selection: $sel) { ForEach(0..<3) { Text("\($0)").tag($0) } } }
    @ViewBuilder var pk2: some View { Picker(selection: $sel, label: Text("x")) { Text("a").tag(0) } }
    @ViewBuilder var tg: some View { Toggle("x", isOn: $flag) }
    @ViewBuilder var tg2: some View { Toggle(isOn: $flag) { Text("x") } }
    @ViewBuilder var sl: some View { Slider(value: $dbl, in: 0...100) }
    @ViewBuilder var sl2: some View { Slider(value: $w, in: 0...100, step: 5) }
    @ViewBuilder var sl3: some View { Slider(value: $dbl) }
    @ViewBuilder var sv: some View { ScrollView(.horizontal, showsIndicators: false) { HStack(spacing: 10) { ForEach(0..<10) { i in Text("\(i)").frame(width: 100) } } } }
    @ViewBuilder var sv2: some View { ScrollView { Text("a") } }
    @ViewBuilder var svr: some View { ScrollViewReader { p in ScrollView { Text("a").onTapGesture { withAnimation { p.scrollTo(sel, anchor: .center) } } } } }
    @ViewBuilder var tv: some View { TabView(selection: $sel) { Text("a").tag(0); Text("b").tag(1); Text("c").tag(2) }.tabViewStyle(PageTabViewStyle(indexDisplayMode: .never)) }
    @ViewBuilder var tv2: some View { TabView { Text("a"); Text("b") }.tabViewStyle(.page(indexDisplayMode: .always)) }
    @ViewBuilder var tv3: some View { TabView(selection: $tab) { ForEach(Tab.allCases, id: \.self) { t in Text(t.rawValue).tag(t).tabItem { Label("x", systemImage: "y") } } } }

    var controls: some View {
        Rows {
            btLit
            btStr
            btAct
            btLab
            btLabel
            btMulti
            btRole
            btRolel
            btSys
            btWa
            btFnlab
            btStyle
            btStyled
            btCustom
            btCustomdot
            lb
            pk
            pk2
            tg
            tg2
            sl
            sl2
            sl3
            sv
            sv2
            svr
            tv
            tv2
            tv3
        }
    }
}
