"""What a picture's file may hold: only plain shapes, and not too many bytes.

Ours hold next to nothing, so that every renderer draws them alike.  Files that
people bring may use most of what drawing programs write, but nothing that runs,
and nothing that leads out of the file: they are shown to strangers.
"""

import re
from dataclasses import dataclass
from xml.etree import ElementTree

from tesselle.engine.errors import TesselleError, cut
from tesselle.engine.say import Say, alike

MOST_BYTES = 60_000  # of one picture of ours
MOST_BYTES_IN_ALL = 3_000_000

SVG = "http://www.w3.org/2000/svg"
LINK = "{http://www.w3.org/1999/xlink}href"
ELEMENTS = frozenset(
    {"svg", "defs", "g", "path", "clipPath", "linearGradient", "radialGradient", "stop"}
)
INNER = re.compile(r"url\(#([\w-]+)\)")
OWN_ID = re.compile(r"#[\w.-]+")
CALLED = re.compile(r"([\w-]+)\(")
# The functions of CSS and of transforms that fetch nothing; image-set(), src() and others do.
HARMLESS = frozenset(
    {"rgb", "rgba", "hsl", "hsla", "calc", "min", "max", "clamp", "var", "not", "nth-child",
     "matrix", "translate", "translatex", "translatey", "scale", "scalex", "scaley", "rotate",
     "skewx", "skewy"}
)  # fmt: skip
NAMES = ("id", "class", "role", "lang", "data-", "aria-")  # so begin attributes that hold no CSS
MOST_LEVELS = 100  # of elements within elements: writing, and every renderer, recurs


@dataclass(frozen=True)
class Limits:
    """What is let through."""

    most_bytes: int
    elements: frozenset[str]
    styles: bool = False  # CSS, as long as it stays within the file
    links: frozenset[str] = frozenset()  # the elements that may refer to an id of the file


OURS = Limits(MOST_BYTES, ELEMENTS)
ANYBODYS = Limits(
    400_000,
    ELEMENTS
    | frozenset(
        {"rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan", "mask",
         "pattern", "style", "title", "desc", "filter", "feGaussianBlur", "feOffset",
         "feBlend", "feFlood", "feComposite", "feMerge", "feMergeNode", "feColorMatrix"}
    ),
    styles=True,
    links=frozenset({"linearGradient", "radialGradient", "pattern"}),
)  # fmt: skip


class Unsafe(TesselleError):
    """A picture's file with something in it that does not belong there."""


def check(svg: str, name: str) -> None:
    """Raise ``Unsafe`` unless a file of ours is small, plain, and refers only to its own ids.

    ``name`` must begin every id, so that pictures can be put into one page.
    """
    _check_size(len(svg.encode()), name, OURS)
    root = ElementTree.fromstring(svg)  # noqa: S314 # written by ourselves
    ids, wanted = set(), set()
    for element in root.iter():
        element.tag = element.tag.rpartition("}")[2]
        wanted |= _checked(element, name, OURS)
        ids.add(element.get("id", ""))
    ids.discard("")
    for id in sorted(ids | wanted):
        if not id.startswith(f"{name}-") or id not in ids:
            raise _refused(name, Say("an id of its own", "un id à elle"), repr(id))


def cleaned(content: bytes, name: str) -> str:
    """Return somebody's file written anew, so that what was looked at is what is shown.

    Comments, instructions and what drawing programs note for themselves fall away;
    whatever else does not belong raises ``Unsafe``.
    """
    _check_size(len(content), name, ANYBODYS)
    an_svg = Say("an SVG file", "un fichier SVG")
    if b"<!ENTITY" in content:
        raise _refused(name, Say("no entities", "aucune entité"), "<!ENTITY")
    try:
        root = ElementTree.fromstring(content.decode("utf-8-sig"))  # noqa: S314 # no entities
    except (ElementTree.ParseError, ValueError) as error:
        raise _refused(name, an_svg, cut(str(error))) from None
    if root.tag != f"{{{SVG}}}svg":
        raise _refused(name, an_svg, f"<{cut(root.tag)}>")
    _check_levels(root, name)
    _prune(root)
    for element in root.iter():
        _checked(element, name, ANYBODYS)
    _frame(root, name)
    root.set("xmlns", SVG)
    return ElementTree.tostring(root, encoding="unicode")


def _prune(root: ElementTree.Element) -> None:
    """Drop, in place, elements and attributes that are not SVG's, and names of namespaces."""
    for element in root.iter():
        element.tag = element.tag.removeprefix(f"{{{SVG}}}")
        for child in list(element):
            if not child.tag.startswith(f"{{{SVG}}}") or child.tag.endswith("}metadata"):
                element.remove(child)
        if LINK in element.attrib:
            element.set("href", element.attrib[LINK])
        for attribute in [each for each in element.attrib if each.startswith("{")]:
            del element.attrib[attribute]


def _frame(root: ElementTree.Element, name: str) -> None:
    """Make sure that the picture scales: set its viewBox, from its size if need be."""
    if "viewBox" in root.attrib:
        return
    try:
        wide, high = (float(root.get(side, "").removesuffix("px")) for side in ("width", "height"))
    except ValueError:
        given = f"{root.get('width')} × {root.get('height')}"
        raise _refused(name, Say("a viewBox", "un attribut viewBox"), given) from None
    root.set("viewBox", f"0 0 {wide:g} {high:g}")


def _checked(element: ElementTree.Element, name: str, limits: Limits) -> set[str]:
    """Return the ids that an element refers to, or raise ``Unsafe``."""
    tag = element.tag
    if tag not in limits.elements:
        raise _refused(name, ", ".join(sorted(limits.elements)), cut(tag))
    if tag == "style" and len(element):
        raise _refused(name, Say("text alone in a style", "du texte seul dans un style"), "<…>")
    wanted = _inner(element.text or "", name, sheet=True) if tag == "style" else set()
    for attribute, value in element.attrib.items():
        plain = attribute.lower()  # a page of HTML does not tell capitals apart
        own = tag in limits.links and attribute == "href" and OWN_ID.fullmatch(value)
        styled = plain == "style" and not limits.styles
        if styled or plain.startswith("on") or ("href" in plain and not own):
            raise Unsafe(
                Say(
                    f"picture {name}: no {attribute} is allowed, got {value[:40]!r}",
                    f"image {name} : {attribute} n'est pas permis, reçu : {value[:40]!r}",
                )
            )
        if not plain.startswith(NAMES):
            wanted |= _inner(value, name, sheet=plain == "style")
    return wanted


def _inner(text: str, name: str, sheet: bool) -> set[str]:
    """Return the ids that CSS refers to: a value, or what a style ``sheet`` says.

    A function or an import might lead out of the file, and an escape might hide it.
    """
    rest = INNER.sub("", text)
    called = {each.lower() for each in CALLED.findall(rest)}
    if called - HARMLESS or "\\" in rest or (sheet and "@" in rest):
        raise _refused(name, "url(#…)", repr(text.strip()[:40]))
    return set(INNER.findall(text))


def _check_levels(root: ElementTree.Element, name: str) -> None:
    levels, level = 0, [root]
    while level:
        levels, level = levels + 1, [child for element in level for child in element]
    if levels > MOST_LEVELS:
        most = Say(f"at most {MOST_LEVELS} levels", f"au plus {MOST_LEVELS} niveaux")
        raise _refused(name, most, str(levels))


def _check_size(size: int, name: str, limits: Limits) -> None:
    most = limits.most_bytes
    if size > most:
        raise _refused(name, Say(f"at most {most} bytes", f"au plus {most} octets"), str(size))


def _refused(name: str, expected: Say | str, got: str) -> Unsafe:
    wanted = expected if isinstance(expected, Say) else alike(expected)
    return Unsafe(
        Say(
            f"picture {name}: expected {wanted.en}, got {got}",
            f"image {name} : attendu : {wanted.fr} ; reçu : {got}",
        )
    )
