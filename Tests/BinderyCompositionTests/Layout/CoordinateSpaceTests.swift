import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Foundation
import Testing

/// Where views are, as they are told themselves.
@MainActor @Suite struct CoordinateSpaceTests {
  /// What a view shows of where it is, in cells.
  private struct Whereabouts: View {
    var space = CoordinateSpace.global

    var body: some View {
      GeometryReader { proxy in
        let frame = proxy.frame(in: space)
        Text(verbatim: "\(Int(frame.minX / 8)),\(Int(frame.minY / 16))")
      }
      .frame(width: 64, height: 16)
    }
  }

  /// A view whose body is a closure, so that what that reads is tracked.
  private struct Deferred<Content: View>: View {
    let content: @MainActor () -> Content
    var body: some View { content() }
  }

  private func mount<V: View>(
    height: Int = 6, @ViewBuilder _ view: @escaping @MainActor () -> V
  ) -> Composition { Composition(width: 20, height: height) { Deferred(content: view) } }

  @Test func tellsThePlaceOnTheScreenInTheFirstFrame() {
    let composition = mount {
      VStack(alignment: .leading) {
        Text("above")
        Whereabouts().padding(.leading, 24)
      }
    }
    #expect(composition.shown == "above\n   3,1")
    #expect(composition.frame == composition.rebuildFrame())
  }

  @Test func isToldAgainWhenItHasMoved() {
    let isLong = Binding.variable(false)
    let composition = mount {
      VStack(alignment: .leading) {
        if isLong.wrappedValue { Text("one more") }
        Whereabouts()
        Spacer()
      }
    }
    #expect(composition.shown == "0,0")
    isLong.wrappedValue = true
    #expect(composition.shown == "one more\n0,1")
    #expect(composition.frame == composition.rebuildFrame())
  }

  @Test func tellsThePlaceInTheNearestSpaceOfAName() {
    let composition = mount {
      VStack(alignment: .leading) {
        Text("-")
        VStack {
          Whereabouts(space: .named("inner"))
        }
        .padding(.leading, 16)
        .coordinateSpace(name: "inner")
        .padding(.top, 16)
      }
      .coordinateSpace(.named("outer"))
      .coordinateSpace(name: "inner")
    }
    #expect(composition.shown.contains("2,0"))
  }

  @Test func takesTheScreenForASpaceThatIsNotThere() {
    let composition = mount {
      VStack(alignment: .leading) {
        Whereabouts(space: .named("nowhere"))
        Spacer()
      }
    }
    #expect(composition.shown == "0,0")
  }

  @Test(arguments: [true, false]) func followsAScrollView(_ isNamed: Bool) throws {
    let composition = mount {
      Text("title")
      ScrollView {
        VStack(alignment: .leading) {
          Text("first")
          Whereabouts(
            space: isNamed ? .named("scroll") : NamedCoordinateSpace.scrollView.coordinateSpace)
          ForEach(0..<20) { Text("row \($0)") }
        }
      }
      .coordinateSpace(name: "scroll")
    }
    #expect(composition.shown.contains("0,1"))
    let window = try #require(composition.semanticTree.flattened.compactMap(\.window).first)
    composition.scroll(window, rows: 1)
    composition.flush()
    #expect(composition.shown.contains("0,0"))
    #expect(!composition.shown.contains("first"))
    #expect(composition.frame == composition.rebuildFrame())
  }

  @Test func tellsTheBoundsOfASpaceAround() {
    let composition = mount {
      GeometryReader { proxy in
        let bounds = proxy.bounds(of: .named("frame")) ?? .zero
        Text(verbatim: "\(Int(bounds.minX / 8)) \(Int(bounds.width / 8))")
        Text(verbatim: proxy.bounds(of: .named("nowhere")) == nil ? "none" : "some").offset(y: 16)
      }
      .frame(width: 80)
      .padding(.horizontal, 16)
      .coordinateSpace(name: "frame")
    }
    #expect(composition.shown.contains("-2 14"))
    #expect(composition.shown.contains("none"))
  }

  /// A proxy that an action has kept tells where the view is by then.
  @Test func tellsAnActionWhereTheViewIsNow() throws {
    let lines = Binding.variable(1)
    var seen: [CGFloat] = []
    let composition = mount {
      VStack {
        ForEach(0..<lines.wrappedValue, id: \.self) { Text("line \($0)") }
        GeometryReader { proxy in
          Button("where") { seen.append(proxy.frame(in: .global).minY / 16) }
        }
        .frame(height: 16)
        Spacer()
      }
    }
    try composition.tap(.button, "where")
    lines.wrappedValue = 3
    composition.flush()
    try composition.tap(.button, "where")
    #expect(seen == [1, 3])
  }

  @Test func runsContentAgainOnlyIfItAsked() {
    let isLong = Binding.variable(false)
    var made = 0
    let composition = mount {
      VStack {
        if isLong.wrappedValue { Text("one more") }
        GeometryReader { proxy in
          let _ = made += 1
          Text(verbatim: "\(Int(proxy.frame(in: .local).width / 8))")
        }
        .frame(height: 16)
        Spacer()
      }
    }
    _ = composition.frame
    made = 0
    isLong.wrappedValue = true
    #expect(composition.shown.contains("one more"))
    #expect(made == 1)
  }

  /// One whose place depends on what it shows, and the other way round.
  @Test func reportsAReaderThatNeverStandsStill() {
    struct Restless: View {
      @State private var lines = 0
      var body: some View {
        VStack {
          ForEach(0..<lines, id: \.self) { _ in Text("-") }
          GeometryReader { proxy in
            let row = Int(proxy.frame(in: .global).minY / 16)
            Text("x").onChange(of: row, initial: true) { lines = 1 - lines }
          }
          .frame(height: 16)
          Spacer()
        }
      }
    }
    let issues = ReportedIssues()
    let composition = Composition(width: 10, height: 6, issueHandler: issues.handler) {
      Restless()
    }
    _ = composition.frame
    #expect(issues.kinds == [.updateCycle])
  }

  @Test func tellsASheetWhereItIs() {
    let composition = Composition(width: 30, height: 10) {
      Text("behind").sheet(isPresented: .constant(true)) { Whereabouts() }
    }
    let shown = composition.frame.lines.enumerated().compactMap { row, line -> String? in
      guard let start = line.firstIndex(where: \.isNumber) else { return nil }
      return "\(line.distance(from: line.startIndex, to: start)),\(row)"
    }
    #expect(shown.count == 1)
    #expect(shown.first.map { composition.shown.contains($0) } == true)
  }

  // MARK: onGeometryChange

  @Test func runsAnActionWithTheFirstGeometryAndWithEachThatDiffers() {
    let text = Binding.variable("four")
    let indent = Binding.variable(2.0)
    var widths: [CGFloat] = []
    var changes: [String] = []
    let composition = mount {
      Text(text.wrappedValue)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          widths.append($0 / 8)
        }
        .onGeometryChange(for: Int.self) {
          Int($0.frame(in: .global).minX / 8)
        } action: { old, new in
          changes.append("\(old) \(new)")
        }
        .padding(.leading, indent.wrappedValue * 8)
    }
    #expect(widths == [4])
    #expect(changes == ["2 2"])
    text.wrappedValue = "sixsix"
    composition.flush()
    #expect(widths == [4, 6])
    #expect(changes == ["2 2"])
    indent.wrappedValue = 1
    text.wrappedValue = "xissix"
    composition.flush()
    #expect(widths == [4, 6])
    #expect(changes == ["2 2", "2 1"])
    #expect(composition.frame == composition.rebuildFrame())
  }
}
