/// What `Diorama` shows to those who import it, by name: SwiftUI's own names, and what Foundation
/// lacks of Core Graphics. Types first, then members.
let publicNames = """
  AccessibilityAdjustmentDirection AccessibilityChildBehavior AccessibilityTraits Alignment
  AlignmentID Angle AngularGradient Animatable AnimatableData AnimatableModifier AnimatablePair
  Animation AnimationCompletionCriteria AnimationTimelineSchedule AnyGesture AnyGradient AnyShape
  AnyShapeStyle AnyTransition AnyView AppStorage AsymmetricTransition AutomaticLabeledContentStyle
  Axis BackgroundDisplayMode
  BackgroundStyle Bindable Binding BlendMode BlurReplaceTransition Body BorderedButtonStyle
  BorderedProminentButtonStyle BorderlessButtonStyle Button ButtonBorderShape
  ButtonRole ButtonStyle
  ButtonStyleConfiguration ButtonToggleStyle
  CGMutablePath CGPath Cadence Capsule Case CGAffineTransform CGLineCap CGLineJoin CGVector
  Circle
  CircularProgressViewStyle
  CodableRepresentation Color ColorMixing ColorRenderingMode ColorScheme ColorSchemeContrast ColumnNavigationViewStyle
  Configuration Content
  ContentMode ContentShapeKinds Context
  ControlSize CoordinateSpace CoordinateSpaceProtocol CubicKeyframe CurrentValueLabel
  DefaultButtonStyle DefaultFocusEvaluationPriority
  DefaultGroupBoxStyle DefaultLabelStyle DefaultNavigationViewStyle DefaultPickerStyle
  DefaultProgressViewStyle DefaultTabLabel
  DefaultTabViewStyle
  DefaultTextFieldStyle
  DefaultToggleStyle Design
  DisclosureGroup
  DismissAction Divider
  DoubleColumnNavigationViewStyle DragGesture DynamicProperty DynamicTypeSize Edge EdgeInsets
  Element Ellipse EllipticalGradient EmptyAnimatableData EmptyModifier EmptyView EmptyVisualEffect
  Entries
  Entry Environment EnvironmentKey
  EnvironmentObject EnvironmentValues EventModifiers EveryMinuteTimelineSchedule
  ExclusiveGesture ExplicitTimelineSchedule FillShapeStyle FillShapeView FillStyle
  FocusInteractions FocusState Font ForEach ForegroundStyle GeometryEffect GeometryProxy
  GeometryReader Gesture GestureMask GestureState GestureStateGesture GlobalCoordinateSpace
  Gradient Group
  GroupBox
  GroupBoxStyle
  GroupBoxStyleConfiguration HierarchicalShapeStyle HorizontalAlignment HorizontalEdge HoverPhase HStack Icon
  IconOnlyLabelStyle ID IdentityTransition Image Index IndexDisplayMode IndexViewStyle Indices
  InsettableShape
  InterfaceOrientation Interpolation Iterator KeyEquivalent KeyframeAnimator Keyframes KeyframesBuilder
  KeyframeTimeline KeyframeTrack KeyframeTrackContent KeyframeTrackContentBuilder KeyPress Label
  LabelStyle LabelStyleConfiguration LabeledContent
  LabeledContentStyle
  LabeledContentStyleConfiguration Layout LayoutDirection LayoutDirectionBehavior
  LayoutProperties LayoutSubview LayoutSubviews LayoutValueKey Leading LinearGradient
  LinearKeyframe LineStyle
  LinearProgressViewStyle
  Link LinkShapeStyle LocalCoordinateSpace LocalizedStringKey LongPressGesture
  MatchedGeometryProperties ModifiedContent MoveKeyframe MoveTransition NamedCoordinateSpace
  Namespace NavigationBarItem NavigationLink NavigationPath NavigationStack NavigationView
  NavigationViewStyle
  ObservedObject OffsetShape OffsetTransition OpacityTransition OpenURLAction
  PageIndexViewStyle PagerProxy
  PagerReader PageTabViewStyle Path Pattern PeriodicTimelineSchedule PhaseAnimator Phases Picker
  PickerStyle PlaceholderContentView PlaceholderTextShapeStyle PlainButtonStyle PlainTextFieldStyle
  PreferenceKey
  PreferredColorSchemeKey
  PresentationMode Preview PreviewDevice PreviewLayout PreviewPlatform PreviewProvider
  PreviewTrait Previewable
  PrimitiveButtonStyle PrimitiveButtonStyleConfiguration
  ProgressView ProgressViewStyle
  ProgressViewStyleConfiguration ProjectionTransform ProposedViewSize
  PushTransition RadialGradient Rectangle RectangleCornerRadii ResizingMode Resolved Result
  RGBColorSpace RotatedShape
  RoundedBorderTextFieldStyle RoundedCornerStyle RoundedRectangle SafeAreaRegions
  Scale ScaledMetric ScaledShape ScaleTransition SceneStorage
  ScrollIndicatorVisibility ScrollView ScrollViewProxy ScrollViewReader SecureField
  SegmentedPickerStyle
  SelectionShapeStyle SeparatorShapeStyle SequenceGesture Set Shape ShapeRole ShapeStyle ShapeView
  SidebarAdaptableTabViewStyle
  SimultaneousGesture SlideTransition
  Slider Spacer SpatialTapGesture Spring SpringKeyframe StackNavigationViewStyle State StateObject
  Stepper Stop
  StringInterpolation StrokeBorderShapeView StrokeShapeView StrokeStyle SubSequence SubmitLabel
  SubmitTriggers SwitchToggleStyle Tab TabBarOnlyTabViewStyle TabContent TabContentBuilder TabRole
  TabValue TabView
  TabViewStyle TapGesture TemplateRenderingMode Text TextAlignment TextField TextFieldStyle
  TextInputAutocapitalization TextStyle TimelineSchedule
  TimelineScheduleMode TimelineView TimelineViewDefaultContext TintShapeStyle Title
  TitleAndIconLabelStyle
  TitleDisplayMode TitleOnlyLabelStyle Toggle
  ToggleStyle ToggleStyleConfiguration ToolbarContent
  ToolbarContentBuilder ToolbarItem ToolbarItemGroup
  ToolbarItemPlacement ToolbarPlacement
  ToolbarTitleDisplayMode Transaction TransactionKey TransformedShape
  Transition TransitionPhase TransitionProperties TruncationMode TupleView UnevenRoundedRectangle
  UnitCurve UnitPoint Value VectorArithmetic VerticalAlignment VerticalEdge
  VerticalPageTabViewStyle View ViewBuilder ViewDimensions ViewModifier ViewSpacing ViewTraits
  Visibility
  VisualEffect VStack Weight Wrapper ZStack

  * *= + += - -= / /= == a accentColor accessibility accessibilityAddTraits
  accessibilityAdjustableAction accessibilityElement accessibilityHidden accessibilityIdentifier
  accessibilityLabel accessibilityReduceMotion accessibilityRemoveTraits accessibilityValue
  activate addAnimationCompletion addArc addCurve addEllipse addLine addLines addPath addQuadCurve
  addRect addRects addRelativeArc addRoundedRect alignmentGuide all allCases
  allowsDirectInteraction
  allowsHitTesting allowsTightening always anchor angle angularGradient animatableData animation
  antialiased
  append appendInterpolation appendLiteral apply applying aspectRatio asymmetric asyncAfter
  autocorrectionDisabled
  automatic axes b background backgroundStyle
  badge base baselineOffset bezier black blendMode blue blur
  blurReplace body bold border bordered borderedProminent borderless bottom bottomLeading
  bottomTrailing bounce bouncy
  boundingBox boundingBoxOfPath boundingRect bounds brightness brown buildArray buildBlock
  buildEither buildExpression buildIf buildLimitedAvailability buildOptional button
  buttonBorderShape buttonStyle c cadence
  calendar callAsFunction callout cancel
  cancellationAction capsLock capsule caption caption2 causesPageTurn center
  centerFirstTextBaseline centerLastTextBaseline cgPath character characters circle circular
  circularEaseIn
  circularEaseInOut circularEaseOut clear clipped clipShape closeSubpath codable color colorInvert
  colorMultiply colorScheme colorSchemeContrast
  columns combine combined command compositingGroup concat
  concatenating configuration confirmationAction conicGradient constant contain container
  contains content contentShape
  contextMenuPreview continue contrast control controlSize coordinateSpace
  copy cornerRadii cornerRadius cornerSize count
  currentPoint
  currentValueLabel custom cyan d damping dampingRatio dash dashPhase data date debugDescription
  default defaultFocus
  defaultLayout defaultValue
  defersSystemGestures degrees delay delete deleteForward description destructive
  destructiveAction
  dimensions
  disableAutocorrection disabled disablesAnimations
  discarded dismiss displayScale distance done down downArrow downUp dragPreview
  drawingGroup duration dx dy dynamicTypeSize easeIn easeInOut easeOut edge edgesIgnoringSafeArea
  edit ellipse
  ellipticalGradient encode end endIndex entries environment environmentObject
  escape everyMinute exclusively explicit
  explicitAlignment fill fillStyle first firstTextBaseline fixedLayout
  fixedSize focusable focused focusEffect
  focusEffectDisabled font fontDesign fontWeight footnote force forEach foreground foregroundColor
  foregroundStyle formIndex formUnion
  fractionCompleted frame gesture global go gradient gray grayscale green groupBoxStyle handled
  hasMotion
  hash headline heavy height hidden highPriorityGesture home horizontal
  horizontalScrollIndicatorVisibility hoverEffect hueRotation icon iconOnly id identity ignore
  ignoresSafeArea
  imageScale index indexViewStyle indices indigo infinity inline inlineLarge
  insertion inset interaction interactive
  interactiveSpring interpolate interpolated interpolatingSpring interpolation inverse inverted
  isAccessibilitySize isAffine isAntialiased isButton isContinuous isDetailLink
  isDragging isEmpty isEnabled
  isEOFilled isFocused isFocusEffectEnabled isGlobal isHeader isIdentity isImage isKeyboardKey
  isLink isLocal isLooping isMixed isModal isOn
  isPageIndicator isPresented isPressed isScrollEnabled isSearchField
  isSelected isStaticText isSummaryElement isTabBar isToggle italic join kerning key keyboard
  keyframeAnimator
  label labelStyle labeledContentStyle labelsHidden
  landscapeLeft landscapeRight
  large largeTitle lastTextBaseline layoutDirection layoutDirectionBehavior
  layoutPriority layoutProperties layoutValue leading leadingFirstTextBaseline
  leadingLastTextBaseline leftArrow light linear linearBlue linearGradient linearGreen linearRed
  lineCap lineJoin lineLimit lineSpacing lineWidth link local locale location logicallyComplete
  m11 m21 m31 magnitudeSquared makeBody makeCache map mask mass matchedGeometryEffect
  maximumDistance medium minimumDistance minimumDuration minimumScaleFactor minLength mint mirrors
  miterLimit mix modifier modifiers monospaced monospacedDigit move multilineTextAlignment mutableCopy
  named navigation navigationBar navigationBarBackButtonHidden navigationBarHidden
  navigationBarItems navigationBarLeading navigationBarTitle navigationBarTitleDisplayMode
  navigationBarTrailing navigationDestination navigationTitle navigationViewStyle
  never next none numericPad offset offsetBy onAppear onChange onChanged onContinuousHover
  onDisappear onEnded onHover onKeyPress onLongPressGesture onPreferenceChange onReceive onSubmit
  onTapGesture
  opacity
  openURL option orange overlay padding page pageDown pageInset pageLooping pager pageUp path
  periodic
  persistentSystemOverlays phase phaseAnimator pickerStyle pink pixelLength place placeholder plain platform
  playsSound portrait portraitUpsideDown
  position predictedEndLocation predictedEndTranslation preference preferredColorScheme
  presentationMode previewDevice previewDisplayName previewInterfaceOrientation
  previewLayout primary primaryAction principal priority progressViewStyle projectedValue
  projectionEffect properties purple push quaternary quinary radialGradient radians rawValue rect
  red reduce regular removal removeLast removed renderingMode repeat repeatCount repeatForever
  replacingUnspecifiedDimensions resizable resolve response return rightArrow role rotated
  rotation rotationEffect roundedBorder roundedRectangle route
  safeAreaInset safeAreaInsets
  safeAreaPadding saturation scale scaled scaledBy scaledToFill scaledToFit
  scaleEffect scrollDisabled scrollIndicators scrollTo search second secondary segmented selection
  semibold send sentences separator sequenced settlingDuration shadow shape shift showsIndicators
  sidebarAdaptable simultaneousGesture simultaneously single size sizeThatFits
  sizeThatFitsLayout sleep slide smooth snappy space
  spacing speed spring stack stackOrientation startIndex startLocation startsMediaSession state
  statusBar statusBarHidden
  stiffness stops strikethrough stroke strokeBorder strokedPath strokeStyle style subheadline
  submitLabel submitScope
  subviews
  switch system
  systemAction tab
  tabBar tabBarOnly
  tabItem tabViewStyle tag task teal tertiary text textCase textFieldStyle
  textInputAutocapitalization thin time timeZone timingCurve
  tint title title2 title3 titleAndIcon titleOnly toggleStyle toolbar toolbarBackground
  toolbarBackgroundVisibility toolbarColorScheme
  toolbarTitleDisplayMode toolbarVisibility top topBarLeading topBarTrailing
  topLeading topTrailing tracking
  tracksVelocity trailing trailingFirstTextBaseline trailingLastTextBaseline transaction transform
  transformEffect transformEnvironment transformPreference transition translatedBy translation
  trigger trim trimmedPath truncationMode turn tx ty ultraLight underline union unspecified up
  upArrow update updateCache updatesFrequently updating upUp userInitiated value velocity vertical
  verticalPage verticalScrollIndicatorVisibility visible visualEffect weight white width
  withAnimation withTransaction words wrappedValue x y yellow zero zIndex
  """
