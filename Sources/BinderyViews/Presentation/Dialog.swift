/// A question above the screen: a title, a message and buttons.
struct Dialog<Actions: View, Message: View> {
  /// How a question is put.
  enum Kind {
    /// It must be answered; without buttons there is "OK".
    case alert
    /// It offers choices; "Cancel" is among them.
    case choices
  }
  let kind: Kind
  let title: Text?
  let actions: () -> Actions
  let message: () -> Message
}
