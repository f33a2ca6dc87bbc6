import DioramaTesting
import Foundation
import Testing

@testable import Diorama

/// A font and what is changed in it may be given in any order, on the text or around it.
@MainActor struct FontOrderTests {
  private func hash<V: View>(_ view: V) throws -> UInt64 {
    try Stage(view, size: CGSize(width: 200, height: 60)).hash
  }

  @Test func boldHoldsForAnyFont() throws {
    let plain = try hash(Text("Title").font(.title))
    let bold = try hash(Text("Title").font(.title.bold()))
    #expect(plain != bold)
    #expect(try hash(Text("Title").font(.title).bold()) == bold)
    #expect(try hash(Text("Title").bold().font(.title)) == bold)
    #expect(try hash(VStack { Text("Title").font(.title) }.bold()) == bold)
  }

  @Test func theInnermostFontWins() throws {
    let caption = try hash(Text("Title").font(.caption))
    #expect(try hash(Text("Title").font(.caption).font(.title)) == caption)
    #expect(try hash(VStack { Text("Title").font(.caption) }.font(.title)) == caption)
  }

  @Test func joinedTextsTakeOverWhatIsChangedAroundThem() throws {
    let each = Text("One").font(.caption).bold() + Text("Two").font(.title).bold()
    let both = Text("One").font(.caption) + Text("Two").font(.title)
    #expect(try hash(both.bold()) == hash(each))
    #expect(try hash(both) != hash(each))
  }
}
