import Diorama

/// Reaches the state of a `Turning` view.
@MainActor package final class Knob<Value> {
  package fileprivate(set) var binding: Binding<Value>!
  package init() {}
  package var value: Value {
    get { binding.wrappedValue }
    set { binding.wrappedValue = newValue }
  }
}

/// A view with one state, which a test writes through a knob.
package struct Turning<Value, Content: View>: View {
  @State private var value: Value
  private let knob: Knob<Value>
  private let content: (Value) -> Content
  package init(
    _ knob: Knob<Value>, _ value: Value, @ViewBuilder content: @escaping (Value) -> Content
  ) {
    self.knob = knob
    self.content = content
    _value = State(initialValue: value)
  }
  package var body: some View {
    let _ = knob.binding = $value
    content(value)
  }
}

/// Keeps what views and actions tell a test.
@MainActor package final class Log {
  package var lines: [String] = []
  package init() {}
  package func callAsFunction(_ line: String) { lines.append(line) }
  package func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
