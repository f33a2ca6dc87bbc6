import Diorama
import Foundation

/// A view of UIKit as it is shown: its background, what is in it, its corners, its border.
struct ViewFace: View {
  let view: UIView
  init(view: UIView) { self.view = view }
  var body: some View {
    let _ = view.track()
    let layer = view.layer
    let shape = RoundedRectangle(
      cornerRadius: layer.cornerRadius,
      style: layer.cornerCurve == .continuous ? .continuous : .circular)
    let content = view.face
      .background(shape.fill(background))
      .overlay(
        shape.strokeBorder(layer.borderColor?.color ?? .primary, lineWidth: layer.borderWidth)
          .opacity(layer.borderWidth > 0 ? 1 : 0))
    Group {
      if layer.masksToBounds { content.clipShape(shape) } else { content }
    }
    .shadow(
      color: (layer.shadowColor?.color ?? Color(white: 0)).opacity(Double(layer.shadowOpacity)),
      radius: layer.shadowRadius, x: layer.shadowOffset.width, y: layer.shadowOffset.height
    )
    .opacity(view.isHidden ? 0 : view.alpha * Double(layer.opacity))
    .modifier(TransformAboutMiddle(transform: layer.transform))
    .allowsHitTesting(view.isUserInteractionEnabled && !view.isHidden)
    .accessibilityHidden(view.isHidden || view.accessibilityElementsHidden)
    .modifier(SaidOfView(view: view))
  }
  private var background: Color {
    view.backgroundColor?.color ?? view.layer.backgroundColor?.color ?? Color(white: 0, opacity: 0)
  }
}

/// A view of UIKit is turned and sized about its middle.
private struct TransformAboutMiddle: GeometryEffect {
  var transform: CATransform3D
  init(transform: CATransform3D) { self.transform = transform }
  func effectValue(size: CGSize) -> ProjectionTransform {
    let x = size.width / 2, y = size.height / 2
    return ProjectionTransform(
      CATransform3DConcat(
        CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, 0), transform),
        CATransform3DMakeTranslation(x, y, 0)))
  }
}

/// Views at their frames; one without a size of its own fills the view around it.
struct SubviewsFace: View {
  let view: UIView
  init(view: UIView) { self.view = view }
  var body: some View {
    let _ = view.track()
    if view.subviews.isEmpty && view.isUnknown {
      RepresentedBox(name: "\(type(of: view))")
    } else {
      ZStack(alignment: .topLeading) {
        Color.clear
        let _ = view.subviews.forEach { $0.track() }
        ForEach(view.subviews, id: \.self) { child in
          let frame = child.frame
          if child.fills {
            ViewFace(view: child)
          } else {
            ViewFace(view: child).frame(width: frame.width, height: frame.height)
              .offset(x: frame.minX, y: frame.minY)
          }
        }
      }
    }
  }
}
extension UIView {
  /// Where nobody has given it a frame, or it says that it follows what is around it.
  fileprivate var fills: Bool {
    isPlacedByLayout || frame.isEmpty || !translatesAutoresizingMaskIntoConstraints
      || autoresizingMask.isSuperset(of: [.flexibleWidth, .flexibleHeight])
  }
  /// It may well draw something that cannot be seen here.
  fileprivate var isUnknown: Bool { type(of: self) != UIView.self }
}

/// Says what is not shown here; where it has no room, or is behind something, nothing.
struct RepresentedBox: View {
  let name: String
  @Environment(\.isBackground) private var isBackground
  init(name: String) { self.name = name }
  var body: some View {
    GeometryReader { room in
      if !isBackground, room.size.width > 0, room.size.height > 0 {
        Rectangle()
          .strokeBorder(Color.secondary, style: StrokeStyle(lineWidth: 1, dash: [4, 4]))
          .overlay(Text(verbatim: name).font(.caption).foregroundColor(.secondary).lineLimit(1))
      }
    }
  }
}

struct PageControlFace: View {
  let control: UIPageControl
  @Environment(\.layoutDirection) private var direction
  init(control: UIPageControl) { self.control = control }
  var body: some View {
    let _ = control.track()
    let count = control.numberOfPages, page = control.currentPage
    if count > (control.hidesForSinglePage ? 1 : 0) {
      let defaults = ControlDefaults.dots
      let current = control.currentPageIndicatorTintColor?.color ?? defaults.current
      let others = control.pageIndicatorTintColor?.color ?? defaults.others
      GeometryReader { room in
        HStack(spacing: 9) {
          ForEach(0..<count, id: \.self) { i in
            Circle()
              .fill(
                i == page
                  ? current ?? .primary.opacity(0.9) : others ?? .primary.opacity(0.25)
              )
              .frame(width: 7, height: 7)
          }
        }
        .padding(.horizontal, 10)
        .frame(height: 26)
        .background {
          if control.backgroundStyle == .prominent { Capsule().fill(.quaternary) }
        }
        .frame(width: room.size.width, height: room.size.height)
        .contentShape(Rectangle())
        .onTapGesture { place in
          // From the middle of the row to the current dot.
          let dot = (CGFloat(page) - CGFloat(count - 1) / 2) * 16
          let way = (place.x - room.size.width / 2) * (direction == .rightToLeft ? -1 : 1) - dot
          if abs(way) >= 8 { control.turn(by: way > 0 ? 1 : -1) }
        }
      }
      .disabled(!control.isEnabled)
      .accessibilityElement()
      .accessibilityAddTraits(.isPageIndicator)
      .accessibilityLabel(Text(verbatim: control.accessibilityLabel ?? "Pages"))
      .accessibilityValue(Text(verbatim: "Page \(page + 1) of \(count)"))
      .accessibilityAdjustableAction { control.turn(by: $0 == .increment ? 1 : -1) }
    }
  }
}

struct EffectFace: View {
  let view: UIVisualEffectView
  init(view: UIVisualEffectView) { self.view = view }
  var body: some View {
    let _ = view.track()
    SubviewsFace(view: view)
      .background {
        if let style = (view.effect as? UIBlurEffect)?.style {
          Rectangle().fill(style.material)
            .modifier(Scheme(scheme: style.scheme))
        }
      }
  }
  /// The styles that are named light or dark are so in every appearance.
  private struct Scheme: ViewModifier {
    let scheme: ColorScheme?
    @Environment(\.colorScheme) private var own
    init(scheme: ColorScheme?) { self.scheme = scheme }
    func body(content: Content) -> some View {
      content.environment(\.colorScheme, scheme ?? own)
    }
  }
}
extension UIBlurEffect.Style {
  var material: Material {
    switch self {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      .ultraThin
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .regular: .thin
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .prominent:
      .thick
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
    default: .regular
    }
  }
  /// Nil follows the appearance around.
  var scheme: ColorScheme? {
    switch self {
    case .light, .extraLight, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
      .light
    case .dark, .extraDark, .systemUltraThinMaterialDark, .systemThinMaterialDark,
      .systemMaterialDark, .systemThickMaterialDark, .systemChromeMaterialDark:
      .dark
    default: nil
    }
  }
}

struct LabelFace: View {
  let label: UILabel
  init(label: UILabel) { self.label = label }
  var body: some View {
    let _ = label.track()
    Text(verbatim: label.text ?? "")
      .font(Font(label.font ?? .systemFont(ofSize: 17)))
      .foregroundColor((label.isEnabled ? label.textColor : .tertiaryLabel)?.color)
      .multilineTextAlignment(lines)
      .lineLimit(label.numberOfLines == 0 ? nil : label.numberOfLines)
      .truncationMode(mode)
      .minimumScaleFactor(label.adjustsFontSizeToFitWidth ? max(label.minimumScaleFactor, 0.1) : 1)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: place)
  }
  private var lines: TextAlignment {
    switch label.textAlignment {
    case .center: .center
    case .right: .trailing
    default: .leading
    }
  }
  private var place: Alignment {
    switch label.textAlignment {
    case .center: .center
    case .right: .trailing
    default: .leading
    }
  }
  private var mode: Text.TruncationMode {
    switch label.lineBreakMode {
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    default: .tail
    }
  }
}

struct PictureFace: View {
  let view: UIImageView
  init(view: UIImageView) { self.view = view }
  var body: some View {
    let _ = view.track()
    if let image = view.image.map({ Image(uiImage: $0) }) {
      Group {
        switch view.contentMode {
        case .scaleToFill, .redraw: image.resizable()
        case .scaleAspectFit: image.resizable().aspectRatio(contentMode: .fit)
        case .scaleAspectFill: image.resizable().aspectRatio(contentMode: .fill)
        default: image
        }
      }
      .foregroundColor((view.tintColor ?? .tintColor).color)
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: place)
    } else {
      Color.clear
    }
  }
  private var place: Alignment {
    switch view.contentMode {
    case .top: .top
    case .bottom: .bottom
    // Left and right are so whatever the direction; UIKit's are seldom used with another.
    case .left: .leading
    case .right: .trailing
    case .topLeft: .topLeading
    case .topRight: .topTrailing
    case .bottomLeft: .bottomLeading
    case .bottomRight: .bottomTrailing
    default: .center
    }
  }
}

struct StackFace: View {
  let stack: UIStackView
  init(stack: UIStackView) { self.stack = stack }
  var body: some View {
    let _ = stack.track()
    if stack.axis == .vertical {
      VStack(spacing: stack.spacing) { children }
    } else {
      HStack(spacing: stack.spacing) { children }
    }
  }
  private var children: some View {
    ForEach(stack.arrangedSubviews.filter { !$0.isHidden }, id: \.self) { child in
      let size = child.intrinsicContentSize
      let isEven = stack.distribution == .fillEqually
      ViewFace(view: child)
        .frame(
          width: !isEven && size.width > 0 ? size.width : nil,
          height: size.height > 0 ? size.height : nil)
    }
  }
}

struct PagesFace: View {
  let pages: UIPageViewController
  init(pages: UIPageViewController) { self.pages = pages }
  var body: some View {
    let _ = pages.view.track()
    let shown = pages.viewControllers?.first
    let selection = Binding<UIViewController?>(
      get: { shown },
      set: { if let page = $0 { pages.turned(to: page) } })
    TabView(selection: selection) {
      ForEach(pages.window, id: \.self) { page in
        ViewFace(view: page.view).tag(Optional(page))
      }
    }
    .tabViewStyle(.page(indexDisplayMode: .never))
  }
}
