import SwiftUI

extension Spellings {
    @ViewBuilder var ovViewText: some View { Rectangle().overlay(Text("a")) }
    @ViewBuilder var ovViewAlign: some View { Rectangle().overlay(Text("a"), alignment: .bottom) }
    @ViewBuilder var ovColor: some View { Rectangle().overlay(Color.red) }
    @ViewBuilder var ovColorOp: some View { Rectangle().overlay(Color.red.opacity(0.3)) }
    @ViewBuilder var ovDot: some View { Rectangle().overlay(.red) }
    @ViewBuilder var ovDotOp: some View { Rectangle().overlay(.red.opacity(0.3)) }
    @ViewBuilder var ovShape: some View { Rectangle().overlay(Circle()) }
    @ViewBuilder var ovStroke: some View { Rectangle().overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.gray, lineWidth: 1)) }
    @ViewBuilder var ovStrokeDot: some View { Rectangle().overlay(Capsule().stroke(.gray, lineWidth: 1)) }
    @ViewBuilder var ovTrail: some View { Rectangle().overlay { Text("a"); Text("b") } }
    @ViewBuilder var ovTrailAl: some View { Rectangle().overlay(alignment: .topTrailing) { Text("a") } }
    @ViewBuilder var ovIn: some View { Rectangle().overlay(.red, in: Circle()) }
    @ViewBuilder var ovInDot: some View { Rectangle().overlay(.thinMaterial, in: .capsule) }
    @ViewBuilder var ovVstack: some View { Rectangle().overlay(VStack { Spacer(); Text("a").padding(.bottom, 44) }) }
    @ViewBuilder var ovLin: some View { Rectangle().overlay(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)) }
    @ViewBuilder var ovTern: some View { Rectangle().overlay(flag ? Color.red : Color.clear) }
    @ViewBuilder var bgColor: some View { Text("a").background(Color.red) }
    @ViewBuilder var bgDot: some View { Text("a").background(.red) }
    @ViewBuilder var bgDotOp: some View { Text("a").background(.red.opacity(0.2)) }
    @ViewBuilder var bgColOp: some View { Text("a").background(Color.red.opacity(0.2)) }
    @ViewBuilder var bgTern: some View { Text("a").background(flag ? Color.red : Color.blue) }
    @ViewBuilder var bgTernDot: some View { Text("a").background(flag ? .red : .blue) }
    @ViewBuilder var bgTernOp: some View { Text("a").background(flag ? Color.red.opacity(0.2) : Color.clear) }
    @ViewBuilder var bgShape: some View { Text("a").background(Capsule()) }
    @ViewBuilder var bgShapeFill: some View { Text("a").background(Capsule().fill(Color.red)) }
    @ViewBuilder var bgShapeDot: some View { Text("a").background(Capsule().fill(.red.opacity(0.5))) }
    @ViewBuilder var bgIn: some View { Text("a").background(in: Capsule()) }
    @ViewBuilder var bgStyleIn: some View { Text("a").background(.red, in: Capsule()) }
    @ViewBuilder var bgStyleInDot: some View { Text("a").background(.ultraThinMaterial, in: .rect(cornerRadius: 8)) }
    @ViewBuilder var bgMat: some View { Text("a").background(.ultraThinMaterial) }
    @ViewBuilder var bgTrail: some View { Text("a").background { if flag { Capsule().fill(.blue).matchedGeometryEffect(id: "x", in: ns) } } }
    @ViewBuilder var bgAl: some View { Text("a").background(alignment: .bottom) { Rectangle().frame(height: 1) } }
    @ViewBuilder var bgGeo: some View { Text("a").background(GeometryReader { g in Color.clear.preference(key: PK.self, value: g.size.width) }) }
    @ViewBuilder var bgUi: some View { Text("a").background(Color(.systemBackground)) }
    @ViewBuilder var bgUilong: some View { Text("a").background(Color(UIColor.systemGray6).edgesIgnoringSafeArea(.all)) }
    @ViewBuilder var bgEmpty: some View { Text("a").background() }

    var backgrounds: some View {
        Rows {
            ovViewText
            ovViewAlign
            ovColor
            ovColorOp
            ovDot
            ovDotOp
            ovShape
            ovStroke
            ovStrokeDot
            ovTrail
            ovTrailAl
            ovIn
            ovInDot
            ovVstack
            ovLin
            ovTern
            bgColor
            bgDot
            bgDotOp
            bgColOp
            bgTern
            bgTernDot
            bgTernOp
            bgShape
            bgShapeFill
            bgShapeDot
            bgIn
            bgStyleIn
            bgStyleInDot
            bgMat
            bgTrail
            bgAl
            bgGeo
            bgUi
            bgUilong
            bgEmpty
        }
    }
}
