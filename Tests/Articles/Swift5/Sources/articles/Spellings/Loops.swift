import SwiftUI

extension Spellings {
    @ViewBuilder var feRange: some View { ForEach(0..<3) { i in Text("\(i)") } }
    @ViewBuilder var feRangeUs: some View { ForEach(0..<3) { _ in Text("x") } }
    @ViewBuilder var feRangeDollar: some View { ForEach(0..<items.count) { Text(items[$0]) } }
    @ViewBuilder var feRangeId: some View { ForEach(0..<items.count, id: \.self) { i in Text(items[i]).tag(i) } }
    @ViewBuilder var feClosed: some View { ForEach(1...5, id: \.self) { i in Text("\(i)") } }
    @ViewBuilder var feSelf: some View { ForEach(items, id: \.self) { s in Text(s) } }
    @ViewBuilder var feDollar: some View { ForEach(items, id: \.self) { Text($0) } }
    @ViewBuilder var feIdent: some View { ForEach(models) { m in Text(m.name) } }
    @ViewBuilder var feIdkp: some View { ForEach(models, id: \.id) { m in Text(m.name) } }
    @ViewBuilder var feIdx: some View { ForEach(items.indices, id: \.self) { i in Text(items[i]) } }
    @ViewBuilder var feEnum: some View { ForEach(Array(items.enumerated()), id: \.offset) { i, s in Text("\(i) \(s)") } }
    @ViewBuilder var feEnumEl: some View { ForEach(Array(models.enumerated()), id: \.element.id) { i, m in Text(m.name).tag(i) } }
    @ViewBuilder var feZip: some View { ForEach(Array(zip(items.indices, items)), id: \.0) { i, s in Text("\(i) \(s)") } }
    @ViewBuilder var feCases: some View { ForEach(Tab.allCases, id: \.self) { t in Text(t.rawValue) } }
    @ViewBuilder var feBind: some View { ForEach($models) { $m in Text(m.name).onTapGesture { m.name += "x" } } }
    @ViewBuilder var feBindId: some View { ForEach($models, id: \.id) { $m in TextField2(text: $m.name) } }
    @ViewBuilder var feArr: some View { ForEach([Color.red, .blue, .green], id: \.self) { c in c.frame(height: 10) } }
    @ViewBuilder var feRev: some View { ForEach(models.reversed()) { m in Text(m.name) } }
    @ViewBuilder var feFilter: some View { ForEach(models.filter { $0.id > 2 }.prefix(3)) { m in Text(m.name) } }
    @ViewBuilder var feStride: some View { ForEach(Array(stride(from: 0, to: 10, by: 2)), id: \.self) { i in Text("\(i)") } }
    @ViewBuilder var feFn: some View { ForEach(items, id: \.self, content: row) }
    @ViewBuilder var feIfbody: some View { ForEach(0..<3, id: \.self) { i in if i == sel { Circle().fill(Color.red) } else { Circle().stroke(lineWidth: 0.5) } } }
    @ViewBuilder var feBigbody: some View { ForEach(items.indices, id: \.self) { i in ZStack { Rectangle().fill(Color.red.opacity(0.2)); Rectangle().fill(Color.blue).cornerRadius(20).padding(2).opacity(sel == i ? 1 : 0.01).onTapGesture { withAnimation(.interactiveSpring()) { sel = i } } }.overlay(Text(items[i])) } }

    var loops: some View {
        Rows {
            feRange
            feRangeUs
            feRangeDollar
            feRangeId
            feClosed
            feSelf
            feDollar
            feIdent
            feIdkp
            feIdx
            feEnum
            feEnumEl
            feZip
            feCases
            feBind
            feBindId
            feArr
            feRev
            feFilter
            feStride
            feFn
            feIfbody
            feBigbody
        }
    }
}
