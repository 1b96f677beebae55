import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Foundation
import Testing

/// What stands between a view and the same view further down, where a parent asks its child for
/// several sizes.
private enum Container: CaseIterable {
  case row, rowOfRows, column, mixed, depth, grid, wideGrid, fits, custom, guide
  case button, disclosure, navigation, reader, list, scroll, lazy, frame, overlay, padding
}

/// Views in each other, around one text.
private struct Nest: View {
  let container: Container
  let depth: Int
  let turn: Int

  var body: some View {
    if depth > 0 {
      nested(AnyView(Nest(container: container, depth: depth - 1, turn: turn)))
    } else {
      Text("a few words \(turn)")
    }
  }

  private func nested(_ inner: AnyView) -> AnyView {
    switch container {
    case .row:
      AnyView(
        HStack {
          inner
          Text("and more")
        })
    case .rowOfRows:
      AnyView(
        HStack {
          HStack {
            inner
            Text("x")
          }
          HStack { Text("and more") }
        })
    case .column:
      AnyView(
        VStack {
          Text("and more")
          inner
        })
    case .mixed:
      depth.isMultiple(of: 2)
        ? AnyView(
          HStack {
            inner
            Text("and more words")
          })
        : AnyView(
          VStack {
            inner
            Text("and more words")
          })
    case .depth:
      AnyView(
        ZStack {
          inner
          Text("x")
        })
    case .grid:
      AnyView(
        Grid {
          GridRow {
            inner
            Text("and more")
          }
          GridRow { Text("x") }
        })
    case .wideGrid:
      AnyView(
        Grid {
          GridRow {
            inner
            Text("x").gridCellColumns(100)
          }
        })
    case .fits:
      AnyView(
        ViewThatFits {
          inner
          Text("x")
        })
    case .button: AnyView(Button(action: {}, label: { inner }))
    case .disclosure: AnyView(DisclosureGroup("x", isExpanded: .constant(true)) { inner })
    case .navigation: AnyView(NavigationStack { inner })
    case .reader: AnyView(GeometryReader { _ in inner })
    case .list:
      AnyView(
        List {
          Text("x")
          inner
        })
    case .scroll: AnyView(ScrollView { inner })
    case .guide:
      AnyView(
        HStack(alignment: .top) {
          inner.alignmentGuide(.top) { $0.height / 2 }
          Text("x").padding(8)
        })
    case .custom:
      AnyView(
        Halves() {
          inner
          Text("and more")
        })
    case .frame: AnyView(inner.frame(minWidth: 8, maxWidth: .infinity).fixedSize().padding(8))
    case .overlay: AnyView(inner.overlay { Text("x") }.background { Text("and more") })
    case .lazy: AnyView(LazyVStack { inner })
    case .padding: AnyView(inner.padding(1).padding(.leading, 8).border(.red))
    }
  }
}

/// Asks each subview for three sizes.
private struct Halves: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews.reduce(into: CGSize.zero) { size, subview in
      _ = subview.sizeThatFits(.zero)
      _ = subview.sizeThatFits(.infinity)
      let own = subview.sizeThatFits(half(proposal))
      size = CGSize(width: size.width + own.width, height: max(size.height, own.height))
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for subview in subviews {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: half(proposal))
      x += subview.sizeThatFits(half(proposal)).width
    }
  }

  private func half(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { $0 / 2 }, height: proposal.height)
  }
}

private struct Root: View {
  let container: Container
  let depth: Int
  @Binding var turn: Int
  var body: some View { Nest(container: container, depth: depth, turn: turn) }
}

@MainActor @Suite struct NestingTests {
  /// How many nodes are laid out to mount a tree, and to bring it up to date.
  private func laidOut(_ container: Container, depth: Int) -> (mount: Int, update: Int) {
    let turn = Binding.variable(0)
    let issues = ReportedIssues()
    let composition = Composition(width: 16, height: 4, issueHandler: issues.handler) {
      Root(container: container, depth: depth, turn: turn)
    }
    let mount = composition.counters.nodesLaidOut
    turn.wrappedValue = 1
    composition.flush()
    let update = composition.counters.nodesLaidOut - mount
    if depth <= 100 { #expect(composition.frame == composition.rebuildFrame()) }
    #expect(issues.kinds == [])
    return (mount, update)
  }

  /// A parent offers its child several sizes, which must not multiply from level to level. How many
  /// differ depends on the size of the screen.
  @Test(arguments: Container.allCases)
  fileprivate func whatIsNestedIsLaidOutInProportionToItsDepth(_ container: Container) {
    let small = laidOut(container, depth: 100)
    let large = laidOut(container, depth: 200)
    #expect(large.mount < 60_000)
    #expect(Double(large.mount) <= 2.4 * Double(small.mount), "\(small) \(large)")
    #expect(Double(large.update) <= 2.4 * Double(small.update), "\(small) \(large)")
  }
}
