import Diorama
import DioramaTesting
import Foundation
import Testing

extension EnvironmentValues {
  @Entry fileprivate var step = 3
  // A var in a comment
  @Entry fileprivate var title: String = "a // no comment"  // a comment
  @Entry fileprivate var maybe: [String: Int]?
  @Entry fileprivate var action: (Int) -> Int = { value in
    // = and " in a comment
    value + 1
  }
}
extension Transaction {
  @Entry fileprivate var isQuick = false
}

private struct Sample: View {
  @Environment(\.step) private var step
  @Environment(\.title) private var title
  @Environment(\.maybe) private var maybe
  @Environment(\.action) private var action
  var body: some View { Text("\(title) \(action(step)) \(maybe?["x"] ?? -1)") }
}

#Preview {
  Sample()
}
#Preview("Dark", traits: .sizeThatFitsLayout) {
  @Previewable @State var flag = false
  Sample()
  Text(flag ? "a" : "b").preferredColorScheme(.dark)
}
private struct Sample_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Sample().previewDevice("iPhone 14 Pro").previewDisplayName("Light")
      Sample().previewDevice(PreviewDevice(rawValue: "iPhone 8"))
        .previewLayout(.fixed(width: 300, height: 100))
        .previewInterfaceOrientation(.landscapeLeft)
        .environment(\.colorScheme, .dark)
    }
  }
}

@MainActor @Suite struct MacroTests {
  @Test func entriesAreValuesOfTheEnvironment() throws {
    let stage = try Stage(
      VStack {
        Sample()
        Sample().environment(\.step, 10).environment(\.title, "b").environment(\.maybe, ["x": 7])
          .environment(\.action) { $0 * 2 }
      })
    #expect(stage.elements.map(\.label) == ["a // no comment 4 -1", "b 20 7"])
  }
  @Test func entriesAreValuesOfTransactions() {
    var transaction = Transaction()
    #expect(!transaction.isQuick)
    transaction.isQuick = true
    #expect(transaction.isQuick)
  }
  @Test func previewsAreViews() throws {
    let stage = try Stage(Sample_Previews.previews, size: CGSize(width: 300, height: 100))
    #expect(stage.elements.count == 2 && Sample_Previews.platform == nil)
  }
}
