import Foundation
import Testing
import UsersCore

@Suite struct BundledUsersTests {
  @Test func thereAreFourDozenUsersSortedByName() async throws {
    let users = try await BundledUserLoader().load()
    #expect(users.count == 48)
    let names = users.map {
      $0.name.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
    for (name, next) in zip(names, names.dropFirst()) {
      #expect(
        name.unicodeScalars.lexicographicallyPrecedes(next.unicodeScalars), "\(name), \(next)")
    }
  }

  @Test func noAccountIsListedTwice() async throws {
    let users = try await BundledUserLoader().load()
    #expect(Set(users.map(\.username)).count == users.count)
    #expect(Set(users.map(\.email)).count == users.count)
  }

  @Test func theTextsAreClean() async throws {
    for user in try await BundledUserLoader().load() {
      for text in [user.name, user.username, user.email] {
        #expect(!text.isEmpty)
        #expect(text == text.trimmingCharacters(in: .whitespaces), "\(user.name)")
        #expect(
          text.unicodeScalars.elementsEqual(
            text.precomposedStringWithCanonicalMapping.unicodeScalars), "\(user.name)")
      }
    }
  }

  @Test func noAddressCanReachAnybody() async throws {
    for user in try await BundledUserLoader().load() {
      let domain = user.email.split(separator: "@").last ?? ""
      #expect(
        domain.hasSuffix(".example") || ["example.com", "example.org"].contains(domain),
        "\(user.email)")
    }
  }
}
