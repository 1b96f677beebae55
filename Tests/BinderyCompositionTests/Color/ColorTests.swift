import BinderyViews
import Testing

@Suite struct ColorTests {
  @Test func measuresPartsFromZeroToOne() {
    #expect(Color(red: 1, green: 0.5, blue: 0).description == "#FF8000")
    #expect(Color(white: 2).description == "#FFFFFF")
    #expect(
      Color(.sRGB, red: .nan, green: 0, blue: 0, opacity: 0.5).description == "#000000 at 50%")
  }

  @Test func goesAroundTheCircleOfColours() {
    #expect(Color(hue: 0, saturation: 1, brightness: 1) == Color(red: 1, green: 0, blue: 0))
    #expect(Color(hue: 1 / 3, saturation: 1, brightness: 1) == Color(red: 0, green: 1, blue: 0))
    #expect(Color(hue: 2 / 3, saturation: 1, brightness: 0.5) == Color(red: 0, green: 0, blue: 0.5))
    #expect(Color(hue: 0.3, saturation: 0, brightness: 1) == Color(white: 1))
  }

  @Test func knowsTheNamesOfStandardColours() {
    #expect(Color("Red") == .red)
    #expect(Color("AccentColor") == .accentColor)
    #expect(Color("brand") == .primary)
  }

  @Test func opacitiesMultiply() {
    #expect(Color.red.opacity(0.5).opacity(0.5).description == "red at 25%")
    #expect(Color.red.opacity(7) == .red)
  }

  @Test func mixes() {
    #expect(Color(white: 0).mix(with: Color(white: 1), by: 0.5) == Color(white: 0.5))
  }
}
