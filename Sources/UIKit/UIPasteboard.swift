import Diorama
import Foundation

/// What is cut and copied in the window.
///
/// Differs: it is text alone.
@MainActor @preconcurrency public final class UIPasteboard {
  public static let general = UIPasteboard()
  private init() {}
  /// Nil where there is none.
  public var string: String? {
    get {
      let text = clipboard?.text ?? ""
      return text.isEmpty ? nil : text
    }
    set { clipboard?.text = newValue ?? "" }
  }
  public var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.first }
  }
  public var url: URL? {
    get { string.flatMap(URL.init(string:)) }
    set { string = newValue?.absoluteString }
  }
  public var hasStrings: Bool { string != nil }
  public var hasURLs: Bool { url?.scheme != nil }
  private var clipboard: (any Clipboard)? { windowService { $0.clipboard } ?? nil }
}

extension UIView {
  /// Takes the keyboard away from what has it in the window.
  /// - Returns: true.
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    _ = windowService { $0.endEditing() }
    return true
  }
}
