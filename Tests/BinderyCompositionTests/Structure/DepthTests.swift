import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Foundation
import Testing

/// A view in a stack in a branch in a view of a hidden type, and so on, around one text.
private struct Level: View {
  let depth: Int
  let turn: Int
  @Binding var value: Int
  @State private var own = 0
  @Environment(\.lineLimit) private var lineLimit

  var body: some View {
    VStack {
      if depth > 0 {
        AnyView(Level(depth: depth - 1, turn: turn, value: $value))
      } else {
        Text("value \(value) turn \(turn) lines \(lineLimit ?? 0)")
      }
    }
  }
}

private struct Levels: View {
  let depth: Int
  @Binding var turn: Int
  @Binding var lines: Int
  @Binding var value: Int
  @Binding var isShown: Bool

  var body: some View {
    if isShown {
      Level(depth: depth, turn: turn, value: $value).lineLimit(lines)
    } else {
      Text("gone")
    }
  }
}

/// A view that contains itself without an end.
private struct Endless: View {
  var body: some View { VStack { AnyView(Endless()) } }
}

@MainActor @Suite struct DepthTests {
  /// Two thousand levels, each a view with a body, a stack, a branch and a view of a hidden type.
  @Test func everythingReachesTheBottomOfADeepTree() {
    let depth = 2_000
    let issues = ReportedIssues()
    let turn = Binding.variable(0)
    let lines = Binding.variable(1)
    let value = Binding.variable(0)
    let isShown = Binding.variable(true)
    let composition = Composition(width: 24, height: 1, issueHandler: issues.handler) {
      Levels(depth: depth, turn: turn, lines: lines, value: value, isShown: isShown)
    }
    #expect(composition.frame.text == "value 0 turn 0 lines 1")

    var before = composition.counters
    value.wrappedValue = 1
    composition.flush()
    #expect(composition.frame.text == "value 1 turn 0 lines 1")
    #expect((composition.counters - before).userBodyEvaluations == 1)

    before = composition.counters
    turn.wrappedValue = 1
    composition.flush()
    #expect(composition.frame.text == "value 1 turn 1 lines 1")
    #expect((composition.counters - before).userBodyEvaluations == depth + 2)

    lines.wrappedValue = 2
    composition.flush()
    #expect(composition.frame.text == "value 1 turn 1 lines 2")
    #expect(composition.outline == #"text "value 1 turn 1 lines 2""#)
    #expect(composition.explainedSemanticTree.children.count == 1)
    #expect(composition.rebuildFrame() == composition.frame)

    isShown.wrappedValue = false
    composition.flush()
    #expect(composition.frame.text == "gone")
    isShown.wrappedValue = true
    composition.unmount()
    #expect(issues.all.isEmpty)
  }

  @Test func aViewWithoutAnEndIsReported() throws {
    let issues = ReportedIssues()
    let composition = Composition(width: 10, height: 1, issueHandler: issues.handler) { Endless() }
    #expect(composition.frame.text == "")
    #expect(composition.semanticTree.children.isEmpty)
    composition.unmount()
    let issue = try #require(issues.all.first)
    #expect(issues.all.count == 1)
    #expect(issue.kind == .stackShortage)
    #expect(
      issue.message.contains(/What is below is left out. The path to it: Endless × \d+$/),
      "\(issue.message)")
  }

  /// The value itself is deep: it is made, handed over and released.
  @Test func aDeepValueIsCutOff() {
    let issues = ReportedIssues()
    let turn = Binding.variable(0)
    let composition = Composition(width: 10, height: 1, issueHandler: issues.handler) {
      DeepValue(turn: turn)
    }
    turn.wrappedValue = 1
    composition.flush()
    #expect(composition.frame.text == "top 1")
    #expect(composition.rebuildFrame() == composition.frame)
    composition.unmount()
    #expect(issues.all.map(\.kind) == [.stackShortage])
  }

  @Test(arguments: Nesting.allCases)
  fileprivate func isCutOffInEveryWalk(_ nesting: Nesting) {
    let issues = ReportedIssues()
    let turn = Binding.variable(0)
    let composition = Composition(width: 12, height: 3, issueHandler: issues.handler) {
      Nested(nesting: nesting, turn: turn)
    }
    _ = composition.semanticTree
    _ = composition.explainedSemanticTree
    for next in 1...2 {
      turn.wrappedValue = next
      composition.flush()
    }
    #expect(composition.frame.text.hasPrefix("turn 2"))
    composition.resize(width: 20, height: 3)
    _ = composition.rebuildFrame()
    composition.unmount()
    #expect(issues.all.map(\.kind) == [.stackShortage])
  }
}

/// A hundred thousand stacks in each other in one value.
private struct DeepValue: View {
  @Binding var turn: Int

  var body: some View {
    VStack(alignment: .leading) {
      Text("top \(turn)")
      deep
    }
  }

  private var deep: AnyView {
    var view = AnyView(Text("bottom"))
    for _ in 0..<100_000 { view = AnyView(VStack { view }) }
    return view
  }
}

/// What stands between a view and the same view further down.
private enum Nesting: CaseIterable {
  case nothing, stack, padding, frame, group, scroll, overlay, identity, environment, preference
  case attachment, meaning, opacity, list
}

/// A hundred thousand levels of one kind under a line.
private struct Nested: View {
  let nesting: Nesting
  @Binding var turn: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("turn \(turn)")
      NestedLevel(nesting: nesting, depth: 100_000, turn: turn).lineLimit(turn + 1)
    }
  }
}

private struct DepthKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct NestedLevel: View {
  let nesting: Nesting
  let depth: Int
  let turn: Int

  var body: some View {
    if depth > 0 {
      nested(AnyView(NestedLevel(nesting: nesting, depth: depth - 1, turn: turn)))
    } else {
      Text("bottom")
    }
  }

  private func nested(_ inner: AnyView) -> AnyView {
    switch nesting {
    case .nothing: inner
    case .stack: AnyView(VStack { inner })
    case .padding: AnyView(inner.padding(1))
    case .frame: AnyView(inner.frame(maxWidth: .infinity))
    case .group:
      AnyView(
        Group {
          inner; Text("·")
        })
    case .scroll: AnyView(ScrollView { inner })
    case .list: AnyView(List { inner })
    case .overlay: AnyView(inner.overlay { Text("·") })
    case .identity: AnyView(inner.id(1))
    case .environment: AnyView(inner.environment(\.isEnabled, true))
    case .preference: AnyView(inner.preference(key: DepthKey.self, value: turn))
    case .attachment: AnyView(inner.onAppear {}.onChange(of: turn) { _, _ in })
    case .meaning: AnyView(inner.accessibilityElement(children: .contain))
    case .opacity: AnyView(inner.opacity(0.5))
    }
  }
}
