"""The fourteen cities, each a small model on a plate of its own shape, at one scale. In each the company's amber van is on a road."""
import math

from city import (DOOR, METRE, STORY, arc, band, bench, blocks, boat, building, bush, car, dash, dock_doors, door, gable, glass_tower,
                  lamp_post, passers_by, paving, pine, plate, pond, railing, ripples, road, road_across, round_tower, sailboat, shop, stack,
                  stories, stripes, tree, trees, truck, van, wheels, windows)
from kit import _add, at, ball, box, dome, hose, oval, prism, profile, ring, rounded, shifted, strip, tube


def drive(place, cars=()):
    """The amber van at (x, y, z, turn), and cars at (x, y, z, turn, colour)."""
    with at(*place):
        van()
    for x, y, z, turn, colour in cars:
        with at(x, y, z, turn):
            car(colour)


def detroit():
    """A tall round tower among four lower ones, behind the river walk."""
    edge = plate("water", -.06, 8.4, 8.0)
    prism(band(edge, 2.3, 9), -.12, .32, "stone", .04)
    prism(band(edge, 2.36, 3.2), .2, .015, "cream", 0)
    railing((.2, 2.42, .21), (8.2, 2.42, .21), .22, 36)
    ripples([(1.0, 1.5), (2.9, .6), (5.0, 1.8), (7.4, 1.5), (5.6, .5), (1.7, .8)], -.058)
    with at(5.9, 1.15, -.1):
        boat("white", "wood", 1.15)
    with at(2.2, 1.5, -.1, turn=180):
        sailboat("primary")
    road_across(edge, 3.95, 1.4, z=.2)
    with at(4.75, 6.15, .2):
        prism(rounded(4.5, 3.1, .6), 0, .72, "tint", .05)
        prism(rounded(4.54, 3.14, .6), .14, .4, "pane", .01)
        prism(rounded(4.1, 2.7, .5), .72, .1, "lawn", .03)
        door(0, -1.58, 0, .5, DOOR + .06, "navy")
        box((0, -1.72, .58), (1.1, .4, .05), "white", .015)
        round_tower(.9, 6.5, "teal", "mist")
        for x, y in ((-1.5, -.85), (1.5, -.85), (-1.5, .9), (1.5, .9)):
            with at(x, y):
                round_tower(.62, 4.3, "pane", "white", False)
                tube((0, 0, 4.3), .66, .12, "white")
                tube((0, 0, 4.42), .36, .12, "grey")
    with at(1.25, 6.4, .2):
        setbacks()
    with at(7.75, 5.6, .2):
        building(.9, 1.4, 2.2, "cream", 3, 4)
    trees([(.5, 3.0), (1.7, 3.05), (3.0, 3.0), (5.6, 3.0), (6.8, 3.05), (7.9, 3.0), (7.9, 7.2), (2.3, 7.5)], sizes=(.55, .48, .6))
    trees([(3.2, 4.85), (6.3, 4.85), (.5, 4.95)], sizes=(.5,))
    for x in (1.1, 2.4, 3.8, 6.2, 7.4):
        with at(x, 2.55, .2):
            lamp_post(.8)
    passers_by([(3.4, 2.75, .21, 0), (3.55, 2.62, .21, 0), (1.4, 2.7, .21, 180), (6.5, 2.8, .21, 200), (5.0, 2.7, .21, 170)])
    drive((4.5, 3.6, .24, 0), [(1.3, 3.6, .24, 0, "white"), (6.9, 4.28, .24, 180, "teal"), (2.2, 4.28, .24, 180, "navy")])


def setbacks():
    """A brick tower of the twenties with two setbacks and a spire."""
    for w, z, h in ((1.7, 0, 3.6), (1.25, 3.6, 1.44), (.8, 5.04, .72)):
        with at(0, 0, z):
            building(w, w, h, "clay", round(w * 3), round(w * 3), roof=None, entrance=z == 0, fill=(.4, .6))
            box((0, 0, h), (w + .06, w + .06, .1), "cream", .02)
    tube((0, 0, 5.8), .3, .3, "slate", .05, sides=4)
    tube((0, 0, 6.05), .03, .55, "slate", .01)


def troy():
    """Office towers along a boulevard, one of them a triangle; a covered walkway over both carriageways."""
    edge = plate("lawn", 0, 10.6, 7.8)
    for y in (2.2, 4.25):
        road_across(edge, y)
    paving(5.3, .75, 10.0, 1.2, "stone")
    paving(5.3, 6.45, 10.1, 2.5, "stone")
    with at(2.7, 6.35):
        wedge(2.7, 5.8)
    with at(6.15, 6.6):
        glass_tower(2.0, 1.6, 4.3, "teal", "mist", fins=6)
    with at(8.95, 6.55):
        showrooms()
    walkway(4.35)
    with at(1.6, .75, .05):
        building(1.7, .9, .85, "tint", 5, 3, rows=1, fill=(.7, .6))
    trees([(.7, 3.23), (1.8, 3.23), (2.9, 3.23), (5.6, 3.23), (6.8, 3.23), (8.0, 3.23), (9.2, 3.23), (10.1, 3.23)], sizes=(.6, .52, .64))
    trees([(6.2, .6), (7.5, .75), (8.8, .6), (10.0, .8), (.5, 5.4), (4.7, 7.3), (7.6, 7.3), (10.2, 5.5), (.5, 7.0)], sizes=(.6, .7, .5))
    with at(6.9, .8, .05, turn=180):
        bench()
    passers_by([(5.4, .8, .05, 10), (5.55, .65, .05, 10), (8.0, .9, .05, 190), (6.1, 5.5, .05, 80), (3.6, 5.45, .05, 0), (8.7, 5.45, .05, 180)])
    drive((6.6, 1.87, .04, 0), [(1.5, 1.87, .04, 0, "white"), (3.5, 2.53, .04, 0, "navy"), (9.4, 2.53, .04, 0, "aqua"),
                                (2.2, 4.58, .04, 180, "clay"), (8.3, 3.92, .04, 180, "primary"), (6.3, 4.58, .04, 180, "white")])


def wedge(side, h):
    """A triangular glass tower, one of its edges towards the camera. Turned a little: if its back were level, the picture would look cut off there."""
    def triangle(s):
        return [(s * .6 * math.cos(math.radians(t)), s * .6 * math.sin(math.radians(t))) for t in (-25, 95, 215)]

    floors = stories(h)
    prism(triangle(side), 0, h, "pane", .03)
    for i in range(1, floors):
        prism(triangle(side + .06), h * i / floors - .08, .16, "white", 0)
    prism(triangle(side + .1), h, .14, "white", .02)
    prism(triangle(side * .5), h + .14, .2, "grey", .03)


def showrooms():
    """A shopping center's corner: stone box, high glass doors, skylights."""
    box((0, 0, 0), (2.6, 2.0, 1.35), "cream", .03)
    box((0, 0, 1.35), (2.68, 2.08, .1), "white", .03)
    box((-.1, -1.0, 0), (1.3, .2, 1.6), "white", .03)
    box((-.1, -1.11, .05), (1.0, .03, 1.1), "pane", .01)
    door(-.1, -1.13, 0, .44, DOOR + .05, "navy")
    for x in (-.85, .65):
        box((x, -1.01, .25), (.7, .03, .6), "pane", .01)
    windows(2.6, 2.0, .2, .8, 1, 0, 3, "pane", (.66, .7))
    for x in (-.8, 0, .8):
        profile((x, .1, 1.45), [(-.3, 0), (.3, 0), (0, .22)], 1.2, "glass", .01, "y")


def walkway(x):
    """A glazed bridge across both carriageways, a story and a half up, with its stairs in front."""
    box((x, 3.1, 1.05), (.56, 4.9, .09), "white", .02)
    box((x, 3.1, 1.14), (.46, 4.86, .52), "glass", .02)
    box((x, 3.1, 1.64), (.58, 4.94, .08), "white", .02)
    blocks([((x, .75 + i * .47, 1.13), (.5, .04, .53)) for i in range(11)], "white")
    for y in (1.35, 3.23, 5.15):
        box((x, y, 0), (.18, .18, 1.07), "stone", .03)
    with at(x, .72):
        box((0, 0, 0), (.8, .8, 1.72), "tint", .03)
        box((0, 0, 1.72), (.86, .86, .08), "white", .02)
        box((0, -.41, .7), (.5, .03, .8), "pane", .01)
        box((.41, 0, .7), (.03, .5, .8), "pane", .01)
        door(0, -.41, 0, .4, DOOR + .04, "teal")


def royal_oak():
    """A theater at a corner, its marquee and blade to both streets; brick shops, and a train on the bridge behind."""
    edge = plate("stone", 0, 9.2, 8.8)
    road_across(edge, 1.35, 1.4)
    road([(7.75, 2.05), (7.75, 8.78)], 1.4, z=.002)
    for low, high, x0, x1, top in ((.66, 2.04, 6.45, 9.08, .0432), (1.0, 2.7, 7.06, 8.44, .0428)):  # no dashes where people cross
        prism([(x0, low), (x1, low), (x1, high), (x0, high)], 0, top, "road", 0)
    for x in (6.75, 8.75):
        stripes_along(x, 1.35, .5, 1.3, 6)
    stripes(7.75, 2.4, 1.2, .5, 6)
    embankment(8.0)
    train(4.6, 8.0, 1.2)
    with at(5.3, 4.0):
        theater()
    for x, w, h, c, a in ((.95, 1.3, 1.6, "cream", "primary"), (2.85, 2.3, 2.3, "brick", "teal")):
        with at(x, 3.75):
            shop(w, 2.1, h, c, a, front=round(w * 2.2), side=3)
    with at(4.9, 6.3):
        building(3.1, 1.4, 2.2, "brick", 5, 3, entrance=False)
        for y in (-.3, .35):
            box((1.56, y, .02), (.04, .5, .5), "glass", .01)
    with at(8.85, 5.4):
        box((0, 0, 0), (.5, 2.6, .95), "clay", .03)
        box((0, 0, .95), (.56, 2.66, .09), "white", .02)
        windows(.5, 2.6, .12, .7, 1, 1, 6, "pane", (.5, .7))
    with at(1.6, 6.3):
        building(2.3, 1.3, 1.5, "blush", 4, 2, entrance=False)
    trees([(.5, 2.4), (1.9, 2.4), (3.3, 2.4), (8.75, 3.0), (6.85, 5.9), (8.8, 7.0)], sizes=(.5, .44))
    trees([(.9, .35), (2.6, .35), (6.1, .35)], sizes=(.48, .42))
    for x, y in ((1.2, 2.25), (4.1, 2.25), (6.85, 4.2), (8.65, 2.3)):
        with at(x, y):
            lamp_post()
    for x in (1.7, 5.2):
        with at(x, .35, turn=180):
            bench()
    passers_by([(5.2, 2.4, 0, 0), (5.4, 2.3, 0, 180), (6.4, 2.35, 0, 70), (2.6, 2.35, 0, 180), (7.3, .5, 0, 95), (6.9, 3.2, 0, 90), (3.4, .4, 0, 0), (8.65, 3.9, 0, -90)])
    drive((4.3, 1.02, .04, 0), [(1.2, 1.02, .04, 0, "white"), (2.4, 1.68, .04, 180, "navy"), (8.08, 4.5, .04, 90, "teal")])


def stripes_along(x, y, width, depth, bars):
    """Zebra lines across a road that runs along x."""
    blocks([((x, y - depth / 2 + depth * (i + .5) / bars, .045), (width, .1, .004)) for i in range(bars)], "white")


def theater():
    """The theater: stepped front, lit marquee around the corner, upright blade on it."""
    box((0, 0, 0), (2.5, 2.6, 2.3), "blush", .03)
    box((0, 0, 2.3), (2.58, 2.68, .12), "white", .03)
    box((0, 0, 2.4), (2.3, 2.4, .03), "stone", 0)
    box((.2, -1.3, 0), (1.8, .12, 2.75), "cream", .03)
    box((.2, -1.3, 2.75), (1.1, .13, .25), "cream", .03)
    for x in (-.5, -.25, 0, .25, .5):
        box((x + .1, -1.37, 1.25), (.08, .05, 1.25), "primary", .02)
    box((.15, -1.35, .02), (1.7, .04, .58), "ink", .01)
    for x in (-.5, -.1, .3, .7):
        door(x, -1.37, .0, .3, DOOR + .02, "pane")
    box((1.26, -.5, .02), (.04, 1.2, .58), "ink", .01)
    with at(.35, -1.45, .74):
        prism(shifted(rounded(2.4, .9, .1), 0, .05), 0, .34, "white", .03)
        prism(shifted(rounded(2.46, .96, .1), 0, .05), .33, .08, "primary", .02)
        prism(shifted(rounded(2.46, .96, .1), 0, .05), -.06, .07, "primary", .02)
        for i in range(11):
            ball((-1.1 + i * .22, -.44, -.03), .04, "lamp")
        for k in range(2):
            box((-.1, -.405, .08 + k * .11), (1.7 - .4 * k, .02, .05), "aqua", 0)
            box((1.205, .05, .08 + k * .11), (.02, .6 - .15 * k, .05), "aqua", 0)
    box((1.25, -1.55, 1.15), (.22, .5, 2.2), "primary", .05)
    for k in range(7):
        ball((1.38, -1.55, 1.36 + k * .29), .075, "lamp")
        ball((1.25, -1.82, 1.36 + k * .29), .06, "lamp")
    windows(2.5, 2.6, 1.0, 1.2, 2, 0, 4, "pane", (.34, .5))


def embankment(y):
    """The railway's brick bank along x, with a bridge over the side street."""
    for start, end in ((.25, 6.95), (8.55, 8.98)):
        box(((start + end) / 2, y, 0), (end - start, 1.1, 1.08), "brick", .02)
        box(((start + end) / 2, y - .56, .98), (end - start, .06, .12), "cream", .01)
    box((7.75, y, .92), (1.7, 1.1, .18), "slate", .02)
    for dy in (-.55, .55):
        box((7.75, y + dy, .9), (1.7, .07, .42), "navy", .02)
    box((4.6, y, 1.08), (8.7, .9, .05), "slate", .01)
    for dy in (-.145, .145):
        box((4.6, y + dy, 1.13), (8.7, .03, .03), "stone", 0)


def train(x, y, z):
    """An engine with a coach, together 44 m."""
    for start, long, colour in ((x - 3.9, 4.6, "white"), (x + .85, 3.1, "primary")):
        with at(start + long / 2, y, z):
            box((0, 0, .1), (long, .6, .72), colour, .08)
            box((0, 0, .42), (long * .92, .62, .2), "ink", .02)
            box((0, 0, .24), (long - .02, .615, .07), "aqua", .01)
            box((0, 0, .82), (long * .8, .3, .05), "grey", .02)
            for dx in (-long / 2 + .5, long / 2 - .5):
                box((dx, 0, 0), (.7, .4, .12), "ink", .02)


def southfield():
    """Linked towers of golden glass; a ramp curls up to the parking deck in one of them."""
    edge = plate("lawn", 0, 8.6, 8.4)
    prism(shifted(rounded(7.0, 5.4, .6), 4.8, 5.5), 0, .06, "stone", .015)
    for x, y, w, h in ((2.4, 6.9, 1.5, 5.8), (4.7, 7.3, 1.5, 7.2), (7.1, 6.8, 1.45, 5.1), (7.4, 4.5, 1.3, 3.6), (2.3, 4.5, 1.3, 2.9)):
        with at(x, y, .05):
            glass_tower(w, w, h, "gold", "white", band_high=.2)
            mullions(w, h)
    box((4.85, 5.3, .05), (3.2, 1.7, 1.1), "glass", .05)
    box((4.85, 5.3, 1.15), (3.3, 1.8, .1), "white", .03)
    profile((4.85, 5.3, 1.25), [(-.45, 0), (.45, 0), (0, .3)], 2.6, "glass", .01, "x")
    blocks([((3.27 + i * .4, 4.44, .05), (.04, .04, 1.1)) for i in range(9)] + [((6.46, 4.5 + i * .4, .05), (.04, .04, 1.1)) for i in range(5)], "white")
    door(4.85, 4.44, .05, .5, DOOR + .06, "teal")
    box((4.85, 4.3, .66), (1.2, .4, .05), "white", .015)
    road_across(edge, 1.05, 1.4)
    road([(4.85, 1.75), (4.85, 3.6)], 1.2, False, .003)
    paving(4.85, 3.75, 3.0, .9, "cream", .055)
    road(arc(1.75, 2.65, .95, -95, 265, 40), .62, False, .012)
    rising([(5.9, 1.62, .02), (6.9, 1.7, .1), (7.8, 2.0, .28), (8.1, 2.6, .48), (7.85, 3.15, .66), (7.42, 3.5, .74), (7.4, 3.95, .76)], .66)
    box((7.4, 3.83, .86), (.66, .04, .46), "ink", .01)
    trees([(1.75, 2.65), (2.1, 2.4), (1.45, 2.9)], sizes=(.7, .5))
    trees([(.6, 4.6), (.7, 6.0), (1.0, 7.6), (8.2, 5.6), (8.1, 7.8), (3.6, 2.5), (3.5, 3.3), (7.1, 2.65)], sizes=(.7, .6, .8))
    trees([(.7, .2), (3.2, .2), (6.2, .2), (8.0, .2)], bush, (.7,), ("leaf",))
    passers_by([(4.5, 3.8, .06, 80), (5.3, 3.9, .06, -70), (5.5, 3.75, .06, 180), (3.9, 3.75, .06, 0)])
    drive((5.12, 2.5, .045, 90), [(1.5, .72, .04, 0, "white"), (3.7, 1.38, .04, 180, "primary"), (6.6, .72, .04, 0, "teal"), (8.06, 2.5, .58, 82, "clay")])


def mullions(w, h, n=4):
    """Slim uprights in front of a tower's glass."""
    blocks([((-w / 2 + w * i / n, -w / 2, 0), (.02, .06, h)) for i in range(n + 1)] + [((w / 2, -w / 2 + w * i / n, 0), (.06, .02, h)) for i in range(n + 1)], "white")


def rising(points, width):
    """A ramp through points in space, on piers, with white edges."""
    fine = curve(points)
    sides = ([], [])
    for i, (x, y, z) in enumerate(fine):
        (ax, ay, _), (bx, by, _) = fine[max(i - 1, 0)], fine[min(i + 1, len(fine) - 1)]
        length = math.hypot(bx - ax, by - ay)
        nx, ny = -(by - ay) / length * width / 2, (bx - ax) / length * width / 2
        sides[0].append((x + nx, y + ny, z))
        sides[1].append((x - nx, y - ny, z))
    n = len(fine)
    top = [(x, y, z + .12) for x, y, z in sides[0] + sides[1]]
    low = [(x, y, z) for x, y, z in sides[0] + sides[1]]
    faces = [(n + i, n + i + 1, i + 1, i) for i in range(n - 1)]
    faces += [(3 * n + i, 3 * n + i + 1, n + i + 1, n + i) for i in range(n - 1)]
    faces += [(i, i + 1, 2 * n + i + 1, 2 * n + i) for i in range(n - 1)]
    _add("ramp", top + low, faces, "road")
    for side in sides:
        hose([(x, y, z + .16) for x, y, z in side], .045, "white")
    for x, y, z in points[2:-1:2]:
        tube((x, y, 0), .1, z, "stone")


def curve(points, steps=8):
    """A smooth line (Catmull-Rom) through points."""
    ends = [points[0], *points, points[-1]]
    fine = []
    for p, q, u, v in zip(ends, ends[1:], ends[2:], ends[3:]):
        for k in range(steps):
            t = k / steps
            fine.append(tuple(.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
                              for a, b, c, d in zip(p, q, u, v)))
    return fine + [points[-1]]


def warren():
    """A technical campus: silver dome, water tower on slim legs, long pool."""
    edge = plate("lawn", 0, 11, 7.6, 1.4)
    prism(shifted(rounded(8.4, 2.1, .3), 6.0, 2.95), 0, .05, "stone", .015)
    prism(shifted(rounded(8.0, 1.7, .2), 6.0, 2.95), 0, .06, "water", .01)
    ripples([(3.2, 2.9), (5.2, 2.5), (7.2, 3.3), (9.0, 2.6), (4.3, 3.5)], .062)
    for x in (4.9, 5.5, 6.1, 6.7):
        tube((x, 3.0, .06), .02, .62, "tint", .04)
        ball((x, 3.0, .7), .08, "white")
    paving(4.3, 5.7, 3.9, 3.0, "stone")
    with at(4.3, 5.75, .05):
        tube((0, 0, 0), 1.5, .5, "tint", sides=56)
        tube((0, 0, .1), 1.52, .3, "pane", sides=56, bevel=0)
        for i in range(28):
            with at(0, 0, turn=i * 360 / 28):
                box((1.53, 0, .08), (.02, .03, .34), "white", 0)
        dome((0, 0, .5), 1.54, "stone", 1.02, 16, 56)
        tube((0, 0, 1.5), .15, .07, "grey")
        box((0, -1.5, 0), (.9, .3, .56), "white", .03)
        door(0, -1.66, 0, .46, DOOR + .04, "navy")
    with at(1.3, 4.6):
        water_tower()
    for y, c in ((4.9, "primary"), (6.6, "teal")):
        with at(8.6, y):
            box((0, 0, 0), (3.4, .95, STORY * 2), "tint", .03)
            for x in (-1.72, 1.72):
                box((x, 0, 0), (.08, .99, STORY * 2 + .06), c, .02)
            windows(3.4, .95, .04, STORY * 2 - .08, 2, 11, 0, "pane", (.8, .62), None)
            box((0, 0, STORY * 2), (3.44, .99, .08), "white", .02)
            door(-.9, -.49, 0, .44, DOOR + .04, "navy")
            box((-.9, -.62, DOOR + .1), (.7, .3, .04), "white", .01)
    road_across(edge, .95, 1.3)
    strip([(4.3, 4.2), (4.3, 4.05), (1.4, 4.0), (1.4, 1.6)], .36, 0, .035, "cream")
    trees([(.5, 3.6), (.6, 2.4), (2.2, 6.9), (.6, 5.7), (6.2, 4.55), (6.3, 6.9), (10.6, 4.2), (10.6, 5.8)], sizes=(.75, .62, .85))
    trees([(2.1, 1.83), (3.4, 1.83), (4.7, 1.83), (6.0, 1.83), (7.3, 1.83), (8.6, 1.83), (9.9, 1.83)], sizes=(.42, .37))
    passers_by([(3.0, 4.02, .04, 180), (2.8, 4.06, .04, 180), (1.4, 2.6, .04, 90), (4.9, 4.4, .05, 100), (7.2, 4.3, 0, 0)])
    drive((5.4, .63, .04, 0), [(1.6, .63, .04, 0, "white"), (3.2, 1.27, .04, 180, "teal"), (8.9, 1.27, .04, 180, "navy")])


def water_tower():
    """A flattened steel ball on three slim legs, thirty meters high."""
    for turn in (0, 120, 240):
        with at(0, 0, turn=turn + 20):
            tube((.5, 0, 0), .06, 4.7, "stone", .05, lean=(-.26, 0))
    tube((0, 0, 0), .08, 4.7, "grey")
    ball((0, 0, 5.0), .95, "stone", (1, 1, .5))
    ring((0, 0, 4.98), .95, .03, "grey")


def sterling_heights():
    """An assembly line under a sawtooth roof, seen through the open side."""
    edge = plate("stone", 0, 9.6, 9.0)
    prism(shifted(rounded(8.6, 5.6, .1), 4.8, 5.6), 0, .05, "tint", .02)
    box((4.8, 8.35, .02), (8.6, .12, 1.75), "tint", .02)
    box((.55, 5.6, .02), (.12, 5.6, 1.75), "aqua", .02)
    for i in range(5):
        x = 1.36 + i * 1.72
        with at(x, 7.0, 1.65):
            profile((0, 0, 0), [(-.86, .1), (-.86, 0), (.86, 0), (.86, .75), (.8, .75)], 2.8, "aqua", .015, "y")
        box((x + .855, 7.0, 1.8), (.05, 2.6, .5), "pane", .01)
        box((x + .86, 7.0, 2.36), (.12, 2.84, .08), "white", .02)
        box((x, 5.58, 1.65), (1.7, .03, .1), "white", .005)
    for x in (.62, 3.1, 5.7, 9.0):
        box((x, 5.65, .05), (.1, .1, 1.6), "primary", .02)
    box((4.8, 5.65, 1.58), (8.5, .12, .12), "primary", .02)
    for y in (3.75, 4.85, 6.3):
        box((4.8, y, .05), (8.2, .58, .1), "slate", .02)
        blocks([((.9 + i * .3, y, .15), (.2, .5, .015)) for i in range(27)], "grey")
    for y, colours in ((3.75, ("stone", "aqua", "aqua", "teal", "teal", "primary")), (4.85, ("stone", "stone", "mist", "mist", "white", "white")), (6.3, ("stone", "clay", "clay", "clay"))):
        for i, c in enumerate(colours):
            with at(1.5 + i * (6.6 / (len(colours) - 1)), y, .165):
                body(c, i * 3 // (len(colours) - 1))
    for x in (2.2, 3.5, 4.9, 6.1, 7.5):
        with at(x, 4.3, .05, turn=0 if x < 5 else 180):
            robot()
    strip([(.7, 3.2), (8.95, 3.2)], .05, .05, .006, "white")
    passers_by([(2.8, 3.32, .05, 90), (4.2, 3.32, .05, 90), (6.7, 3.32, .05, 90), (3.2, 5.3, .05, -90), (5.4, 5.28, .05, -90), (8.0, 3.02, .05, 180), (1.3, 2.95, .05, 0)])
    road_across(edge, 1.5, 1.4)
    for x in (.9, 1.7, 2.5, 7.6, 8.4, 9.2):
        blocks([((x - .3, .42, .0), (.03, .75, .006))], "white")
    drive((4.6, 1.17, .04, 0), [(1.3, .42, .0, 90, "white"), (2.1, .42, 0, 90, "teal"), (8.0, .42, 0, 90, "clay"), (7.6, 1.83, .04, 180, "white")])
    for x, y, w, d, h, c in ((5.4, 2.75, .3, .24, .2, "primary"), (5.75, 2.75, .24, .24, .26, "wood"), (2.3, 2.75, .3, .26, .2, "teal")):
        box((x, y, .04), (w, d, h), c, .02)
    trees([(.4, 2.6), (9.25, 2.6), (.35, 8.6), (9.25, 8.6), (5.2, .3), (6.4, .35), (4.0, .35)], sizes=(.5, .44))


def body(colour, step):
    """A car's body growing along the line."""
    with at(0, 0, scale=METRE):
        profile((0, 0, 0), [(-2.2, .2), (2.2, .2), (2.3, .6), (2.1, .82), (1.0, .94), (-2.05, .98), (-2.3, .8)], 1.8, colour, .1, "y")
        if step > 0:
            profile((0, 0, 0), [(-1.8, .9), (1.2, .88), (.5, 1.42), (-1.3, 1.44)], 1.6, "ink" if step > 1 else colour, .06, "y")
        if step > 1:
            profile((0, 0, 0), [(-1.32, 1.36), (.52, 1.33), (.4, 1.48), (-1.2, 1.5)], 1.52, colour, .05, "y")
            wheels([(x, y) for x in (-1.4, 1.4) for y in (-.82, .82)])


def robot():
    """A robot's arm over the line, towards -y."""
    with at(0, 0, scale=METRE):
        tube((0, 0, 0), .5, .7, "primary", .4)
        tube((0, 0, .6), .24, 1.6, "white", lean=(0, -.4))
        ball((0, -.4, 2.2), .34, "primary")
        tube((0, -.4, 2.2), .17, .5, "white", lean=(0, -1.1), bevel=0)
        ball((0, -1.5, 2.7), .24, "primary")
        tube((0, -1.6, 1.8), .09, .9, "slate")


def rochester_hills():
    """A brick school beside rows of apple trees and a creek; a drive loops past its steps."""
    edge = plate("lawn", 0, 10, 9.6, 1.2)
    creek = [(.12 + i * .244, 1.1 + .4 * math.sin(i * .3)) for i in range(41)]
    strip(creek, 1.0, 0, .03, "sand")
    strip(creek, .75, 0, .045, "water")
    ripples([(1.6, 1.45), (3.3, .85), (5.4, 1.15), (8.9, .75)], .046)
    road_across(edge, 2.6, 1.2)
    loop = arc(3.9, 3.4, 1.7, 180, 0, 32, .8)
    strip([(2.2, 3.2), *loop, (5.6, 3.2)], .76, 0, .04, "road")
    with at(3.9, 3.62):
        prism(oval(2.3, .8), 0, .06, "lime", .02)
        tube((-.8, 0, .05), .02, 1.5, "white")
        box((-.6, 0, 1.25), (.4, .015, .24), "primary", 0)
        bush(.6)
    footbridge(7.9, 1.05)
    strip([(7.9, 1.78), (7.9, 2.0)], .4, 0, .035, "cream")
    strip([(3.9, 5.0), (3.9, 5.6)], 1.2, 0, .035, "cream")
    with at(3.9, 7.0):
        for x in (-2.35, 2.35):
            with at(x, .1):
                gable(2.3, 2.2, 1.44, .8, "brick", "slate", 2, 5, 3)
        box((0, 0, 0), (2.5, 2.6, 1.9), "brick", .02)
        windows(2.5, 2.6, .95, .85, 1, 6, 4, "pane", (.5, .7))
        for x in (-.9, .9):
            box((x, -1.31, .28), (.3, .04, .42), "pane", .01)
        with at(0, 0, 1.9, turn=90):
            profile((0, 0, 0), [(-1.25, 0), (1.25, 0), (0, .95)], 2.58, "brick", 0, "x")
            profile((0, 0, 0), [(-1.42, -.1), (0, .97), (1.42, -.1), (1.42, .02), (0, 1.1), (-1.42, .02)], 2.85, "slate", .012, "x")
        tube((0, -1.32, 2.2), .22, .05, "white", along="y")
        box((0, -1.335, 2.2), (.02, .02, .16), "ink", 0)
        box((.05, -1.335, 2.19), (.1, .02, .02), "ink", 0)
        with at(0, .3, 2.85):
            box((0, 0, 0), (.6, .6, .62), "white", .03)
            box((0, -.3, .15), (.28, .05, .36), "pane", .02)
            box((.3, 0, .15), (.05, .28, .36), "pane", .02)
            tube((0, 0, .62), .48, .6, "slate", .02, sides=4)
        for k in range(3):
            box((0, -1.45 - .06 * (2 - k), k * .035), (1.3 - .1 * k, .34, .035), "stone", .005)
        box((0, -1.32, .1), (.72, .05, .6), "white", .02)
        door(0, -1.34, .1, .44, DOOR, "primary")
        for x in (-.46, .46):
            tube((x, -1.5, .1), .045, .7, "white")
        profile((0, -1.45, .8), [(-.62, 0), (.62, 0), (0, .28)], .42, "white", .02, "y")
    for i in range(4):
        for j in range(4):
            with at(7.35 + i * .62, 4.0 + j * .86):
                apple_tree(.42 + .04 * ((i + j) % 2))
    trees([(.6, 4.4), (.7, 8.3), (2.2, 9.1), (5.6, 9.1), (7.4, 8.9), (8.6, 8.4), (.5, 6.6), (9.4, 7.7)], sizes=(.8, .95, .7))
    trees([(1.2, 1.75), (3.0, 1.55), (5.4, 1.75), (6.6, 1.6), (9.3, 1.75)], sizes=(.5, .42))
    passers_by([(3.6, 5.2, .04, 80), (4.15, 5.3, .04, 100), (4.3, 5.15, .04, 200), (7.9, 1.05, .38, 90), (6.4, 3.5, 0, 180), (2.9, 5.35, 0, 0)])
    drive((3.55, 4.78, .04, 4), [(1.4, 2.3, .04, 0, "white"), (6.8, 2.9, .04, 180, "navy")])


def apple_tree(size):
    """A tree with red-brown apples."""
    tree(size)
    with at(0, 0, scale=size):
        for dx, dy, dz in ((.1, -.4, .9), (.38, -.15, 1.0), (-.3, -.22, 1.05), (.2, -.35, 1.25), (.42, .0, .75), (-.05, -.42, .68), (.18, -.2, 1.42)):
            ball((dx, dy, dz), .07, "clay")


def footbridge(x, y):
    """A small arched bridge along y."""
    profile((x, y, 0), [(-.75, 0), (-.45, .2), (0, .28), (.45, .2), (.75, 0), (.75, .06), (.45, .28), (0, .36), (-.45, .28), (-.75, .06)][::-1], .44, "wood", .01, "x")
    for dx in (-.21, .21):
        hose([(x + dx, y - .75, .24), (x + dx, y - .45, .42), (x + dx, y, .52), (x + dx, y + .45, .42), (x + dx, y + .75, .24)], .018, "white")
        for dy in (-.7, -.35, 0, .35, .7):
            tube((x + dx, y + dy, .08), .014, .42 - abs(dy) * .24, "white")


def dearborn():
    """The assembly plant on the river: hall, four stacks, a tug with an ore barge in the slip."""
    edge = plate("water", -.07, 10, 9)
    prism(band(edge, 2.5, 9), -.12, .3, "stone", .04)
    ripples([(.9, 2.0), (9.3, 2.1), (4.5, .35), (7.6, .4), (1.6, .5)], -.066)
    with at(4.9, 1.25, -.1):
        ore_boat()
    with at(3.5, 6.9, .18):
        for i in range(4):
            with at(-2.1 + i * 1.4, 0):
                box((0, 0, 0), (1.4, 3.2, 1.44), "brick" if i % 2 else "clay", .02)
                profile((0, 0, 1.44), [(-.7, 0), (.7, 0), (.7, .7), (.55, .7), (-.7, .12)], 3.2, "stone", .012, "y")
                box((.69, 0, 1.58), (.05, 3.0, .48), "pane", .01)
        windows(5.6, 3.2, .62, .7, 1, 16, 8, "pane", (.66, .8), None)
        for x, w in ((-1.7, .8), (.9, .8)):
            box((x, -1.62, 0), (w + .12, .06, .78), "white", .02)
            box((x, -1.64, 0), (w, .06, .7), "slate", .01)
        door(-.4, -1.62, 0, .22)
    with at(8.5, 7.5, .18):
        building(1.7, 1.7, 1.44, "brick", 5, 5, fill=(.5, .6))
    for i in range(4):
        with at(6.95 + i * .68, 5.7, .18):
            stack(.24, 5.6, "cream", ("primary", "primary"))
    with at(1.0, 4.5, .18):
        building(1.1, .8, .72, "tint", 3, 2, rows=1)
    road_across(edge, 3.4, 1.4, z=.18)
    gate(5.9, 4.6)
    strip([(5.8, 4.05), (5.8, 5.2)], .9, .18, .033, "road")
    with at(2.7, 3.73, .22, turn=180):
        truck("primary", "white", 11)
    trees([(.5, 8.3), (.4, 5.6), (9.6, 4.4), (9.1, 4.6), (6.8, 8.4), (9.6, 6.3), (7.0, 6.6)], sizes=(.7, .6, .8))
    passers_by([(5.2, 4.35, .2, 90), (6.4, 4.4, .2, 200), (1.6, 2.75, .2, 0), (7.8, 2.75, .2, 180), (8.0, 4.4, .2, 0)])
    for x in (1.2, 3.4, 5.6, 7.8):
        tube((x, 2.62, .18), .06, .1, "ink", .08)
    drive((6.3, 3.07, .22, 0), [(8.8, 3.73, .22, 180, "teal"), (1.2, 3.07, .22, 0, "clay")])


def gate(x, y):
    """A plant's gate: brick posts and a lifted bar."""
    for dx in (-.75, .6):
        box((x + dx, y - .3, .18), (.24, .24, .6), "brick", .03)
        box((x + dx, y - .3, .78), (.3, .3, .08), "white", .03)
    tube((x - .6, y - .3, .62), .025, .95, "white", lean=(.4, 0))
    railing((x + .75, y - .3, .2), (9.7, y - .3, .2), .36, 18, "slate")
    railing((1.9, y - .3, .2), (x - .9, y - .3, .2), .36, 18, "slate")


def ore_boat():
    """A short lake freighter: holds, wheelhouse aft, crew's house forward."""
    prism([(-3.6, -.62), (3.0, -.62), (3.6, -.3), (3.8, 0), (3.6, .3), (3.0, .62), (-3.6, .62)], 0, .5, "primary", .06)
    prism([(-3.6, -.64), (3.0, -.64), (3.62, -.31), (3.82, 0), (3.62, .31), (3.0, .64), (-3.6, .64)], .5, .1, "white", .03)
    prism([(-3.5, -.54), (2.95, -.54), (3.5, -.26), (3.65, 0), (3.5, .26), (2.95, .54), (-3.5, .54)], .57, .05, "clay", .01)
    for i in range(9):
        box((-2.1 + i * .48, 0, .61), (.36, .8, .08), "sand", .02)
    for x, w, h in ((-3.0, .9, 1.1), (2.8, .7, .6)):
        box((x, 0, .6), (w, .9, h), "white", .05)
        for z in range(round(h / .5)):
            blocks([((x - w / 2 + w * (i + .5) / 5, -.455, .78 + z * .5), (.09, .02, .12)) for i in range(5)], "ink")
            blocks([((x + w / 2 + .005, -.3 + i * .2, .78 + z * .5), (.02, .1, .12)) for i in range(4)], "ink")
        box((x, 0, .6 + h), (w + .1, 1.0, .06), "primary", .02)
    tube((-3.1, 0, 1.7), .18, .5, "primary", .15)
    railing((-2.4, -.58, .6), (2.4, -.58, .6), .2, 24)


def auburn_hills():
    """An oval test track around a technology center, on an oval plate."""
    plate("lawn", 0, 11.2, 9.0, 4.3)
    track()
    paving(5.6, 4.5, 4.9, 2.7, "stone", .05, .6)
    with at(5.2, 5.0, .05):
        glass_tower(2.9, 1.4, 1.44, "pane", "white", fins=8)
        with at(-.3, .2, 1.56):
            glass_tower(1.2, .9, 1.44, "teal", "mist", entrance=False)
    with at(7.15, 4.5, .05):
        box((0, 0, 0), (.95, 1.5, .72), "tint", .03)
        box((0, 0, .72), (1.02, 1.57, .08), "primary", .02)
        for y in (-.4, .35):
            box((.48, y, 0), (.05, .56, .54), "slate", .01)
            blocks([((.51, y, .04 + k * .125), (.02, .52, .08)) for k in range(4)], "aqua")
        box((0, -.76, .12), (.5, .03, .34), "pane", .01)
    for t, lane, c in ((205, 0, "white"), (226, 1, "primary"), (252, 0, "teal"), (306, 1, "clay"), (335, 0, "white"), (45, 0, "navy"), (120, 1, "aqua")):
        on_track(t, lane, c)
    strip([(5.6, 1.9), (5.6, 3.8)], 1.12, 0, .05, "stone")
    strip([(5.6, 1.86), (5.6, 3.82)], .94, 0, .062, "road")
    strip([(3.6, 3.75), (7.6, 3.75)], .95, .05, .02, "road")
    passers_by([(4.6, 4.1, .07, 90), (4.9, 4.1, .07, 100), (6.0, 3.1, .0, 180), (3.5, 4.6, .05, 0)])
    trees([(3.2, 5.9), (3.6, 6.3), (7.6, 6.0), (8.0, 5.4), (8.3, 3.7), (2.9, 3.7), (5.9, 6.3), (8.6, 4.5)], sizes=(.6, .5))
    trees([(1.15, 1.75), (9.95, 1.7), (1.2, 7.3), (9.9, 7.4), (1.7, 1.2), (9.3, 7.9), (1.55, 7.75), (9.4, 1.2)], bush, (.55, .7))
    drive((5.6, 2.75, .064, -90), [(6.4, 3.72, .07, 0, "white")])


A, B = 4.35, 3.3


def track_outline(grow):
    """A stadium's outline `grow` outside the middle line."""
    points, straight = [], 1.2
    for cx, begin in ((straight, -90), (-straight, 90)):
        points += [(5.6 + cx + (A - straight + grow) * math.cos(math.radians(begin + 180 * i / 48)),
                    4.5 + (B + grow) * math.sin(math.radians(begin + 180 * i / 48))) for i in range(49)]
    return points


def track():
    """The banked track: outer edge high, inner edge low."""
    rows = [(-.75, .02), (-.68, .05), (-.3, .09), (.24, .18), (.68, .29), (.76, .33), (.84, .33), (.84, 0)]
    colours = ["white", "road", "road", "road", "white", "white", "stone"]
    loops = [[(x, y, z) for x, y in track_outline(g)] for g, z in rows]
    n = len(loops[0])
    for colour in ("white", "road", "stone"):
        faces = [(k * n + i, (k + 1) * n + i, (k + 1) * n + (i + 1) % n, k * n + (i + 1) % n) for k, c in enumerate(colours) if c == colour for i in range(n)]
        _add("track", [v for loop in loops for v in loop], faces, colour)
    loop = track_outline(-.02)
    dash(loop + loop[:1], .15, .6, .3, .04)


def on_track(degrees, lane, colour):
    """A car somewhere on the oval."""
    loop = track_outline((-.36, .34)[lane])
    i = int(len(loop) * degrees / 360) % len(loop)
    (ax, ay), (bx, by) = loop[i], loop[(i + 1) % len(loop)]
    with at(ax, ay, (.09, .2)[lane], turn=math.degrees(math.atan2(by - ay, bx - ax))):
        car(colour)


def farmington_hills():
    """Three low glass blocks around a pond with a footbridge."""
    edge = plate("lawn", 0, 10, 9.6, 2.0)
    strip(arc(4.8, 4.9, 3.1, 0, 360, 48, .8), .3, 0, .035, "cream")
    pond(4.8, 4.8, 4.9, 3.6, .2, 5)
    for x, y, w, d, h in ((2.7, 8.1, 3.4, 1.6, 1.44), (6.9, 8.1, 3.2, 1.7, 2.16), (8.85, 5.2, 1.3, 2.6, 1.44)):
        with at(x, y):
            paving(0, 0, w + .6, d + .6, "stone", .04)
            glass_tower(w, d, h, "pane", "white", fins=0, band_high=.22)
    wooden_bridge()
    road_across(edge, 1.3)
    road([(8.85, 1.9), (8.85, 3.5)], .9, False, .003)
    trees([(.7, 6.4), (.6, 4.9), (.8, 2.9), (4.8, 7.6), (9.5, 3.0), (9.6, 6.9), (4.8, 9.0), (8.9, 8.6), (1.1, 8.9), (2.2, 2.4), (6.3, 2.3), (4.1, 2.25)], sizes=(.75, .62, .88))
    trees([(3.2, 6.75), (2.0, 3.5), (7.0, 6.5), (7.2, 3.2)], bush, (.7,))
    trees([(2.0, .4), (3.4, .35), (6.9, .35)], sizes=(.45, .4))
    passers_by([(3.6, 4.75, .33, 0), (5.6, 4.65, .33, 180), (5.75, 4.8, .33, 180), (1.75, 5.6, .04, 80), (6.9, 7.0, .04, -60), (7.6, 3.9, .04, 50)])
    drive((5.3, .98, .04, 0), [(2.2, .98, .04, 0, "white"), (7.3, 1.62, .04, 180, "teal"), (8.85, 3.1, .04, 90, "navy")])


def wooden_bridge():
    """A flat bridge over the pond along x."""
    box((4.8, 4.7, .22), (5.6, .62, .1), "wood", .02)
    blocks([((2.1 + i * .15, 4.7, .321), (.012, .62, .004)) for i in range(37)], "oak")
    for y in (4.42, 4.98):
        railing((2.1, y, .3), (7.5, y, .3), .22, 22)
    for x in (2.8, 4.1, 5.5, 6.8):
        for y in (4.48, 4.92):
            tube((x, y, 0), .05, .25, "oak")
    profile((7.8, 4.7, 0), [(-.25, 0), (.25, 0), (-.2, .31), (-.25, .31)], .6, "wood", .005, "y")
    profile((1.8, 4.7, 0), [(-.25, 0), (.25, 0), (.25, .31), (.2, .31)], .6, "wood", .005, "y")


def livonia():
    """Warehouses beside a sunken freeway; the amber van crosses its bridge."""
    edge = plate("lawn", 0, 11.4, 8.4)
    paving(5.7, 5.45, 11.0, 5.5, "stone", .05, .7)
    freeway(edge)
    overpass(6.9)
    with at(5.0, 6.75, .05):
        box((0, 0, 0), (8.6, 2.6, 1.7), "tint", .03)
        box((0, 0, 1.35), (8.64, 2.64, .2), "primary", .01)
        box((0, 0, 1.7), (8.7, 2.7, .1), "white", .03)
        dock_doors(8.6, 2.6, 9, opened=(5,))
        for x in (-3.2, -1.0, 1.2, 3.2):
            box((x, .4, 1.8), (.5, .5, .22), "grey", .04)
        for i in range(7):
            box((-3.8 + i * 1.25, -.6, 1.8), (.4, .8, .05), "glass", .02)
        windows(8.6, 2.6, .2, .6, 1, 0, 6, "pane", (.6, .7))
        door(-4.12, -1.3, 0, .22)
        door(4.32, -.8, 0, .22, facing="+x")
    for x, c, t, long in ((2.13, "primary", "white", 11), (4.04, "teal", "tint", 11), (7.87, "navy", "white", 11)):
        with at(x, 3.1, .05, turn=-90):
            truck(c, t, long)
    with at(10.3, 6.4, .05):
        building(1.5, 2.0, 1.44, "brick", 4, 5)
    profile((6.9, 0, 0), [(2.68, 0), (4.8, 0), (4.8, .06), (2.68, .655)], 1.3, "stone", 0, "x")
    profile((6.9, 0, 0), [(2.68, 0), (4.82, 0), (4.82, .066), (2.68, .661)], 1.1, "road", 0, "x")
    passers_by([(5.7, 4.95, .05, 90), (5.9, 5.1, .05, 200), (9.7, 5.0, .05, 90), (3.1, 5.1, .05, 0)])
    trees([(.45, 7.9), (.4, 6.6), (.4, 5.3), (.4, 3.4), (11.0, 4.0), (11.0, 7.9), (9.5, 7.9), (10.2, 3.3)], sizes=(.6, .5, .7))
    drive((6.62, 1.2, .66, -90), [(10.0, 4.5, .05, 90, "white"), (10.6, 4.5, .05, 90, "clay")])


def overpass(x):
    """A bridge across the freeway, along y."""
    box((x, 1.35, .52), (1.2, 2.7, .14), "road", .02)
    dash([(x, .1), (x, 2.6)], .662)
    for dx in (-.6, .6):
        box((x + dx, 1.35, .52), (.08, 2.72, .28), "white", .02)
    for y in (.14, 1.35, 2.56):
        box((x, y, 0), (1.0, .12, .53), "stone", .02)


def freeway(edge):
    """Four lanes in a cutting across the front."""
    prism(band(edge, .35, 2.35), 0, .012, "road", 0)
    for y, colour, high in ((.28, "white", .22), (2.42, "white", .22), (1.35, "stone", .14)):
        prism(band(edge, y - .05, y + .05), 0, high, colour, .02)
    for y in (.83, 1.87):
        dash([(.3, y), (11.1, y)], .014)
    for x, y, c, t in ((1.4, .58, "white", 0), (4.3, 1.07, "teal", 0), (5.7, 2.1, "clay", 180), (2.8, 1.62, "primary", 180), (9.4, .58, "aqua", 0), (9.9, 2.12, "navy", 180), (8.2, 1.62, "white", 180)):
        with at(x, y, .012, turn=t):
            car(c)


def birmingham():
    """A main street of shops with striped awnings, café tables and street trees."""
    edge = plate("stone", 0, 11.4, 6.8, 1.3)
    road_across(edge, 1.75, 1.5)
    fronts = ((.95, 1.5, 1.52, "cream", "primary"), (2.6, 1.7, 2.24, "brick", "teal"), (4.35, 1.7, 1.52, "tint", "primary"), (6.1, 1.7, 2.96, "clay", "teal"),
              (7.85, 1.7, 1.52, "blush", "primary"))
    for x, w, h, c, a in fronts:
        with at(x, 5.0):
            shop(w - .03, 2.4, h, c, a, front=4, side=3)
    with at(9.85, 4.95):
        corner_house()
    trees([(.5, 2.95), (1.8, 2.9), (3.5, 2.9), (5.3, 2.9), (7.0, 2.9), (8.6, 2.95)], sizes=(.52, .46))
    trees([(.9, .5), (2.4, .45), (4.0, .5), (7.6, .45), (9.0, .45)], sizes=(.5, .44))
    for x in (1.2, 4.4, 7.8, 10.9):
        with at(x, 2.7):
            lamp_post()
    for x in (3.2, 8.4):
        with at(x, .45, turn=180):
            bench()
    for x in (4.0, 4.75, 7.5):
        cafe_table(x, 3.2)
    street_clock(10.0, .62)
    for x in range(8):
        blocks([((.9 + x * 1.25, 2.36, .041), (.03, .3, .004))], "white")
    passers_by([(2.4, 3.2, 0, 0), (2.55, 3.05, 0, 0), (6.1, 3.1, 0, 180), (8.9, 3.1, 0, 200), (10.4, 3.2, 0, 90), (5.0, .5, 0, 0), (1.5, .4, 0, 180), (6.8, .45, 0, 180)])
    drive((5.2, 1.4, .04, 0), [(1.5, 1.4, .04, 0, "white"), (2.9, 2.12, .04, 180, "navy"), (8.3, 2.12, .04, 180, "teal"), (9.6, 1.4, .04, 0, "clay")])


def corner_house():
    """The corner building: three stories, a round tower with a pointed roof at its corner."""
    building(2.2, 2.5, 2.24, "brick", 4, 5, entrance=False, fill=(.46, .6))
    sloping = ((-.3, -1.25), )
    for x, y in sloping:
        box((x, y - .02, .06), (1.3, .04, .52), "glass", .01)
    box((1.11, .1, .06), (.04, 1.7, .52), "glass", .01)
    with at(1.0, -1.15):
        tube((0, 0, 0), .5, 2.55, "clay", bevel=.01)
        for z in (.85, 1.57):
            for turn in range(-150, 60, 42):
                with at(0, 0, turn=turn):
                    box((.49, 0, z), (.05, .2, .44), "pane", .01)
        for turn in (-110, -25):
            with at(0, 0, turn=turn):
                box((.49, 0, .04), (.05, .26, .5), "primary", .01)
        tube((0, 0, 2.55), .55, .1, "white")
        tube((0, 0, 2.65), .54, .8, "slate", .02, bevel=.01)


def cafe_table(x, y):
    """A round table under a parasol, two chairs."""
    with at(x, y, scale=METRE):
        tube((0, 0, 0), .05, .7, "slate")
        tube((0, 0, .7), .4, .05, "white")
        tube((0, 0, .7), .03, 1.7, "oak")
        tube((0, 0, 2.1), 1.15, .4, "teal", .05, sides=8)
        for s in (-1, 1):
            box((s * .75, 0, .4), (.42, .42, .06), "wood", .02)
            box((s * .95, 0, .4), (.05, .42, .5), "wood", .02)
            for dy in (-.15, .15):
                tube((s * .75, dy, 0), .03, .4, "slate")


def street_clock(x, y):
    """A clock on its post."""
    tube((x, y, 0), .07, .14, "navy")
    tube((x, y, .1), .03, .8, "navy")
    tube((x, y - .07, 1.05), .19, .14, "navy", along="y")
    tube((x, y - .08, 1.05), .16, .16, "white", along="y", bevel=0)
    box((x, y - .085, 1.05), (.015, .01, .12), "ink", 0)
    box((x + .035, y - .085, 1.045), (.08, .01, .015), "ink", 0)


def bloomfield_hills():
    """An art academy's court: brick colonnade, long pool, trees; the van at the gate."""
    edge = plate("lawn", 0, 10, 9.4)
    paving(5, 4.9, 8.6, 4.6, "sand", .05, .3)
    paving(5, 7.5, 6.6, 1.2, "sand", .045, .05)
    blocks([((.9 + i * .55, 4.9, .05), (.014, 4.5, .004)) for i in range(16)], "cream")
    prism(shifted(rounded(1.7, 3.7, .2), 5, 4.7), 0, .14, "brick", .03)
    prism(shifted(rounded(1.45, 3.45, .12), 5, 4.7), 0, .15, "water", .005)
    ripples([(4.8, 3.4), (5.2, 5.4), (4.7, 6.0)], .152)
    with at(5, 4.6, scale=.8):
        tube((0, 0, .16), .3, .16, "stone")
        tube((0, 0, .3), .06, .5, "tint", .04)
        tube((0, 0, .72), .1, .08, "tint", .34)
        for turn in range(0, 360, 60):
            with at(0, 0, 0, turn=turn):
                hose([(0, 0, .8), (.22, 0, 1.15), (.5, 0, .85), (.6, 0, .2)], .025, "mist")
    with at(5, 7.9):
        colonnade(8.2, 1.2)
    for side in (-1, 1):
        with at(5 + side * 3.75, 8.0):
            box((0, 0, 0), (1.7, 1.9, 1.95), "brick", .02)
            windows(1.7, 1.9, .1, 1.75, 2, 4, 4, "pane", (.42, .56))
            hip_roof(1.7, 1.9, 1.95, .75)
    wall_and_gate()
    road_across(edge, .95)
    trees([(.5, 6.7), (.45, 5.4), (.5, 4.1), (.5, 2.9), (9.5, 6.5), (9.55, 5.2), (9.5, 3.9), (9.5, 2.9)], sizes=(.85, .72, .95))
    for x in (1.8, 3.2, 6.8, 8.2):
        for y in (3.4, 5.8):
            with at(x, y, .05):
                box((0, 0, 0), (.5, .5, .09), "brick", .02)
                pine(.6)
    for x in (2.5, 7.5):
        for turn, y in ((0, 3.4), (0, 5.8)):
            with at(x, y, .05, turn=turn):
                bench()
    passers_by([(3.9, 4.2, .05, 80), (6.2, 5.1, .05, -80), (6.35, 4.95, .05, -80), (4.4, 6.9, .05, 0), (7.4, 4.6, .05, 180), (5.2, 2.75, .05, 90)])
    drive((5.9, .62, .04, 0), [(1.6, 1.28, .04, 180, "white"), (8.7, 1.28, .04, 180, "navy")])


def wall_and_gate():
    """A low brick wall along the road with an open gate in the middle."""
    for x in (2.35, 7.65):
        box((x, 2.1, 0), (4.0, .16, .3), "brick", .02)
        box((x, 2.1, .3), (4.04, .22, .05), "cream", .015)
    for x in (4.25, 5.75):
        box((x, 2.1, 0), (.3, .3, .62), "brick", .02)
        box((x, 2.1, .62), (.36, .36, .08), "cream", .02)
        ball((x, 2.1, .8), .12, "cream")
    strip([(5, 1.6), (5, 2.7)], 1.0, 0, .045, "sand")


def hip_roof(w, d, z, rise):
    """A roof with four slopes."""
    x, y = w / 2 + .12, d / 2 + .12
    vertices = [(-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z), (0, -y * .2, z + rise), (0, y * .2, z + rise)]
    _add("roof", vertices, [(3, 2, 1, 0), (0, 1, 4), (1, 2, 5, 4), (2, 3, 5), (3, 0, 4, 5)], "slate", smooth=False)


def colonnade(length, h):
    """A brick hall with an open row of arches in front (-y)."""
    box((0, .5, 0), (length - 1.8, 1.2, h + .6), "brick", .02)
    box((0, .5, h + .6), (length - 1.7, 1.3, .1), "slate", .02)
    n = 10
    span = (length - 1.8) / n
    for i in range(n + 1):
        x = -(length - 1.8) / 2 + span * i
        box((x, -.75, 0), (.15, .2, h * .62), "clay", .02)
        box((x, -.75, h * .62), (.22, .26, .05), "cream", .015)
    for i in range(n):
        x = -(length - 1.8) / 2 + span * (i + .5)
        half, base = span / 2, h * .66
        arch = [(x - half, base), *[(x - (half - .09) * math.cos(math.pi * k / 12), base + (half - .09) * math.sin(math.pi * k / 12)) for k in range(13)],
                (x + half, base), (x + half, h + .1), (x - half, h + .1)]
        profile((0, -.75, 0), arch[::-1], .17, "clay", 0, "y")
        if i % 3 == 1:
            door(x, -.11, .03, .3, DOOR + .06, "navy")
        else:
            box((x, -.11, .14), (span * .5, .04, h * .5), "pane", .01)
    box((0, -.45, h + .1), (length - 1.7, .95, .1), "stone", .02)


def west_bloomfield():
    """A lake with a dock, pines, and a small medical office on its shore."""
    edge = plate("water", -.07, 10, 9.6, 3.0)
    shore = [(9.98, 3.6), (8.8, 3.2), (7.4, 3.4), (6.2, 4.2), (4.6, 4.5), (3.2, 4.9), (2.3, 6.0), (1.2, 6.6), (.02, 6.5)]
    shore = [(x, y) for x, y, _ in curve([(x, y, 0) for x, y in shore], 5)]
    grown = [(x - .18 if .1 < x < 9.9 else x, y - .22) for x, y in shore]
    far = [(x, y) for x, y in edge[-19:] + edge[:-19] if y > (3.7 if x > 5 else 6.7)]
    prism(far + grown[::-1], -.12, .1, "sand", .03)
    prism(far + shore[::-1], -.12, .2, "lawn", .04)
    ripples([(1.4, 5.2), (2.6, 3.0), (4.6, 1.2), (7.0, .9), (8.4, 2.2), (1.2, 2.6), (3.0, 1.0)], -.066)
    dock()
    with at(2.2, 2.9, -.1, turn=20):
        sailboat("primary", "white")
    with at(6.6, 1.3, -.1, turn=160):
        sailboat("white", "tint")
    with at(2.0, 4.6, -.1, turn=-40):
        boat("teal", "wood", .5, False)
    way = [(9.9, 5.0, 0), (8.4, 4.85, 0), (6.6, 5.3, 0), (5.0, 6.1, 0), (4.2, 7.4, 0), (4.0, 9.5, 0)]
    road([(x, y) for x, y, _ in curve(way)], .95, False, .075)
    with at(7.4, 7.1, .08):
        paving(-.2, -.3, 3.6, 2.6, "stone", .03)
        clinic()
    strip([(5.2, 5.5), (4.9, 5.0), (4.6, 4.5)], .34, .08, .042, "cream")
    trees([(.7, 7.4), (1.5, 8.3), (2.4, 7.6), (3.2, 8.6), (2.9, 6.7), (9.3, 6.0), (8.9, 8.2), (9.4, 7.2), (8.7, 4.1), (5.1, 8.9), (5.4, 7.9), (9.4, 4.3), (6.6, 8.9), (2.2, 9.0)], pine, (1.0, .8, 1.15, .72))
    trees([(7.6, 4.0), (3.7, 5.6)], sizes=(.6, .5))
    for x, y in ((3.1, 5.4), (7.2, 4.0), (9.3, 3.8)):
        with at(x, y, .06):
            ball((0, 0, .05), .13, "grey", (1.2, 1, .7))
    passers_by([(4.35, 3.1, .14, -90), (3.8, 2.1, .14, 180), (7.1, 5.8, .12, 90), (7.4, 5.75, .12, 100), (4.8, 4.95, .12, -110)])
    drive((5.75, 5.45, .115, -36), [(6.3, 6.35, .11, 90, "white"), (4.35, 6.9, .115, 112, "navy")])


def dock():
    """A wooden dock out into the lake with a boat at it."""
    box((4.4, 3.4, .06), (.44, 2.6, .08), "wood", .02)
    box((4.4, 2.1, .06), (1.8, .44, .08), "wood", .02)
    blocks([((4.4, 2.4 + i * .12, .142), (.44, .012, .004)) for i in range(19)] + [((3.56 + i * .12, 2.1, .142), (.012, .44, .004)) for i in range(15)], "oak")
    for x, y in ((3.55, 1.92), (5.25, 1.92), (4.2, 3.0), (4.6, 3.0), (4.2, 4.0), (4.6, 4.0), (3.55, 2.28), (5.25, 2.28)):
        tube((x, y, -.1), .045, .36, "oak")
    with at(5.25, 3.2, -.08, turn=90):
        boat("white", "wood", .6)


def clinic():
    """A small medical office with a plain cross beside its door."""
    box((0, 0, 0), (3.0, 1.7, .78), "white", .03)
    box((-.95, .1, 0), (1.3, 2.0, 1.1), "tint", .03)
    box((0, 0, .78), (3.1, 1.8, .09), "primary", .03)
    box((-.95, .1, 1.1), (1.42, 2.12, .09), "primary", .03)
    windows(3.0, 1.7, .1, .6, 1, 0, 4, "pane", (.6, .7))
    for x in (.45, .85, 1.25):
        box((x, -.85, .22), (.28, .04, .38), "pane", .01)
    door(-.02, -.87, .0, .42, DOOR + .04, "teal")
    box((-.02, -1.02, .58), (.8, .44, .05), "primary", .015)
    box((-.95, -.92, .5), (.12, .05, .42), "teal", .01)
    box((-.95, -.925, .65), (.42, .05, .12), "teal", .01)


SCENES = {
    "areas/detroit": detroit, "areas/troy": troy, "areas/royal-oak": royal_oak, "areas/southfield": southfield, "areas/warren": warren,
    "areas/sterling-heights": sterling_heights, "areas/rochester-hills": rochester_hills, "areas/dearborn": dearborn,
    "areas/auburn-hills": auburn_hills, "areas/farmington-hills": farmington_hills, "areas/livonia": livonia, "areas/birmingham": birmingham,
    "areas/bloomfield-hills": bloomfield_hills, "areas/west-bloomfield": west_bloomfield,
}
