import BinderyComposition
import BinderyText
import BinderyViews
import Foundation
import Testing

@MainActor @Suite struct ImageTests {
  @Test func showsAGlyphForASymbol() {
    let drawing = Drawing(30, 4) {
      VStack(alignment: .leading) {
        HStack {
          Image(systemName: "star.fill").foregroundStyle(.yellow)
          Image(systemName: "trash.circle.fill")
          Image(systemName: "plus").font(.title)
        }
        Image(systemName: "no.such.thing")
        Image("banner").resizable().scaledToFit()
        Text("a \(Image(systemName: "star")) b")
      }
    }
    #expect(
      drawing.ansi == """
        ^33m★^0m ⌫ ^1m+^0m
        [no.such.thing]
        [banner]
        a ☆ b
        """)
    #expect(
      drawing.outline == """
        image "star.fill"
        image "trash.circle.fill"
        image "plus"
        image "no.such.thing"
        image "banner"
        text "a ☆ b"
        """)
  }

  @Test func aGlyphTakesOneOrTwoColumns() {
    for name in ["star", "folder", "gear", "house", "person", "clock", "bolt", "hand.raised"] {
      let columns = CharacterWidth.columns(of: Text(Image(systemName: name)).string)
      #expect((1...2).contains(columns), "\(name)")
    }
  }

  @Test func aDecorativePictureMeansNothing() {
    let drawing = Drawing(30, 1) { Image(decorative: "swirl") }
    #expect(drawing.text == "[swirl]")
    #expect(drawing.outline == "")
  }

  @Test func aPictureAtAnAddressIsNotLoaded() {
    let url = URL(string: "https://example.com/a/cat.png")
    #expect(Drawing(30, 1) { AsyncImage(url: url) }.text == "[cat.png]")
    let waiting = Drawing(30, 1) {
      AsyncImage(url: url) { image in
        image.resizable()
      } placeholder: {
        Text("…")
      }
    }
    #expect(waiting.text == "…")
    #expect(
      Drawing(30, 1) {
        AsyncImage(url: url) { phase in
          if let image = phase.image { image } else { Text("none") }
        }
      }.text == "none")
  }
}
