import Foundation
import Raster

/// How far a picture is that is still to be loaded.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)
  /// The picture, where there is one.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// Why a picture is not there.
private struct AsyncImageError: Error, CustomStringConvertible {
  let description: String
}

/// A picture of a file.
///
/// Differs: nothing is fetched. A file's picture is there at once; any other address fails, and is
/// reported once.
nonisolated public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let content: (AsyncImagePhase) -> Content
  @Environment(\.pictures) private var pictures

  /// - Parameters:
  ///   - url: nil shows the phase `.empty`.
  ///   - scale: pixels per point.
  ///   - transaction: of the change from phase to phase. There is none after the first.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.content = content
  }
  /// Fills its frame with grey until the picture is there.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { $0.image ?? .blank }
  }
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }
  @MainActor public var body: some View { content(phase) }

  @MainActor private var phase: AsyncImagePhase {
    guard let url else { return .empty }
    guard url.isFileURL else {
      let text = "AsyncImage does not fetch \(url): give it the address of a file"
      pictures?.report(text)
      return .failure(AsyncImageError(description: text))
    }
    if let picture = pictures?.store.picture(at: url, scale: scale) {
      return .success(Image(picture))
    }
    return .failure(AsyncImageError(description: "there is no picture in the file \(url.path)"))
  }
}

extension EnvironmentValues {
  fileprivate var pictures: EnvironmentAssets? { assets }
}
extension Image {
  /// A grey area.
  fileprivate static var blank: Image {
    let bitmap = Bitmap(width: 1, height: 1)
    bitmap.pixels[0] = 0x2a15_1515
    return Image(Picture(bitmap: bitmap, scale: 1)).resizable()
  }
}
