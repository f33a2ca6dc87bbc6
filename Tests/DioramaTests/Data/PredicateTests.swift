import Foundation
import Testing
import UIKit

/// What forms ask of the text in their fields.
@Suite struct PredicateTests {
  @Test func anAddressIsOneFromEndToEnd() {
    let form = "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}"
    let isAddress = NSPredicate(format: "SELF MATCHES %@", form)
    #expect(isAddress.evaluate(with: "a.b@example.org"))
    for text in ["a.b@example", "to a.b@example.org", "a.b@example.org\n", ""] {
      #expect(!isAddress.evaluate(with: text), "\(text)")
    }
    #expect(!isAddress.evaluate(with: nil) && !isAddress.evaluate(with: 7))
    #expect(NSPredicate(format: "SELF MATCHES %@", "a|ab").evaluate(with: "ab"))
  }
  @Test(arguments: [
    ("SELF MATCHES %@", "ab+", "ABB", false), ("self matches[c] %@", "ab+", "ABB", true),
    ("SELF MATCHES[cd] %@", "é+", "EE", true), ("SELF CONTAINS %@", "ell", "hello", true),
    ("SELF CONTAINS %@", "ELL", "hello", false), ("SELF CONTAINS[cd] %@", "ELL", "hèllo", true),
    ("SELF BEGINSWITH %@", "he", "hello", true), ("SELF BEGINSWITH %@", "lo", "hello", false),
    ("SELF ENDSWITH[c] %@", "LO", "hello", true), ("SELF ENDSWITH %@", "he", "hello", false),
    ("SELF == %@", "hello", "hello", true), ("SELF ==[c] %@", "HELLO", "hello", true),
    ("SELF = %@", "HELLO", "hello", false), ("SELF != %@", "HELLO", "hello", true),
    ("SELF BEGINSWITH 'he'", "", "hello", true), ("SELF CONTAINS \"x\"", "", "hello", false),
  ])
  func comparisons(format: String, other: String, text: String, holds: Bool) {
    #expect(NSPredicate(format: format, other).evaluate(with: text) == holds)
    #expect(NSPredicate(format: format, argumentArray: [other]).evaluate(with: text) == holds)
  }
  @Test func otherFormsSayWhatToWrite() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = NSPredicate(format: "name LIKE %@ AND age > 3", "a") }
    let said = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(said.contains("write NSPredicate(block:) instead"))
  }
}
