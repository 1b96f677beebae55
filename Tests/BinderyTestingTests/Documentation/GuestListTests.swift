// The code of the root page on exploring. `ArticleTests` checks that it is.
import BinderyBindings
import BinderyTesting
import BinderyViews
import Testing

private struct Guest: Identifiable {
  let id: Int
  var name: String
}

private struct GuestList: View {
  @Binding var guests: [Guest]
  @Binding var name: String

  var body: some View {
    VStack(alignment: .leading) {
      List {
        ForEach($guests) { $guest in TextField("Name", text: $guest.name) }
          .onDelete { guests.remove(atOffsets: $0) }
      }
      TextField("New guest", text: $name)
      Button("Invite", action: invite).disabled(name.isEmpty)
    }
  }

  func invite() {
    guests.append(Guest(id: (guests.map(\.id).max() ?? 0) + 1, name: name))
    name = ""
  }
}

@MainActor @Suite struct GuestListTests {
  @Test(arguments: 1...3) func survivesAnything(_ seed: UInt64) async {
    await explore(seed: seed, steps: 50, width: 30, height: 12) { exploration in
      let guests = Binding.variable([Guest(id: 1, name: "Ana")])
      exploration.invariant("Each guest has an ID of their own") {
        Set(guests.wrappedValue.map(\.id)).count == guests.wrappedValue.count
      }
      return GuestList(guests: guests, name: .variable(""))
    }
  }
}
