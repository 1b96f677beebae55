import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Testing

@MainActor @Suite struct SliderTests {
  @Test func isALineWithAKnob() throws {
    let value = Binding.variable(0.5)
    let composition = Composition(width: 11, height: 1) { Slider(value: value) }
    #expect(composition.shown == "━━━━━●─────")
    composition.run(try #require(composition.actions(.slider).increment))
    #expect(value.wrappedValue == 0.6)
    #expect(composition.shown == "━━━━━━●────")
    #expect(composition.frame == composition.rebuildFrame())
  }

  @Test func hasNoActionBeyondItsEnds() throws {
    let value = Binding.variable(2.0)
    let composition = Composition(width: 11, height: 1) { Slider(value: value, in: 0...2) }
    #expect(try composition.actions(.slider).increment == nil)
    value.wrappedValue = 0
    composition.flush()
    #expect(try composition.actions(.slider).decrement == nil)
  }

  @Test func snapsToItsSteps() throws {
    let value = Binding.variable(Float(0))
    let composition = Composition(width: 20, height: 1) {
      Slider(value: value, in: 0...10, step: 2) {
        Text(verbatim: "Volume")
      } minimumValueLabel: {
        Text(verbatim: "0")
      } maximumValueLabel: {
        Text(verbatim: "10")
      }
    }
    #expect(composition.shown == "0 ●────────────── 10")
    let set = try #require(composition.actions(.slider, "Volume").setText)
    composition.run { set("6.9") }
    #expect(value.wrappedValue == 6)
    #expect(composition.outline == #"slider "Volume" = "6""#)
    composition.run { set("99") }
    #expect(value.wrappedValue == 10)
  }

  @Test func theBarFitsItsWidth() {
    #expect(Bar.characters(.progress, 0, columns: 4) == "░░░░")
    #expect(Bar.characters(.progress, 0.5, columns: 4) == "██░░")
    #expect(Bar.characters(.progress, .nan, columns: 2) == "░░")
    #expect(Bar.characters(.slider, 1, columns: 1) == "●")
    #expect(Bar.characters(.slider, 1, columns: 0) == "")
  }

  @Test func noNumberMovesIt() throws {
    let value = Binding.variable(0.5)
    let composition = Composition(width: 10, height: 1) { Slider(value: value) }
    composition.run { try? composition.actions(.slider).setText?("nan") }
    #expect(value.wrappedValue == 0.5)
    for step in [Double.nan, .infinity, 0, -1] {
      let other = Composition(width: 10, height: 1) {
        Slider(value: value, in: 0...1, step: step)
      }
      other.run { try? other.actions(.slider).increment?() }
      #expect(value.wrappedValue.isFinite)
      value.wrappedValue = 0.5
    }
    let endless = Composition(width: 10, height: 1) {
      Slider(value: value, in: -.infinity ... .infinity)
    }
    endless.run { try? endless.actions(.slider).increment?() }
    #expect(value.wrappedValue == .infinity)
    #expect(endless.frame == endless.rebuildFrame())
  }
}
