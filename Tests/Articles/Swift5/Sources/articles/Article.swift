import SwiftUI

/// What can be shown. The raw value is the label of its button in the list.
enum Article: String, CaseIterable {
    case anchorSegments = "anchor-segments"
    case categoryStrip = "category-strip"
    case chipSet = "chip-set"
    case dragSegments = "drag-segments"
    case enumSegments = "enum-segments"
    case iconSegments = "icon-segments"
    case modelSegments = "model-segments"
    case preferenceSegments = "preference-segments"
    case roundedFadeSegments = "rounded-fade-segments"
    case slidingSegments = "sliding-segments"
    case styledPicker = "styled-picker"
    case underlineSegments = "underline-segments"

    case dotTabBar = "dot-tab-bar"
    case floatingTabBar = "floating-tab-bar"
    case insetTabBar = "inset-tab-bar"
    case jumpingTabBar = "jumping-tab-bar"
    case notchTabBar = "notch-tab-bar"
    case pillTabBar = "pill-tab-bar"
    case plusTabBar = "plus-tab-bar"
    case sideRail = "side-rail"
    case standardTabs = "standard-tabs"
    case waveTabBar = "wave-tab-bar"

    case autoCarousel = "auto-carousel"
    case cardStack = "card-stack"
    case coverFlow = "cover-flow"
    case dragPager = "drag-pager"
    case parallaxCards = "parallax-cards"
    case scrollPager = "scroll-pager"
    case snapCarousel = "snap-carousel"
    case thumbnailPager = "thumbnail-pager"
    case verticalPager = "vertical-pager"

    case fancyDots = "fancy-dots"
    case numberedProgress = "numbered-progress"
    case scrollDots = "scroll-dots"
    case storyBars = "story-bars"
    case stretchDots = "stretch-dots"
    case wormDots = "worm-dots"

    case circleReveal = "circle-reveal"
    case keyframeIntro = "keyframe-intro"
    case onboardingFlow = "onboarding-flow"
    case ringOnboarding = "ring-onboarding"
    case stepOnboarding = "step-onboarding"

    case accordion
    case dayNightToggle = "day-night-toggle"
    case flipCard = "flip-card"
    case holdButton = "hold-button"
    case knobSlider = "knob-slider"
    case pinchPhoto = "pinch-photo"
    case starRating = "star-rating"

    case spellings

    @MainActor @ViewBuilder var view: some View {
        switch self {
        case .anchorSegments: AnchorSegments()
        case .categoryStrip: CategoryStripDemo()
        case .chipSet: ChipSet()
        case .dragSegments: DragSegmentsDemo()
        case .enumSegments: EnumSegmentsDemo()
        case .iconSegments: IconSegments()
        case .modelSegments: ModelSegments()
        case .preferenceSegments: PreferenceSegmentsDemo()
        case .roundedFadeSegments: RoundedFadeSegments()
        case .slidingSegments: SlidingSegmentsDemo()
        case .styledPicker: StyledPicker()
        case .underlineSegments: UnderlineSegmentsDemo()
        case .dotTabBar: DotTabBar()
        case .floatingTabBar: FloatingTabBar()
        case .insetTabBar: InsetTabBar()
        case .jumpingTabBar: JumpingTabBar()
        case .notchTabBar: NotchTabBar()
        case .pillTabBar: PillTabBarDemo()
        case .plusTabBar: PlusTabBar()
        case .sideRail: SideRail()
        case .standardTabs: StandardTabs()
        case .waveTabBar: WaveTabBarDemo()
        case .autoCarousel: AutoCarousel()
        case .cardStack: CardStack()
        case .coverFlow: CoverFlow()
        case .dragPager: DragPagerDemo()
        case .parallaxCards: ParallaxCards()
        case .scrollPager: ScrollPager()
        case .snapCarousel: SnapCarouselDemo()
        case .thumbnailPager: ThumbnailPager()
        case .verticalPager: VerticalPager()
        case .fancyDots: FancyDots()
        case .numberedProgress: NumberedProgress()
        case .scrollDots: ScrollDots()
        case .storyBars: StoryBars()
        case .stretchDots: StretchDotsDemo()
        case .wormDots: WormDotsDemo()
        case .circleReveal: CircleReveal()
        case .keyframeIntro: KeyframeIntro()
        case .onboardingFlow: OnboardingFlow()
        case .ringOnboarding: RingOnboarding()
        case .stepOnboarding: StepOnboarding()
        case .spellings: Spellings()
        case .accordion: AccordionDemo()
        case .dayNightToggle: DayNightToggle()
        case .flipCard: FlipCard()
        case .holdButton: HoldButton()
        case .knobSlider: KnobSliderDemo()
        case .pinchPhoto: PinchPhoto()
        case .starRating: StarRatingDemo()
        }
    }
}

/// The start of the program: every article, to be opened.
struct ArticleList: View {
    @State private var shown: Article?

    var body: some View {
        if let shown {
            shown.view
        } else {
            HStack(alignment: .top, spacing: 8) {
                ForEach(0..<3) { column in
                    VStack(alignment: .leading, spacing: 6) {
                        ForEach(articles(in: column), id: \.self) { article in
                            Button(article.rawValue) { shown = article }
                        }
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                }
            }
            .font(.caption)
            .lineLimit(1)
            .padding(8)
        }
    }

    private func articles(in column: Int) -> [Article] {
        Article.allCases.enumerated().filter { $0.offset % 3 == column }.map(\.element)
    }
}
