import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Testing

private struct Alarm: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.isEnabled ? Color.red : Color.gray
  }
}

@MainActor @Suite struct ShapeStyleTests {
  @Test func coloursText() {
    #expect(Drawing(3, 1) { Text("a").foregroundStyle(.red) }.ansi == "^31ma^0m")
    #expect(Drawing(3, 1) { Group { Text("a") }.foregroundColor(.red) }.ansi == "^31ma^0m")
    #expect(
      Drawing(3, 1) { Group { Text("a") }.foregroundStyle(.blue.gradient) }.ansi == "^34ma^0m")
    #expect(Drawing(3, 1) { Group { Text("a") }.foregroundStyle(Alarm()) }.ansi == "^31ma^0m")
    #expect(
      Drawing(3, 1) { Group { Text("a") }.foregroundStyle(AnyShapeStyle(.green)) }.ansi
        == "^32ma^0m")
    #expect(
      Drawing(3, 1) { Text("a").foregroundStyle(Color(red: 1, green: 0, blue: 0.5)) }.ansi
        == "^38;2;255;0;128ma^0m")
  }

  @Test func secondaryIsFainterThanTheForeground() {
    #expect(Drawing(3, 1) { Text("a").foregroundStyle(.secondary) }.ansi == "^2ma^0m")
    #expect(
      Drawing(3, 1) { Group { Text("a").foregroundStyle(.secondary) }.foregroundStyle(.red) }.ansi
        == "^2;31ma^0m")
    #expect(
      Drawing(3, 1) {
        HStack {
          Group { Text("a") }.foregroundStyle(.secondary)
          Text("b")
        }
        .foregroundStyle(.red, .blue)
      }.ansi == "^34ma^0m ^31mb^0m")
  }

  @Test func theTintIsTheAccentColour() {
    #expect(Drawing(3, 1) { Text("a").foregroundStyle(.tint) }.ansi == "^34ma^0m")
    #expect(
      Drawing(3, 1) { Group { Text("a").foregroundColor(.accentColor) }.tint(.red) }.ansi
        == "^31ma^0m")
    #expect(
      Drawing(3, 1) { Group { Color.accentColor }.accentColor(.green) }.ansi == "^42m   ^0m")
  }

  @Test func fillsBehindText() {
    #expect(Drawing(5, 1) { Text("ab").background(.red) }.ansi == "^41mab^0m")
    #expect(Drawing(5, 1) { Text("ab").background(Color.red) }.ansi == "^41mab^0m")
    #expect(
      Drawing(5, 1) { Text("ab").background(.blue.gradient, in: .capsule) }.ansi == "^44mab^0m")
    #expect(Drawing(5, 1) { Text("ab").background(.ultraThinMaterial) }.ansi == "ab")
    #expect(
      Drawing(5, 1) {
        Text("ab").background(
          LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      }.ansi == "^41mab^0m")
    #expect(
      Drawing(5, 1) { Text("ab").background { Text("xyz") }.background(.red.opacity(0.1)) }.text
        == "ab")
  }

  @Test func aColourThatIsNotOpaqueKeepsTheCharacters() {
    #expect(Drawing(5, 1) { Text("ab").overlay(.red.opacity(0.5)) }.ansi == "^41mab^0m")
    #expect(Drawing(5, 1) { Text("ab").overlay(.red) }.text == "")
    #expect(Drawing(5, 1) { Text("ab").overlay(.red.opacity(0.2)) }.ansi == "ab")
  }

  @Test func aChangeOfColourPaintsOneRow() {
    let isRed = Binding.variable(false)
    let drawing = Drawing(5, 3) { Coloured(isRed: isRed) }
    isRed.wrappedValue = true
    drawing.composition.flush()
    #expect(drawing.ansi == "a\n^31mb^0m\nc")
    #expect(drawing.composition.frame == drawing.composition.rebuildFrame())
  }
}

private struct Coloured: View {
  @Binding var isRed: Bool
  var body: some View {
    VStack {
      Text("a")
      Text("b").foregroundStyle(isRed ? .red : .primary)
      Text("c")
    }
  }
}
