/// What `Diorama` shows to those who import it, by name: SwiftUI's own names, and what Foundation
/// lacks of Core Graphics. Types first, then members.
let publicNames = """
  AccessibilityAdjustmentDirection AccessibilityChildBehavior AccessibilityTraits Alignment
  AlignmentID
  Anchor Angle AngularGradient Animatable AnimatableData AnimatableModifier AnimatablePair
  Animation AnimationCompletionCriteria AnimationTimelineSchedule AnyGesture AnyGradient AnyLayout
  AnyShape
  AnyShapeStyle AnyTransition AnyView AppStorage AppearSymbolEffect
  AsymmetricTransition
  AsyncImage
  AsyncImagePhase AutomaticSymbolEffect Axis BackgroundColorAttribute BackgroundDisplayMode
  BackgroundStyle
  BaselineOffsetAttribute Bindable Binding BlendMode BlurReplaceTransition Body BorderedButtonStyle
  BorderedProminentButtonStyle BorderlessButtonStyle
  BounceSymbolEffect BreatheSymbolEffect Button ButtonRole ButtonStyle
  ButtonStyleConfiguration
  CGMutablePath CGPath Cache Cadence Capsule Case CGAffineTransform CGLineCap CGLineJoin CGVector
  Circle Color ColorMixing ColorRenderingMode ColorResource
  ColorScheme ColorSchemeContrast Configuration ContainerValueKey ContainerValues
  ContentMode ContentShapeKinds
  ContentTransition
  ContentTransitionSymbolEffect Context CoordinateSpace CoordinateSpaceProtocol CubicKeyframe
  DateStyle DefaultButtonStyle DefaultFocusEvaluationPriority DefaultLabelStyle DefaultPickerStyle
  DefaultTabViewStyle Design
  DisappearSymbolEffect
  DiscreteSymbolEffect Divider DragGesture DynamicProperty DynamicTypeSize Edge EdgeInsets
  Element Ellipse EllipticalGradient EmptyAnimatableData EmptyModifier EmptyView EmptyVisualEffect
  Entries
  Entry Environment EnvironmentKey
  EnvironmentObject EnvironmentValues EquatableView EventModifiers EveryMinuteTimelineSchedule
  ExclusiveGesture ExplicitTimelineSchedule FillShapeStyle FillShapeView FillStyle Flexibility
  FocusInteractions FocusState Font
  FontAttribute ForEach
  ForEachSubviewCollection ForegroundColorAttribute ForegroundStyle GeometryEffect GeometryProxy
  GeometryReader Gesture GestureMask GestureState GestureStateGesture GlobalCoordinateSpace
  Gradient
  Grid
  GridLayout
  GridRow Group
  GroupElementsOfContent
  HStackLayout HierarchicalShapeStyle HorizontalAlignment HorizontalEdge HoverPhase HStack Icon
  IconOnlyLabelStyle ID IdentityTransition Image
  ImageResource IndefiniteSymbolEffect Index IndexDisplayMode IndexViewStyle Indices
  InsettableShape
  InterfaceOrientation Interpolation Iterator
  KerningAttribute KeyEquivalent KeyframeAnimator Keyframes KeyframesBuilder
  KeyframeTimeline KeyframeTrack KeyframeTrackContent KeyframeTrackContentBuilder KeyPress Label
  LabelStyle LabelStyleConfiguration Layout LayoutDirection LayoutDirectionBehavior
  LayoutProperties LayoutSubview LayoutSubviews LayoutValueKey Leading LinearGradient
  LinearKeyframe LineStyle LinkShapeStyle LocalCoordinateSpace LocalizationValue
  LocalizedStringKey LongPressGesture
  MatchedGeometryProperties ModifiedContent MoveKeyframe MoveTransition NamedCoordinateSpace
  Namespace
  ObservedObject OffsetShape OffsetTransition OpacityTransition PageIndexViewStyle PagerProxy
  PagerReader PageTabViewStyle Path Pattern PeriodicTimelineSchedule PhaseAnimator Phases Picker
  PickerStyle PlaceholderContentView PlaceholderTextShapeStyle PlainButtonStyle PreferenceKey
  PreferredColorSchemeKey Preview PreviewDevice PreviewLayout PreviewModifier
  PreviewModifierContent PreviewPlatform PreviewProvider
  PreviewTrait Previewable
  PrimitiveButtonStyle PrimitiveButtonStyleConfiguration ProjectionTransform ProposedViewSize
  PulseSymbolEffect
  PushTransition RadialGradient Rectangle RectangleCornerRadii RepeatBehavior ReplaceSymbolEffect
  ResizingMode Resolved Result
  RGBColorSpace
  RotateSymbolEffect RotatedShape RoundedCornerStyle RoundedRectangle SafeAreaRegions
  Scale ScaleSymbolEffect ScaledMetric ScaledShape ScaleTransition SceneStorage
  ScrollIndicatorVisibility ScrollView ScrollViewProxy ScrollViewReader SegmentedPickerStyle
  AnyScrollTargetBehavior ContentMarginPlacement GridItem LazyHGrid LazyHStack LazyVGrid
  LazyVStack LimitBehavior PagingScrollTargetBehavior PinnedScrollableViews ScrollAnchorRole
  ScrollBounceBehavior ScrollDismissesKeyboardMode ScrollGeometry ScrollPhase
  ScrollPhaseChangeContext ScrollPosition ScrollTarget ScrollTargetBehavior
  ScrollTargetBehaviorContext ScrollTargetBehaviorProperties
  ScrollTargetBehaviorPropertiesContext ScrollTransitionConfiguration ScrollTransitionPhase
  Section Size Threshold ViewAlignedScrollTargetBehavior
  SelectionShapeStyle
  SensoryFeedback SeparatorShapeStyle SequenceGesture Set Shape ShapeRole ShapeStyle ShapeView
  SimultaneousGesture SlideTransition
  Source Spacer SpatialTapGesture Spring SpringKeyframe State StateObject
  Stop StrikethroughStyleAttribute
  StringInterpolation StrokeBorderShapeView StrokeShapeView StrokeStyle SubSequence Subview
  SubviewsCollection SubviewsCollectionSlice SwiftUIAttributes
  SymbolEffect SymbolEffectConfiguration SymbolEffectOptions SymbolRenderingMode
  SymbolVariants TabView
  TabViewStyle TapGesture TemplateRenderingMode Text TextAlignment TextStyle TimelineSchedule
  TimelineScheduleMode TimelineView TimelineViewDefaultContext TintShapeStyle Title
  TitleAndIconLabelStyle TitleOnlyLabelStyle
  TrackingAttribute Transaction TransactionKey TransformedShape
  Transition TransitionPhase TransitionProperties
  TransitionSymbolEffect TruncationMode TupleView UnderlineStyleAttribute UnevenRoundedRectangle
  UnitCurve UnitPoint VStackLayout Value
  VariableColorSymbolEffect VectorArithmetic VerticalAlignment VerticalEdge
  VerticalPageTabViewStyle View ViewBuilder ViewDimensions ViewModifier ViewSpacing ViewThatFits
  ViewTraits
  Visibility
  VisualEffect VStack Weight Width WiggleSymbolEffect Wrapper ZStack ZStackLayout

  * *= + += - -= / /= == a accentColor accessibility accessibilityAddTraits
  accessibilityAdjustableAction accessibilityElement accessibilityHidden accessibilityIdentifier
  accessibilityLabel accessibilityReduceMotion accessibilityRemoveTraits accessibilityValue
  activate addAnimationCompletion addArc addCurve addEllipse addLine addLines addPath addQuadCurve
  addRect addRects addRelativeArc addRoundedRect alignment alignmentGuide all allCases
  allowsDirectInteraction
  allowsHitTesting allowsTightening always anchor
  anchorPreference angle angularGradient animatableData animation
  antialiased
  appear appendInterpolation appendLiteral apply applying aspectRatio asymmetric asyncAfter
  automatic axes b background
  backgroundColor
  backgroundPreferenceValue backgroundStyle backward base baselineOffset bezier black blendMode blue blur
  blurReplace body bold border bordered borderedProminent borderless bottom bottomLeading
  bottomTrailing bounce bouncy
  boundingBox boundingBoxOfPath boundingRect bounds breathe brightness brown buildArray buildBlock
  buildEither buildExpression buildIf buildLimitedAvailability buildOptional buttonStyle byLayer
  c cadence
  calendar callAsFunction callout cancel capsLock capsule caption caption2 causesPageTurn center
  centerFirstTextBaseline centerLastTextBaseline cgPath character characters circle circularEaseIn
  circularEaseInOut circularEaseOut clear clipped clipShape clockwise
  closeSubpath color colorInvert
  colorMultiply colorScheme colorSchemeContrast combine combined command compositingGroup compressed
  concat
  concatenating condensed configuration conicGradient constant contain container containerValue
  containerValues contains content contentShape contentTransition
  contextMenuPreview continuous contrast control coordinateSpace
  copy cornerRadii cornerRadius cornerSize count counterClockwise cumulative
  currentPoint custom cyan d damping dampingRatio dash dashPhase data date debugDescription
  decrease default defaultFocus
  defaultLayout defaultValue
  defersSystemGestures degrees delay delete deleteForward description destructive
  dimInactiveLayers
  dimensions disabled disablesAnimations
  disappear displayScale distance down downArrow downUp dragPreview
  drawingGroup duration dx dy dynamicTypeSize easeIn easeInOut easeOut edge edgesIgnoringSafeArea
  edit ellipse
  ellipticalGradient end endIndex entries environment environmentObject equatable error
  escape everyMinute exclusively expanded explicit
  explicitAlignment fill fillStyle first firstTextBaseline fixedLayout
  fixedSize flipsForRightToLeftLayoutDirection focusable focused focusEffect
  focusEffectDisabled font fontDesign fontWeight
  fontWidth footnote force forEach foreground foregroundColor
  foregroundStyle formIndex formUnion
  forward foundation frame geometryGroup gesture global gradient gray grayscale green gridCellAnchor
  gridCellColumns gridCellUnsizedAxes gridColumnAlignment hasMotion hasTag
  hash headline heavy height hidden hideInactiveLayers
  hierarchical highPriorityGesture home horizontal
  horizontalScrollIndicatorVisibility
  horizontalSpacing hoverEffect hueRotation icon iconOnly id identity ignore
  ignoresSafeArea image
  imageScale
  impact
  increase index indexViewStyle indices indigo infinity insertion inset interaction interactive
  interactiveSpring interpolate interpolated interpolatingSpring interpolation inverse inverted
  isAccessibilitySize isAffine isAntialiased isButton isContinuous isDragging isEmpty isEnabled
  isEOFilled isFocused isFocusEffectEnabled isGlobal isHeader isIdentity isImage isKeyboardKey
  isLink isLocal isLooping isModal isPageIndicator isPressed isScrollEnabled isSearchField
  isSelected isStaticText isSummaryElement isTabBar isToggle italic iterative kern
  kerning key keyboard
  keyframeAnimator
  label labelStyle
  landscapeLeft landscapeRight largeTitle lastTextBaseline layoutDirection layoutDirectionBehavior
  layoutPriority layoutProperties layoutValue leading leadingFirstTextBaseline
  leadingLastTextBaseline
  left leftArrow levelChange light linear linearBlue linearGradient linearGreen linearRed
  lineCap lineJoin lineLimit lineSpacing lineWidth link local locale location logicallyComplete
  lowercaseSmallCaps
  m11 m21 m31 magnitudeSquared makeBody makeCache makeSharedContext
  map mask mass matchedGeometryEffect
  maximumDistance medium minimumDistance minimumDuration minimumScaleFactor minLength mint mirrors
  miterLimit mix modifier modifiers
  monochrome monospaced monospacedDigit move multicolor multilineTextAlignment mutableCopy name
  named
  never next
  nonRepeating
  nonReversing none numericPad
  numericText offUp offset offsetBy onAppear onChange onChanged onContinuousHover
  onDisappear onEnded onHover onKeyPress onLongPressGesture onPreferenceChange onReceive
  onTapGesture
  opacity option orange overlay
  overlayPreferenceValue padding page pageDown pageInset pageLooping pager pageUp palette
  path pathComplete
  periodic
  persistentSystemOverlays phase phaseAnimator pickerStyle pink pixelLength place placeSubviews
  placeholder plain platform
  playsSound point portrait portraitUpsideDown
  position predictedEndLocation predictedEndTranslation preference preferredColorScheme
  previewDevice previewDisplayName previewInterfaceOrientation
  previewLayout primary priority projectedValue
  projectionEffect properties
  pulse purple push quaternary quinary radialGradient radians rawValue rect
  rectangle red reduce regular
  relative removal removed renderingMode repeat repeatCount repeatForever repeating replace
  replacingUnspecifiedDimensions resizable resolve response return reversing right
  rightArrow rigid role rotate rotated
  rotation rotationEffect
  safeAreaInset safeAreaInsets
  safeAreaPadding saturation scale scaled scaledBy scaledToFill scaledToFit
  scaleEffect scrollDisabled scrollIndicators scrollTo second secondary segmented selection
  alignment alwaysByFew alwaysByOne animated basedOnSize centered containerRelativeFrame
  containerSize contentInsets contentMargins contentOffset contentSize defaultScrollAnchor
  geometry horizontalScrollBounceBehavior immediately initialOffset interactively
  isPositionedByUser isScrolling limitsScrolls onGeometryChange onScrollGeometryChange
  onScrollPhaseChange onScrollTargetVisibilityChange onScrollVisibilityChange originalTarget
  paging point scrollBounceBehavior scrollClipDisabled scrollContent scrollDismissesKeyboard
  scrollDismissesKeyboardMode scrollIndicatorsFlash scrollPosition scrollTarget
  scrollTargetBehavior scrollTargetLayout scrollTransition scrollView sectionFooters
  sectionHeaders sizeChanges threshold updateTarget verticalScrollBounceBehavior viewAligned
  viewID visibleRect
  semibold sensoryFeedback separator sequenced settlingDuration shadow shape shift showsIndicators
  simultaneousGesture simultaneously single size sizeThatFits
  sizeThatFitsLayout slash sleep slide smallCaps smooth snappy soft solid space
  spacing speed spring square stackOrientation standard start
  startIndex startLocation startsMediaSession state
  statusBar statusBarHidden
  stiffness stop stops strikethrough
  strikethroughStyle stroke strokeBorder strokedPath strokeStyle style subheadline
  subviews success swiftUI symbolEffect symbolEffectsRemoved
  symbolRenderingMode
  symbolVariant
  symbolVariants system tab tabViewStyle tag task teal tertiary textCase textScale
  thin time timeZone timer timingCurve
  tint title title2 title3 titleAndIcon titleOnly top topLeading topTrailing tracking
  tracksVelocity trailing trailingFirstTextBaseline trailingLastTextBaseline transaction transform
  transformAnchorPreference
  transformEffect transformEnvironment transformPreference transition translatedBy translation
  trigger trim trimmedPath truncationMode turn tx ty ultraLight underline underlineStyle
  union unitPoint unspecified up
  upArrow update updateCache updatesFrequently updating upUp uppercaseSmallCaps
  userInitiated value variableColor velocity vertical
  verticalPage verticalScrollIndicatorVisibility
  verticalSpacing visible visualEffect warning weight white wholeSymbol
  width wiggle
  withAnimation withTransaction wrappedValue x y yellow zero zIndex
  """
