import BinderyViews
import Foundation
import Testing

@Suite struct NavigationPathTests {
  @Test func valuesComeAndGoAtTheEnd() {
    var path = NavigationPath()
    #expect(path.isEmpty)
    path.append(1)
    path.append("two")
    path.append(3.0)
    #expect(path.count == 3)
    path.removeLast(2)
    #expect(path == NavigationPath([1]))
  }

  @Test func aPathCanBeSaved() throws {
    var path = NavigationPath([1, 2])
    path.append("three")
    let data = try JSONEncoder().encode(try #require(path.codable))
    let saved = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(saved) == path)
  }

  @Test func aPathWithAValueThatCannotBeSavedCannotEither() {
    struct Unsaved: Hashable {}
    #expect(NavigationPath([Unsaved()]).codable == nil)
  }

  @Test func aTypeThatIsNotThereIsAnError() {
    let data = Data(#"["4Nowhere4LostV", 1]"#.utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    }
  }
}
