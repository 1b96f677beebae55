/// Characters that are there to be seen, not to be read: they are no part of a label.
struct Decoration: View {
  private let string: String
  init(_ string: String) { self.string = string }

  var body: some View {
    var semantics = Semantics()
    semantics.isHidden = true
    return Text(verbatim: string).semantics(semantics)
  }
}
