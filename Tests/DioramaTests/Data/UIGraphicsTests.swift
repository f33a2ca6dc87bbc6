import Diorama
import DioramaTesting
import Foundation
import Testing
import UIKit

/// Pictures that closures draw as UIKit has it.
@MainActor @Suite struct UIGraphicsTests {
  private struct Shown: View {
    let size: CGSize
    let draw: () -> UIImage?
    @State private var image: UIImage?
    var body: some View {
      ZStack(alignment: .topLeading) {
        white
        if let image { Image(uiImage: image) }
        Color.clear.onAppear { image = draw() }
      }
    }
  }
  private func stage(_ draw: @escaping () -> UIImage?) throws -> Stage {
    let size = CGSize(width: 40, height: 30)
    return try Stage(Shown(size: size, draw: draw), size: size)
  }
  private func format(_ scale: CGFloat = 1) -> UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }

  @Test func aRendererDrawsPathsAndRectangles() throws {
    let format = format()
    let stage = try stage {
      UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image { c in
        UIColor.red.setFill()
        c.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        UIColor.blue.set()
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 15))
        path.addLine(to: CGPoint(x: 20, y: 15))
        path.lineWidth = 4
        path.stroke()
      }
    }
    #expect(stage.pixel(5, 5) == (255, 0, 0))
    #expect(stage.pixel(5, 14) == (0, 0, 255))
    #expect(stage.pixel(5, 18) == (255, 255, 255) && stage.pixel(25, 5) == (255, 255, 255))
  }

  @Test func aPictureIsDrawnAtAnotherSize() throws {
    let format = format()
    let stage = try stage {
      let small = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image {
        UIColor.black.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
      }
      return UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image {
        $0.clip(to: CGRect(x: 0, y: 0, width: 20, height: 10))
        small.draw(in: CGRect(x: 0, y: 0, width: 20, height: 20))
      }
    }
    #expect(stage.gray(5, 5) == 0 && stage.gray(15, 5) == 255)
    #expect(stage.gray(5, 15) == 255, "cut off")
  }

  @Test func theFunctionsOfOldDoTheSame() throws {
    let stage = try stage {
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 20), true, 2)
      defer { UIGraphicsEndImageContext() }
      UIColor.green.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 20))
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).addClip()
      UIColor.white.setFill()
      UIBezierPath(ovalIn: CGRect(x: -10, y: -10, width: 30, height: 30)).fill()
      return UIGraphicsGetImageFromCurrentImageContext()
    }
    #expect(stage.pixel(5, 5) == (255, 255, 255) && stage.pixel(5, 15) == (0, 255, 0))
    #expect(stage.pixel(15, 15) == (0, 0, 0), "opaque on black")
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIBezierPath(rect: .zero).fill()
  }

  @Test func descriptorsMakeOtherFonts() throws {
    let font = UIFont.systemFont(ofSize: 20, weight: .bold)
    let rounded = try #require(font.fontDescriptor.withDesign(.serif))
    #expect(UIFont(descriptor: rounded, size: 0).pointSize == 20)
    #expect(
      Font(UIFont(descriptor: rounded, size: 12))
        == Font.system(size: 12, weight: .bold, design: .serif))
    let italic = try #require(font.fontDescriptor.withSymbolicTraits([.traitItalic]))
    #expect(
      Font(UIFont(descriptor: italic.withSize(9), size: 0))
        == Font.system(size: 9, weight: .bold).italic())
  }
}
