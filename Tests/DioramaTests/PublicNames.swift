/// What `Diorama` shows to those who import it, by name: SwiftUI's own names, and what Foundation
/// lacks of Core Graphics. Types first, then members.
let publicNames = """
  AccessibilityChildBehavior AccessibilityTraits Alignment AlignmentID Angle AngularGradient
  Animatable AnimatableData AnimatablePair Animation AnimationCompletionCriteria AnyGesture
  AnyGradient AnyShape AnyShapeStyle AnyTransition AnyView Axis BackgroundDisplayMode
  BackgroundStyle Binding BlendMode Body BorderedButtonStyle BorderedProminentButtonStyle
  BorderlessButtonStyle Button ButtonRole ButtonStyle ButtonStyleConfiguration CGAffineTransform
  CGLineCap CGLineJoin CGVector Capsule Case Circle Color ColorMixing ColorRenderingMode
  ColorScheme ColorSchemeContrast ContentMode ContentShapeKinds CoordinateSpace
  CoordinateSpaceProtocol DefaultButtonStyle
  DefaultFocusEvaluationPriority DefaultLabelStyle DefaultPickerStyle
  DefaultTabViewStyle Design
  Divider DragGesture DynamicProperty DynamicTypeSize Edge EdgeInsets Element Ellipse
  EllipticalGradient EmptyAnimatableData EmptyModifier EmptyView Environment EnvironmentKey
  EnvironmentValues
  EventModifiers ExclusiveGesture FillShapeStyle FillShapeView FillStyle FocusInteractions
  FocusState Font ForEach
  ForegroundStyle GeometryProxy GeometryReader Gesture GestureMask GestureState
  GestureStateGesture GlobalCoordinateSpace Gradient Group HStack HierarchicalShapeStyle
  HorizontalAlignment HorizontalEdge HoverPhase ID Icon IconOnlyLabelStyle Image Index
  IndexDisplayMode IndexViewStyle Indices InsettableShape Interpolation Iterator KeyEquivalent
  KeyPress Label
  LabelStyle LabelStyleConfiguration LayoutDirection LayoutDirectionBehavior Leading LineStyle
  LinearGradient LinkShapeStyle LocalCoordinateSpace LocalizedStringKey LongPressGesture
  MatchedGeometryProperties
  ModifiedContent NamedCoordinateSpace Namespace OffsetShape PageIndexViewStyle PageTabViewStyle
  Path Pattern Phases
  Picker PickerStyle PlaceholderTextShapeStyle PlainButtonStyle PreferenceKey PrimitiveButtonStyle
  PrimitiveButtonStyleConfiguration ProposedViewSize RGBColorSpace RadialGradient Rectangle
  RectangleCornerRadii ResizingMode Resolved
  Result RotatedShape RoundedCornerStyle RoundedRectangle
  Scale ScaledShape ScrollIndicatorVisibility ScrollView ScrollViewProxy ScrollViewReader
  SegmentedPickerStyle
  SelectionShapeStyle SeparatorShapeStyle SequenceGesture Set Shape ShapeRole ShapeStyle
  ShapeView SimultaneousGesture Spacer SpatialTapGesture Spring State Stop StringInterpolation
  StrokeBorderShapeView StrokeShapeView StrokeStyle SubSequence TabView TabViewStyle TapGesture
  TemplateRenderingMode Text TextAlignment TextStyle TintShapeStyle Title TitleAndIconLabelStyle
  TitleOnlyLabelStyle Transaction TransactionKey TransformedShape TruncationMode TupleView
  UnevenRoundedRectangle UnitCurve UnitPoint VStack Value VectorArithmetic VerticalAlignment
  VerticalEdge View ViewBuilder ViewDimensions ViewModifier Visibility Weight ZStack

  * *= + += - -= / /= == a accentColor accessibility accessibilityAddTraits accessibilityElement
  accessibilityHidden accessibilityIdentifier accessibilityLabel accessibilityReduceMotion
  accessibilityRemoveTraits accessibilityValue
  activate addAnimationCompletion addArc addCurve addEllipse
  addLine addLines addPath addQuadCurve addRect addRects addRelativeArc addRoundedRect
  alignmentGuide all allowsDirectInteraction allowsHitTesting allowsTightening always anchor angle
  angularGradient animatableData animation antialiased appendInterpolation appendLiteral applying
  aspectRatio asymmetric asyncAfter automatic axes b background backgroundStyle base
  baselineOffset bezier black blendMode blue blur body bold border bordered borderedProminent
  borderless bottom bottomLeading bottomTrailing bounce bouncy boundingRect brightness brown
  buildBlock buildEither buildExpression buildIf buildLimitedAvailability buttonStyle c calendar
  callout cancel capsLock capsule caption caption2 causesPageTurn center centerFirstTextBaseline
  centerLastTextBaseline
  character characters circle circularEaseIn circularEaseInOut circularEaseOut clear clipped
  clipShape closeSubpath color colorInvert colorMultiply colorScheme colorSchemeContrast combine
  combined
  command compositingGroup concat concatenating conicGradient constant contain contains content
  contentShape contextMenuPreview contrast
  control coordinateSpace cornerRadii cornerRadius cornerSize
  count currentPoint custom cyan d damping dampingRatio dash dashPhase data debugDescription
  default defaultFocus
  defaultValue
  degrees delay
  delete
  deleteForward description destructive disabled disablesAnimations displayScale down downArrow
  dragPreview
  drawingGroup duration dx dy dynamicTypeSize easeIn easeInOut easeOut edit
  ellipse ellipticalGradient end
  endIndex environment
  escape exclusively fill fillStyle first firstTextBaseline fixedSize focusEffect
  focusEffectDisabled focusable focused
  font fontDesign fontWeight footnote force forEach foreground foregroundColor foregroundStyle
  formIndex frame gesture global gradient gray grayscale green headline heavy height hidden
  highPriorityGesture
  home horizontal horizontalScrollIndicatorVisibility hoverEffect hueRotation icon
  iconOnly id identity ignore imageScale index indexViewStyle indices indigo infinity inset
  interaction interactive interactiveSpring interpolate interpolated interpolatingSpring
  interpolation inverse inverted isAccessibilitySize isAntialiased isButton isContinuous isEmpty
  isEnabled isEOFilled
  isFocusEffectEnabled
  isFocused isGlobal isHeader isIdentity isImage isKeyboardKey isLink isLocal isModal
  isPressed isScrollEnabled isSearchField isSelected isStaticText isSummaryElement isTabBar
  isToggle italic kerning key label labelStyle largeTitle lastTextBaseline layoutDirection
  layoutDirectionBehavior layoutPriority leading leadingFirstTextBaseline leadingLastTextBaseline
  leftArrow
  light linear linearBlue linearGradient linearGreen linearRed lineCap lineJoin lineLimit
  lineSpacing lineWidth link local locale location logicallyComplete magnitudeSquared makeBody map
  mask mass
  matchedGeometryEffect maximumDistance medium minimumDistance minimumDuration minimumScaleFactor minLength
  mint mirrors miterLimit mix modifier modifiers
  monospaced monospacedDigit move multilineTextAlignment
  named never none
  numericPad offset offsetBy onAppear onChange onChanged onContinuousHover onDisappear
  onEnded onHover
  onKeyPress onLongPressGesture onPreferenceChange onTapGesture opacity option orange overlay
  padding page pageDown pageUp path phase
  pickerStyle pink pixelLength placeholder plain playsSound position predictedEndLocation
  predictedEndTranslation preference primary projectedValue purple push quaternary quinary
  radialGradient radians rawValue rect red regular removed renderingMode repeat
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
  trigger trim trimmedPath truncationMode tx ty ultraLight underline unspecified up upArrow update
  updatesFrequently updating
  userInitiated value velocity vertical verticalScrollIndicatorVisibility visible
  weight white width withAnimation withTransaction wrappedValue x y yellow zero zIndex
  """
