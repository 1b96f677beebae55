import BinderyBindings
import BinderyTesting

extension NastyModel {
  private static let texts = [
    "", "a", "row", "two words", "日本語", "wide 漢字 here", "é👍🏽", "a long text that wraps twice",
    "line\nbreak",
  ]

  private static func text(_ random: inout SeededGenerator) -> String {
    texts.randomElement(using: &random) ?? ""
  }

  /// Changes something at random, through a binding to it or to what holds it.
  @MainActor static func mutate(
    _ model: Binding<NastyModel>, _ random: inout SeededGenerator, next: inout Int
  ) {
    switch Int.random(in: 0..<20, using: &random) {
    case 0: model.title.wrappedValue = text(&random)
    case 1: model.note.wrappedValue = text(&random)
    case 2: model.x.wrappedValue = Int.random(in: -3...5, using: &random)
    case 3: model.y.wrappedValue = Int.random(in: -2...3, using: &random)
    case 4: model.length.wrappedValue = Int.random(in: 0...9, using: &random)
    case 5: model.isOn.wrappedValue.toggle()
    case 6: model.isWide.wrappedValue.toggle()
    case 7: model.kind.wrappedValue = Int.random(in: 0..<6, using: &random)
    case 8: mutate(model.groups, &random, next: &next)
    case 9 where !model.groups.wrappedValue.isEmpty:
      let index = model.groups.wrappedValue.indices.randomElement(using: &random) ?? 0
      mutate(model.groups[index].entries, &random, next: &next)
    default: mutate(model.entries, &random, next: &next)
    }
  }

  @MainActor private static func mutate(
    _ groups: Binding<[Group]>, _ random: inout SeededGenerator, next: inout Int
  ) {
    if Bool.random(using: &random) || groups.wrappedValue.isEmpty {
      let at = Int.random(in: 0...groups.wrappedValue.count, using: &random)
      groups.wrappedValue.insert(Group(id: next), at: at)
      next += 1
    } else {
      groups.wrappedValue.shuffle(using: &random)
      groups.wrappedValue.removeLast()
    }
  }

  @MainActor private static func mutate(
    _ entries: Binding<[Entry]>, _ random: inout SeededGenerator, next: inout Int
  ) {
    let count = entries.wrappedValue.count
    let index = Int.random(in: 0..<max(1, count), using: &random)
    switch Int.random(in: 0..<10, using: &random) {
    case 0...2:
      let entry = Entry(id: next, text: text(&random), isTall: Bool.random(using: &random))
      entries.wrappedValue.insert(entry, at: Int.random(in: 0...count, using: &random))
      next += 1
    case 3 where count > 0: entries.wrappedValue.remove(at: index)
    case 4 where count > 0: entries[index].isTall.wrappedValue.toggle()
    case 5 where count > 0: entries[index].isFlagged.wrappedValue.toggle()
    case 6 where count > 0: entries.wrappedValue[index].text = text(&random)
    case 7: entries.wrappedValue.shuffle(using: &random)
    case 8 where count > 6: entries.wrappedValue = []
    default:
      if count > 0 { entries[index].text.wrappedValue = text(&random) }
    }
  }
}
