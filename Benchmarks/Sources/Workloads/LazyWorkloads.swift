import Bindery
import BinderyMeasuring

extension Workload {
  private static let window = 50

  /// The first mount and frame of a long list, of which a window of rows is seen.
  static let lazy = Workload(
    "lazy", sizes: [1_000, 1_000_000], unit: "rows", units: { _ in window }
  ) { n in
    let bound = Binding.variable(Item.numbered(0..<n))
    let items = bound.wrappedValue
    var composition: Composition?
    let kit = Exercise {
      composition = nil
    } operation: {
      composition = Composition(width: 80, height: window) { LongList(items: bound) }
    }
    let screen = TwinScreen(rows: window, items: Array(items[..<window]))
    let twin = Exercise { repetitions in
      for _ in 0..<repetitions { Twins.drawRows(of: screen.items, on: &screen.surface) }
    }
    return Trial(kit: kit, twin: twin) { composition?.counters.byName ?? [:] }
  }

  /// A long list is scrolled by a row, downwards until its end and then from its start again.
  static let lazyScroll = Workload("lazy-scroll", sizes: [1_000, 1_000_000], unit: "frames") { n in
    scrolling(n) { turn in 1 + turn % (n - window) }
  }

  /// A long list is scrolled to its end, and the next time back to its start.
  static let lazyJump = Workload("lazy-jump", sizes: [1_000, 1_000_000], unit: "frames") { n in
    scrolling(n) { turn in turn.isMultiple(of: 2) ? n - 1 : 0 }
  }

  /// - Parameter target: The row that is to stand at the top, or as near as the end allows, each
  ///   time.
  @MainActor private static func scrolling(_ n: Int, to target: @escaping (Int) -> Int) -> Trial {
    let items = Binding.variable(Item.numbered(0..<n))
    var proxy: ScrollViewProxy?
    let composition = Composition(width: 80, height: window) {
      ScrollViewReader { reader in
        LongList(items: items).onAppear { proxy = reader }
      }
    }
    var turn = 0
    let kit = Exercise { repetitions in
      for _ in 0..<repetitions {
        proxy?.scrollTo(target(turn), anchor: .top)
        turn += 1
        composition.flush()
      }
    }
    let screen = TwinScreen(rows: window, items: Item.numbered(0..<n))
    screen.turn = 0
    let twin = Exercise { repetitions in
      for _ in 0..<repetitions {
        Twins.drawWindow(of: screen.items, from: target(screen.turn), on: &screen.surface)
        screen.turn += 1
      }
    }
    return Trial(kit: kit, twin: twin) { composition.counters.byName }
  }
}
