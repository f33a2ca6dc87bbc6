import Diorama
import DioramaTesting
import Foundation
@_exported import Props
import Raster
import Testing

// MARK: colours that are the same in every appearance

let black = Color(red: 0, green: 0, blue: 0)
let white = Color(red: 1, green: 1, blue: 1)
let red = Color(red: 1, green: 0, blue: 0)
let green = Color(red: 0, green: 1, blue: 0)
let blue = Color(red: 0, green: 0, blue: 1)

/// A black area that takes all the room there is.
@MainActor var ink: some View { Rectangle().fill(black) }

// MARK: input

extension Stage {
  /// Hands an event to the window in the current frame.
  func send(_ kind: InputEvent.Kind, _ modifiers: InputEvent.Modifiers = []) async {
    host.receive(InputEvent(time: time, kind: kind, modifiers: modifiers))
    host.rerun()
    await advance(0)
  }
  func down(_ x: CGFloat, _ y: CGFloat, _ button: InputEvent.Button = .left) async {
    await send(.down(CGPoint(x: x, y: y), button))
  }
  func move(_ x: CGFloat, _ y: CGFloat) async { await send(.move(CGPoint(x: x, y: y))) }
  func up(_ x: CGFloat, _ y: CGFloat, _ button: InputEvent.Button = .left) async {
    await send(.up(CGPoint(x: x, y: y), button))
  }
  func tap(_ x: CGFloat, _ y: CGFloat) async throws { try await tap(at: CGPoint(x: x, y: y)) }
  /// Presses and releases a key.
  func key(_ name: String, _ modifiers: InputEvent.Modifiers) async {
    for isDown in [true, false] { await send(.key(name, isDown: isDown), modifiers) }
  }
  /// Takes in what was written since the last frame.
  func update() async { await advance(0) }
}

// MARK: what is there

extension Stage {
  /// The frame of the view with an accessibility identifier, in whole pixels of the window.
  func frame(_ id: String) throws -> CGRect { try element(id: id).frame }
  /// Every layer with an effect, in the order of the tree.
  func layers(_ effect: LayerEffect) -> [Layer] { layers { $0.effect == effect } }
  /// Every layer of which something is true.
  func layers(where isMeant: (Layer) -> Bool) -> [Layer] {
    var found: [Layer] = []
    func walk(_ layer: Layer) {
      if isMeant(layer) { found.append(layer) }
      layer.below.forEach(walk)
    }
    walk(host.graph.layer)
    return found
  }
  /// Bodies and closures of readers that run while `body` does, by the names of their views.
  func bodies(_ body: () async throws -> Void) async rethrows -> [String: Int] {
    host.graph.bodyCounts = [:]
    try await body()
    defer { host.graph.bodyCounts = nil }
    return host.graph.bodyCounts ?? [:]
  }
}
extension View {
  /// Makes the view's frame known to the test.
  nonisolated func named(_ id: String) -> some View { accessibilityIdentifier(id) }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

// MARK: pixels

extension Stage {
  /// The level of a pixel that is grey; −1 where it has a colour.
  func gray(_ x: Int, _ y: Int) -> Int {
    let p = pixel(x, y)
    return p.red == p.green && p.green == p.blue ? p.red : -1
  }
  /// The window as text: `.` white, `#` black, `r` `g` `b` the pure colours, `?` anything else.
  var drawing: String {
    let bitmap = bitmap
    let names: [UInt32: Character] = [
      0xffffff: ".", 0: "#", 0xff0000: "r", 0x00ff00: "g", 0x0000ff: "b",
    ]
    return (0..<bitmap.height).map { y in
      String((0..<bitmap.width).map { x in names[bitmap[x, y].bits & 0xffffff] ?? "?" })
    }.joined(separator: "\n")
  }
}

/// What an 8-bit pixel becomes when `color` with an alpha is drawn over it.
func blended(_ color: Double, _ alpha: Double, over base: Double) -> Double {
  let a = (alpha * 255).rounded() / 255
  return color * a + base * (1 - a)
}
/// Whether a level is within `tolerance` of a value that was worked out.
func isNear(_ level: Int, _ value: Double, _ tolerance: Double = 1) -> Bool {
  abs(Double(level) - value) <= tolerance
}
func isClose(_ a: Double, _ b: Double, _ tolerance: Double = 1e-9) -> Bool {
  abs(a - b) <= tolerance
}
