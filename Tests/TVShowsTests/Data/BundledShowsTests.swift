import Foundation
import TVShowsData
import TVShowsDomain
import Testing

@Suite struct BundledShowsTests {
  private func details() async throws -> [ShowDetail] {
    let repository = JSONShowRepository.bundled
    var details: [ShowDetail] = []
    for show in try await repository.popularShows() {
      details.append(try #require(await repository.detail(of: show.id)))
    }
    return details
  }

  @Test func eachShowIsKnownByItsNumber() async throws {
    let details = try await details()
    #expect(details.count == 67)
    #expect(Set(details.map { $0.show.title.lowercased() }).count == details.count)
  }

  @Test func theFactsArePlausible() async throws {
    for detail in try await details() {
      #expect((1950...2026).contains(detail.show.year), "\(detail.show.title)")
      #expect((1...3).contains(detail.genres.count), "\(detail.show.title)")
      #expect(Set(detail.genres).count == detail.genres.count, "\(detail.show.title)")
    }
  }

  @Test func theTextsAreClean() async throws {
    for detail in try await details() {
      #expect(detail.overview.hasSuffix("."), "\(detail.show.title)")
      for text in [detail.show.title, detail.overview] + detail.genres {
        #expect(!text.isEmpty)
        #expect(text == text.trimmingCharacters(in: .whitespaces), "\(detail.show.title)")
        #expect(!text.contains("  ") && !text.contains("'"), "\(detail.show.title)")
      }
    }
  }
}
