import TVShowsDomain
import Testing

@Suite struct UseCaseTests {
  @Test func popularShowsAreTheRepositorys() async throws {
    let useCase = PopularShowsUseCase(repository: StubShowRepository([.wire, .mash]))
    #expect(try await useCase.popularShows() == [.wire, .mash])
  }

  @Test func aShowIsFoundByItsNumber() async throws {
    let useCase = ShowDetailUseCase(repository: StubShowRepository([.wire, .mash]))
    #expect(try await useCase.detail(of: 2) == .mash)
  }

  @Test func aShowThatIsNotThereIsAnError() async {
    let useCase = ShowDetailUseCase(repository: StubShowRepository([.wire]))
    await #expect(
      throws: ShowsError(.notFound, particulars: "There is no show with the id 9.")
    ) {
      try await useCase.detail(of: 9)
    }
  }

  @Test func theRepositorysErrorsPass() async {
    let repository = StubShowRepository(error: ShowsError(.network))
    await #expect(throws: ShowsError(.network)) {
      try await PopularShowsUseCase(repository: repository).popularShows()
    }
    await #expect(throws: ShowsError(.network)) {
      try await ShowDetailUseCase(repository: repository).detail(of: 1)
    }
  }

  @Test func whatIsNoErrorOfTheDomainIsUnknown() {
    #expect(ShowsError(CancellationError()).kind == .unknown)
    #expect(ShowsError(ShowsError(.file) as any Error) == ShowsError(.file))
  }
}
