import SwiftUI

/// What the gallery can show. The raw value is the name for `--page` and for session files.
enum Page: String, CaseIterable, Identifiable {
  case photoSource = "photo-source"
  case pagerDots = "pager-dots"
  case both
  case pagerThousands = "pager-thousands"
  case indicators
  case pagerKinds = "pager-kinds"
  case scrolling
  case shapes
  case stacks
  case text
  case images
  case buttons
  case segmented
  case segmentedControl = "segmented-control"
  case pickers
  case values
  case textFields = "text-fields"
  case navigation
  case tabBar = "tab-bar"
  case effects
  case animations
  case transitions
  case matchedGeometry = "matched-geometry"

  // Components as articles print them.
  case dragSegments = "drag-segments"
  case iconSegments = "icon-segments"
  case categoryStrip = "category-strip"
  case pillTabBar = "pill-tab-bar"
  case notchTabBar = "notch-tab-bar"
  case waveTabBar = "wave-tab-bar"
  case coverFlow = "cover-flow"
  case cardStack = "card-stack"
  case wormDots = "worm-dots"
  case stepOnboarding = "step-onboarding"
  case circleReveal = "circle-reveal"
  case dayNightToggle = "day-night-toggle"
  case pinchPhoto = "pinch-photo"

  var id: Page { self }

  var title: String {
    switch self {
    case .photoSource: "Photo source"
    case .pagerDots: "Pager with dots"
    case .both: "Control and pager"
    case .pagerThousands: "Ten thousand pages"
    case .indicators: "Page indicators"
    case .pagerKinds: "Kinds of pagers"
    case .scrolling: "Scrolling in pages"
    case .shapes: "Shapes and strokes"
    case .stacks: "Stacks and alignment"
    case .text: "Text"
    case .images: "Images and symbols"
    case .buttons: "Buttons"
    case .segmented: "Segmented pickers"
    case .segmentedControl: "Segmented controls"
    case .pickers: "Kinds of pickers"
    case .values: "Toggles and sliders"
    case .textFields: "Text fields"
    case .navigation: "Navigation"
    case .tabBar: "Tab bar"
    case .effects: "Gradients and effects"
    case .animations: "Animations"
    case .transitions: "Transitions"
    case .matchedGeometry: "Matched geometry"
    case .dragSegments: "Segments to drag"
    case .iconSegments: "Segments with icons"
    case .categoryStrip: "Strip of categories"
    case .pillTabBar: "Tab bar with a pill"
    case .notchTabBar: "Tab bar with a notch"
    case .waveTabBar: "Tab bar with a wave"
    case .coverFlow: "Cover flow"
    case .cardStack: "Stack of cards"
    case .wormDots: "Dots like a worm"
    case .stepOnboarding: "Onboarding in steps"
    case .circleReveal: "Circle that reveals"
    case .dayNightToggle: "Day and night"
    case .pinchPhoto: "Photo for two fingers"
    }
  }

  /// In the list of pages.
  var symbol: String {
    switch self {
    case .photoSource: "camera"
    case .pagerDots: "ellipsis"
    case .both: "rectangle.split.3x1"
    case .pagerThousands: "book"
    case .indicators: "ellipsis.circle"
    case .pagerKinds: "square.stack.3d.down.right"
    case .scrolling: "list.bullet"
    case .shapes: "square.on.circle"
    case .stacks: "square.stack"
    case .text: "textformat"
    case .images: "photo"
    case .buttons: "hand.raised"
    case .segmented: "rectangle.split.3x1"
    case .segmentedControl: "slider.horizontal.3"
    case .pickers: "list.bullet"
    case .values: "slider.horizontal.3"
    case .textFields: "pencil"
    case .navigation: "arrow.right.circle"
    case .tabBar: "house"
    case .effects: "paintbrush"
    case .animations: "hare"
    case .transitions: "arrow.right"
    case .matchedGeometry: "rectangle.split.3x1"
    case .dragSegments: "hand.draw"
    case .iconSegments: "car"
    case .categoryStrip: "tag"
    case .pillTabBar: "capsule"
    case .notchTabBar: "bookmark"
    case .waveTabBar: "checkmark.circle"
    case .coverFlow: "square.stack"
    case .cardStack: "heart"
    case .wormDots: "ellipsis"
    case .stepOnboarding: "person"
    case .circleReveal: "circle"
    case .dayNightToggle: "moon"
    case .pinchPhoto: "photo"
    }
  }

  /// From `Tests/Articles`, where such components are kept and tested.
  static var articles: ArraySlice<Page> { allCases.drop { $0 != .dragSegments } }
  var isArticle: Bool { Self.articles.contains(self) }

  /// Takes all of the window below the title.
  var isBare: Bool {
    if isArticle { return true }
    switch self {
    case .pagerDots, .both, .pagerThousands, .indicators, .pagerKinds, .scrolling, .segmented,
      .segmentedControl, .pickers, .navigation, .tabBar:
      return true
    default: return false
    }
  }

  @MainActor @ViewBuilder var content: some View {
    switch self {
    case .photoSource: PhotoSourcePage()
    case .pagerDots: PagerDotsPage()
    case .both: BothPage()
    case .pagerThousands: PagerThousandsPage()
    case .indicators: IndicatorsPage()
    case .pagerKinds: PagerKindsPage()
    case .scrolling: ScrollingPage()
    case .shapes: ShapesPage()
    case .stacks: StacksPage()
    case .text: TextPage()
    case .images: ImagesPage()
    case .buttons: ButtonsPage()
    case .segmented: SegmentedPage()
    case .segmentedControl: SegmentedControlPage()
    case .pickers: PickersPage()
    case .values: ValuesPage()
    case .textFields: TextFieldsPage()
    case .navigation: NavigationPage()
    case .tabBar: TabBarPage()
    case .effects: EffectsPage()
    case .animations: AnimationsPage()
    case .transitions: TransitionsPage()
    case .matchedGeometry: MatchedGeometryPage()
    case .dragSegments: DragSegmentsDemo()
    case .iconSegments: IconSegments()
    case .categoryStrip: CategoryStripDemo()
    case .pillTabBar: PillTabBarDemo()
    case .notchTabBar: NotchTabBar()
    case .waveTabBar: WaveTabBarDemo()
    case .coverFlow: CoverFlow()
    case .cardStack: CardStack()
    case .wormDots: WormDotsDemo()
    case .stepOnboarding: StepOnboarding()
    case .circleReveal: CircleReveal()
    case .dayNightToggle: DayNightToggle()
    case .pinchPhoto: PinchPhoto()
    }
  }
}
