import Foundation

/// A list whose parts can be made one by one. A *slot* is such a part: a row of a `ForEach`, or one
/// view of those that follow each other in the source. It yields any number of elements.
@MainActor package protocol SlotList: ElementList {
  /// Known without making rows.
  var slotCount: Int { get }
  /// The elements of a slot, made now if they are not there yet.
  func collectSlot(_ index: Int, into elements: inout [Element])
  /// What tells the slot from others, where something does.
  func identity(ofSlot index: Int) -> AnyHashable?
  /// The identity that a view in the slot was given besides that of its row.
  func otherIdentity(ofSlot index: Int) -> AnyHashable?
  /// The slot in which a view has an identity.
  func slot(with id: AnyHashable) -> Int?
  /// The sections in the list, in their order; `base` is the number of its first slot.
  func findSections(from base: Int, into sections: inout [SlotSection])
  /// Slots far from `near` are not needed for now: what can be made anew just so goes.
  func retireSlots(farFrom near: Range<Int>)
}

/// Slots that belong together.
package struct SlotSection: Equatable {
  /// With the header and the footer.
  package var slots: Range<Int>
  package var hasHeader: Bool
  package var hasFooter: Bool
  package init(slots: Range<Int>, hasHeader: Bool, hasFooter: Bool) {
    self.slots = slots
    self.hasHeader = hasHeader
    self.hasFooter = hasFooter
  }
  var header: Int? { hasHeader ? slots.lowerBound : nil }
  var footer: Int? { hasFooter ? slots.upperBound - 1 : nil }
}
