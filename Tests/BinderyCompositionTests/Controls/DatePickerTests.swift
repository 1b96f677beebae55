import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Foundation
import Testing

@MainActor @Suite struct DatePickerTests {
  private let start = Date(timeIntervalSince1970: 1_772_357_400)

  @Test func showsTheDateAndStepsByADay() throws {
    let date = Binding.variable(start)
    let composition = Composition(width: 30, height: 1) { DatePicker("Due", selection: date) }
    #expect(composition.shown == "Due [2026-03-01 09:30]")
    #expect(composition.outline == #"stepper "Due" = "2026-03-01 09:30""#)
    composition.run(try #require(composition.actions(.stepper).increment))
    #expect(composition.shown == "Due [2026-03-02 09:30]")
    #expect(date.wrappedValue == start + 86_400)
  }

  @Test func staysInItsRange() throws {
    let date = Binding.variable(start)
    let composition = Composition(width: 30, height: 1) {
      DatePicker("Due", selection: date, in: start..., displayedComponents: .date)
    }
    #expect(composition.shown == "Due [2026-03-01]")
    let actions = try composition.actions(.stepper)
    #expect(actions.decrement == nil)
    composition.run { actions.setText?("2027-12-31") }
    #expect(composition.shown == "Due [2027-12-31]")
    composition.run { actions.setText?("2027-02-30") }
    #expect(composition.shown == "Due [2027-12-31]")
    composition.run { actions.setText?("1999-01-01") }
    #expect(date.wrappedValue == start)
  }

  @Test func aTimeStepsByAMinute() throws {
    let date = Binding.variable(start)
    let composition = Composition(width: 30, height: 1) {
      DatePicker("At", selection: date, displayedComponents: [.hourAndMinute])
    }
    composition.run(try #require(composition.actions(.stepper).decrement))
    #expect(composition.shown == "At [09:29]")
  }

  @Test func aColourStepsThroughTheTerminals() throws {
    let color = Binding.variable(Color.red)
    let composition = Composition(width: 30, height: 1) { ColorPicker("Ink", selection: color) }
    #expect(composition.shown == "Ink ■ red")
    composition.run(try #require(composition.actions(.stepper, "Ink").increment))
    #expect(color.wrappedValue == .orange)
    color.wrappedValue = Color(red: 1, green: 0, blue: 0.5)
    composition.flush()
    #expect(composition.outline == "stepper \"Ink\" = \"#FF0080\"")
  }
}
