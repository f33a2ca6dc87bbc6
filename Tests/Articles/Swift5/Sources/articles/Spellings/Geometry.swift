import SwiftUI

extension Spellings {
    @ViewBuilder var geoPlain: some View { GeometryReader { g in Color.clear.onAppear { w = g.frame(in: .global).minX } } }
    @ViewBuilder var geoNamed: some View { GeometryReader { g in Color.clear.preference(key: PK.self, value: g.frame(in: .named("s")).minX) } }
    @ViewBuilder var geoCs: some View { GeometryReader { g in Text("\(g.frame(in: CoordinateSpace.named("x")).minX)") } }
    @ViewBuilder var geoRot: some View { GeometryReader { g in Text("a").rotation3DEffect(Angle(degrees: Double(g.frame(in: .global).minX - 30) / -20), axis: (x: 0, y: 10.0, z: 0)) } }
    @ViewBuilder var geoScale: some View { GeometryReader { g in Text("a").scaleEffect(1 - abs(g.frame(in: .global).midX - w / 2) / w * 0.3) } }
    @ViewBuilder var geoLet: some View { GeometryReader { proxy -> AnyView in let m = proxy.frame(in: .global).minX; return AnyView(Text("\(m)").offset(x: m > 0 ? -m : 0)) } }
    @ViewBuilder var geoLets: some View { GeometryReader { proxy in let m = proxy.frame(in: .global).minX; let p = m / w; Text("\(p)").opacity(1 - p).scaleEffect(p > 0 ? 1 - p * 0.2 : 1 + p * 0.2) } }
    @ViewBuilder var envScheme: some View { Text("a").environment(\.colorScheme, .dark) }
    @ViewBuilder var envFont: some View { Text("a").environment(\.font, .title) }
    @ViewBuilder var prefRead: some View { Text("a").onPreferenceChange(PK.self) { w = $0 } }
    @ViewBuilder var opTern: some View { Text("a").opacity(flag ? 1 : 0) }
    @ViewBuilder var opArith: some View { Text("a").opacity(1 - Double(abs(drag.width)) / 300) }
    @ViewBuilder var opMix: some View { Text("a").opacity(Double(1 - abs(drag.width) / w)) }
    @ViewBuilder var opCgf: some View { Text("a").opacity(1 - w / 300) }
    @ViewBuilder var scTern: some View { Text("a").scaleEffect(flag ? 1.2 : 1) }
    @ViewBuilder var scXy: some View { Text("a").scaleEffect(x: 1, y: flag ? -1 : 1) }
    @ViewBuilder var scDbl: some View { Text("a").scaleEffect(flag ? 1 + dbl * 0.1 : 1, anchor: .bottom) }
    @ViewBuilder var rotInit: some View { Text("a").rotationEffect(.init(degrees: flag ? 180 : 0)) }
    @ViewBuilder var rot2: some View { Text("a").rotationEffect(Angle(degrees: Double(sel) * 360 / Double(items.count) + 45)) }
    @ViewBuilder var shd: some View { Text("a").shadow(radius: 5) }
    @ViewBuilder var shd2: some View { Text("a").shadow(color: .black.opacity(0.2), radius: 5, x: 0, y: 5) }
    @ViewBuilder var shd3: some View { Text("a").shadow(color: Color.black.opacity(flag ? 0.2 : 0), radius: 5, x: 5, y: 5).shadow(color: Color.white.opacity(0.7), radius: 5, x: -5, y: -5) }
    @ViewBuilder var mk: some View { LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing).mask(Text("a")) }
    @ViewBuilder var mk2: some View { Color.red.mask { Capsule().offset(x: CGFloat(sel) * w) } }
    @ViewBuilder var ar: some View { Image("x").resizable().aspectRatio(contentMode: .fill).frame(width: w, height: w * 0.6).clipped() }
    @ViewBuilder var ar2: some View { Image("x").resizable().scaledToFit().aspectRatio(16 / 9, contentMode: .fit) }
    @ViewBuilder var ar3: some View { Image("x").aspectRatio(1, contentMode: .fit) }
    @ViewBuilder var isa: some View { Color.red.ignoresSafeArea() }
    @ViewBuilder var isa2: some View { Color("bg").ignoresSafeArea(.all, edges: .bottom) }
    @ViewBuilder var isa3: some View { Color.red.ignoresSafeArea(edges: [.top, .bottom]) }
    @ViewBuilder var esa: some View { Color.black.opacity(0.06).edgesIgnoringSafeArea(.all) }
    @ViewBuilder var mge: some View { Capsule().matchedGeometryEffect(id: "tab", in: ns) }
    @ViewBuilder var mge2: some View { Capsule().matchedGeometryEffect(id: sel, in: ns, isSource: false) }

    var geometry: some View {
        Rows {
            geoPlain
            geoNamed
            geoCs
            geoRot
            geoScale
            geoLet
            geoLets
            envScheme
            envFont
            prefRead
            opTern
            opArith
            opMix
            opCgf
            scTern
            scXy
            scDbl
            rotInit
            rot2
            shd
            shd2
            shd3
            mk
            mk2
            ar
            ar2
            ar3
            isa
            isa2
            isa3
            esa
            mge
            mge2
        }
    }
}
