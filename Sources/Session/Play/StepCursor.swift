/// Goes through steps one by one, through those that are repeated again and again.
struct StepCursor {
  private struct Level {
    var steps: [SessionStep]
    var next = 0
    /// How often the steps come once more after this time.
    var left: Int
  }
  private var levels: [Level]

  init(_ steps: [SessionStep]) {
    levels = [Level(steps: steps, left: 0)]
    enter()
  }
  /// The step it stands at; nil at the end.
  var step: SessionStep? { levels.last.map { $0.steps[$0.next] } }

  mutating func advance() {
    if levels.isEmpty { return }
    levels[levels.count - 1].next += 1
    enter()
  }
  mutating func end() { levels = [] }

  /// Makes it stand at a step that is to be done: into repetitions, out of what is over.
  private mutating func enter() {
    while var level = levels.last {
      if level.next < level.steps.count {
        guard case .again(let count, let inner) = level.steps[level.next].action else { return }
        if count > 0 {
          levels.append(Level(steps: inner, left: count - 1))
        } else {
          levels[levels.count - 1].next += 1
        }
      } else if level.left > 0 {
        level.left -= 1
        level.next = 0
        levels[levels.count - 1] = level
      } else {
        levels.removeLast()
        if !levels.isEmpty { levels[levels.count - 1].next += 1 }
      }
    }
  }
}
