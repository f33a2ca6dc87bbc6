/// What this package says of itself.
package enum Toolkit {
  package static let name = "Diorama"
  package static let version = "0.1.0"
}
