import Combine
import Diorama
import DioramaTesting
import Foundation
import Testing
import UIKit

/// Views drawn into pictures, and pictures that functions draw.
@MainActor struct ImageRendererTests {
  /// Runs code of a window's.
  private struct Bench: View {
    let work: () -> Void
    var body: some View { Button("Work", action: work) }
  }
  private func run(scale: Double = 1, _ work: @escaping () -> Void) async throws {
    let stage = try Stage(Bench(work: work), size: CGSize(width: 100, height: 60), scale: scale)
    try await stage.tap("Work")
    #expect(stage.reports.isEmpty)
  }
  /// The pixels of a picture shown at its size, on blue.
  private func shown(_ image: Image, _ size: CGSize, scale: Double = 1) throws -> Stage {
    try Stage(
      ZStack {
        Color(red: 0, green: 0, blue: 1); image
      }, size: size, scale: scale)
  }
  private func color(_ stage: Stage, _ x: Int, _ y: Int) -> Int {
    let c = stage.pixel(x, y)
    return c.red << 16 | c.green << 8 | c.blue
  }
  private struct Badge: View {
    var body: some View {
      HStack(spacing: 0) {
        Color(red: 1, green: 0, blue: 0).frame(width: 10, height: 10)
        Color.clear.frame(width: 10, height: 10)
      }
    }
  }

  @Test func aViewInItsIdealSize() async throws {
    var image: UIImage?, pixels = CGSize.zero, half: UIImage?
    try await run {
      let renderer = ImageRenderer(content: Badge())
      #expect(renderer.scale == 1 && renderer.proposedSize == .unspecified && !renderer.isOpaque)
      image = renderer.uiImage
      renderer.scale = 3
      pixels = renderer.cgImage.map { CGSize(width: $0.width, height: $0.height) } ?? .zero
      #expect(renderer.uiImage?.size == CGSize(width: 20, height: 10))
      #expect(renderer.uiImage?.scale == 3)
      renderer.scale = 0.5
      half = renderer.uiImage
    }
    #expect(image?.size == CGSize(width: 20, height: 10) && image?.scale == 1)
    #expect(pixels == CGSize(width: 60, height: 30))
    #expect(half?.size == CGSize(width: 20, height: 10) && half?.scale == 0.5)
    let stage = try shown(Image(uiImage: try #require(image)), CGSize(width: 20, height: 10))
    #expect(color(stage, 5, 5) == 0xff0000)
    #expect(color(stage, 15, 5) == 0x0000ff, "it shines through")
  }

  @Test func opaqueIsOnBlack() async throws {
    var image: UIImage?
    try await run {
      let renderer = ImageRenderer(content: Badge())
      renderer.isOpaque = true
      image = renderer.uiImage
    }
    let stage = try shown(Image(uiImage: try #require(image)), CGSize(width: 20, height: 10))
    #expect(color(stage, 5, 5) == 0xff0000)
    #expect(color(stage, 15, 5) == 0x000000)
  }

  @Test func aViewInAnotherSize() async throws {
    var sizes: [CGSize?] = []
    try await run {
      let renderer = ImageRenderer(content: Color(red: 0, green: 1, blue: 0))
      for proposal in [
        ProposedViewSize(width: 40, height: 30), ProposedViewSize(width: 40, height: nil),
        .unspecified, .zero, .infinity,
      ] {
        renderer.proposedSize = proposal
        sizes.append(renderer.uiImage?.size)
      }
      let text = ImageRenderer(content: Text("several words in a row"))
      let wide = text.uiImage?.size ?? .zero
      text.proposedSize.width = 60
      let narrow = text.uiImage?.size ?? .zero
      #expect(narrow.width <= 60 && narrow.height >= 2 * wide.height && wide.width > 60)
    }
    #expect(sizes[0] == CGSize(width: 40, height: 30))
    #expect(sizes[1] == CGSize(width: 40, height: 10))
    #expect(sizes[2] == CGSize(width: 10, height: 10))
    #expect(sizes[3] == nil && sizes[4] == nil, "without pixels there is none")
  }

  @Test func itHasAnEnvironmentOfItsOwn() async throws {
    struct Teller: View {
      @Environment(\.displayScale) private var scale
      @Environment(\.colorScheme) private var scheme
      let tell: (String) -> Void
      var body: some View {
        let _ = tell("\(scale) \(scheme)")
        return Rectangle().frame(width: 5, height: 5)
      }
    }
    var told: [String] = []
    let stage = try Stage(
      Bench {
        let renderer = ImageRenderer(content: Teller { told.append($0) })
        renderer.scale = 2
        _ = renderer.uiImage
        let dark = ImageRenderer(
          content: Teller { told.append($0) }.environment(\.colorScheme, .dark))
        _ = dark.uiImage
      }, size: CGSize(width: 100, height: 60), colorScheme: .dark)
    try await stage.tap("Work")
    #expect(told.first == "2.0 light" && told.last == "1.0 dark")
  }

  @Test func itTellsOfChanges() throws {
    let renderer = ImageRenderer(content: Text("a"))
    var changes = 0
    let watch = renderer.objectWillChange.sink { changes += 1 }
    renderer.content = Text("b")
    renderer.scale = 2
    renderer.proposedSize = .zero
    renderer.isOpaque = true
    renderer.colorMode = .linear
    #expect(changes == 5)
    watch.cancel()
  }

  @Test func itIsDrawnWhileBodiesRun() async throws {
    struct Mirror: View {
      @State private var count = 0
      var body: some View {
        VStack(spacing: 0) {
          if let image = ImageRenderer(content: dot).uiImage {
            Image(uiImage: image).accessibilityLabel("picture \(count)")
          }
          Button("More") { withAnimation(.linear(duration: 1)) { count += 1 } }
        }
      }
      private var dot: some View {
        Color(white: 0).frame(width: CGFloat(10 + count * 10), height: 10)
      }
    }
    let stage = try Stage(Mirror(), size: CGSize(width: 200, height: 100))
    #expect(try stage.element("picture 0").frame.width == 10)
    try await stage.tap("More")
    try await stage.settle()
    #expect(try stage.element("picture 1").frame.width == 20)
  }

  // MARK: pictures that functions draw

  private struct Drawn: View {
    @State private var color = Color(red: 1, green: 0, blue: 0)
    var isResizable = false
    var isOpaque = false
    var body: some View {
      let color = color
      let image = Image(size: CGSize(width: 20, height: 10), label: Text("flag"), opaque: isOpaque)
      {
        $0.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 30)), with: .color(color))
      }
      VStack(spacing: 0) {
        if isResizable {
          image.resizable().frame(width: 80, height: 40)
        } else {
          image
        }
        Button("Other") { self.color = Color(red: 0, green: 1, blue: 0) }
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
  }
  @Test func aFunctionDraws() async throws {
    let stage = try Stage(Drawn(), size: CGSize(width: 100, height: 60), scale: 2)
    let flag = try stage.element("flag")
    #expect(flag.role == "image" && flag.frame == CGRect(x: 40, y: 0, width: 20, height: 10))
    #expect(color(stage, 90, 10) == 0xff0000)
    #expect(color(stage, 110, 10) == 0xffffff)
    #expect(color(stage, 90, 21) == 0xffffff, "cut off at its size")
    try await stage.tap("Other")
    #expect(color(stage, 90, 10) == 0x00ff00)
  }
  @Test func itIsAPictureAsOthers() throws {
    let large = try Stage(Drawn(isResizable: true), size: CGSize(width: 100, height: 100))
    #expect(try large.element("flag").frame.size == CGSize(width: 80, height: 40))
    #expect(color(large, 20, 20) == 0xff0000)
    #expect(color(large, 80, 20) == 0xffffff)
    let opaque = try Stage(Drawn(isOpaque: true), size: CGSize(width: 100, height: 60))
    #expect(color(opaque, 55, 5) == 0x000000)
  }
}
