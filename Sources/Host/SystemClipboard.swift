import CSDL
import Diorama
import Foundation

/// The clipboard that a window shares with other programs.
@MainActor package final class SystemClipboard: Clipboard {
  package init() {}
  package var text: String {
    get {
      guard let bytes = SDL_GetClipboardText() else { return "" }
      defer { SDL_free(bytes) }
      return String(cString: bytes)
    }
    set { SDL_SetClipboardText(newValue) }
  }
}
