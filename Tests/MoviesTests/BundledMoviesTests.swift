import Foundation
import MoviesCore
import Testing

@Suite struct BundledMoviesTests {
  /// A title as it is sorted: without a leading article, case and diacritics.
  private func sortKey(_ title: String) -> String {
    let folded = title.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    let article = ["the ", "a ", "an "].first { folded.hasPrefix($0) } ?? ""
    return String(folded.dropFirst(article.count))
  }

  @Test func thereAreThreeHundredFilms() async throws {
    #expect(try await BundledMovieLoader().load().count == 300)
  }

  @Test func noFilmIsListedTwice() async throws {
    let movies = try await BundledMovieLoader().load()
    #expect(Set(movies.map(\.id)).count == movies.count)
    #expect(Set(movies.map { "\($0.title.lowercased()) \($0.year)" }).count == movies.count)
  }

  @Test func theFactsArePlausible() async throws {
    for movie in try await BundledMovieLoader().load() {
      #expect((1895...2026).contains(movie.year), "\(movie.title)")
      #expect((1...900).contains(movie.runningTime), "\(movie.title)")
      #expect((1...3).contains(movie.genres.count), "\(movie.title)")
      #expect(Set(movie.genres).count == movie.genres.count, "\(movie.title)")
    }
  }

  @Test func theTextsAreClean() async throws {
    for movie in try await BundledMovieLoader().load() {
      for text in [movie.title, movie.director] + movie.genres {
        #expect(!text.isEmpty)
        #expect(text == text.trimmingCharacters(in: .whitespaces), "\(movie.title)")
        #expect(!text.contains("  "), "\(movie.title)")
        #expect(
          text.unicodeScalars.elementsEqual(
            text.precomposedStringWithCanonicalMapping.unicodeScalars), "\(movie.title)")
        #expect(
          !text.unicodeScalars.contains {
            $0.properties.generalCategory == .control || $0.properties.generalCategory == .format
          }, "\(movie.title)")
      }
    }
  }

  @Test func theFilmsAreSortedByTitle() async throws {
    let movies = try await BundledMovieLoader().load()
    for (movie, next) in zip(movies, movies.dropFirst()) {
      let keys = (sortKey(movie.title), sortKey(next.title))
      #expect(
        keys.0.unicodeScalars.lexicographicallyPrecedes(keys.1.unicodeScalars)
          || (keys.0 == keys.1 && movie.year < next.year), "\(movie.title), \(next.title)")
    }
  }

  @Test func everyDecadeFromTheTwentiesOnIsThere() async throws {
    let decades = Set(try await BundledMovieLoader().load().map { $0.year / 10 * 10 })
    #expect(decades.isSuperset(of: stride(from: 1920, through: 2020, by: 10)))
  }

  @Test func aFilmKeepsItsDiacritics() async throws {
    let movies = try await BundledMovieLoader().load()
    #expect(
      movies.first { $0.title == "Y Tu Mamá También" }
        == Movie(
          id: 295, title: "Y Tu Mamá También", year: 2001, director: "Alfonso Cuarón",
          genres: ["Drama", "Comedy"], runningTime: 106))
  }
}
