import Diorama
import Foundation
import Raster

/// Sets a report as one page of HTML that needs nothing beside itself: pictures, style and script are
/// in it.
@MainActor struct ReportPage {
  /// A picture as the bytes of a PNG file.
  let png: (Bitmap) throws -> [UInt8]

  func html(_ report: FailureReport) throws -> String {
    let sections = try report.failures.enumerated().map { try section($1, number: $0 + 1) }
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(report.title.html): failed</title>
      <style>\(ReportStyle.css)</style>
      </head>
      <body>
      <header><h1>\(report.title.html)</h1><p class="summary">\(report.summary.html)</p></header>
      \(sections.joined(separator: "\n"))
      <section><h2>Where it ran</h2>
      \(table(report.facts))
      </section>
      <script>\(ReportStyle.script)</script>
      </body>
      </html>

      """
  }

  private func table(_ rows: [FailureReport.Fact]) -> String {
    let body = rows.map { "<tr><th>\($0.name.html)</th><td>\($0.value.html)</td></tr>" }
    return "<table>\(body.joined(separator: "\n"))</table>"
  }

  private func section(_ failure: FailureReport.Failure, number: Int) throws -> String {
    let milliseconds = Int((failure.time * 1000).rounded())
    var parts = [
      "<h2>\(failure.place.html)</h2>",
      "<p>in frame \(failure.frame), at \(milliseconds) ms</p>",
      "<pre class=\"message\">\(failure.message.html)</pre>",
    ]
    if !failure.lines.isEmpty { parts.append(lines(failure.lines)) }
    if let evidence = failure.evidence {
      parts.append(try pictures(evidence, id: "p\(number)"))
      if let film = failure.film {
        parts.append("<h3>The frames before</h3><div class=\"film\">")
        parts.append("\(try image(film, "the frames before the failure", width: film.width))</div>")
        parts.append("<p class=\"note\">Drawn by playing the session a second time.</p>")
      }
      let moving = evidence.moving.isEmpty ? ["nothing"] : evidence.moving
      parts.append("<h3>On the way</h3>")
      parts.append("<ul>\(moving.map { "<li>\($0.html)</li>" }.joined())</ul>")
      parts.append(try tree(evidence))
      parts.append(inputs(evidence))
    }
    return "<section class=\"failure\">\(parts.joined(separator: "\n"))</section>"
  }

  private func lines(_ lines: [FailureReport.Line]) -> String {
    let rows = lines.map {
      "<li value=\"\($0.number)\"\($0.hasFailed ? " class=\"failed\"" : "")>"
        + "<code>\($0.text.html)</code></li>"
    }
    return "<ol class=\"lines\">\(rows.joined(separator: "\n"))</ol>"
  }

  // MARK: pictures

  private func pictures(_ e: FailureEvidence, id: String) throws -> String {
    let width = Int(e.size.width.rounded())
    let actual = try image(e.picture, "what was drawn", width: width)
    let trail = TrailDrawing(e).svg
    guard let reference = e.reference else {
      return "<h3>What was drawn</h3><div class=\"pictures\">"
        + figure(actual + trail, "drawn", class: "actual") + "</div>" + controls(id, slides: false)
    }
    let expected = try image(reference, "what was expected", width: width)
    var out = "<h3>Expected, drawn, different</h3>" + controls(id, slides: true)
    out += "<div class=\"pictures\">" + figure(expected, "expected", class: "expected")
    out += figure(actual + trail, "drawn", class: "actual")
    guard
      let c = try? PictureComparison(
        expected: reference, actual: e.picture, tolerance: e.tolerance)
    else {
      let sizes =
        "expected \(reference.width) by \(reference.height) pixels, "
        + "drawn \(e.picture.width) by \(e.picture.height)"
      return out + "</div><p>The sizes differ: \(sizes).</p>"
    }
    let difference = PictureComparison.difference(
      expected: reference, actual: e.picture, tolerance: e.tolerance)
    out += figure(try image(difference, "where they differ", width: width), "different")
    // Made of the pictures above by the script, so that they are in the page once.
    out += figure("<div class=\"slider\"></div>", "expected | drawn", class: "both") + "</div>"
    var rows: [FailureReport.Fact] = zip(PictureComparison.steps, c.beyond).map { step, count in
      ("by more than \(step)", "\(count) of \(c.total) pixels")
    }
    rows.append(("most", "\(c.most) of 255 levels"))
    if e.tolerance > 0 { rows.append(("allowed", "\(e.tolerance) levels")) }
    let b = c.bounds
    rows.append(("within", "x \(b.x0) to \(b.x1 - 1), y \(b.y0) to \(b.y1 - 1), in pixels"))
    return out + "<h3>How many pixels differ</h3>" + table(rows)
  }
  private func controls(_ id: String, slides: Bool) -> String {
    var out = "<div class=\"controls\">"
    if slides {
      out +=
        "<label>expected <input type=\"range\" class=\"slide\" id=\"\(id)-slide\" min=\"0\" "
        + "max=\"100\" value=\"50\"> drawn</label>"
    }
    let sizes = [1, 2, 4, 8].map { "<option value=\"\($0)\">\($0)×</option>" }.joined()
    out += "<label>size <select class=\"zoom\">\(sizes)</select></label>"
    out += "<label><input type=\"checkbox\" class=\"trail\" checked> input</label>"
    return out + "</div>"
  }
  private func figure(_ content: String, _ caption: String, class name: String = "") -> String {
    "<figure class=\"\(name)\"><div class=\"picture\">\(content)</div>"
      + "<figcaption>\(caption)</figcaption></figure>"
  }
  private func image(_ bitmap: Bitmap, _ alternative: String, width: Int) throws -> String {
    let data = Data(try png(bitmap)).base64EncodedString()
    return
      "<img alt=\"\(alternative)\" width=\"\(width)\" src=\"data:image/png;base64,\(data)\">"
  }

  // MARK: elements and input

  private func tree(_ e: FailureEvidence) throws -> String {
    var mark = { (element: SceneElement) in e.pattern?.mark(element) }
    if let reference = e.reference,
      let c = try? PictureComparison(
        expected: reference, actual: e.picture, tolerance: e.tolerance), !c.areEqual
    {
      let scale = CGFloat(e.picture.width) / max(e.size.width, 1)
      let area = CGRect(
        x: CGFloat(c.bounds.x0) / scale, y: CGFloat(c.bounds.y0) / scale,
        width: CGFloat(c.bounds.width) / scale, height: CGFloat(c.bounds.height) / scale)
      mark = { $0.isVisible && $0.frame.intersects(area) ? .differs : nil }
    }
    let rows = e.elements.map { element in
      switch mark(element) {
      case nil: "<li>\(element.description.html)</li>"
      case .matches?: "<li class=\"match\">\(element.description.html) <b>matches</b></li>"
      case .near(let why)?:
        "<li class=\"near\">\(element.description.html) <b>nearly: \(why.html)</b></li>"
      case .differs?: "<li class=\"near\">\(element.description.html) <b>differs here</b></li>"
      }
    }
    let wanted = e.pattern.map { "<p>Looked for: \($0.description.html)</p>" } ?? ""
    let body =
      rows.isEmpty
      ? "<p>There is no element.</p>"
      : "<ul class=\"tree\">\(rows.joined())</ul>"
    return "<h3>Elements</h3>\(wanted)\(body)"
  }
  private func inputs(_ e: FailureEvidence) -> String {
    if e.trail.events.isEmpty { return "<h3>Input</h3><p>There was none.</p>" }
    let shown = e.trail.events.suffix(60)
    let rows = shown.map { "<li>\(InputSentence.text($0).html)</li>" }
    return "<details><summary>Input, the last \(rows.count)</summary>"
      + "<ul class=\"tree\">\(rows.joined())</ul></details>"
  }
}

extension String {
  /// As text in HTML, between tags or in a quoted attribute.
  var html: String {
    var out = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "\"": out += "&quot;"
      // What HTML does not allow at all.
      case "\n", "\t": out.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || (0x7f...0x9f).contains(scalar.value):
        out += "\u{fffd}"
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }
}
