/// A value with parts in parts.
struct Nest {
  struct Inner {
    struct Core {
      var label = 0
      var number = 0
    }
    var label = 0
    var core = Core()
  }
  var label = 0
  var inner = Inner()
}
