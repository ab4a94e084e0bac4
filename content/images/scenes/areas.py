"""The fourteen cities, each a small model on a plate. The amber thing is larger than life, as in a toy town."""
import math

from city import (arc, bench, blocks, boat, building, bush, car, dash, dock_doors, gable, glass_tower, lamp_post, paving, pine, plate, pond,
                  railing, ripples, road, round_tower, sailboat, shop, stack, stripes, tree, trees, truck, van, wheels, windows)
from kit import _add, at, ball, box, dome, hose, prism, profile, ring, rounded, shifted, strip, tube
import rooms as r


def detroit():
    """A tall round tower among four lower ones on the river's bank."""
    plate("water", -.06)
    land = [(0, 3.3), (10, 3.3)] + [(px, py) for px, py in shifted(rounded(10, 10, 1.1), 5, 5) if py > 6]
    prism(land, -.12, .32, "stone", .04)
    prism([(0.05, 3.36), (9.95, 3.36), (9.95, 4.5), (.05, 4.5)], .2, .015, "cream", 0)
    railing((.2, 3.42, .21), (9.8, 3.42, .21), .32, 24)
    ripples([(1.2, 2.4), (3.0, 1.0), (5.2, 2.6), (7.4, .8), (8.8, 2.3), (6.0, .6), (2.0, 1.6)], -.058)
    with at(6.4, 1.7, -.1):
        boat("white", "wood", 1.25)
    with at(2.4, 2.3, -.1, turn=180):
        sailboat("primary")
    with at(5.1, 6.7, .2):
        prism(rounded(5.0, 3.9, .8), 0, .62, "tint", .06)
        prism(rounded(5.04, 3.94, .8), .16, .26, "pane", .01)
        prism(rounded(4.6, 3.5, .7), .62, .1, "lawn", .03)
        round_tower(.98, 5.1, 17, "teal", "mist")
        for x, y in ((-1.6, -1.15), (1.6, -1.15), (-1.6, 1.15), (1.6, 1.15)):
            with at(x, y):
                round_tower(.68, 3.2, 11, "pane", "white", False)
                tube((0, 0, 3.2), .72, .12, "white")
                tube((0, 0, 3.32), .4, .12, "grey")
    with at(1.25, 8.1, .2):
        building(1.5, 1.5, 2.3, "clay", 6, 4, 4)
        with at(0, 0, 2.3):
            building(1.0, 1.0, 1.0, "clay", 3, 3, 3)
        tube((0, 0, 3.4), .04, .7, "slate", .01)
    with at(8.9, 8.2, .2):
        building(1.3, 1.5, 2.6, "cream", 7, 4, 4)
    with at(1.1, 5.9, .2):
        building(1.2, 1.3, 1.3, "blush", 3, 3, 3)
    trees([(.5, 4.3), (1.6, 4.5), (2.6, 4.35), (7.7, 4.4), (8.7, 4.35), (9.5, 4.6), (9.4, 6.3), (9.2, 5.4)], sizes=(.8, .65, .9))
    with at(4.7, 3.95, .22, turn=-62, scale=1.5):
        r.cart()
    for x in (2.1, 3.6, 6.6, 8.2):
        with at(x, 3.62, .2):
            lamp_post(.85)


def troy():
    """Office towers along a boulevard, a covered walkway above it."""
    plate("lawn")
    road([(0, 3.2), (10, 3.2)], 1.15)
    road([(0, 5.2), (10, 5.2)], 1.15)
    paving(5, 1.2, 9.2, 1.9, "stone")
    paving(5, 7.9, 9.4, 3.6, "stone")
    with at(2.3, 8.0):
        glass_tower(2.2, 2.0, 3.7, 10, "pane", "white", fins=4)
    with at(5.2, 8.3):
        glass_tower(1.9, 1.9, 3.4, 9, "teal", "mist")
    with at(8.0, 8.0):
        building(2.0, 2.1, 2.7, "cream", 6, 5, 5, "pane", fill=(.7, .55))
    trees([(8.1, .75), (9.2, .9), (8.7, 1.7)], sizes=(.75, .6))
    with at(7.4, 1.85, .05):
        bench()
    with at(1.4, 1.3):
        building(1.8, 1.4, 1.1, "tint", 3, 5, 4, "teal")
    walkway()
    trees([(.7, 4.2), (2.0, 4.2), (3.0, 4.2), (6.1, 4.2), (7.3, 4.2), (8.4, 4.2), (9.4, 4.2)], sizes=(.8, .7, .85))
    trees([(3.0, 1.0), (9.6, 6.6), (.45, 6.6), (3.7, 9.4), (6.6, 9.4)], sizes=(.85, .7))
    for x, y, c, t in ((1.4, 2.93, "primary", 0), (6.2, 2.93, "white", 0), (8.2, 3.48, "clay", 180), (2.6, 5.47, "white", 180), (7.2, 4.93, "navy", 0), (9.0, 5.47, "aqua", 180)):
        with at(x, y, .04, turn=t, scale=.8):
            car(c)
    with at(6.0, 1.35, .05, turn=-58, scale=1.45):
        r.cart()


def walkway():
    """A glazed bridge across both carriageways."""
    box((4.45, 4.35, 1.25), (.62, 6.0, .1), "white", .02)
    box((4.45, 4.35, 1.35), (.5, 5.95, .5), "glass", .02)
    box((4.45, 4.35, 1.85), (.64, 6.05, .09), "white", .03)
    blocks([((4.45, 1.6 + i * .46, 1.34), (.54, .05, .52)) for i in range(13)], "white")
    for y in (1.75, 4.2, 6.3):
        box((4.45, y, 0), (.22, .22, 1.27), "stone", .03)
    with at(4.45, 1.25):
        box((0, 0, 0), (.9, .9, 1.3), "tint", .03)
        box((0, -.45, .1), (.5, .04, .7), "pane", .01)


def royal_oak():
    """A theatre's marquee at a corner, brick shops, and a train on the line behind."""
    plate("stone")
    road([(0, 2.3), (10, 2.3)], 1.5)
    stripes(8.6, 2.3, .9, 1.4, 5)
    strip([(.3, 9.0), (9.7, 9.0)], 1.3, .0, .7, "brick")
    strip([(.32, 9.0), (9.68, 9.0)], 1.2, .7, .06, "slate")
    for dy in (-.25, .25):
        box((5, 9 + dy, .76), (9.3, .05, .05), "stone", 0)
    train(3.9, 9.0, .78)
    with at(5.4, 5.6, .0):
        theatre()
    with at(2.1, 5.4):
        shop(1.9, 2.6, 2.5, "brick", "teal", rows=1, front=4)
    with at(.75, 5.3):
        shop(.9, 2.3, 1.9, "cream", "primary", rows=1, front=2)
    with at(8.45, 5.4):
        shop(1.8, 2.6, 2.2, "clay", "primary", rows=1, front=4)
    trees([(.6, 3.6), (2.6, 3.5), (7.3, 3.5), (9.5, 3.6)], sizes=(.75, .65))
    trees([(.7, 7.6), (9.4, 7.5), (9.5, 4.6)], sizes=(.9,))
    trees([(.9, .7), (3.5, .6), (6.6, .6), (9.2, .7)], sizes=(.7, .6))
    for x in (1.9, 8.0):
        with at(x, 3.3):
            lamp_post(1.2)
    for x in (2.2, 5.2):
        with at(x, .9):
            bench()
    for x, y, c, t in ((2.0, 1.95, "white", 0), (6.1, 2.65, "teal", 180)):
        with at(x, y, .04, turn=t, scale=1.05):
            car(c)
    with at(3.75, 3.5, .0, turn=-25, scale=2.2):
        r.wet_sign()


def theatre():
    """The theatre: stepped front, lit marquee, upright blade."""
    box((0, .2, 0), (3.2, 2.8, 2.7), "blush", .03)
    box((0, .2, 2.7), (3.3, 2.9, .14), "white", .03)
    box((0, -1.22, 0), (2.0, .14, 3.3), "cream", .03)
    box((0, -1.22, 3.3), (1.2, .16, .4), "cream", .03)
    for x in (-.7, -.35, 0, .35, .7):
        box((x, -1.31, 1.75), (.1, .06, 1.4), "primary", .02)
    box((0, -1.3, .08), (1.7, .06, .85), "ink", .01)
    for x in (-.55, -.18, .18, .55):
        box((x, -1.34, .1), (.28, .04, .72), "pane", .01)
    with at(0, -1.62, 1.05):
        prism([(-1.3, .38), (-1.1, -.34), (1.1, -.34), (1.3, .38)], 0, .46, "white", .03)
        prism([(-1.34, .38), (-1.14, -.38), (1.14, -.38), (1.34, .38)], .44, .1, "primary", .02)
        prism([(-1.34, .38), (-1.14, -.38), (1.14, -.38), (1.34, .38)], -.06, .08, "primary", .02)
        for i in range(9):
            ball((-.96 + i * .24, -.4, .49), .05, "lamp")
        for k in range(3):
            box((0, -.345, .1 + k * .12), (1.5 - .3 * (k % 2), .02, .05), "aqua", 0)
    box((1.22, -1.72, 1.75), (.24, .8, 2.1), "primary", .06)
    for k in range(6):
        ball((1.35, -1.72, 1.98 + k * .33), .1, "lamp")
    windows(3.2, 2.8, 1.0, 1.6, 2, 0, 4, "pane", (.4, .6))
    box((1.6, .2, .2), (.04, 1.6, .7), "primary", .01)


def train(x, y, z):
    """Two coaches and an engine."""
    for i, colour in enumerate(("primary", "white", "white")):
        with at(x + 2.3 - i * 2.15, y, z):
            box((0, 0, .1), (2.0, .74, .82), colour, .09)
            box((0, 0, .46), (1.8, .76, .26), "ink", .02)
            box((0, 0, .24), (1.98, .765, .08), "aqua", .01)
            wheels([(dx, dy) for dx in (-.7, -.4, .4, .7) for dy in (-.28, .28)], .11)


def southfield():
    """Linked towers of golden glass above looping ramps."""
    plate("lawn")
    prism(shifted(rounded(7.2, 5.6, .6), 5.6, 6.7), 0, .06, "stone", .015)
    spots = ((3.2, 7.7, 1.5, 4.6), (5.3, 8.4, 1.5, 3.6), (7.4, 8.0, 1.5, 5.2), (8.3, 5.9, 1.4, 3.0), (3.1, 5.4, 1.4, 2.9))
    for i, (x, y, w, h) in enumerate(spots):
        with at(x, y, .05):
            glass_tower(w, w, h, round(h * 3.2), "pane" if i % 2 else "teal", "gold", band_high=.06, fins=5)
    box((5.4, 6.7, .05), (3.6, 1.9, .95), "glass", .06)
    box((5.4, 6.7, 1.0), (3.7, 2.0, .1), "white", .03)
    blocks([((3.7 + i * .425, 5.74, .05), (.05, .05, .95)) for i in range(9)] + [((7.21, 5.8 + i * .45, .05), (.05, .05, .95)) for i in range(5)], "white")
    box((5.4, 5.72, .05), (.8, .08, .7), "white", .02)
    box((5.4, 5.68, .08), (.62, .06, .6), "teal", .01)
    road([(0, 1.3), (10, 1.3)], 1.5)
    road(arc(2.1, 3.25, 1.3, -80, 262, 40), .55, False, .012)
    rising([(9.4, 1.9, .02), (9.45, 2.5, .15), (9.2, 3.2, .4), (8.7, 3.7, .6), (8.0, 3.9, .72), (7.3, 3.7, .72), (6.9, 3.2, .6), (6.9, 2.6, .4), (7.1, 2.0, .1)], .62)
    trees([(2.2, 3.2), (2.6, 2.9), (1.8, 3.5)], sizes=(.85, .6))
    trees([(.6, 5.6), (.8, 7.0), (1.2, 8.6), (9.5, 4.6), (9.5, 7.4), (1.2, 9.3), (8.0, 3.0), (4.3, 2.7)], sizes=(.9, .75, 1.0))
    trees([(.7, .4), (3.2, .35), (6.2, .35), (9.0, .4)], bush, (1.0,), ("leaf",))
    for x, y, c, t in ((1.6, 1.0, "white", 0), (4.4, 1.6, "primary", 180), (6.6, 1.0, "teal", 0), (8.8, 1.6, "clay", 180)):
        with at(x, y, .04, turn=t, scale=.85):
            car(c)
    with at(5.0, 4.2, .06, turn=-30, scale=1.95):
        r.mop_bucket()


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
        hose([(x, y, z + .16) for x, y, z in side], .05, "white")
    for x, y, z in points[2:-2:2]:
        tube((x, y, 0), .12, z, "stone")


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
    plate("lawn")
    prism(shifted(rounded(8.6, 2.7, .3), 5.2, 3.4), 0, .05, "stone", .015)
    prism(shifted(rounded(8.2, 2.3, .2), 5.2, 3.4), 0, .06, "water", .01)
    ripples([(2.2, 3.4), (4.2, 3.0), (6.2, 3.8), (7.9, 3.1), (3.3, 4.1)], .062)
    for x in (3.2, 3.8, 4.4):
        tube((x, 3.5, .06), .03, .75, "tint", .05)
        ball((x, 3.5, .83), .1, "white")
    paving(3.5, 7.1, 4.2, 3.6, "stone")
    with at(3.5, 7.2, .05):
        tube((0, 0, 0), 1.62, .42, "tint", sides=56)
        tube((0, 0, .1), 1.64, .2, "pane", sides=56, bevel=0)
        dome((0, 0, .42), 1.66, "stone", 1.12, 16, 56)
        tube((0, 0, 1.52), .16, .08, "grey")
    with at(1.15, 5.15, 0):
        water_tower()
    for y, c in ((6.5, "primary"), (8.6, "teal")):
        with at(7.75, y, 0):
            box((0, 0, 0), (3.4, 1.1, 1.05), "tint", .03)
            box((1.72, 0, 0), (.08, 1.14, 1.12), c, .02)
            box((-1.72, 0, 0), (.08, 1.14, 1.12), c, .02)
            windows(3.4, 1.1, .06, .92, 2, 9, 0, "pane", (.8, .66), None)
            box((0, 0, 1.05), (3.44, 1.14, .08), "white", .02)
    strip([(0, 1.25), (10, 1.25)], .85, 0, .04, "cream")
    trees([(.5, 3.9), (.6, 2.2), (1.2, 9.4), (5.0, 9.3), (.5, 8.2), (.5, 6.9), (9.6, 5.4), (9.6, 7.5)], sizes=(.9, .75, 1.0))
    trees([(2.0, .5), (3.2, .45), (4.4, .5), (6.6, .45), (7.8, .5), (8.9, .5)], sizes=(.6, .52))
    with at(5.3, 1.3, .04, turn=-68, scale=1.6):
        r.cart()
    for x in (2.4, 8.0):
        with at(x, 1.75):
            bench()


def water_tower():
    """A flattened steel ball on three slim legs."""
    for turn in (0, 120, 240):
        with at(0, 0, turn=turn + 20):
            tube((.42, 0, 0), .06, 3.4, "stone", .05, lean=(-.2, 0))
    tube((0, 0, 0), .09, 3.4, "grey")
    ball((0, 0, 3.65), .95, "stone", (1, 1, .52))
    ring((0, 0, 3.62), .95, .035, "grey")


def sterling_heights():
    """An assembly line under a sawtooth roof, seen through the open side."""
    plate("lawn")
    paving(5, 5, 9.6, 9.6, "stone", .05, .9)
    prism(shifted(rounded(8.6, 6.3, .1), 5, 5.9), 0, .09, "tint", .02)
    box((5, 9.0, .05), (8.6, .16, 2.3), "tint", .02)
    box((.78, 5.9, .05), (.16, 6.3, 2.3), "aqua", .02)
    for i in range(5):
        x = 1.55 + i * 1.72
        with at(x, 7.4, 2.15):
            profile((0, 0, 0), [(-.86, .1), (-.86, 0), (.86, 0), (.86, .95), (.78, .95)], 3.1, "aqua", .015, "y")
        box((x + .855, 7.4, 2.3), (.05, 2.9, .66), "pane", .01)
        box((x + .86, 7.4, 3.02), (.14, 3.16, .1), "white", .02)
        box((x, 5.83, 2.15), (1.7, .03, .12), "white", .005)
    for x in (.85, 3.27, 5.85, 9.15):
        box((x, 5.9, .05), (.14, .14, 2.1), "primary", .02)
    box((5, 5.9, 2.08), (8.5, .16, .16), "primary", .02)
    for y in (4.35, 6.9):
        box((5, y, .09), (8.2, .95, .2), "slate", .03)
        blocks([((1.1 + i * .4, y, .29), (.26, .8, .03)) for i in range(20)], "grey")
    for i, c in enumerate(("stone", "aqua", "aqua", "teal")):
        with at(1.9 + i * 2.05, 4.35, .3, scale=1.2):
            body(c, i)
    for i, c in enumerate(("stone", "stone", "mist", "white")):
        with at(1.9 + i * 2.05, 6.9, .3, scale=1.2):
            body(c, i)
    for x in (2.9, 5.0, 7.0):
        with at(x, 5.45, .09):
            robot()
    strip([(.9, 3.3), (9.2, 3.3)], .07, .09, .006, "white")
    with at(5.4, 2.85, .09, turn=-20, scale=2.1):
        r.wet_sign()
    for x, y, c, t in ((1.9, 1.2, "white", 0), (3.9, 1.2, "teal", 0), (7.6, 1.2, "white", 0)):
        with at(x, y, .05, turn=t):
            van(c)
    trees([(.6, .8), (9.4, .9), (9.6, 2.2), (.4, 2.4), (9.65, 8.8)], sizes=(.7, .6))
    with at(2.4, 2.55, .09):
        box((0, 0, 0), (.7, .5, .4), "primary", .04)
    with at(3.3, 2.6, .09):
        box((0, 0, 0), (.6, .5, .5), "wood", .04)


def body(colour, step):
    """A car's body growing along the line."""
    profile((0, 0, 0), [(-.6, .06), (.6, .06), (.62, .24), (.56, .32), (.24, .36), (-.5, .38), (-.62, .3)], .54, colour, .04, "y")
    if step > 0:
        profile((0, 0, 0), [(-.46, .34), (.28, .34), (.1, .58), (-.34, .59)], .48, "ink" if step > 2 else colour, .03, "y")
    if step > 2:
        wheels([(x, y) for x in (-.37, .38) for y in (-.24, .24)])


def robot():
    """A robot's arm over the line."""
    tube((0, 0, 0), .22, .3, "primary", .18)
    tube((0, 0, .3), .09, .75, "white", lean=(0, -.25))
    ball((0, -.25, 1.08), .13, "primary")
    tube((0, -.25, 1.08), .07, .5, "white", lean=(0, -.42), bevel=0)
    ball((0, -.66, 1.55), .1, "primary")
    tube((0, -.72, 1.15), .03, .4, "slate")


def rochester_hills():
    """A brick school beside rows of apple trees and a creek."""
    plate("lawn")
    creek = [(0 + i * .25, 1.5 + .45 * math.sin(i * .28) + i * .0) for i in range(41)]
    strip(creek, 1.25, 0, .03, "sand")
    strip(creek, .95, 0, .045, "water")
    ripples([(1.4, 1.7), (3.6, 1.6), (6.0, 1.1), (8.6, 1.8)], .046)
    footbridge(7.3, 1.4)
    strip([(7.3, 2.0), (7.3, 3.6), (5.0, 3.9)], .6, 0, .035, "cream")
    paving(4.4, 4.1, 3.6, 1.3, "cream", .04)
    with at(4.3, 6.6):
        with at(-2.35, .1):
            gable(2.3, 2.3, 1.5, .8, "brick", "slate", 2, 4, 3)
        with at(2.35, .1):
            gable(2.3, 2.3, 1.5, .8, "brick", "slate", 2, 4, 3)
        box((0, 0, 0), (2.5, 2.7, 2.0), "brick", .02)
        windows(2.5, 2.7, .95, .95, 1, 4, 3, "pane", (.5, .7))
        with at(0, 0, 2.0, turn=90):
            profile((0, 0, 0), [(-1.25, 0), (1.25, 0), (0, 1.0)], 2.68, "brick", 0, "x")
            profile((0, 0, 0), [(-1.42, -.1), (0, 1.02), (1.42, -.1), (1.42, .02), (0, 1.16), (-1.42, .02)], 2.95, "slate", .012, "x")
        tube((0, -1.36, 2.3), .3, .05, "white", along="y")
        box((0, -1.38, 2.56), (.03, .02, .2), "ink", 0)
        with at(0, .3, 3.0):
            box((0, 0, 0), (.66, .66, .7), "white", .03)
            box((0, -.3, .15), (.3, .1, .4), "pane", .02)
            box((.3, 0, .15), (.1, .3, .4), "pane", .02)
            tube((0, 0, .7), .52, .65, "slate", .02, sides=4)
        box((0, -1.55, 0), (1.3, .5, .14), "stone", .02)
        box((0, -1.75, 0), (1.5, .5, .07), "stone", .02)
        box((0, -1.37, .12), (.8, .06, .75), "white", .02)
        box((0, -1.4, .14), (.62, .05, .62), "primary", .01)
        for x in (-.56, .56):
            tube((x, -1.65, .14), .07, .9, "white")
        profile((0, -1.6, 1.02), [(-.75, 0), (.75, 0), (0, .32)], .55, "white", .02, "y")
    for i in range(3):
        for j in range(3):
            with at(8.3 + i * .72 - .3, 4.4 + j * 1.25):
                apple_tree(.72 + .05 * ((i + j) % 2))
    trees([(.6, 4.2), (.7, 8.8), (2.2, 9.2), (6.4, 9.2), (8.2, 9.1), (9.3, 8.6), (.5, 3.0), (4.2, 9.3)], sizes=(.9, 1.05, .8))
    trees([(1.5, .5), (3.3, .5), (5.4, .45), (9.0, .5)], sizes=(.6, .5))
    with at(4.75, 3.55, .04, turn=-20, scale=2.3):
        r.bucket()


def apple_tree(size):
    """A tree with red-brown apples."""
    tree(size)
    with at(0, 0, scale=size):
        for dx, dy, dz in ((.1, -.4, .9), (.38, -.15, 1.0), (-.3, -.22, 1.05), (.2, -.35, 1.25), (.42, .0, .75), (-.05, -.42, .68), (.18, -.2, 1.42)):
            ball((dx, dy, dz), .06, "clay")


def footbridge(x, y):
    """A small arched bridge along y."""
    profile((x, y, 0), [(-.85, 0), (-.5, .22), (0, .3), (.5, .22), (.85, 0), (.85, .06), (.5, .3), (0, .38), (-.5, .3), (-.85, .06)][::-1], .66, "wood", .01, "x")
    for dx in (-.32, .32):
        hose([(x + dx, y - .85, .3), (x + dx, y - .5, .52), (x + dx, y, .62), (x + dx, y + .5, .52), (x + dx, y + .85, .3)], .03, "white")
        for dy in (-.8, -.4, 0, .4, .8):
            tube((x + dx, y + dy, .1), .02, .45 - abs(dy) * .22, "white")


def dearborn():
    """The assembly plant on the river: hall, four stacks, an ore boat in the slip."""
    plate("water", -.07)
    land = [(0, 2.7), (10, 2.7)] + [(px, py) for px, py in shifted(rounded(10, 10, 1.1), 5, 5) if py > 6]
    prism(land, -.12, .3, "stone", .04)
    ripples([(1.0, 2.2), (9.0, 2.2), (4.5, .45), (7.6, .5), (1.6, .6)], -.066)
    with at(4.9, 1.35, -.1):
        ore_boat()
    with at(3.6, 6.9, .18):
        for i in range(4):
            with at(-2.2 + i * 1.4, 0):
                box((0, 0, 0), (1.4, 2.8, 1.35), "brick" if i % 2 else "clay", .02)
                profile((0, 0, 1.35), [(-.7, 0), (.7, 0), (.7, .72), (.55, .72), (-.7, .12)], 2.8, "stone", .012, "y")
                box((.69, 0, 1.5), (.05, 2.6, .5), "pane", .01)
        windows(5.6, 2.8, .2, 1.0, 1, 12, 0, "pane", (.66, .8), None)
        windows(5.6, 2.8, .2, 1.0, 1, 0, 6, "pane", (.66, .8), None)
        box((-1.6, -1.42, 0), (1.0, .08, .95), "white", .02)
        box((-1.6, -1.45, 0), (.82, .08, .85), "slate", .01)
    with at(8.1, 8.0, .18):
        building(1.9, 1.9, 1.7, "brick", 2, 4, 4, "pane", fill=(.5, .7))
    for i in range(4):
        with at(6.9 + i * .72, 6.15, .18):
            stack(.27, 4.3, "cream", ("primary", "primary"))
    with at(1.15, 4.2, .18):
        building(1.3, .9, .8, "tint", 1, 3, 2, "pane")
    strip([(.05, 3.5), (9.95, 3.5)], .8, .18, .03, "road")
    dash([(.1, 3.5), (9.9, 3.5)], .212)
    gate(5.9, 4.45)
    with at(5.5, 3.85, .2, turn=-60, scale=1.6):
        r.cart()
    with at(3.3, 3.35, .2):
        truck("primary", "white", 1.6)
    trees([(.5, 9.0), (1.2, 9.4), (.45, 5.6), (9.5, 4.6), (9.0, 4.9), (3.2, 9.3), (5.2, 9.3)], sizes=(.8, .7, .95))


def gate(x, y):
    """A plant's gate: two posts and a lifted bar."""
    for dx in (-1.3, 1.1):
        box((x + dx, y - .3, .18), (.3, .3, .8), "brick", .03)
        box((x + dx, y - .3, .98), (.36, .36, .1), "white", .03)
    railing((x + 1.3, y - .3, .2), (9.6, y - .3, .2), .4, 14, "slate")
    railing((2.2, y - .3, .2), (x - 1.5, y - .3, .2), .4, 12, "slate")


def ore_boat():
    """A long lake freighter."""
    prism([(-3.6, -.62), (3.0, -.62), (3.6, -.3), (3.8, 0), (3.6, .3), (3.0, .62), (-3.6, .62)], 0, .5, "primary", .06)
    prism([(-3.6, -.64), (3.0, -.64), (3.62, -.31), (3.82, 0), (3.62, .31), (3.0, .64), (-3.6, .64)], .5, .1, "white", .03)
    prism([(-3.5, -.54), (2.95, -.54), (3.5, -.26), (3.65, 0), (3.5, .26), (2.95, .54), (-3.5, .54)], .57, .05, "clay", .01)
    for i in range(9):
        box((-2.1 + i * .48, 0, .61), (.34, .8, .1), "sand", .02)
    for x, w, h in ((-3.0, .9, .7), (2.8, .7, .55)):
        box((x, 0, .6), (w, .9, h), "white", .06)
        box((x, 0, .6 + h * .55), (w + .02, .92, .14), "ink", .01)
        box((x, 0, .6 + h), (w + .1, 1.0, .06), "primary", .02)
    tube((-3.1, 0, 1.3), .2, .5, "primary", .17)


def auburn_hills():
    """An oval test track around a technology centre."""
    plate("lawn")
    track()
    paving(5, 5, 4.9, 3.5, "stone", .05, .6)
    with at(4.7, 5.7, .05):
        glass_tower(3.0, 1.5, 1.2, 3, "pane", "white", fins=6)
        with at(-.3, .2, 1.2):
            glass_tower(1.3, 1.0, 1.7, 5, "teal", "mist")
    with at(6.0, 4.5, .05):
        box((0, 0, 0), (1.5, 1.3, .85), "tint", .03)
        box((0, 0, .85), (1.6, 1.4, .09), "primary", .02)
        for x in (-.38, .38):
            box((x, -.65, 0), (.6, .06, .62), "slate", .01)
            blocks([((x, -.69, .06 + k * .15), (.54, .02, .09)) for k in range(4)], "aqua")
        box((.75, 0, .25), (.04, .8, .35), "pane", .01)
    for t, lane, c in ((200, 0, "white"), (222, 1, "primary"), (262, 0, "teal"), (300, 1, "clay"), (335, 0, "white"), (40, 0, "navy"), (120, 1, "aqua")):
        on_track(t, lane, c)
    with at(4.5, 3.75, .05, turn=-15, scale=2.1):
        r.wet_sign()
    with at(3.3, 5.6, .05, turn=70):
        van("white", "aqua", .9)
    trees([(2.7, 6.6), (3.0, 7.0), (6.9, 6.6), (7.2, 5.9), (7.3, 3.9), (2.6, 3.8)], sizes=(.7, .6))
    trees([(.55, .9), (1.0, .55), (9.1, .7), (9.5, 1.2), (.6, 9.0), (1.1, 9.5), (9.2, 9.2), (8.7, 9.5), (9.55, 8.7)], sizes=(.75, .6, .85))


A, B = 3.9, 3.55


def track_outline(grow):
    """A stadium's outline `grow` outside the middle line."""
    points, straight = [], 1.0
    for cx, begin in ((straight, -90), (-straight, 90)):
        points += [(5 + cx + (A - straight + grow) * math.cos(math.radians(begin + 180 * i / 24)),
                    5 + (B + grow) * math.sin(math.radians(begin + 180 * i / 24))) for i in range(25)]
    return points


def track():
    """The banked track: outer edge high, inner edge low."""
    rows = [(-.95, .02), (-.85, .05), (-.4, .09), (.3, .2), (.85, .34), (.95, .38), (1.05, .38), (1.05, 0)]
    colours = ["white", "road", "road", "road", "white", "white", "stone"]
    loops = [[(x, y, z) for x, y in track_outline(g)] for g, z in rows]
    n = len(loops[0])
    for colour in ("white", "road", "stone"):
        faces = [(k * n + i, (k + 1) * n + i, (k + 1) * n + (i + 1) % n, k * n + (i + 1) % n) for k, c in enumerate(colours) if c == colour for i in range(n)]
        _add("track", [v for loop in loops for v in loop], faces, colour)
    loop = track_outline(-.02)
    dash(loop + loop[:1], .163, .7, .36, .05)


def on_track(degrees, lane, colour):
    """A car somewhere on the oval."""
    loop = track_outline((-.45, .42)[lane])
    i = int(len(loop) * degrees / 360) % len(loop)
    (ax, ay), (bx, by) = loop[i], loop[(i + 1) % len(loop)]
    with at(ax, ay, (.09, .23)[lane], turn=math.degrees(math.atan2(by - ay, bx - ax)), scale=.85):
        car(colour)


def farmington_hills():
    """Three low glass blocks around a pond with a footbridge."""
    plate("lawn")
    strip(arc(5, 4.9, 3.35, 0, 360, 48, .82), .42, 0, .035, "cream")
    pond(5, 4.7, 5.2, 3.9, .2, 5)
    for x, y, w, d, h, f in ((2.6, 8.2, 3.6, 1.9, 1.5, 4), (7.4, 8.1, 3.4, 2.0, 2.0, 5), (9.0, 5.0, 1.4, 2.6, 1.2, 3)):
        with at(x, y):
            paving(0, 0, w + .7, d + .7, "stone", .04)
            glass_tower(w, d, h, f, "pane", "white", fins=0, band_high=.09)
            box((0, -d / 2 - .16, 0), (.9, .5, .5), "white", .03)
            box((0, -d / 2 - .4, .02), (.66, .06, .4), "teal", .01)
    wooden_bridge()
    road([(.3, .75), (9.7, .75)], .85)
    for x, c, t in ((2.0, "white", 0), (7.8, "teal", 0)):
        with at(x, .6, .04, scale=.8):
            car(c)
    trees([(.7, 6.2), (.7, 4.6), (.8, 2.6), (5.0, 7.6), (9.4, 2.3), (9.5, 6.8), (4.9, 9.3), (9.6, 9.0), (.5, 9.0), (2.0, 1.9), (6.3, 1.75)], sizes=(.9, .75, 1.05))
    trees([(3.2, 6.3), (2.2, 3.6), (7.3, 6.2), (7.4, 3.0)], bush)


def wooden_bridge():
    """A flat bridge over the pond along x, with the cart on it."""
    box((5, 4.6, .22), (5.9, 1.2, .1), "wood", .02)
    blocks([((2.15 + i * .25, 4.6, .321), (.02, 1.2, .004)) for i in range(24)], "oak")
    for start, end, y in ((2.1, 7.9, 5.14), (2.1, 3.7, 4.06), (6.3, 7.9, 4.06)):
        railing((start, y, .3), (end, y, .3), .36, round((end - start) * 2))
    for x in (3, 4.3, 5.7, 7):
        for y in (4.2, 5.0):
            tube((x, y, 0), .07, .25, "oak")
    profile((8.1, 4.6, 0), [(-.3, 0), (.2, 0), (-.2, .31), (-.25, .31)], .96, "wood", .005, "y")
    profile((1.9, 4.6, 0), [(-.2, 0), (.3, 0), (.25, .31), (.2, .31)], .96, "wood", .005, "y")
    with at(5.0, 4.5, .325, turn=-75, scale=1.75):
        r.cart()


def livonia():
    """Warehouses beside a sunken freeway; one dock door is open."""
    plate("lawn")
    paving(5, 6.0, 9.6, 7.4, "stone", .05, .9)
    freeway()
    overpass(6.7)
    with at(5.2, 7.6, .05):
        box((0, 0, 0), (7.6, 3.0, 1.7), "tint", .03)
        box((0, 0, 1.35), (7.64, 3.04, .22), "primary", .01)
        box((0, 0, 1.7), (7.7, 3.1, .1), "white", .03)
        dock_doors(7.6, 3.0, 6, .85, opened=(2,))
        for x in (-2.6, -.6, 1.4, 3.0):
            box((x, .4, 1.8), (.6, .6, .28), "grey", .04)
        for i in range(6):
            box((-3.2 + i * 1.25, -.6, 1.8), (.5, .9, .05), "glass", .02)
        windows(7.6, 3.0, .4, .7, 1, 0, 4, "pane", (.6, .7))
    for x, c, t in ((2.05, "primary", "white"), (7.1, "teal", "tint"), (8.4, "navy", "white")):
        with at(x, 3.75 - .0, .05, turn=-90):
            truck(c, t, 1.75)
    with at(4.55, 4.3, .05, turn=-15, scale=2.2):
        r.mop_bucket()
    trees([(.5, 9.3), (.45, 7.9), (.45, 6.4), (9.65, 4.6), (9.6, 8.9)], sizes=(.75, .65, .85))


def overpass(x):
    """A bridge across the freeway, along y."""
    box((x, 1.33, .62), (1.0, 2.6, .14), "road", .02)
    for dx in (-.5, .5):
        box((x + dx, 1.33, .62), (.1, 2.62, .34), "white", .02)
    for y in (.2, 1.33, 2.45):
        box((x, y, 0), (.8, .16, .63), "stone", .02)


def freeway():
    """Four lanes in a cutting across the front, with an overpass."""
    prism([(0.1, .5), (9.9, .5), (9.9, 2.15), (.1, 2.15)], 0, .012, "road", 0)
    for y in (.42, 2.25):
        box((5, y, 0), (9.7, .14, .3), "white", .03)
    box((5, 1.33, 0), (9.7, .1, .18), "stone", .02)
    for y in (.92, 1.75):
        dash([(.2, y), (9.8, y)], .014)
    for x, y, c, t in ((1.4, .7, "white", 0), (4.3, 1.1, "teal", 0), (6.2, 1.98, "clay", 180), (3.0, 1.55, "primary", 180), (8.9, .72, "aqua", 0)):
        with at(x, y, .012, turn=t, scale=.72):
            car(c)


def birmingham():
    """A main street of shops with striped awnings and street trees."""
    plate("stone")
    road([(0, 1.9), (10, 1.9)], 1.7)
    shops = ((1.2, 1.9, 2.3, "cream", "primary"), (3.15, 1.9, 2.9, "brick", "teal"), (5.2, 2.1, 2.3, "tint", "primary"),
             (7.2, 1.8, 3.2, "clay", "teal"), (9.0, 1.7, 2.4, "blush", "primary"))
    for i, (x, w, h, c, a) in enumerate(shops):
        with at(x, 5.9 + .0):
            shop(w - .04, 2.8, h, c, a, rows=2 if h > 2.6 else 1, front=4)
    for i, (x, w, h, c) in enumerate(((1.8, 2.6, 1.9, "stone"), (5.0, 3.2, 2.0, "cream"), (8.2, 2.4, 2.2, "tint"))):
        with at(x, 8.7):
            building(w, 1.6, h, c, 3, 5, 3)
    trees([(.6, 3.2), (2.2, 3.15), (6.9, 3.15), (8.3, 3.15), (9.6, 3.2)], sizes=(.85, .7))
    trees([(.9, .5), (2.8, .45), (4.9, .45), (7.1, .45), (9.1, .5)], sizes=(.55, .5))
    for x in (1.4, 7.6):
        with at(x, 3.05):
            lamp_post(1.3)
    for x in (3.2, 8.95):
        with at(x, 3.4, turn=0):
            bench()
    for x, y, c, t in ((1.5, 1.5, "teal", 0), (6.3, 1.5, "white", 0), (4.0, 2.3, "primary", 180), (8.6, 2.3, "clay", 180)):
        with at(x, y, .04, turn=t):
            car(c)
    with at(5.05, 3.5, .0, turn=20, scale=2.4):
        r.bucket()
    with at(4.55, 3.95, 0):
        tube((0, 0, 0), .03, 1.5, "wood", lean=(.05, .45))
        box((.05, .42, 1.48), (.6, .05, .08), "ink", .01)


def bloomfield_hills():
    """An art academy's court: brick colonnade, long pool, trees."""
    plate("lawn")
    paving(5, 4.4, 8.8, 6.0, "sand", .05, .3)
    blocks([((.9 + i * .55, 4.4, .05), (.02, 5.9, .004)) for i in range(16)], "cream")
    prism(shifted(rounded(1.9, 5.0, .2), 5, 4.1), 0, .16, "brick", .03)
    prism(shifted(rounded(1.6, 4.7, .12), 5, 4.1), 0, .17, "water", .005)
    ripples([(4.8, 2.4), (5.2, 4.6), (4.8, 5.8)], .172)
    tube((5, 4.2, .16), .34, .16, "stone")
    tube((5, 4.2, .3), .06, .5, "tint", .04)
    tube((5, 4.2, .72), .1, .08, "tint", .34)
    for turn in range(0, 360, 60):
        with at(5, 4.2, 0, turn=turn):
            hose([(0, 0, .8), (.22, 0, 1.15), (.5, 0, .85), (.6, 0, .2)], .025, "mist")
    with at(5, 8.1):
        colonnade(8.2, 1.5)
    for side in (-1, 1):
        with at(5 + side * 3.75, 8.3):
            box((0, 0, 0), (1.7, 1.9, 2.2), "brick", .02)
            windows(1.7, 1.9, .5, 1.5, 2, 3, 3, "pane", (.45, .66))
            hip_roof(1.7, 1.9, 2.2, .75)
    trees([(.55, 6.9), (.5, 5.4), (.5, 3.9), (.5, 2.4), (9.5, 6.6), (9.55, 5.2), (9.5, 3.7), (9.5, 2.2)], sizes=(.95, .8, 1.05))
    trees([(1.2, .7), (2.7, .6), (4.2, .6), (5.8, .6), (7.3, .6), (8.8, .7)], sizes=(.62, .55))
    for x in (2.6, 7.4):
        for y in (2.2, 5.6):
            with at(x, y - .5 * (x > 5) * (y < 3), .05):
                box((0, 0, 0), (.7, .7, .2), "brick", .03)
                pine(.85)
    with at(6.9, 3.9, .05, turn=-55, scale=1.6):
        r.cart()
    with at(3.0, 4.1, .05, turn=90):
        bench()


def hip_roof(w, d, z, rise):
    """A roof with four slopes."""
    x, y = w / 2 + .12, d / 2 + .12
    vertices = [(-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z), (0, -y * .2, z + rise), (0, y * .2, z + rise)]
    _add("roof", vertices, [(3, 2, 1, 0), (0, 1, 4), (1, 2, 5, 4), (2, 3, 5), (3, 0, 4, 5)], "slate", smooth=False)


def colonnade(length, h):
    """A brick hall with an open row of arches in front (-y)."""
    box((0, .5, 0), (length - 1.8, 1.2, h + .7), "brick", .02)
    box((0, .5, h + .7), (length - 1.7, 1.3, .1), "slate", .02)
    n = 8
    span = (length - 1.8) / n
    for i in range(n + 1):
        x = -(length - 1.8) / 2 + span * i
        box((x, -.75, 0), (.2, .24, h * .62), "clay", .02)
        box((x, -.75, h * .62), (.28, .3, .07), "cream", .02)
    for i in range(n):
        x = -(length - 1.8) / 2 + span * (i + .5)
        half, base = span / 2, h * .69
        arch = [(x - half, base), *[(x - (half - .12) * math.cos(math.pi * k / 12), base + (half - .12) * math.sin(math.pi * k / 12)) for k in range(13)],
                (x + half, base), (x + half, h + .1), (x - half, h + .1)]
        profile((0, -.75, 0), arch[::-1], .2, "clay", 0, "y")
        box((x, -.11, .05), (span * .5, .04, h * .6), "pane", .01)
    box((0, -.45, h + .1), (length - 1.7, .95, .1), "stone", .02)


def west_bloomfield():
    """A lake with a dock, pines, and a small medical office on its shore."""
    plate("water", -.07)
    shore = [(10, 3.2), (8.6, 3.1), (7.4, 3.5), (6.2, 4.4), (4.6, 4.6), (3.2, 5.0), (2.3, 6.2), (1.2, 6.9), (0, 7.0)]
    upper = [(px, py) for px, py in shifted(rounded(10, 10, 1.1), 5, 5) if py > 8.8]
    grown = [(x - .18 if x > 0.1 else x, y - .22) if x < 9.9 else (x, y - .22) for x, y in shore]
    prism(sorted_land(grown, upper), -.12, .1, "sand", .03)
    prism(sorted_land(shore, upper), -.12, .2, "lawn", .04)
    ripples([(1.2, 5.6), (2.6, 3.4), (4.6, 1.6), (7.0, 1.2), (8.8, 2.2), (1.4, 2.2), (3.0, 1.0)], -.066)
    dock()
    with at(2.3, 2.7, -.1, turn=20):
        sailboat("primary", "white")
    with at(6.9, 1.5, -.1, turn=160):
        sailboat("white", "tint")
    with at(2.0, 4.9, -.1, turn=-40):
        boat("teal", "wood", .6, False)
    with at(6.9, 7.2, .08):
        paving(-.2, -.4, 4.3, 3.4, "stone", .03)
        clinic()
    strip([(6.4, 6.0), (6.1, 5.2), (5.2, 4.6)], .5, .08, .042, "cream")
    with at(5.5, 4.95, .122, turn=-60, scale=1.6):
        r.cart()
    trees([(.7, 8.0), (1.5, 8.9), (2.4, 8.0), (.9, 9.3), (3.2, 9.2), (2.9, 6.9), (3.9, 7.9), (9.5, 4.3), (9.4, 9.2), (8.7, 4.0), (4.2, 9.3)], pine, (1.25, 1.0, 1.45, .9))
    trees([(7.8, 4.4), (9.5, 6.3), (3.9, 5.7)], sizes=(.85, .7))
    for x, y in ((3.1, 5.7), (7.2, 4.3), (9.3, 3.7)):
        with at(x, y, .06):
            ball((0, 0, .05), .16, "grey", (1.2, 1, .7))


def sorted_land(shore, upper):
    """The land's outline: along the shore from left to right, then back around the plate's far edge."""
    return shore[::-1] + sorted([p for p in upper if p[0] > 5], key=lambda p: (p[1], -p[0])) + sorted([p for p in upper if p[0] <= 5], key=lambda p: (-p[1], -p[0]))


def dock():
    """A wooden dock out into the lake with a boat at it."""
    box((4.4, 3.4, .06), (.7, 2.9, .08), "wood", .02)
    box((4.4, 2.1, .06), (2.0, .7, .08), "wood", .02)
    blocks([((4.4, 2.5 + i * .2, .142), (.7, .02, .004)) for i in range(12)] + [((3.45 + i * .2, 2.1, .142), (.02, .7, .004)) for i in range(10)], "oak")
    for x, y in ((3.5, 1.8), (5.3, 1.8), (4.1, 3.0), (4.7, 3.0), (4.1, 4.2), (4.7, 4.2), (3.5, 2.4), (5.3, 2.4)):
        tube((x, y, -.1), .07, .42, "oak")
    with at(5.75, 3.2, -.08, turn=90):
        boat("white", "wood", .75)


def clinic():
    """A small medical office with a plain cross beside its door."""
    box((0, 0, 0), (3.2, 1.9, 1.15), "white", .03)
    box((-1.0, .1, 0), (1.5, 2.2, 1.6), "tint", .03)
    box((0, 0, 1.15), (3.3, 2.0, .1), "primary", .03)
    box((-1.0, .1, 1.6), (1.62, 2.32, .1), "primary", .03)
    windows(3.2, 1.9, .15, .85, 1, 0, 3, "pane", (.6, .7))
    for x in (.55, 1.2):
        box((x, -.95, .3), (.5, .04, .55), "pane", .01)
    box((-.02, -.97, .02), (.55, .06, .78), "teal", .015)
    box((-.02, -1.15, .86), (.9, .5, .07), "primary", .02)
    box((-1.0, -1.02, .75), (.14, .06, .5), "teal", .01)
    box((-1.0, -1.025, .93), (.5, .06, .14), "teal", .01)


SCENES = {
    "areas/detroit": detroit, "areas/troy": troy, "areas/royal-oak": royal_oak, "areas/southfield": southfield, "areas/warren": warren,
    "areas/sterling-heights": sterling_heights, "areas/rochester-hills": rochester_hills, "areas/dearborn": dearborn,
    "areas/auburn-hills": auburn_hills, "areas/farmington-hills": farmington_hills, "areas/livonia": livonia, "areas/birmingham": birmingham,
    "areas/bloomfield-hills": bloomfield_hills, "areas/west-bloomfield": west_bloomfield,
}
