import Testing

@testable import Host

@Suite struct SymbolNamesTests {
  private let names: SymbolNames

  init() throws { names = try SymbolNames() }

  /// Names as articles write them. Each must draw something.
  @Test(arguments: [
    "house", "house.fill", "magnifyingglass", "person", "person.fill", "person.crop.circle",
    "person.crop.circle.fill", "person.2.fill", "person.circle", "gear", "gearshape",
    "gearshape.fill", "heart", "heart.fill", "star", "star.fill", "star.leadinghalf.filled", "bell",
    "bell.fill", "camera", "camera.fill", "photo", "photo.on.rectangle", "photo.fill", "video.fill",
    "play.fill", "pause.fill", "play.circle.fill", "forward.fill", "backward.fill", "plus",
    "plus.circle.fill", "minus", "minus.circle", "xmark", "xmark.circle.fill", "checkmark",
    "checkmark.circle.fill", "chevron.left", "chevron.right", "chevron.down", "chevron.backward",
    "arrow.right", "arrow.forward", "arrow.clockwise", "arrow.up.arrow.down", "trash",
    "trash.fill", "square.and.pencil", "square.and.arrow.up", "doc.text", "folder.fill",
    "envelope.fill", "phone.fill", "message.fill", "map", "mappin.and.ellipse", "location.fill",
    "globe", "wifi", "bolt.fill", "sun.max.fill", "moon.fill", "moon.stars.fill", "cloud.rain.fill",
    "snowflake", "leaf.fill", "flame.fill", "calendar", "clock", "lock.fill", "eye.slash",
    "hand.thumbsup.fill", "tag.fill", "bookmark", "cart.fill", "creditcard", "gift", "airplane",
    "car.fill", "tram.fill", "figure.walk", "ellipsis", "line.3.horizontal", "list.bullet",
    "square.grid.2x2", "slider.horizontal.3", "info.circle", "questionmark.circle",
    "exclamationmark.triangle.fill", "speaker.wave.2.fill", "music.note", "gamecontroller.fill",
    "book.fill", "paintbrush.fill", "wand.and.stars", "paperplane.fill", "icloud.and.arrow.up",
    "iphone", "chart.bar.fill", "circle.fill", "square", "face.smiling", "person.fill.badge.plus",
    "1.circle", "12.circle.fill", "a.circle.fill", "b.square", "record.circle", "bicycle",
    "36.circle", "7.square", "key.fill", "fork.knife", "wave.3.right",
  ])
  func articleNamesAreFound(name: String) throws {
    let text = try #require(names.symbol(for: name)?.text)
    #expect(text.unicodeScalars.count == 1)
  }

  @Test func filledAndHollowDiffer() {
    for name in ["heart", "star", "house", "person", "bell", "camera", "1.circle", "a.circle"] {
      #expect(names.symbol(for: name)?.text != names.symbol(for: name + ".fill")?.text, "\(name)")
    }
  }

  @Test func theNearestNameIsTaken() {
    func same(_ name: String, _ other: String) -> Bool {
      names.symbol(for: name)?.text != nil
        && names.symbol(for: name)?.text == names.symbol(for: other)?.text
    }
    #expect(same("heart.text.square.fill", "heart.fill"))
    #expect(same("globe.europe.africa.fill", "globe"))
    #expect(same("photo.on.rectangle.angled", "photo.on.rectangle"))
    #expect(same("arrow.left.and.right", "arrow.left.right"))
    #expect(same("wrench.and.screwdriver", "wrench"))
    #expect(same("tree.fill", "tree"))
    #expect(same("square.grid.4x3", "square.grid.4x3.fill"))
    #expect(same("Heart_Fill", "heart.fill"))
    #expect(same("icloud.slash", "cloud"))
    #expect(same("circle.lefthalf.filled", "circle.lefthalf.fill"))
    #expect(same("speaker.wave.3.fill", "speaker.3.fill"))
  }

  @Test func whatStandsInSaysItsName() {
    for (name, taken) in [
      ("heart.fill", nil), ("arrow.forward", nil), ("a.circle", nil), ("Heart_Fill", nil),
      ("heart.text.square.fill", "heart.fill"), ("globe.europe.africa", "globe"),
      ("mail.stack", "mail"), ("bubble.left.and.heart", "bubble.left"),
    ] as [(String, String?)] {
      #expect(names.symbol(for: name)?.taken == taken, "\(name)")
    }
  }

  @Test func everyStandInIsThere() {
    for (name, other) in SymbolNames.standIns {
      let own = names.symbol(for: name)
      #expect(own?.taken?.hasPrefix(other) == true, "\(name): \(own?.taken ?? "nothing")")
      #expect(names.symbol(for: name + ".fill")?.taken?.hasPrefix(other) == true, "\(name).fill")
    }
    // A badge or a frame beside does not hide it.
    #expect(names.symbol(for: "screwdriver.circle")?.taken == "wrench")
    // What the font calls differently does not count as standing in.
    #expect(names.symbol(for: "faceid")?.taken == nil)
  }

  @Test func otherwiseTheMostPartsInCommonCount() throws {
    // Not a beginning of the name, but a part of it.
    let split = try #require(names.symbol(for: "square.split.bottomrightquarter.x"))
    #expect(split.taken?.contains("split") == true)
    let heart = try #require(names.symbol(for: "sparkling.heart.fill"))
    #expect(heart.taken == "heart.fill")
    #expect(heart.text == names.symbol(for: "heart.fill")?.text)
    #expect(names.symbol(for: "sparkling.heart")?.taken == "heart")
  }

  @Test func whatIsNotNearIsNil() {
    for name in ["", ".", "zeppelin", "51.circle", "51.square.fill"] {
      let text = names.symbol(for: name)?.text
      #expect(text == nil, "\(name) gave \(text ?? "")")
    }
  }
}
