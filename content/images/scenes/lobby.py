"""The home page's lobby in Detroit: whole in the evening, and its floor from nearby at seven in the evening and in the morning.

All are made by one function, so that walls, furniture and camera are the same and one of the pair can be wiped over the other.
What changes is what a crew changes: floor, mats, cushions, bins, plants, lights.
"""
import math

from kit import DAY, at, ball, box, boxes, ceiling, dome, oval, prism, profile, ring, rounded, shadowless, shifted, shine, tube
from mathutils import Euler
import people as p
import rooms as r

WIDE, DEEP, HIGH = 6.6, 6.0, 2.95
STREET = 2.35  # of the slab, outside the glass

EVENING = {
    "ground": "0d2430", "shadow": 0.3, "spill": "22221e", "sky": ("4d86b8", 0.34), "sun": ((0.5, 0.72, 1), 0.55, 9),
    "warmth": (1.02, 1.0, 0.98), "white": (1.2, 1.2, 1.2), "margin": 0.04, "noise": 0.035,
}
MORNING = {
    **DAY, "sun": ((1, 0.86, 0.68), 3.9, 1.4), "from": Euler((math.radians(54), 0, math.radians(-66))), "sky": ("dcebf5", 0.62),
    "white": (1.05, 1.035, 1.0), "margin": 0.04, "noise": 0.04,
}
NEAR = {"part": (.545, .018, -.019)}  # the floor between door, desk and cart, with next to nothing of the ground


def chance(*numbers):
    """The same number from 0 to 1 for the same numbers, without order to the eye."""
    return math.sin(sum(n * k for n, k in zip(numbers, (12.9898, 78.233, 37.719)))) * 43758.5453 % 1


def street(evening):
    """Snow, the elevated train and the skyline behind the glass."""
    wall = "dusk" if evening else "haze"
    prism(shifted(rounded(STREET - .2, DEEP + .1, .08), -.2 - STREET / 2 + .05, DEEP / 2), -.02, .05, "snow", .02)
    with shadowless():
        # The river-front towers: four around a taller one.
        for dx, dy, radius, tall in ((0, 0, .44, 4.3), (.1, -.62, .27, 3.1), (.1, .62, .27, 3.1), (-.42, -.42, .27, 3.1), (.42, -.42, .27, 3.1)):
            with at(-1.62 + dx, 1.55 + dy):
                round_tower(radius, tall, wall, evening)
        for y, wide, tall, steps in ((3.15, .62, 2.5, 1), (4.0, .7, 3.15, 3), (4.85, .6, 2.3, 2), (5.6, .66, 2.8, 2), (.35, .55, 1.9, 1)):
            with at(-1.7, y):
                tower(wide, tall, steps, wall, evening)
        tube((-1.7, 4.0, 3.1), .02, .42, "slate")
        ball((-1.7, 4.0, 3.58), .075, "clay")
        train(evening)
    for x, y, size in ((-.42, .5, .3), (-.5, 1.3, .24), (-.42, 4.6, .28), (-.5, 5.3, .34)):
        ball((x, y, .0), size, "snow", (1, 1.5, .55))
    if evening:
        for k in range(150):
            x, y = -.3 - 1.9 * chance(k, 1), .1 + 5.8 * chance(k, 2)
            ball((x, y, .3 + (4.4 - .45 * (y - x)) * chance(k, 3)), .012 + .012 * chance(k, 4), "snow")  # none above the towers: the frame stays


def round_tower(radius, tall, wall, evening):
    """A glass cylinder with a ledge at each floor, some windows lit."""
    tube((0, 0, 0), radius, tall, wall, bevel=.03)
    tube((0, 0, tall), radius * .7, .1, wall, bevel=.02)
    for k in range(1, int(tall / .2)):
        if not evening:
            tube((0, 0, k * .2 + .03), radius + .004, .09, "pane", bevel=0)
            continue
        n = max(8, int(radius * 45))
        for c in range(n):
            if chance(k, c, radius * 9) < .5:
                with at(0, 0, k * .2 + .03, turn=-90 + 180 * (c + .5) / n):
                    box((radius, 0, 0), (.012, math.pi * radius / n * .8, .085), "lit", 0)


def tower(wide, tall, steps, wall, evening):
    """A stepped tower with windows towards the lobby and the street."""
    places = []
    for k in range(steps):
        w, top = wide * (1 - .26 * k), tall * (.74 + .26 * (k + 1) / steps if steps > 1 else 1)
        box((0, 0, 0), (w * .8, w, top), wall, .015)
    top, n = tall * (.74 + .26 / steps if steps > 1 else 1), 5
    for row in range(1, int(top / .2)):
        for c in range(n):
            if not evening or chance(row, c, wide * 7 + tall) < .42:
                places.append(((wide * .4 + .004, -wide / 2 + wide * (c + .5) / n, row * .2), (.012, wide / n * .5, .1)))
            if c and (not evening or chance(row, c + 9, wide * 7 + tall) < .3):
                places.append(((-wide * .4 + wide * .8 * c / n, -wide / 2 - .004, row * .2), (wide * .8 / n * .5, .012, .1)))
    boxes(places, "lit" if evening else "pane")


def train(evening):
    """The elevated track and its two cars."""
    x, z = -.82, 1.25
    box((x, DEEP / 2, z), (.26, DEEP + .05, .1), "slate" if evening else "stone", .02)
    for y in (.6, 3.0, 5.4):
        tube((x, y, 0), .06, z, "slate" if evening else "stone")
        box((x, y, z - .08), (.34, .14, .09), "slate" if evening else "stone", .02)
    start = 4.3 if evening else 1.6
    for k in range(2):
        y = start + k * .74
        box((x, y, z + .1), (.24, .7, .3), "white", .06)
        box((x + .125, y, z + .2), (.012, .56, .11), "lit" if evening else "pane", .01)
        box((x, y, z + .13), (.25, .7, .05), "primary", .01)


def glass_front(evening):
    """The glazed wall to the street with its double door."""
    metal = "navy"
    with at(0, 0, turn=90):
        box((DEEP / 2 + .1, .1, -.25), (DEEP + .2, .2, .33), metal, .0, snug=True)
        box((DEEP / 2 + .1, .1, 2.5), (DEEP + .2, .2, HIGH - 2.5), metal, 0, snug=True)
        box((DEEP / 2, .1, HIGH + .002), (DEEP + .02, .23, .05), "rim", .02)
        for u in (.06, 1.05, 2.05, 3.95, 4.95, 5.94):
            box((u, .1, 0), (.1 if u in (2.05, 3.95) else .07, .16, 2.52), metal, .012)
        for a, b in ((.06, 2.05), (3.95, 5.94)):
            box(((a + b) / 2, .1, 1.75), (b - a, .08, .05), metal, .01)
            box(((a + b) / 2, .02, .08), (b - a, .26, .05), "rim", .012)
            prism(shifted(rounded(b - a - .05, .14, .05), (a + b) / 2, .24), .06, .07, "snow", .03)
        box((3.0, .1, 2.15), (1.9, .12, .08), metal, .01)
        for s in (-1, 1):
            with at(3.0 + s * .46, .1):
                for dx in (-.42, .42):
                    box((dx, 0, .02), (.08, .06, 2.13), "primary", .01)
                for z, h in ((.02, .16), (2.07, .08)):
                    box((0, 0, z), (.9, .06, h), "primary", .01)
                tube((-s * .36, -.06, .85), .02, .6, "gold")
    box((.0, 3.0, .0), (.3, 1.8, .02), "slate", .005)


def shell(evening):
    """Slab, floor, the back wall with its slats, clock and elevator."""
    prism(shifted(rounded(WIDE + STREET + .4, DEEP + .4, .14), (WIDE - STREET) / 2 - .0, DEEP / 2 + .05), -.25, .24, "rim", .05)
    box((WIDE / 2, DEEP / 2, -.01), (WIDE, DEEP, .02), "dull" if evening else "polished", 0)
    r.tiles(WIDE, DEEP, 1.1, "sand", .011)
    with at(-.2, DEEP):
        r.wall(WIDE + .2, HIGH, "cream")
    box((WIDE / 2, DEEP - .015, .01), (WIDE, .03, .12), "oak", .005)
    for k in range(17):
        box((.5 + k * .19, DEEP - .04, .05), (.09, .07, 2.7), "wood", .015)
    box((2.02, DEEP - .01, .05), (3.3, .02, 2.7), "oak", 0)
    with at(3.95, DEEP):
        clock()
    with at(5.25, DEEP - .85):
        elevator(evening)


def clock():
    """Seven o'clock."""
    tube((0, -.06, 2.1), .24, .06, "navy", along="y")
    tube((0, -.068, 2.1), .205, .02, "white", along="y", bevel=0)
    box((0, -.075, 2.1), (.022, .01, .17), "ink", 0)
    for k in range(6):
        a = math.radians(210)
        ball((math.sin(a) * .02 * k, -.075, 2.1 + math.cos(a) * .02 * k), .016, "ink")


def elevator(evening):
    """Elevator doors in the back wall with a light above."""
    box((0, .83, 0), (1.5, .05, 2.35), "navy", .02)
    for s in (-1, 1):
        box((s * .31, .79, .03), (.6, .03, 2.1), "grey", .01)
    box((0, .79, 2.2), (.3, .03, .07), "lit" if evening else "white", .01)
    box((.9, .82, 1.05), (.1, .04, .2), "slate", .01)


def reception(evening):
    """The desk, its lamps and what is on it."""
    with at(2.0, 4.75):
        prism(rounded(2.7, .8, .38), 0, 1.0, "white", .03)
        prism(rounded(2.74, .84, .4), .1, .1, "primary", .01)
        prism(rounded(2.85, .95, .45), 1.0, .07, "wood", .025)
        with at(-.55, .1, 1.07, turn=180):
            r.monitor(0, 0, 0, .5)
        with at(.35, .1, 1.07, scale=.6):
            vase(evening)
        if evening:
            tube((-.05, -.2, 1.07), .04, .1, "white")
            tube((.1, -.26, 1.07), .04, .1, "clay")
            for dx, dy, t in ((-.98, -.15, 10), (-.9, -.2, 40), (-1.0, -.02, -20)):
                box((dx, dy, 1.075 + t * .0004), (.21, .29, .008), "cream", .002, turn=t)
        else:
            for k in range(3):
                box((-.98, -.1, 1.07 + k * .012), (.21, .29, .011), "cream", .002)
    for x in (1.2, 2.0, 2.8):
        pendant(x, 4.7, 2.1, evening)
    with at(1.5, 5.35, turn=170 if not evening else 120):
        r.office_chair("teal")


def vase(fresh_off):
    """Flowers on the desk: hanging in the evening, fresh in the morning."""
    tube((0, 0, 0), .1, .3, "teal", .08)
    for i in range(7):
        a, out = i * 2.4, .2 if not fresh_off else .3
        x, y, z = math.cos(a) * out, math.sin(a) * out, (.62 + .05 * (i % 3)) if not fresh_off else .4 - .04 * (i % 3)
        p.sweep([(0, 0, .26), (x * .5, y * .5, z * .95 if not fresh_off else .5), (x, y, z)], [.014] * 3, "moss", sides=8)
        ball((x, y, z), .07 if not fresh_off else .05, ("white", "blush", "clay")[i % 3] if not fresh_off else ("sand", "clay")[i % 2])


def pendant(x, y, z, lit):
    """A hanging lamp whose light is on in the evening."""
    tube((x, y, z + .2), .01, .75, "slate", bevel=0)
    tube((x, y, z), .22, .2, "navy", .06, bevel=.02)
    ball((x, y, z), .1, "bulb" if lit else "white")
    if lit:
        shine((x, y, z - .14), 34)


def lounge(evening):
    """Sofa, chair, table and rug by the glass."""
    with at(1.35, 1.2):
        with at(0, 0, turn=7 if evening else 0):
            r.rug(2.2, 2.0, "teal", "mist")
    with at(.62, 1.2, turn=90):
        sofa(evening)
    with at(1.55, 1.2):
        r.round_table(.4, .4, "white")
        if evening:
            tube((.15, .1, .4), .04, .1, "white")
            tube((-.12, -.16, .4), .045, .12, "clay")
            for dx, dy, t in ((-.1, .15, 20), (.1, -.12, 60)):
                box((dx, dy, .4), (.2, .27, .012), "mist" if t > 30 else "blush", .003, turn=t)
        else:
            for k in range(3):
                box((.1, .08, .4 + k * .014), (.2, .27, .012), ("mist", "blush", "aqua")[k], .003, turn=8)
            with at(-.16, -.1, .4, scale=.4):
                r.plant(1, "white")
    with at(.45, .22):
        lamp(evening)


def sofa(evening):
    """The sofa, its cushions flung about in the evening."""
    r.sofa(1.8, "primary", "blush")
    if evening:
        box((.45, -.1, .5), (.36, .14, .34), "mist", .07, turn=50, tilt=-60)
    else:
        box((.48, .14, .5), (.36, .14, .34), "blush", .07, tilt=-16)


def lamp(evening):
    """A standing lamp."""
    tube((0, 0, 0), .16, .03, "slate")
    tube((0, 0, .03), .018, 1.4, "slate")
    tube((0, 0, 1.35), .23, .3, "lit" if evening else "cream", .16, bevel=.02)
    if evening:
        shine((0, 0, 1.9), 14)
        shine((0.1, 0.1, 1.2), 12)


def footprints(path, spread=.13, stride=.36):
    """Wet prints of boots along a line of points: dark, so that they are seen in a picture as wide as a phone."""
    i, low = 0, .015 + .002 * chance(*path[0])  # two trails that cross never share a plane
    for (ax, ay), (bx, by) in zip(path, path[1:]):
        length = math.hypot(bx - ax, by - ay)
        turn = math.degrees(math.atan2(by - ay, bx - ax)) - 90
        for k in range(int(length / stride)):
            t = k * stride / length
            with at(ax + (bx - ax) * t, ay + (by - ay) * t, turn=turn):
                side = spread * (1 if i % 2 else -1)
                prism(shifted(oval(.13, .2, 20), side, .05), low, .003, "slush", 0)
                prism(shifted(oval(.1, .12, 16), side, -.13), low, .003, "slush", 0)
            i += 1


def salt(x, y, size, seed):
    """Road salt dried on the floor: a white patch with crumbs around it."""
    prism(shifted(oval(size, size * .62, 48, .4, seed), x, y), .0135, .002, "salt", 0)
    for k in range(34):
        a, far = 6.283 * chance(seed, k, 1), size * (.35 + .55 * chance(seed, k, 2))
        ball((x + math.cos(a) * far, y + math.sin(a) * far * .7, .014), .01 + .018 * chance(seed, k, 3), "salt", (1, 1, .4))


def melt(x, y, wide, deep, seed):
    """A pool of melted snow with the white line of salt that it leaves as it dries."""
    prism(shifted(oval(wide * 1.16, deep * 1.2, 48, .3, seed), x, y), .0125, .002, "salt", 0)
    prism(shifted(oval(wide, deep, 48, .3, seed), x, y), .0135, .003, "slush", 0)


def mess():
    """What a winter's day leaves: salt, wet tracks, a mat askew, a bin too full."""
    with at(1.15, 3.05, turn=-13):
        mat()
        for k in range(30):
            ball((1.1 * chance(k, 5) - .55, 1.4 * chance(k, 6) - .7, .042), .012 + .012 * chance(k, 7), "salt", (1, 1, .5))
    for x, y, size, seed in ((.95, 2.05, .5, 3), (2.15, 3.7, .5, 5), (2.45, 2.3, .62, 7), (1.2, 4.15, .4, 4), (3.35, 4.05, .36, 8), (2.65, 3.15, .42, 11), (3.55, .75, .7, 13), (4.55, 1.0, .5, 6)):
        salt(x, y, size, seed)
    # From the door to the desk, the elevator, the sofa and past the vacuum cleaner to the front.
    footprints([(.5, 2.8), (2.0, 3.0), (3.0, 3.8), (4.7, 5.0)])
    footprints([(.5, 3.3), (1.4, 3.6), (2.0, 4.1)])
    footprints([(.6, 2.6), (2.0, 2.45), (2.7, 2.05), (3.7, 1.7), (4.6, .4)])
    footprints([(1.9, 3.35), (2.6, 2.7), (3.3, 2.3), (4.0, 1.3), (4.3, .3)])
    for x, y, wide, deep, seed in ((.62, 3.75, .5, .36, 2), (1.95, 2.75, .5, .32, 6), (3.0, 2.75, .42, .3, 9), (3.9, .95, .55, .36, 12)):
        melt(x, y, wide, deep, seed)
    with at(4.05, 5.55):
        bin_full()
    for x, y in ((4.3, 5.2), (3.75, 5.15), (4.5, 5.35)):
        ball((x, y, .05), .055, "white")
    melt(.34, 4.25, .5, .4, 12)
    with at(.34, 4.25):
        umbrella()


def umbrella():
    """A forgotten umbrella, leaning towards -x: in its puddle by the glass, and in the morning at the desk."""
    p.sweep([(0, 0, .03), (-.06, -.01, .3), (-.15, -.02, .72)], [.012, .07, .03], "clay")
    p.between((-.15, -.02, .72), (-.19, -.03, .92), .012, "ink")
    ring((-.19, .01, .92), .04, .012, "ink", "x", 180)


def mat():
    """The mat inside the door."""
    prism(rounded(1.35, 1.7, .08), .012, .022, "ink", .008)
    prism(rounded(1.2, 1.55, .05), .02, .02, "slate", .006)


def bin_full():
    """A bin with paper to above its rim."""
    r.bin_("slate", 1.15)
    for dx, dy, z in ((0, 0, .54), (.1, .05, .52), (-.09, .06, .52), (.02, -.1, .53), (.02, .02, .63)):
        ball((dx, dy, z), .075, "white" if dx >= 0 else "cream")


def order():
    """The same floor in the morning."""
    with at(2.75, 4.12, turn=-90):
        umbrella()
    with at(1.1, 3.0):
        mat()
    with at(4.05, 5.55):
        r.bin_("slate", 1.15)
    r.gleam(3.0, 1.9, .6)
    r.gleam(5.2, 1.5, .5)


def crew():
    """Four at work."""
    prism(shifted(rounded(1.5, .62, .2), 4.15, 3.35), .0135, .002, "polished", 0)
    r.gleam(4.75, 3.85, .4)
    with at(3.35, 3.3, turn=-62):
        p.mopping("tall")
    with at(4.05, 3.95):
        r.bucket("teal", .8)
    with at(3.95, 4.75, turn=-90):
        p.wiping("scarf", 1.07, .52)
    with at(3.1, 1.2, turn=-84):
        p.vacuuming("pony")
    with at(5.15, 2.6, turn=-24):
        with at(0, -1.0):
            r.cart("amber", "primary")
        p.pushing("stout")


def opening_up():
    """The one who opens: turns the sign on the door, keys in the other hand."""
    box((-.08, -.5, 1.36), (.4, .025, .26), "amber", .015)
    tube((-.08, -.49, 1.62), .006, .16, "slate", bevel=0)
    hands = {"right": (-.26, -.44, 1.46), "left": (.3, -.4, 1.0)}
    p.person("grey", hands=hands, feet={"left": (.12, .05, 0), "right": (-.12, -.08, 0)}, lean=5, nod=2, top="cream", trim="cream", sleeves="long")


def lobby(evening):
    """The room; the evening's or the morning's."""
    shell(evening)
    glass_front(evening)
    street(evening)
    reception(evening)
    lounge(evening)
    for x, y, kind in ((.45, 5.5, "tall"), (6.2, 5.55, "bush"), (6.2, 3.55, "bush")):
        with at(x, y):
            if kind == "tall":
                r.tall_plant(1.05, "primary")
            else:
                r.plant(1.0, "white", "moss" if evening else "leaf")
    if evening:
        mess()
        crew()
        ceiling((3.3, 3.0, 2.9), (5.2, 4.6), 300, "fff0dc")
    else:
        order()
        with at(.58, 2.62, turn=-90):
            opening_up()


def evening():
    lobby(True)
    return EVENING


def floor_evening():
    return {**evening(), **NEAR}


def floor_morning():
    lobby(False)
    return {**MORNING, **NEAR}


SCENES = {"home/evening": evening, "home/floor-evening": floor_evening, "home/floor-morning": floor_morning}
