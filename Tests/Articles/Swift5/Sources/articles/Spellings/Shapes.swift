import SwiftUI

extension Spellings {
    @ViewBuilder var shFill0: some View { Circle().fill() }
    @ViewBuilder var shFillc: some View { Circle().fill(Color.red) }
    @ViewBuilder var shFilld: some View { Circle().fill(.red) }
    @ViewBuilder var shFilldo: some View { Circle().fill(.red.opacity(0.2)) }
    @ViewBuilder var shFillco: some View { Circle().fill(Color.red.opacity(0.2)) }
    @ViewBuilder var shFilltern: some View { Circle().fill(flag ? Color.red : Color.gray.opacity(0.3)) }
    @ViewBuilder var shFilltern2: some View { Circle().fill(flag ? .red : .gray) }
    @ViewBuilder var shFilltern3: some View { Circle().fill(flag ? .red : .gray.opacity(0.5)) }
    @ViewBuilder var shFilltern4: some View { Circle().fill(sel == 1 ? Color.primary : Color.secondary.opacity(0.5)) }
    @ViewBuilder var shFilltern5: some View { Circle().fill(sel == 1 ? Color.primary : .secondary) }
    @ViewBuilder var shFillgrad: some View { Circle().fill(LinearGradient(gradient: Gradient(colors: [Color.red, .blue.opacity(0.5)]), startPoint: .top, endPoint: .bottom)) }
    @ViewBuilder var shStroke0: some View { Circle().stroke() }
    @ViewBuilder var shStrokelw: some View { Circle().stroke(lineWidth: 0.5) }
    @ViewBuilder var shStrokec: some View { Circle().stroke(Color.red) }
    @ViewBuilder var shStroked: some View { Circle().stroke(.red) }
    @ViewBuilder var shStrokeclw: some View { Circle().stroke(Color.red, lineWidth: 2) }
    @ViewBuilder var shStrokedlw: some View { Circle().stroke(.red, lineWidth: 2) }
    @ViewBuilder var shStrokeco: some View { Circle().stroke(Color.red.opacity(0.4), lineWidth: 2) }
    @ViewBuilder var shStrokest: some View { Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [5, 5])) }
    @ViewBuilder var shStrokesty: some View { Circle().stroke(style: StrokeStyle(lineWidth: 2)).fill(.red) }
    @ViewBuilder var shStrokeaa: some View { Circle().stroke(.red, lineWidth: 2, antialiased: true) }
    @ViewBuilder var shSb: some View { Circle().strokeBorder(Color.red, lineWidth: 2) }
    @ViewBuilder var shSb2: some View { Circle().strokeBorder(lineWidth: 2) }
    @ViewBuilder var shFs: some View { Circle().fill(.red).stroke(.blue, lineWidth: 3) }
    @ViewBuilder var shTrim: some View { Circle().trim(from: 0, to: 0.7).stroke(Color.red, style: StrokeStyle(lineWidth: 3)).rotationEffect(.degrees(-90)) }
    @ViewBuilder var shOffset: some View { Circle().offset(x: 10).fill(.red) }
    @ViewBuilder var shOffsetV: some View { Circle().fill(.red).offset(x: 10) }
    @ViewBuilder var shFramefg: some View { Circle().frame(width: 8, height: 8).foregroundColor(flag ? .red : .gray) }
    @ViewBuilder var shTernGrad: some View { RoundedRectangle(cornerRadius: 10, style: .continuous).fill(flag ? AnyShapeStyle(Color.red.gradient) : AnyShapeStyle(Color.clear)) }
    @ViewBuilder var csDot: some View { Text("a").clipShape(.capsule) }
    @ViewBuilder var csRect: some View { Text("a").clipShape(.rect(cornerRadius: 10)) }
    @ViewBuilder var csUneven: some View { Text("a").clipShape(.rect(topLeadingRadius: 10, topTrailingRadius: 10)) }
    @ViewBuilder var csRr: some View { Text("a").clipShape(RoundedRectangle(cornerRadius: 10, style: .continuous)) }
    @ViewBuilder var ctRect: some View { Text("a").contentShape(Rectangle()) }
    @ViewBuilder var ctDot: some View { Text("a").contentShape(.rect) }

    var shapes: some View {
        Rows {
            shFill0
            shFillc
            shFilld
            shFilldo
            shFillco
            shFilltern
            shFilltern2
            shFilltern3
            shFilltern4
            shFilltern5
            shFillgrad
            shStroke0
            shStrokelw
            shStrokec
            shStroked
            shStrokeclw
            shStrokedlw
            shStrokeco
            shStrokest
            shStrokesty
            shStrokeaa
            shSb
            shSb2
            shFs
            shTrim
            shOffset
            shOffsetV
            shFramefg
            shTernGrad
            csDot
            csRect
            csUneven
            csRr
            ctRect
            ctDot
        }
    }
}
