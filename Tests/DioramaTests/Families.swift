/// What belongs together in SwiftUI, by families: types, and the names of modifiers and functions. A
/// name stands for all of its forms. `Sources/Differs.md` says which of them are there.
let families: [(name: String, members: String)] = [
  (
    "Layout modifiers",
    """
    alignmentGuide alternatingRowBackgrounds aspectRatio clipped containerBackground
    containerRelativeFrame containerShape containerValue contentMargins contentShape
    coordinateSpace edgesIgnoringSafeArea fixedSize flipsForRightToLeftLayoutDirection frame
    geometryGroup gridCellAnchor gridCellColumns gridCellUnsizedAxes gridColumnAlignment
    headerProminence hidden horizontalRadioGroupLayout ignoresSafeArea inspectorColumnWidth
    layoutDirectionBehavior layoutPriority layoutValue listRowBackground listRowInsets
    listRowSeparator listRowSeparatorTint listRowSpacing listSectionSeparator
    listSectionSeparatorTint listSectionSpacing matchedGeometryEffect
    navigationSplitViewColumnWidth offset onGeometryChange padding position safeAreaInset
    safeAreaPadding scaledToFill scaledToFit scenePadding visualEffect windowResizeBehavior zIndex
    """
  ),
  (
    "Drawing modifiers",
    """
    accentColor allowedDynamicRange background backgroundProminence backgroundStyle badge
    blendMode blur border brightness clipped clipShape colorEffect colorInvert colorMultiply
    colorScheme compositingGroup contentShape contentTransition contrast cornerRadius
    distortionEffect drawingGroup foregroundColor foregroundStyle grayscale hueRotation imageScale
    invalidatableContent layerEffect listItemTint luminanceToAlpha mask materialActiveAppearance
    opacity overlay preferredColorScheme privacySensitive projectionEffect redacted
    rotation3DEffect rotationEffect saturation scaleEffect shadow symbolEffect
    symbolEffectsRemoved symbolRenderingMode symbolVariant tint transformEffect unredacted
    """
  ),
  (
    "Text modifiers",
    """
    allowsTightening autocapitalization autocorrectionDisabled baselineOffset bold
    disableAutocorrection dynamicTypeSize findDisabled findNavigator focused font fontDesign
    fontWeight fontWidth italic kerning keyboardType lineLimit lineSpacing minimumScaleFactor
    monospaced monospacedDigit multilineTextAlignment onSubmit replaceDisabled
    scrollDismissesKeyboard searchable searchCompletion searchScopes searchSuggestions
    speechAdjustedPitch speechAlwaysIncludesPunctuation speechAnnouncementsQueued
    speechSpellsOutCharacters strikethrough submitLabel textCase textContentType textEditorStyle
    textFieldStyle textInputAutocapitalization textRenderer textScale textSelection tracking
    truncationMode typesettingLanguage underline writingToolsBehavior
    """
  ),
  (
    "Input modifiers",
    """
    allowsHitTesting defaultFocus defaultHoverEffect defersSystemGestures deleteDisabled
    digitalCrownRotation disabled draggable dropDestination focusable focusedObject
    focusedSceneValue focusedValue focusEffectDisabled focusScope focusSection gesture
    handGestureShortcut highPriorityGesture hoverEffect hoverEffectDisabled itemProvider
    keyboardShortcut moveDisabled onCommand onContinuousHover onCopyCommand onDelete
    onDeleteCommand onDrag onDrop onExitCommand onHover onInsert onKeyPress onLongPressGesture
    onModifierKeysChanged onMove onMoveCommand onPencilDoubleTap onPencilSqueeze
    onPlayPauseCommand onTapGesture pointerStyle pointerVisibility prefersDefaultFocus
    selectionDisabled sensoryFeedback simultaneousGesture swipeActions
    """
  ),
  (
    "Animation modifiers",
    """
    animation contentTransition keyframeAnimator matchedTransitionSource navigationTransition
    phaseAnimator transaction transition withAnimation withTransaction
    """
  ),
  (
    "Modifiers of life and data",
    """
    anchorPreference backgroundPreferenceValue equatable exportsItemProviders fileExporter
    fileImporter fileMover handlesExternalEvents modifier onAppear onAppIntentExecution
    onCameraCaptureEvent onChange onContinueUserActivity onDisappear onOpenURL onPreferenceChange
    onReceive overlayPreferenceValue photosPicker preference previewContext previewDevice
    previewDisplayName previewInterfaceOrientation previewLayout quickLookPreview refreshable tag
    task transformAnchorPreference transformPreference userActivity
    """
  ),
  (
    "Modifiers of environment and styles",
    """
    buttonBorderShape buttonRepeatBehavior buttonStyle controlGroupStyle controlSize
    datePickerStyle defaultAdaptableTabBarPlacement defaultAppStorage dialogIcon dialogSeverity
    disabled disclosureGroupStyle environment environmentObject formStyle gaugeStyle groupBoxStyle
    indexViewStyle labeledContentStyle labelsHidden labelStyle labelsVisibility listStyle
    menuActionDismissBehavior menuIndicator menuOrder menuStyle navigationSplitViewStyle
    navigationViewStyle paletteSelectionEffect persistentSystemOverlays pickerStyle
    progressViewStyle springLoadingBehavior statusBar statusBarHidden tableStyle
    tabViewCustomization tabViewSidebarHeader tabViewStyle textEditorStyle textFieldStyle
    toggleStyle transformEnvironment
    """
  ),
  (
    "Accessibility modifiers",
    """
    accessibility accessibilityAction accessibilityActions accessibilityActivationPoint
    accessibilityAddTraits accessibilityAdjustableAction accessibilityChartDescriptor
    accessibilityChildren accessibilityCustomContent accessibilityDefaultFocus
    accessibilityDirectTouch accessibilityDragPoint accessibilityElement accessibilityFocused
    accessibilityHeading accessibilityHidden accessibilityHint accessibilityIdentifier
    accessibilityIgnoresInvertColors accessibilityInputLabels accessibilityLabel
    accessibilityLabeledPair accessibilityLinkedGroup accessibilityQuickAction
    accessibilityRemoveTraits accessibilityRepresentation accessibilityRespondsToUserInteraction
    accessibilityRotor accessibilityRotorEntry accessibilityScrollAction accessibilityScrollStatus
    accessibilityShowsLargeContentViewer accessibilitySortPriority accessibilityTextContentType
    accessibilityValue accessibilityZoomAction
    """
  ),
  (
    "Navigation and presentation",
    """
    actionSheet alert confirmationDialog contextMenu dialogSuppressionToggle fullScreenCover help
    inspector interactiveDismissDisabled navigationBarBackButtonHidden navigationBarHidden
    navigationBarItems navigationBarTitle navigationBarTitleDisplayMode navigationDestination
    navigationDocument navigationSubtitle navigationTitle popover presentationBackground
    presentationBackgroundInteraction presentationCompactAdaptation presentationContentInteraction
    presentationCornerRadius presentationDetents presentationDragIndicator presentationSizing
    sectionActions sheet tabItem toolbar toolbarBackground toolbarBackgroundVisibility
    toolbarColorScheme toolbarForegroundStyle toolbarRole toolbarTitleDisplayMode toolbarTitleMenu
    toolbarVisibility windowToolbarFullScreenVisibility
    """
  ),
  (
    "Scrolling",
    """
    animation AnyScrollTargetBehavior containerSize contentInsets contentMargins contentOffset
    contentSize defaultScrollAnchor isPositionedByUser isScrolling onScrollGeometryChange
    onScrollPhaseChange onScrollTargetVisibilityChange onScrollVisibilityChange originalTarget
    PagingScrollTargetBehavior PinnedScrollableViews properties safeAreaPadding ScrollAnchorRole
    ScrollBounceBehavior scrollBounceBehavior scrollClipDisabled scrollContentBackground
    ScrollContentOffsetAdjustmentBehavior scrollDisabled scrollDismissesKeyboard
    ScrollDismissesKeyboardMode ScrollGeometry scrollIndicators scrollIndicatorsFlash
    ScrollIndicatorVisibility scrollInputBehavior ScrollPhase ScrollPosition scrollPosition
    ScrollTarget scrollTargetBehavior ScrollTargetBehavior ScrollTargetBehaviorContext
    ScrollTargetBehaviorProperties scrollTargetLayout scrollTo scrollTransition
    ScrollTransitionConfiguration ScrollTransitionPhase ScrollView ScrollViewReader updateTarget
    ViewAlignedScrollTargetBehavior viewID visibleRect
    """
  ),
  (
    "Views",
    """
    ActionSheet Alert AngularGradient AnyLayout AnyView AsyncImage Button ButtonRole Canvas Color
    ColorPicker ContentUnavailableView ControlGroup DatePicker DefaultButtonLabel
    DefaultSettingsLinkLabel DefaultTabLabel DisclosureGroup Divider EditButton EmptyModifier
    EmptyView EquatableView ForEach Form Gauge GeometryReader GestureStateGesture Grid GridItem
    GridRow Group GroupBox HSplitView HStack Image KeyframeAnimator Label LabeledContent
    LayoutSubview LayoutSubviews LazyHGrid LazyHStack LazyVGrid LazyVStack LinearGradient Link
    List Menu ModifiedContent MultiDatePicker NavigationLink NavigationPath NavigationSplitView
    NavigationStack NavigationView OffsetShape OutlineGroup PasteButton PhaseAnimator Picker
    ProgressView RadialGradient RenameButton RotatedShape ScaledShape ScrollView ScrollViewReader
    Section SectionCollection SecureField SettingsLink ShareLink Slider Spacer Stepper Subview
    SubviewsCollection Tab TabContentBuilder Table TabSection TabView TextEditor TextField
    TimelineView Toggle ToolbarItem ToolbarItemGroup TransformedShape TupleView ViewThatFits
    VSplitView VStack ZStack
    """
  ),
  (
    "Shapes and paths",
    """
    addArc addCurve addEllipse addLine addLines addPath addQuadCurve addRect addRects
    addRelativeArc addRoundedRect Angle Animatable AnimatableModifier AnimatablePair AnyShape
    applying boundingRect Capsule CGLineCap CGLineJoin cgPath Circle closeSubpath concatenating
    ContainerRelativeShape currentPoint EdgeInsets effectValue Ellipse EmptyAnimatableData fill
    FillShapeView FillStyle GeometryEffect ignoredByLayout interpolate inverted isAffine
    layoutDirectionBehavior lineIntersection lineSubtraction normalized offsetBy Path
    ProjectionTransform Rectangle RectangleCornerRadii RoundedCornerStyle RoundedRectangle
    ShapeRole ShapeView stroke strokeBorder StrokeBorderShapeView strokedPath StrokeShapeView
    StrokeStyle subtracting symmetricDifference trim trimmedPath UnevenRoundedRectangle UnitPoint
    VectorArithmetic
    """
  ),
  (
    "Styles of drawing",
    """
    AngularGradient AnyGradient AnyShapeStyle BackgroundStyle BlendMode blendMode cgColor Color
    ColorRenderingMode ColorScheme ColorSchemeContrast colorSpace ContentShapeKinds
    EllipticalGradient FillShapeStyle ForegroundStyle Gradient gradient HierarchicalShapeStyle
    ImagePaint LinearGradient LinkShapeStyle Material MeshGradient mix opacity
    PlaceholderTextShapeStyle quaternary quinary RadialGradient RedactionReasons RGBColorSpace
    secondary SelectionShapeStyle SeparatorShapeStyle Shader shadow ShapeStyle stops tertiary
    TintShapeStyle WindowBackgroundShapeStyle
    """
  ),
  (
    "Geometry, preferences, layout",
    """
    Alignment Angle AnyLayout Axis ContentMarginPlacement ContentMode CoordinateSpace
    CoordinateSpaceProtocol Edge EdgeInsets GeometryProxy GlobalCoordinateSpace GridLayout
    HorizontalAlignment HorizontalEdge HStackLayout Layout LayoutDirection LayoutSubview
    LayoutSubviews LocalCoordinateSpace MatchedGeometryProperties NamedCoordinateSpace
    PreferenceKey ProposedViewSize SafeAreaRegions TextAlignment UnitPoint UserInterfaceSizeClass
    VerticalAlignment VerticalEdge ViewDimensions ViewSpacing Visibility VStackLayout ZStackLayout
    """
  ),
  (
    "Fonts and text",
    """
    accessibilityHeading accessibilityLabel accessibilityTextContentType baselineOffset bold
    customAttribute DateStyle Font fontDesign fontWeight fontWidth foregroundColor foregroundStyle
    Image italic kerning Layout LineStyle LocalizedStringKey lowercaseSmallCaps monospaced
    monospacedDigit smallCaps strikethrough textScale tracking TruncationMode typesettingLanguage
    underline uppercaseSmallCaps Width
    """
  ),
  (
    "Images",
    """
    Image ImageRenderer SymbolEffect SymbolEffectOptions SymbolRenderingMode SymbolVariants
    """
  ),
  (
    "Animations and transitions",
    """
    addAnimationCompletion Animation AnimationCompletionCriteria AnimationContext AnimationState
    AnimationStateKey AnyTransition AsymmetricTransition BlurReplaceTransition bounce combined
    ContentTransition CubicKeyframe CustomAnimation damping dampingRatio delay disablesAnimations
    duration force IdentityTransition isContinuous KeyframeAnimator Keyframes KeyframesBuilder
    KeyframeTimeline KeyframeTrack KeyframeTrackContent KeyframeTrackContentBuilder LinearKeyframe
    logicallyComplete MoveKeyframe MoveTransition OffsetTransition OpacityTransition PhaseAnimator
    PushTransition repeatCount repeatForever ScaleTransition scrollPositionUpdatePreservesVelocity
    settlingDuration shouldMerge SlideTransition speed Spring SpringKeyframe stiffness
    SymbolEffectTransition tracksVelocity Transaction TransactionKey Transition TransitionPhase
    TransitionProperties UnitCurve withAnimation
    """
  ),
  (
    "Styles of controls",
    """
    BorderedButtonStyle BorderedProminentButtonStyle BorderlessButtonStyle ButtonBorderShape
    ButtonStyle ButtonStyleConfiguration ControlGroupStyle ControlSize DatePickerStyle
    DefaultButtonStyle DefaultNavigationViewStyle DefaultPickerStyle DefaultTabViewStyle
    DisclosureGroupStyle DoubleColumnNavigationViewStyle FormStyle GaugeStyle GroupBoxStyle
    IndexViewStyle InlinePickerStyle LabeledContentStyle LabelStyle ListStyle MenuPickerStyle
    MenuStyle NavigationLinkPickerStyle NavigationSplitViewStyle NavigationViewStyle
    PageIndexViewStyle PageTabViewStyle PalettePickerStyle PickerStyle PlainButtonStyle
    PlainTextFieldStyle PresentationDetent PrimitiveButtonStyle PrimitiveButtonStyleConfiguration
    ProgressViewStyle RadioGroupPickerStyle RoundedBorderTextFieldStyle SegmentedPickerStyle
    StackNavigationViewStyle TableStyle TabViewStyle TextEditorStyle TextFieldStyle
    ToggleStyleConfiguration ToolbarPlacement ToolbarTitleDisplayMode Visibility WheelPickerStyle
    """
  ),
  (
    "Gestures",
    """
    AnyGesture DragGesture EventModifiers ExclusiveGesture exclusively Gesture GestureMask
    GestureStateGesture HoverPhase KeyEquivalent KeyPress LongPressGesture MagnificationGesture
    MagnifyGesture onChanged onEnded predictedEndLocation predictedEndTranslation RotateGesture
    RotationGesture sequenced SequenceGesture SimultaneousGesture simultaneously
    SpatialEventGesture SpatialTapGesture TapGesture updating WindowDragGesture
    """
  ),
  (
    "Data and environment",
    """
    AccessibilityFocusState AppStorage Bindable Binding ContentSizeCategory ControlActiveState
    DismissAction DynamicProperty DynamicTypeSize EditMode Entry Environment EnvironmentObject
    EnvironmentValues FocusedBinding FocusedObject FocusedValue FocusState GestureState
    LegibilityWeight Namespace ObservableObject ObservedObject OpenURLAction PresentationMode
    Published RefreshAction ScaledMetric ScenePhase SceneStorage State StateObject ViewBuilder
    """
  ),
  (
    "Apps and builders",
    """
    AlignmentID Animatable AnimatableModifier App ButtonStyle CommandGroup CommandMenu Commands
    CommandsBuilder ContainerValueKey CustomAnimation DocumentGroup DynamicProperty EmptyCommands
    Entry EnvironmentalModifier EnvironmentKey FocusedValueKey GeometryEffect Gesture
    GraphicsContext GroupBoxStyle InsettableShape InterfaceOrientation LabelStyle Layout
    LayoutValueKey LibraryContentProvider MenuBarExtra PreferenceKey Preview Previewable
    PreviewDevice PreviewLayout PreviewModifier PreviewProvider PrimitiveButtonStyle
    ProgressViewStyle Scene SceneBuilder ScrollTargetBehavior Settings ShapeStyle
    TabContentBuilder TableColumnBuilder TextFieldStyle TextRenderer TimelineSchedule ToggleStyle
    ToolbarContent ToolbarContentBuilder TransactionKey Transition UIHostingController
    UIViewControllerRepresentable UIViewRepresentable ViewBuilder ViewModifier VisualEffect Window
    WindowGroup
    """
  ),
]
