import Foundation
import Host
import Raster
import Session

extension Subcommand {
  static let diff = Subcommand(
    name: "diff", usage: "A.png B.png [-o FILE.png] [--tolerance N]",
    summary: "compare two pictures, pixel by pixel",
    details: """
      Counts the pixels of which a channel differs: red, green, blue or opacity, each from 0 to 255.

      Exit codes: 0 equal; 1 different, in size or in pixels; 2 wrong use, or a file that is no
      picture or cannot be read; 3 the picture of the differences cannot be written.
      """,
    options: [
      Option(
        names: ["-o", "--output"], placeholder: "FILE.png",
        help: "write A without its colours, with red where the two differ"),
      Option(
        names: ["--tolerance"], placeholder: "N",
        help: "levels by which equal channels may differ, 0 to 254 (default 0)"),
    ], count: 2...2
  ) { arguments in
    var tolerance = 0
    if let text = arguments.value("--tolerance") {
      guard text.allSatisfy({ $0.isASCII && $0.isNumber }), let n = Int(text), n <= 254 else {
        throw UsageError("--tolerance must be a whole number from 0 to 254, not \"\(text)\"")
      }
      tolerance = n
    }
    let paths = arguments.rest
    let output = arguments.value("--output")
    if let output, paths.contains(where: { isSame($0, output) }) {
      throw UsageError("--output \(output) is one of the pictures: give it another name")
    }
    let a = try picture(paths[0]), b = try picture(paths[1])
    if a.width != b.width || a.height != b.height {
      Console.say(
        "the sizes differ: \(paths[0]) is \(a.width) by \(a.height) pixels, \(paths[1]) "
          + "\(b.width) by \(b.height)")
      if let output { Console.complain("\(output) is not written: it needs pictures of one size") }
      return 1
    }
    let c = try PictureComparison(expected: a, actual: b, tolerance: tolerance)
    if let output {
      let difference = PictureComparison.difference(expected: a, actual: b, tolerance: tolerance)
      try DiskFiles().write(difference, to: output)
    }
    Console.say(report(c, tolerance: tolerance))
    return c.areEqual ? 0 : 1
  }

  private static func picture(_ path: String) throws(UsageError) -> Bitmap {
    do {
      if let picture = try DiskFiles().picture(at: path) { return picture }
    } catch {
      throw UsageError("\(error)")
    }
    throw UsageError("there is no picture \(path)")
  }
  private static func isSame(_ a: String, _ b: String) -> Bool {
    func path(_ p: String) -> String { URL(fileURLWithPath: p).resolvingSymlinksInPath().path }
    return path(a) == path(b)
  }
  private static func report(_ c: PictureComparison, tolerance: Int) -> String {
    let differing = c.beyond[0]
    if differing == 0 { return "equal, \(c.total) pixels" }
    var lines = ["\(differing) of \(c.total) pixels differ, by up to \(c.most) of 255 levels"]
    for (step, count) in zip(PictureComparison.steps, c.beyond).dropFirst() {
      lines.append("  \(count) by more than \(step)")
    }
    if tolerance > 0 {
      lines.append("  \(c.differing) by more than the tolerance of \(tolerance)")
      if c.areEqual { lines[0] = "equal within the tolerance: \(lines[0])" }
    }
    return lines.joined(separator: "\n")
  }
}
