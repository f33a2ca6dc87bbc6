#!/usr/bin/env python3
"""Cuts the emoji out of Noto Color Emoji.

usage: make-emoji.py [SOURCE.ttf] [OUTPUT.ttf]

Needs Debian's packages fonts-noto-color-emoji (the source) and python3-fonttools (the knife); run it
with Debian's own interpreter, /usr/bin/python3. The same source gives the same bytes again.

What is kept: every emoji of one code point, alone and with a skin tone, every sequence that is
joined without one, the keycaps, the flags of countries and those of England, Scotland and Wales.
What is left out: sequences that are joined with a skin tone, which are four of the eleven
megabytes, and the flags of other regions.
"""

import os
import sys

try:
    from fontTools import subset
except ModuleNotFoundError:
    sys.exit("make-emoji: fontTools is missing; apt-get install python3-fonttools")

SOURCE = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"
OUTPUT = os.path.join(os.path.dirname(__file__), "..", "Fonts", "NotoColorEmoji-Subset.ttf")
FAMILY = "Noto Color Emoji"
LARGEST = 6_700_000

TONES = range(0x1F3FB, 0x1F400)
JOINER = 0x200D
TAGS = range(0xE0020, 0xE0080)
REGIONS = {"gbeng", "gbsct", "gbwls"}


def sequences(font):
    """The code points that each ligature of the font stands for, by the ligature's glyph."""
    points = {glyph: (point,) for point, glyph in font.getBestCmap().items()}
    parts = {}
    for lookup in font["GSUB"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            for first, ligatures in getattr(table, "ligatures", {}).items():
                for ligature in ligatures:
                    parts[ligature.LigGlyph] = [first] + ligature.Component

    def spelled(glyph):
        if glyph in parts:
            return tuple(p for part in parts[glyph] for p in spelled(part))
        return points.get(glyph, ())

    return {glyph: spelled(glyph) for glyph in parts}


def is_kept(sequence):
    region = "".join(chr(p - 0xE0000) for p in sequence if p in TAGS and p != 0xE007F)
    if region:
        return region in REGIONS
    return not (JOINER in sequence and any(p in TONES for p in sequence))


def main(arguments):
    source = arguments[0] if arguments else SOURCE
    output = os.path.normpath(arguments[1] if len(arguments) > 1 else OUTPUT)
    if not os.path.exists(source):
        sys.exit(f"make-emoji: {source} is missing; apt-get install fonts-noto-color-emoji")

    options = subset.Options(recalc_timestamp=False)
    options.layout_features = ["*"]
    # Otherwise all that the glyphs can be joined to would be kept again.
    options.layout_closure = False
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.notdef_outline = True
    options.glyph_names = False
    options.drop_tables += ["vhea", "vmtx", "DSIG"]
    font = subset.load_font(source, options)
    family = font["name"].getDebugName(1)
    if family != FAMILY:
        sys.exit(f"make-emoji: {source} is {family!r}, not {FAMILY!r}")

    characters = set(font.getBestCmap())
    joined = {glyph for glyph, sequence in sequences(font).items() if is_kept(sequence)}
    knife = subset.Subsetter(options)
    knife.populate(unicodes=characters, glyphs=joined)
    knife.subset(font)
    subset.save_font(font, output, options)

    size = os.path.getsize(output)
    print(f"{output}: {len(characters)} characters, {len(joined)} sequences, {size} bytes")
    if size > LARGEST:
        sys.exit(f"make-emoji: more than the {LARGEST} bytes that the repository has room for")


main(sys.argv[1:])
