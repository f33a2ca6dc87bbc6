/// Views that are written one after the other.
nonisolated private protocol WrittenInTurn {}
extension TupleView: WrittenInTurn {}

extension View {
  /// It was written as several views.
  static var isSeveral: Bool {
    if let count = _count { return count > 1 }
    return self is any WrittenInTurn.Type || Body.self != Never.self && Body.isSeveral
  }
  /// The view as a window or a page shows it: what was written as several views is a column of them.
  var standingAlone: AnyView { Self.isSeveral ? AnyView(VStack { self }) : AnyView(self) }
}
