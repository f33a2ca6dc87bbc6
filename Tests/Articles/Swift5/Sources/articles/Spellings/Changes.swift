import SwiftUI

extension Spellings {
    @ViewBuilder var trOp: some View { Text("a").transition(.opacity) }
    @ViewBuilder var trSc: some View { Text("a").transition(.scale) }
    @ViewBuilder var trScs: some View { Text("a").transition(.scale(scale: 0.5)) }
    @ViewBuilder var trMv: some View { Text("a").transition(.move(edge: .bottom)) }
    @ViewBuilder var trComb: some View { Text("a").transition(.move(edge: .bottom).combined(with: .opacity)) }
    @ViewBuilder var trAsym: some View { Text("a").transition(.asymmetric(insertion: .move(edge: .trailing), removal: .move(edge: .leading))) }
    @ViewBuilder var trAsymc: some View { Text("a").transition(.asymmetric(insertion: .move(edge: flag ? .trailing : .leading).combined(with: .opacity), removal: .scale)) }
    @ViewBuilder var trAny: some View { Text("a").transition(AnyTransition.opacity.combined(with: .slide)) }
    @ViewBuilder var trAnyanim: some View { Text("a").transition(.opacity.animation(.easeIn)) }
    @ViewBuilder var trBlur: some View { Text("a").transition(.blurReplace) }
    @ViewBuilder var trSlide: some View { Text("a").transition(.slide) }
    @ViewBuilder var trPush: some View { Text("a").transition(.push(from: .trailing)) }
    @ViewBuilder var trTern: some View { Text("a").transition(flag ? .opacity : .slide) }
    @ViewBuilder var oc1: some View { Text("a").onChange(of: sel) { v in flag = v > 1 } }
    @ViewBuilder var oc1d: some View { Text("a").onChange(of: sel) { flag = $0 > 1 } }
    @ViewBuilder var oc1us: some View { Text("a").onChange(of: sel) { _ in flag = true } }
    @ViewBuilder var oc0: some View { Text("a").onChange(of: sel) { flag = true } }
    @ViewBuilder var oc0wa: some View { Text("a").onChange(of: sel) { withAnimation { flag = true } } }
    @ViewBuilder var oc2: some View { Text("a").onChange(of: sel) { o, n in flag = n > o } }
    @ViewBuilder var oc2us: some View { Text("a").onChange(of: sel) { _, n in flag = n > 1 } }
    @ViewBuilder var oc2d: some View { Text("a").onChange(of: sel) { flag = $1 > $0 } }
    @ViewBuilder var ocPerf: some View { Text("a").onChange(of: sel, perform: { v in flag = v > 1 }) }
    @ViewBuilder var ocInit: some View { Text("a").onChange(of: sel, initial: true) { flag = true } }
    @ViewBuilder var ocInit2: some View { Text("a").onChange(of: sel, initial: true) { o, n in flag = n > 1 } }
    @ViewBuilder var ocMulti: some View { Text("a").onChange(of: sel) { v in let q = v * 2; if q > 2 { flag = true } else { withAnimation(.spring()) { drag = .zero } } } }
    @ViewBuilder var oa: some View { Text("a").onAppear { sel = 1 } }
    @ViewBuilder var oaRet: some View { Text("a").onAppear { incr() } }
    @ViewBuilder var oaPerf: some View { Text("a").onAppear(perform: fn) }
    @ViewBuilder var taskLater: some View { Text("a").task { await later() } }

    var changes: some View {
        Rows {
            trOp
            trSc
            trScs
            trMv
            trComb
            trAsym
            trAsymc
            trAny
            trAnyanim
            trBlur
            trSlide
            trPush
            trTern
            oc1
            oc1d
            oc1us
            oc0
            oc0wa
            oc2
            oc2us
            oc2d
            ocPerf
            ocInit
            ocInit2
            ocMulti
            oa
            oaRet
            oaPerf
            taskLater
        }
    }
}
