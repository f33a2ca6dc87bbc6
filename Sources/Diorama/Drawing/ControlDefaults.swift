/// What a program has set for all controls of a kind, as `appearance()` does in UIKit.
///
/// It belongs to the process, not to a window. A control reads it when it is made, and once more
/// after the first `onAppear` of its first frame; what is shown does not follow later changes, as on
/// iOS. In a colour, nil leaves the control's own.
@MainActor package enum ControlDefaults {
  /// Of the dots below pages.
  package struct Dots: Equatable {
    package var current: Color?
    package var others: Color?
    /// The program has chosen some.
    package var isOwn: Bool { current != nil || others != nil }
    package init() {}
  }
  /// Of text in a control.
  package struct Title: Equatable {
    package var color: Color?
    package var font: Font?
    package init() {}
  }
  /// Of segmented pickers.
  package struct Segments: Equatable {
    /// Of the thumb.
    package var selected: Color?
    /// Of the track.
    package var background: Color?
    package var title = Title()
    package var selectedTitle = Title()
    package init() {}
  }
  /// Of scroll views, and of pages that are swiped.
  package struct Scrolling: Equatable {
    /// Content can be pulled beyond its ends.
    package var bounces = true
    package var isEnabled = true
    /// A scroll view rests at multiples of its own size.
    package var isPaging = false
    package init() {}
  }
  /// What a bar at the bottom stands on.
  package struct Bar: Equatable {
    /// Over what is behind it; nil with `isTransparent` is nothing at all, else the bar's own.
    package var background: Color?
    package var isTransparent = false
    /// Of the line at its edge; nil is the bar's own.
    package var shadow: Color?
    /// Of icons and titles of tabs that are not chosen, and of the one that is.
    package var item: Color?
    package var selectedItem: Color?
    package var title = Title()
    package var selectedTitle = Title()
    package init() {}
  }
  /// Of the bars of tab views.
  package struct TabBar: Equatable {
    /// No bar is drawn, and none keeps room.
    package var isHidden = false
    /// Behind the bar, below `barTint`.
    package var background: Color?
    package var barTint: Color?
    /// Of the tab that is chosen.
    package var tint: Color?
    package var unselectedItemTint: Color?
    /// Comes before the colours above where it is set.
    package var standard: Bar?
    /// Where no content lies behind the bar; nil is as `standard`.
    package var scrollEdge: Bar?
    package init() {}
  }
  /// Of switches.
  package struct Switches: Equatable {
    /// Of the track where it is on.
    package var on: Color?
    package var knob: Color?
    package init() {}
  }
  /// Of sliders.
  package struct Sliders: Equatable {
    /// Of the line below the knob's value, and beyond.
    package var minimum: Color?
    package var maximum: Color?
    package var knob: Color?
    package init() {}
  }
  package static var switches = Switches()
  package static var sliders = Sliders()
  package static var dots = Dots()
  package static var segments = Segments()
  package static var scrolling = Scrolling()
  package static var tabBar = TabBar()
}
