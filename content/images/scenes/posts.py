"""The eight posts: what each is about, at work. They differ in size and in where they are seen from."""
import kit
from kit import at, ball, box, hose, prism, profile, ring, rounded, shifted, strip, tube
import people as p
import rooms as r
from services import clothes_rail, pallet_stack


def checking(who, **more):
    """Reads a checklist on a clipboard and ticks a line."""
    with at(.12, -.31, 1.0):
        box((0, 0, 0), (.24, .022, .32), "wood", .008, tilt=52)
        box((0, .014, .012), (.2, .008, .27), "white", .002, tilt=52)
    hands = {"left": (.22, -.3, 1.06), "right": (.03, -.37, 1.2)}
    p.person(who, hands=hands, nod=more.pop("nod", 20), elbows={"left": (.6, .4, -1), "right": (-.7, .4, -.9)}, **more)


def locker(colour="primary", opened=False):
    """One tall locker, facing -y."""
    face = "teal" if colour == "primary" else "primary"
    box((0, 0, .06), (.52, .5, 1.85), colour, .02)
    box((0, 0, 0), (.46, .44, .07), "slate", .01)
    if opened:
        box((0, -.247, .1), (.46, .015, 1.76), "ink", 0)
        box((0, -.258, 1.5), (.46, .01, .03), face, 0)
        box((-.25, -.49, .1), (.03, .47, 1.76), face, .012)
        return
    box((0, -.25, .1), (.47, .03, 1.76), face, .012)
    for k in range(3):
        box((0, -.272, 1.6 + k * .06), (.24, .012, .025), "ink", 0)
    box((.17, -.275, .95), (.035, .03, .14), "white", .008)


def clipboard(x, z):
    """A clipboard with a ticked list on the wall at y=0."""
    box((x, -.03, z), (.62, .04, .84), "wood", .02)
    box((x, -.055, z + .05), (.52, .01, .68), "white", .004)
    box((x, -.06, z + .76), (.24, .04, .1), "slate", .02)
    for k in range(4):
        y = z + .58 - k * .14
        box((x - .17, -.062, y - .025), (.07, .008, .07), "teal", .004)
        box((x + .06, -.062, y), (.28 - .05 * (k % 2), .006, .03), "grey", 0)


def hiring():
    """A staff room before winter: the keys are handed over and logged, a new colleague hangs the uniform into a locker."""
    r.room(4.5, 3.7, 2.3, "mist", "tint", "stone", [], [(.7, 1.9, 1.0, 2.0)])
    r.tiles(4.5, 3.7, .62, "tint")
    for i in range(4):
        with at(.42 + i * .54, 3.4):
            locker("primary", i == 1)
    with at(3.9, 3.68):
        clipboard(-.05, 1.05)
    with at(3.0, 3.7, 1.2):
        key_board()
    with at(.98, 2.6, turn=180):
        p.person("curly", hands={"right": (-.06, -.42, 1.42), "left": (.16, -.4, 1.2)}, lean=6, nod=2, feet={"left": (.11, -.1, 0), "right": (-.1, .1, 0)})
        with at(.05, -.5, .72):
            box((0, 0, 0), (.4, .07, .56), "teal", .03)
    with at(2.95, 1.3, turn=6):
        box((0, 0, .7), (1.5, .75, .05), "wood", .025)
        for x in (-.66, .66):
            for y in (-.3, .3):
                tube((x, y, 0), .03, .7, "slate")
        box((.1, -.05, .75), (.5, .36, .012), "white", .003, turn=4)
        for k in range(4):
            box((.06, .07 - k * .075, .763), (.3 - .06 * (k % 2), .016, .002), "grey", 0, turn=4)
        for k, x in enumerate((.44, .52, .5)):
            tube((x, .18 - k * .09, .75), .026, .008, "gold")
            box((x + .05, .18 - k * .09, .75), (.07, .016, .007), "slate", 0)
        with at(-.45, -.05, .75, turn=10, scale=.72):
            r.caddy()
    with at(2.62, 1.95, turn=14):
        p.person("grey", hands={"right": (-.06, -.5, .82), "left": (.3, -.42, .79)}, lean=17, nod=12, sink=.02)
    with at(4.02, 1.42, turn=-84):
        p.person("pony", hands={"right": (-.08, -.46, .92), "left": (.2, -.4, .8)}, lean=10, nod=14)
        with at(-.08, -.5, .88):
            ring((0, 0, .02), .035, .006, "slate", "x")
    with at(.52, 1.3, turn=90):
        clothes_rail(("teal", "primary", "teal", "primary", "teal"), 1.2)
    with at(.5, .42):
        snow_things()
    with at(4.15, 3.3):
        r.plant(.85)


def key_board():
    """Keys on their hooks, each with a round tag."""
    box((0, -.03, 0), (.8, .05, .6), "oak", .015)
    for row in range(3):
        for k in range(6):
            if (row * 6 + k) % 7 != 3:
                x, z = -.31 + k * .125, .42 - row * .18
                tube((x, -.075, z), .03, .014, ("mist", "aqua", "white")[row], along="y", bevel=0)
                box((x, -.065, z - .09), (.016, .012, .07), "slate", 0)


def snow_things():
    """A snow shovel and a sack of ice melt, ready."""
    box((.28, -.02, 0), (.42, .3, .24), "white", .09)
    box((.28, -.175, .07), (.24, .012, .1), "teal", .004)
    tube((-.12, .12, .1), .018, 1.25, "wood", lean=(-.1, .12))
    box((-.11, .06, .0), (.42, .04, .34), "slate", .015, tilt=-12)


def benefits():
    """An open office before it opens: one draws the vacuum through the aisle, one wipes a desk, and one checks the work."""
    kit.view(52, 31)
    r.room(5.8, 4.8, 2.4, "sand", "tint", "mist", [(.7, 2.3, .85, 2.05), (3.2, 4.8, .85, 2.05)], [(1.2, 2.6, .8, 2.0)])
    prism(shifted(rounded(5.3, 1.9, .08), 2.9, 1.35), .005, .012, "mist", .004)
    for x, chair in ((1.15, "primary"), (2.85, "teal"), (4.55, None)):
        with at(x, 4.15):
            r.desk(1.45, True, "wood", "teal", chair)
    for x in (1.15, 2.85):
        with at(x, 2.3):
            r.desk(1.45, True, "wood", "primary", "teal")
    with at(4.5, 3.5, turn=180):
        p.wiping("scarf", .76, .46, "aqua", lean=24, rest=(.3, -.36, .8))
    with at(1.55, .85, turn=62):
        checking("tall")
    with at(4.35, 2.15, turn=-30):
        p.vacuuming("stout")
    with at(5.45, 4.4):
        r.plant(1.0)
    with at(.4, .45):
        r.tall_plant(.85, "primary")
    with at(5.35, .6):
        r.bin_("slate")
    r.gleam(2.75, .6, .45)


def tips():
    """The way that dirt takes, from door to desk: the mats are vacuumed, the tiles mopped, the desk wiped."""
    kit.view(31, 31)
    r.room(7.4, 2.5, 2.35, "tint", "tint", "mist", [(4.9, 6.7, .9, 2.0)], [(.45, 2.05, .0, 2.1)])
    r.tiles(7.4, 2.5, .5, "stone")
    prism(shifted(rounded(2.3, 2.3, .05), 6.15, 1.25), .01, .015, "mist", .004)
    for dy in (-.1, .1):
        box((.04, 1.25 + dy, .85), (.06, .035, .5), "ink", .012)
    for i, (x, c, line) in enumerate(((.62, "ink", "slate"), (1.55, "primary", "teal"), (2.48, "teal", "aqua"))):
        with at(x, 1.25):
            prism(rounded(.84, 1.6, .05), .012, .025, c, .008)
            for k in range(8):
                box((-.33 + k * .095, 0, .037), (.035, 1.46, .006), line, 0)
    with at(2.55, 1.05, turn=-84):
        p.vacuuming("stout")
    with at(4.4, 1.5, turn=-24):
        p.mopping("slight", "teal")
    r.gleam(3.55, .55, .4)
    with at(6.35, 1.05, turn=180):
        r.desk(1.4, True, "wood", "primary", None)
    with at(6.2, 1.72):
        p.wiping("curly", .76, .48, "aqua", lean=22, rest=(.28, -.36, .8))
    with at(7.05, 2.0, turn=130):
        r.office_chair("primary")
    with at(3.2, 2.49):
        coats()
    with at(.42, 2.18):
        umbrella_stand()
    with at(4.35, 2.15):
        r.tall_plant(.8, "primary")
    with at(7.1, .42):
        r.plant(.65)


def coats():
    """A row of hooks with two coats and a scarf."""
    box((0, -.03, 1.6), (1.1, .05, .1), "wood", .015)
    for x, c, long in ((-.38, "navy", .85), (.02, "clay", .75)):
        box((x, -.13, 1.62 - long), (.36, .16, long), c, .07)
    tube((.4, -.08, .95), .045, .65, "aqua")
    for x in (-.38, .02, .4):
        tube((x, -.12, 1.62), .018, .1, "slate", along="y")


def umbrella_stand():
    """Umbrellas in a stand."""
    tube((0, 0, 0), .18, .5, "slate", .2)
    for dx, dy, c in ((-.06, .03, "primary"), (.07, -.02, "teal")):
        tube((dx, dy, .1), .05, .75, c, .02, lean=(dx, dy))
        ring((dx * 2, dy * 2, .92), .05, .015, "wood", "x", 200)


def green():
    """A close look at a supply corner: a bottle is filled at the wall's dispenser, to the line and no further."""
    kit.view(38, 24)
    r.room(2.7, 2.15, 2.0, "cream", "tint", "lawn", [], [], skirting="leaf")
    r.planks(2.7, 2.15, .45, "sand")
    with at(.31, 1.08, turn=90):
        r.cabinet(1.85, .86, .58, "leaf", "wood", 3)
        with at(-.1, 0):
            r.sink(.86)
        for x, c in ((.62, "white"), (.8, "lime")):
            with at(x, .1, .86):
                r.jug(c, "moss", .8)
        with at(-.72, .06, .86):
            for k, c in enumerate(("white", "aqua", "white", "lime")):
                box((0, 0, k * .045), (.3, .24, .042), c, .018)
    with at(.0, 1.2, 1.28, turn=90):
        dispenser()
    with at(1.0, 1.16, turn=-90):
        p.person("scarf", hands={"right": (.02, -.42, 1.2), "left": (.1, -.42, 1.02)}, lean=7, nod=16, gloves="mist",
                 apron=None, elbows={"right": (-.6, .3, -1), "left": (.6, .4, -1)}, feet={"left": (.13, -.04, 0), "right": (-.12, .12, 0)})
        with at(.07, -.47, .96, turn=180):
            r.spray("amber", "ink", 1.05)
    with at(1.95, 1.96):
        r.shelf(1.3, 1.6, .34, 3, "white", "bottles", "wood")
    with at(1.95, 1.96, 1.66):
        with at(-.4, 0, scale=.34):
            r.plant(1, "clay")
    with at(2.33, .6):
        r.plant(.8, "wood")


def dispenser():
    """Two measured taps on the wall: their hoses go to sealed bags, one lever each."""
    box((0, -.02, -.06), (.62, .03, .52), "white", .015)
    for dx, c in ((-.15, "teal"), (.15, "leaf")):
        box((dx, -.1, 0), (.24, .16, .4), "white", .03)
        box((dx, -.185, .16), (.15, .02, .18), c, .006)
        tube((dx, -.12, -.1), .02, .11, "slate")
        box((dx, -.2, .04), (.08, .05, .05), "ink", .01)


def medical():
    """A practice's waiting room: chair arms and the counter are wiped, clean cloths for each room in the cart."""
    kit.view(42, 34)
    r.room(5.0, 4.2, 2.4, "tint", "tint", "mist", [(2.75, 4.55, 1.06, 2.05)], [(2.3, 3.6, .9, 2.0)])
    r.tiles(5.0, 4.2, .6, "mist")
    with at(3.65, 3.95):
        box((0, .1, 0), (2.1, .3, 1.02), "primary", .02)
        box((0, -.02, 1.02), (2.2, .5, .06), "white", .02)
        for k in range(8):
            box((-.9 + k * .257, -.06, .1), (.03, .03, .86), "teal", .005)
        with at(.6, -.02, 1.08):
            box((0, 0, 0), (.24, .16, .015), "white", .004)
            r.dispenser_bottle("aqua")
    for k in range(3):
        with at(.42, .75 + k * .66, turn=90):
            waiting_chair("aqua")
    for k in range(2):
        with at(.85 + k * .66, 3.78):
            waiting_chair("teal")
    with at(2.3, 3.9):
        r.tall_plant(.95)
    with at(.0, 1.3, turn=90):
        r.picture(0, 1.25, .7, .6, ("mist", "leaf", "sand"))
    with at(1.15, 1.32, turn=-84):
        p.wiping("curly", .66, .5, "white", aside=.04, lean=34, sink=.1, gloves="aqua", rest=(.3, -.28, .78), sleeves="long")
    with at(3.2, 3.22, turn=176):
        p.wiping("slight", 1.08, .44, "aqua", lean=12, gloves="aqua", rest=(.3, -.4, 1.12), sleeves="long")
    with at(2.45, 1.75, turn=38):
        r.cart()
    with at(3.95, 1.25):
        play_table()
    with at(4.72, 2.75):
        sanitizer()
    r.gleam(2.4, .55, .45)


def waiting_chair(colour):
    """A chair with arms, its back at +y."""
    r.side_chair(colour)
    for dx in (-.26, .26):
        box((dx, -.02, .62), (.06, .42, .04), "wood", .012)
        for dy in (-.18, .16):
            tube((dx, dy, 0), .018, .62, "slate")


def play_table():
    """A low table with blocks, two small stools."""
    tube((0, 0, .4), .42, .05, "wood")
    for a in ((-.25, -.2), (.25, -.2), (0, .3)):
        tube((*a, 0), .03, .4, "wood")
    for x, y, c, z in ((-.12, .05, "clay", 0), (.0, .12, "teal", 0), (.08, -.08, "leaf", 0), (-.06, .08, "blush", .1)):
        box((x, y, .45 + z), (.1, .1, .1), c, .012)
    for x, y, c in ((-.62, -.1, "teal"), (.5, -.42, "leaf")):
        tube((x, y, 0), .16, .28, c, .18, bevel=.04)


def sanitizer():
    """A hand sanitizer on its stand."""
    tube((0, 0, 0), .17, .03, "slate")
    tube((0, 0, .03), .022, 1.05, "slate")
    box((0, -.05, 1.0), (.14, .14, .3), "white", .03)
    box((0, -.125, 1.12), (.08, .01, .12), "teal", .004)


def warehouse():
    """A wide aisle under tall racks: the scrubber leaves a clean lane, a push broom gathers the dock's dust."""
    kit.view(29, 29)
    r.room(10.4, 4.6, 4.2, "stone", "tint", "mist", skirting=None)
    for x, seed in ((2.1, 0), (5.45, 3)):
        with at(x, 4.0):
            r.rack(3.3, 4.0, .95, 3, seed=seed)
    with at(8.8, 4.59):
        box((0, 0, 0), (2.2, .06, 2.8), "white", .02)
        box((0, -.03, 0), (2.0, .03, 2.7), "ink", 0)
        for k in range(9):
            box((0, -.05, 1.5 + k * .135), (1.96, .03, .125), "aqua", .012)
    for x in (7.6, 10.0):
        tube((x, 4.3, 0), .08, .95, "primary")
    for y in (.55, 3.15):
        strip([(.3, y), (7.4, y)], .09, .012, .006, "white")
    prism(shifted(rounded(4.4, 1.1, .1), 7.5, 1.8), .012, .006, "white", 0)
    r.gleam(7.3, 1.6, .6)
    with at(4.5, 1.8, turn=-90):
        ride_on()
    with at(8.45, 3.0, turn=-60):
        sweeping("pony")
    with at(9.4, 1.1, turn=8):
        pallet_stack()
    with at(.9, 1.6, turn=90):
        pallet_jack()
    with at(7.55, 3.65, turn=6):
        for k in range(5):
            box((0, 0, k * .12), (1.0, .8, .1), "oak", .015)


def ride_on(who="stout"):
    """A ride-on floor scrubber, 1.8 m long, heading -y, with its driver."""
    for s in (-1, 1):
        tube((s * .46 - .05, .55, .2), .2, .1, "ink", along="x")
        tube((s * .46 - .056, .55, .2), .1, .112, "stone", along="x", bevel=0)
    box((0, .1, .12), (.82, 1.5, .2), "amber", .07)
    box((0, .52, .3), (.84, .86, .46), "amber", .13)
    box((0, .8, .7), (.7, .3, .2), "amber", .08)
    box((0, .3, .74), (.5, .46, .09), "ink", .04)
    box((0, .56, .8), (.5, .1, .44), "ink", .045, tilt=-8)
    box((0, -.72, .2), (.76, .3, .62), "amber", .11)
    tube((0, -.62, .78), .03, .3, "slate", lean=(0, .16))
    ring((0, -.44, 1.08), .16, .022, "ink")
    box((0, -.76, .06), (1.12, .42, .14), "ink", .05)
    for s in (-1, 1):
        tube((s * .33, -.8, .01), .27, .07, "slate")
    box((0, 1.02, .03), (1.15, .09, .1), "slate", .03)
    tube((.34, .86, .88), .02, .5, "slate")
    ball((.34, .86, 1.42), .06, "white")
    with at(0, .26):
        p.person(who, hands={"right": (-.15, -.66, 1.1), "left": (.15, -.66, 1.1)}, sink=.06, lean=3, nod=4,
                 feet={"right": (-.15, -.58, .33), "left": (.15, -.58, .33)}, knees={"right": (-.2, -1, .6), "left": (.2, -1, .6)})


def sweeping(who, tool="teal"):
    """Pushes a wide broom ahead."""
    p.between((0, -1.15, .1), (-.1, -.18, 1.12), .017, "wood")
    with at(0, -1.18):
        box((0, 0, .05), (.9, .1, .07), tool, .015)
        box((0, 0, 0), (.88, .12, .06), "sand", .01)
    p.walking(who, .26, hands={"right": (-.1, -.22, 1.08), "left": (.02, -.52, .76)}, lean=13, nod=10)


def pallet_jack():
    """A hand pallet truck."""
    for dx in (-.2, .2):
        box((dx, -.3, .06), (.16, 1.1, .07), "primary", .02)
    box((0, .3, .06), (.56, .2, .3), "primary", .05)
    tube((0, .38, .2), .03, .95, "ink", lean=(0, .35))
    ring((0, .75, 1.2), .11, .025, "ink", "x")
    tube((-.04, .36, .09), .09, .08, "ink", along="x")


def retail():
    """A shop's front from the street: one on the ladder draws the squeegee down, one washes the pane beside."""
    kit.view(22, 22)
    prism(shifted(rounded(5.7, 4.1, .12), 2.68, 3.2), -.25, .24, "rim", .05)
    box((2.7, 2.15, -.01), (5.4, 1.75, .02), "stone", 0)
    for x in range(1, 8):
        box((x * .69, 2.15, .011), (.02, 1.75, .003), "tint", 0)
    box((2.7, 2.1, .013), (5.4, .02, .003), "tint", 0)
    shop_front()
    with at(1.0, 3.6):
        shirt_form("primary", "navy")
    with at(.5, 3.5):
        shirt_form("blush", "clay")
    with at(1.9, 3.9, turn=20):
        clothes_rail(("teal", "white", "primary", "aqua", "clay", "mist"), 1.2)
    with at(2.6, 4.8):
        r.shelf(3.0, 1.7, .34, 4, "white", "cloths", "wood")
    with at(1.55, 2.15):
        r.stepladder("amber", 1.35, 4)
        with at(0, -.2, .52, turn=180):
            p.person("slight", hands={"right": (-.16, -.52, 1.5), "left": (.16, -.34, .9)}, feet={"left": (.1, 0, 0), "right": (-.1, 0, 0)}, nod=-8, lean=4,
                     elbows={"right": (-.7, -.2, -.6)})
            with at(-.16, -.6, 1.56):
                p.squeegee(.46, "primary")
    with at(3.05, 2.32, turn=182):
        p.reaching("grey", 1.42, .42, -.05, "white", nod=-2)
    with at(2.4, 2.0, turn=30):
        r.bucket("primary", .8)
        with at(.36, -.1):
            r.cloth("aqua", .3)
    with at(.28, 2.5):
        r.plant(.8, "primary")
    with at(5.12, 2.55):
        r.plant(.65, "primary")
    with at(4.6, 1.75, turn=-12):
        menu_board()
    r.gleam(.75, 1.75, .4)


def shop_front():
    """The house cut open: a wide window and a glass door under a striped awning, the shop's floor and back walls."""
    for x, wide in ((.1, .2), (4.0, .16), (5.3, .2)):
        box((x, 3.0, 0), (wide, .24, 2.5), "primary", .02)
    box((2.05, 3.0, 0), (3.8, .24, .4), "primary", .02)
    box((2.05, 2.94, .4), (3.8, .3, .06), "white", .02)
    box((2.7, 3.0, 2.3), (5.4, .26, .42), "primary", .02)
    box((2.7, 3.0, 2.72), (5.5, .34, .07), "rim", .02)
    box((2.7, 4.08, -.01), (5.4, 1.95, .05), "wood", 0)
    box((2.7, 5.1, -.2), (5.4, .2, 2.75), "cream", 0)
    box((-.02, 4.08, -.2), (.2, 2.2, 2.75), "mist", 0)
    box((2.7, 5.1, 2.55), (5.46, .24, .05), "rim", .02)
    box((-.02, 4.1, 2.55), (.24, 2.2, .05), "rim", .02)
    with at(4.65, 2.98):
        for x in (-.52, .52):
            box((x, 0, 0), (.1, .1, 2.3), "white", .012)
        box((0, .02, .02), (.96, .05, 2.26), "glass", .01)
        box((0, 0, .02), (.96, .08, .3), "white", .012)
        box((-.36, -.05, .85), (.05, .06, .5), "ink", .015)
    for x in (.24, 2.32, 3.88):
        box((x, 2.98, .44), (.08, .1, 1.88), "white", .012)
    foamy_pane(2.36, 3.84, 2.95, .48, 2.28)
    awning(5.4, 2.88, 2.4, deep=.4)


def foamy_pane(start, end, y, low, high):
    """The part of a window not yet wiped: a milky sheet with suds, its edge where the squeegee stopped."""
    box(((start + end) / 2, y, low), (end - start, .02, high - low), "mist", 0)
    for i in range(34):
        x, z = start + .12 + (end - start - .24) * ((i * 37) % 34) / 33, low + .12 + (high - low - .3) * ((i * 23) % 34) / 33
        ball((x, y - .02, z), .05 + .03 * (i % 4), "white", (1, .35, 1))


def awning(length, y, z, stripes=13, deep=.5):
    """A striped awning out over the pavement."""
    each = length / stripes
    for i in range(stripes):
        with at(2.7 - length / 2 + each * (i + .5), y, z):
            profile((0, 0, 0), [(0, .34), (0, .28), (-deep + .03, .06), (-deep + .03, -.1), (-deep, -.1), (-deep, .1)], each + .002,
                    "white" if i % 2 else "teal", 0, "x")


def shirt_form(top, lower):
    """A mannequin without head or arms, dressed, on its stand."""
    tube((0, 0, 0), .22, .04, "slate")
    tube((0, 0, .04), .03, .6, "slate")
    tube((0, 0, .55), .24, .4, lower, .17, bevel=.03)
    tube((0, 0, .93), .17, .5, top, .24, bevel=.06)
    ball((0, 0, 1.42), .2, top, (1.15, .9, .45))
    tube((0, 0, 1.46), .06, .12, "sand")


def menu_board():
    """A folding board on the sidewalk, chalk lines on it."""
    for s in (-1, 1):
        box((0, .17 * s, 0), (.6, .05, .92), "wood", .015, tilt=14 * s)
    box((0, -.21, .12), (.48, .02, .66), "ink", .008, tilt=-14)
    for k in range(4):
        box((0, -.17 + .03 * k, .66 - k * .14), (.32 - .08 * (k % 2), .012, .025), "tint", 0, tilt=-14)


def post_construction():
    """A room just built: one takes the dust from the boards, one the tape from a window."""
    kit.view(58, 32)
    r.room(4.4, 4.4, 2.4, "sand", "stone", "tint", [(.6, 1.9, .85, 2.05), (2.5, 3.8, .85, 2.05)], [], pane="glass", skirting=None)
    r.planks(4.4, 4.4, .44, "wood")
    box((.06, 2.2, -.01), (.1, 4.4, 2.32), "sand", 0)
    for i in range(10):
        box((.14, .2 + i * .44, 0), (.1, .06, 2.3), "wood", .01)
    for z in (0, 2.28):
        box((.14, 2.2, z), (.12, 4.4, .07), "wood", .01)
    box((.2, 3.5, 0), (.05, 1.8, 2.3), "white", .005)
    for z in (.5, 1.2, 1.9):
        for y in (2.85, 3.45, 4.1):
            box((.23, y, z), (.012, .08, .05), "stone", .003)
    painted_wall()
    taped((.6, 1.9), (.6, 1.2, 2.5, 3.8))
    for outline in ([(.4, .9), (1.5, .3), (1.9, .9), (1.7, 1.9), (1.2, 2.6), (.4, 2.4)], [(2.75, .3), (4.1, .35), (4.15, 2.3), (3.4, 2.6), (2.9, 2.2), (2.85, 1.2)]):
        prism(softened(outline), .012, .006, "stone", 0)
    r.gleam(2.3, .6, .4)
    with at(2.35, 1.95, turn=4):
        p.vacuuming("curly")
    with at(1.3, 3.75, turn=176):
        p.reaching("tall", 1.72, .42, -.12, "white", other=(.2, -.4, 1.35))
    with at(3.4, 3.45, turn=-8):
        sawhorse()
    with at(.85, 2.95, turn=88):
        for k in range(6):
            box((.02 * (k % 3), .015 * (k % 2), k * .045), (1.2, .8, .04), "white" if k % 2 else "mist", .006)
    for x, y, c in ((.65, .55, "white"), (.98, .8, "teal"), (1.0, .42, "white")):
        with at(x, y):
            tube((0, 0, 0), .15, .3, c, bevel=.01)
            tube((0, 0, .29), .135, .02, "primary" if c == "white" else "aqua", bevel=0)
            ring((0, 0, .3), .145, .012, "grey")
    with at(3.75, 1.5, turn=15):
        for k in range(3):
            for j in range(3 - k):
                box((-.14 + j * .14 + k * .07, 0, k * .065), (.12, 1.3, .06), ("cream", "sand")[(k + j) % 2], .01)
    with at(4.05, 4.0, turn=-35):
        r.stepladder("aqua", 1.6, 5)
    for x in (1.9, 2.9):
        tube((x, 2.5, 2.1), .012, .5, "ink", bevel=0)
        ball((x, 2.5, 2.06), .09, "lamp")


def taped(half, edges):
    """Painter's tape around the windows; of the first one half has been drawn off and hangs in a curl."""
    for start, end in ((1.25, 1.9), (2.5, 3.8)):
        box(((start + end) / 2, 4.36, .82), (end - start, .012, .05), "primary", 0)
        box(((start + end) / 2, 4.36, 2.05), (end - start, .012, .05), "primary", 0)
    for x in (1.92, 2.48, 3.82):
        box((x, 4.36, .82), (.05, .012, 1.28), "primary", 0)
    hose([(1.25, 4.35, 2.07), (1.3, 4.3, 1.95), (1.36, 4.22, 1.85), (1.42, 4.17, 1.78)], .02, "primary")


def painted_wall():
    """The right half of the back wall in its first coat, with the roller's uneven edge."""
    for k in range(10):
        low = .12 + .1 * ((k * 5) % 4)
        if not 2.3 < 2.05 + k * .235 < 3.95:
            box((2.05 + k * .235, 4.385, low), (.24, .012, 2.36 - low), "aqua", 0)
    for low, high in ((2.12, 2.36), (.2, .72)):
        box((3.1, 4.386, low), (1.6, .012, high - low), "aqua", 0)


def softened(outline, rounds=3):
    """An outline with its corners cut off again and again (Chaikin)."""
    for _ in range(rounds):
        cut = []
        for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1]):
            cut += [(ax * .75 + bx * .25, ay * .75 + by * .25), (ax * .25 + bx * .75, ay * .25 + by * .75)]
        outline = cut
    return outline


def sawhorse():
    """Two trestles with a board, a saw's dust and a hand plane."""
    for x in (-.55, .55):
        for s in (-1, 1):
            tube((x - .12, s * .3, 0), .03, .72, "oak", lean=(.04, -s * .24))
            tube((x + .12, s * .3, 0), .03, .72, "oak", lean=(-.04, -s * .24))
        box((x, 0, .68), (.12, .6, .08), "oak", .015)
    box((0, .02, .76), (1.8, .5, .05), "wood", .012)
    box((-.3, 0, .81), (.3, .14, .12), "primary", .03)
    box((.4, .05, .81), (.5, .07, .03), "sand", .01)


SCENES = {
    "posts/hiring-cleaning-staff": hiring, "posts/professional-office-cleaning-benefits": benefits, "posts/office-cleaning-tips": tips,
    "posts/green-cleaning-solutions": green, "posts/medical-facility-sanitation": medical, "posts/warehouse-cleaning-guide": warehouse,
    "posts/retail-cleaning-tips": retail, "posts/post-construction-cleaning": post_construction,
}
