import SwiftUI

extension Spellings {
    @ViewBuilder var waPlain: some View { Text("a").onTapGesture { withAnimation { sel = 1 } } }
    @ViewBuilder var waToggle: some View { Text("a").onTapGesture { withAnimation(.spring()) { flag.toggle() } } }
    @ViewBuilder var waRet: some View { Text("a").onTapGesture { withAnimation { items.removeLast() } } }
    @ViewBuilder var waSet: some View { Text("a").onTapGesture { withAnimation(.easeInOut(duration: 0.2)) { _ = items.popLast() } } }
    @ViewBuilder var waInsert: some View { Text("a").onTapGesture { withAnimation { set.insert(1) } } }
    @ViewBuilder var waCompl: some View { Text("a").onTapGesture { withAnimation(.easeIn) { sel = 2 } completion: { sel = 0 } } }
    @ViewBuilder var waSpring: some View { Text("a").onTapGesture { withAnimation(.spring(response: 0.4, dampingFraction: 0.7)) { sel = 2 } } }
    @ViewBuilder var waSpring3: some View { Text("a").onTapGesture { withAnimation(.spring(response: 0.4, dampingFraction: 0.7, blendDuration: 0.7)) { sel = 2 } } }
    @ViewBuilder var waSpringD: some View { Text("a").onTapGesture { withAnimation(.spring(duration: 0.4, bounce: 0.2)) { sel = 2 } } }
    @ViewBuilder var waSpringd1: some View { Text("a").onTapGesture { withAnimation(.spring(duration: 0.4)) { sel = 2 } } }
    @ViewBuilder var waSpringvar: some View { Text("a").onTapGesture { withAnimation(.spring) { sel = 2 } } }
    @ViewBuilder var waSnappy: some View { Text("a").onTapGesture { withAnimation(.snappy(duration: 0.3, extraBounce: 0.1)) { sel = 2 } } }
    @ViewBuilder var waDelay: some View { Text("a").onTapGesture { withAnimation(.easeInOut(duration: 0.3).delay(Double(sel) * 0.1)) { sel = 2 } } }
    @ViewBuilder var waNil: some View { Text("a").onTapGesture { withAnimation(nil) { sel = 2 } } }
    @ViewBuilder var waRep: some View { Text("a").onTapGesture { withAnimation(Animation.linear(duration: 1).repeatForever(autoreverses: false)) { sel = 2 } } }
    @ViewBuilder var waTern: some View { Text("a").onTapGesture { withAnimation(flag ? .spring() : nil) { sel = 2 } } }
    @ViewBuilder var waTx: some View { Text("a").onTapGesture { var t = Transaction(); t.disablesAnimations = true; withTransaction(t) { sel = 2 } } }
    @ViewBuilder var waIf: some View { Text("a").onTapGesture { withAnimation { if flag { sel = 1 } else { sel = 2; flag = true } } } }
    @ViewBuilder var waGuard: some View { Text("a").onTapGesture { withAnimation(.default) { guard sel > 0 else { return }; sel -= 1 } } }
    @ViewBuilder var anVal: some View { Text("a").animation(.spring(), value: sel) }
    @ViewBuilder var anOld: some View { Text("a").animation(.spring()) }
    @ViewBuilder var anOldnil: some View { Text("a").animation(nil) }
    @ViewBuilder var anNilval: some View { Text("a").animation(nil, value: sel) }
    @ViewBuilder var anDefault: some View { Text("a").animation(.default, value: flag) }
    @ViewBuilder var anEase: some View { Text("a").animation(.easeInOut) }
    @ViewBuilder var anEased: some View { Text("a").animation(.easeInOut(duration: 0.2), value: drag) }
    @ViewBuilder var anTern: some View { Text("a").animation(flag ? .none : .spring(), value: sel) }
    @ViewBuilder var anInter: some View { Text("a").animation(.interpolatingSpring(stiffness: 100, damping: 10), value: sel) }
    @ViewBuilder var anTiming: some View { Text("a").animation(Animation.timingCurve(0.2, 0.8, 0.2, 1, duration: 0.5), value: sel) }
    @ViewBuilder var anBody: some View { Text("a").animation(.smooth) { v in v.opacity(flag ? 1 : 0) } }

    var animations: some View {
        Rows {
            waPlain
            waToggle
            waRet
            waSet
            waInsert
            waCompl
            waSpring
            waSpring3
            waSpringD
            waSpringd1
            waSpringvar
            waSnappy
            waDelay
            waNil
            waRep
            waTern
            waTx
            waIf
            waGuard
            anVal
            anOld
            anOldnil
            anNilval
            anDefault
            anEase
            anEased
            anTern
            anInter
            anTiming
            anBody
        }
    }
}
