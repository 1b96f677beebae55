import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Testing

private struct Pair: View {
  @Binding var a: Int
  @Binding var b: Int
  var body: some View { Text(verbatim: "\(a) \(b)") }
}

/// Writes when it is released.
@MainActor private final class LastWord {
  let write: @MainActor () -> Void
  init(_ write: @escaping @MainActor () -> Void) { self.write = write }
  isolated deinit { write() }
}

private struct Held: View {
  let word: LastWord?
  var body: some View { Text(verbatim: word == nil ? "gone" : "held") }
}

private struct Holding: View {
  @Binding var word: LastWord?
  @Binding var told: Int
  var body: some View {
    HStack {
      Held(word: word)
      Text(verbatim: "\(told)")
    }
  }
}

private struct Acting: View {
  @Binding var value: Int
  let onChange: @MainActor () -> Void
  let onDisappear: @MainActor () -> Void
  var body: some View {
    Text(verbatim: "\(value)").onChange(of: value, onChange).onDisappear(perform: onDisappear)
  }
}

/// Rows that keep an object, as long as they are shown.
private struct Leaving: View {
  @Binding var isShown: Bool
  @Binding var items: [Item]
  let make: @MainActor () -> AnyObject
  var body: some View {
    VStack {
      if isShown { ForEach($items) { $item in Keeping(item: $item, object: make()) } }
    }
  }
}

private struct Keeping: View {
  @Binding var item: Item
  let object: AnyObject
  var body: some View { Text(verbatim: "\(item.value)") }
}

private struct Calling: View {
  @Binding var value: Int
  let call: @MainActor () -> Void
  var body: some View {
    let _ = call()
    Text(verbatim: "\(value)")
  }
}

@MainActor private final class Box { weak var composition: Composition? }

@MainActor @Suite struct CompositionTests {
  /// Fact 31.
  @Test func twoWritesInOneTurnMakeOneFlush() {
    let (a, b) = (Binding.variable(1), Binding.variable(2))
    let composition = Composition(width: 10, height: 1) { Pair(a: a, b: b) }
    var invalidations = 0
    composition.invalidationHandler = { invalidations += 1 }
    let before = composition.counters
    a.wrappedValue = 3
    b.wrappedValue = 4
    #expect(composition.shown == "3 4")
    composition.flush()
    let done = composition.counters - before
    #expect(done.flushes == 1)
    #expect(done.bodyEvaluations == ["Pair": 1])
    #expect(invalidations == 1)
  }

  @Test func anActionMayFlush() {
    let (value, box) = (Binding.variable(1), Box())
    let composition = Composition(width: 10, height: 1) {
      Acting(value: value, onChange: { box.composition?.flush() }, onDisappear: {})
    }
    box.composition = composition
    value.wrappedValue = 2
    #expect(composition.shown == "2")
  }

  @Test func anActionMayUnmount() {
    let (value, box, log) = (Binding.variable(1), Box(), CallLog())
    let composition = Composition(width: 10, height: 1) {
      Acting(
        value: value,
        onChange: {
          box.composition?.unmount()
          log("unmounted")
        }, onDisappear: { log("disappear") })
    }
    box.composition = composition
    value.wrappedValue = 2
    composition.flush()
    #expect(!composition.isMounted)
    #expect(log.take() == ["disappear", "unmounted"])
    value.wrappedValue = 3
    composition.flush()
    #expect(composition.shown == "1")
  }

  @Test func unmountingDuringABodyWaitsForTheUpdateToEnd() {
    let (value, box) = (Binding.variable(1), Box())
    let composition = Composition(width: 10, height: 1) {
      Calling(value: value) { box.composition?.unmount() }
    }
    box.composition = composition
    value.wrappedValue = 2
    composition.flush()
    #expect(!composition.isMounted)
  }

  @Test func aWriteWhileSomethingIsReleasedIsTakenUp() {
    let (word, told) = (Binding<LastWord?>.variable(nil), Binding.variable(0))
    word.wrappedValue = LastWord { told.wrappedValue += 1 }
    let composition = Composition(width: 10, height: 1) { Holding(word: word, told: told) }
    #expect(composition.shown == "held 0")
    word.wrappedValue = nil
    composition.flush()
    #expect(composition.shown == "gone 1")
    #expect(composition.frame == composition.rebuildFrame())
  }

  @Test func storageEndsWithTheTree() {
    let (value, issues) = (Binding.variable(1), ReportedIssues())
    let composition = Composition(width: 10, height: 1, issueHandler: issues.handler) {
      Pair(a: value, b: value)
    }
    composition.unmount()
    value.wrappedValue = 2
    composition.flush()
    #expect(composition.counters.bodyEvaluations == ["Pair": 1])
    #expect(issues.kinds == [])
  }

  /// The row waits in the queue, and goes before its turn comes.
  @Test func aViewThatIsMarkedAndGoesInOneUpdateIsReleased() {
    final class Resource {}
    weak var resource: Resource?
    let items = Binding.variable((0..<3).map { Item(id: $0, value: $0) })
    let isShown = Binding.variable(true)
    let composition = Composition(width: 10, height: 3) {
      Leaving(isShown: isShown, items: items) {
        let made = resource ?? Resource()
        resource = made
        return made
      }
    }
    #expect(composition.shown == "0\n1\n2")
    #expect(resource != nil)
    items[1].wrappedValue.value = 7
    isShown.wrappedValue = false
    #expect(composition.shown == "")
    #expect(resource == nil)
  }

  @Test func isReleasedWithItsViews() {
    final class Resource {}
    weak var resource: Resource?
    weak var released: Composition?
    do {
      let made = Resource()
      resource = made
      let composition = Composition(width: 10, height: 1) {
        Text(verbatim: "a").onAppear { _ = made }.onChange(of: 1) { _ = made }
      }
      released = composition
      #expect(composition.shown == "a")
    }
    #expect(resource == nil)
    #expect(released == nil)
  }

  @Test func issuesGoToTheCompositionElseToTheHandlerOfTheTask() {
    struct Writing: View {
      @Binding var value: Int
      var body: some View {
        let _ = value = 2
        Text(verbatim: "a")
      }
    }
    let (own, outer) = (ReportedIssues(), ReportedIssues())
    RuntimeIssue.withHandler(outer.handler) {
      _ = Composition(width: 10, height: 1, issueHandler: own.handler) {
        Writing(value: .variable(1))
      }
      #expect(own.kinds == [.writeDuringBody])
      #expect(outer.kinds == [])
      _ = Composition(width: 10, height: 1) { Writing(value: .variable(1)) }
      #expect(outer.kinds == [.writeDuringBody])
      let composition = Composition(width: 10, height: 1, issueHandler: own.handler) {
        Text(verbatim: "a")
      }
      composition.perform { reportIssue(.staleRow, "An issue of an action", advice: "") }
      #expect(own.kinds.last == .staleRow)
      #expect(outer.kinds.count == 1)
    }
  }

  @Test func aScreenHasASizeThatCanBeHeld() {
    func size(_ width: Int, _ height: Int) -> [Int] {
      let composition = Composition(width: width, height: height) { Text(verbatim: "a").padding() }
      // Comparing the cells of the largest screen would take seconds.
      if height < .max { #expect(composition.frame == composition.rebuildFrame()) }
      return [composition.size.width, composition.size.height]
    }
    #expect(size(5_000_000_000, 1) == [65_536, 1])
    #expect(size(.max, .max) == [65_536, 256])
    #expect(size(-1, -1) == [0, 0])
    #expect(size(.min, 3) == [0, 3])
    let composition = Composition(width: 3, height: 1) { Text(verbatim: "a") }
    composition.resize(width: .max, height: -5)
    #expect(composition.size == (65_536, 0))
    composition.resize(width: 3, height: 1)
    #expect(composition.shown == "a")
  }
}
