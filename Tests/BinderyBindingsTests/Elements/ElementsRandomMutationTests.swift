import BinderyBindings
import BinderyTesting
import Testing

/// Random changes to an array, through elements and as a whole, against the same changes to a plain
/// array. A failure names its seed.
@MainActor @Suite struct ElementsRandomMutationTests {
  /// A row as a list would keep it: a binding, and what it showed when it last looked.
  @MainActor private struct Row {
    let binding: Binding<Item>
    let probe = Probe()
    var shown: Item

    init(_ binding: Binding<Item>) {
      self.binding = binding
      shown = probe.evaluate { binding.wrappedValue }
    }
  }

  @Test(arguments: 0..<200 as Range<UInt64>) func equalsAPlainArray(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var model = (0..<5).map { Item(id: $0, tags: [Tag(id: 0), Tag(id: 1)]) }
    let stored = Binding.variable(model)
    let isBehindClosures = seed % 3 == 0
    let items =
      isBehindClosures
      ? Binding(get: { stored.wrappedValue }, set: { stored.wrappedValue = $0 }) : stored
    var next = 100
    let list = Probe()
    var rows: [Row] = []
    mount()
    for step in 0..<60 {
      let n = model.count
      let i = n == 0 ? 0 : Int.random(in: 0..<n, using: &random)
      switch Int.random(in: 0..<12, using: &random) {
      case 0:
        let at = Int.random(in: 0...n, using: &random)
        model.insert(Item(id: next), at: at)
        items.wrappedValue.insert(Item(id: next), at: at)
        next += 1
      case 1 where n > 0:
        model.remove(at: i)
        items.wrappedValue.remove(at: i)
      case 2 where n > 0:
        model[i].title += "!"
        items[i].title.wrappedValue += "!"
      case 3 where n > 0:
        model[i].id = next
        items[i].wrappedValue.id = next
        next += 1
      case 4:
        model.shuffle(using: &random)
        items.wrappedValue = model
      case 5 where n > 0:
        model[i].done.toggle()
        items.wrappedValue[i].done.toggle()
      case 6 where n > 0 && !model[i].tags.isEmpty:
        model[i].tags[0].name += "?"
        items[i].tags[0].name.wrappedValue += "?"
      case 7 where n > 0:
        model[i].tags.append(Tag(id: next))
        items[i].tags.wrappedValue.append(Tag(id: next))
        next += 1
      case 8 where !rows.isEmpty:
        // Through a row that is mounted, wherever its element stands by now.
        let row = rows[Int.random(in: 0..<rows.count, using: &random)]
        let id = row.shown.id
        if let at = model.firstIndex(where: { $0.id == id }) {
          model[at].title += "+"
          row.binding.title.wrappedValue += "+"
        } else {
          #expect(issues { row.binding.done.wrappedValue.toggle() }.map(\.kind) == [.staleRow])
        }
      case 9 where n > 1:
        model.swapAt(0, i)
        items.wrappedValue.swapAt(0, i)
      case 10:
        items.wrappedValue = model
      default:
        model.removeAll { $0.id % 5 == 0 }
        items.wrappedValue.removeAll { $0.id % 5 == 0 }
      }
      #expect(items.wrappedValue == model, "seed \(seed), step \(step)")
      if Bool.random(using: &random) { flush(step) }
    }
    flush(60)

    /// What a list does: rows are matched by identity, and look again if they are affected.
    func flush(_ step: Int) {
      if list.isAffected() {
        remount()
      }
      for i in rows.indices where rows[i].probe.isAffected() {
        let binding = rows[i].binding
        rows[i].shown = rows[i].probe.evaluate { binding.wrappedValue }
      }
      #expect(rows.map(\.shown) == model, "seed \(seed), step \(step)")
    }

    func mount() {
      let elements = items.elements()
      list.evaluate { elements.trackStructure() }
      rows = (0..<elements.count).map { Row(elements.binding(at: $0)) }
    }

    func remount() {
      let elements = items.elements()
      list.evaluate { elements.trackStructure() }
      var old = Dictionary(uniqueKeysWithValues: rows.map { ($0.shown.id, $0) })
      rows = []
      elements.beginReorder()
      for i in 0..<elements.count {
        let binding = elements.binding(at: i)
        if let row = old.removeValue(forKey: elements.id(at: i)) {
          #expect(row.binding.isSame(as: binding))
          #expect(row.binding.location === binding.location, "seed \(seed)")
          rows.append(row)
        } else {
          rows.append(Row(binding))
        }
      }
    }
  }
}
