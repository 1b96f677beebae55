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
