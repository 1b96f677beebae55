package import Bindery

/// A form of text fields, each bound to a text of its own.
package struct FieldForm: View {
  @Binding var texts: [String]

  package init(texts: Binding<[String]>) { _texts = texts }

  package var body: some View {
    VStack(alignment: .leading) {
      ForEach(0..<texts.count) { index in
        TextField("Field \(index)", text: $texts[index])
      }
    }
  }
}
