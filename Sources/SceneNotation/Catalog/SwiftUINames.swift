/// Names of SwiftUI that sources use and that are not drawn here, by what leaving them out does.
enum SwiftUINames {
  /// They change nothing of a still picture: interaction, animation, navigation, accessibility.
  static let inertModifiers: Set<String> = [
    "accessibility", "accessibilityAction", "accessibilityAddTraits", "accessibilityChildren",
    "accessibilityElement", "accessibilityFocused", "accessibilityHeading", "accessibilityHidden",
    "accessibilityHint", "accessibilityIdentifier", "accessibilityInputLabels",
    "accessibilityLabel", "accessibilityRemoveTraits", "accessibilityRepresentation",
    "accessibilityShowsLargeContentViewer", "accessibilitySortPriority", "accessibilityValue",
    "alert", "allowsHitTesting", "animation", "autocorrectionDisabled", "confirmationDialog",
    "contentShape", "contextMenu", "drawingGroup", "environmentObject", "focusable", "focused",
    "fullScreenCover", "gesture", "geometryGroup", "help", "highPriorityGesture", "hoverEffect",
    "interactiveDismissDisabled", "interactiveDismissDisabled", "compositingGroup",
    "keyboardShortcut", "keyboardType", "matchedGeometryEffect", "navigationDestination",
    "onAppear", "onChange", "onDelete", "onDisappear", "onDrag", "onDrop", "onHover",
    "onLongPressGesture", "onMove", "onOpenURL", "onPreferenceChange", "onReceive", "onSubmit",
    "onTapGesture", "popover", "preference", "presentationDetents", "presentationDragIndicator",
    "refreshable", "scrollBounceBehavior", "scrollDisabled", "scrollDismissesKeyboard",
    "scrollIndicators", "scrollPosition", "scrollTargetBehavior", "scrollTargetLayout",
    "searchable", "selectionDisabled", "sensoryFeedback", "sheet", "simultaneousGesture",
    "statusBarHidden", "submitLabel", "swipeActions", "symbolRenderingMode", "symbolVariant",
    "symbolEffect", "tag", "task", "textContentType", "textInputAutocapitalization",
    "textSelection", "transaction", "transition", "contentTransition", "userActivity",
    "navigationBarBackButtonHidden", "previewDisplayName", "previewDevice", "luminanceToAlpha",
    "coordinateSpace", "defaultScrollAnchor", "speechAdjustedPitch", "typeSelectEquivalent",
    "onGeometryChange", "onScrollGeometryChange", "phaseAnimator", "keyframeAnimator",
    "scrollTransition", "badgeProminence", "truncationMode", "allowsTightening",
    "minimumScaleFactor", "textRenderer", "privacySensitive", "listRowSeparatorTint",
    "listSectionSeparator", "navigationTransition", "matchedTransitionSource",
  ]

  /// They change how something looks but not where it is.
  static let visualModifiers: Set<String> = [
    "accentColor", "backgroundStyle", "blendMode", "blur", "brightness", "colorInvert",
    "colorMultiply", "containerBackground", "contrast", "flipsForRightToLeftLayoutDirection",
    "foregroundEffect", "glassEffect", "grayscale", "headerProminence", "hueRotation",
    "listItemTint", "listRowBackground", "listRowSeparator", "mask", "materialActiveAppearance",
    "menuIndicator", "navigationBarTitle", "navigationBarTitleDisplayMode", "navigationTitle",
    "navigationSubtitle", "navigationBarHidden", "toolbar", "toolbarBackground",
    "toolbarColorScheme", "toolbarTitleDisplayMode", "overlayPreferenceValue",
    "backgroundPreferenceValue", "perspectiveRotationEffect", "projectionEffect",
    "rotation3DEffect", "rotationEffect", "saturation", "scaleEffect",
    "scrollContentBackground", "shadow", "strikethrough", "symbolColorRenderingMode",
    "transformEffect", "underline", "visualEffect", "colorEffect", "distortionEffect",
    "layerEffect", "fontDesign", "fontWidth", "monospaced", "indexViewStyle", "badge",
    "persistentSystemOverlays", "colorScheme",
  ]

  /// They change the layout.
  static let layoutModifiers: Set<String> = [
    "alignmentGuideContainer", "anchorPreference", "baselineOffset", "buttonBorderShape",
    "containerRelativeFrame", "contentMargins", "controlSize", "defaultMinListRowHeight",
    "dynamicTypeSizeRange", "edgesIgnoringSafeArea", "fontSize", "formStyle",
    "gridCellAnchor", "gridCellColumns", "gridCellUnsizedAxes", "gridColumnAlignment",
    "groupBoxStyle", "ignoresSafeArea", "imageScale", "inspector", "layoutValue", "listRowInsets",
    "listRowSpacing", "listSectionSpacing", "navigationSplitViewColumnWidth",
    "navigationViewStyle", "pickerStyle", "progressViewStyle", "safeAreaInset", "safeAreaPadding",
    "scenePadding", "tabItem", "tabViewStyle", "textCase", "textFieldStyle", "textScale",
    "toggleStyle",
  ]

  /// Views that cannot be left out without changing the layout.
  static let views: Set<String> = [
    "AnimatedView", "AsyncImage", "Canvas", "Chart", "ColorPicker", "ContentUnavailableView",
    "ControlGroup", "DatePicker", "DisclosureGroup", "EditButton", "EllipticalGradient", "Gauge",
    "GeometryReader", "Grid", "GridRow", "GroupBox", "HSplitView", "LabeledContent",
    "AngularGradient", "Map", "Menu", "MeshGradient", "MultiDatePicker", "NavigationSplitView",
    "OutlineGroup", "PasteButton", "PhotosPicker", "Picker", "ProgressView", "RadialGradient",
    "RenameButton", "ScaledShape", "ScrollViewReader", "SecureField", "ShareLink",
    "SignInWithAppleButton",
    "Slider", "Stepper", "TabView", "Table", "TextEditor", "TextField", "TimelineView", "Toggle",
    "UnevenRoundedRectangle", "VideoPlayer", "ViewThatFits", "WebView", "Link",
  ]

  /// Of the standard library and Foundation: what previews use and this reader does not know.
  static let libraryNames: Set<String> = [
    "Bundle", "Calendar", "CharacterSet", "Data", "Date", "DateComponents", "DateFormatter",
    "DateInterval", "Decimal", "DispatchQueue", "FileManager", "Float16", "Int16",
    "Int32", "Int64", "Int8", "JSONDecoder", "JSONEncoder", "KeyPath", "Locale", "MainActor",
    "Measurement", "Never", "NotificationCenter", "NumberFormatter", "ProcessInfo", "Result",
    "SystemRandomNumberGenerator", "Task", "TimeZone", "Timer", "UInt", "UInt16", "UInt32",
    "UInt64", "UInt8", "URL", "URLRequest", "URLSession", "UserDefaults", "assert",
    "assertionFailure", "dump", "fatalError", "precondition", "preconditionFailure", "sequence",
    "stride",
  ]
}
