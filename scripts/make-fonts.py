#!/usr/bin/env python3
"""Makes Fonts/: the static cuts that the themes name.

SDL_ttf cannot set a variable font's axes, so every cut is a file of its own. The sources are the
wheels that PyPI has of the Google Fonts releases; fetch them, then run this:

    pip download --no-deps -d wheels fontpkg-bricolage-grotesque==1.1 \
        fontpkg-hanken-grotesk==3.13 fontpkg-barlow-condensed==1.408
    pip install fonttools==4.68.0
    scripts/make-fonts.py wheels Fonts

The same wheels and the same fonttools give the same bytes. File names say what is inside, and
FontBook reads them: family, optical size ("24pt"), weight, "Italic".
"""

import io
import pathlib
import sys
import zipfile

from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

WEIGHT_NAMES = {500: "Medium", 600: "SemiBold", 700: "Bold", 800: "ExtraBold"}

# Wheel, its variable font, family; then the cuts: weight and optical size.
VARIABLE = [
    (
        "fontpkg_bricolage_grotesque",
        "BricolageGrotesque[opsz,wdth,wght].ttf",
        "Bricolage Grotesque",
        [(600, 24), (700, 24), (800, 24), (700, 96), (800, 96)],
    ),
    (
        "fontpkg_hanken_grotesk",
        "HankenGrotesk[wght].ttf",
        "Hanken Grotesk",
        [(500, None), (600, None), (700, None)],
    ),
]
STATIC = [
    (
        "fontpkg_barlow_condensed",
        "Barlow Condensed",
        ["Medium", "SemiBold", "Bold", "BoldItalic", "ExtraBold", "ExtraBoldItalic"],
    ),
]


def wheel(folder: pathlib.Path, package: str) -> zipfile.ZipFile:
    found = sorted(folder.glob(f"{package}-*.whl"))
    if not found:
        sys.exit(f"{folder} has no {package}-*.whl: download it first (see the top of this file)")
    return zipfile.ZipFile(found[-1])


def rename(font: TTFont, family: str, style: str) -> None:
    """Gives the cut a name of its own, so that no font cache takes it for its sibling."""
    full = f"{family} {style}"
    postscript = f"{family.replace(' ', '')}-{style}"
    names = {1: full, 2: "Regular", 3: postscript, 4: full, 6: postscript, 16: family, 17: style}
    for name_id, text in names.items():
        font["name"].setName(text, name_id, 3, 1, 0x409)
    font["name"].removeNames(nameID=25)


def main() -> None:
    if len(sys.argv) != 3:
        sys.exit("usage: make-fonts.py <folder with the wheels> <folder for the fonts>")
    source, target = (pathlib.Path(argument) for argument in sys.argv[1:])
    target.mkdir(parents=True, exist_ok=True)

    for package, file, family, cuts in VARIABLE:
        with wheel(source, package) as archive:
            stem = family.replace(" ", "")
            data = archive.read(f"{package}/files/{file}")
            (target / f"OFL-{stem}.txt").write_bytes(archive.read(f"{package}/LICENSE"))
        for weight, optical_size in cuts:
            font = TTFont(io.BytesIO(data), recalcTimestamp=False)
            location = {"wght": weight, "wdth": 100, "opsz": optical_size}
            axes = {axis.axisTag for axis in font["fvar"].axes}
            cut = instancer.instantiateVariableFont(
                font, {tag: value for tag, value in location.items() if tag in axes}
            )
            size = f"{optical_size}pt" if optical_size else ""
            style = WEIGHT_NAMES[weight]
            rename(cut, f"{family} {size}".strip(), style)
            cut["OS/2"].usWeightClass = weight
            cut.save(target / f"{stem}{size}-{style}.ttf", reorderTables=True)

    for package, family, styles in STATIC:
        with wheel(source, package) as archive:
            stem = family.replace(" ", "")
            (target / f"OFL-{stem}.txt").write_bytes(archive.read(f"{package}/LICENSE"))
            for style in styles:
                name = f"{stem}-{style}.ttf"
                (target / name).write_bytes(archive.read(f"{package}/files/{name}"))


if __name__ == "__main__":
    main()
