"""What small cities are made of: plates, roads, buildings, trees, vehicles, people. One unit is five metres, and everything keeps
to it: a door is DOOR high, a story STORY; vehicles and people are drawn in metres and scaled by METRE.

Like everything else they stand at the origin of the place in force; vehicles head towards +x."""
import math

from kit import _add, at, ball, box, oval, prism, profile, rounded, shifted, strip, tube
from people import CREW, walking

METRE = .2
STORY = .72
DOOR = .44


# ---------------------------------------------------------------- ground

def plate(colour="lawn", top=0.0, width=10, depth=10, radius=1.1):
    """The round-cornered plate that a city stands on, from the origin to (width, depth); `top` is below 0 for water. Returns its outline."""
    middle = (width / 2, depth / 2)
    steps = round(8 + 5 * (radius - 1))
    prism(shifted(rounded(width + .3, depth + .3, radius + .15, steps), *middle), -.5, .4, "rim", .06)
    prism(shifted(rounded(width, depth, radius, steps), *middle), -.12, .12 + top, colour, min(.04, (.12 + top) * .4))
    return shifted(rounded(width - .08, depth - .08, radius - .04, steps), *middle)


def band(outline, low, high):
    """The part of a convex outline whose y is between low and high."""
    for limit, sign in ((low, 1), (high, -1)):
        kept = []
        for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1]):
            a, b = sign * (ay - limit), sign * (by - limit)
            if a >= 0:
                kept.append((ax, ay))
            if a * b < 0:
                kept.append((ax + (bx - ax) * a / (a - b), limit))
        outline = kept
    return outline


def road_across(outline, y, width=1.35, z=0.0):
    """A road along x from edge to edge of a plate's outline, with kerbs and a dashed middle."""
    for low in (y - width / 2 - .11, y + width / 2):
        prism(band(outline, low, low + .11), z, .025, "stone", 0)
    prism(band(outline, y - width / 2, y + width / 2), z, .04, "road", 0)
    middle = [x for x, _ in band(outline, y - .03, y + .03)]
    dash([(min(middle) + .05, y), (max(middle) - .1, y)], z + .041)


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


def stories(height):
    """How many stories a building of that height has."""
    return max(1, round(height / STORY))


def door(x, y, z=0.0, wide=.22, high=DOOR, leaf="primary", facing="-y"):
    """A door in its frame, in a wall's face at (x, y): one leaf of a metre, or two."""
    with at(x, y, z, 0 if facing == "-y" else 90):
        box((0, 0, 0), (wide + .07, .05, high + .05), "white", .008)
        box((0, -.025, .01), (wide, .03, high), leaf, .005)
        if wide > .3:
            box((0, -.042, .01), (.012, .01, high), "white", 0)


def building(w, d, h, colour="cream", front=3, side=3, glass="pane", roof="white", fill=(.5, .52), bevel=.04, rows=None, entrance=True):
    """A plain building with a grid of windows, a door in its front (-y) and a parapet roof."""
    rows = rows or stories(h)
    box((0, 0, 0), (w, d, h), colour, bevel)
    windows(w, d, .04, h - .12, rows, front, side, glass, fill)
    if entrance:
        door(0, -d / 2 - .01, 0, .42, DOOR + .04, "teal")
        box((0, -d / 2 - .13, DOOR + .1), (.66, .3, .04), "white", .012)
    if roof:
        box((0, 0, h), (w + .08, d + .08, .09), roof, .02)
        box((0, 0, h + .085), (w - .14, d - .14, .012), "stone", 0)
        box((w * .12, d * .15, h + .09), (w * .26, d * .26, .18), "grey", .03)


def glass_tower(w, d, h, glass="pane", band="white", cap=True, band_high=.17, fins=0, entrance=True):
    """A glass tower with a band at each floor, and doors under a canopy in its front (-y)."""
    box((0, 0, 0), (w, d, h), glass, .02)
    floors = stories(h)
    step = h / floors
    blocks([((0, 0, step * i - band_high / 2), (w + .05, d + .05, band_high)) for i in range(1, floors)], band)
    box((0, 0, 0), (w + .1, d + .1, .06), band, .01)
    posts = [((-w / 2 + w * i / fins, -d / 2, 0), (.035, .06, h)) for i in range(fins + 1)] if fins else []
    posts += [((w / 2, -d / 2 + d * i / fins, 0), (.06, .035, h)) for i in range(fins + 1)] if fins else []
    blocks(posts, band)
    if entrance:
        door(0, -d / 2 - .04, .0, .44, DOOR + .04, "navy")
        box((0, -d / 2 - .2, DOOR + .1), (.9, .4, .05), band, .015)
    if cap:
        box((0, 0, h), (w + .1, d + .1, .12), band, .03)
        box((0, 0, h + .12), (w * .5, d * .5, .2), "grey", .04)


def round_tower(radius, h, glass="pane", band="white", crown=True):
    """A round glass tower."""
    floors = stories(h)
    tube((0, 0, 0), radius, h, glass, bevel=.03, sides=56)
    for i in range(1, floors):
        tube((0, 0, h * i / floors - .06), radius + .025, .14, band, bevel=0, sides=56)
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


def shop(w, d, h, colour, awning="teal", glass="pane", front=3, side=2):
    """A shop: a large window and a door below under an awning, windows above. Its front is -y."""
    box((0, 0, 0), (w, d, h), colour, .03)
    box((0, 0, h), (w + .06, d + .06, .1), "white", .03)
    box((0, 0, h + .085), (w - .16, d - .16, .03), "stone", 0)
    box((w * .15, d * .2, h + .1), (.4, .4, .2), "grey", .03)
    box((0, -d / 2, .02), (w - .14, .05, .62), "white", .012)
    box((-.2, -d / 2 - .02, .1), (w - .62, .05, .44), glass, .008)
    door(w / 2 - .26, -d / 2 - .02, .0, .22, DOOR + .04)
    box((w / 2 - .26, -d / 2 - .06, .14), (.14, .02, .28), glass, .004)
    windows(w, d, .82, h - .92, stories(h - .8), front, side, glass, (.46, .62))
    if awning:
        sloping_awning(w - .1, -d / 2, .66, awning, .32, round(w / .22))


def sloping_awning(w, y, z, colour, deep=.32, bars=8):
    """A striped awning over a shop window."""
    each = w / bars
    for i in range(bars):
        with at(-w / 2 + each * (i + .5), y, z):
            profile((0, 0, 0), [(0, .12), (-deep, -.06), (-deep, -.12), (-deep + .02, -.12), (-deep + .02, -.08), (0, .08)][::-1], each + .002,
                    colour if i % 2 == 0 else "white", 0, "x")


def stack(radius=.22, h=4.0, colour="cream", bands=("clay",)):
    """A tall chimney."""
    tube((0, 0, 0), radius, h, colour, radius * .68, bevel=.01)
    for i, tint in enumerate(bands):
        z = h - .35 - i * .5
        tube((0, 0, z), radius * (.68 + .32 * (1 - (z) / h)) + .012, .24, tint, radius * (.68 + .32 * (1 - (z + .24) / h)) + .012, bevel=0)
    tube((0, 0, h - .03), radius * .72, .07, "slate", bevel=.01)
    box((0, 0, 0), (radius * 2.8, radius * 2.8, .2), "stone", .03)


def dock_doors(w, d, n, h=.58, colour="slate", opened=()):
    """Roller doors along the -y face, their sills at a truck bed's height."""
    for i in range(n):
        x = -w / 2 + w * (i + .5) / n
        wide = .54
        box((x, -d / 2, .2), (wide + .12, .06, h + .08), "white", .012)
        box((x, -d / 2 - .02, .2), (wide, .06, h), "ink" if i in opened else colour, .008)
        if i not in opened:
            blocks([((x, -d / 2 - .055, .26 + k * h / 5), (wide - .04, .02, h / 9)) for k in range(5)], "aqua")
        box((x, -d / 2 - .06, .06), (wide + .06, .12, .14), "ink", .02)


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


# ---------------------------------------------------------------- vehicles and people, drawn in metres

def wheels(places, radius=.34, wide=.26):
    """Wheels whose axles lie along y."""
    for x, y in places:
        tube((x, y - wide / 2, radius), radius, wide, "ink", along="y", bevel=.05, sides=24)
        tube((x, y - wide / 2 - .015, radius), radius * .5, wide + .03, "stone", along="y", bevel=0, sides=16)


def car(colour="teal", scale=METRE):
    """A car, 4.6 m long."""
    with at(0, 0, scale=scale):
        profile((0, 0, 0), [(-2.2, .32), (2.2, .32), (2.3, .6), (2.1, .86), (1.0, .98), (-2.05, 1.02), (-2.3, .8)], 1.84, colour, .1, "y")
        profile((0, 0, 0), [(-1.8, .96), (1.2, .93), (.5, 1.44), (-1.3, 1.46)], 1.62, "ink", .06, "y")
        profile((0, 0, 0), [(-1.32, 1.4), (.52, 1.37), (.4, 1.52), (-1.2, 1.54)], 1.54, colour, .05, "y")
        wheels([(x, y) for x in (-1.4, 1.4) for y in (-.82, .82)])
        for y in (-.65, .65):
            ball((2.2, y, .68), .14, "white")


def van(colour="amber", stripe="white", scale=METRE):
    """A high-roofed van, 6 m long: the company's own is amber."""
    with at(0, 0, scale=scale):
        profile((0, 0, 0), [(-3, .4), (2.95, .4), (3.05, 1.0), (2.85, 1.3), (2.2, 1.5), (1.35, 2.45), (.95, 2.62), (-2.85, 2.62), (-3, 2.5)], 2.1, colour, .14, "y")
        profile((0, 0, 0), [(2.3, 1.5), (1.47, 2.43), (1.3, 2.36), (2.05, 1.46)], 1.8, "ink", .02, "y")
        for s in (-1, 1):
            profile((0, s * 1.05, 0), [(.55, 1.5), (1.85, 1.5), (1.15, 2.3), (.55, 2.3)], .06, "ink", .02, "y")
            box((-1.3, s * 1.05, .95), (3.0, .06, .3), stripe, .02)
            box((2.0, s * 1.2, 1.5), (.12, .2, .28), "ink", .04)
        for y in (-.5, .5):
            box((-3.0, y, 1.55), (.05, .72, .66), "ink", .02)
        box((-3.0, 0, .35), (.16, 2.0, .2), "ink", .04)
        box((2.98, 0, .35), (.2, 2.0, .24), "ink", .05)
        wheels([(x, y) for x in (-1.9, 1.95) for y in (-.94, .94)], .38)
        for y in (-.75, .75):
            ball((2.95, y, .98), .18, "white")


def truck(colour="primary", trailer="white", length=11.0, scale=METRE):
    """A truck with its trailer behind (towards -x); the kingpin is at the origin."""
    with at(0, 0, scale=scale):
        box((1.1, 0, .5), (2.3, 2.4, 2.6), colour, .3)
        box((2.24, 0, 1.9), (.16, 2.1, .95), "ink", .06)
        for s in (-1, 1):
            box((1.5, s * 1.2, 1.9), (1.0, .08, .9), "ink", .05)
        box((-.6, 0, .5), (2.2, 1.0, .45), "ink", .05)
        box((-length / 2 - .1, 0, 1.1), (length, 2.55, 2.75), trailer, .12)
        for s in (-1, 1):
            box((-length / 2 - .1, s * 1.28, 2.1), (length * .7, .06, .5), "aqua", .02)
        box((-length / 2, 0, .8), (length * .8, .9, .3), "slate", .05)
        wheels([(x, y) for x in (1.5, -1.0, -length + .9, -length + 2.1) for y in (-1.0, 1.0)], .5, .4)


def passers_by(places):
    """People on foot at (x, y, z, turn), 0 towards +x, in clothes of their own."""
    for i, (x, y, z, turn) in enumerate(places):
        top, legs = (("white", "slate"), ("teal", "ink"), ("clay", "denim"), ("navy", "grey"), ("mist", "ink"), ("moss", "slate"))[i % 6]
        with at(x, y, z, turn + 90, METRE):
            walking(list(CREW)[i * 3 % len(CREW)], top=top, trim=top, legs=legs)


# ---------------------------------------------------------------- things in the street

def lamp_post(h=.95):
    """A street lamp."""
    tube((0, 0, 0), .05, .06, "slate")
    tube((0, 0, .06), .018, h, "slate")
    ball((0, 0, h + .1), .075, "lamp")


def bench():
    """A bench whose back is at +y."""
    with at(0, 0, scale=METRE):
        box((0, 0, .4), (1.8, .5, .08), "wood", .02)
        box((0, .24, .55), (1.8, .07, .35), "wood", .02)
        for x in (-.7, .7):
            box((x, 0, 0), (.1, .45, .42), "slate", .02)


def railing(a, b, h=.22, posts=10, colour="white"):
    """A railing from a to b."""
    items = []
    for i in range(posts + 1):
        t = i / posts
        items.append(((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2]), (.03, .03, h)))
    blocks(items, colour)
    mid = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, a[2] + h)
    box(mid, (max(abs(b[0] - a[0]), .05), max(abs(b[1] - a[1]), .05), .035), colour, .01)
    box((mid[0], mid[1], a[2] + h * .5), (max(abs(b[0] - a[0]), .03), max(abs(b[1] - a[1]), .03), .03), colour, 0)


def boat(colour="white", deck="wood", scale=1.0, cabin=True):
    """A boat heading towards +x."""
    with at(0, 0, scale=scale):
        prism([(-.8, -.3), (.4, -.3), (.75, -.14), (.95, 0), (.75, .14), (.4, .3), (-.8, .3)], 0, .26, colour, .04)
        prism([(-.72, -.22), (.36, -.22), (.66, -.08), (.78, 0), (.66, .08), (.36, .22), (-.72, .22)], .25, .03, deck, .005)
        if cabin:
            box((-.25, 0, .28), (.66, .38, .34), "white", .04)
            box((-.22, 0, .42), (.68, .39, .12), "ink", .01)
            box((-.25, 0, .6), (.74, .44, .05), "primary", .02)


def sailboat(hull="white", sail="tint"):
    """A small boat under sail."""
    boat(hull, "wood", .7, False)
    tube((.05, 0, .2), .02, 1.7, "oak")
    profile((.05, 0, .35), [(-.04, 0), (-.62, .05), (-.04, 1.4)][::-1], .025, sail, 0, "y")
    profile((.05, 0, .35), [(.05, 0), (.5, 0), (.05, 1.1)], .025, "aqua", 0, "y")
