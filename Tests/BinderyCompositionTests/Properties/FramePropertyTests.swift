import BinderyBindings
import BinderyComposition
import BinderyTesting
import BinderyText
import BinderyViews
import Foundation
import Testing

@MainActor @Suite struct FramePropertyTests {
  /// A frame after random changes is that of a tree mounted afresh.
  @Test(arguments: Seeds.first(20)) func equalsAFreshMount(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var next = 1
    let model = Binding.variable(NastyModel())
    let composition = Composition(width: 24, height: 14) { NastyTree(model: model) }
    for step in 0..<200 {
      NastyModel.mutate(model, &random, next: &next)
      if Int.random(in: 0..<5, using: &random) == 0 { composition.flush() }
      guard step % 50 == 49 else { continue }
      let state = model.wrappedValue
      let fresh = Composition(width: 24, height: 14) { NastyTree(model: .variable(state)) }
      let (frame, expected) = (composition.frame, fresh.frame)
      #expect(frame.text == expected.text, "seed \(seed), step \(step)")
      #expect(frame == expected, "seed \(seed), step \(step)")
      if frame != expected { return }
    }
  }

  /// Where trees hold state and have been scrolled, a frame is that of everything done afresh.
  @Test(arguments: Seeds.first(10)) func equalsARebuiltFrame(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var next = 1
    let model = Binding.variable(NastyModel())
    let composition = Composition(width: 24, height: 14) { StatefulTree(model: model) }
    for step in 0..<100 {
      NastyModel.mutate(model, &random, next: &next)
      let elements = composition.semanticTree.flattened
      let windows = elements.compactMap(\.window)
      if let window = windows.randomElement(using: &random) {
        composition.scroll(
          window, columns: Int.random(in: -3...3, using: &random),
          rows: Int.random(in: -6...9, using: &random))
      }
      if let row = elements.filter({ $0.role == .button }).randomElement(using: &random) {
        composition.perform { row.semantics.actions.activate?() }
      }
      guard step % 10 == 9 else { continue }
      let (frame, expected) = (composition.frame, composition.rebuildFrame())
      #expect(frame == expected, "seed \(seed), step \(step)")
      if frame != expected { return }
    }
  }
}

private struct StatefulTree: View {
  @Binding var model: NastyModel
  @State private var count = 0
  @State private var chosen: Int?

  var body: some View {
    HStack {
      List(selection: $chosen) {
        Opener(title: "all \(count)") { count += 1 }
        ForEach($model.groups) { $group in
          Section(isExpanded: .constant(group.id % 3 > 0)) {
            ForEach($group.entries) { $entry in
              Opener(title: entry.text) { count += 1 }
              if entry.isTall { NastyEntry(entry: $entry) }
            }
          } header: {
            Text(verbatim: "\(group.id)")
          }
        }
      }
      NastyBottom(model: $model)
    }
  }
}

/// A row that opens and closes, and remembers which.
private struct Opener: View {
  var title: String
  var onOpen: () -> Void
  @State private var isOpen = false

  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: title)
      if isOpen { Text(verbatim: "open").padding(.leading, 8) }
    }
    .semantics(semantics)
  }

  private var semantics: Semantics {
    var semantics = Semantics(.button)
    semantics.actions.activate = {
      isOpen.toggle()
      onOpen()
    }
    return semantics
  }
}
