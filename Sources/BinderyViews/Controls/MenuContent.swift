import BinderyBindings
import Foundation

/// What an open menu shows: a row for each thing in it, indented.
struct MenuContent<Content: View>: View {
  let isOpen: Binding<Bool>
  let content: Content

  var body: some View {
    VStack(alignment: .leading) { content }
      .padding(.leading, 16)
      .environment(\.menuScope, MenuScope(isOpen: isOpen))
  }
}
