// Lets a file that says `import SwiftUI` compile where SwiftUI does not exist. Real files expect
// these modules to come with it.
@_exported public import Bindery
@_exported public import Dispatch
@_exported public import Foundation
@_exported public import Observation

#if canImport(FoundationNetworking)
  @_exported public import FoundationNetworking
#endif
