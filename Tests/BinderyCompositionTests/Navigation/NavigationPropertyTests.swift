import BinderyBindings
import BinderyComposition
import BinderyTesting
import BinderyText
import BinderyViews
import Foundation
import Testing

/// Navigation, focus and state of its own, driven at random from outside.
private struct Shelf: View {
  @Binding var path: [Int]
  @Binding var names: [String]
  @Binding var focus: Int?
  @State private var visits = 0
  @FocusState private var field: Int?

  var body: some View {
    NavigationStack(path: $path) {
      VStack(alignment: .leading) {
        Text(verbatim: "\(visits) visits, field \(field ?? -1)")
        ForEach(0..<2, id: \.self) { index in
          TextField("Name", text: $names[index]).focused($field, equals: index)
        }
        List(0..<30, id: \.self) { Text(verbatim: "row \($0)") }
      }
      .navigationTitle("Shelf")
      .navigationDestination(for: Int.self) { number in
        Page(number: number).navigationTitle("Page \(number)")
      }
    }
    .onChange(of: path) { visits += 1 }
    .onChange(of: focus) { field = focus }
  }
}

private struct Page: View {
  let number: Int
  @State private var turns = 0
  var body: some View {
    VStack {
      Text(verbatim: "page \(number), turned \(turns) times")
      Button("Turn") { turns += 1 }
    }
  }
}

@MainActor @Suite struct NavigationPropertyTests {
  @Test func everyFrameEqualsARebuiltOne() {
    for seed in Seeds.first(6) {
      var random = SeededGenerator(seed: seed)
      let path = Binding<[Int]>.variable([])
      let names = Binding.variable(["", ""])
      let focus = Binding<Int?>.variable(nil)
      let composition = Composition(width: 30, height: 10) {
        Shelf(path: path, names: names, focus: focus)
      }
      for step in 0..<40 {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: path.wrappedValue.append(Int.random(in: 0..<9, using: &random))
        case 1: if !path.wrappedValue.isEmpty { path.wrappedValue.removeLast() }
        case 2: focus.wrappedValue = [nil, 0, 1].randomElement(using: &random)!
        case 3: names.wrappedValue[Int.random(in: 0..<2, using: &random)] += "é"
        case 4: path.wrappedValue = []
        default:
          if let turn = composition.semanticTree.first(.button, "Turn")?.semantics.actions.activate
          {
            composition.perform { turn() }
          }
        }
        #expect(composition.frame == composition.rebuildFrame(), "seed \(seed), step \(step)")
      }
    }
  }
}
