import SwiftUI

extension Spellings {
    @ViewBuilder var fgNil: some View { Text("a").foregroundColor(nil) }
    @ViewBuilder var fgDot: some View { Text("a").foregroundColor(.red) }
    @ViewBuilder var fgTern: some View { Text("a").foregroundColor(flag ? .white : .gray) }
    @ViewBuilder var fgTernOp: some View { Text("a").foregroundColor(flag ? .primary : Color.primary.opacity(0.3)) }
    @ViewBuilder var fgTernMixed: some View { Text("a").foregroundColor(sel == 1 ? Color("x") : .secondary) }
    @ViewBuilder var fgIndex: some View { Image(systemName: "x").foregroundColor(sel == items.count - 1 ? .white : .gray.opacity(0.3)) }
    @ViewBuilder var fsDot: some View { Text("a").foregroundStyle(.white) }
    @ViewBuilder var fsSec: some View { Text("a").foregroundStyle(.secondary) }
    @ViewBuilder var fsTwo: some View { Text("a").foregroundStyle(.red, .blue) }
    @ViewBuilder var fsThree: some View { Text("a").foregroundStyle(.red, .blue.opacity(0.2), .secondary) }
    @ViewBuilder var fsTern: some View { Text("a").foregroundStyle(flag ? .white : .gray) }
    @ViewBuilder var fsTernHier: some View { Text("a").foregroundStyle(flag ? .primary : .secondary) }
    @ViewBuilder var fsTernCol: some View { Text("a").foregroundStyle(flag ? Color.white : Color.secondary) }
    @ViewBuilder var fsTernMix: some View { Text("a").foregroundStyle(flag ? Color.white : .secondary) }
    @ViewBuilder var fsAny: some View { Text("a").foregroundStyle(flag ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary)) }
    @ViewBuilder var fsGrad: some View { Text("a").foregroundStyle(Color.red.gradient) }
    @ViewBuilder var fsGradDot: some View { Text("a").foregroundStyle(.red.gradient) }
    @ViewBuilder var fsLin: some View { Text("a").foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)) }
    @ViewBuilder var fsTint: some View { Text("a").foregroundStyle(.tint) }
    @ViewBuilder var fsShadow: some View { Text("a").foregroundStyle(.red.shadow(.drop(radius: 2))) }
    @ViewBuilder var tintDot: some View { Text("a").tint(.red) }
    @ViewBuilder var tintCol: some View { Text("a").tint(Color.red) }
    @ViewBuilder var tintNil: some View { Text("a").tint(nil as Color?) }
    @ViewBuilder var tintBarenil: some View { Text("a").tint(nil) }
    @ViewBuilder var tintOpt: some View { Text("a").tint(flag ? .red : nil) }

    var styles: some View {
        Rows {
            fgNil
            fgDot
            fgTern
            fgTernOp
            fgTernMixed
            fgIndex
            fsDot
            fsSec
            fsTwo
            fsThree
            fsTern
            fsTernHier
            fsTernCol
            fsTernMix
            fsAny
            fsGrad
            fsGradDot
            fsLin
            fsTint
            fsShadow
            tintDot
            tintCol
            tintNil
            tintBarenil
            tintOpt
        }
    }
}
