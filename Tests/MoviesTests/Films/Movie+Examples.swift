import MoviesCore

extension Movie {
  static let heat = Movie(
    id: 1, title: "Heat", year: 1995, director: "Michael Mann", genres: ["Crime"],
    runningTime: 170)
  static let amélie = Movie(
    id: 2, title: "Amélie", year: 2001, director: "Jean-Pierre Jeunet", genres: ["Comedy"],
    runningTime: 122)
}
