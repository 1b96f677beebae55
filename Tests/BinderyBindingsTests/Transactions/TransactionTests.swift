import BinderyBindings
import Testing

@MainActor @Suite struct TransactionTests {
  /// Fact 2.
  @Test func givesAPlainWriteNoAnimation() {
    var seen: [Transaction] = []
    var storage = 0
    let binding = Binding(
      get: { storage },
      set: { value, transaction in
        storage = value
        seen.append(transaction)
      })
    binding.wrappedValue = 1
    #expect(storage == 1)
    #expect(seen.map(\.animation) == [nil])
    withAnimation(.easeIn) { binding.wrappedValue = 2 }
    binding.animation().wrappedValue = 3
    #expect(seen.map(\.animation) == [nil, .easeIn, .default])
  }

  /// Fact 10.
  @Test func goesAlongWithAWrite() {
    let user = Binding.variable(User())
    let probe = Probe()
    probe.evaluate { _ = user.wrappedValue }
    var transaction = Transaction(animation: .linear)
    transaction.disablesAnimations = true
    let animated = user.transaction(transaction)
    animated.firstName.wrappedValue = "Grace"
    #expect(probe.transactions.map(\.animation) == [.linear])
    #expect(probe.transactions.map(\.disablesAnimations) == [true])
    user.firstName.wrappedValue = "Eve"
    #expect(probe.transactions.last?.animation == nil)
  }

  @Test func isCarriedByEveryProjection() throws {
    let items = Binding.variable([Item(id: 1, tags: [Tag(id: 1)])]).animation(.snappy)
    #expect(items[0].transaction.animation == .snappy)
    #expect(items.first?.tags[0].name.transaction.animation == .snappy)
    #expect(Binding<[Item]?>(items).transaction.animation == .snappy)
    let optional = Binding<Int?>.variable(1).animation(.smooth)
    #expect(try #require(Binding(optional)).transaction.animation == .smooth)
    #expect(Binding<AnyHashable>(Binding.variable(1).animation()).transaction.animation == .default)
  }

  @Test func leavesThePlaceTheSame() {
    let user = Binding.variable(User())
    let animated = user.animation(.linear)
    let probe = Probe()
    probe.evaluate { _ = user.lastName.wrappedValue }
    animated.firstName.wrappedValue = "Grace"
    #expect(!probe.isMarked)
    #expect(animated.isSame(as: user.animation(.linear)))
    #expect(!animated.isSame(as: user))
    #expect(!animated.isSame(as: user.animation(.easeIn)))
  }

  @Test func isSetOnABinding() {
    var user = Binding.variable(User())
    #expect(user.transaction.animation == nil)
    user.transaction.animation = .bouncy
    #expect(user.firstName.transaction.animation == .bouncy)
  }

  @Test func isCurrentWithinItsScope() {
    let value = Binding.variable(0)
    let probe = Probe()
    probe.evaluate { _ = value.wrappedValue }
    let result = withAnimation { () -> Int in
      value.wrappedValue = 1
      withTransaction(\.disablesAnimations, true) { value.wrappedValue = 2 }
      withTransaction(Transaction()) { value.wrappedValue = 3 }
      return 4
    }
    #expect(result == 4)
    #expect(probe.transactions.map(\.animation) == [.default, .default, nil])
    #expect(probe.transactions.map(\.disablesAnimations) == [false, true, false])
    #expect(Transaction.current.animation == nil)
  }

  @Test func passesErrorsOn() {
    struct Failure: Error {}
    #expect(throws: Failure.self) { try withAnimation { throw Failure() } }
  }

  /// What a setter writes further on has the transaction too.
  @Test func goesThroughASetter() {
    let inner = Binding.variable(0)
    let outer = Binding(get: { inner.wrappedValue }, set: { inner.wrappedValue = $0 })
    let probe = Probe()
    probe.evaluate { _ = inner.wrappedValue }
    outer.animation(.easeOut).wrappedValue = 1
    #expect(probe.transactions.map(\.animation) == [.easeOut])
  }
}
