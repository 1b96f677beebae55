import BinderyTesting
import BinderyViews
import Foundation
import Testing
import UserProfileCore
import UserProfilePropertyObserver
import UserProfileScript
import UserProfileUI

@MainActor @Suite struct PropertyObserverProfileControllerTests {
  @Test func beginsWithTheLabelsOfNobody() {
    let controller = ProfileController(model: ProfileModel(loader: GatedProfileLoader()))
    #expect(controller.labels.name == "Unknown user")
    #expect(controller.labels.email == "No email")
    #expect(controller.labels.avatar == nil)
    #expect(controller.labels.message == nil)
    #expect(!controller.labels.isSpinning)
  }

  @Test func setsTheLabelsOfALoadedProfile() async {
    let gate = Gate<UserProfile>()
    let controller = ProfileController(model: ProfileModel(loader: GatedProfileLoader(gate)))
    let load = Task { await controller.load() }
    await gate.untilWaiting()
    #expect(controller.labels.isSpinning)
    gate.open(with: .ana)
    await load.value
    #expect(controller.labels.name == "\("Ana Lindqvist")")
    #expect(controller.labels.email == "\("ana@example.com")")
    #expect(controller.labels.avatar?.absoluteString == "https://example.com/avatars/7.png")
    #expect(!controller.labels.isSpinning)
  }

  @Test func keepsTheLabelsWhenALoadFails() async {
    let gate = Gate<UserProfile>()
    gate.fail(with: Unreachable())
    let model = ProfileModel(profile: .ana, loader: GatedProfileLoader(gate))
    let controller = ProfileController(model: model)
    await controller.load()
    #expect(controller.labels.name == "\("Ana Lindqvist")")
    #expect(controller.labels.message == "\("The server was not found.")")
    #expect(!controller.labels.isSpinning)
  }

  @Test func renamesToWhatIsInTheField() {
    let model = ProfileModel(profile: .ana, loader: GatedProfileLoader())
    let controller = ProfileController(model: model)
    controller.rename()
    #expect(controller.labels.name == "\("Ana Lindqvist")")
    #expect(controller.labels.message == "The name must not be empty.")
    controller.labels.newName = "Ana Berg"
    controller.rename()
    #expect(controller.labels.name == "\("Ana Berg")")
    #expect(controller.labels.message == nil)
  }

  @Test func goesWithItsOwner() async {
    let gate = Gate<UserProfile>()
    gate.open(with: .ana)
    weak var controller: ProfileController?
    weak var model: ProfileModel?
    do {
      let owned = ProfileController(model: ProfileModel(loader: GatedProfileLoader(gate)))
      await owned.load()
      (controller, model) = (owned, owned.model)
    }
    #expect(controller == nil)
    #expect(model == nil)
  }
}
