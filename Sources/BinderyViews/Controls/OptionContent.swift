/// What a picker is given, with the rows of each `ForEach` in it tagged.
struct OptionContent<Content: View>: View {
  let content: Content
  var body: AnyView { (content as? any OptionSource)?.options ?? AnyView(content) }
}
