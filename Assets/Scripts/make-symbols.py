#!/usr/bin/env python3
"""Makes the font of Diorama's own symbols, and the table of their names, from symbols.txt.

usage: make-symbols.py [DRAWINGS.txt] [OUTPUT.ttf] [NAMES.tsv]

Needs Debian's packages python3-shapely (unions and strokes) and python3-fonttools (the font file);
run it with Debian's own interpreter, /usr/bin/python3. The same drawings give the same bytes again.

How a symbol is drawn is said at the head of symbols.txt. A unit there is a hundredth of an em; the
point 50 50 lies where the icon font has the middle of its circles.
"""

import math
import os
import re
import sys

try:
    from fontTools.fontBuilder import FontBuilder
    from fontTools.pens.ttGlyphPen import TTGlyphPen
    from shapely.affinity import rotate, scale, translate
    from shapely.geometry import LineString, MultiPolygon, Point, Polygon
    from shapely.geometry.polygon import orient
    from shapely.ops import unary_union
except ModuleNotFoundError as missing:
    sys.exit(
        f"make-symbols: {missing.name} is missing; "
        "apt-get install python3-fonttools python3-shapely"
    )

HERE = os.path.dirname(__file__)
DRAWINGS = os.path.join(HERE, "symbols.txt")
OUTPUT = os.path.join(HERE, "..", "Symbols", "DioramaSymbols.ttf")
NAMES = os.path.join(HERE, "..", "Symbols", "diorama-symbols.tsv")
LARGEST = 250_000

EM = 1000
UNIT = EM / 100
MIDDLE = 375  # of the icon font's circles, above the baseline
STROKE = 7.2  # of the icon font's strokes
CIRCLE = 42.7  # the icon font's circle, to its outer edge
SQUARE = 38.6
FIRST = 0xE000


def fail(where, what):
    sys.exit(f"make-symbols: {where}: {what}")


# Paths: SVG's M L H V C Q A Z, large letters absolute, small ones relative.


def path(text, where):
    """The points of a path's parts, and whether each is closed."""
    tokens = re.findall(r"[MLHVCQAZmlhvcqaz]|-?\d*\.?\d+", text)
    if re.sub(r"[MLHVCQAZmlhvcqaz0-9.,\s-]", "", text):
        fail(where, f"not a path: {text}")
    parts, points, at, verb, i = [], [], (0.0, 0.0), None, 0

    def numbers(count):
        nonlocal i
        taken = [float(t) for t in tokens[i : i + count]]
        i += count
        return taken

    while i < len(tokens):
        if tokens[i].isalpha():
            verb = tokens[i]
            i += 1
        x, y = (at if verb.islower() else (0.0, 0.0))
        kind = verb.upper()
        if kind == "Z":
            parts.append((points, True))
            at, points = points[0], []
            continue
        if kind == "M":
            if points:
                parts.append((points, False))
            a, b = numbers(2)
            points = [(x + a, y + b)]
            verb = "l" if verb.islower() else "L"
        else:
            if not points:
                points = [at]
            if kind == "L":
                a, b = numbers(2)
                points.append((x + a, y + b))
            elif kind == "H":
                points.append((x + numbers(1)[0], at[1]))
            elif kind == "V":
                points.append((at[0], y + numbers(1)[0]))
            elif kind == "C":
                n = numbers(6)
                points += bezier([at] + [(x + n[k], y + n[k + 1]) for k in (0, 2, 4)])
            elif kind == "Q":
                n = numbers(4)
                points += bezier([at] + [(x + n[k], y + n[k + 1]) for k in (0, 2)])
            elif kind == "A":
                rx, ry, turn, large, sweep, a, b = numbers(7)
                points += arc(at, rx, ry, turn, large != 0, sweep != 0, (x + a, y + b))
        at = points[-1]
    if points:
        parts.append((points, False))
    return parts


def bezier(corners, steps=12):
    def at(t):
        row = corners
        while len(row) > 1:
            row = [
                (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in zip(row, row[1:])
            ]
        return row[0]

    return [at(k / steps) for k in range(1, steps + 1)]


def arc(start, rx, ry, turn, large, sweep, end):
    """SVG's arc by its ends: appendix B.2.4 of that standard."""
    phi = math.radians(turn)
    c, s = math.cos(phi), math.sin(phi)
    dx, dy = (start[0] - end[0]) / 2, (start[1] - end[1]) / 2
    x, y = c * dx + s * dy, c * dy - s * dx
    grow = max(1, math.sqrt((x / rx) ** 2 + (y / ry) ** 2))
    rx, ry = rx * grow, ry * grow
    below = (rx * y) ** 2 + (ry * x) ** 2
    root = math.sqrt(max(0, ((rx * ry) ** 2 - below) / below))
    root = -root if large == sweep else root
    u, v = root * rx * y / ry, -root * ry * x / rx
    cx = c * u - s * v + (start[0] + end[0]) / 2
    cy = s * u + c * v + (start[1] + end[1]) / 2
    first = math.atan2((y - v) / ry, (x - u) / rx)
    last = math.atan2((-y - v) / ry, (-x - u) / rx)
    if sweep and last < first:
        last += 2 * math.pi
    if not sweep and last > first:
        last -= 2 * math.pi
    steps = max(2, math.ceil(abs(last - first) / math.radians(11.25)))
    points = []
    for k in range(1, steps + 1):
        t = first + (last - first) * k / steps
        p, q = rx * math.cos(t), ry * math.sin(t)
        points.append((cx + c * p - s * q, cy + s * p + c * q))
    points[-1] = end
    return points


# Figures: what an item of a drawing consists of.


def figure(text, where):
    """A figure as its lines (points, closed)."""
    word, _, rest = text.strip().partition(" ")
    if word not in ("circle", "ellipse", "rect", "pill", "dot", "polygon", "star"):
        return path(text, where)
    n = [float(t) for t in rest.split()]
    if word == "dot":
        return [([(n[0], n[1])], False)]
    if word == "polygon":  # x y radius corners
        x, y, r, count = n
        turns = [2 * math.pi * k / count - math.pi / 2 for k in range(int(count))]
        return [([(x + r * math.cos(t), y + r * math.sin(t)) for t in turns], True)]
    if word == "pill":  # from, to, radius
        outline = LineString([(n[0], n[1]), (n[2], n[3])]).buffer(n[4], 8)
    elif word == "rect":  # x y width height corner
        x, y, w, h, r = n if len(n) == 5 else n + [0]
        outline = Polygon([(x, y), (x + w, y), (x + w, y + h), (x, y + h)])
        if r:
            r = min(r, w / 2 - 0.01, h / 2 - 0.01)
            outline = outline.buffer(-r, join_style=2).buffer(r, 6)
    else:  # circle x y radius; ellipse x y radius radius turn
        x, y, rx, ry, turn = n + [n[2], 0] if word == "circle" else (n if len(n) == 5 else n + [0])
        outline = rotate(scale(Point(0, 0).buffer(1, 8), rx, ry, origin=(0, 0)), turn, origin=(0, 0))
        outline = translate(outline, x, y)
    return [(list(outline.exterior.coords)[:-1], True)]


class Item:
    """One line of a drawing: how it is drawn, and its figures."""

    KINDS = ("line", "area", "shape", "mark", "spot", "pane", "cut")

    def __init__(self, text, where):
        self.only, self.over, self.flip, self.width, self.turn = None, False, False, 1.0, None
        self.kind, rest = None, text
        while True:
            word, _, after = rest.partition(" ")
            if word in ("hollow", "solid"):
                self.only = word
            elif word == "over":
                self.over = True
            elif word == "flip":
                self.flip = True
            elif word.startswith("w="):
                self.width = float(word[2:]) / STROKE
            elif word.startswith("turn="):
                self.turn = float(word[5:])
            elif word in Item.KINDS:
                self.kind = word
            else:
                break
            rest = after
        if not self.kind or not rest:
            fail(where, f"an item needs one of {', '.join(Item.KINDS)} and a figure")
        self.figures = [
            (part.strip().removeprefix("- "), part.strip().startswith("- "))
            for part in rest.split(";")
        ]
        self.figures = [(figure(text, where), minus) for text, minus in self.figures]

    def placed(self, shape):
        if self.turn is not None:
            shape = rotate(shape, self.turn, origin=(50, 50))
        if self.flip:
            shape = unary_union([shape, scale(shape, -1, 1, origin=(50, 50))])
        return shape

    def inside(self):
        """The area that closed figures enclose."""
        whole = Polygon()
        for lines, minus in self.figures:
            for points, _ in lines:
                part = Polygon(points).buffer(0)
                whole = whole.difference(part) if minus else whole.union(part)
        return self.placed(whole)

    def stroke(self, width):
        """The area of a pen that goes along the figures."""
        parts = []
        for lines, _ in self.figures:
            for points, closed in lines:
                line = Point(points[0])
                if len(points) > 1:
                    line = LineString(points + points[:1] if closed else points)
                line = self.placed(line)
                parts.append(line.buffer(width * self.width / 2, 5))
        return unary_union(parts)


def drawn(items, filled, pen):
    """A symbol's area, in units of its drawing."""
    whole = Polygon()
    for item in items:
        if item.only == ("hollow" if filled else "solid"):
            continue
        border = lambda: item.inside().boundary.buffer(pen * item.width / 2, 5)
        adds, cuts = None, None
        if item.kind == "line":
            adds = item.stroke(pen)
        elif item.kind == "area":
            adds = item.inside()
        elif item.kind == "shape":
            adds = item.inside().union(border()) if filled else border()
        elif item.kind == "mark":
            adds, cuts = (None, item.stroke(pen)) if filled else (item.stroke(pen), None)
        elif item.kind == "spot":
            adds, cuts = (None, item.inside()) if filled else (item.inside(), None)
        elif item.kind == "pane":
            adds, cuts = (None, item.inside()) if filled else (border(), None)
        else:
            cuts = item.inside()
        if item.over:
            under = item.stroke(pen) if item.kind == "line" else item.inside().union(border())
            if item.kind == "area":
                under = item.inside()
            whole = whole.difference(under.buffer(pen * 0.75, 5))
        if cuts is not None:
            whole = whole.difference(cuts)
        if adds is not None:
            whole = whole.union(adds)
    return whole


def ring(shape, filled, inner):
    """A symbol in a circle or a square, hollow or as a hole of a filled one."""
    r = CIRCLE if shape == "circle" else SQUARE
    if shape == "circle":
        # Curves touch the sides of what they are made from, not its corners.
        disc = Point(50, 50).buffer(r / math.cos(math.pi / 32), 8)
    else:
        disc = Polygon([(50 - r, 50 - r), (50 + r, 50 - r), (50 + r, 50 + r), (50 - r, 50 + r)])
        disc = disc.buffer(-14).buffer(14, 6)
    if filled:
        return disc.difference(inner) if inner is not None else disc
    frame = disc.difference(disc.buffer(-STROKE, 8))
    return frame.union(inner) if inner is not None else frame


def enclosed(items, filled, shape):
    """A symbol small enough for a frame; its pen is a little lighter."""
    whole = drawn(items, True, STROKE)
    left, top, right, bottom = whole.bounds
    reach = max(math.hypot(right - left, bottom - top) * 0.92, right - left, bottom - top)
    times = min(0.6, 60 / reach)
    small = drawn(items, True, STROKE * 0.8 / times)
    left, top, right, bottom = small.bounds
    small = scale(small, times, times, origin=((left + right) / 2, (top + bottom) / 2))
    small = translate(small, 50 - (left + right) / 2, 50 - (top + bottom) / 2)
    return ring(shape, filled, small)


# Glyphs


def contours(area):
    """Closed lines of an area, outer ones clockwise as TrueType has them, in font units, y upward."""
    parts = area.geoms if isinstance(area, MultiPolygon) else [area]
    for part in parts:
        if part.geom_type != "Polygon" or part.area < 0.3:
            continue
        part = orient(Polygon(part.exterior, [h for h in part.interiors if Polygon(h).area > 0.3]))
        # Turning y round turns the direction round, too.
        for line in [part.exterior, *part.interiors]:
            line = Polygon(line).simplify(0.09).exterior
            yield [(x * UNIT, (50 - y) * UNIT + MIDDLE) for x, y in list(line.coords)[:-1]]


def trace(pen, points):
    """Draws a closed line; corners that turn little are rounded off into curves."""
    count = len(points)
    pieces = []
    for k in range(count):
        a, b, c = points[k - 1], points[k], points[(k + 1) % count]
        before, after = math.dist(a, b), math.dist(b, c)
        turn = math.atan2(c[1] - b[1], c[0] - b[0]) - math.atan2(b[1] - a[1], b[0] - a[0])
        turn = abs((turn + math.pi) % (2 * math.pi) - math.pi)
        if turn < math.radians(28):
            d = min(before, after) / 2
            on = lambda p, length: tuple(b[i] + (p[i] - b[i]) * d / length for i in (0, 1))
            pieces.append((on(a, before), b, on(c, after)))
        else:
            pieces.append((b,))
    place = lambda p: (round(p[0]), round(p[1]))
    at = place(pieces[0][0])
    pen.moveTo(at)
    bends = []
    for piece, following in zip(pieces, pieces[1:] + [()]):
        if place(piece[0]) != at and not bends:
            pen.lineTo(place(piece[0]))
        at = place(piece[-1])
        if len(piece) == 1:
            continue
        bends.append(place(piece[1]))
        # Halfway between two bends the point need not be said.
        if len(following) != 3 or math.dist(piece[2], following[0]) > 0.01:
            pen.qCurveTo(*bends, at)
            bends = []
    pen.closePath()


def glyph(area, left=None):
    """A glyph whose ink begins at its left edge, and its advance."""
    x0, _, x1, _ = area.bounds
    if left is None:
        area = translate(area, -x0, 0)
    pen = TTGlyphPen(None)
    for points in contours(area):
        trace(pen, points)
    return pen.glyph(), round((x1 - x0) * UNIT)


def backwards(area):
    """A glyph that is a hole where it lies in another."""
    pen = TTGlyphPen(None)
    for points in contours(area):
        trace(pen, points[::-1])
    return pen.glyph()


# Reading


def read(file):
    """The drawings of a file: names, variants, items."""
    symbols, digits = [], {}
    items = None
    for number, line in enumerate(open(file), 1):
        line = line.split("#")[0].rstrip()
        where = f"{os.path.basename(file)}, line {number}"
        if not line:
            continue
        if line.startswith("digit "):
            items = digits.setdefault(line.split()[1], [])
        elif not line.startswith(" "):
            names, _, variants = line.partition(":")
            items = []
            variants = variants.split()
            for variant in variants:
                if variant not in ("fill", "circle", "square", "only"):
                    fail(where, f"no such variant: {variant}")
            symbols.append((names.split(), variants, items))
        else:
            items.append(Item(line.strip(), where))
    return symbols, digits


def main(arguments):
    files = arguments + [DRAWINGS, OUTPUT, NAMES][len(arguments) :]
    drawings, output, names = map(os.path.normpath, files[:3])
    symbols, digits = read(drawings)
    glyphs, widths, table, order = {}, {}, {}, [".notdef", "space", "emspace"]
    for blank in order:
        glyphs[blank] = TTGlyphPen(None).glyph()
    widths = {".notdef": 500, "space": 250, "emspace": EM}
    cmap = {0x20: "space", 0x2003: "emspace"}

    def add(all_names, made):
        shape, advance = made
        name = f"s{len(order)}"
        order.append(name)
        glyphs[name], widths[name] = shape, advance
        code = FIRST + len(cmap) - 2
        cmap[code] = name
        for each in all_names:
            if each in table:
                fail(each, "drawn twice")
            table[each] = code

    for base, variants, items in symbols:
        if "only" not in variants:
            add(base, glyph(drawn(items, False, STROKE)))
        if "fill" in variants:
            add([n + ".fill" for n in base], glyph(drawn(items, True, STROKE)))
        for shape in ("circle", "square"):
            if shape in variants:
                for filled in (False, True):
                    ending = f".{shape}.fill" if filled else f".{shape}"
                    add([n + ending for n in base], glyph(enclosed(items, filled, shape)))

    # Numbers: a frame and one or two digits as parts, so that they take little room.
    def part(name, made, advance=0):
        order.append(name)
        glyphs[name], widths[name] = made, advance

    sizes = {"one": (1, 1, 7.0), "two": (0.76, 0.86, 5.8)}
    figures = {}
    for size, (across, up, pen) in sizes.items():
        for digit, items in sorted(digits.items()):
            line = scale(
                unary_union([LineString(p) for i in items for f, _ in i.figures for p, _ in f]),
                across, up, origin=(0, 19),
            )
            area = translate(line.buffer(pen / 2, 5), 0, 31)
            x0, _, x1, _ = area.bounds
            area = translate(area, -x0, 0)
            figures[size, digit] = x1 - x0
            part(f"{size}{digit}", glyph(area, 0)[0])
            part(f"{size}{digit}back", backwards(area))
    for shape in ("circle", "square"):
        for filled in (False, True):
            part(f"{shape}{filled}", glyph(ring(shape, filled, None))[0])
    for number in range(51):
        size = "one" if number < 10 else "two"
        gap = 3.4
        total = sum(figures[size, d] for d in str(number)) + gap * (len(str(number)) - 1)
        for shape in ("circle", "square"):
            across = 2 * (CIRCLE if shape == "circle" else SQUARE)
            for filled in (False, True):
                pen = TTGlyphPen(glyphs)
                pen.addComponent(f"{shape}{filled}", (1, 0, 0, 1, 0, 0))
                x = (across - total) / 2
                for d in str(number):
                    pen.addComponent(
                        f"{size}{d}" + ("back" if filled else ""), (1, 0, 0, 1, round(x * UNIT), 0)
                    )
                    x += figures[size, d] + gap
                ending = ".fill" if filled else ""
                add([f"{number}.{shape}{ending}"], (pen.glyph(), round(across * UNIT)))

    font = FontBuilder(EM, isTTF=True)
    font.setupGlyphOrder(order)
    font.setupCharacterMap(cmap)
    font.setupGlyf(glyphs)
    lines = font.font["glyf"]
    bearing = lambda g: getattr(lines[g], "xMin", 0)
    font.setupHorizontalMetrics({g: (widths[g], bearing(g)) for g in order})
    font.setupHorizontalHeader(ascent=875, descent=-125)
    font.setupNameTable(
        {
            "familyName": "Diorama Symbols", "styleName": "Regular", "version": "1.0",
            "uniqueFontIdentifier": "Diorama Symbols 1.0", "fullName": "Diorama Symbols",
            "psName": "DioramaSymbols",
        },
        mac=False,
    )
    font.setupOS2(sTypoAscender=875, sTypoDescender=-125, usWinAscent=875, usWinDescent=125)
    font.setupPost(keepGlyphNames=False)
    font.updateHead(created=0, modified=0)
    font.font.recalcTimestamp = False
    font.save(output)

    with open(names, "w") as file:
        file.write("# symbol name\tcodepoint in DioramaSymbols.ttf (hex); made by make-symbols.py\n")
        for name, code in sorted(table.items()):
            file.write(f"{name}\t{code:X}\n")
    size = os.path.getsize(output)
    print(f"{output}: {len(table)} names, {len(order)} glyphs, {size} bytes")
    if size > LARGEST:
        sys.exit(f"make-symbols: more than the {LARGEST} bytes that the repository has room for")


main(sys.argv[1:])
