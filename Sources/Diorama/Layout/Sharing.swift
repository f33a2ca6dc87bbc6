import Foundation

/// Shares a length out among parts: by priority, then by flexibility. The least flexible part is
/// served first, each is offered an equal share of what is left, and what lower priorities need at
/// least is kept back for them.
/// - Parameters:
///   - total: points; infinity offers infinity to all.
///   - gaps: points of it that lie between the parts.
///   - priority: of a part; higher ones are served first.
///   - length: what a part would take of an offer.
///   - take: the same, when it is decided.
@MainActor func shareOut(
  _ total: CGFloat, gaps: CGFloat, among count: Int, priority: (Int) -> Double,
  length: (_ part: Int, _ offer: CGFloat) -> CGFloat,
  take: (_ part: Int, _ offer: CGFloat) -> CGFloat
) {
  if count == 1 {
    _ = take(0, total)
    return
  }
  struct Part {
    var index: Int
    var priority: Double
    var low: CGFloat
    var flexibility: CGFloat
  }
  var queue = (0..<count).map { i -> Part in
    let low = length(i, 0), high = length(i, .infinity)
    return Part(
      index: i, priority: priority(i), low: low,
      flexibility: high == .infinity ? .infinity : high - low)
  }
  queue.sort { a, b in
    if a.priority != b.priority { return a.priority > b.priority }
    if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
    if a.flexibility == .infinity, a.low != b.low { return a.low > b.low }
    return a.index < b.index
  }
  var left = total - gaps
  var reserved = queue.reduce(0) { $0 + $1.low }
  var at = 0
  while at < queue.count {
    var end = at
    while end < queue.count, queue[end].priority == queue[at].priority {
      reserved -= queue[end].low
      end += 1
    }
    var room = left - reserved, rest = end - at
    for part in queue[at..<end] {
      let used = take(
        part.index, total == .infinity ? .infinity : max(room / CGFloat(rest), 0))
      room -= used
      left -= used
      rest -= 1
    }
    at = end
  }
}
