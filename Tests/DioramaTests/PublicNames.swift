/// What `Diorama` shows to those who import it, by name: SwiftUI's own names, and what Foundation
/// lacks of Core Graphics. Types first, then members.
let publicNames = """
  AccessibilityAdjustmentDirection AccessibilityChildBehavior AccessibilityTraits Alignment
  AlignmentID Anchor Angle AngularGradient Animatable AnimatableData AnimatableModifier
  AnimatablePair Animation AnimationCompletionCriteria AnimationTimelineSchedule AnyGesture
  AnyGradient AnyLayout AnyShape AnyShapeStyle AnyTransition AnyView AppearSymbolEffect AppStorage
  AsymmetricTransition AsyncImage AsyncImagePhase AutomaticSymbolEffect Axis
  BackgroundColorAttribute BackgroundDisplayMode BackgroundStyle BaselineOffsetAttribute BezierPoint
  Bindable Binding BlendMode BlurOptions BlurReplaceTransition Body BorderedButtonStyle
  BorderedProminentButtonStyle BorderlessButtonStyle BounceSymbolEffect BreatheSymbolEffect Button
  ButtonRole ButtonStyle ButtonStyleConfiguration Cache Cadence Canvas Capsule Case CATransform3D
  CATransform3DConcat CATransform3DEqualToTransform CATransform3DGetAffineTransform
  CATransform3DIdentity CATransform3DInvert CATransform3DIsAffine CATransform3DIsIdentity
  CATransform3DMakeAffineTransform CATransform3DMakeRotation CATransform3DMakeScale
  CATransform3DMakeTranslation CATransform3DRotate CATransform3DScale CATransform3DTranslate
  CGAffineTransform CGLineCap CGLineJoin CGMutablePath CGPath CGVector Circle ClipOptions Color
  ColorMatrix ColorMixing ColorRenderingMode ColorResource Colors ColorScheme ColorSchemeContrast
  ColorSpace Configuration ContainerValueKey ContainerValues ContentMode ContentShapeKinds
  ContentTransition ContentTransitionSymbolEffect Context CoordinateSpace CoordinateSpaceProtocol
  CubicKeyframe DateStyle DefaultButtonStyle DefaultFocusEvaluationPriority DefaultLabelStyle
  DefaultPickerStyle DefaultTabViewStyle Design DisappearSymbolEffect DiscreteSymbolEffect Divider
  DragGesture DynamicProperty DynamicTypeSize Edge EdgeInsets Element Ellipse EllipticalGradient
  EmptyAnimatableData EmptyModifier EmptyView EmptyVisualEffect Entries Entry Environment
  EnvironmentKey EnvironmentObject EnvironmentValues EquatableView EventModifiers
  EveryMinuteTimelineSchedule ExclusiveGesture ExplicitTimelineSchedule FillShapeStyle FillShapeView
  FillStyle Filter FilterOptions Flexibility FocusInteractions FocusState Font FontAttribute ForEach
  ForEachSubviewCollection ForegroundColorAttribute ForegroundStyle GeometryEffect GeometryProxy
  GeometryReader Gesture GestureMask GestureState GestureStateGesture GlobalCoordinateSpace Gradient
  GradientOptions GraphicsContext Grid GridLayout GridRow Group GroupElementsOfContent
  HierarchicalShapeStyle HorizontalAlignment HorizontalEdge HoverPhase HStack HStackLayout Icon
  IconOnlyLabelStyle ID IdentityTransition Image ImagePaint ImageResource IndefiniteSymbolEffect
  Index IndexDisplayMode IndexViewStyle Indices InsettableShape InterfaceOrientation Interpolation
  Iterator KerningAttribute KeyEquivalent KeyframeAnimator Keyframes KeyframesBuilder
  KeyframeTimeline KeyframeTrack KeyframeTrackContent KeyframeTrackContentBuilder KeyPress Label
  LabelStyle LabelStyleConfiguration Layout LayoutDirection LayoutDirectionBehavior LayoutProperties
  LayoutSubview LayoutSubviews LayoutValueKey Leading LinearGradient LinearKeyframe LineStyle
  LinkShapeStyle LocalCoordinateSpace LocalizationValue LocalizedStringKey Locations
  LongPressGesture MatchedGeometryProperties Material MeshGradient ModifiedContent MoveKeyframe
  MoveTransition NamedCoordinateSpace Namespace ObservedObject OffsetShape OffsetTransition
  OpacityTransition PageIndexViewStyle PagerProxy PagerReader PageTabViewStyle Path Pattern
  PeriodicTimelineSchedule PhaseAnimator Phases Picker PickerStyle PlaceholderContentView
  PlaceholderTextShapeStyle PlainButtonStyle PreferenceKey PreferredColorSchemeKey Preview
  Previewable PreviewDevice PreviewLayout PreviewModifier PreviewModifierContent PreviewPlatform
  PreviewProvider PreviewTrait PrimitiveButtonStyle PrimitiveButtonStyleConfiguration
  ProjectionTransform ProposedViewSize PulseSymbolEffect PushTransition RadialGradient Rectangle
  RectangleCornerRadii RepeatBehavior ReplaceSymbolEffect ResizingMode Resolved ResolvedImage
  ResolvedSymbol ResolvedText Result RGBColorSpace RotatedShape RotateSymbolEffect
  RoundedCornerStyle RoundedRectangle SafeAreaRegions Scale ScaledMetric ScaledShape
  ScaleSymbolEffect ScaleTransition SceneStorage ScrollIndicatorVisibility ScrollView
  ScrollViewProxy ScrollViewReader SegmentedPickerStyle SelectionShapeStyle SensoryFeedback
  SeparatorShapeStyle SequenceGesture Set Shading ShadowOptions ShadowStyle Shape ShapeRole
  ShapeStyle ShapeView SimultaneousGesture SlideTransition Source Spacer SpatialTapGesture Spring
  SpringKeyframe State StateObject Stop StrikethroughStyleAttribute StringInterpolation
  StrokeBorderShapeView StrokeShapeView StrokeStyle SubSequence Subview SubviewsCollection
  SubviewsCollectionSlice SwiftUIAttributes SymbolEffect SymbolEffectConfiguration
  SymbolEffectOptions SymbolRenderingMode SymbolVariants TabView TabViewStyle TapGesture
  TemplateRenderingMode Text TextAlignment TextStyle TimelineSchedule TimelineScheduleMode
  TimelineView TimelineViewDefaultContext TintShapeStyle Title TitleAndIconLabelStyle
  TitleOnlyLabelStyle TrackingAttribute Transaction TransactionKey TransformedShape Transition
  TransitionPhase TransitionProperties TransitionSymbolEffect TruncationMode TupleView
  UnderlineStyleAttribute UnevenRoundedRectangle UnitCurve UnitPoint Value VariableColorSymbolEffect
  VectorArithmetic VerticalAlignment VerticalEdge VerticalPageTabViewStyle View ViewBuilder
  ViewDimensions ViewModifier ViewSpacing ViewThatFits ViewTraits Visibility VisualEffect VStack
  VStackLayout Weight Width WiggleSymbolEffect WindowBackgroundShapeStyle Wrapper ZStack
  ZStackLayout

  * *= + += - -= / /= == a a1 accentColor accessibility accessibilityAddTraits
  accessibilityAdjustableAction accessibilityElement accessibilityHidden accessibilityIdentifier
  accessibilityLabel accessibilityReduceMotion accessibilityRemoveTraits accessibilityValue activate
  addAnimationCompletion addArc addCurve addEllipse addFilter addLine addLines addPath addQuadCurve
  addRect addRects addRelativeArc addRoundedRect alignment alignmentGuide all allCases
  allowsDirectInteraction allowsHitTesting allowsTightening alphaThreshold always anchor
  anchorPreference angle angularGradient animatableData animation antialiased appear
  appendInterpolation appendLiteral apply applying aspectRatio asymmetric asyncAfter automatic axes
  b b1 background backgroundColor backgroundPreferenceValue backgroundStyle backward bar base
  baseline baselineOffset bezier black blendMode blue blur blurReplace body bold border bordered
  borderedProminent borderless bottom bottomControlPoint bottomLeading bottomTrailing bounce bouncy
  boundingBox boundingBoxOfPath boundingRect bounds breathe brightness brown buildArray buildBlock
  buildEither buildExpression buildIf buildLimitedAvailability buildOptional buttonStyle byLayer c
  cadence calendar callAsFunction callout cancel capsLock capsule caption caption2 causesPageTurn
  center centerFirstTextBaseline centerLastTextBaseline cgPath character characters circle
  circularEaseIn circularEaseInOut circularEaseOut clear clip clipBoundingRect clipped clipShape
  clipToLayer clockwise closeSubpath color colorBurn colorDodge colorInvert colorMatrix colorMode
  colorMultiply colors colorScheme colorSchemeContrast colorSpace combine combined command
  compositingGroup compressed concat concatenate concatenating condensed configuration conicGradient
  constant contain container containerValue containerValues contains content contentShape
  contentTransition contextMenuPreview continuous contrast control coordinateSpace copy cornerRadii
  cornerRadius cornerSize count counterClockwise cumulative currentPoint custom cyan d damping
  dampingRatio darken dash dashPhase data date debugDescription decrease default defaultFocus
  defaultLayout defaultValue defersSystemGestures degrees delay delete deleteForward description
  destinationOut destinationOver destructive difference dimensions dimInactiveLayers disabled
  disablesAnimations disablesGroup disappear displayScale distance dithersResult down downArrow
  downUp dragPreview draw drawingGroup drawLayer drop duration dx dy dynamicTypeSize easeIn
  easeInOut easeOut edge edgesIgnoringSafeArea edit ellipse ellipticalGradient end endIndex entries
  environment environmentObject equatable error escape everyMinute exclusion exclusively expanded
  explicit explicitAlignment fill fillStyle first firstBaseline firstTextBaseline fixedLayout
  fixedSize flipsForRightToLeftLayoutDirection focusable focused focusEffect focusEffectDisabled
  font fontDesign fontWeight fontWidth footnote force forEach foreground foregroundColor
  foregroundStyle formIndex formUnion forward foundation frame g1 geometryGroup gesture global
  gradient gray grayscale green gridCellAnchor gridCellColumns gridCellUnsizedAxes
  gridColumnAlignment hardLight hash hasMotion hasTag headline heavy height hidden
  hideInactiveLayers hierarchical highPriorityGesture home horizontal
  horizontalScrollIndicatorVisibility horizontalSpacing hoverEffect hue hueRotation icon iconOnly id
  identity ignore ignoresSafeArea image imageScale impact increase index indexViewStyle indices
  indigo infinity inner insertion inset interaction interactive interactiveSpring interpolate
  interpolated interpolatingSpring interpolation intersection inverse invert inverted invertsAlpha
  isAccessibilitySize isAffine isAntialiased isButton isContinuous isDragging isEmpty isEnabled
  isEOFilled isFocused isFocusEffectEnabled isGlobal isHeader isIdentity isImage isKeyboardKey
  isLink isLocal isLooping isModal isOpaque isPageIndicator isPressed isScrollEnabled isSearchField
  isSelected isStaticText isSummaryElement isTabBar isToggle italic iterative kern kerning key
  keyboard keyframeAnimator label labelStyle landscapeLeft landscapeRight largeTitle lastBaseline
  lastTextBaseline layoutDirection layoutDirectionBehavior layoutPriority layoutProperties
  layoutValue leading leadingControlPoint leadingFirstTextBaseline leadingLastTextBaseline left
  leftArrow levelChange light lighten linear linearBlue linearColor linearGradient linearGreen
  linearRed lineCap lineIntersection lineJoin lineLimit lineSpacing lineSubtraction lineWidth link
  local locale location locations logicallyComplete lowercaseSmallCaps luminanceToAlpha luminosity
  m11 m21 m31 m41 magnitudeSquared makeBody makeCache makeSharedContext map mask mass
  matchedGeometryEffect maximumDistance measure medium minimumDistance minimumDuration
  minimumScaleFactor minLength mint mirror mirrors miterLimit mix modifier modifiers monochrome
  monospaced monospacedDigit move multicolor multilineTextAlignment multiply mutableCopy name named
  never next none nonRepeating nonReversing normal normalized numericPad numericText offset offsetBy
  offUp onAppear onChange onChanged onContinuousHover onDisappear onEnded onHover onKeyPress
  onLongPressGesture onPreferenceChange onReceive onTapGesture opacity opaque option orange overlay
  overlayPreferenceValue padding page pageDown pageInset pageLooping pager pageUp palette path
  pathComplete periodic persistentSystemOverlays phase phaseAnimator pickerStyle pink pixelLength
  place placeholder placeSubviews plain platform playsSound plusDarker plusLighter point portrait
  portraitUpsideDown position predictedEndLocation predictedEndTranslation preference
  preferredColorScheme previewDevice previewDisplayName previewInterfaceOrientation previewLayout
  primary priority projectedValue projectionEffect projectionTransform properties pulse purple push
  quaternary quinary r1 radialGradient radians rawValue rect rectangle red reduce regular
  regularMaterial relative removal removed renderer renderingMode rendersAsynchronously repeat
  repeatCount repeatForever repeating replace replacingUnspecifiedDimensions resizable resolve
  resolveSymbol response return reversing right rightArrow rigid role rotate rotated rotation
  rotation3DEffect rotationEffect safeAreaInset safeAreaInsets safeAreaPadding saturation scale
  scaleBy scaled scaledBy scaledToFill scaledToFit scaleEffect screen scrollDisabled
  scrollIndicators scrollTo second secondary segmented selection semibold sensoryFeedback separator
  sequenced settlingDuration shading shadow shadowAbove shadowOnly shape shift showsIndicators
  simultaneousGesture simultaneously single size sizeThatFits sizeThatFitsLayout slash sleep slide
  smallCaps smooth smoothsColors snappy soft softLight solid sourceAtop sourceRect space spacing
  speed spring square stackOrientation standard start startIndex startLocation startsMediaSession
  state statusBar statusBarHidden stiffness stop stops strikethrough strikethroughStyle stroke
  strokeBorder strokedPath strokeStyle style subheadline subtracting subviews success swiftUI
  symbolEffect symbolEffectsRemoved symbolRenderingMode symbols symbolVariant symbolVariants
  symmetricDifference system tab tabViewStyle tag task teal tertiary textCase textScale thick
  thickMaterial thin thinMaterial tiledImage time timer timeZone timingCurve tint title title2
  title3 titleAndIcon titleOnly top topControlPoint topLeading topTrailing tracking tracksVelocity
  trailing trailingControlPoint trailingFirstTextBaseline trailingLastTextBaseline transaction
  transform transformAnchorPreference transformEffect transformEnvironment transformPreference
  transition translateBy translatedBy translation trigger trim trimmedPath truncationMode turn tx ty
  ultraLight ultraThick ultraThickMaterial ultraThin ultraThinMaterial underline underlineStyle
  union unitPoint unspecified up upArrow update updateCache updatesFrequently updating
  uppercaseSmallCaps upUp userInitiated value variableColor velocity vertical verticalPage
  verticalScrollIndicatorVisibility verticalSpacing visible visualEffect warning weight white
  wholeSymbol width wiggle windowBackground withAnimation withTransaction wrappedValue x y yellow
  zero zIndex
  """
