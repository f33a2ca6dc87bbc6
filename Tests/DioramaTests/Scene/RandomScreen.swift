import Diorama
import Foundation

/// One thing on a screen: what it is stays, what it looks like changes with its value.
struct Piece: Identifiable, Equatable {
  static let kinds = 21
  var id: Int
  var kind: Int
  var value: Int
}

/// A view of a kind, with numbers that follow from a value.
struct PieceView: View {
  let piece: Piece
  @State var taps = 0

  var body: some View {
    var dice = Dice(piece.value &* 7919 &+ piece.kind)
    let x = dice.number(-5...70), y = dice.number(-5...55)
    return content(&dice)
      .onTapGesture { withAnimation(.interactiveSpring()) { taps += 1 } }
      .position(x: x, y: y)
      .zIndex(Double(dice.roll(3)))
      .transition(transition)
  }
  private var transition: AnyTransition {
    switch piece.id % 6 {
    case 0: .opacity
    case 1: .move(edge: .leading)
    case 2: .scale
    case 3: .slide.combined(with: .opacity)
    case 4: .push(from: .bottom)
    default: .asymmetric(insertion: .scale(scale: 0.3, anchor: .topLeading), removal: .opacity)
    }
  }
  private func color(_ dice: inout Dice) -> Color {
    Color(
      red: dice.share(), green: dice.share(), blue: dice.share(),
      opacity: dice.roll(3) == 0 ? dice.share() : 1)
  }
  /// Two overlapping areas.
  @ViewBuilder private func pair(_ a: Color, _ b: Color) -> some View {
    ZStack {
      Rectangle().fill(a).frame(width: 20, height: 12)
      Circle().fill(b).frame(width: 16, height: 16).offset(x: 6, y: 3)
    }
  }

  private func content(_ dice: inout Dice) -> AnyView {
    let a = color(&dice), b = color(&dice), k = dice.number(0...1), angle = dice.number(-180...180)
    let w = dice.number(2...30), h = dice.number(2...20), r = dice.number(0...12)
    switch piece.kind {
    case 0:
      return AnyView(
        RoundedRectangle(cornerRadius: r).fill(a).frame(width: w, height: h)
          .opacity(taps % 2 == 0 ? 1 : 0.3))
    case 1:
      return AnyView(
        HStack(spacing: 3) {
          ForEach(0..<4, id: \.self) { i in
            if i == (piece.value + taps) % 4 {
              Circle().fill(a).frame(width: 5, height: 5)
            } else {
              Circle().stroke(a, lineWidth: 0.5).frame(width: 5, height: 5)
            }
          }
        })
    case 2:
      return AnyView(
        Text("Text \(piece.value % 100)").font(.system(size: 6 + r)).foregroundColor(a))
    case 3:
      return AnyView(
        Rectangle().fill(
          LinearGradient(colors: [a, b], startPoint: .topLeading, endPoint: .bottomTrailing)
        ).frame(width: w, height: h))
    case 4:
      return AnyView(
        Capsule().fill(
          RadialGradient(colors: [a, b], center: .center, startRadius: 0, endRadius: w)
        ).frame(width: w, height: h).rotationEffect(.degrees(angle)))
    case 5: return AnyView(pair(a, b).opacity(taps % 2 == 0 ? k : 1))
    case 6: return AnyView(pair(a, b).shadow(color: b, radius: r / 2, x: 2, y: h / 4))
    case 7: return AnyView(pair(a, b).blur(radius: r / 2))
    case 8: return AnyView(pair(a, b).mask(Circle().frame(width: w, height: h)))
    case 9: return AnyView(pair(a, b).clipShape(Circle()).rotationEffect(.degrees(angle)))
    case 10:
      return AnyView(
        VStack(alignment: .leading, spacing: 0) {
          ForEach(0..<(2 + (piece.value + taps) % 3), id: \.self) { i in
            Text("row \(i)").font(.system(size: 7)).transition(.move(edge: .leading))
          }
        }.background(a).clipped())
    case 11:
      return AnyView(
        Ellipse().stroke(a, style: StrokeStyle(lineWidth: 1 + r / 3, dash: [4, 2 + k]))
          .frame(width: w, height: h))
    case 12:
      return AnyView(
        pair(a, b).brightness(k - 0.5).saturation(k * 2).hueRotation(.degrees(angle)))
    case 13: return AnyView(pair(a, b).blendMode(piece.value % 2 == 0 ? .multiply : .difference))
    case 14:
      return AnyView(
        Text("Big").font(.system(size: 10)).scaleEffect(0.5 + k).rotationEffect(.degrees(angle / 9))
      )
    case 15:
      return AnyView(
        pair(a, b).cornerRadius(r / 2).opacity(0.5 + k / 2).shadow(radius: 2)
          .blur(radius: taps % 2 == 0 ? 0 : 1).offset(x: k * 10, y: -k))
    case 17:
      return AnyView(
        VStack(spacing: 0) {
          pair(a, b)
          Text("\(piece.value % 100)").font(.system(size: 7))
        }.rotation3DEffect(
          .degrees(angle), axis: (x: k, y: 1, z: k / 4), perspective: taps % 2 == 0 ? k * 2 : 3))
    case 18:
      return AnyView(
        pair(a, b).shadow(color: b, radius: 2, x: 3, y: 1)
          .rotation3DEffect(.degrees(angle), axis: (1, 0, 0), anchor: .leading, anchorZ: r)
          .blur(radius: r / 8).clipShape(Ellipse()).rotationEffect(.degrees(r)))
    case 19:
      var flat = ProjectionTransform(CGAffineTransform(rotationAngle: k - 0.5))
      flat.m13 = CGFloat(k - 0.5) / 30
      return AnyView(
        pair(a, b.opacity(0.5)).rotation3DEffect(.degrees(angle / 4), axis: (0, 1, 0))
          .projectionEffect(flat).blendMode(piece.value % 2 == 0 ? .multiply : .normal))
    case 16:
      return AnyView(
        Image(systemName: "heart.fill").foregroundColor(a).font(.system(size: 8 + r))
          .opacity(k))
    default:
      return AnyView(
        Path { p in
          p.move(to: CGPoint(x: 0, y: h))
          p.addQuadCurve(to: CGPoint(x: w, y: h), control: CGPoint(x: w / 2, y: -h))
          p.closeSubpath()
        }.fill(a).frame(width: w, height: h).transformEffect(
          CGAffineTransform(a: 1, b: 0.2, c: CGFloat(k - 0.5), d: 1, tx: 0, ty: 0)))
    }
  }
}
