/// The state of a screen that has each of the kit's controls.
struct Bench: Equatable {
  var name = "Ana"
  var secret = ""
  var isOn = false
  var count = 1
  var volume = 0.5
  var color = "Red"
  var rows = ["One", "Two", "Three"]
  var chosen: String?
  var log: [String] = []
}
