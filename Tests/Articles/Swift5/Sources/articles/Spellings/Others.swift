import SwiftUI

extension Spellings {
    @ViewBuilder var xLinopBg: some View { Text("a").background(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).opacity(0.5)) }
    @ViewBuilder var xLinopFill: some View { Circle().fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).opacity(0.5)) }
    @ViewBuilder var xLinopStmt: some View { VStack { LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).opacity(0.5); Color.red.opacity(0.5) } }
    @ViewBuilder var xMatop: some View { Text("a").background(.thinMaterial.opacity(0.5)) }
    @ViewBuilder var xHierop: some View { Text("a").foregroundStyle(.secondary.opacity(0.5)) }
    @ViewBuilder var xTintop: some View { Circle().fill(.tint.opacity(0.5)) }
    @ViewBuilder var xGradop: some View { Circle().fill(Color.red.gradient.opacity(0.5)) }
    @ViewBuilder var xAnyop: some View { Circle().fill(AnyShapeStyle(.red.opacity(0.2))) }
    @ViewBuilder var xColorfn: some View { Text("a").foregroundColor(colorFor(sel).opacity(0.2)).background(colorFor(1).opacity(sel == 1 ? 0.2 : 0)) }
    @ViewBuilder var xColoropt: some View { Text("a").foregroundColor(flag ? .red.opacity(0.5) : nil) }
    @ViewBuilder var xColarr: some View { Text("a").foregroundColor([Color.red, .green, .blue][sel % 3]).background([Color.red, .blue.opacity(0.3)][sel]) }
    @ViewBuilder var xShapelet: some View { VStack { let s = Circle().stroke(Color.red, lineWidth: 2); s; let t = Circle().fill(.red); t.frame(width: 2) } }
    @ViewBuilder var xShapetern: some View { VStack { flag ? AnyView(Circle().fill(Color.red)) : AnyView(Circle().stroke(lineWidth: 1)) } }
    @ViewBuilder var xScaleany: some View { Text("a").scaleEffect(CGSize(width: 1, height: 2)).scaleEffect(flag ? CGSize(width: 1, height: 2) : .zero).offset(CGSize(width: 1, height: 2)).offset(.zero).offset(.init(width: 1, height: drag.height)) }
    @ViewBuilder var xScalevar: some View { Text("a").scaleEffect(w).scaleEffect(dbl).offset(x: dbl, y: w).scaleEffect(1.0, anchor: .topLeading) }
    @ViewBuilder var xWascroll: some View { ScrollViewReader { p in Button("x") { withAnimation { p.scrollTo(1) } } } }
    @ViewBuilder var xWalet: some View { Button("x") { let r = withAnimation(.spring()) { sel + 1 }; sel = r } }
    @ViewBuilder var xWathrow: some View { Button("x") { do { try withAnimation { try thrower() } } catch {} } }
    @ViewBuilder var xWafn: some View { Button("x") { withAnimation(.spring(), fn) } }
    @ViewBuilder var xWaret2: some View { Button("x") { withAnimation { incr() } } }
    @ViewBuilder var xWasingle: some View { Button("x") { withAnimation { self.items.remove(at: 0) } } }
    @ViewBuilder var xWamulti: some View { Button("x") { withAnimation { items.remove(at: 0); sel += 1 } } }
    @ViewBuilder var xTexthelper: some View { helperText(2).font(.title).padding() }
    @ViewBuilder var xTextconcat: some View { (Text("a").foregroundColor(.red) + Text(" b").bold() + Text("\(sel)").font(.title)).multilineTextAlignment(.center) }
    @ViewBuilder var xTextlet: some View { VStack { let t: Text = Text("a").bold().foregroundColor(.red); t } }
    @ViewBuilder var xRowif: some View { VStack { if sel == 0 { Text("a") } else if sel == 1 { Text("b") } else { EmptyView() }; for_ } }
    @ViewBuilder var xFebname: some View { ForEach($models, id: \.name) { $m in Text(m.name).onTapGesture { m.name += "x" } } }
    @ViewBuilder var xFebidx: some View { ForEach($models.indices, id: \.self) { i in Text(models[i].name) } }

    var others: some View {
        Rows {
            xLinopBg
            xLinopFill
            xLinopStmt
            xMatop
            xHierop
            xTintop
            xGradop
            xAnyop
            xColorfn
            xColoropt
            xColarr
            xShapelet
            xShapetern
            xScaleany
            xScalevar
            xWascroll
            xWalet
            xWathrow
            xWafn
            xWaret2
            xWasingle
            xWamulti
            xTexthelper
            xTextconcat
            xTextlet
            xRowif
            xFebname
            xFebidx
            border
        }
    }
}
