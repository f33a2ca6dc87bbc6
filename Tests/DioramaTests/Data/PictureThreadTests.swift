import Diorama
import DioramaTesting
import Foundation
import Host
import Raster
import Testing
import UIKit

/// Pictures decoded where no window runs the code: on other threads, and before there is a window.
@MainActor @Suite final class PictureThreadTests {
  private let folder: URL
  private var file: URL { folder.appendingPathComponent("red.png") }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("threads-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let bitmap = Bitmap(width: 6, height: 4)
    bitmap.fill(bitmap.bounds, RGBA(bits: 0xffff_0000))
    try PNGFile.write(bitmap, to: folder.appendingPathComponent("red.png"))
    _ = try Stage.services()
  }
  deinit { try? FileManager.default.removeItem(at: folder) }

  @Test func bytesAndFilesNeedNoWindow() async throws {
    let path = file.path, data = try Data(contentsOf: file)
    let here = [UIImage(data: data), UIImage(contentsOfFile: path)]
    let there = await Task.detached { [UIImage(data: data), UIImage(contentsOfFile: path)] }.value
    for image in here + there {
      #expect(image?.size == CGSize(width: 6, height: 4))
      #expect(image?.pngData()?.isEmpty == false)
    }
    #expect(UIImage(data: Data("no picture".utf8)) == nil)
    let fine = await Task.detached { UIImage(data: data, scale: 2) }.value
    #expect(fine?.size == CGSize(width: 3, height: 2) && fine?.scale == 2)
  }

  @Test func namesMeanTheSameEverywhere() async throws {
    let path = folder.path
    func look() -> [CGSize?] {
      let bundle = Bundle(path: path)
      return ["red", "blue"].map {
        UIImage(named: $0, in: bundle, compatibleWith: nil)?.size
      }
    }
    #expect(look() == [CGSize(width: 6, height: 4), nil])
    let there = await Task.detached {
      let image = UIImage(named: "red", in: Bundle(path: path), compatibleWith: nil)
      return (image?.size, image?.jpegData(compressionQuality: 0.5)?.prefix(2))
    }.value
    #expect(there.0 == CGSize(width: 6, height: 4))
    #expect(there.1?.elementsEqual([0xFF, 0xD8]) == true)
    let missing = await Task.detached {
      let bundle = Bundle(path: path)
      return UIImage(named: "blue", in: bundle, compatibleWith: nil) == nil
        && UIColor(named: "blue", in: bundle) == nil
    }.value
    #expect(missing)
  }

  @Test func manyMayAskAtOnce() async throws {
    let data = try Data(contentsOf: file), path = folder.path
    let sizes = await withTaskGroup(of: CGSize?.self) { group in
      for i in 0..<64 {
        group.addTask {
          if i % 2 == 0 { return UIImage(data: data)?.size }
          return UIImage(named: "red", in: Bundle(path: path), compatibleWith: nil)?.size
        }
      }
      var sizes: [CGSize?] = []
      for await size in group { sizes.append(size) }
      return sizes
    }
    #expect(sizes == Array(repeating: CGSize(width: 6, height: 4), count: 64))
  }

  @Test func whatIsLoadedInTheBackgroundIsShown() async throws {
    struct Loaded: View {
      let path: String
      @State private var image: UIImage?
      init(path: String) { self.path = path }
      var body: some View {
        ZStack {
          if let image { Image(uiImage: image).resizable() }
        }
        .task {
          let path = path
          image = await Task.detached(priority: .userInitiated) {
            UIImage(contentsOfFile: path)
          }.value
        }
      }
    }
    let stage = try Stage(Loaded(path: file.path), size: CGSize(width: 20, height: 20))
    for _ in 0..<500 where stage.pixel(10, 10).green != 0 {
      try await Task.sleep(for: .milliseconds(2))
      await stage.advance()
    }
    let p = stage.pixel(10, 10)
    #expect(p.red == 255 && p.green == 0 && p.blue == 0)
  }
}
