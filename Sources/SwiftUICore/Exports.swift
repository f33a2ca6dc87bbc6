// Apple keeps views here since 2024; newer editors import it by themselves.
@_exported import SwiftUI
