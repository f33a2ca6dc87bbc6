/// What `Diorama` shows to those who import it, by name: SwiftUI's own names, and what Foundation
/// lacks of Core Graphics. Types first, then members.
let publicNames = """
  AccessibilityActionKind AccessibilityAdjustmentDirection AccessibilityChildBehavior
  AccessibilityTraits Alignment AlignmentID Anchor Angle AngularGradient Animatable AnimatableData
  AnimatableModifier AnimatablePair Animation AnimationCompletionCriteria
  AnimationTimelineSchedule AnyGesture AnyGradient AnyLayout AnyScrollTargetBehavior AnyShape
  AnyShapeStyle AnyTransition AnyView AppearSymbolEffect AppStorage AsymmetricTransition
  AsyncImage AsyncImagePhase AutomaticLabeledContentStyle AutomaticSymbolEffect Axis
  BackgroundColorAttribute BackgroundDisplayMode BackgroundStyle BaselineOffsetAttribute
  BezierPoint Bindable Binding BlendMode BlurOptions BlurReplaceTransition Body
  BorderedButtonStyle BorderedProminentButtonStyle BorderlessButtonStyle BounceSymbolEffect
  BreatheSymbolEffect Button ButtonBorderShape ButtonRole ButtonStyle ButtonStyleConfiguration
  ButtonToggleStyle Cache Cadence Canvas Capsule Case CATransform3D CATransform3DConcat
  CATransform3DEqualToTransform CATransform3DGetAffineTransform CATransform3DIdentity
  CATransform3DInvert CATransform3DIsAffine CATransform3DIsIdentity
  CATransform3DMakeAffineTransform CATransform3DMakeRotation CATransform3DMakeScale
  CATransform3DMakeTranslation CATransform3DRotate CATransform3DScale CATransform3DTranslate
  CGAffineTransform CGColor CGLineCap CGLineJoin CGMutablePath CGPath CGVector Circle
  CircularProgressViewStyle ClipOptions CodableRepresentation Color ColorMatrix ColorMixing
  ColorRenderingMode ColorResource Colors ColorScheme ColorSchemeContrast ColorSpace
  ColumnNavigationViewStyle Configuration
  ContainerValueKey ContainerValues Content
  ContentMarginPlacement ContentMode ContentShapeKinds ContentSizeCategory ContentTransition
  ContentTransitionSymbolEffect Context ControlActiveState ControlSize CoordinateSpace
  CoordinateSpaceProtocol CubicKeyframe CurrentValueLabel DateStyle DefaultButtonStyle
  DefaultFocusEvaluationPriority DefaultGroupBoxStyle DefaultLabelStyle DefaultNavigationViewStyle
  DefaultPickerStyle DefaultProgressViewStyle DefaultTabLabel DefaultTabViewStyle
  DefaultTextFieldStyle DefaultToggleStyle Design DisappearSymbolEffect DisclosureGroup
  DiscreteSymbolEffect DismissAction Divider DoubleColumnNavigationViewStyle DragGesture
  DynamicProperty DynamicTypeSize Edge EdgeInsets Element Ellipse EllipticalGradient
  EmptyAnimatableData EmptyModifier EmptyView EmptyVisualEffect Entries Entry Environment
  EnvironmentKey EnvironmentObject EnvironmentValues EquatableView EventModifiers
  EveryMinuteTimelineSchedule ExclusiveGesture ExplicitTimelineSchedule FillShapeStyle
  FillShapeView FillStyle Filter FilterOptions Flexibility FocusInteractions FocusState Font
  FontAttribute ForEach ForEachSubviewCollection ForegroundColorAttribute ForegroundStyle
  GeometryEffect GeometryProxy GeometryReader Gesture GestureMask GestureState GestureStateGesture
  GlobalCoordinateSpace Gradient GradientOptions GraphicsContext Grid GridItem GridLayout GridRow
  Group GroupBox GroupBoxStyle GroupBoxStyleConfiguration GroupElementsOfContent
  HierarchicalShapeStyle HorizontalAlignment HorizontalEdge HoverPhase HStack HStackLayout Icon
  IconOnlyLabelStyle ID IdentityTransition Image ImagePaint ImageResource IndefiniteSymbolEffect
  Index IndexDisplayMode IndexViewStyle Indices InsettableShape InterfaceOrientation Interpolation
  Iterator KerningAttribute KeyEquivalent
  KeyboardShortcut KeyframeAnimator Keyframes KeyframesBuilder
  KeyframeTimeline KeyframeTrack KeyframeTrackContent KeyframeTrackContentBuilder KeyPress Label
  LabeledContent LabeledContentStyle LabeledContentStyleConfiguration LabelStyle
  LabelStyleConfiguration Layout LayoutDirection LayoutDirectionBehavior LayoutProperties
  LayoutSubview LayoutSubviews LayoutValueKey LazyHGrid LazyHStack LazyVGrid LazyVStack Leading
  LegibilityWeight LimitBehavior LinearGradient LinearKeyframe LinearProgressViewStyle LineStyle
  Link LinkShapeStyle LocalCoordinateSpace
  Localization LocalizationValue LocalizedStringKey Locations
  LongPressGesture MatchedGeometryProperties Material MeshGradient ModifiedContent MoveKeyframe
  MoveTransition NamedCoordinateSpace Namespace NavigationBarItem NavigationLink NavigationPath
  NavigationStack NavigationView NavigationViewStyle ObservedObject OffsetShape OffsetTransition
  OpacityTransition OpenURLAction PageIndexViewStyle PagerProxy PagerReader PageTabViewStyle
  PagingScrollTargetBehavior Path Pattern PeriodicTimelineSchedule PhaseAnimator Phases Picker
  PickerStyle PinnedScrollableViews PlaceholderContentView PlaceholderTextShapeStyle
  PlainButtonStyle PlainTextFieldStyle PreferenceKey PreferredColorSchemeKey PresentationMode
  Preview Previewable PreviewDevice PreviewLayout PreviewModifier PreviewModifierContent
  PreviewPlatform PreviewProvider PreviewTrait PrimitiveButtonStyle
  PrimitiveButtonStyleConfiguration ProgressView ProgressViewStyle ProgressViewStyleConfiguration
  ProjectionTransform ProposedViewSize PulseSymbolEffect PushTransition RadialGradient Rectangle
  RectangleCornerRadii
  RedactionReasons RepeatBehavior ReplaceSymbolEffect ResizingMode Resolved ResolvedImage
  ResolvedSymbol ResolvedText Result RGBColorSpace RotatedShape RotateSymbolEffect
  RoundedBorderTextFieldStyle RoundedCornerStyle RoundedRectangle SafeAreaRegions Scale
  ScaledMetric ScaledShape ScaleSymbolEffect ScaleTransition ScenePhase SceneStorage
  ScrollAnchorRole ScrollBounceBehavior ScrollDismissesKeyboardMode ScrollGeometry
  ScrollIndicatorVisibility ScrollPhase ScrollPhaseChangeContext ScrollPosition ScrollTarget
  ScrollTargetBehavior ScrollTargetBehaviorContext ScrollTargetBehaviorProperties
  ScrollTargetBehaviorPropertiesContext ScrollTransitionConfiguration ScrollTransitionPhase
  ScrollView ScrollViewProxy ScrollViewReader Section SecureField SegmentedPickerStyle
  SelectionShapeStyle SensoryFeedback SeparatorShapeStyle SequenceGesture Set Shading
  ShadowOptions ShadowStyle Shape ShapeRole ShapeStyle ShapeView SidebarAdaptableTabViewStyle
  SimultaneousGesture Size Slider SlideTransition Source Spacer SpatialTapGesture Spring
  SpringKeyframe StackNavigationViewStyle State StateObject Stepper Stop
  StrikethroughStyleAttribute StringInterpolation StrokeBorderShapeView StrokeShapeView
  StrokeStyle SubmitLabel SubmitTriggers SubSequence Subview SubviewsCollection
  SubviewsCollectionSlice SwiftUIAttributes SwitchToggleStyle SymbolEffect
  SymbolEffectConfiguration SymbolEffectOptions SymbolRenderingMode SymbolVariants Tab
  TabBarOnlyTabViewStyle TabContent TabContentBuilder TabRole TabValue TabView TabViewStyle
  TapGesture TemplateRenderingMode Text TextAlignment TextField TextFieldStyle
  TextInputAutocapitalization TextStyle Threshold TimelineSchedule TimelineScheduleMode
  TimelineView TimelineViewDefaultContext TintShapeStyle Title TitleAndIconLabelStyle
  TitleDisplayMode TitleOnlyLabelStyle Toggle ToggleStyle ToggleStyleConfiguration ToolbarContent
  ToolbarContentBuilder ToolbarItem ToolbarItemGroup ToolbarItemPlacement ToolbarPlacement
  ToolbarTitleDisplayMode TrackingAttribute Transaction TransactionKey TransformedShape Transition
  TransitionPhase TransitionProperties TransitionSymbolEffect TruncationMode TupleView
  UnderlineStyleAttribute UnevenRoundedRectangle UnitCurve UnitPoint UserInterfaceSizeClass Value
  VariableColorSymbolEffect VectorArithmetic VerticalAlignment VerticalEdge
  VerticalPageTabViewStyle View ViewAlignedScrollTargetBehavior ViewBuilder ViewDimensions
  ViewModifier ViewSpacing ViewThatFits ViewTraits Visibility VisualEffect VStack VStackLayout
  Weight Width WiggleSymbolEffect WindowBackgroundShapeStyle Wrapper ZStack ZStackLayout

  * *= + += - -= / /= == > >= a a1 accentColor accessibility accessibilityAction
  accessibilityAddTraits accessibilityAdjustableAction accessibilityDifferentiateWithoutColor
  accessibilityDimFlashingLights accessibilityElement accessibilityHidden accessibilityHint
  accessibilityIdentifier accessibilityInputLabels accessibilityInvertColors accessibilityLabel
  accessibilityPlayAnimatedImages accessibilityReduceMotion accessibilityReduceTransparency
  accessibilityRemoveTraits accessibilityShowButtonShapes accessibilitySortPriority
  accessibilitySwitchControlEnabled accessibilityValue accessibilityVoiceOverEnabled activate
  addAnimationCompletion addArc addCurve addEllipse addFilter addLine addLines addPath
  addQuadCurve addRect addRects addRelativeArc addRoundedRect alignment alignmentGuide all
  allCases allowsDirectInteraction allowsHitTesting allowsTightening alpha alphaThreshold always
  alwaysByFew alwaysByOne anchor anchorPreference angle angularGradient animatableData animated
  animation antialiased appear append appendInterpolation appendLiteral apply applying aspectRatio
  asymmetric asyncAfter autocorrectionDisabled automatic axes b b1 background backgroundColor
  backgroundPreferenceValue backgroundStyle backward badge bar base basedOnSize baseline
  baselineOffset bezier black blendMode blue blur blurReplace body bold border bordered
  borderedProminent borderless bottom bottomControlPoint bottomLeading bottomTrailing bounce
  bouncy boundingBox boundingBoxOfPath boundingRect bounds breathe brightness brown buildArray
  buildBlock buildEither buildExpression buildIf buildLimitedAvailability buildOptional button
  buttonBorderShape buttonStyle byLayer c cadence calendar callAsFunction callout cancel
  cancelAction cancellationAction capsLock capsule caption caption2 causesPageTurn center centered
  centerFirstTextBaseline centerLastTextBaseline cgColor cgPath character characters circle
  circular circularEaseIn circularEaseInOut circularEaseOut clear clip clipBoundingRect clipped
  clipShape clipToLayer clockwise closeSubpath codable color colorBurn colorDodge colorInvert
  colorMatrix colorMode colorMultiply colors colorScheme colorSchemeContrast colorSpace columns
  combine combined command components compositingGroup compressed concat concatenate concatenating
  condensed configuration confirmationAction conicGradient constant contain container

  containerRelativeFrame
  containerSize containerValue containerValues contains content
  contentInsets contentMargins contentOffset contentShape contentSize contentTransition
  contextMenuPreview continue continuous contrast control controlActiveState controlSize
  coordinateSpace copy cornerRadii cornerRadius cornerSize count counterClockwise cumulative
  currentPoint currentValueLabel custom cyan d damping dampingRatio darken dash dashPhase data
  date debugDescription decrease default defaultAction
  defaultFocus defaultLayout defaultScrollAnchor
  defaultValue defersSystemGestures degrees delay delete deleteForward description destinationOut
  destinationOver destructive destructiveAction difference dimensions dimInactiveLayers
  disableAutocorrection disabled disablesAnimations disablesGroup disappear discarded dismiss
  displayScale distance dithersResult done down downArrow downUp dragPreview draw drawingGroup
  drawLayer drop duration dx dy dynamicTypeSize easeIn easeInOut easeOut edge
  edgesIgnoringSafeArea edit ellipse ellipticalGradient encode end endIndex entries environment
  environmentObject equatable error escape everyMinute exclusion exclusively expanded explicit
  explicitAlignment fill fillStyle first firstBaseline firstTextBaseline fixedLayout fixedSize
  flipsForRightToLeftLayoutDirection focusable focused focusEffect focusEffectDisabled font
  fontDesign fontWeight fontWidth footnote force forEach foreground foregroundColor
  foregroundStyle formIndex formUnion forward foundation fractionCompleted frame g1 geometry
  geometryGroup gesture global go gradient gray grayscale green gridCellAnchor gridCellColumns
  gridCellUnsizedAxes gridColumnAlignment groupBoxStyle handled hardLight hash hasMotion hasTag
  headline heavy height
  help hidden hideInactiveLayers hierarchical highPriorityGesture home horizontal
  horizontalScrollBounceBehavior horizontalScrollIndicatorVisibility horizontalSizeClass
  horizontalSpacing hoverEffect hue hueRotation icon iconOnly id identity ignore ignoresSafeArea
  image imageScale immediately impact increase index indexViewStyle indices indigo infinity
  initialOffset inline inlineLarge inner insertion inset interaction interactive interactively
  interactiveSpring interpolate interpolated interpolatingSpring interpolation intersection
  invalidated
  inverse invert inverted invertsAlpha isAccessibilityCategory isAccessibilitySize isAffine
  isAntialiased isButton isContinuous isDetailLink isDragging isEmpty isEnabled isEOFilled
  isFocused isFocusEffectEnabled isGlobal isHeader isIdentity isImage isKeyboardKey isLink isLocal
  isLooping isMixed isModal isOn isOpaque isPageIndicator isPositionedByUser isPresented isPressed
  isScrollEnabled isScrolling isSearchField isSelected isStaticText isSummaryElement isTabBar
  isToggle italic iterative join kern kerning key keyboard keyboardShortcut keyframeAnimator label
  labeledContentStyle labelsHidden labelStyle landscapeLeft landscapeRight large largeTitle
  lastBaseline lastTextBaseline layoutDirection layoutDirectionBehavior layoutPriority
  layoutProperties layoutValue leading leadingControlPoint leadingFirstTextBaseline
  leadingLastTextBaseline left leftArrow legibilityWeight levelChange light lighten limitsScrolls
  linear linearBlue linearColor linearGradient linearGreen linearRed lineCap lineIntersection
  lineJoin lineLimit lineSpacing lineSubtraction lineWidth link local locale localization
  location locations
  logicallyComplete lowercaseSmallCaps luminanceToAlpha luminosity m11 m21 m31 m41 magicTap
  magnitudeSquared makeBody makeCache makeSharedContext map mask mass matchedGeometryEffect
  maximumDistance measure medium minimumDistance minimumDuration minimumScaleFactor minLength mint
  mirror mirrors miterLimit mix modifier modifiers monochrome monospaced monospacedDigit move
  multicolor multilineTextAlignment multiply mutableCopy name named navigation navigationBar
  navigationBarBackButtonHidden navigationBarHidden navigationBarItems navigationBarLeading
  navigationBarTitle navigationBarTitleDisplayMode navigationBarTrailing navigationDestination
  navigationTitle navigationViewStyle never next none nonRepeating nonReversing normal normalized
  numberOfComponents numericPad numericText offset offsetBy offUp onAppear onChange onChanged
  onContinuousHover onDisappear onEnded onGeometryChange onHover onKeyPress onLongPressGesture
  onPreferenceChange onReceive onScrollGeometryChange onScrollPhaseChange
  onScrollTargetVisibilityChange onScrollVisibilityChange onSubmit onTapGesture opacity opaque
  openURL option orange originalTarget overlay overlayPreferenceValue padding page pageDown
  pageInset pageLooping pager pageUp paging palette path pathComplete periodic
  persistentSystemOverlays phase phaseAnimator pickerStyle pink pixelLength place placeholder
  placeSubviews plain platform playsSound plusDarker plusLighter point portrait portraitUpsideDown
  position predictedEndLocation predictedEndTranslation preference preferredColorScheme
  presentationMode previewDevice previewDisplayName previewInterfaceOrientation previewLayout
  primary primaryAction principal priority privacy privacySensitive
  progressViewStyle projectedValue projectionEffect
  projectionTransform properties pulse purple push quaternary quinary r1 radialGradient radians
  rawValue rect rectangle red
  redacted redactionReasons reduce regular regularMaterial relative removal removed removeLast
  renderer renderingMode rendersAsynchronously repeat repeatCount repeatForever repeating replace
  replacingUnspecifiedDimensions resizable resolve resolveSymbol response return reversing right
  rightArrow rigid role rotate rotated rotation rotation3DEffect rotationEffect roundedBorder
  roundedRectangle route safeAreaInset safeAreaInsets safeAreaPadding saturation scale scaleBy
  scaled scaledBy scaledToFill scaledToFit scaleEffect scenePhase screen scrollBounceBehavior
  scrollClipDisabled scrollContent scrollDisabled scrollDismissesKeyboard
  scrollDismissesKeyboardMode scrollIndicators scrollIndicatorsFlash scrollPosition scrollTarget
  scrollTargetBehavior scrollTargetLayout scrollTo scrollTransition scrollView search second
  secondary sectionFooters sectionHeaders segmented selection semibold send sensoryFeedback
  sentences separator sequenced settlingDuration shading shadow shadowAbove shadowOnly shape shift
  showsIndicators sidebarAdaptable simultaneousGesture simultaneously single size sizeCategory
  sizeChanges sizeThatFits sizeThatFitsLayout slash sleep slide smallCaps smooth smoothsColors
  snappy soft softLight solid sourceAtop sourceRect space spacing speed spring square stack
  stackOrientation standard start startIndex startLocation startsMediaSession state statusBar
  statusBarHidden stiffness stop stops strikethrough strikethroughStyle stroke strokeBorder
  strokedPath strokeStyle style subheadline submitLabel submitScope subtracting subviews success
  swiftUI switch symbolEffect symbolEffectsRemoved symbolRenderingMode symbols symbolVariant
  symbolVariants symmetricDifference system systemAction tab tabBar tabBarOnly tabItem
  tabViewStyle tag task teal tertiary text textCase textFieldStyle textInputAutocapitalization
  textScale thick thickMaterial thin thinMaterial threshold tiledImage time timer timeZone
  timingCurve tint title title2 title3 titleAndIcon titleOnly toggleStyle toolbar
  toolbarBackground toolbarBackgroundVisibility toolbarColorScheme toolbarTitleDisplayMode
  toolbarVisibility top topBarLeading topBarTrailing topControlPoint topLeading topTrailing
  tracking tracksVelocity trailing trailingControlPoint trailingFirstTextBaseline
  trailingLastTextBaseline transaction transform transformAnchorPreference transformEffect
  transformEnvironment transformPreference transition translateBy translatedBy translation trigger
  trim trimmedPath truncationMode turn tx ty ultraLight ultraThick ultraThickMaterial ultraThin
  ultraThinMaterial underline underlineStyle union unitPoint unredacted
  unspecified up upArrow update
  updateCache updatesFrequently updateTarget updating uppercaseSmallCaps upUp userInitiated value
  variableColor velocity vertical verticalPage verticalScrollBounceBehavior
  verticalScrollIndicatorVisibility verticalSizeClass verticalSpacing viewAligned viewID visible
  visibleRect visualEffect warning weight white wholeSymbol width wiggle windowBackground
  withAnimation withTransaction withoutMirroring words wrappedValue x y yellow zero zIndex
  """
