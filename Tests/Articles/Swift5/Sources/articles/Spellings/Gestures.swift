import SwiftUI

extension Spellings {
    @ViewBuilder var tapPlain: some View { Text("a").onTapGesture { sel = 1 } }
    @ViewBuilder var tapCount: some View { Text("a").onTapGesture(count: 2) { sel = 1 } }
    @ViewBuilder var tapPerform: some View { Text("a").onTapGesture(perform: fn) }
    @ViewBuilder var tapLoc: some View { Text("a").onTapGesture { p in drag.width = p.x } }
    @ViewBuilder var tapLocd: some View { Text("a").onTapGesture { drag.width = $0.x } }
    @ViewBuilder var tapLocspace: some View { Text("a").onTapGesture(coordinateSpace: .global) { p in drag.width = p.x } }
    @ViewBuilder var tapUs: some View { Text("a").onTapGesture { _ in sel = 1 } }
    @ViewBuilder var tapFnret: some View { Text("a").onTapGesture { incr() } }
    @ViewBuilder var lpPlain: some View { Text("a").onLongPressGesture { sel = 1 } }
    @ViewBuilder var lpMd: some View { Text("a").onLongPressGesture(minimumDuration: 0.1) { sel = 1 } }
    @ViewBuilder var lpPress: some View { Text("a").onLongPressGesture(minimumDuration: 0.1, pressing: { flag = $0 }) { sel = 1 } }
    @ViewBuilder var lpNewpress: some View { Text("a").onLongPressGesture(minimumDuration: 0.1) { sel = 1 } onPressingChanged: { flag = $0 } }
    @ViewBuilder var lpPerfpress: some View { Text("a").onLongPressGesture(minimumDuration: 0.1, pressing: { p in flag = p }, perform: {}) }
    @ViewBuilder var gDrag: some View { Text("a").gesture(DragGesture().onChanged { v in drag = v.translation }.onEnded { v in drag = .zero }) }
    @ViewBuilder var gDragd: some View { Text("a").gesture(DragGesture().onChanged { drag = $0.translation }.onEnded { _ in withAnimation(.spring()) { drag = .zero } }) }
    @ViewBuilder var gDragmin: some View { Text("a").gesture(DragGesture(minimumDistance: 0).onEnded { v in if v.translation.width < -50 { sel += 1 } else if v.translation.width > 50 { sel -= 1 } }) }
    @ViewBuilder var gDragspace: some View { Text("a").gesture(DragGesture(minimumDistance: 0, coordinateSpace: .global).onChanged { v in drag = v.translation }) }
    @ViewBuilder var gDragnamed: some View { Text("a").gesture(DragGesture(coordinateSpace: .named("s")).onChanged { v in drag = v.translation }) }
    @ViewBuilder var gUpd: some View { Text("a").gesture(DragGesture().updating($gs) { v, s, _ in s = v.translation.width }.onEnded { v in sel = 1 }) }
    @ViewBuilder var gUpdn: some View { Text("a").gesture(DragGesture().updating($gs, body: { (value, state, transaction) in state = value.translation.width }).onEnded({ value in let off = value.translation.width / w; let ni = (CGFloat(sel) - off).rounded(); sel = min(max(Int(ni), 0), items.count - 1) })) }
    @ViewBuilder var gOpt: some View { Text("a").gesture(flag ? DragGesture() : nil) }
    @ViewBuilder var gIncl: some View { Text("a").gesture(DragGesture(), including: .all) }
    @ViewBuilder var gSimul: some View { Text("a").simultaneousGesture(TapGesture().onEnded { sel = 1 }) }
    @ViewBuilder var gTap2: some View { Text("a").gesture(TapGesture(count: 2).onEnded { _ in sel = 1 }) }
    @ViewBuilder var gComb: some View { Text("a").gesture(DragGesture().simultaneously(with: TapGesture()).onChanged2 { v in drag = v.first?.translation ?? .zero }) }

    var gestures: some View {
        Rows {
            tapPlain
            tapCount
            tapPerform
            tapLoc
            tapLocd
            tapLocspace
            tapUs
            tapFnret
            lpPlain
            lpMd
            lpPress
            lpNewpress
            lpPerfpress
            gDrag
            gDragd
            gDragmin
            gDragspace
            gDragnamed
            gUpd
            gUpdn
            gOpt
            gIncl
            gSimul
            gTap2
            gComb
        }
    }
}
