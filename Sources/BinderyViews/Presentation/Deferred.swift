/// A view that is made by a closure, evaluated where the view stands: what the closure reads is
/// tracked there, and the view that wrote it does not run for it.
struct Deferred<Content: View>: View {
  let content: () -> Content
  var body: some View { content() }
}
