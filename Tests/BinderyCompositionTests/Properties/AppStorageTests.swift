import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Foundation
import Testing

private enum Flavor: String { case sweet, sour }
private enum Level: Int { case low, high }

private struct Setting: View {
  @AppStorage("count") private var count = 1
  let name: String
  var body: some View {
    HStack {
      Text(verbatim: "\(name) \(count)")
      Tappable("more \(name)") { count += 1 }
    }
  }
}

private struct Everything: View {
  @AppStorage("bool") var bool = true
  @AppStorage("int") var int = 3
  @AppStorage("double") var double = 1.5
  @AppStorage("string") var string = "s"
  @AppStorage("url") var url = URL(string: "https://example.org/a?b=c")!
  @AppStorage("data") var data = Data([1])
  @AppStorage("date") var date = Date(timeIntervalSince1970: 0)
  @AppStorage("flavor") var flavor = Flavor.sweet
  @AppStorage("level") var level = Level.low
  @AppStorage("maybe int") var maybeInt: Int?
  @AppStorage("maybe string") var maybeString: String?
  @AppStorage("maybe flavor") var maybeFlavor: Flavor?
  var body: some View { Text(verbatim: "everything") }
}

@MainActor @Suite struct AppStorageTests {
  /// Defaults of the test's own, empty before and after.
  private func withStore(_ name: String = #function, _ body: @MainActor (UserDefaults) -> Void)
    throws
  {
    let suite = "bindery.tests.\(name)"
    let store = try #require(UserDefaults(suiteName: suite))
    store.removePersistentDomain(forName: suite)
    body(store)
    store.removePersistentDomain(forName: suite)
  }

  @Test func isKeptInTheStoreAndSeenByAllViewsOfItsKey() throws {
    try withStore { store in
      let composition = Composition(width: 30, height: 2) {
        VStack(alignment: .leading) {
          Setting(name: "a")
          Setting(name: "b")
        }
        .defaultAppStorage(store)
      }
      #expect(composition.shown == "a 1 more a\nb 1 more b")
      composition.tap("more b")
      #expect(composition.shown == "a 2 more a\nb 2 more b")
      #expect(store.integer(forKey: "count") == 2)
      let another = Composition(width: 30, height: 1) {
        Setting(name: "c").defaultAppStorage(store)
      }
      #expect(another.shown == "c 2 more c")
    }
  }

  @Test func followsTheStoreOfTheEnvironment() throws {
    struct Choosing: View {
      @Binding var store: UserDefaults
      var body: some View { Setting(name: "a").defaultAppStorage(store) }
    }
    try withStore("first") { first in
      first.set(10, forKey: "count")
      try? withStore("second") { second in
        second.set(20, forKey: "count")
        let store = Binding.variable(first)
        let composition = Composition(width: 30, height: 1) { Choosing(store: store) }
        #expect(composition.shown == "a 10 more a")
        store.wrappedValue = second
        composition.tap("more a")
        #expect(composition.shown == "a 21 more a")
        #expect(first.integer(forKey: "count") == 10)
      }
    }
  }

  @Test func keepsEachTypeThatSwiftUIKeeps() throws {
    try withStore { store in
      @MainActor func check<Value: Equatable>(
        _ storage: AppStorage<Value>, _ first: Value, _ second: Value,
        sourceLocation: SourceLocation = #_sourceLocation
      ) {
        #expect(storage.wrappedValue == first, sourceLocation: sourceLocation)
        storage.wrappedValue = second
        #expect(storage.wrappedValue == second, sourceLocation: sourceLocation)
      }
      check(AppStorage(wrappedValue: true, "bool", store: store), true, false)
      check(AppStorage(wrappedValue: 3, "int", store: store), 3, -4)
      check(AppStorage(wrappedValue: 1.5, "double", store: store), 1.5, 2)
      check(AppStorage(wrappedValue: "s", "string", store: store), "s", "é")
      let (a, b) = (URL(string: "https://example.org/a?b=c")!, URL(string: "file:///folder/x")!)
      check(AppStorage(wrappedValue: b, "url", store: store), b, a)
      check(AppStorage(wrappedValue: Data([1]), "data", store: store), Data([1]), Data())
      let (then, later) = (Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 9))
      check(AppStorage(wrappedValue: then, "date", store: store), then, later)
      check(AppStorage(wrappedValue: Flavor.sweet, "flavor", store: store), .sweet, .sour)
      check(AppStorage(wrappedValue: Level.low, "level", store: store), .low, .high)
      check(AppStorage<Int?>("maybe int", store: store), nil, 5)
      check(AppStorage<String?>("maybe string", store: store), nil, "x")
      check(AppStorage<Bool?>("maybe bool", store: store), nil, false)
      check(AppStorage<Flavor?>("maybe flavor", store: store), nil, .sour)
      #expect(store.string(forKey: "flavor") == "sour")
      let maybe = AppStorage<Int?>("maybe int", store: store)
      maybe.wrappedValue = nil
      #expect(store.object(forKey: "maybe int") == nil)
    }
  }

  @Test func aValueOfAnotherFormGivesTheFirstOne() throws {
    try withStore { store in
      store.set("bitter", forKey: "flavor")
      let flavor = AppStorage(wrappedValue: Flavor.sweet, "flavor", store: store)
      #expect(flavor.wrappedValue == .sweet)
    }
  }

  @Test func anEqualWriteRunsNoBody() throws {
    try withStore { store in
      let composition = Composition(width: 30, height: 1) {
        Setting(name: "a").defaultAppStorage(store)
      }
      AppStorage(wrappedValue: 0, "count", store: store).wrappedValue = 1
      let before = composition.counters
      composition.flush()
      #expect((composition.counters - before).userBodyEvaluations == 0)
    }
  }

  @Test func mountsEveryType() throws {
    try withStore { store in
      let composition = Composition(width: 30, height: 1) { Everything().defaultAppStorage(store) }
      #expect(composition.shown == "everything")
    }
  }
}
