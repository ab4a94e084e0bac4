"""The home page's hero and the picture of the team's depot."""
from city import van
from kit import at, ball, box, prism, rounded, tube
import rooms as r
from posts import clipboard, locker
from services import clothes_rail


def hero():
    """A whole floor: reception, meeting room, desks, lounge, and the cart at its heart on a shining floor."""
    r.room(7, 6.4, 2.55, "sand", "tint", "mist", [(4.3, 6.6, .35, 2.2)], [(.5, 1.7, .7, 2.1), (2.1, 3.3, .7, 2.1)])
    r.planks(7, 6.4, .5, "cream")
    box((2.1, 6.37, 0), (3.6, .06, 2.4), "primary", .01)
    for k in range(16):
        box((.5 + k * .215, 6.32, 0), (.07, .06, 2.35), "navy", .012)
    with at(2.0, 5.15):
        prism(rounded(2.7, .8, .38), 0, 1.0, "white", .03)
        prism(rounded(2.74, .84, .4), .12, .1, "teal", .01)
        prism(rounded(2.85, .95, .45), 1.0, .07, "wood", .025)
        with at(-.4, .1, 1.07, turn=180):
            r.monitor(0, 0, 0, .55)
        with at(.85, 0, 1.07, scale=.55):
            r.plant(1, "teal")
        tube((.3, -.15, 1.07), .05, .1, "primary")
    for x in (1.2, 2.0, 2.8):
        r.pendant(x, 5.1, 2.15, "navy", .95)
    for x in (4.7, 6.1):
        with at(x, 5.5):
            r.desk(1.25, True, "wood", "primary", "teal")
    with at(5.4, 3.4):
        r.desk(1.4, True, "wood", "teal", "teal")
    with at(1.55, 1.75):
        r.rug(2.3, 2.5, "aqua")
    with at(1.55, 2.45):
        r.sofa(1.9, "primary", "blush")
    with at(.7, 1.35, turn=90):
        r.sofa(1.0, "teal", "mist")
    with at(1.75, 1.25):
        r.round_table(.44, .4, "white")
        with at(0, 0, .4):
            tube((0, 0, 0), .08, .16, "teal", .05)
            ball((0, 0, .24), .13, "lime")
            box((.2, -.16, 0), (.26, .2, .03), "clay", .006, turn=20)
    with at(3.65, 2.75, turn=28, scale=1.5):
        r.cart()
    r.gleam(3.4, .85, .6)
    with at(0, 4.45, turn=90):
        r.picture(.15, 1.0, .8, .95, ("sand", "teal", "clay"))
        r.picture(1.0, 1.25, .5, .6, ("mist", "leaf"))
    with at(6.68, 3.3, turn=-90):
        r.water_cooler()
    with at(4.5, 3.05):
        r.bin_("slate")
    with at(6.6, 4.25):
        r.bin_("primary")
    with at(.5, 3.6):
        r.tall_plant(1.05, "primary")
    with at(.5, 5.9):
        r.plant(1.1)
    with at(6.55, 2.0):
        r.plant(1.0)
    with at(5.75, .5):
        r.shelf(1.5, .95, .38, 2, "white", "books", "wood", 2)
        with at(-.4, 0, .98, scale=.45):
            r.plant(1, "clay")
    with at(3.85, 5.95):
        tube((0, 0, 0), .2, .03, "slate")
        r.floor_lamp("cream")


def team():
    """The depot in the morning: the van, carts in a row, uniforms, lockers, and the table with mugs."""
    r.room(6.6, 6.2, 2.8, "stone", "tint", "mist", [(4.0, 5.9, .0, 2.35)], [(.6, 1.9, .9, 2.1)], skirting=None)
    for k in range(2):
        box((4.95, 6.14, 2.3 + k * .14), (2.0, .1, .12), "aqua", .02)
    with at(1.55, 5.9):
        r.shelf(2.4, 2.1, .46, 4, "white", "bottles", "wood")
    with at(3.3, 6.17):
        clipboard(0, 1.05)
        r.clock(0, 2.2, .18)
    for i in range(3):
        with at(.32, 2.75 + i * .54, turn=90):
            locker("primary")
    for i in range(3):
        with at(2.75 + i * .95, 1.35 - i * .1, turn=14, scale=1.1):
            r.cart("teal", "primary")
    with at(5.2, 4.05, turn=-90, scale=2.05):
        van("amber", "white")
    with at(.62, 1.1, turn=90):
        clothes_rail(("teal", "aqua", "teal", "primary", "teal", "white"), 1.6)
    with at(2.2, 3.4, turn=0):
        prism(rounded(1.7, .85, .2), .68, .06, "wood", .02)
        for dx in (-.6, .6):
            box((dx, 0, 0), (.08, .6, .68), "white", .02)
        for dx, dy, c in ((-.6, .2, "primary"), (-.2, -.2, "teal"), (.2, .22, "clay"), (.6, -.15, "white"), (.62, .22, "aqua")):
            tube((dx, dy, .74), .065, .13, c)
        box((-.1, .1, .74), (.3, .22, .03), "mist", .006, turn=12)
    for dx, dy, t in ((1.8, 4.15, 0), (2.6, 4.15, 8), (1.8, 2.7, 180), (2.65, 2.67, 172)):
        with at(dx, dy, turn=t):
            r.side_chair("teal")
    strip_lines()
    with at(6.2, 1.9):
        r.plant(.9)
    with at(6.2, .6):
        r.plant(.8, "primary")
    r.pendant(2.2, 3.3, 2.3, "primary", 1.1)


def strip_lines():
    """The van's parking bay, painted on the floor."""
    for x in (4.3, 6.1):
        box((x, 4.0, .012), (.07, 3.9, .004), "white", 0)


SCENES = {"home/hero": hero, "about/team": team}
