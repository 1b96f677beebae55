import TVShowsDomain

extension Show {
  static let wire = Show(id: 1, title: "The Wire", year: 2002)
  static let mash = Show(id: 2, title: "M*A*S*H", year: 1972)
}

extension ShowDetail {
  static let wire = ShowDetail(
    show: .wire, genres: ["Crime", "Drama"], overview: "A city and its police.")
  static let mash = ShowDetail(show: .mash, genres: ["Comedy", "War"], overview: "Surgeons joke.")
}
