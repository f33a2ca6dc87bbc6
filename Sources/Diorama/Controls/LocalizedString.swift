import Combine
import Foundation

extension String {
  /// A key into the tables of localized text, with values in it.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    let key: LocalizedStringKey
    public init(_ value: String) { key = LocalizedStringKey(value) }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }
  }

  /// The text that a table has for a key, in the language of the window that runs the code, or of
  /// `locale`; nil bundles are the app's own. Where no window does, it is the key itself.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    nonisolated(unsafe) var text: String?
    if MainQueue.isCurrent {
      MainActor.assumeIsolated {
        let graph = (Timekeepers.here as? FrameClock)?.graph
        let environment = graph.map { EnvironmentValues($0.environment) } ?? EnvironmentValues()
        let pieces = keyAndValue.key.pieces(
          locale ?? environment.locale, strings: graph?.services.strings, table: table,
          bundle: bundle, readsMarkdown: false)
        text = pieces.map { piece in
          switch piece {
          case .text(let string, _, _): string
          case .view(let text, _, _):
            graph.map { text.plain(environment, $0.services, now: $0.date) } ?? ""
          }
        }.joined()
      }
    }
    self = text ?? keyAndValue.key.key
  }
}
