import BinderyTesting
import Testing

@Suite struct NearnessTests {
  @Test func countsChanges() {
    #expect(Nearness.distance(Array("kitten"), Array("sitting")) == 3)
    #expect(Nearness.distance([], Array("abc")) == 3)
    #expect(Nearness.distance(Array("abc"), []) == 3)
  }

  @Test func putsTheMostAlikeFirst() {
    #expect(
      Nearness.sorted(["Cancel", "save", "Save", "Save", "Shave"], by: "Save")
        == ["save", "Save", "Shave", "Cancel"])
    #expect(Nearness.sorted(["b", "a", "b"], by: "") == ["b", "a"])
  }
}
