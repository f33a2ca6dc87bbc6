import Foundation

extension NewPackage {
  /// The files by their paths in the package.
  var files: [(path: String, text: String)] {
    let n = name.text, t = name.capitalized
    return [
      ("Package.swift", manifest),
      ("README.md", readme),
      (".gitignore", ".build/\n.diorama/\n.swiftpm/\n*.xcodeproj\n"),
      ("Sources/\(n)/\(t)App.swift", app),
      ("Sources/\(n)/ContentView.swift", content),
      ("Sources/\(n)/SegmentedControl.swift", control),
      ("Tests/\(n)Tests/SessionTests.swift", tests),
      ("Tests/\(n)Tests/Sessions/choose.jsonl", session),
    ]
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "\(name.text)",
      platforms: [.macOS(.v14)],
      dependencies: [
        .package(
          name: "diorama",
          path: \(ToolkitFolder.literal(toolkit.path(from: path)))
        )
      ],
      targets: [
        // On a Mac, SwiftUI is Apple's.
        .executableTarget(
          name: "\(name.text)",
          dependencies: [
            .product(name: "SwiftUI", package: "diorama", condition: .when(platforms: [.linux]))
          ],
          swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
        .testTarget(
          name: "\(name.text)Tests",
          dependencies: [
            "\(name.text)",
            .product(
              name: "DioramaTesting", package: "diorama", condition: .when(platforms: [.linux])),
          ],
          exclude: ["Sessions"],
          swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
      ],
      swiftLanguageModes: [.v6]
    )

    """
  }

  private var app: String {
    """
    import SwiftUI

    @main struct \(name.capitalized)App: App {
      var body: some Scene {
        WindowGroup("\(name.text)") {
          ContentView()
        }
        .defaultSize(width: 320, height: 240)
      }
    }

    """
  }

  private var content: String {
    """
    import SwiftUI

    struct ContentView: View {
      @State private var selection = 0
      private let times = ["Morning", "Noon", "Night"]

      var body: some View {
        VStack(spacing: 24) {
          SegmentedControl(options: times, selection: $selection)
          Text("Good \\(times[selection].lowercased())")
            .font(.title)
        }
        .padding()
      }
    }

    """
  }

  private var control: String {
    """
    import SwiftUI

    /// A row of options, one of which is chosen by a tap.
    struct SegmentedControl: View {
      let options: [String]
      @Binding var selection: Int

      var body: some View {
        HStack(spacing: 4) {
          ForEach(options.indices, id: \\.self) { index in
            segment(index)
          }
        }
        .padding(4)
        .frame(height: 44)
        .background(Capsule().fill(Color.gray.opacity(0.2)))
      }

      private func segment(_ index: Int) -> some View {
        let isSelected = index == selection
        return Button {
          withAnimation(.spring()) { selection = index }
        } label: {
          Text(options[index])
            .foregroundStyle(isSelected ? Color.white : Color.primary)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(Capsule().fill(Color.blue).opacity(isSelected ? 1 : 0))
            .contentShape(Capsule())
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(isSelected ? .isSelected : [])
      }
    }

    """
  }

  private var tests: String {
    """
    #if canImport(DioramaTesting)
      import DioramaTesting
      import Testing

      @testable import \(name.text)

      /// Each file in Sessions is a test.
      @Suite struct SessionTests {
        @Test(arguments: ["choose"])
        func passes(_ session: String) async throws {
          try await Stage.replay("Sessions/\\(session).jsonl", of: ContentView())
        }
      }
    #endif

    """
  }

  private var session: String {
    """
    # Another option is chosen, and on its way the blue fades from one to the other.
    {"diorama":1,"app":"\(name.text)","size":[320,240],"scale":1,"appearance":"light","locale":"en"}
    {"expect":{"label":"Good morning"}}
    {"tap":"Night"}
    {"settle":120}
    {"expect":{"label":"Night","selected":true}}
    {"expect":{"label":"Good night"}}

    """
  }

  private var readme: String {
    let folder = "Tests/\(name.text)Tests/Sessions"
    return """
      # \(name.text)

      A segmented control, and a session that uses it. On Linux it is built on Diorama, which
      `Package.swift` looks for at `\(toolkit.path(from: path))`; on a Mac on SwiftUI.

      ```sh
      # Opens the window.
      swift run \(name.text)
      # Plays the session, without a window; the second line plays it so that you can watch.
      swift test
      swift run \(name.text) --replay \(folder)/choose.jsonl
      # Writes down what you do until you close the window.
      swift run \(name.text) --record \(folder)/mine.jsonl
      ```

      `SessionTests.swift` lists the sessions that `swift test` plays. A line `{"snapshot":"end"}` in
      one compares the picture too: the first time, the picture is written and the test fails, so that
      somebody looks at it.

      """
  }
}

extension ToolkitFolder {
  /// A text as Swift writes it, in several lines where it is long.
  static func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { s in
      switch s {
      case "\"", "\\": "\\\(s)"
      case _ where s.value < 0x20 || s.value == 0x7f: "\\u{\(String(s.value, radix: 16))}"
      default: "\(s)"
      }
    }
    var lines = [""]
    for character in escaped {
      if (lines.last?.count ?? 0) + character.count > 80 { lines.append("") }
      lines[lines.count - 1] += character
    }
    return lines.map { "\"\($0)\"" }.joined(separator: "\n        + ")
  }
}
