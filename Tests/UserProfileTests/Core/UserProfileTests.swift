import BinderyViews
import Foundation
import Testing
import UserProfileCore
import UserProfileUI

@Suite struct UserProfileTests {
  @Test func renamingTrimsTheName() throws {
    #expect(try UserProfile.ana.renamed(to: "\t Ana  Berg \u{A0}").name == "Ana  Berg")
    #expect(throws: ProfileError.emptyName) { try UserProfile.ana.renamed(to: " \n") }
  }

  @Test func theIDNamesThePicture() {
    #expect(UserProfile.ana.avatarURL?.absoluteString == "https://example.com/avatars/7.png")
  }

  @Test func nobodyHasWordsToo() {
    #expect(UserProfile?.none.shownName == "Unknown user")
    #expect(UserProfile?.none.shownEmail == "No email")
    #expect(UserProfile?.some(.bo).shownEmail == "No email")
    #expect(UserProfile?.some(UserProfile(id: 1, name: "", email: "")).shownEmail == "No email")
    #expect(UserProfile?.some(.ana).shownName == "\("Ana Lindqvist")")
  }

  @Test func eachErrorHasItsMessage() {
    #expect(ProfileError.emptyName.message == "The name must not be empty.")
    #expect(ProfileError.notLoaded(reason: "*Why*").message == "\("*Why*")")
  }
}
