import Bindery

/// A view in a stack in a branch in a view of a hidden type, and so on, around one text.
private struct Level: View {
  let depth: Int
  let turn: Int
  @Binding var value: Int

  var body: some View {
    VStack {
      if depth > 0 {
        AnyView(Level(depth: depth - 1, turn: turn, value: $value))
      } else {
        Text("value \(value) turn \(turn)")
      }
    }
  }
}

/// Hands a number down through all levels.
struct Levels: View {
  let depth: Int
  @Binding var turn: Int
  @Binding var value: Int

  var body: some View { Level(depth: depth, turn: turn, value: $value) }
}
