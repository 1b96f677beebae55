/// What the texts in the label of a tab say.
@MainActor struct TabTitle {
  private var texts: [String] = []
  private var isKnown = true

  init<Label: View>(_ label: Label) { add(label) }

  /// The texts in order; nil where there are none, or other views among them.
  var words: String? { isKnown && !texts.isEmpty ? texts.joined(separator: ", ") : nil }

  fileprivate mutating func add<Part: View>(_ part: Part) {
    if let whole = part as? any TabLabelParts {
      whole.add(to: &self)
    } else if part is Image {
      return
    } else if let text = spoken(part) {
      if !text.isEmpty { texts.append(text) }
    } else {
      isKnown = false
    }
  }
}

/// A view that stands for several parts of a label, or for one that looks otherwise.
@MainActor private protocol TabLabelParts {
  func add(to title: inout TabTitle)
}

extension TupleView: TabLabelParts {
  func add(to title: inout TabTitle) { for view in views { title.add(view) } }
}

extension Group: TabLabelParts where Content: View {
  func add(to title: inout TabTitle) { title.add(content) }
}

extension ModifiedContent: TabLabelParts where Content: View, Modifier: ViewModifier {
  func add(to title: inout TabTitle) { title.add(content) }
}
