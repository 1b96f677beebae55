/// What all properties at one place of one view type share, made by the first of them.
@MainActor package final class SharedFacts {
  package var facts: AnyObject?
  package init() {}
}
