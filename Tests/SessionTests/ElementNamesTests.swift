import Foundation
import Testing

@testable import Diorama
@testable import Session

/// Where on an element a recorder says that something was.
@Suite struct ElementNamesTests {
  @Test(arguments: [10, 36, 390, 999, 5_000, 440_000, 3_000_000] as [CGFloat])
  func aPlaceIsFoundAgainToATenthOfAPoint(length: CGFloat) throws {
    for n in 0..<20 {
      // Scrolled to anywhere, under a pointer in the window.
      let top = -CGFloat(n) / 20 * (length - 5) - 0.1
      let element = SceneElement(
        role: .group, label: "list", value: nil, identifier: nil,
        frame: CGRect(x: -3, y: top + 2, width: 400, height: length), isVisible: true,
        isSelected: false, isEnabled: true, isFocused: false, isHidden: false, depth: 0)
      let place = CGPoint(x: CGFloat(n) * 1.3, y: 2.2)
      let target = try #require(ElementNames(elements: [element]).aim(at: place))
      let still = RecordedPointer(samples: [.init(milliseconds: 0, place: place)])
      let line = RecordedText.down(still, target)
      let file = try SessionFile(
        Array("{\"diorama\":1}\n\(line)\n{\"up\":true}".utf8), file: "r.jsonl")
      let pattern = try #require(file.steps[0].action.pattern)
      let found = element.place(pattern.place)
      #expect(abs(found.x - place.x) < 0.02 && abs(found.y - place.y) < 0.02, "\(line)")
    }
  }
}
