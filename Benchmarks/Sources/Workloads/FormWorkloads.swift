import Bindery
import BinderyMeasuring
import BinderyTesting
import Testing

extension Workload {
  /// What is typed: fifty letters.
  private static let typed = "The quick brown fox jumps over the lazy dog, twice"

  /// Fifty characters are typed into a form of thirty fields, as a person would: the field is found
  /// by its label and takes the focus, and each character is a frame.
  static let form = Workload("form", sizes: [30], unit: "characters", units: { _ in typed.count }) {
    fields in
    let empty = [String](repeating: "", count: fields)
    let texts = Binding.variable(empty)
    let screen = Screen(width: 60, height: fields) { FieldForm(texts: texts) }
    let kit = Exercise {
      texts.wrappedValue = empty
      screen.composition.flush()
    } operation: {
      do {
        try screen.textField("Field 7").type(typed)
      } catch {
        fatalError("\(error)")
      }
      precondition(texts.wrappedValue[7] == typed, "Not what was typed")
    }
    let drawn = TwinScreen(columns: 60, rows: fields)
    let twin = Exercise { repetitions in
      for _ in 0..<repetitions { Twins.type(typed, intoRow: 7, on: &drawn.surface) }
    }
    return Trial(kit: kit, twin: twin) { screen.composition.counters.byName }
  }
}
