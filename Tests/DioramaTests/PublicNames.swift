/// What `Diorama` shows to those who import it, by name: SwiftUI's own names, and what Foundation
/// lacks of Core Graphics. Types first, then members.
let publicNames = """
  AccessibilityChildBehavior AccessibilityTraits Alignment AlignmentID Angle AngularGradient
  Animatable AnimatableData
  AnimatableModifier AnimatablePair Animation AnimationCompletionCriteria AnimationTimelineSchedule
  AnyGesture
  AnyGradient AnyShape AnyShapeStyle AnyTransition AnyView AsymmetricTransition
  Axis BackgroundDisplayMode
  BackgroundStyle Binding BlendMode
  BlurReplaceTransition Body BorderedButtonStyle BorderedProminentButtonStyle
  BorderlessButtonStyle Button ButtonRole ButtonStyle ButtonStyleConfiguration CGAffineTransform
  CGLineCap CGLineJoin CGVector Cadence Capsule Case Circle Color ColorMixing ColorRenderingMode
  ColorScheme ColorSchemeContrast Configuration ContentMode ContentShapeKinds Context
  CoordinateSpace
  CoordinateSpaceProtocol CubicKeyframe DefaultButtonStyle
  DefaultFocusEvaluationPriority DefaultLabelStyle DefaultPickerStyle
  DefaultTabViewStyle Design
  Divider DragGesture DynamicProperty DynamicTypeSize Edge EdgeInsets Element Ellipse
  EllipticalGradient EmptyAnimatableData EmptyModifier EmptyView Entries
  Environment EnvironmentKey
  EnvironmentValues
  EventModifiers
  EveryMinuteTimelineSchedule ExclusiveGesture
  ExplicitTimelineSchedule FillShapeStyle FillShapeView FillStyle FocusInteractions
  FocusState Font ForEach
  ForegroundStyle GeometryEffect GeometryProxy GeometryReader Gesture GestureMask GestureState
  GestureStateGesture GlobalCoordinateSpace Gradient Group HStack HierarchicalShapeStyle
  HorizontalAlignment HorizontalEdge HoverPhase ID Icon IconOnlyLabelStyle IdentityTransition
  Image Index
  IndexDisplayMode IndexViewStyle Indices InsettableShape Interpolation Iterator KeyEquivalent
  KeyPress KeyframeAnimator KeyframeTimeline KeyframeTrack KeyframeTrackContent KeyframeTrackContentBuilder
  Keyframes KeyframesBuilder Label
  LabelStyle LabelStyleConfiguration LayoutDirection LayoutDirectionBehavior Leading LineStyle
  LinearGradient
  LinearKeyframe LinkShapeStyle LocalCoordinateSpace LocalizedStringKey LongPressGesture
  MatchedGeometryProperties
  ModifiedContent
  MoveKeyframe
  MoveTransition NamedCoordinateSpace Namespace OffsetShape OffsetTransition OpacityTransition
  PageIndexViewStyle PageTabViewStyle
  Path Pattern PeriodicTimelineSchedule PhaseAnimator Phases
  Picker PickerStyle
  PlaceholderContentView PlaceholderTextShapeStyle PlainButtonStyle PreferenceKey PrimitiveButtonStyle
  PrimitiveButtonStyleConfiguration
  ProjectionTransform ProposedViewSize PushTransition RGBColorSpace RadialGradient Rectangle
  RectangleCornerRadii ResizingMode Resolved
  Result RotatedShape RoundedCornerStyle RoundedRectangle
  Scale
  ScaleTransition ScaledShape ScrollIndicatorVisibility ScrollView ScrollViewProxy ScrollViewReader
  SegmentedPickerStyle
  SelectionShapeStyle SeparatorShapeStyle SequenceGesture Set Shape ShapeRole ShapeStyle
  ShapeView SimultaneousGesture
  SlideTransition Spacer SpatialTapGesture Spring SpringKeyframe State Stop StringInterpolation
  StrokeBorderShapeView StrokeShapeView StrokeStyle SubSequence TabView TabViewStyle TapGesture
  TemplateRenderingMode Text TextAlignment TextStyle TimelineSchedule TimelineScheduleMode
  TimelineView TimelineViewDefaultContext TintShapeStyle Title TitleAndIconLabelStyle
  TitleOnlyLabelStyle Transaction TransactionKey TransformedShape Transition TransitionPhase
  TransitionProperties TruncationMode TupleView
  UnevenRoundedRectangle UnitCurve UnitPoint VStack Value VectorArithmetic VerticalAlignment
  VerticalEdge View ViewBuilder ViewDimensions ViewModifier Visibility Weight ZStack

  * *= + += - -= / /= == a accentColor accessibility accessibilityAddTraits accessibilityElement
  accessibilityHidden accessibilityIdentifier accessibilityLabel accessibilityReduceMotion
  accessibilityRemoveTraits accessibilityValue
  activate addAnimationCompletion addArc addCurve addEllipse
  addLine addLines addPath addQuadCurve addRect addRects addRelativeArc addRoundedRect
  alignmentGuide all allowsDirectInteraction allowsHitTesting allowsTightening always anchor angle
  angularGradient animatableData animation antialiased appendInterpolation appendLiteral apply
  applying
  aspectRatio asymmetric asyncAfter automatic axes b background backgroundStyle base
  baselineOffset bezier black blendMode blue blur blurReplace
  body bold border bordered borderedProminent
  borderless bottom bottomLeading bottomTrailing bounce bouncy boundingRect brightness brown
  buildArray
  buildBlock buildEither buildExpression buildIf buildLimitedAvailability buildOptional
  buttonStyle c cadence calendar
  callout cancel capsLock capsule caption caption2 causesPageTurn center centerFirstTextBaseline
  centerLastTextBaseline
  character characters circle circularEaseIn circularEaseInOut circularEaseOut clear clipped
  clipShape closeSubpath color colorInvert colorMultiply colorScheme colorSchemeContrast combine
  combined
  command compositingGroup concat concatenating
  configuration conicGradient constant contain contains content
  contentShape contextMenuPreview contrast
  control coordinateSpace cornerRadii cornerRadius cornerSize
  count currentPoint custom cyan d damping dampingRatio dash dashPhase data date debugDescription
  default defaultFocus
  defaultValue
  degrees delay
  delete
  deleteForward description destructive disabled disablesAnimations displayScale down downArrow
  downUp dragPreview
  drawingGroup duration dx dy dynamicTypeSize easeIn easeInOut easeOut edge edit
  ellipse ellipticalGradient end
  endIndex entries environment
  escape everyMinute exclusively
  explicit fill fillStyle first firstTextBaseline fixedSize focusEffect
  focusEffectDisabled focusable focused
  font fontDesign fontWeight footnote force forEach foreground foregroundColor foregroundStyle
  formIndex frame gesture global gradient gray grayscale green hasMotion
  headline heavy height hidden
  highPriorityGesture
  home horizontal horizontalScrollIndicatorVisibility hoverEffect hueRotation icon
  iconOnly id identity ignore imageScale index indexViewStyle indices indigo infinity insertion
  inset
  interaction interactive interactiveSpring interpolate interpolated interpolatingSpring
  interpolation inverse inverted isAccessibilitySize
  isAffine isAntialiased isButton isContinuous isEmpty
  isEnabled isEOFilled
  isFocusEffectEnabled
  isFocused isGlobal isHeader isIdentity isImage isKeyboardKey isLink isLocal isModal
  isPressed isScrollEnabled isSearchField isSelected isStaticText isSummaryElement isTabBar
  isToggle italic kerning key
  keyframeAnimator label labelStyle largeTitle lastTextBaseline layoutDirection
  layoutDirectionBehavior layoutPriority leading leadingFirstTextBaseline leadingLastTextBaseline
  leftArrow
  light linear linearBlue linearGradient linearGreen linearRed lineCap lineJoin lineLimit
  lineSpacing lineWidth link local locale location logicallyComplete m11 m21 m31
  magnitudeSquared makeBody map
  mask mass
  matchedGeometryEffect maximumDistance medium minimumDistance minimumDuration minimumScaleFactor minLength
  mint mirrors miterLimit mix modifier modifiers
  monospaced monospacedDigit move multilineTextAlignment
  named never next none
  numericPad offset offsetBy onAppear onChange onChanged onContinuousHover onDisappear
  onEnded onHover
  onKeyPress onLongPressGesture onPreferenceChange onTapGesture opacity option orange overlay
  padding page pageDown pageUp path periodic phase phaseAnimator
  pickerStyle pink pixelLength placeholder plain playsSound position predictedEndLocation
  predictedEndTranslation preference primary projectedValue
  projectionEffect properties purple push quaternary quinary
  radialGradient radians rawValue rect red regular removal removed renderingMode repeat
  repeatCount repeatForever
  replacingUnspecifiedDimensions resizable resolve response
  return rightArrow role rotated rotation rotationEffect
  safeAreaInsets saturation scale scaled scaledBy scaledToFill scaledToFit scaleEffect
  scrollDisabled scrollIndicators scrollTo second secondary segmented
  selection semibold separator sequenced
  settlingDuration shadow shape
  shift showsIndicators simultaneousGesture simultaneously single size
  sizeThatFits sleep slide smooth snappy
  space speed spring startIndex startLocation startsMediaSession
  state stiffness stops strikethrough stroke strokeBorder strokedPath strokeStyle style
  subheadline subviews system tab tabViewStyle tag task teal tertiary textCase thin time timeZone
  timingCurve tint title title2 title3 titleAndIcon titleOnly top topLeading topTrailing tracking
  tracksVelocity trailing trailingFirstTextBaseline trailingLastTextBaseline transaction transform
  transformEffect transformEnvironment transformPreference transition translatedBy translation
  trigger trim trimmedPath truncationMode tx ty ultraLight underline unspecified up upArrow upUp
  update
  updatesFrequently updating
  userInitiated value velocity vertical verticalScrollIndicatorVisibility visible
  weight white width withAnimation withTransaction wrappedValue x y yellow zero zIndex
  """
