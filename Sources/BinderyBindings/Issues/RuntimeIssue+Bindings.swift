// The mistakes that bindings report, in words.

extension RuntimeIssue {
  @MainActor static func writeDuringBody(of reader: Reader) -> RuntimeIssue {
    RuntimeIssue(
      .writeDuringBody,
      "A binding was written while the body of \(reader.name) was being evaluated. "
        + "The write was dropped.",
      advice: "A body describes its state and must not change it. Write from an action, or from "
        + "onAppear, task or onChange.")
  }

  static func staleRow<ID>(_ id: ID) -> RuntimeIssue {
    RuntimeIssue(
      .staleRow,
      "The element with the ID \(String(reflecting: id)) was written after it had left its "
        + "collection. The write was dropped.",
      advice: "A binding to an element is good for as long as the element is there. Check that it "
        + "still is before you write, or cancel the work when the element is removed.")
  }

  static func unwrappedNil<Value>(of type: Value.Type) -> RuntimeIssue {
    RuntimeIssue(
      .unwrappedNil,
      "The value inside an optional \(type) was written after the optional had become nil. "
        + "The write was dropped.",
      advice: "A binding made by unwrapping an optional is good for as long as there is a value. "
        + "To bring a value back, write to the optional itself.")
  }

  static func writeAfterUnmount<Value>(of type: Value.Type) -> RuntimeIssue {
    RuntimeIssue(
      .writeAfterUnmount,
      "State of type \(type) was written after its view had been unmounted. "
        + "The write was dropped.",
      advice: "The state of a view goes with the view. Cancel the work when the view disappears, "
        + "as task does, or keep the state further up and pass a binding down.")
  }

  static func mismatchedType<Value>(_ value: Any, expected: Value.Type) -> RuntimeIssue {
    RuntimeIssue(
      .mismatchedType,
      "\(String(reflecting: value)), a value of type \(type(of: value)), was written to a binding "
        + "to a value of type \(expected). The write was dropped.",
      advice: "A binding whose type is erased takes values of the type it was made from only.")
  }
}
