import Desktop
import Foundation
import Testing

/// The page that a failed session leaves behind, as a browser shows it.
@Suite struct ReportInBrowserTests {
  static let browser = "/usr/bin/chromium"
  static let hasBrowser = FileManager.default.isExecutableFile(atPath: browser)
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Lets a session fail, and returns the page.
  private func page(_ steps: String..., appearance: String = "light") throws -> String {
    let lines = [#"{"diorama":1,"page":"counter","size":[120,90],"scale":2}"#] + steps
    try lines.joined(separator: "\n").write(
      to: folder.appendingPathComponent("taps.jsonl"), atomically: true, encoding: .utf8)
    let arguments = ["--replay", "taps.jsonl", "--headless"]
    _ = try Program.run("session-probe", arguments, folder: folder)
    let second = try Program.run(
      "session-probe", arguments + ["--appearance", appearance], folder: folder)
    #expect(second.code == 1)
    #expect(second.errors.contains("\nsee .diorama/taps/report.html\n"))
    return try String(
      contentsOf: folder.appendingPathComponent(".diorama/taps/report.html"), encoding: .utf8)
  }

  private struct Shown: Decodable {
    var pictures: Int
    var loaded: Int
    var requests: Int
    var clip: String
    var widths: [Int]
    var trail: String
    var hidden: String
    var failedLines: [Int]
    var mistakes: [String]
  }
  /// Uses the page's controls in the browser, and says what came of it.
  private func show(_ page: String) throws -> Shown {
    let probe = """
      <script>
      const mistakes = [];
      addEventListener("error", e => mistakes.push(e.message));
      addEventListener("load", () => {
        const change = (element, value, event) => {
          element.value = value;
          element.dispatchEvent(new Event(event));
        };
        change(document.querySelector(".slide"), "25", "input");
        change(document.querySelector(".zoom"), "4", "change");
        const trail = document.querySelector("svg.trail");
        const before = getComputedStyle(trail).display;
        const box = document.querySelector("input.trail");
        box.checked = false;
        box.dispatchEvent(new Event("change"));
        const images = Array.from(document.images);
        document.body.innerHTML = "<pre>" + JSON.stringify({
          pictures: images.length,
          loaded: images.filter(i => i.complete && i.naturalWidth > 0).length,
          requests: performance.getEntriesByType("resource")
            .filter(e => !e.name.startsWith("data:")).length,
          clip: getComputedStyle(document.querySelector(".slider img + img")).clipPath,
          widths: Array.from(document.querySelectorAll(".slider img"), i => i.clientWidth),
          trail: before,
          hidden: getComputedStyle(trail).display,
          failedLines: Array.from(document.querySelectorAll("li.failed"), l => l.value),
          mistakes: mistakes,
        }) + "</pre>";
      });
      </script>
      """
    let url = folder.appendingPathComponent("probe.html")
    try page.replacingOccurrences(of: "<body>", with: "<body>" + probe).write(
      to: url, atomically: true, encoding: .utf8)
    let home = folder.appendingPathComponent("browser").path
    let outcome = try Program.run(
      Self.browser,
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run",
        "--user-data-dir=\(home)", "--virtual-time-budget=4000", "--dump-dom", url.absoluteString,
      ], environment: ["HOME": folder.path, "PATH": "/usr/bin:/bin"], folder: folder)
    let start = try #require(outcome.output.range(of: "<pre>"), "\(outcome.output)")
    let end = try #require(outcome.output.range(of: "</pre>", options: .backwards))
    let json = outcome.output[start.upperBound..<end.lowerBound]
    return try JSONDecoder().decode(Shown.self, from: Data(json.utf8))
  }

  @Test(.enabled(if: hasBrowser, "chromium is not installed"))
  func picturesLoadAndTheSliderSlides() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = try page(
      #"{"tap":"Add"}"#, #"{"wait":3}"#, #"{"snapshot":"three"}"#, appearance: "dark")
    let shown = try show(page)
    #expect(shown.mistakes.isEmpty)
    // Expected, drawn, different, the first two again below the slider, and the film.
    #expect(shown.pictures == 6)
    #expect(shown.loaded == 6)
    #expect(shown.requests == 0, "the page needs nothing beside itself")
    #expect(shown.clip.contains("25%"))
    #expect(shown.widths == [480, 480], "120 points, four times")
    #expect(shown.trail != "none" && shown.hidden == "none")
    #expect(shown.failedLines == [4])
  }

  @Test func thePageSaysWhatHappened() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = try page(
      #"{"tap":"Add"}"#, #"{"wait":3}"#, #"{"expect":{"label":"tabs 1"}}"#, #"{"tap":"Nowhere"}"#)
    for part in [
      "taps.jsonl:4</h2>", "in frame 3, at 50 ms", "taps.jsonl:5</h2>",
      "<li value=\"4\" class=\"failed\"><code>{&quot;expect&quot;:{&quot;label&quot;:",
      "nearly: its label is &quot;taps 1&quot;", "Looked for: element &quot;tabs 1&quot;",
      "left button down at (", "<th>HarfBuzz</th><td>", "Inter-Regular.otf (",
      "120.0 by 90.0 points at 2.0 pixels a point",
    ] { #expect(page.contains(part), "\(part)") }
    #expect(page.components(separatedBy: "<h3>The frames before</h3>").count == 3)
    #expect(page.components(separatedBy: "<h3>What was drawn</h3>").count == 3)
    // The box is still growing.
    #expect(!page.contains("<h3>On the way</h3>\n<ul><li>nothing</li></ul>"))
  }
}
