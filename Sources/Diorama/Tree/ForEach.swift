import Foundation

/// One view for each element of a collection, its state kept by the element's identity.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  /// Made from a range that is meant to stay as it is.
  let isConstant: Bool
  /// What is shown instead, where the rows are known only then.
  let inPlace: AnyView?

  init(
    data: Data, id: @escaping (Data.Element) -> ID, isConstant: Bool = false,
    inPlace: AnyView? = nil, content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.isConstant = isConstant
    self.inPlace = inPlace
    self.content = content
  }
}

extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable, Content: View {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: { $0.id }, content: content)
  }
}
extension ForEach where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    nonisolated(unsafe) let id = id
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
}
extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// For a range that does not change.
  ///
  /// Differs: a range that does change updates the rows; a report says so once.
  @_semantics("swiftui.requires_constant_range")
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, id: { $0 }, isConstant: true, content: content)
  }
}
extension ForEach where Content: View {
  @_disfavoredOverload
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable,
    ID == C.Element.ID, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }
  @_disfavoredOverload
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    nonisolated(unsafe) let id = id
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }, id: { $0.1 },
      content: { row in
        let index = row.0
        // The row may be asked once more after its element has gone.
        var last = elements[index]
        return content(
          Binding(
            get: {
              let now = data.wrappedValue
              if now.indices.contains(index) { last = now[index] }
              return last
            },
            set: { value in
              if data.wrappedValue.indices.contains(index) { data.wrappedValue[index] = value }
            }))
      })
  }
}
extension ForEach: View where Content: View {
  public typealias Body = Never
  @MainActor public static var _count: Int? { nil }
  @MainActor public static var _isLong: Bool { true }
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _NodeContext
  ) -> _TypedNode<Self> {
    view.inPlace == nil
      ? ForEachNode(view, context) : WrapperNode(view, context) { $0.inPlace! }
  }
}

/// Makes the rows that are asked for, and knows how many there are without making any where every
/// row has the same number of elements.
@MainActor
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  _TypedNode<ForEach<Data, ID, Content>>
{
  private struct Row {
    var node: _TypedNode<Content>
    var index: Int
  }
  /// An element's id, and how many before it have the same.
  private struct Key: Hashable {
    var id: ID
    var turn = 0
  }
  private var made: [Key: Row] = [:]
  private var gone: [Key: _TypedNode<Content>] = [:]
  /// The turns of elements that are not the first with their id, by row. Looked for when two are found.
  private var turns: [Int: Int] = [:]
  private let context: _NodeContext
  private let perRow = Content._count
  private var knownCount: Int
  /// When the data was last set, and in which transaction: rows made right then arrive with it.
  private var setIn = -1
  private var setTransaction = Transaction()
  private var ordered: [_TypedNode<Content>]?
  /// Where rows that are lists themselves begin, in slots, and where the last one ends.
  private var starts: [Int]?
  /// So many rows may be there before those that are far away are looked for.
  private var limit = 0

  override init(_ view: ForEach<Data, ID, Content>, _ context: _NodeContext) {
    self.context = context
    knownCount = view.data.count
    super.init(view, context)
  }
  private func datum(_ i: Int) -> Data.Element {
    view.data[view.data.index(view.data.startIndex, offsetBy: i)]
  }
  private func key(_ i: Int) -> Key { Key(id: view.id(datum(i)), turn: turns[i] ?? 0) }
  /// Where the elements are, each with its turn.
  @discardableResult private func lookForTurns() -> [Key: Int] {
    var places = [Key: Int](minimumCapacity: view.data.count), counts: [ID: Int] = [:]
    turns = [:]
    for (i, e) in view.data.enumerated() {
      var key = Key(id: view.id(e))
      if places[key] != nil {
        key.turn = counts[key.id, default: 0] + 1
        counts[key.id] = key.turn
        turns[i] = key.turn
      }
      places[key] = i
    }
    return places
  }
  private func content(_ e: Data.Element) -> Content {
    return observing { view.content(e) }
  }
  override func set(_ new: ForEach<Data, ID, Content>) {
    if new.isConstant, new.data.count != view.data.count {
      graph.report(
        "ForEach(0..<\(view.data.count)) has \(new.data.count) elements now; a range that changes "
          + "wants an identity: ForEach(0..<n, id: \\.self)")
    }
    view = new
    setIn = graph.flush
    setTransaction = .current
    evaluate()
  }
  override func evaluate() {
    isDirty = false
    epoch += 1
    if !graph.mayEvaluate(self) { return }
    let n = view.data.count
    var places = turns.isEmpty ? nil : lookForTurns()
    var hasMoved = n != knownCount
    for (id, row) in made {
      var at: Int? = row.index < n && key(row.index) == id ? row.index : nil
      if at == nil {
        if places == nil { places = lookForTurns() }
        at = places![id]
        hasMoved = true
      }
      if let at {
        made[id]!.index = at
        row.node.set(content(datum(at)))
      } else {
        made[id] = nil
        let node = row.node
        gone[id] = node
        node.depart { [unowned self, unowned node] in
          if gone[id] === node { gone[id] = nil }
        }
      }
    }
    knownCount = n
    starts = nil
    if hasMoved {
      ordered = nil
      structureChanged()
    }
  }
  private func node(_ i: Int) -> _TypedNode<Content> {
    let e = datum(i)
    var id = key(i)
    if let row = made[id], row.index != i, row.index < view.data.count, key(row.index) == id {
      graph.report(
        "ForEach has several elements with the id \(id.id); which of them is which is told by their "
          + "order alone")
      lookForTurns()
      let rows = made.values
      made = [:]
      for row in rows { made[key(row.index)] = row }
      id = key(i)
    }
    if let row = made[id] { return row.node }
    let node: _TypedNode<Content>
    if let g = gone.removeValue(forKey: id) {
      node = g
      g.set(content(e))
      g.arriveQuietly(with: setTransaction)
    } else {
      let outer = Transaction.current
      if setIn == graph.flush { Transaction.current = setTransaction }
      node = Content._node(content(e), context)
      Transaction.current = outer
      adopt(node)
      if setIn == graph.flush { node.arriveQuietly(with: setTransaction) }
    }
    made[id] = Row(node: node, index: i)
    ordered = nil
    return node
  }
  override var count: Int {
    if let perRow { return perRow * view.data.count }
    return (0..<view.data.count).reduce(0) { $0 + node($1).count }
  }
  private func place(_ index: Int) -> (row: Int, index: Int) {
    if let perRow { return (index / perRow, index % perRow) }
    var i = index
    for row in 0..<view.data.count {
      let n = node(row).count
      if i < n { return (row, i) }
      i -= n
    }
    preconditionFailure("element \(index) of \(count)")
  }
  override func element(at index: Int) -> Element {
    let at = place(index)
    return node(at.row).element(at: at.index)
  }
  // MARK: slots

  /// A row is one slot; where rows are lists, theirs are.
  private var rowStarts: [Int] {
    if let starts { return starts }
    var all = [0]
    for i in 0..<view.data.count { all.append(all[i] + node(i).slotCount) }
    starts = all
    return all
  }
  private func row(ofSlot slot: Int) -> (row: Int, slot: Int) {
    let starts = rowStarts
    var low = 0, high = starts.count - 1
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= slot { low = middle } else { high = middle }
    }
    // Rows without a slot begin where the next one does.
    while low + 1 < starts.count, starts[low + 1] <= slot { low += 1 }
    return (low, slot - starts[low])
  }
  override func forgetShells() { starts = nil }
  package override var slotCount: Int { Content._isLong ? rowStarts.last! : view.data.count }
  package override func collectSlot(_ index: Int, into elements: inout [Element]) {
    if !Content._isLong { return node(index).collect(into: &elements) }
    let at = row(ofSlot: index)
    node(at.row).collectSlot(at.slot, into: &elements)
  }
  package override func identity(ofSlot index: Int) -> AnyHashable? {
    if !Content._isLong { return AnyHashable(view.id(datum(index))) }
    let at = row(ofSlot: index)
    return node(at.row).identity(ofSlot: at.slot) ?? AnyHashable(view.id(datum(at.row)))
  }
  package override func otherIdentity(ofSlot index: Int) -> AnyHashable? {
    if Content._isLong {
      let at = row(ofSlot: index)
      return node(at.row).otherIdentity(ofSlot: at.slot)
    }
    return node(index).identity(ofSlot: 0)
  }
  package override func slot(with id: AnyHashable) -> Int? {
    if let own = id.base as? ID, let i = view.data.firstIndex(where: { view.id($0) == own }) {
      let row = view.data.distance(from: view.data.startIndex, to: i)
      return Content._isLong ? rowStarts[row] : row
    }
    for (row, e) in view.data.enumerated() {
      if Content._isLong {
        if let i = node(row).slot(with: id) { return rowStarts[row] + i }
      } else if let made = made[key(row)] {
        if made.node.slot(with: id) != nil { return row }
      } else if Content._trait(IDTrait.self, content(e), 0) == id {
        return row
      }
    }
    return nil
  }
  package override func findSections(from base: Int, into sections: inout [SlotSection]) {
    if !Content._isLong { return }
    for (row, start) in rowStarts.dropLast().enumerated() {
      node(row).findSections(from: base + start, into: &sections)
    }
  }
  package override func retireSlots(farFrom near: Range<Int>) {
    if Content._isLong {
      for (row, start) in rowStarts.dropLast().enumerated() {
        node(row).retireSlots(farFrom: near.lowerBound - start..<near.upperBound - start)
      }
      return
    }
    if made.count <= limit { return }
    for (id, row) in made where !near.contains(row.index) && row.node.isReplaceable {
      made[id] = nil
      row.node.kill()
    }
    limit = made.count + near.count
    ordered = nil
    // What was kept around their elements goes with them.
    var n: _Node? = self
    while let q = n, q.container == nil {
      if q !== self { q.forgetShells() }
      n = q.parent
    }
  }
  override var holdsState: Bool { false }
  override func identity(ofRow node: _Node) -> AnyHashable? {
    made.first { $0.value.node === node }.map { AnyHashable($0.key.id) }
  }

  package override func collect(into elements: inout [Element]) {
    for i in 0..<view.data.count { node(i).collect(into: &elements) }
  }
  override func list(into listing: inout Listing) {
    for i in 0..<view.data.count { node(i).list(into: &listing) }
  }
  override func trait<K: _TraitKey>(_ key: K.Type, at index: Int) -> K.Value? {
    let at = place(index)
    if let row = made[self.key(at.row)], row.index == at.row {
      return row.node.trait(key, at: at.index)
    }
    if perRow == nil { return node(at.row).trait(key, at: at.index) }
    return Content._trait(key, content(datum(at.row)), at.index)
  }
  override func ownElement(with id: AnyHashable) -> Element? {
    guard let id = id.base as? ID, let i = view.data.firstIndex(where: { view.id($0) == id })
    else { return nil }
    let row = node(view.data.distance(from: view.data.startIndex, to: i))
    return row.count > 0 ? row.element(at: 0) : nil
  }
  override func identity(at index: Int) -> AnyHashable? {
    AnyHashable(view.id(datum(place(index).row)))
  }
  override func forEachChild(_ body: (_Node) -> Void) {
    let all = ordered ?? made.values.sorted { $0.index < $1.index }.map(\.node)
    ordered = all
    all.forEach(body)
    gone.values.forEach(body)
  }
}
