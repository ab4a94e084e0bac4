"""The team's depot, and the room that is not there."""
from city import van
from kit import at, box, prism, rounded, shifted, tube
import people as p
import rooms as r
from posts import clipboard
from services import clothes_rail


def team():
    """The crew's garage before the night's first job: the van is loaded, carts are filled, the list is read."""
    r.room(8.0, 6.2, 3.3, "stone", "tint", "mist", [], [(.7, 1.8, 1.2, 2.5), (4.6, 5.7, 1.2, 2.5)], skirting=None)
    for y in (3.55, 6.0):
        box((5.0, y, .012), (6.0, .09, .004), "white", 0)
    box((2.0, 4.78, .012), (.09, 2.5, .004), "white", 0)
    with at(5.05, 4.85):
        van("amber", "white", 1.0)
        box((.15, -1.06, .5), (1.15, .05, 1.75), "ink", .03)  # the side door is open
        box((-1.05, -1.14, .5), (1.2, .06, 1.75), "amber", .04)
        for k, (dx, colour) in enumerate(((-.2, "white"), (.12, "aqua"), (.42, "teal"))):
            box((dx, -1.06, .56 + .0 * k), (.28, .1, .4 + .08 * k), colour, .03)
    with at(5.6, 3.2, turn=180):
        p.person("tall", hands={"right": (-.14, -.5, .98), "left": (.14, -.5, .98)}, feet={"left": (.12, -.14, 0), "right": (-.12, .12, 0)}, lean=9, nod=8)
        with at(0, -.56, .86):
            r.jug("white", "teal", 1.1)
    with at(3.75, 2.35, turn=150):
        r.cart("teal", "primary")
        with at(0, 1.0):
            p.pushing("pony")
    with at(.26, 3.2, turn=90):
        r.shelf(2.0, 2.1, .46, 4, "white", "bottles", "wood")
    with at(.98, 3.0, turn=-90):
        p.reaching("scarf", 1.55, .42, tool="aqua", other=(.25, -.32, 1.15))
    with at(.6, 1.2, turn=90):
        clothes_rail(("teal", "aqua", "teal", "primary", "teal", "white"), 1.6)
    with at(.65, 6.2):
        r.clock(0, 2.75, .2)
    with at(.75, 5.65):
        for k in range(3):
            box((0, 0, k * .34), (.7, .6, .32), ("wood", "sand", "wood")[k], .025)
    for i in range(2):
        with at(1.75 + i * .95, .85 - i * .05, turn=12):
            r.cart("teal", "primary")
    with at(7.15, 2.55, turn=10):
        p.crouching("curly")
    with at(7.25, 1.9, turn=80):
        p.canister("teal")
    briefing()


def briefing():
    """A table with mugs, and the one who reads the list."""
    with at(6.65, .95):
        prism(rounded(1.5, .8, .2), .7, .05, "wood", .02)
        for dx in (-.55, .55):
            box((dx, 0, 0), (.07, .55, .7), "white", .02)
        for dx, dy, c in ((-.5, .18, "primary"), (-.2, -.18, "teal"), (.5, -.12, "clay")):
            tube((dx, dy, .75), .04, .1, c)
    with at(5.55, 1.0, turn=68):
        box((.0, -.34, 1.16), (.24, .02, .32), "wood", .01, tilt=-38)
        box((.0, -.352, 1.18), (.2, .01, .27), "white", .004, tilt=-38)
        p.person("grey", hands={"right": (-.14, -.36, 1.2), "left": (.13, -.34, 1.18)}, lean=3, nod=20)


def not_found():
    """A floor with one room that is tape alone, and the one who came to clean it."""
    r.room(7.2, 5.6, 2.8, "sand", "tint", "mist", [(1.0, 2.4, .9, 2.2), (4.6, 6.2, .9, 2.2)], [(3.2, 4.6, .9, 2.2)])
    r.planks(7.2, 5.6, .6, "wood")
    for dashes, (x, y), (dx, dy), (wide, deep) in (
        (6, (3.1, 1.0), (.62, 0), (.36, .1)),
        (6, (3.1, 3.8), (.62, 0), (.36, .1)),
        (5, (2.9, 1.25), (0, .58), (.1, .36)),
        (5, (6.4, 1.25), (0, .58), (.1, .36)),
    ):
        for k in range(dashes):
            box((x + k * dx, y + k * dy, .014), (wide, deep, .008), "white", 0)
    with at(4.65, 2.4, turn=20):
        r.wet_sign("amber", 1.25)
    with at(2.1, 1.75, turn=80):
        box((.0, -.34, 1.16), (.3, .02, .4), "wood", .01, tilt=-38)
        box((.0, -.352, 1.18), (.25, .01, .33), "white", .004, tilt=-38)
        p.person("curly", hands={"right": (-.16, -.36, 1.2), "left": (.16, -.34, 1.18)}, lean=3, nod=20)
    with at(1.1, 1.1, turn=25):
        r.cart("teal", "primary")
    with at(1.5, 4.9):
        r.sofa(1.9, "primary", "aqua")
    with at(.55, 3.6):
        r.tall_plant(1.1)
    with at(6.5, 4.9):
        r.plant(1.2)
    with at(4.0, 5.6):
        r.picture(0, 1.3, .8, .6)
    with at(3.4, 5.6):
        r.clock(0, 2.3, .2)


SCENES = {"about/team": team, "pages/not-found": not_found}
