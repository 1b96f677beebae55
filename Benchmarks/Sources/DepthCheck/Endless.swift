import Bindery

/// A view that contains itself without an end.
struct Endless: View {
  var body: some View { VStack { AnyView(Endless()) } }
}
