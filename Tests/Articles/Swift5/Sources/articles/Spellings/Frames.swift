import SwiftUI

extension Spellings {
    @ViewBuilder var frWh: some View { Rectangle().frame(width: 10, height: 20) }
    @ViewBuilder var frW: some View { Rectangle().frame(width: 10) }
    @ViewBuilder var frMax: some View { Rectangle().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading) }
    @ViewBuilder var frMin: some View { Rectangle().frame(minWidth: 0, maxWidth: .infinity) }
    @ViewBuilder var frAl: some View { Rectangle().frame(alignment: .leading) }
    @ViewBuilder var frEmpty: some View { Rectangle().frame() }
    @ViewBuilder var frTern: some View { Rectangle().frame(width: flag ? 10 : 20, height: 5) }
    @ViewBuilder var frNil: some View { Rectangle().frame(width: flag ? 10 : nil) }
    @ViewBuilder var frMaxTern: some View { Rectangle().frame(maxWidth: flag ? .infinity : 10) }
    @ViewBuilder var frArith: some View { Rectangle().frame(width: w / 3 - 10, height: 50) }
    @ViewBuilder var frArith2: some View { Rectangle().frame(width: w / CGFloat(items.count) - 2 * 4, height: CGFloat(sel) * 2 + 5) }
    @ViewBuilder var frUi: some View { GeometryReader { g in Rectangle().frame(width: g.size.width / CGFloat(items.count), height: g.size.height * 0.5) } }
    @ViewBuilder var frDbl: some View { Rectangle().frame(width: dbl, height: dbl * 2 + w) }
    @ViewBuilder var pad0: some View { Text("a").padding() }
    @ViewBuilder var padN: some View { Text("a").padding(10) }
    @ViewBuilder var padE: some View { Text("a").padding(.horizontal) }
    @ViewBuilder var padEn: some View { Text("a").padding(.horizontal, 10) }
    @ViewBuilder var padArr: some View { Text("a").padding([.top, .leading], 10) }
    @ViewBuilder var padIns: some View { Text("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) }
    @ViewBuilder var padInit: some View { Text("a").padding(.init(top: 1, leading: 2, bottom: 3, trailing: 4)) }
    @ViewBuilder var padTern: some View { Text("a").padding(.top, flag ? 10 : 0) }
    @ViewBuilder var padTern1: some View { Text("a").padding(flag ? 10 : 0) }
    @ViewBuilder var padNil: some View { Text("a").padding(.top, nil) }
    @ViewBuilder var padSafe: some View { GeometryReader { g in Text("a").padding(.bottom, g.safeAreaInsets.bottom == 0 ? 15 : g.safeAreaInsets.bottom) } }
    @ViewBuilder var offX: some View { Rectangle().offset(x: 10) }
    @ViewBuilder var offArith: some View { Rectangle().offset(x: CGFloat(sel) * w / CGFloat(items.count) - w / 2 + 4) }
    @ViewBuilder var offNeg: some View { Rectangle().offset(x: -CGFloat(sel) * w) }
    @ViewBuilder var offNeg2: some View { Rectangle().offset(x: -(CGFloat(sel) * (w + 10)) + drag.width + 20, y: flag ? -10 : 0) }
    @ViewBuilder var offSize: some View { Rectangle().offset(drag) }
    @ViewBuilder var offTern: some View { Rectangle().offset(y: flag ? 0 : -w / 2) }
    @ViewBuilder var offMm: some View { Rectangle().offset(x: max(0, min(w * CGFloat(items.count - 1), -CGFloat(sel) * w + drag.width))) }

    var frames: some View {
        Rows {
            frWh
            frW
            frMax
            frMin
            frAl
            frEmpty
            frTern
            frNil
            frMaxTern
            frArith
            frArith2
            frUi
            frDbl
            pad0
            padN
            padE
            padEn
            padArr
            padIns
            padInit
            padTern
            padTern1
            padNil
            padSafe
            offX
            offArith
            offNeg
            offNeg2
            offSize
            offTern
            offMm
        }
    }
}
