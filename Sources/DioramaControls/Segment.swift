import SwiftUI

/// One option of a `SegmentedControl`: what is chosen with it, and what it looks like.
///
///     Segment("Photos", systemImage: "photo", value: Source.photos)
///       .caption("24 new")
///       .badge(3)
///       .disabled(isOffline)
public struct Segment<Value: Hashable> {
  enum Face: Equatable {
    case text(Text)
    case titled(Text, symbol: String)
    case view(AnyView)
    /// Of views that may be anything one cannot tell.
    static func == (a: Face, b: Face) -> Bool {
      switch (a, b) {
      case (.text(let x), .text(let y)): x == y
      case (.titled(let x, let i), .titled(let y, let j)): x == y && i == j
      default: false
      }
    }
  }
  /// What is chosen with it.
  public let value: Value
  let face: Face
  var caption: Text?
  var badge: Text?
  var isDisabled = false

  public init(_ titleKey: LocalizedStringKey, value: Value) {
    self.value = value
    face = .text(Text(titleKey))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: Value) {
    self.value = value
    face = .text(Text(title))
  }
  /// A symbol. The title is told to those who do not see it.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value) {
    self.value = value
    face = .titled(Text(titleKey), symbol: systemImage)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, value: Value) {
    self.value = value
    face = .titled(Text(title), symbol: systemImage)
  }
  /// Any view. One without a text needs an accessibility label.
  public init<Label: View>(value: Value, @ViewBuilder label: () -> Label) {
    self.value = value
    face = .view(AnyView(label()))
  }

  /// A line beneath the segment.
  public func caption(_ key: LocalizedStringKey) -> Segment { caption(Text(key)) }
  @_disfavoredOverload
  public func caption<S: StringProtocol>(_ text: S) -> Segment { caption(Text(text)) }
  /// Nil is none.
  public func caption(_ text: Text?) -> Segment {
    var s = self
    s.caption = text
    return s
  }
  /// A number beside the label; 0 shows none.
  public func badge(_ count: Int) -> Segment {
    badge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }
  /// A short text beside the label; nil shows none.
  public func badge(_ text: Text?) -> Segment {
    var s = self
    s.badge = text
    return s
  }
  /// It is shown, and neither clicks nor keys choose it.
  public func disabled(_ disabled: Bool = true) -> Segment {
    var s = self
    s.isDisabled = isDisabled || disabled
    return s
  }
}
extension Segment: Equatable {
  public static func == (a: Segment, b: Segment) -> Bool {
    a.value == b.value && a.face == b.face && a.caption == b.caption && a.badge == b.badge
      && a.isDisabled == b.isDisabled
  }
}

/// Makes a list of segments of what stands in braces: segments, `if` and `for`.
@resultBuilder
public enum SegmentBuilder<Value: Hashable> {
  public static func buildExpression(_ segment: Segment<Value>) -> [Segment<Value>] { [segment] }
  public static func buildBlock(_ parts: [Segment<Value>]...) -> [Segment<Value>] {
    parts.flatMap { $0 }
  }
  public static func buildOptional(_ part: [Segment<Value>]?) -> [Segment<Value>] { part ?? [] }
  public static func buildEither(first part: [Segment<Value>]) -> [Segment<Value>] { part }
  public static func buildEither(second part: [Segment<Value>]) -> [Segment<Value>] { part }
  public static func buildArray(_ parts: [[Segment<Value>]]) -> [Segment<Value>] {
    parts.flatMap { $0 }
  }
}
