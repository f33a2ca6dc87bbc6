import Foundation

// Apple publishes no measures of gauges: lines are 6 points thick, rings 58 points wide.

/// As `.linearCapacity`.
public struct DefaultGaugeStyle: GaugeStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}
/// A line that is filled up to the value, under the label; the value in words stands under it.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 6) {
      configuration.label
      GaugeLine(configuration: configuration, isFilled: true)
      configuration.currentValueLabel.font(.footnote).foregroundStyle(.secondary)
    }
    .toldAsGauge(configuration.value)
  }
}
/// A line that is filled up to the value, in small text, under the label.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label.font(.footnote.weight(.semibold))
      GaugeLine(configuration: configuration, isFilled: true)
      configuration.currentValueLabel.font(.footnote).foregroundStyle(.secondary)
    }
    .toldAsGauge(configuration.value)
  }
}
/// A line with a mark at the value, between the labels of its ends. Its own label and the value in words
/// are told, and not seen.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GaugeLine(configuration: configuration, isFilled: false)
      .background { UnseenLabels { configuration.label } }
      .background { UnseenLabels { configuration.currentValueLabel } }
      .toldAsGauge(configuration.value)
  }
}
/// A ring that is open below, with a mark at the value; in the opening are the labels of its ends, or
/// else its own.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    let hasEnds = configuration.minimumValueLabel != nil
    ZStack {
      GaugeArc(value: configuration.value)
        .stroke(GaugeTint(kind: .arc), style: GaugeArc.stroke)
      GaugeArcMark(value: configuration.value).fill(GaugeTint(kind: .arc))
      GaugeRingLabel(configuration: configuration)
    }
    .frame(width: GaugeArc.width, height: GaugeArc.width)
    .overlay(alignment: .bottom) {
      Group {
        if hasEnds {
          HStack(spacing: 4) {
            configuration.minimumValueLabel
            configuration.maximumValueLabel
          }
          .accessibilityHidden(true)
        } else if configuration.currentValueLabel != nil {
          configuration.label
        }
      }
      .font(.system(size: 11, weight: .medium))
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      .frame(width: 34, height: 12)
    }
    .background { if hasEnds { UnseenLabels { configuration.label } } }
    .toldAsGauge(configuration.value)
  }
}
/// A ring that is filled up to the value, clockwise from the top.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Circle().inset(by: GaugeArc.thickness / 2)
        .stroke(GaugeTint(kind: .ring).opacity(0.3), lineWidth: GaugeArc.thickness)
      GaugeRing(value: configuration.value)
        .stroke(GaugeTint(kind: .ring), style: GaugeArc.stroke)
      GaugeRingLabel(configuration: configuration)
    }
    .frame(width: GaugeArc.width, height: GaugeArc.width)
    .background {
      if configuration.currentValueLabel != nil { UnseenLabels { configuration.label } }
    }
    .toldAsGauge(configuration.value)
  }
}
extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

// MARK: parts

extension View {
  fileprivate func toldAsGauge(_ value: Double) -> some View {
    accessibilityElement(children: .combine)
      .accessibilityValue(Text(verbatim: "\(Int((value * 100).rounded()))%"))
  }
}
/// Labels that are told, and take no room.
private struct UnseenLabels<Content: View>: View {
  let content: Content
  init(@ViewBuilder content: () -> Content) { self.content = content() }
  var body: some View { content.fixedSize().frame(width: 0, height: 0).opacity(0) }
}
/// In the middle of a ring.
private struct GaugeRingLabel: View {
  let configuration: GaugeStyleConfiguration
  init(configuration: GaugeStyleConfiguration) { self.configuration = configuration }
  var body: some View {
    Group {
      if let current = configuration.currentValueLabel {
        current
      } else {
        configuration.label
      }
    }
    .font(.system(size: 20, weight: .medium, design: .rounded))
    .lineLimit(1)
    .minimumScaleFactor(0.4)
    .frame(width: 36)
  }
}
/// The line, between the labels of its ends.
private struct GaugeLine: View {
  let configuration: GaugeStyleConfiguration
  let isFilled: Bool
  init(configuration: GaugeStyleConfiguration, isFilled: Bool) {
    self.configuration = configuration
    self.isFilled = isFilled
  }
  var body: some View {
    HStack(spacing: 6) {
      configuration.minimumValueLabel.font(.footnote).accessibilityHidden(true)
      ZStack {
        if isFilled {
          Capsule().fill(Color(.fill))
          GaugeFilling(value: configuration.value).fill(GaugeTint(kind: .line))
        } else {
          GaugeBar(value: configuration.value).fill(GaugeTint(kind: .line))
        }
      }
      .frame(height: 6)
      .frame(minWidth: 0, idealWidth: 200)
      configuration.maximumValueLabel.font(.footnote).accessibilityHidden(true)
    }
  }
}
