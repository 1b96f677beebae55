/// A piece of music.
struct Track: Equatable, Identifiable {
  let id: Int
  var title: String
  var volume = 0.5
  var takes = 1
  var key = "C"
  var isMuted = false
}
