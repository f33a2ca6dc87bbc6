/// What `Diorama` shows to those who import it, by name: SwiftUI's own names, and what Foundation
/// lacks of Core Graphics. Types first, then members.
let publicNames = """
  AccessibilityAdjustmentDirection AccessibilityChildBehavior AccessibilityTraits Alignment
  AlignmentID Angle AngularGradient Animatable AnimatableData AnimatableModifier AnimatablePair
  Animation AnimationCompletionCriteria AnimationTimelineSchedule AnyGesture AnyGradient AnyShape
  AnyShapeStyle AnyTransition AnyView AppStorage AsymmetricTransition Axis BackgroundDisplayMode
  BackgroundStyle Bindable Binding BlendMode BlurReplaceTransition Body BorderedButtonStyle
  BorderedProminentButtonStyle BorderlessButtonStyle Button ButtonRole ButtonStyle
  ButtonStyleConfiguration Cadence Capsule Case CATransform3D CATransform3DConcat
  CATransform3DEqualToTransform CATransform3DGetAffineTransform CATransform3DIdentity
  CATransform3DInvert CATransform3DIsAffine CATransform3DIsIdentity CATransform3DMakeAffineTransform
  CATransform3DMakeRotation CATransform3DMakeScale CATransform3DMakeTranslation CATransform3DRotate
  CATransform3DScale CATransform3DTranslate CGAffineTransform CGLineCap CGLineJoin CGMutablePath
  CGPath CGVector Circle Color ColorMixing ColorRenderingMode ColorScheme ColorSchemeContrast
  Configuration ContentMode ContentShapeKinds Context CoordinateSpace CoordinateSpaceProtocol
  CubicKeyframe DefaultButtonStyle DefaultFocusEvaluationPriority DefaultLabelStyle
  DefaultPickerStyle DefaultTabViewStyle Design Divider DragGesture DynamicProperty DynamicTypeSize
  Edge EdgeInsets Element Ellipse EllipticalGradient EmptyAnimatableData EmptyModifier EmptyView
  EmptyVisualEffect Entries Entry Environment EnvironmentKey EnvironmentObject EnvironmentValues
  EventModifiers EveryMinuteTimelineSchedule ExclusiveGesture ExplicitTimelineSchedule
  FillShapeStyle FillShapeView FillStyle FocusInteractions FocusState Font ForEach ForegroundStyle
  GeometryEffect GeometryProxy GeometryReader Gesture GestureMask GestureState GestureStateGesture
  GlobalCoordinateSpace Gradient Group HierarchicalShapeStyle HorizontalAlignment HorizontalEdge
  HoverPhase HStack Icon IconOnlyLabelStyle ID IdentityTransition Image Index IndexDisplayMode
  IndexViewStyle Indices InsettableShape InterfaceOrientation Interpolation Iterator KeyEquivalent
  KeyframeAnimator Keyframes KeyframesBuilder KeyframeTimeline KeyframeTrack KeyframeTrackContent
  KeyframeTrackContentBuilder KeyPress Label LabelStyle LabelStyleConfiguration Layout
  LayoutDirection LayoutDirectionBehavior LayoutProperties LayoutSubview LayoutSubviews
  LayoutValueKey Leading LinearGradient LinearKeyframe LineStyle LinkShapeStyle LocalCoordinateSpace
  LocalizedStringKey LongPressGesture MatchedGeometryProperties Material ModifiedContent
  MoveKeyframe MoveTransition NamedCoordinateSpace Namespace ObservedObject OffsetShape
  OffsetTransition OpacityTransition PageIndexViewStyle PagerProxy PagerReader PageTabViewStyle Path
  Pattern PeriodicTimelineSchedule PhaseAnimator Phases Picker PickerStyle PlaceholderContentView
  PlaceholderTextShapeStyle PlainButtonStyle PreferenceKey PreferredColorSchemeKey Preview
  Previewable PreviewDevice PreviewLayout PreviewPlatform PreviewProvider PreviewTrait
  PrimitiveButtonStyle PrimitiveButtonStyleConfiguration ProjectionTransform ProposedViewSize
  PushTransition RadialGradient Rectangle RectangleCornerRadii ResizingMode Resolved Result
  RGBColorSpace RotatedShape RoundedCornerStyle RoundedRectangle SafeAreaRegions Scale ScaledMetric
  ScaledShape ScaleTransition SceneStorage ScrollIndicatorVisibility ScrollView ScrollViewProxy
  ScrollViewReader SegmentedPickerStyle SelectionShapeStyle SeparatorShapeStyle SequenceGesture Set
  Shape ShapeRole ShapeStyle ShapeView SimultaneousGesture SlideTransition Spacer SpatialTapGesture
  Spring SpringKeyframe State StateObject Stop StringInterpolation StrokeBorderShapeView
  StrokeShapeView StrokeStyle SubSequence TabView TabViewStyle TapGesture TemplateRenderingMode Text
  TextAlignment TextStyle TimelineSchedule TimelineScheduleMode TimelineView
  TimelineViewDefaultContext TintShapeStyle Title TitleAndIconLabelStyle TitleOnlyLabelStyle
  Transaction TransactionKey TransformedShape Transition TransitionPhase TransitionProperties
  TruncationMode TupleView UnevenRoundedRectangle UnitCurve UnitPoint Value VectorArithmetic
  VerticalAlignment VerticalEdge VerticalPageTabViewStyle View ViewBuilder ViewDimensions
  ViewModifier ViewSpacing ViewTraits Visibility VisualEffect VStack Weight Wrapper ZStack

  * *= + += - -= / /= == a accentColor accessibility accessibilityAddTraits
  accessibilityAdjustableAction accessibilityElement accessibilityHidden accessibilityIdentifier
  accessibilityLabel accessibilityReduceMotion accessibilityRemoveTraits accessibilityValue activate
  addAnimationCompletion addArc addCurve addEllipse addLine addLines addPath addQuadCurve addRect
  addRects addRelativeArc addRoundedRect alignmentGuide all allCases allowsDirectInteraction
  allowsHitTesting allowsTightening always anchor angle angularGradient animatableData animation
  antialiased appendInterpolation appendLiteral apply applying aspectRatio asymmetric asyncAfter
  automatic axes b background backgroundStyle bar base baselineOffset bezier black blendMode blue
  blur blurReplace body bold border bordered borderedProminent borderless bottom bottomLeading
  bottomTrailing bounce bouncy boundingBox boundingBoxOfPath boundingRect bounds brightness brown
  buildArray buildBlock buildEither buildExpression buildIf buildLimitedAvailability buildOptional
  buttonStyle c cadence calendar callAsFunction callout cancel capsLock capsule caption caption2
  causesPageTurn center centerFirstTextBaseline centerLastTextBaseline cgPath character characters
  circle circularEaseIn circularEaseInOut circularEaseOut clear clipped clipShape closeSubpath color
  colorInvert colorMultiply colorScheme colorSchemeContrast combine combined command
  compositingGroup concat concatenating configuration conicGradient constant contain container
  contains content contentShape contextMenuPreview contrast control coordinateSpace copy cornerRadii
  cornerRadius cornerSize count currentPoint custom cyan d damping dampingRatio dash dashPhase data
  date debugDescription default defaultFocus defaultLayout defaultValue defersSystemGestures degrees
  delay delete deleteForward description destructive dimensions disabled disablesAnimations
  displayScale distance down downArrow downUp dragPreview drawingGroup duration dx dy
  dynamicTypeSize easeIn easeInOut easeOut edge edgesIgnoringSafeArea edit ellipse
  ellipticalGradient end endIndex entries environment environmentObject escape everyMinute
  exclusively explicit explicitAlignment fill fillStyle first firstTextBaseline fixedLayout
  fixedSize focusable focused focusEffect focusEffectDisabled font fontDesign fontWeight footnote
  force forEach foreground foregroundColor foregroundStyle formIndex formUnion frame gesture global
  gradient gray grayscale green hash hasMotion headline heavy height hidden highPriorityGesture home
  horizontal horizontalScrollIndicatorVisibility hoverEffect hueRotation icon iconOnly id identity
  ignore ignoresSafeArea imageScale index indexViewStyle indices indigo infinity insertion inset
  interaction interactive interactiveSpring interpolate interpolated interpolatingSpring
  interpolation inverse invert inverted isAccessibilitySize isAffine isAntialiased isButton
  isContinuous isDragging isEmpty isEnabled isEOFilled isFocused isFocusEffectEnabled isGlobal
  isHeader isIdentity isImage isKeyboardKey isLink isLocal isLooping isModal isPageIndicator
  isPressed isScrollEnabled isSearchField isSelected isStaticText isSummaryElement isTabBar isToggle
  italic kerning key keyboard keyframeAnimator label labelStyle landscapeLeft landscapeRight
  largeTitle lastTextBaseline layoutDirection layoutDirectionBehavior layoutPriority
  layoutProperties layoutValue leading leadingFirstTextBaseline leadingLastTextBaseline leftArrow
  light linear linearBlue linearGradient linearGreen linearRed lineCap lineJoin lineLimit
  lineSpacing lineWidth link local locale location logicallyComplete m11 m21 m31 m41
  magnitudeSquared makeBody makeCache map mask mass matchedGeometryEffect maximumDistance medium
  minimumDistance minimumDuration minimumScaleFactor minLength mint mirrors miterLimit mix modifier
  modifiers monospaced monospacedDigit move multilineTextAlignment mutableCopy named never next none
  numericPad offset offsetBy onAppear onChange onChanged onContinuousHover onDisappear onEnded
  onHover onKeyPress onLongPressGesture onPreferenceChange onReceive onTapGesture opacity option
  orange overlay padding page pageDown pageInset pageLooping pager pageUp path periodic
  persistentSystemOverlays phase phaseAnimator pickerStyle pink pixelLength place placeholder plain
  platform playsSound portrait portraitUpsideDown position predictedEndLocation
  predictedEndTranslation preference preferredColorScheme previewDevice previewDisplayName
  previewInterfaceOrientation previewLayout primary priority projectedValue projectionEffect
  properties purple push quaternary quinary radialGradient radians rawValue rect red reduce regular
  regularMaterial removal removed renderingMode repeat repeatCount repeatForever
  replacingUnspecifiedDimensions resizable resolve response return rightArrow role rotated rotation
  rotation3DEffect rotationEffect safeAreaInset safeAreaInsets safeAreaPadding saturation scale
  scaled scaledBy scaledToFill scaledToFit scaleEffect scrollDisabled scrollIndicators scrollTo
  second secondary segmented selection semibold separator sequenced settlingDuration shadow shape
  shift showsIndicators simultaneousGesture simultaneously single size sizeThatFits
  sizeThatFitsLayout sleep slide smooth snappy space spacing speed spring stackOrientation
  startIndex startLocation startsMediaSession state statusBar statusBarHidden stiffness stops
  strikethrough stroke strokeBorder strokedPath strokeStyle style subheadline subviews system tab
  tabViewStyle tag task teal tertiary textCase thick thickMaterial thin thinMaterial time timeZone
  timingCurve tint title title2 title3 titleAndIcon titleOnly top topLeading topTrailing tracking
  tracksVelocity trailing trailingFirstTextBaseline trailingLastTextBaseline transaction transform
  transformEffect transformEnvironment transformPreference transition translatedBy translation
  trigger trim trimmedPath truncationMode turn tx ty ultraLight ultraThick ultraThickMaterial
  ultraThin ultraThinMaterial underline union unspecified up upArrow update updateCache
  updatesFrequently updating upUp userInitiated value velocity vertical verticalPage
  verticalScrollIndicatorVisibility visible visualEffect weight white width withAnimation
  withTransaction wrappedValue x y yellow zero zIndex
  """
