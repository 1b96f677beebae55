import BinderyBindings
import BinderyTesting
import Testing

/// Elements by their index, in arrays in which identifiers may repeat, against a plain array. A
/// failure names its seed.
@MainActor @Suite struct IndexedAccessTests {
  @Test(arguments: 0..<200 as Range<UInt64>) func equalsAPlainArray(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    // Where it is odd, identifiers repeat.
    let ids = seed % 2 == 0 ? 0..<1_000_000 : 0..<4
    func newID() -> Int { Int.random(in: ids, using: &random) }
    var model = (0..<6).map { _ in Item(id: newID()) }
    let items = Binding.variable(model)
    var probes = items.rows(\.wrappedValue)
    for step in 0..<60 {
      let i = model.isEmpty ? 0 : Int.random(in: 0..<model.count, using: &random)
      switch Int.random(in: 0..<9, using: &random) {
      case 0:
        let item = Item(id: newID(), title: "\(step)")
        model.insert(item, at: i)
        items.wrappedValue.insert(item, at: i)
      case 1 where model.count > 1:
        model.remove(at: i)
        items.wrappedValue.remove(at: i)
      case 2:
        model.shuffle(using: &random)
        items.wrappedValue = model
      case 3 where !model.isEmpty:
        let id = newID()
        model[i].id = id
        items[i].id.wrappedValue = id
      case 4 where !model.isEmpty:
        model[i] = Item(id: newID(), title: "whole \(step)")
        items[i].wrappedValue = model[i]
      case 5: probes = items.rows(\.wrappedValue)
      case 6: probes.removeLast(min(2, probes.count))
      default:
        if model.isEmpty { continue }
        model[i].title += "!"
        items[i].title.wrappedValue += "!"
      }
      #expect(items.wrappedValue == model, "seed \(seed), step \(step)")
      #expect(items.map(\.wrappedValue) == model, "seed \(seed), step \(step)")
      if items.wrappedValue != model || items.map(\.wrappedValue) != model { return }
    }
  }
}
