import SwiftUI

extension Spellings {
    @ViewBuilder var fontNil: some View { Text("a").font(nil) }
    @ViewBuilder var fontDot: some View { Text("a").font(.title) }
    @ViewBuilder var fontTern: some View { Text("a").font(flag ? .title : .body) }
    @ViewBuilder var fontSys: some View { Text("a").font(.system(size: 12)) }
    @ViewBuilder var fontSysW: some View { Text("a").font(.system(size: 12, weight: .bold)) }
    @ViewBuilder var fontSysWd: some View { Text("a").font(.system(size: 12, weight: .bold, design: .rounded)) }
    @ViewBuilder var fontSysTs: some View { Text("a").font(.system(.title)) }
    @ViewBuilder var fontSysTsD: some View { Text("a").font(.system(.title, design: .rounded)) }
    @ViewBuilder var fontSysTsDw: some View { Text("a").font(.system(.title, design: .rounded, weight: .bold)) }
    @ViewBuilder var fontBold: some View { Text("a").font(.title.bold()) }
    @ViewBuilder var fontChain: some View { Text("a").font(.title2.weight(.semibold).monospacedDigit()) }
    @ViewBuilder var fontFont: some View { Text("a").font(Font.system(size: flag ? 12 : 14).weight(flag ? .bold : .regular)) }
    @ViewBuilder var fwTern: some View { Text("a").fontWeight(flag ? .bold : .regular) }
    @ViewBuilder var fwNil: some View { Text("a").fontWeight(flag ? .bold : nil) }
    @ViewBuilder var txtLit: some View { Text("Hello") }
    @ViewBuilder var txtInt: some View { Text("n \(sel) of \(items.count)") }
    @ViewBuilder var txtSpec: some View { Text("\(dbl, specifier: "%.2f")") }
    @ViewBuilder var txtFmt: some View { Text("\(dbl, format: .number)") }
    @ViewBuilder var txtVar: some View { Text(items[0]) }
    @ViewBuilder var txtSub: some View { Text(items[0].prefix(3)) }
    @ViewBuilder var txtVerb: some View { Text(verbatim: "x \(sel)") }
    @ViewBuilder var txtPlus: some View { Text("a" + items[0]) }
    @ViewBuilder var txtPlus2: some View { Text("a") + Text("b").bold() + Text(items[0]).foregroundColor(.red) }
    @ViewBuilder var txtTern: some View { Text(flag ? "a" : "b") }
    @ViewBuilder var txtNilco: some View { Text(opt ?? "none") }
    @ViewBuilder var txtDesc: some View { Text(String(describing: sel)) }
    @ViewBuilder var txtStrint: some View { Text(String(sel)) }
    @ViewBuilder var txtString: some View { Text("\(items[0].capitalized) \(Int(w))%") }
    @ViewBuilder var txtDate: some View { Text(Date(), style: .timer) }
    @ViewBuilder var txtDatefmt: some View { Text(Date(timeIntervalSince1970: 1_779_969_600), format: .dateTime.day().month()) }
    @ViewBuilder var txtNum: some View { Text(dbl, format: .number.precision(.fractionLength(2))) }
    @ViewBuilder var txtCur: some View { Text(dbl, format: .currency(code: "USD")) }
    @ViewBuilder var txtFormatted: some View { Text(dbl.formatted(.percent)) }
    @ViewBuilder var txtAttr: some View { Text(AttributedString("x")) }
    @ViewBuilder var txtKey: some View { Text(LocalizedStringKey(items[0])) }
    @ViewBuilder var txtEnum: some View { Text(tab.rawValue.uppercased()) }
    @ViewBuilder var txtEnumint: some View { Text("\(tab.rawValue): \(items.joined(separator: ", "))") }
    @ViewBuilder var txtAny: some View { Text("\(drag.width) \(String(describing: drag)) \(flag ? 1 : 0)") }

    var texts: some View {
        Rows {
            fontNil
            fontDot
            fontTern
            fontSys
            fontSysW
            fontSysWd
            fontSysTs
            fontSysTsD
            fontSysTsDw
            fontBold
            fontChain
            fontFont
            fwTern
            fwNil
            txtLit
            txtInt
            txtSpec
            txtFmt
            txtVar
            txtSub
            txtVerb
            txtPlus
            txtPlus2
            txtTern
            txtNilco
            txtDesc
            txtStrint
            txtString
            txtDate
            txtDatefmt
            txtNum
            txtCur
            txtFormatted
            txtAttr
            txtKey
            txtEnum
            txtEnumint
            txtAny
        }
    }
}
