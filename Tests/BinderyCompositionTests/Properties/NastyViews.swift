import BinderyBindings
import BinderyComposition
import BinderyViews
import Foundation

/// State for trees that are meant to break painting.
struct NastyModel: Equatable {
  struct Entry: Identifiable, Equatable {
    var id: Int
    var text = "row"
    var isTall = false
    var isFlagged = false
  }
  struct Group: Identifiable, Equatable {
    var id: Int
    var entries: [Entry] = []
  }
  var groups: [Group] = []
  var entries: [Entry] = []
  var title = "title"
  var note = ""
  var x = 0
  var y = 0
  var length = 4
  var isOn = false
  var isWide = false
  var kind = 0
}

struct NastyEntry: View {
  @Binding var entry: NastyModel.Entry
  var body: some View {
    if entry.isTall {
      VStack(alignment: .leading) {
        Text(verbatim: entry.text)
        Text(verbatim: "of \(entry.id)")
      }
    } else {
      HStack {
        Text(verbatim: entry.text)
        Spacer()
        if entry.isFlagged { Text(verbatim: "⚑").bold() }
        Text(verbatim: "\(entry.id)")
      }
    }
  }
}

/// Rows that come and go among views that overlap, overflow and are drawn elsewhere.
struct NastyTree: View {
  @Binding var model: NastyModel

  var body: some View {
    VStack(alignment: .leading) {
      ZStack(alignment: .topTrailing) {
        Text(verbatim: model.note)
        Text(verbatim: model.title)
          .offset(x: CGFloat(model.x) * 8, y: CGFloat(model.y) * 16)
      }
      NastyMiddle(model: $model)
      NastyBottom(model: $model)
    }
  }
}

struct NastyMiddle: View {
  @Binding var model: NastyModel

  var body: some View {
    HStack(alignment: .center) {
      Text(verbatim: model.title).frame(width: CGFloat(model.length) * 8, alignment: .trailing)
      if model.isOn {
        VStack { ForEach($model.entries) { $entry in Text(verbatim: entry.text).fixedSize() } }
          .frame(width: 32, height: 32)
          .overlay(alignment: .bottomLeading) { Text(verbatim: model.note).fixedSize() }
      } else {
        Group {
          Text(verbatim: model.note)
          if model.isWide { Text(verbatim: "広い") }
        }
        .padding(.leading, CGFloat(model.x) * 8)
        .background(alignment: .center) { Text(verbatim: "漢字漢字").fixedSize() }
      }
      Spacer()
      ViewThatFits(in: .horizontal) {
        Text(verbatim: "a longer \(model.title)")
        Text(verbatim: "日本\(model.length)")
      }
    }
    .layoutPriority(model.isWide ? 1 : 0)
  }
}

struct NastyBottom: View {
  @Binding var model: NastyModel

  var body: some View {
    switch model.kind {
    case 0:
      List {
        Section {
          ForEach($model.entries) { $entry in NastyEntry(entry: $entry) }
        } header: {
          Text(verbatim: model.title)
        }
        ForEach($model.groups) { $group in
          Section {
            ForEach($group.entries) { $entry in NastyEntry(entry: $entry) }
          } footer: {
            if group.entries.count > 1 { Text(verbatim: "\(group.entries.count) 行") }
          }
        }
      }
    case 1:
      ScrollView {
        Text(verbatim: model.note)
        LazyVStack(alignment: .center) {
          ForEach($model.entries) { $entry in
            Text(verbatim: entry.text)
            if entry.isFlagged { NastyEntry(entry: $entry).padding(.leading, 16) }
          }
        }
      }
    case 2:
      Grid(alignment: .leading) {
        ForEach($model.entries) { $entry in
          GridRow {
            Text(verbatim: entry.text)
            Text(verbatim: "\(entry.id)")
            if entry.isTall { Text(verbatim: model.note) }
          }
        }
        Divider()
      }
    case 3: NastyWindows(model: $model)
    case 4: NastyDecorations(model: $model)
    default:
      VStack {
        ForEach($model.groups) { $group in
          ForEach($group.entries) { $entry in NastyEntry(entry: $entry) }.offset(x: 8)
        }
        GeometryReader { proxy in
          Text(verbatim: "\(Int(proxy.size.width)) \(model.title)")
        }
      }
    }
  }
}

/// Windows in windows, and grids.
struct NastyWindows: View {
  @Binding var model: NastyModel

  var body: some View {
    ScrollView {
      Text(verbatim: model.title)
      ScrollView(.horizontal) {
        LazyHStack {
          ForEach($model.entries) { $entry in
            Text(verbatim: entry.text)
            if entry.isTall { GeometryReader { Text(verbatim: "\($0.size.height)") } }
          }
        }
        .frame(height: 32)
      }
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 48)), GridItem(.fixed(64))]) {
        ForEach($model.entries) { $entry in NastyEntry(entry: $entry) }
      }
      List {
        ForEach($model.groups) { $group in
          ForEach($group.entries) { $entry in NastyEntry(entry: $entry) }
        }
        .listRowInsets(EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 0))
      }
      .frame(height: 64)
    }
  }
}

/// Views that are drawn fainter, cut off, framed or not at all.
struct NastyDecorations: View {
  @Binding var model: NastyModel

  var body: some View {
    Slanted {
      Text(verbatim: model.title).ruled(.opacity(model.isOn ? 0.5 : 1))
      VStack(alignment: .trailing) {
        ForEach($model.entries) { $entry in
          NastyEntry(entry: $entry).ruled(entry.isFlagged ? .line : .opacity(1))
        }
      }
      .fixedSize().frame(width: 64, height: 64).ruled(.clip)
      Group {
        ForEach($model.entries) { $entry in
          Text(verbatim: entry.text).ruled(entry.isTall ? .hidden : .opacity(1))
        }
      }
      .overlay(alignment: .bottom) { Text(verbatim: model.note) }
    }
    List(selection: .constant(Swift.Set(model.entries.filter(\.isFlagged).map(\.id)))) {
      ForEach($model.entries) { $entry in
        Text(verbatim: entry.text).listRowBackground(entry.isTall ? Color.blue : nil)
      }
    }
  }
}

/// Puts each view a column and a row after the one before.
private struct Slanted: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize {
    CGSize(width: 120, height: 64)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(index) * 8, y: bounds.minY + CGFloat(index) * 16),
        proposal: ProposedViewSize(width: 96, height: nil))
    }
  }
}

extension NastyModel {
  private static let texts = [
    "", "a", "row", "two words", "日本語", "wide 漢字 here", "é👍🏽", "a long text that wraps twice",
    "line\nbreak",
  ]

  private static func text(_ random: inout SplitMix) -> String {
    texts.randomElement(using: &random) ?? ""
  }

  /// Changes something at random, through a binding to it or to what holds it.
  @MainActor static func mutate(
    _ model: Binding<NastyModel>, _ random: inout SplitMix, next: inout Int
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
    _ groups: Binding<[Group]>, _ random: inout SplitMix, next: inout Int
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
    _ entries: Binding<[Entry]>, _ random: inout SplitMix, next: inout Int
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
