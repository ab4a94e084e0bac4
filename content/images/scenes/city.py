"""What small cities are made of: plates, roads, buildings, trees, vehicles. One unit is about five metres.

Like everything else they stand at the origin of the place in force; vehicles head towards +x."""
import math

from kit import _add, at, ball, box, oval, prism, profile, rounded, shifted, strip, tube


# ---------------------------------------------------------------- ground

def plate(colour="lawn", top=0.0):
    """The round-cornered plate, ten by ten, that a city stands on; `top` is below 0 for water."""
    prism(shifted(rounded(10.3, 10.3, 1.25), 5, 5), -.5, .4, "white", .06)
    prism(shifted(rounded(10, 10, 1.1), 5, 5), -.12, .12 + top, colour, min(.04, (.12 + top) * .4))


def paving(x, y, width, depth, colour="stone", high=.05, radius=.15):
    """A paved area centred on (x, y)."""
    prism(shifted(rounded(width, depth, radius), x, y), 0, high, colour, .015)


def road(points, width=1.3, dashes=True, z=.0, colour="road", kerb=True):
    """A road along points, with kerbs and a dashed middle."""
    if kerb:
        strip(points, width + .22, z, .025, "stone")
    strip(points, width, z, .04, colour)
    if dashes:
        dash(points, z + .041)


def dash(points, z, gap=.62, long=.3, wide=.05, colour="white"):
    """White dashes along a line."""
    left = gap / 2
    quads = []
    for (ax, ay), (bx, by) in zip(points, points[1:]):
        length = math.hypot(bx - ax, by - ay)
        if not length:
            continue
        ux, uy = (bx - ax) / length, (by - ay) / length
        while left < length:
            x, y, h, w = ax + ux * left, ay + uy * left, long / 2, wide / 2
            quads.append([(x - ux * h - uy * w, y - uy * h + ux * w), (x - ux * h + uy * w, y - uy * h - ux * w),
                          (x + ux * h + uy * w, y + uy * h - ux * w), (x + ux * h - uy * w, y + uy * h + ux * w)])
            left += gap
        left -= length
    vertices = [(x, y, z) for quad in quads for x, y in quad]
    _add("dashes", vertices, [tuple(range(4 * i, 4 * i + 4)) for i in range(len(quads))], colour, smooth=False)


def arc(cx, cy, radius, begin, end, steps=24, squash=1.0):
    """Points of an arc, in degrees."""
    return [(cx + radius * math.cos(math.radians(begin + (end - begin) * i / steps)),
             cy + squash * radius * math.sin(math.radians(begin + (end - begin) * i / steps))) for i in range(steps + 1)]


def stripes(x, y, width, depth, bars, colour="white", z=.045):
    """Zebra or parking lines: bars across x."""
    blocks([((x - width / 2 + width * i / max(bars - 1, 1), y, z), (.06, depth, .004)) for i in range(bars)], colour)


def pond(x, y, width, depth, wobble=.25, seed=2, rim="sand"):
    """Still water with a rim and a few reeds' worth of ripples."""
    prism(shifted(oval(width + .3, depth + .3, wobble=wobble, seed=seed), x, y), 0, .03, rim, .01)
    prism(shifted(oval(width, depth, wobble=wobble, seed=seed), x, y), 0, .045, "water", .01)
    ripples([(x - width * .15, y + depth * .1), (x + width * .16, y - depth * .16), (x + width * .05, y + depth * .25)], .05)


def ripples(places, z):
    """Short pale strokes on water."""
    for i, (x, y) in enumerate(places):
        with at(x, y, turn=45):
            prism(rounded(.5 - .1 * (i % 2), .05, .024), z, .006, "mist", 0)


# ---------------------------------------------------------------- buildings

def blocks(items, colour, smooth=False):
    """Many plain boxes ((x, y, z), (w, d, h)) as one mesh: windows, sills, lines."""
    vertices, faces = [], []
    for (x, y, z), (w, d, h) in items:
        n = len(vertices)
        vertices += [(x + sx * w / 2, y + sy * d / 2, z + sz * h) for sz in (0, 1) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        faces += [(n + 3, n + 2, n + 1, n), (n + 4, n + 5, n + 6, n + 7)]
        faces += [(n + i, n + (i + 1) % 4, n + 4 + (i + 1) % 4, n + 4 + i) for i in range(4)]
    if items:
        return _add("blocks", vertices, faces, colour, smooth=smooth)


def windows(w, d, z, height, rows, front, side, glass="pane", fill=(.62, .62), frame="white"):
    """A grid of windows on the -y and +x faces of a w by d body standing at the origin."""
    panes, sills = [], []
    step = height / rows
    for r in range(rows):
        zz = z + step * (r + .5 * (1 - fill[1]))
        for i in range(front):
            x, wide = -w / 2 + w * (i + .5) / front * 1.0, w / front * fill[0]
            panes.append(((x, -d / 2, zz), (wide, .03, step * fill[1])))
            sills.append(((x, -d / 2 - .01, zz - .04), (wide + .06, .06, .04)))
        for i in range(side):
            y, wide = -d / 2 + d * (i + .5) / side, d / side * fill[0]
            panes.append(((w / 2, y, zz), (.03, wide, step * fill[1])))
            sills.append(((w / 2 + .01, y, zz - .04), (.06, wide + .06, .04)))
    blocks(panes, glass)
    if frame:
        blocks(sills, frame)


def building(w, d, h, colour="cream", rows=3, front=3, side=3, glass="pane", base=.0, roof="white", fill=(.6, .6), bevel=.04):
    """A plain building with a grid of windows and a parapet roof."""
    box((0, 0, 0), (w, d, h), colour, bevel)
    windows(w, d, base + .08, h - base - .18, rows, front, side, glass, fill)
    if roof:
        box((0, 0, h), (w + .08, d + .08, .09), roof, .02)
        box((0, 0, h + .085), (w - .14, d - .14, .012), "stone", 0)
        box((w * .12, d * .15, h + .09), (w * .26, d * .26, .18), "grey", .03)


def glass_tower(w, d, h, floors, glass="pane", band="white", cap=True, band_high=.05, fins=0):
    """A glass tower with a band at each floor."""
    box((0, 0, 0), (w, d, h), glass, .03)
    step = h / floors
    blocks([((0, 0, step * i), (w + .05, d + .05, band_high)) for i in range(1, floors)], band)
    box((0, 0, 0), (w + .1, d + .1, .08), band, .01)
    posts = [((-w / 2 + w * i / fins, -d / 2, 0), (.04, .06, h)) for i in range(fins + 1)] if fins else []
    posts += [((w / 2, -d / 2 + d * i / fins, 0), (.06, .04, h)) for i in range(fins + 1)] if fins else []
    blocks(posts, band)
    if cap:
        box((0, 0, h), (w + .1, d + .1, .12), band, .03)
        box((0, 0, h + .12), (w * .5, d * .5, .2), "grey", .04)


def round_tower(radius, h, floors, glass="pane", band="white", crown=True):
    """A round glass tower."""
    tube((0, 0, 0), radius, h, glass, bevel=.03, sides=56)
    for i in range(1, floors):
        tube((0, 0, h * i / floors), radius + .025, .05, band, bevel=0, sides=56)
    if crown:
        tube((0, 0, h), radius + .05, .14, band, sides=56)
        tube((0, 0, h + .14), radius * .7, .28, glass, sides=48)
        tube((0, 0, h + .42), radius * .72, .08, band, sides=48)


def gable(w, d, h, rise, colour="brick", roof="slate", rows=1, front=3, side=2, glass="pane", fill=(.5, .62)):
    """A house whose ridge runs along x."""
    box((0, 0, 0), (w, d, h), colour, .02)
    windows(w, d, .05, h - .08, rows, front, side, glass, fill)
    profile((0, 0, h), [(-d / 2, 0), (d / 2, 0), (0, rise)], w - .01, colour, 0, "x")
    e = .12
    profile((0, 0, h), [(-d / 2 - e, -.06), (0, rise + .02), (d / 2 + e, -.06), (d / 2 + e, .04), (0, rise + .14), (-d / 2 - e, .04)], w + .2, roof, .012, "x")


def shop(w, d, h, colour, awning="teal", glass="pane", rows=1, front=3, door=.3):
    """A shop: large window below with awning, windows above. Its front is -y."""
    box((0, 0, 0), (w, d, h), colour, .03)
    box((0, 0, h), (w + .06, d + .06, .12), "white", .03)
    box((0, 0, h + .1), (w - .16, d - .16, .03), "stone", 0)
    box((w * .15, d * .2, h + .1), (.4, .4, .22), "grey", .03)
    box((0, -d / 2, .06), (w - .2, .05, .82), "white", .012)
    box((-w * .12, -d / 2 - .02, .2), (w * .62, .05, .6), glass, .008)
    box((w * .5 - .34, -d / 2 - .02, .06), (.3, .05, .74), "primary", .012)
    box((w * .5 - .34, -d / 2 - .04, .3), (.2, .03, .44), glass, .004)
    windows(w, d, 1.2, h - 1.3, rows, front, 2, glass, (.5, .66))
    if awning:
        sloping_awning(w - .1, -d / 2, .98, awning)


def sloping_awning(w, y, z, colour, deep=.45, bars=6):
    """A striped awning over a shop window."""
    each = w / bars
    for i in range(bars):
        with at(-w / 2 + each * (i + .5), y, z):
            profile((0, 0, 0), [(0, .16), (-deep, -.1), (-deep, -.18), (-deep + .03, -.18), (-deep + .03, -.12), (0, .11)][::-1], each + .002,
                    colour if i % 2 == 0 else "white", 0, "x")


def stack(radius=.22, h=4.0, colour="cream", bands=("clay",)):
    """A tall chimney."""
    tube((0, 0, 0), radius, h, colour, radius * .68, bevel=.01)
    for i, tint in enumerate(bands):
        z = h - .35 - i * .5
        tube((0, 0, z), radius * (.68 + .32 * (1 - (z) / h)) + .012, .24, tint, radius * (.68 + .32 * (1 - (z + .24) / h)) + .012, bevel=0)
    tube((0, 0, h - .03), radius * .72, .07, "slate", bevel=.01)
    box((0, 0, 0), (radius * 2.8, radius * 2.8, .2), "stone", .03)


def dock_doors(w, d, n, h=.62, colour="slate", opened=()):
    """Roller doors along the -y face."""
    for i in range(n):
        x = -w / 2 + w * (i + .5) / n
        wide = min(.78, w / n * .7)
        box((x, -d / 2, .1), (wide + .12, .06, h + .08), "white", .012)
        box((x, -d / 2 - .02, .1), (wide, .06, h), "ink" if i in opened else colour, .008)
        if i not in opened:
            blocks([((x, -d / 2 - .055, .16 + k * h / 5), (wide - .04, .02, h / 9)) for k in range(5)], "aqua")
        box((x, -d / 2 - .08, .0), (wide + .06, .16, .1), "ink", .02)


# ---------------------------------------------------------------- green

def tree(size=1.0, leaf="leaf", trunk="oak"):
    """A round-headed tree."""
    with at(0, 0, scale=size):
        tube((0, 0, 0), .07, .55, trunk, .05)
        for dx, dy, dz, r in ((0, 0, .85, .42), (.22, .12, .98, .3), (-.2, .1, 1.05, .28), (.04, -.2, 1.12, .27), (.03, .04, 1.3, .24)):
            ball((dx, dy, dz), r, leaf)


def pine(size=1.0, leaf="moss"):
    """A conifer."""
    with at(0, 0, scale=size):
        tube((0, 0, 0), .07, .3, "oak")
        for z, r, h in ((.22, .46, .7), (.6, .37, .65), (.98, .26, .6)):
            tube((0, 0, z), r, h, leaf, .02, bevel=.03, sides=24)


def bush(size=1.0, leaf="leaf"):
    """A low bush."""
    with at(0, 0, scale=size):
        ball((0, 0, .14), .24, leaf, (1, 1, .85))
        ball((.2, .05, .12), .17, leaf)
        ball((-.18, .06, .12), .16, "lime" if leaf == "leaf" else leaf)


def trees(places, kind=tree, sizes=(1.0, .82, 1.12), leaves=("leaf", "moss", "leaf", "lime")):
    """Trees at (x, y) places, no two alike next to each other."""
    for i, (x, y) in enumerate(places):
        with at(x, y, turn=i * 73):
            kind(sizes[i % len(sizes)], leaves[i % len(leaves)]) if kind is not pine else pine(sizes[i % len(sizes)])


# ---------------------------------------------------------------- things in the street

def wheels(places, radius=.13):
    """Wheels whose axles lie along y."""
    for x, y in places:
        tube((x, y - .05, radius), radius, .1, "ink", along="y", bevel=.02)
        tube((x, y - .056, radius), radius * .5, .112, "stone", along="y", bevel=0)


def car(colour="teal", scale=1.0):
    """A small car."""
    with at(0, 0, scale=scale):
        profile((0, 0, 0), [(-.6, .1), (.6, .1), (.62, .28), (.56, .36), (.24, .4), (-.5, .42), (-.62, .34)], .56, colour, .04, "y")
        profile((0, 0, 0), [(-.46, .38), (.28, .38), (.1, .6), (-.34, .61)], .5, "ink", .03, "y")
        profile((0, 0, 0), [(-.34, .585), (.1, .575), (.06, .635), (-.3, .64)], .47, colour, .015, "y")
        wheels([(x, y) for x in (-.37, .38) for y in (-.25, .25)])
        for y in (-.19, .19):
            ball((.6, y, .28), .05, "white")


def van(colour="white", stripe="aqua", scale=1.0):
    """A delivery van."""
    with at(0, 0, scale=scale):
        profile((0, 0, 0), [(-.8, .12), (.8, .12), (.82, .36), (.72, .46), (.5, .52), (.3, .9), (.2, .95), (-.76, .95), (-.8, .9)], .68, colour, .05, "y")
        profile((0, 0, 0), [(.66, .5), (.36, .86), (.325, .82), (.52, .515)], .58, "ink", .01, "y")
        for s in (-1, 1):
            profile((0, s * .335, 0), [(.08, .55), (.44, .55), (.26, .83), (.08, .83)], .03, "ink", .01, "y")
            box((-.36, s * .335, .36), (.78, .03, .14), stripe, .01)
        box((-.79, 0, .3), (.04, .5, .5), colour, .01)
        wheels([(x, y) for x in (-.48, .48) for y in (-.3, .3)], .15)
        for y in (-.22, .22):
            ball((.79, y, .34), .06, "white")


def truck(colour="primary", trailer="white", length=2.0):
    """A lorry with its trailer behind (towards -x)."""
    box((0, 0, .16), (.7, .68, .84), colour, .08)
    box((.3, 0, .58), (.14, .56, .3), "ink", .03)
    for s in (-1, 1):
        box((.1, s * .33, .58), (.28, .04, .28), "ink", .015)
    box((-length / 2 - .42, 0, .28), (length, .76, 1.0), trailer, .05)
    box((-length / 2 - .42, 0, .2), (length, .3, .1), "slate", .01)
    for s in (-1, 1):
        box((-length / 2 - .42, s * .37, .5), (length * .7, .03, .2), "aqua", .01)
    wheels([(x, y) for x in (.12, -.62, -length + .1, -length - .2) for y in (-.3, .3)], .16)


def lamp_post(h=1.3):
    """A street lamp."""
    tube((0, 0, 0), .06, .08, "slate")
    tube((0, 0, .06), .025, h, "slate")
    ball((0, 0, h + .12), .1, "lamp")


def bench():
    """A bench whose back is at +y."""
    box((0, 0, .16), (.6, .2, .04), "wood", .012)
    box((0, .1, .26), (.6, .03, .14), "wood", .012)
    for x in (-.24, .24):
        box((x, 0, 0), (.04, .18, .17), "slate", .01)


def railing(a, b, h=.3, posts=10, colour="white"):
    """A railing from a to b."""
    items = []
    for i in range(posts + 1):
        t = i / posts
        items.append(((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2]), (.04, .04, h)))
    blocks(items, colour)
    mid = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, a[2] + h)
    box(mid, (max(abs(b[0] - a[0]), .05), max(abs(b[1] - a[1]), .05), .05), colour, .012)
    box((mid[0], mid[1], a[2] + h * .5), (max(abs(b[0] - a[0]), .03), max(abs(b[1] - a[1]), .03), .03), colour, 0)


def boat(colour="white", deck="wood", scale=1.0, cabin=True):
    """A boat heading towards +x."""
    with at(0, 0, scale=scale):
        prism([(-.8, -.3), (.4, -.3), (.75, -.14), (.95, 0), (.75, .14), (.4, .3), (-.8, .3)], 0, .26, colour, .04)
        prism([(-.72, -.22), (.36, -.22), (.66, -.08), (.78, 0), (.66, .08), (.36, .22), (-.72, .22)], .25, .03, deck, .005)
        if cabin:
            box((-.25, 0, .28), (.62, .36, .3), "white", .05)
            box((-.22, 0, .36), (.64, .37, .12), "ink", .01)
            box((-.25, 0, .56), (.7, .42, .05), "primary", .02)


def sailboat(hull="white", sail="tint"):
    """A small boat under sail."""
    boat(hull, "wood", .7, False)
    tube((.05, 0, .2), .02, 1.7, "oak")
    profile((.05, 0, .35), [(-.04, 0), (-.62, .05), (-.04, 1.4)][::-1], .025, sail, 0, "y")
    profile((.05, 0, .35), [(.05, 0), (.5, 0), (.05, 1.1)], .025, "aqua", 0, "y")
