import BinderyComposition
import BinderyText
import BinderyViews
import Foundation
import Testing

private struct Trailing: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      configuration.icon
    }
  }
}

private struct Boxed: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text("[")
      Label(configuration).labelStyle(.titleOnly)
      Text("]")
    }
  }
}

@MainActor @Suite struct LabelTests {
  @Test func showsTheIconAndTheTitle() {
    let drawing = Drawing(12, 1) { Label("Add", systemImage: "plus") }
    #expect(drawing.text == "+ Add")
    #expect(drawing.outline == "text \"Add\"")
  }

  @Test func aStyleDecidesWhatIsShown() {
    let icon = Drawing(12, 1) { Label("Add", systemImage: "plus").labelStyle(.iconOnly) }
    #expect(icon.text == "+")
    #expect(icon.outline == "image \"Add\"")
    let title = Drawing(12, 1) { Label("Add", systemImage: "plus").labelStyle(.titleOnly) }
    #expect(title.text == "Add")
    let trailing = Drawing(12, 1) { Label("Add", systemImage: "plus").labelStyle(Trailing()) }
    #expect(trailing.text == "Add +")
    let boxed = Drawing(12, 1) { Label("Add", systemImage: "plus").labelStyle(Boxed()) }
    #expect(boxed.text == "[ Add ]")
  }

  @Test func takesViews() {
    let drawing = Drawing(12, 1) {
      Label {
        Text("Blue")
      } icon: {
        Circle().fill(.blue).frame(width: 8, height: 16)
      }
    }
    #expect(drawing.text == "● Blue")
  }

  @Test func tellsThatThereIsNothing() {
    let drawing = Drawing(20, 5) {
      ContentUnavailableView(
        "No Mail", systemImage: "tray", description: Text("New mail shows here."))
    }
    #expect(drawing.text == "\n     ▱ No Mail\nNew mail shows here.")
    #expect(Drawing(60, 3) { ContentUnavailableView.search }.text.contains("No Results"))
  }
}
