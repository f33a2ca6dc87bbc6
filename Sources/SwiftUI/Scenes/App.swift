import Diorama
import Foundation

/// A program with a window. Mark the type with `@main`.
@MainActor @preconcurrency
public protocol App: _StateHolder {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  /// Runs the app as the command line says, and ends the process: 0 when all went well, 1 when an
  /// expectation or a snapshot failed, 2 for wrong usage or a malformed session, 3 when the machine
  /// refuses. `--help` lists the flags.
  @MainActor public static func main() {
    exit(Launcher<Self>(arguments: CommandLine.arguments).run())
  }
}

/// An app that consists of pages, of which one is shown: `--page NAME` opens one, `--list-pages`
/// prints their names, and the header of a session may name one. It is for apps of this package.
@MainActor package protocol PagedApp: App {
  /// The names of the pages, each once, in order.
  static var pageNames: [String] { get }
  /// - Parameter page: the page to open, one of `pageNames`; nil is where the app begins.
  init(page: String?)
}

/// Shows what an app's body has for its window, and keeps the app's state.
struct AppBody<A: App>: View {
  var app: A
  var body: some View { app.body._window()?.content }
}
