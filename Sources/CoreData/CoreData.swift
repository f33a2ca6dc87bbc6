// Nothing is stored here, and so nothing of Core Data is built. Xcode's templates import it at the head
// of files that use nothing of it, and those are to compile. What it hands on, it hands on here too.
@_exported import Foundation
