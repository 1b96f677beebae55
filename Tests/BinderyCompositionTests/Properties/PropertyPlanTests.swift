import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Testing

private struct Padded {
  var flag: Bool
  var number: Int
  var last: Bool
}

private protocol Service {}
private struct Stub: Service {}
private struct Fixed: Service { var number: Int }
private final class Live: Service {}

private struct Leaf: View {
  var padded = Padded(flag: true, number: 1, last: false)
  var service: any Service = Stub()
  var title = "title"
  var body: some View { Text(verbatim: title) }
}

private struct Weak: View {
  weak var object: Live?
  var body: some View { Text(verbatim: "weak") }
}

private struct Parent<Content: View>: View {
  @Binding var turn: Int
  let content: (Int) -> Content
  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: "turn \(turn)")
      content(turn)
    }
  }
}

@MainActor @Suite struct PropertyPlanTests {
  /// How often the content's body runs when its parent's runs again.
  private func evaluations<Content: View>(_ content: @escaping (Int) -> Content) -> Int {
    let turn = Binding.variable(1)
    let composition = Composition(width: 20, height: 2) { Parent(turn: turn, content: content) }
    let before = composition.counters
    turn.wrappedValue = 2
    composition.flush()
    return (composition.counters - before).userBodyEvaluations - 1
  }

  /// Leaves other bytes where values will be made.
  @inline(never) private func scribble(_ byte: UInt8) {
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 16) {
      _ = $0.initializeMemory(as: UInt8.self, repeating: byte)
    }
  }

  private func padded(_ turn: Int) -> Padded {
    scribble(UInt8(turn))
    return Padded(flag: true, number: 1, last: false)
  }

  @Test func equalValuesRunNoBody() {
    #expect(evaluations { _ in Leaf() } == 0)
    #expect(evaluations { Leaf(title: "title \($0)") } == 1)
  }

  @Test func paddingDoesNotCount() {
    #expect(evaluations { Leaf(padded: padded($0)) } == 0)
    #expect(evaluations { Leaf(padded: Padded(flag: true, number: $0, last: false)) } == 1)
  }

  @Test func whatIsInsideAnExistentialCounts() {
    let live = Live()
    func service(_ turn: Int, _ service: any Service) -> any Service {
      scribble(UInt8(turn))
      return service
    }
    #expect(evaluations { Leaf(service: service($0, Stub())) } == 0)
    #expect(evaluations { Leaf(service: service($0, Fixed(number: 1))) } == 0)
    #expect(evaluations { Leaf(service: service($0, live)) } == 0)
    #expect(evaluations { Leaf(service: service($0, Fixed(number: $0))) } == 1)
    #expect(evaluations { Leaf(service: $0 == 1 ? Stub() : live) } == 1)
    #expect(evaluations { _ in Leaf(service: Live()) } == 1)
  }

  @Test func aWeakReferenceAlwaysRunsTheBody() {
    let live = Live()
    #expect(evaluations { _ in Weak(object: live) } == 1)
  }

  @Test func aConstantBindingOfTheSameValueRunsNoBody() {
    struct Bound: View {
      @Binding var number: Int
      var body: some View { Text(verbatim: "\(number)") }
    }
    #expect(evaluations { _ in Bound(number: .constant(1)) } == 0)
    #expect(evaluations { Bound(number: .constant($0)) } == 1)
  }
}
