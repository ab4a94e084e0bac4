"""The eight posts: one cut-away room each."""
from kit import at, ball, box, prism, profile, ring, rounded, shifted, strip, tube
import rooms as r
from services import clothes_rail, exam_table, pallet_stack, stool


def locker(colour="primary"):
    """One tall locker, facing -y."""
    box((0, 0, .06), (.52, .5, 1.85), colour, .02)
    box((0, -.25, .1), (.47, .03, 1.76), "teal" if colour == "primary" else "primary", .012)
    for k in range(3):
        box((0, -.272, 1.6 + k * .06), (.24, .012, .025), "ink", 0)
    box((.17, -.275, .95), (.035, .03, .14), "white", .008)
    box((0, 0, 0), (.46, .44, .07), "slate", .01)


def bench(length=1.8):
    """A changing-room bench along x."""
    for k in (-.13, .0, .13):
        box((0, k, .42), (length, .11, .05), "wood", .015)
    for s in (-1, 1):
        box((s * (length / 2 - .2), 0, 0), (.06, .34, .42), "slate", .015)


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
    """A staff room: lockers, bench, uniforms, clipboard, and the caddy standing ready."""
    r.room(5, 5, 2.5, "mist", "tint", "stone", [], [(.7, 1.9, 1.0, 2.1)])
    r.tiles(5, 5, .625, "tint")
    for i in range(5):
        with at(.42 + i * .54, 4.7):
            locker("primary")
    with at(4.0, 4.98):
        clipboard(-.1, 1.0)
        r.clock(-.1, 2.1, .17)
    with at(2.05, 3.35, scale=1.08):
        bench(2.3)
        with at(.25, 0, .47, turn=-14, scale=1.5):
            r.caddy()
        with at(-.8, 0, .47):
            r.cloth("aqua", .36)
            with at(0, 0, .045):
                r.cloth("white", .34)
    with at(.62, 3.0, turn=90):
        clothes_rail(("teal", "aqua", "teal", "primary", "teal", "white"), 1.6)
    with at(3.4, 1.5, turn=20):
        r.round_table(.62, .7, "white")
        for dx, dy, c in ((-.2, .1, "primary"), (.25, .15, "teal"), (.05, -.25, "clay")):
            tube((dx, dy, .7), .06, .12, c)
        box((-.25, -.2, .7), (.26, .36, .02), "wood", .006)
        box((-.25, -.2, .72), (.22, .3, .006), "white", .002)
    for dx, dy, t in ((2.55, 1.65, 100), (3.6, .72, 180), (4.2, 1.75, -80), (3.4, 2.35, 10)):
        with at(dx, dy, turn=t):
            r.side_chair("teal")
    with at(1.1, .75, turn=60):
        r.cart("teal", "primary")
    with at(4.55, 3.7):
        r.plant(1.05)
    with at(4.5, 2.9):
        r.bin_("slate")


def benefits():
    """An open office after hours: tidy desks, a glass meeting room, and the waste barrel in the aisle."""
    r.room(5.8, 5.8, 2.6, "sand", "tint", "stone", [(.5, 2.4, .5, 2.15), (3.0, 5.2, .9, 2.1)], [(.8, 2.4, .7, 2.1)], pane="navy", left_pane="navy")
    meeting_room(2.55, 2.5)
    for x, y in ((4.2, 4.95), (4.2, 3.35), (1.15, 2.45), (1.15, 1.05)):
        with at(x, y, turn=0):
            r.desk(1.5, True, "wood", "primary", "teal")
    with at(4.2, 1.6):
        r.desk(1.5, True, "wood", "teal", "teal")
    with at(2.72, 1.15, turn=-20, scale=1.5):
        r.barrel()
    for y in (.9, 2.4, 3.9):
        r.pendant(4.2, y + .6, 2.3, "primary", .9)
    with at(5.4, 5.4):
        r.plant(1.0)
    with at(5.35, .5):
        r.tall_plant(.8, "primary")
    r.gleam(3.35, .55, .5)


def meeting_room(width, depth):
    """A glazed corner: frames, frosted below, a table with chairs."""
    x1, y0 = width, 5.8 - depth
    for px, py in ((0.03, y0), (width / 2, y0), (x1, y0), (x1, y0 + depth / 2)):
        box((px, py, 0), (.07, .07, 2.1), "white", .01)
    for z, h in ((0, .08), (2.1, .08), (1.0, .05)):
        box((width / 2, y0, z), (width, .07, h), "white", .01)
        box((x1, y0 + depth / 2, z), (.07, depth, h), "white", .01)
    box((width / 2, y0, .08), (width, .02, .92), "glass", 0)
    box((x1, y0 + depth / 2, .08), (.02, depth, .92), "glass", 0)
    with at(width / 2, y0 + depth * .55):
        prism(rounded(1.5, .8, .38), .68, .06, "wood", .02)
        box((0, 0, 0), (.5, .3, .68), "white", .03)
        for dx in (-.4, .4):
            with at(dx, .62):
                r.side_chair("aqua")
            with at(dx, -.62, turn=180):
                r.side_chair("aqua")


def tips():
    """An office's entrance: double glass doors, three mats, and the sign just past them."""
    r.room(5, 5, 2.6, "tint", "tint", "mist", [(.25, 1.0, .3, 2.2), (1.55, 3.45, .0, 2.3), (4.0, 4.75, .3, 2.2)], [(1.7, 3.2, .8, 2.1)])
    r.tiles(5, 5, .625, "stone")
    for dx in (-.12, .12):
        box((2.5 + dx, 4.96, .85), (.04, .06, .55), "ink", .015)
    for i, (y, c) in enumerate(((4.45, "slate"), (3.55, "primary"), (2.65, "teal"))):
        with at(2.5, y):
            prism(rounded(1.7, .8, .06), .012, .03, "ink" if i == 0 else c, .01)
            for k in range(9):
                box((-.72 + k * .18, 0, .042), (.07, .68, .008), c if i == 0 else "aqua" if i == 2 else "teal", 0)
    with at(2.5, 1.4, turn=-15, scale=1.75):
        r.wet_sign()
    with at(.75, 1.2, turn=90):
        prism(rounded(1.9, .7, .2), 0, .95, "primary", .03)
        prism(rounded(2.05, .85, .26), .95, .07, "white", .02)
        with at(-.2, .05, 1.02, turn=180):
            r.monitor(0, 0, 0, .5)
        with at(.65, 0, 1.02, scale=.5):
            r.plant(1, "teal")
    with at(4.45, 3.2, turn=-90):
        bench(1.5)
    with at(4.55, 4.5):
        r.plant(1.1)
    with at(.5, 4.5):
        r.tall_plant(.95, "primary")
    with at(4.3, 1.2):
        r.tall_plant(.85, "teal")
    with at(4.55, 1.95):
        umbrella_stand()


def umbrella_stand():
    """Umbrellas in a stand."""
    tube((0, 0, 0), .18, .5, "slate", .2)
    for dx, dy, c in ((-.06, .03, "primary"), (.07, -.02, "teal")):
        tube((dx, dy, .1), .05, .75, c, .02, lean=(dx, dy))
        ring((dx * 2, dy * 2, .92), .05, .015, "wood", "x", 200)


def green():
    """A supply room: shelves of teal bottles, dispenser, potted tree, and the mop bucket."""
    r.room(4.6, 4.6, 2.5, "sand", "tint", "lawn", [(3.1, 4.2, 1.1, 2.1)], [])
    r.planks(4.6, 4.6, .46, "cream")
    with at(1.45, 4.38):
        r.shelf(2.5, 2.1, .42, 4, "white", "bottles", "wood")
    with at(.24, 2.15, turn=90):
        r.shelf(2.0, 2.1, .42, 4, "white", "cloths", "wood", 1)
    with at(3.65, 4.2):
        r.cabinet(1.3, .86, .6, "leaf", "wood", 2)
        with at(-.15, 0):
            r.sink(.86)
    with at(.0, .6, 1.2, turn=90):
        for dx, c in ((-.14, "teal"), (.14, "leaf")):
            box((dx, -.08, 0), (.22, .16, .42), "white", .03)
            box((dx, -.165, .12), (.12, .02, .22), c, .006)
            tube((dx, -.1, -.1), .02, .1, "slate")
    for i, (x, y, c) in enumerate(((.75, .5, "white"), (1.15, .42, "teal"), (.95, .85, "lime"))):
        with at(x, y, turn=20 * i):
            r.jug(c, "leaf" if i % 2 else "primary", 1.5)
    with at(2.2, 2.2, turn=24, scale=1.4):
        r.mop_bucket()
    with at(4.2, 1.75):
        potted_tree()
    with at(2.75, .75):
        leaf_mat()
    with at(2.35, 4.38, 2.14):
        with at(-.3, 0, scale=.45):
            r.plant(1, "clay")
        with at(-1.4, 0, scale=.5):
            r.tall_plant(1, "teal")
    r.gleam(1.3, 2.0, .45)


def potted_tree():
    """A small tree in a basket."""
    tube((0, 0, 0), .3, .48, "wood", .36, bevel=.04)
    for z in (.12, .26, .38):
        ring((0, 0, z), .31 + z * .12, .015, "oak")
    tube((0, 0, .4), .06, .8, "oak", .045)
    for dx, dy, dz, q in ((0, 0, 1.45, .42), (.26, .1, 1.3, .3), (-.25, .1, 1.35, .3), (.05, -.24, 1.3, .3), (.02, .02, 1.8, .28)):
        ball((dx, dy, dz), q, "leaf")
    ball((-.16, -.26, 1.55), .18, "lime")


def leaf_mat():
    """A mat in the shape of a leaf."""
    with at(0, 0, turn=-30):
        outline = [(-.85, 0), (-.6, -.26), (-.15, -.42), (.3, -.36), (.65, -.18), (.9, 0), (.65, .18), (.3, .36), (-.15, .42), (-.6, .26)]
        prism(outline, .012, .03, "leaf", .012)
        strip([(-.95, 0), (.7, 0)], .045, .043, .006, "lawn")
        for x in (-.4, -.05, .3):
            for s in (-1, 1):
                strip([(x, 0), (x + .22, s * .24)], .03, .043, .005, "lawn")


def medical():
    """A clinic's corridor with waiting chairs before an examination room; the cart stands at its open door."""
    r.room(5.4, 5.2, 2.5, "tint", "tint", "mist", [(3.0, 4.6, 1.0, 2.1)], [])
    r.tiles(5.4, 5.2, .65, "stone")
    box((2.7, .95, .012), (5.4, 1.9, .004), "mist", 0)
    box((2.7, 1.62, .014), (5.4, .12, .005), "teal", 0)
    partition(2.2, 1.25, 2.35, 5.4)
    with at(1.3, 4.62):
        r.cabinet(2.2, .88, .56, "white", "primary", 3)
        r.sink(.88)
        with at(.8, .05, .88):
            r.dispenser_bottle()
    with at(1.3, 5.19, 1.5):
        r.wall_cabinet(2.0, .6, .32, "white", 3)
    with at(3.6, 4.3):
        exam_table()
    with at(2.35, 3.5):
        stool()
    with at(4.95, 3.15):
        r.cabinet(.6, .8, .5, "white", "mist", 1)
        r.monitor(0, .05, .82, .5)
    with at(1.85, 1.35, turn=25, scale=1.45):
        r.cart()
    for k in range(3):
        with at(3.2 + k * .72, 1.75):
            r.side_chair("primary")
    with at(0, 1.05, turn=90):
        r.picture(0, 1.1, .8, .8, ("mist", "leaf", "sand"))
    with at(.45, .45):
        r.plant(.9)
    with at(4.95, .65):
        r.round_table(.36, .42, "wood")
        with at(0, 0, .42, scale=.45):
            r.plant(1, "teal")
    r.gleam(3.2, .7, .5)


def partition(y, door_start, door_end, length, high=1.0):
    """A half-high wall along x with a door's frame in it and the door standing open."""
    for a, b in ((0, door_start), (door_end, length)):
        box(((a + b) / 2, y, 0), (b - a, .14, high), "teal", 0)
        box(((a + b) / 2, y, high), (b - a, .2, .06), "white", .015)
    for x in (door_start, door_end):
        box((x, y, 0), (.14, .22, 2.1), "white", .015)
    box(((door_start + door_end) / 2, y, 2.06), (door_end - door_start + .14, .22, .12), "white", .015)
    box((door_start + .06, y + .55, .02), (.06, 1.0, 2.0), "aqua", .012)
    ball((door_start + .11, y + .92, 1.0), .045, "slate")


def warehouse():
    """An aisle between tall racks, an open dock door at its end, and the ride-on scrubber half-way."""
    r.room(6, 6, 3.2, "stone", "tint", "mist", [(2.25, 3.95, .0, 2.4)], [], skirting=None, pane=None)
    with at(.58, 3.35, turn=90):
        r.rack(4.6, 2.9, .95, 3)
    with at(4.95, 5.4):
        r.rack(1.9, 2.9, .95, 3, seed=4)
    for k in range(3):
        box((3.1, 5.98, 2.42 + k * .13), (1.8, .12, .11), "aqua", .02)
    for x in (2.05, 4.15):
        tube((x, 5.7, 0), .09, .8, "primary")
    for x in (1.75, 3.75):
        strip([(x, .2), (x, 5.6)], .08, .012, .006, "white")
    prism(shifted(rounded(1.3, 3.0, .1), 2.75, 4.3), .012, .005, "white", 0)
    with at(2.75, 2.1, turn=0, scale=1.4):
        r.ride_on()
    with at(4.9, 1.5, turn=8):
        pallet_stack()
    with at(5.2, 2.5):
        for k in range(4):
            box((0, 0, k * .12), (1.0, .8, .1), "oak", .015)
    with at(.95, .55, turn=-10):
        box((0, 0, 0), (.6, .5, .42), "wood", .03)
        with at(.05, 0, .42, turn=14):
            box((0, 0, 0), (.46, .4, .34), "sand", .03)
    with at(3.75, 1.05, turn=10):
        pallet_jack()


def pallet_jack():
    """A hand pallet truck."""
    for dx in (-.2, .2):
        box((dx, -.3, .06), (.16, 1.1, .07), "primary", .02)
    box((0, .3, .06), (.56, .2, .3), "primary", .05)
    tube((0, .38, .2), .03, .95, "ink", lean=(0, .35))
    ring((0, .75, 1.2), .11, .025, "ink", "x")
    tube((-.04, .36, .09), .09, .08, "ink", along="x")


def retail():
    """A shop front under its awning: mannequins behind the large window, half of it still in foam, and the ladder before it."""
    prism(shifted(rounded(5.7, 5.45, .12), 2.68, 2.53), -.25, .24, "white", .05)
    box((2.7, 1.45, -.01), (5.4, 2.9, .02), "stone", 0)
    r.tiles(5.4, 2.9, .725, "tint")
    shop_front()
    with at(1.2, 3.5):
        shirt_form("primary", "navy")
    with at(.5, 3.45):
        shirt_form("blush", "clay")
    with at(4.45, 4.1, turn=90):
        clothes_rail(("teal", "white", "primary", "aqua", "clay", "mist"), 1.3)
    with at(2.5, 4.8):
        r.shelf(2.6, 1.7, .34, 4, "white", "cloths", "wood")
    with at(2.3, 2.3, turn=8, scale=1.25):
        r.stepladder("amber", 1.5)
        with at(0, .03, 1.56, scale=.72):
            r.bucket("teal")
    with at(3.55, 1.7, turn=30):
        r.bucket("primary", 1.15)
        with at(.36, -.2):
            r.cloth("aqua", .36)
    with at(.3, 2.55):
        r.plant(.85, "primary")
    with at(5.1, 2.6):
        r.plant(.7, "primary")
    with at(.9, .95, turn=180):
        bench(1.5)
    with at(4.6, 1.2, turn=-20):
        menu_board()
    r.gleam(2.7, .9, .5)


def shop_front():
    """The house cut open: a wide window and a glass door under a striped awning, the shop's floor and back walls."""
    for x, wide in ((.1, .2), (4.0, .16), (5.3, .2)):
        box((x, 3.0, 0), (wide, .24, 2.5), "primary", .02)
    box((2.05, 3.0, 0), (3.8, .24, .4), "primary", .02)
    box((2.05, 2.94, .4), (3.8, .44, .06), "white", .02)
    box((2.7, 3.0, 2.3), (5.4, .26, .42), "primary", .02)
    box((2.7, 3.0, 2.72), (5.5, .34, .07), "white", .02)
    box((2.7, 4.08, -.01), (5.4, 1.95, .05), "wood", 0)
    box((2.7, 5.1, -.2), (5.4, .2, 2.75), "cream", 0)
    box((-.02, 4.08, -.2), (.2, 2.2, 2.75), "mist", 0)
    box((2.7, 5.1, 2.55), (5.46, .24, .05), "white", .02)
    box((-.02, 4.1, 2.55), (.24, 2.2, .05), "white", .02)
    with at(4.65, 2.98):
        for x in (-.52, .52):
            box((x, 0, 0), (.1, .1, 2.3), "white", .012)
        box((0, .02, .02), (.96, .05, 2.26), "glass", .01)
        box((0, 0, .02), (.96, .08, .3), "white", .012)
        box((-.36, -.05, .85), (.05, .06, .5), "ink", .015)
    for x in (.24, 2.32, 3.88):
        box((x, 2.98, .44), (.08, .1, 1.88), "white", .012)
    foamy_pane(2.36, 3.84, 2.95, .48, 2.28)
    awning(5.4, 2.88, 2.4)


def foamy_pane(start, end, y, low, high):
    """The part of a window not yet wiped: a milky sheet with suds, its edge where the squeegee stopped."""
    box(((start + end) / 2, y, low), (end - start, .02, high - low), "mist", 0)
    for i in range(34):
        x, z = start + .12 + (end - start - .24) * ((i * 37) % 34) / 33, low + .12 + (high - low - .3) * ((i * 23) % 34) / 33
        ball((x, y - .02, z), .05 + .03 * (i % 4), "white", (1, .35, 1))
    box((start + .1, y - .07, 1.1), (.07, .07, .8), "ink", .015)
    tube((start + .1, y - .1, 1.5), .035, .5, "wood", along="x", bevel=.01)


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
    """A folding board on the pavement, chalk lines on it."""
    for s in (-1, 1):
        box((0, .17 * s, 0), (.62, .05, .95), "wood", .015, tilt=14 * s)
    box((0, -.2, .12), (.5, .02, .7), "ink", .008, tilt=-14)


def post_construction():
    """A room just built: studs, a wall half painted, drywall, a sawhorse, and the vacuum that draws a clean lane in the dust."""
    r.room(5, 5, 2.5, "sand", "stone", "tint", [(.7, 2.1, .85, 2.1), (2.8, 4.2, .85, 2.1)], [], pane="mist", skirting=None)
    r.planks(5, 5, .5, "wood")
    box((.06, 2.5, -.01), (.1, 5.0, 2.42), "sand", 0)
    for i in range(11):
        box((.14, .2 + i * .46, 0), (.1, .07, 2.4), "wood", .01)
    for z in (0, 2.38):
        box((.14, 2.5, z), (.12, 5.0, .08), "wood", .01)
    box((.2, 3.95, 0), (.05, 2.1, 2.4), "white", .005)
    for z in (.5, 1.2, 1.9):
        for y in (3.2, 3.9, 4.6):
            box((.23, y, z), (.012, .09, .06), "stone", .003)
    painted_wall()
    for x in (1.4, 3.5):
        box((x, 4.96, 1.46), (1.3, .012, .04), "primary", 0)
        for dx in (-.66, .66):
            box((x + dx, 4.95, .9), (.06, .012, 1.15), "primary", 0)
    dust()
    with at(1.25, 3.95, turn=4):
        for k in range(7):
            box((.02 * (k % 3), .015 * (k % 2), .0 + k * .07), (1.5, 1.0, .06), "white" if k % 2 else "mist", .008)
        box((.3, -.1, .49), (.4, .3, .2), "primary", .04, turn=20)
        box((.3, -.1, .69), (.1, .3, .06), "ink", .02, turn=20)
    with at(3.45, 3.55, turn=-12):
        sawhorse()
    with at(2.3, 2.75, turn=10, scale=1.55):
        r.vacuum()
    with at(4.45, 4.45, turn=-35):
        r.stepladder("aqua", 1.9, 6)
    for x, y, c in ((.75, .6, "white"), (1.15, .85, "teal"), (1.2, .42, "white")):
        with at(x, y):
            tube((0, 0, 0), .19, .36, c, bevel=.01)
            tube((0, 0, .35), .17, .02, "primary" if c == "white" else "aqua", bevel=0)
            ring((0, 0, .36), .18, .015, "grey")
    with at(4.35, 1.4, turn=15):
        for k in range(3):
            for j in range(3 - k):
                box((-.2 + j * .2 + k * .1, 0, k * .09), (.17, 1.5, .08), ("cream", "sand")[(k + j) % 2], .01)
    with at(.75, 2.2, turn=-8):
        box((0, 0, 0), (.62, .46, .44), "clay", .03)
        box((0, 0, .44), (.62, .1, .006), "cream", 0)
        with at(.04, .02, .44, turn=16):
            box((0, 0, 0), (.5, .4, .34), "sand", .03)
    for x in (2.0, 3.2):
        tube((x, 2.9, 2.2), .012, .5, "ink", bevel=0)
        ball((x, 2.9, 2.16), .1, "lamp")


def painted_wall():
    """The right half of the back wall in its first coat, with the roller's uneven edge."""
    for k in range(12):
        top = 2.46
        low = .12 + .1 * ((k * 5) % 4)
        if not 2.6 < 2.2 + k * .235 < 4.3:
            box((2.2 + k * .235, 4.985, low), (.24, .012, top - low), "aqua", 0)
    for low, high in ((2.22, 2.46), (.2, .72)):
        box((3.5, 4.986, low), (1.75, .012, high - low), "aqua", 0)


def dust():
    """Pale dust over the boards, but for the lane the vacuum has drawn."""
    for outline in ([(.35, 1.2), (1.7, .25), (1.95, 1.0), (1.75, 2.3), (1.9, 3.1), (.9, 3.2), (.3, 2.6)],
                    [(3.05, .3), (4.7, .35), (4.8, 2.6), (4.3, 3.0), (3.2, 2.9), (3.25, 1.6)]):
        prism(softened(outline), .012, .006, "stone", 0)


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
