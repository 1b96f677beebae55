/// Loads what a repository knows of a show.
public struct ShowDetailUseCase: LoadingShowDetail {
  private let repository: any ShowRepository

  /// Makes a use case of a repository.
  public init(repository: any ShowRepository) { self.repository = repository }

  /// Returns the detail of the repository. That there is none is an error here.
  public func detail(of id: Show.ID) async throws -> ShowDetail {
    guard let detail = try await repository.detail(of: id) else {
      throw ShowsError(.notFound, particulars: "There is no show with the id \(id).")
    }
    return detail
  }
}
