extension SymbolNames {
  /// Names of SF Symbols that neither font has anything like, without their fill, and the symbol
  /// that comes nearest to what they mean. Taking one is told, as shortening a name is.
  static let standIns: [String: String] = [
    "1.magnifyingglass": "magnifyingglass", "abc": "textformat.abc",
    "air.conditioner.horizontal": "wind", "airpods": "headphones", "airpodspro": "headphones",
    "appclip": "app", "apps.iphone": "square.grid.2x2", "arkit": "view.3d",
    "baseball": "tennisball", "box.truck": "cube.box", "cat": "paw", "character": "textformat",
    "chart.xyaxis.line": "chart.line.uptrend.xyaxis", "circle.grid.cross": "circle.grid.2x2",
    "cross.vial": "lab.flask", "deskclock": "clock", "dice": "die.face.5",
    "dock.rectangle": "rectangle.dock", "dog": "paw", "door.left.hand.open": "square.arrow.right",
    "facemask": "bandage", "fan": "wind", "ferry": "sailboat", "figure.2": "person.2",
    "fireworks": "burst", "hands.clap": "hand.thumbsup", "hands.sparkles": "sparkles",
    "highlighter": "pencil",
    "humidity": "drop", "inset.circle": "largecircle.fill.circle", "internaldrive": "floppy.disk",
    "lamp.desk": "lightbulb", "laser.burst": "burst", "level": "gauge",
    "lightswitch.on": "lightbulb", "line.2.horizontal": "equal", "lineweight": "line.3.horizontal",
    "list.star": "list.bullet", "magazine": "book.closed", "memorychip": "cpu",
    "menubar.rectangle": "macwindow", "moonphase.waxing.crescent": "moon", "note": "doc",
    "note.text": "doc.text", "opticaldisc": "circle.circle", "pencil.tip": "pencil",
    "pianokeys": "piano", "powerplug": "bolt", "rotate.3d": "view.3d", "safari": "compass",
    "screwdriver": "wrench", "sensor": "radiowaves.right",
    "shoeprints": "figure.walk", "steeringwheel": "helm", "teddybear": "paw",
    "testtube.2": "lab.flask", "text.magnifyingglass": "doc.text.search", "theatermasks": "smiley",
    "togglepower": "power", "touchid": "viewfinder", "train.side.front.car": "train.style.one",
    "truck.box": "cube.box", "watch.analog": "clock",
  ]
}
