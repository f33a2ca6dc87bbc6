import Foundation

/// Where text is that was cut or copied.
@MainActor package protocol Clipboard: AnyObject {
  /// Empty where there is none.
  var text: String { get set }
}
/// The program's own: what is copied in one window can be pasted in another, and no other program has
/// a say in what a session does.
@MainActor package final class ProgramClipboard: Clipboard {
  package static let shared = ProgramClipboard()
  package init() {}
  package var text = ""
}
