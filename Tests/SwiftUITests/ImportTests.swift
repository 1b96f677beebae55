import SwiftUI
import Testing

private struct Counter: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Text("Count: \(count)")
      Spacer()
    }
    .onAppear { count += 1 }
  }

  /// A test file imports both, and records attachments.
  @Test func leavesTheNamesOfSwiftTestingAlone() {
    let attachment = Attachment("what was shown", named: "frame.txt")
    #expect(attachment.attachableValue == "what was shown")
  }
}

@MainActor @Suite struct ImportTests {
  @Test func aFileThatImportsSwiftUICompiles() {
    let composition = Composition(width: 10, height: 2) { Counter() }
    #expect(composition.frame.lines == ["Count: 1", ""])
  }

  @Test func foundationAndCombineComeWithIt() {
    let subject = PassthroughSubject<URL, Never>()
    var seen: [URL] = []
    let subscription = subject.sink { seen.append($0) }
    subject.send(URL(filePath: "/a"))
    subscription.cancel()
    #expect(seen.map(\.path) == ["/a"])
  }
}
