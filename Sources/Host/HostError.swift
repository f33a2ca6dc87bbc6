import CSDL

/// The machine refuses: no display, a library that fails, a file that cannot be read.
///
/// Its text says what was tried, what the library said, and what to do next. Programs print it and
/// exit with code 3.
package struct HostError: Error, CustomStringConvertible {
  package let description: String

  /// - Parameters:
  ///   - what: what was tried, with the file's path where there is one.
  ///   - reason: why it failed; nil leaves it out.
  ///   - advice: the next step, a whole sentence; nil where there is nothing to say.
  package init(_ what: String, reason: String? = nil, advice: String? = nil) {
    var text = what
    if let reason, !reason.isEmpty { text += ": \(reason)" }
    if let advice {
      if !text.hasSuffix(".") { text += "." }
      text += " \(advice)"
    }
    description = text
  }

  /// An error with SDL's own text for a reason; SDL2_ttf and SDL2_image leave theirs there too.
  static func sdl(_ what: String, advice: String? = nil) -> HostError {
    HostError(what, reason: String(cString: SDL_GetError()), advice: advice)
  }
}
