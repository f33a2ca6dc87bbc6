#!/usr/bin/env python3
"""Cuts the Japanese font out of Noto Sans CJK JP Regular.

usage: make-japanese.py [SOURCE.ttc] [OUTPUT.otf]

Needs Debian's packages fonts-noto-cjk (the source) and python3-fonttools (the knife); run it with
Debian's own interpreter, /usr/bin/python3. The same source gives the same bytes again.

What is kept: kana, punctuation, symbols, full-width and half-width forms, circled and boxed numbers
and letters, and the kanji of JIS X 0208 level 1, which are rows 16 to 47 of that standard.
"""

import os
import sys

try:
    from fontTools import subset
except ModuleNotFoundError:
    sys.exit("make-japanese: fontTools is missing; apt-get install python3-fonttools")

SOURCE = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"
OUTPUT = os.path.join(os.path.dirname(__file__), "..", "Fonts", "NotoSansJP-Subset.otf")
FAMILY = "Noto Sans CJK JP"
LARGEST = 2_500_000


def row(number):
    """The characters of one row of JIS X 0208 (1 to 94), by way of its EUC-JP bytes."""
    for cell in range(1, 95):
        try:
            yield bytes((0xA0 + number, 0xA0 + cell)).decode("euc_jp")
        except UnicodeDecodeError:
            pass  # the standard leaves this cell empty


def characters():
    """What the subset holds, as groups with a name each."""
    rows = lambda first, last: {ord(c) for n in range(first, last + 1) for c in row(n)}
    yield "ASCII", set(range(0x20, 0x7F))
    yield "punctuation and symbols", rows(1, 2) | set(range(0x3000, 0x3040)) | {0x2026, 0x2014}
    yield "full-width Latin", rows(3, 3)
    yield "kana", rows(4, 5) | set(range(0x3041, 0x3100)) | set(range(0x31F0, 0x3200))
    yield "circled numbers and letters", set(range(0x2460, 0x2474)) | set(range(0x24B6, 0x2500))
    yield "white on black", set(range(0x2776, 0x2780)) | set(range(0x1F150, 0x1F18A))
    yield "boxed letters", set(range(0x1F130, 0x1F14A))
    yield "full-width and half-width forms", set(range(0xFF01, 0xFFEF))
    yield "kanji of level 1", rows(16, 47)


def main(arguments):
    source = arguments[0] if arguments else SOURCE
    output = os.path.normpath(arguments[1] if len(arguments) > 1 else OUTPUT)
    if not os.path.exists(source):
        sys.exit(f"make-japanese: {source} is missing; apt-get install fonts-noto-cjk")

    options = subset.Options(font_number=0, recalc_timestamp=False)
    options.layout_features = ["ccmp", "locl", "kern", "mark", "mkmk"]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.hinting = False
    options.notdef_outline = True
    options.glyph_names = False
    options.drop_tables += ["VORG", "vhea", "vmtx", "BASE", "DSIG"]
    font = subset.load_font(source, options)
    family = font["name"].getDebugName(1)
    if family != FAMILY:
        sys.exit(f"make-japanese: the first face of {source} is {family!r}, not {FAMILY!r}")

    provided = set(font.getBestCmap())
    wanted = set()
    for name, group in characters():
        lacking = len(group - provided)
        wanted |= group
        print(f"{name}: {len(group)}" + (f", {lacking} of them not in the font" if lacking else ""))

    knife = subset.Subsetter(options)
    knife.populate(unicodes=wanted)
    knife.subset(font)
    subset.save_font(font, output, options)

    size = os.path.getsize(output)
    print(f"{output}: {len(wanted & provided)} characters, {size} bytes")
    if size > LARGEST:
        sys.exit(f"make-japanese: more than the {LARGEST} bytes that the repository has room for")


main(sys.argv[1:])
