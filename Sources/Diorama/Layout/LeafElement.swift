import Foundation

/// An element without children, its size answered by the view it is for.
@MainActor package final class LeafElement: Element {
  private let answer: (ProposedViewSize) -> CGSize
  private let guideAnswer: ((AlignmentKey, CGSize, ProposedViewSize) -> CGFloat?)?
  /// Called when it has been placed at a new size.
  package var onResize: ((CGSize, ProposedViewSize) -> Void)?
  private let spacer: Bool

  package init(
    owner: any ElementOwner, system: LayoutSystem, name: String, isSpacer: Bool = false,
    guide: ((AlignmentKey, CGSize, ProposedViewSize) -> CGFloat?)? = nil,
    size: @escaping (ProposedViewSize) -> CGSize
  ) {
    answer = size
    guideAnswer = guide
    spacer = isSpacer
    super.init(owner: owner, system: system, layer: Layer(name))
  }
  package override func sizeThatFits(_ p: ProposedViewSize) -> CGSize { answer(p) }
  package override func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ p: ProposedViewSize
  ) -> CGFloat? {
    guideAnswer?(key, size, p)
  }
  package override var isSpacer: Bool { spacer }
  package override func placeContent(in host: Layer, at base: CGPoint) {
    onResize?(frame.size, proposal)
  }
}
