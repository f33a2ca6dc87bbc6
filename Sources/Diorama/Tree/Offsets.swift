import Foundation

extension MutableCollection {
  /// Moves the elements at some offsets, in their order, to before the element that is at another
  /// offset now; the number of elements stands for the end.
  ///
  /// An offset that there is not is an error that ends the program.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    precondition(
      source.allSatisfy { all.indices.contains($0) } && 0...all.count ~= destination,
      "of \(all.count) elements those at \(Array(source)) cannot be moved to \(destination)")
    let moved = source.map { all[$0] }
    let before = (0..<destination).filter { !source.contains($0) }.map { all[$0] }
    let after = (destination..<all.count).filter { !source.contains($0) }.map { all[$0] }
    var i = startIndex
    for element in before + moved + after {
      self[i] = element
      formIndex(after: &i)
    }
  }
}
extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some offsets. An offset that there is not is an error that ends the
  /// program.
  public mutating func remove(atOffsets offsets: IndexSet) {
    precondition(
      offsets.allSatisfy { 0..<count ~= $0 },
      "of \(count) elements those at \(Array(offsets)) cannot be removed")
    for offset in offsets.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
  }
}
