/// What a control does under a pointer.
public struct HoverEffect: Hashable, Sendable {
  private let name: String
  public static let automatic = HoverEffect(name: "automatic")
  public static let highlight = HoverEffect(name: "highlight")
  public static let lift = HoverEffect(name: "lift")
}

extension View {
  /// Differs: does nothing, as on a phone, which has no pointer.
  nonisolated public func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool = true
  ) -> some View { self }
  /// Differs: does nothing, as on a phone, which has no pointer.
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
  /// Differs: does nothing, as on a phone, which has no pointer.
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
}
