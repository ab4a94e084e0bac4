"""Rooms and what stands in them. Everything is made around the origin of the place in force (`with at(...)`),
facing -y unless said otherwise."""
from kit import at, ball, box, hose, prism, profile, ring, rounded, shifted, tube

BOOKS = ("primary", "teal", "ink", "mist", "sand", "clay", "aqua", "white")


# ---------------------------------------------------------------- the shell

def wall(length, height, colour, openings=(), thick=0.2, pane="glass"):
    """A wall along x from 0 to length, its inner face on y=0, with openings (start, end, sill, head)."""
    y, low = thick / 2, -0.25
    edge = 0.0
    for start, end, sill, head in sorted(openings):
        box(((edge + start) / 2, y, low), (start - edge, thick, height - low), colour, 0, snug=True)
        if sill > 0:
            box(((start + end) / 2, y, low), (end - start, thick, sill - low), colour, 0, snug=True)
            box(((start + end) / 2, y - 0.06, sill - 0.05), (end - start + 0.16, thick + 0.1, 0.06), "white", 0.015)
        box(((start + end) / 2, y, head), (end - start, thick, height - head), colour, 0, snug=True)
        frame(start, end, sill, head, thick, pane)
        edge = end
    box(((edge + length) / 2, y, low), (length - edge, thick, height - low), colour, 0, snug=True)
    box((length / 2, y, height), (length, thick + 0.03, 0.05), "rim", 0.02)


def frame(start, end, sill, head, thick, pane):
    """A window's frame with one upright and one bar."""
    mid, y = (start + end) / 2, thick / 2
    for x in (start + 0.03, mid, end - 0.03):
        box((x, y, sill), (0.06, 0.1, head - sill), "white", 0.01)
    for z in (sill, head - 0.06, sill + (head - sill) * 0.66):
        box((mid, y, z), (end - start, 0.1, 0.06), "white", 0.01)
    if pane:
        box((mid, y + 0.03, sill), (end - start, 0.02, head - sill), pane, 0)
    if pane == "glass":
        wide, low, high = end - start, sill + 0.08, head - 0.08
        slant = min(0.4 * (high - low), 0.45 * wide)
        for x, w in ((start + 0.12 * wide, 0.16 * wide), (start + 0.36 * wide, 0.06 * wide)):
            profile((0, y + 0.016, 0), [(x, low), (x + w, low), (x + w + slant, high), (x + slant, high)], 0.006, "mist", 0)


def room(width=5.0, depth=5.0, height=2.6, floor="sand", back="tint", left="mist", back_openings=(), left_openings=(), skirting="white", pane="glass", left_pane=None):
    """Floor and two walls: the left one at x=0, the back one at y=depth. Left windows are open, so that the sun comes in."""
    prism(shifted(rounded(width + 0.3, depth + 0.3, 0.12), width / 2 - 0.05, depth / 2 + 0.05), -0.25, 0.24, "rim", 0.05)
    box((width / 2, depth / 2, -0.01), (width, depth, 0.02), floor, 0)
    with at(-0.2, depth):
        wall(width + 0.2, height, back, [(a + 0.2, b + 0.2, s, h) for a, b, s, h in back_openings], pane=pane)
    with at(0, 0, turn=90):
        wall(depth + 0.2, height, left, left_openings, pane=left_pane)
    if skirting:
        box((width / 2, depth - 0.015, 0.01), (width, 0.03, 0.1), skirting, 0.005)
        box((0.015, depth / 2, 0.01), (0.03, depth, 0.1), skirting, 0.005)


def tiles(width, depth, step, colour, z=0.012, checks=False):
    """Joints of a tiled floor, or every second tile."""
    if checks:
        for i in range(int(width / step)):
            for j in range(int(depth / step)):
                if (i + j) % 2:
                    box(((i + .5) * step, (j + .5) * step, z), (step, step, .003), colour, 0)
        return
    for i in range(1, int(round(width / step))):
        box((i * step, depth / 2, z), (0.02, depth, 0.003), colour, 0)
    for j in range(1, int(round(depth / step))):
        box((width / 2, j * step, z + 0.002), (width, 0.02, 0.003), colour, 0)


def planks(width, depth, step, colour, z=0.012):
    """Joints of a boarded floor, running along y."""
    for i in range(1, int(width / step)):
        box((i * step, depth / 2, z), (0.014, depth, 0.003), colour, 0)
        for j in range(3):
            box(((i - .5) * step, (j + (.3 if i % 2 else .75)) * depth / 3, z), (step, 0.014, 0.003), colour, 0)


def rug(width, depth, colour="mist", edge="white"):
    """A rug with a border, lying at the origin."""
    prism(rounded(width, depth, 0.12), 0.012, 0.02, edge, 0.008)
    prism(rounded(width - 0.16, depth - 0.16, 0.08), 0.016, 0.022, colour, 0.008)


def gleam(x, y, size=0.5):
    """A large and a small star on a floor just polished, drawn out so that from the camera they look upright."""
    with at(x, y, turn=45):
        for dx, dy, half in ((0, 0, size / 2), (size * .55, size * .8, size / 4)):
            star = [(-.16, 1.9 * -.16), (0, -1.9), (.16, 1.9 * -.16), (1, 0), (.16, 1.9 * .16), (0, 1.9), (-.16, 1.9 * .16), (-1, 0)]
            prism([(dx + half * a, dy + half * b) for a, b in star], .019, .004, "white", 0)


def water_cooler():
    """A water dispenser with its bottle."""
    box((0, 0, 0), (.36, .36, .95), "white", .05)
    box((0, -.18, .58), (.24, .03, .26), "mist", .01)
    box((0, -.2, .56), (.22, .1, .03), "slate", .01)
    for dx in (-.06, .06):
        box((dx, -.2, .76), (.05, .06, .05), "primary" if dx < 0 else "clay", .01)
    tube((0, 0, .94), .09, .1, "aqua")
    tube((0, 0, 1.0), .155, .36, "aqua", bevel=.05)


# ---------------------------------------------------------------- cleaning: the amber things

def cart(body="amber", bag="primary"):
    """The cleaner's cart: amber bucket and wringer, bag, bottles, mop."""
    box((0, 0, .12), (.6, 1.1, .09), "ink", .03)
    for dx in (-.22, .22):
        for dy in (-.44, .44):
            tube((dx - .03, dy, .07), .07, .06, "slate", along="x")
    box((0, -.25, .21), (.52, .5, .4), body, .07)
    box((0, -.25, .58), (.56, .54, .06), body, .025)
    box((0, -.25, .62), (.4, .38, .03), "pane", .01)
    box((0, -.13, .62), (.42, .2, .16), body, .05)
    box((0, .3, .21), (.5, .4, .62), bag, .08)
    box((0, .3, .8), (.56, .46, .06), "ink", .02)
    for dx in (-.24, .24):
        tube((dx, .52, .2), .022, .9, "grey")
    tube((-.26, .52, 1.08), .026, .52, "grey", along="x")
    for dx, colour, height in ((-.16, "white", .24), (.0, body, .2), (.15, "aqua", .22)):
        tube((dx, .3, .86), .065, height, colour)
        box((dx, .27, .86 + height), (.05, .12, .08), "ink", .015)
    with at(-.16, -.3, .55):
        mop(1.25, body)


def mop(length=1.4, colour="amber"):
    """A mop standing on its handle's end, its head up."""
    tube((0, 0, 0), .024, length, "wood", lean=(-.06, .02))
    box((-.06, .02, length - .02), (.1, .26, .07), colour, .03)
    for i in range(5):
        box((-.06, .02 - .1 + i * .05, length - .3), (.075, .042, .3), "white", .015)


def mop_bucket(colour="amber", mop_in=True):
    """The mop bucket on castors with its wringer, and the mop in it unless it is at work."""
    prism(rounded(.5, .78, .12), .1, .06, colour, .02)
    with at(0, 0, .14):
        profile((0, 0, 0), [(-.3, 0), (.3, 0), (.37, .42), (-.37, .42)], .46, colour, .05, "x")
    prism(rounded(.52, .82, .1), .53, .06, colour, .02)
    prism(rounded(.42, .7, .08), .575, .02, "aqua", .004)
    box((0, .22, .56), (.5, .3, .2), colour, .05)
    box((0, .22, .72), (.38, .18, .05), "ink", .01)
    tube((.2, .34, .7), .025, .42, "slate", lean=(0, .16))
    ball((.2, .5, 1.12), .045, "ink")
    for dx in (-.2, .2):
        for dy in (-.3, .3):
            tube((dx - .03, dy, .06), .06, .06, "ink", along="x")
    box((0, -.385, .26), (.2, .02, .16), "white", .01, tilt=-9)
    if mop_in:
        tube((-.05, -.12, .5), .024, 1.25, "wood", lean=(-.12, .22))
    for dx, dy in ((-.1, -.18), (.02, -.2), (-.04, -.08), (.06, -.1), (-.12, -.1)):
        ball((dx, dy, .6), .09, "white", (1, 1, .6))


def bucket(colour="amber", size=1.0):
    """A bucket with water and a handle."""
    with at(0, 0, scale=size):
        tube((0, 0, 0), .2, .36, colour, .26, bevel=.03)
        ring((0, 0, .36), .25, .022, colour)
        tube((0, 0, .34), .235, .01, "aqua", bevel=0)
        for x, y, r in ((.05, .02, .07), (-.08, .06, .06), (-.02, -.09, .08), (.1, -.08, .05)):
            ball((x, y, .35), r, "white", (1, 1, .6))
        ring((0, 0, .34), .26, .014, "slate", "x", 180, 0)


def wet_sign(colour="amber", size=1.0):
    """The folding sign that says the floor is wet."""
    with at(0, 0, scale=size):
        for side, tilt in ((-1, -16), (1, 16)):
            box((0, .19 * side, 0), (.42, .035, .82), colour, .016, tilt=-tilt * -1 if side < 0 else tilt)
        box((0, -.135, .3), (.2, .02, .24), "ink", .008, tilt=-16)
        tube((-.1, 0, .79), .03, .2, colour, along="x")


def spray(colour="amber", trigger="ink", size=1.0):
    """A trigger bottle."""
    with at(0, 0, scale=size):
        tube((0, 0, 0), .085, .2, colour, .08, bevel=.025)
        tube((0, 0, .2), .08, .08, colour, .035, bevel=.015)
        tube((0, 0, .27), .034, .06, trigger)
        box((0, -.03, .32), (.07, .2, .07), trigger, .02)
        box((0, -.08, .25), (.03, .03, .09), trigger, .01, tilt=-15)
        box((0, -.082, .06), (.1, .012, .09), "white", .005)


def jug(colour="white", cap="primary", size=1.0):
    """A canister with handle and cap."""
    with at(0, 0, scale=size):
        box((0, 0, 0), (.26, .18, .32), colour, .05)
        tube((.06, 0, .31), .05, .06, cap)
        ring((-.05, 0, .32), .06, .018, colour, "x", 180)
        box((0, -.092, .08), (.16, .01, .14), cap, .004)


def scrubber(colour="amber"):
    """A walk-behind floor scrubber, its brushes at -y."""
    box((0, 0, .16), (.66, 1.0, .42), colour, .12)
    box((0, .1, .55), (.58, .7, .28), colour, .1)
    box((0, .06, .82), (.46, .46, .05), "ink", .02)
    box((0, -.5, .08), (.8, .34, .16), "ink", .06)
    tube((0, -.5, .03), .36, .06, "slate")
    box((0, -.505, .2), (.5, .3, .12), colour, .05)
    for dx in (-.34, .34):
        tube((dx - .04, .25, .17), .17, .08, "ink", along="x")
        tube((dx - .045, .25, .17), .08, .09, "stone", along="x")
    box((0, .46, .74), (.5, .12, .3), "ink", .05, tilt=-18)
    tube((-.34, .68, .96), .03, .68, "ink", along="x")
    for dx in (-.24, .24):
        tube((dx, .48, .86), .025, .2, "slate", lean=(0, .19))
    box((0, .68, .02), (.86, .08, .1), "slate", .03)
    tube((.22, .06, .86), .03, .22, "slate")
    ball((.22, .06, 1.1), .055, "white")


def polisher(colour="amber"):
    """A single-disc floor machine with its long handle."""
    tube((0, 0, .02), .3, .06, "ink")
    tube((0, 0, .08), .28, .14, colour, .22, bevel=.04)
    tube((0, 0, .22), .13, .22, colour, .11, bevel=.03)
    tube((0, .14, .16), .028, 1.05, "slate", lean=(0, .5))
    tube((-.2, .64, 1.2), .03, .4, "ink", along="x")
    box((0, .6, 1.08), (.12, .1, .18), colour, .03)


def vacuum(colour="amber"):
    """A tub vacuum with hose and wand."""
    tube((0, 0, .1), .27, .36, colour, .25, bevel=.05)
    tube((0, 0, .45), .26, .06, "ink")
    tube((0, 0, .5), .24, .16, "slate", .16, bevel=.05)
    ring((0, 0, .64), .1, .02, "ink", "x", 180)
    for dx, dy in ((-.2, -.2), (.2, -.2), (-.2, .2), (.2, .2)):
        ball((dx, dy, .06), .06, "ink")
    hose([(.2, -.1, .3), (.5, -.2, .45), (.75, -.5, .7), (.6, -.85, .95), (.5, -.95, 1.0)], .04, "ink")
    tube((.5, -.95, 1.02), .026, .05, "grey")
    hose([(.5, -.95, 1.04), (.52, -1.05, .8), (.56, -1.45, .08)], .027, "grey")
    box((.57, -1.5, 0), (.42, .16, .07), "ink", .03)


def ride_on(colour="amber"):
    """A ride-on floor scrubber, heading towards -y."""
    box((0, .1, .14), (.85, 1.5, .42), colour, .12)
    box((0, .5, .5), (.8, .75, .5), colour, .12)
    box((0, .14, .84), (.56, .14, .5), "ink", .06, tilt=-8)
    box((0, -.12, .52), (.54, .5, .14), "ink", .05)
    box((0, -.55, .36), (.72, .3, .42), colour, .09)
    tube((0, -.5, .7), .03, .28, "slate", lean=(0, .14))
    ring((0, -.35, 1.0), .16, .026, "ink")
    box((0, -.62, .07), (1.15, .4, .16), "ink", .06)
    for s in (-1, 1):
        tube((s * .34, -.66, .02), .27, .07, "slate")
        tube((s * .43 - .05, .45, .19), .19, .1, "ink", along="x")
        tube((s * .43 - .056, .45, .19), .09, .112, "stone", along="x")
    box((0, .95, .04), (1.15, .1, .1), "slate", .03)
    tube((.3, .72, .98), .025, .35, "slate")
    ball((.3, .72, 1.36), .07, "white")


def barrel(colour="amber"):
    """A waste barrel on a wheeled foot, with a caddy bag and spray bottles on its rim."""
    tube((0, 0, .0), .3, .04, "ink")
    for turn in range(0, 360, 72):
        with at(0, 0, turn=turn):
            ball((.25, 0, .06), .06, "ink")
    tube((0, 0, .1), .3, .78, colour, .37, bevel=.04)
    ring((0, 0, .88), .37, .035, colour)
    tube((0, 0, .84), .34, .05, "ink", bevel=0)
    ball((0, 0, .86), .3, "mist", (1, 1, .35))
    ring((0, 0, .45), .345, .02, colour)
    box((0, -.36, .35), (.46, .1, .34), "primary", .03)
    for dx in (-.13, .13):
        with at(dx, -.38, .6, scale=.8):
            spray("white" if dx < 0 else "aqua")
    with at(.1, .5, 0):
        tube((0, 0, 0), .022, 1.4, "wood", lean=(0, -.12))
    box((.1, .5, 0), (.3, .1, .12), "sand", .02)


def stepladder(colour="amber", height=1.5, steps=5):
    """A folding ladder, its steps towards -y."""
    for s in (-1, 1):
        tube((s * .34, -.34, 0), .035, height, colour, lean=(-s * .1, .34))
        tube((s * .34, .42, 0), .028, height, "slate", lean=(-s * .1, -.38))
    for k in range(steps):
        t = (k + .8) / (steps + .2)
        box((0, -.34 + .34 * t, height * t - .03), (.66 - .2 * t, .16, .04), colour, .012)
    box((0, .03, height), (.52, .28, .06), colour, .02)


def caddy(colour="amber"):
    """A carrying tray with handle, bottles and cloths."""
    profile((0, 0, 0), [(-.3, 0), (.3, 0), (.36, .24), (-.36, .24)], .34, colour, .03, "y")
    box((0, 0, .2), (.68, .34, .05), colour, .02)
    ring((0, 0, .3), .26, .028, colour, "x", 180)
    with at(-.2, .05, .16):
        spray("white", "primary")
    with at(.2, .05, .16):
        spray("aqua", "ink")
    box((.02, -.09, .18), (.24, .1, .16), "teal", .04)


def cloth(colour="aqua", size=.3):
    """A folded cloth."""
    prism(rounded(size, size * .8, .04), 0, .025, colour, .01)
    with at(.01, .01, .024, 6):
        prism(rounded(size * .92, size * .7, .04), 0, .022, colour, .01)


def dispenser_bottle(colour="teal"):
    """A pump bottle for a basin's edge."""
    tube((0, 0, 0), .07, .2, colour, bevel=.02)
    tube((0, 0, .2), .02, .08, "white")
    box((0, -.04, .27), (.05, .12, .03), "white", .01)


# ---------------------------------------------------------------- furniture

def desk(width=1.5, screen=True, top="wood", cup="primary", chair_colour="primary"):
    """A desk with screen, keyboard and chair; one sits on its -y side."""
    box((0, 0, .70), (width, .75, .06), top, .025)
    for dx in (-width / 2 + .06, width / 2 - .06):
        box((dx, 0, 0), (.06, .65, .70), "white", .012)
    if screen:
        monitor(0, .14, .76)
        box((0, -.18, .76), (.5, .17, .025), "white", .01)
        tube((.38, -.18, .76), .04, .03, "white", .03)
    tube((width / 2 - .2, -.05, .76), .05, .11, cup)
    box((-width / 2 + .24, -.02, .76), (.24, .32, .02), "white", .004)
    box((-width / 2 + .25, 0, .78), (.22, .3, .03), "aqua", .006)
    if chair_colour:
        with at(.05, -.72, turn=8):
            office_chair(chair_colour)


def monitor(x, y, z, width=.72):
    """A screen on its foot, facing -y."""
    with at(x, y, z):
        box((0, 0, 0), (.26, .18, .025), "slate", .01)
        box((0, .03, .02), (.06, .04, .2), "slate", .01)
        box((0, .01, .14), (width, .045, .44), "ink", .02)
        box((0, -.016, .165), (width - .06, .01, .39), "teal", .004)
        box((-.1, -.024, .4), (width * .4, .006, .05), "mist", .002)
        box((-.04, -.024, .28), (width * .58, .006, .04), "aqua", .002)


def office_chair(colour="primary"):
    """A swivel chair whose back is at -y."""
    for turn in range(0, 360, 72):
        with at(0, 0, turn=turn):
            box((.15, 0, .05), (.3, .05, .04), "slate", .015)
            ball((.28, 0, .04), .04, "ink")
    tube((0, 0, .08), .035, .36, "slate")
    box((0, 0, .43), (.52, .5, .1), colour, .05)
    box((0, -.25, .58), (.48, .09, .52), colour, .045, tilt=6)
    for dx in (-.28, .28):
        box((dx, -.02, .62), (.05, .32, .04), "slate", .015)


def side_chair(colour="aqua", legs="slate"):
    """A plain chair whose back is at +y."""
    for dx in (-.19, .19):
        for dy in (-.19, .19):
            tube((dx, dy, 0), .02, .44, legs)
    box((0, 0, .43), (.46, .46, .06), colour, .025)
    box((0, .22, .56), (.46, .05, .4), colour, .025, tilt=-6)
    for dx in (-.17, .17):
        box((dx, .21, .44), (.03, .03, .2), legs, .01)


def sofa(width=1.9, colour="primary", pillow="aqua"):
    """A sofa whose back is at +y."""
    box((0, 0, .1), (width, .85, .28), colour, .08)
    box((0, .33, .2), (width, .24, .62), colour, .1)
    for s in (-1, 1):
        box((s * (width / 2 - .1), 0, .12), (.22, .85, .48), colour, .09)
    n = 2 if width > 1.4 else 1
    seat = (width - .44) / n
    for i in range(n):
        box((-width / 2 + .22 + seat * (i + .5), -.06, .37), (seat - .02, .62, .14), colour, .06)
    box((-width / 2 + .42, .14, .5), (.36, .14, .34), pillow, .07, tilt=-16)
    for dx in (-width / 2 + .12, width / 2 - .12):
        for dy in (-.34, .34):
            tube((dx, dy, 0), .03, .12, "oak")


def round_table(radius=.45, height=.42, top="wood"):
    """A round table on one foot."""
    tube((0, 0, 0), radius * .55, .03, "slate")
    tube((0, 0, .03), .04, height - .05, "slate")
    tube((0, 0, height - .03), radius, .05, top)


def plant(size=1.0, pot="white", leaf="leaf"):
    """A bushy pot plant."""
    with at(0, 0, scale=size):
        tube((0, 0, 0), .2, .38, pot, .27, bevel=.03)
        tube((0, 0, .34), .24, .03, "oak", bevel=0)
        for dx, dy, dz, r in ((0, 0, .7, .28), (.17, .1, .95, .23), (-.15, .08, 1.0, .22), (.02, -.15, 1.12, .2), (.05, .06, 1.28, .15)):
            ball((dx, dy, dz), r, leaf)
        ball((-.14, -.14, .78), .17, "lime")


def tall_plant(size=1.0, pot="white", leaf="leaf"):
    """A pot with long standing leaves."""
    with at(0, 0, scale=size):
        tube((0, 0, 0), .19, .36, pot, .24, bevel=.03)
        tube((0, 0, .33), .22, .02, "oak", bevel=0)
        for i, (reach, height) in enumerate(((.34, .95), (.3, 1.15), (.36, .85), (.25, 1.3), (.36, 1.0), (.2, 1.4), (.1, 1.2))):
            with at(0, 0, .34, turn=i * 137):
                profile((0, 0, 0), [(-.02, 0), (.03, 0), (reach * .55 + .1, height * .6), (reach, height), (reach * .4, height * .68)], .05,
                        ("leaf", "moss", "lime")[i % 3] if leaf == "leaf" else leaf, .02, "x" if i % 2 else "y")


def shelf(width=1.6, height=1.9, depth=.36, rows=4, frame="white", goods="books", board="wood", seed=0):
    """A shelf with its back at +y: books, boxes, bottles, cloths or nothing on it."""
    for s in (-1, 1):
        box((s * (width / 2 - .02), 0, 0), (.04, depth, height), frame, .012)
    box((0, depth / 2 - .015, 0), (width, .03, height), frame, .005)
    gap = (height - .1) / rows
    for r in range(rows + 1):
        z = .06 + r * gap
        box((0, 0, z), (width - .04, depth, .035), board, .008)
        if r < rows:
            _goods(goods, width - .16, gap - .06, depth, z + .035, r + seed)
    

def _goods(kind, width, room_above, depth, z, row):
    """One row of things."""
    if kind == "books":
        x, i = -width / 2, row * 3
        while x < width / 2 - .12:
            thick = .07 + .03 * (i * 7 % 3)
            if i % 9 == 7:
                ball((x + .09, -.02, z + .08), .08, "leaf")
                thick = .2
            else:
                box((x + thick / 2, 0, z), (thick - .008, depth * .6, room_above * (.62 + .1 * (i * 5 % 4))), BOOKS[i * 3 % 8], .01)
            x, i = x + thick, i + 1
    elif kind == "boxes":
        n = max(1, int(width / .36))
        for i in range(n):
            box((-width / 2 + width * (i + .5) / n, 0, z), (width / n - .07, depth * .8, room_above * (.55 + .12 * ((i + row) * 3 % 4))),
                ("wood", "mist", "aqua", "sand", "teal")[(i * 2 + row) % 5], .025)
    elif kind == "bottles":
        n = int(width / .19)
        for i in range(n):
            if (i + row) % 5 != 4:
                tall = room_above * (.5 + .1 * ((i + row) % 3))
                tube((-width / 2 + width * (i + .5) / n, 0, z), .065, tall, ("white", "aqua", "teal", "mist")[(i // 2 + row) % 4])
                tube((-width / 2 + width * (i + .5) / n, 0, z + tall), .03, .06, "ink" if row % 2 else "primary")
    elif kind == "cloths":
        n = int(width / .36)
        for i in range(n):
            for k in range(3 + (i + row) % 3):
                box((-width / 2 + width * (i + .5) / n, -.01, z + k * .062), (.3, depth * .75, .055), BOOKS[(i + row * 2 + k // 3) % 8] if i % 2 else ("aqua", "white", "mist")[k % 3], .024)


def rack(width=2.4, height=2.4, depth=.9, levels=3, load="boxes", seed=0, steel="primary"):
    """A pallet rack with goods, its front at -y."""
    for s in (-1, 0, 1) if width > 2 else (-1, 1):
        for dy in (-depth / 2 + .04, depth / 2 - .04):
            box((s * (width / 2 - .04), dy, 0), (.08, .08, height), steel, .012)
        for k in range(3):
            box((s * (width / 2 - .04), 0, .35 + k * height / 3.4), (.04, depth - .1, .04), steel, .005)
    gap = height / levels
    for r in range(levels):
        z = .06 if r == 0 else r * gap
        if r:
            for dy in (-depth / 2 + .04, depth / 2 - .04):
                box((0, dy, z - .02), (width, .06, .1), "teal", .012)
            box((0, 0, z + .06), (width - .1, depth - .1, .03), "stone", .005)
        _pallets(width, depth, z + .08, gap, r + seed)


def _pallets(width, depth, z, gap, seed):
    """One level's pallets with cartons."""
    bays = 4 if width > 2 else 2
    bay = (width - .2) / bays
    for i in range(bays):
        x = -width / 2 + .1 + bay * (i + .5)
        kind = (i * 3 + seed * 5) % 7
        if kind == 3:
            continue
        box((x, 0, z), (bay - .08, depth - .14, .07), "oak", .01)
        high = min(gap - .32, .3 + .12 * (kind % 4))
        tint = ("wood", "sand", "wood", "mist", "wood", "aqua", "white")[kind]
        if kind % 2:
            box((x, 0, z + .08), (bay - .12, depth - .2, high), tint, .03)
            box((x, -.005, z + .08 + high * .45), (bay - .115, depth - .19, .05), "cream", .005)
        else:
            for dx in (-1, 1):
                for k in range(2):
                    box((x + dx * (bay - .12) / 4, 0, z + .08 + k * high / 2), ((bay - .14) / 2, depth - .2, high / 2 - .012), tint, .02)


def cabinet(width=1.2, height=.86, depth=.55, colour="white", top="mist", doors=3, knob="slate"):
    """A base cabinet whose doors face -y."""
    box((0, .02, 0), (width, depth - .04, .08), "slate", .01)
    box((0, 0, .08), (width, depth, height - .12), colour, .015)
    each = width / doors
    for i in range(doors):
        x = -width / 2 + each * (i + .5)
        box((x, -depth / 2, .11), (each - .03, .025, height - .18), colour, .012)
        box((x + each * .33, -depth / 2 - .03, height * .55), (.025, .025, .14), knob, .008)
    if top:
        box((0, -.02, height - .04), (width + .04, depth + .06, .05), top, .015)


def wall_cabinet(width=1.2, height=.6, depth=.32, colour="white", doors=2):
    """A hanging cabinet, its back at y=0."""
    box((0, -depth / 2, 0), (width, depth, height), colour, .02)
    each = width / doors
    for i in range(doors):
        box((-width / 2 + each * (i + .5), -depth, .025), (each - .03, .025, height - .05), colour, .012)
        box((-width / 2 + each * (i + .85), -depth - .025, .08), (.02, .02, .12), "slate", .005)


def sink(z=.86):
    """A basin with a tap, to set on a cabinet."""
    prism(rounded(.56, .42, .1), z - .02, .045, "white", .015)
    prism(rounded(.46, .32, .08), z + .02, .012, "aqua", .003)
    tube((0, .18, z), .03, .05, "slate")
    hose([(0, .18, z), (0, .18, z + .3), (0, .14, z + .36), (0, -.02, z + .36), (0, -.04, z + .26)], .022, "slate")


def pendant(x, y, z=2.0, colour="primary", size=1.0):
    """A hanging lamp."""
    tube((x, y, z + .2 * size), .01, .7, "slate", bevel=0)
    tube((x, y, z), .24 * size, .2 * size, colour, .06 * size, bevel=.02)
    ball((x, y, z + .01), .1 * size, "lamp")


def floor_lamp(colour="cream"):
    """A standing lamp."""
    tube((0, 0, 0), .16, .03, "slate")
    tube((0, 0, .03), .018, 1.35, "slate")
    tube((0, 0, 1.25), .24, .3, colour, .17, bevel=.02)


def picture(x, z, width, height, tints=("aqua", "teal", "sand")):
    """A picture on the wall at y=0, seen from -y."""
    box((x, -.02, z), (width, .04, height), "white", .012)
    box((x, -.042, z + .06), (width - .12, .01, height - .12), tints[0], 0)
    if len(tints) > 1:
        box((x, -.05, z + .06), (width - .12, .008, (height - .12) * .42), tints[1], 0)
    if len(tints) > 2:
        tube((x + width * .16, -.056, z + height * .68), min(width, height) * .11, .01, tints[2], along="y", bevel=0)


def clock(x, z, radius=.2):
    """A wall clock at y=0."""
    tube((x, -.05, z), radius, .05, "ink", along="y")
    tube((x, -.058, z), radius * .86, .02, "white", along="y", bevel=0)
    box((x, -.066, z), (.02, .01, radius * .62), "ink", 0)
    box((x + radius * .22, -.066, z - .01), (radius * .5, .01, .02), "ink", 0)


def bin_(colour="slate", size=1.0):
    """A waste bin."""
    with at(0, 0, scale=size):
        tube((0, 0, 0), .15, .42, colour, .19, bevel=.02)
        tube((0, 0, .42), .2, .03, "white")
