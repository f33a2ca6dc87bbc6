import Foundation

/// Views that share a name in one namespace: one is the source, the others follow it.
@MainActor final class MatchGroup {
  var members: [MatchedElement] = []
  /// Somebody came, went or was placed.
  var isStale = false
  /// Where the last source was when it left, in this update.
  var seen: Seen?

  var source: MatchedElement? { members.last(where: \.canBeSource) }
  var mistake: String? {
    members.filter(\.canBeSource).count < 2
      ? nil
      : "several views are the source of the matched geometry \"\(members[0].geometry.key.id)\""
        + " at once; all but one need isSource: false"
  }

  func resolve(_ reducesMotion: Bool) {
    isStale = false
    defer { seen = nil }
    let source = source
    let shown = members.last { $0.isShown && $0.canBeSource }
    for m in members where m.isPlaced {
      if m === source {
        // A source that comes while another stays begins where that one is.
        if let seen = seen ?? (m === shown ? nil : shown?.seen) {
          m.arrive(from: seen)
        } else {
          m.goHome()
        }
        continue
      }
      if m.isLeaving {
        // Fades where it is when little shall move.
        if let source, !reducesMotion { m.follow(source) }
      } else if let source, !m.geometry.isSource {
        m.follow(source)
      } else {
        m.goHome()
      }
    }
  }
}

/// The groups of one window. After layout, the views of those that have changed are put in their
/// places; groups of several are looked at in every update, since what is around them may move.
@MainActor final class MatchSystem {
  private var groups: [MatchKey: MatchGroup] = [:]
  /// Groups of several, and those that have changed, in the order in which they became so.
  private var shared: [MatchGroup] = []
  private var stale: [MatchGroup] = []
  var isEmpty: Bool { groups.isEmpty }

  func join(_ member: MatchedElement) -> MatchGroup {
    let group = groups[member.geometry.key] ?? MatchGroup()
    groups[member.geometry.key] = group
    group.members.append(member)
    if group.members.count == 2 { shared.append(group) }
    mark(group)
    return group
  }
  func quit(_ member: MatchedElement, _ group: MatchGroup) {
    group.members.removeAll { $0 === member }
    if group.members.count < 2 { shared.removeAll { $0 === group } }
    if group.members.isEmpty { groups[member.geometry.key] = nil }
    mark(group)
  }
  func mark(_ group: MatchGroup) {
    if group.isStale { return }
    group.isStale = true
    stale.append(group)
  }

  /// Puts all in their places. What is placed may hold others.
  func resolve(in layout: LayoutSystem) {
    shared.forEach(mark)
    var rounds = 0
    while !stale.isEmpty, rounds < 16 {
      let due = stale
      stale = []
      for g in due {
        g.resolve(layout.reducesMotion)
        if let mistake = g.mistake { layout.report(mistake) }
      }
      rounds += 1
    }
  }
}
