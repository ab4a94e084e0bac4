"""The six services: one cut-away room each."""
from kit import at, ball, box, dome, prism, profile, ring, rounded, shifted, strip, tube
import people as p
import rooms as r


def office():
    """Three desks, a shelf, a lounge corner; one of the crew empties a bin into the cart, one wipes a desk."""
    r.room(5, 5, 2.5, "sand", "tint", "mist", [(.9, 2.3, .95, 2.1), (2.9, 4.3, .95, 2.1)], [(2.95, 4.2, .8, 2.1)])
    r.planks(5, 5, .5, "cream")
    for x, y in ((1.3, 4.15), (3.3, 4.15)):
        with at(x, y):
            r.desk()
    with at(1.3, 1.95, turn=90):
        r.desk(chair_colour=None)
    with at(.2, 1.7, turn=90):
        r.shelf(1.9, 1.85, .34, 4)
    with at(2.72, 1.85, turn=128):
        r.cart("amber", "amber")
    with at(1.92, 1.1, turn=135):
        emptying("stout")
    with at(4.35, 4.05, turn=-90):
        p.wiping("pony", .76, .5, "aqua", rest=(.22, -.36, .8))
    with at(4.05, .95):
        r.rug(1.75, 1.7, "aqua")
    with at(4.2, 1.35):
        r.sofa(1.45)
    with at(3.95, .5):
        r.round_table(.36)
        with at(.08, .05, .42):
            box((0, 0, 0), (.3, .22, .03), "teal", .006)
    with at(4.6, 4.55):
        r.plant(1.1)
    with at(.4, 4.6):
        r.tall_plant(.8)
    with at(.45, .42):
        r.plant(.7, "primary")
    r.pendant(2.3, 3.3, 2.35, "primary")


def emptying(who):
    """Tips a bin towards what is ahead, at the height of a cart's rim."""
    tilted = [(.0, -.40, 1.0), (.0, -.62, 1.2)]
    p.sweep(tilted, [.12, .155], "white", caps=(False, False))
    p.sweep([(.0, -.39, .99), (.0, -.41, 1.01)], [.115, .12], "white")
    for dx, dy, dz in ((0, -.66, 1.2), (.07, -.62, 1.24), (-.06, -.64, 1.16)):
        ball((dx, dy, dz), .065, "white")
    p.person(who, hands={"right": (-.13, -.47, 1.05), "left": (.13, -.45, 1.02)}, feet={"left": (.12, -.1, 0), "right": (-.13, .1, 0)}, lean=9, nod=16)


def exam_table():
    """An examination couch along x, its head at -x."""
    box((0, 0, .1), (1.5, .55, .42), "white", .04)
    for dx in (-.48, 0, .48):
        box((dx, -.285, .16), (.44, .02, .3), "mist", .012)
    box((.1, 0, .52), (1.5, .68, .14), "primary", .06)
    with at(-.78, 0, .58):
        profile((0, 0, 0), [(0, 0), (.14, -.03), (-.36, .5), (-.48, .42)], .68, "primary", .05)
        box((-.38, 0, .36), (.2, .46, .16), "white", .07)
    box((.2, 0, .655), (1.2, .46, .015), "white", .005)
    box((.75, 0, .02), (.36, .5, .2), "slate", .03)


def stool(colour="teal"):
    """A round stool on castors."""
    for turn in range(0, 360, 72):
        with at(0, 0, turn=turn):
            box((.14, 0, .05), (.28, .045, .04), "slate", .015)
    tube((0, 0, .06), .03, .4, "slate")
    tube((0, 0, .45), .23, .1, colour, bevel=.04)


def medical():
    """A clinic's examination room: one of the crew mops beside the bucket, one wipes down the couch in gloves."""
    r.room(5, 5, 2.5, "tint", "tint", "aqua", [(2.8, 4.3, 1.0, 2.1)], [])
    r.tiles(5, 5, .625, "mist")
    with at(2.0, 4.3):
        exam_table()
    with at(1.55, 4.98):
        r.picture(-.35, 1.35, .6, .75, ("mist", "teal"))
        r.clock(.55, 1.85)
    with at(.3, 2.45, turn=90):
        r.cabinet(2.6, .88, .56, "white", "primary", 4)
        with at(-.45, 0):
            r.sink(.89)
        for i, colour in enumerate(("white", "aqua", "white")):
            with at(.5 + i * .22, .08, .89):
                tube((0, 0, 0), .08, .22 + .04 * i, colour)
                tube((0, 0, .22 + .04 * i), .082, .03, "slate")
        box((1.08, 0, .89), (.3, .3, .16), "mist", .02)
    with at(.01, 2.45, 1.55, turn=90):
        with at(0, 0):
            r.wall_cabinet(2.4, .62, .32, "white", 4)
    with at(.06, .72, 1.15, turn=90):
        box((0, -.05, 0), (.2, .12, .32), "white", .03)
        box((0, -.11, .08), (.1, .02, .14), "teal", .005)
    with at(4.5, 2.7):
        r.cabinet(.7, .8, .6, "white", "mist", 1)
        r.monitor(0, .05, .82, .56)
    with at(3.3, 3.75):
        stool()
    with at(2.95, 2.15, turn=24):
        r.mop_bucket(mop_in=False)
    with at(2.15, 2.3, turn=-25):
        p.mopping("grey", "teal")
    with at(2.3, 3.62, turn=180):
        p.wiping("scarf", .66, .5, "aqua", gloves="aqua", rest=(.2, -.42, .7))
    r.gleam(1.9, .75, .5)
    with at(3.85, 4.6):
        for dx in (-.3, .35):
            with at(dx, 0):
                r.side_chair("teal")
    with at(4.6, .4):
        r.plant(.85)
    with at(3.3, .6):
        r.bin_("teal", 1.0)
    with at(.62, .6):
        scales()


def scales():
    """A weighing scale with its column."""
    box((0, 0, 0), (.5, .6, .1), "slate", .03)
    box((0, .24, .1), (.07, .06, 1.15), "white", .015)
    box((0, .22, 1.2), (.5, .08, .12), "white", .03)
    box((.05, .17, 1.23), (.16, .02, .06), "teal", .005)


def forklift(colour="teal"):
    """A fork-lift truck, its forks at -y."""
    box((0, .1, .14), (.8, 1.2, .42), colour, .08)
    box((0, .52, .3), (.78, .5, .45), colour, .1)
    box((0, .12, .56), (.5, .4, .12), "ink", .05)
    box((0, .3, .62), (.5, .12, .42), "ink", .05, tilt=6)
    for dx in (-.36, .36):
        for dy, z in ((-.34, 1.0), (.42, .75)):
            box((dx, dy, .5), (.05, .05, 1.55 - .5 + .0), "ink", .012)
        tube((dx - .06, -.3, .2), .2, .12, "ink", along="x")
        tube((dx - .06, .5, .18), .18, .12, "ink", along="x")
        box((dx * .62, -.56, .08), (.07, .07, 1.9), "slate", .012)
        box((dx * .55, -.95, .08), (.1, .75, .04), "slate", .01)
    box((0, .04, 1.54), (.82, .9, .05), "ink", .02)
    for z in (.3, 1.0, 1.7):
        box((0, -.56, z), (.5, .05, .08), "slate", .012)


def industrial():
    """A warehouse bay: racks, a dock door, a fork-lift, and the floor scrubber drawing a shining lane; a rack is dusted."""
    r.room(6, 6, 2.9, "stone", "tint", "mist", [], [])
    with at(2.45, 5.45):
        r.rack(4.4, 2.75, .9, 3)
    with at(.5, 2.25, turn=90):
        r.rack(3.6, 2.75, .85, 3, seed=2)
    dock_door(5.35, 5.98)
    strip([(1.35, .2), (1.35, 4.6), (5.9, 4.6)], .09, .012, .006, "white")
    prism(shifted(rounded(1.3, 3.4, .1), 2.75, 3.0), .012, .008, "white", 0)
    with at(2.75, 2.0):
        r.scrubber()
        with at(0, 1.1):
            p.pushing("tall", .97, .42, .6)
    with at(3.55, 4.55, turn=180):
        p.reaching("curly", 1.62, .45, tool="mist", other=(.22, -.42, 1.12))
    with at(4.95, 2.6, turn=35):
        forklift()
    with at(4.75, .95):
        pallet_stack()
    with at(1.95, .6):
        for k in range(5):
            box((0, 0, k * .12), (1.0, .8, .1), "oak", .015)
    with at(5.75, 3.9):
        tube((0, 0, 0), .1, .7, "primary")
    r.pendant(2.6, 3.2, 2.9, "primary", 1.3)


def dock_door(x, y):
    """A closed roller door in the back wall."""
    box((x, y, 0), (1.15, .06, 2.1), "slate", .02)
    for k in range(10):
        box((x, y - .04, .03 + k * .2), (1.02, .03, .18), "aqua", .012)


def pallet_stack():
    """Cartons wrapped on a pallet."""
    box((0, 0, 0), (1.1, .9, .12), "oak", .02)
    for i in range(2):
        for j in range(2):
            for k in range(2):
                if (i, j, k) != (1, 0, 1):
                    box((-.26 + i * .52, -.21 + j * .42, .12 + k * .36), (.5, .4, .345), ("wood", "sand")[(i + j + k) % 2], .025)
                    box((-.26 + i * .52, -.21 + j * .42, .12 + k * .36 + .345), (.1, .4, .004), "cream", 0)


def pupil_desk(colour="aqua"):
    """A pupil's desk and chair, facing +y."""
    box((0, 0, .6), (.82, .52, .045), "wood", .02)
    for dx in (-.36, .36):
        for dy in (-.2, .2):
            tube((dx, dy, 0), .02, .6, "slate")
    box((0, 0, .5), (.7, .4, .09), "white", .02)
    box((-.16, .02, .645), (.24, .3, .025), "primary", .006)
    box((.18, .03, .645), (.2, .26, .012), "white", .003)
    with at(0, -.46, turn=180):
        with at(0, 0, scale=.88):
            r.side_chair(colour)


def educational():
    """A classroom: board being wiped, pupils' desks, globe, and the floor machine at work."""
    r.room(5.4, 5.4, 2.6, "sand", "tint", "mist", [], [(.5, 1.9, .85, 2.15), (2.2, 3.6, .85, 2.15), (3.9, 4.9, .85, 2.15)])
    r.planks(5.4, 5.4, .54, "cream")
    box((2.35, 5.37, .85), (3.0, .06, 1.35), "wood", .02)
    box((2.35, 5.335, .91), (2.86, .03, 1.23), "moss", .005)
    box((2.35, 5.28, .84), (2.9, .12, .04), "wood", .01)
    for x, z, w in ((1.5, 1.8, .8), (1.4, 1.6, .6), (1.6, 1.4, .9)):
        box((x, 5.316, z), (w, .006, .035), "tint", 0)
    ring((3.1, 5.31, 1.55), .26, .014, "tint", "x")
    profile((2.55, 5.31, 1.3), [(-.2, 0), (.2, 0), (0, .42)], .006, "aqua", 0)
    with at(4.5, 5.38):
        r.clock(-.2, 2.2, .17)
        r.picture(.2, 1.25, .75, .65, ("aqua", "lime", "white"))
    with at(4.35, 4.6):
        r.cabinet(1.4, .76, .55, "wood", "white", 2)
        tube((-.4, 0, .78), .12, .03, "slate")
        tube((-.4, 0, .8), .02, .1, "slate")
        ball((-.4, 0, 1.06), .2, "teal")
        ring((-.4, 0, 1.06), .22, .012, "oak", "x", 200, -100)
        for k, c in enumerate(("primary", "clay", "mist")):
            box((.25, 0, .78 + k * .07), (.36 - .04 * k, .26, .065), c, .01)
    for i, x in enumerate((.95, 2.25)):
        for j, y in enumerate((3.7, 2.25, .8)):
            if (i, j) != (1, 2):
                with at(x, y + .2):
                    pupil_desk(("aqua", "teal")[(i + j) % 2])
    with at(3.55, 3.2):
        pupil_desk("aqua")
    with at(3.1, 1.25, turn=30):
        r.polisher()
        with at(.0, 1.02):
            p.pushing("stout", 1.19, .36, .34, lean=5, sink=.02)
    with at(2.75, 4.82, turn=180):
        p.reaching("curly", 1.62, .42, .06, tool="aqua")
    r.gleam(2.35, .7, .5)
    with at(4.55, 2.0):
        r.rug(1.2, 1.7, "teal", "mist")
        for dx, dy, c in ((-.2, .4, "primary"), (.25, -.1, "aqua"), (-.15, -.5, "clay")):
            with at(dx, dy):
                tube((0, 0, .03), .25, .24, c, .23, bevel=.07)
    with at(5.0, 3.45):
        r.plant(.85)
    with at(.42, 4.95):
        r.tall_plant(.8)


def clothes_rail(colours, width=1.4):
    """A rail with shirts, along x."""
    for s in (-1, 1):
        tube((s * width / 2, 0, .04), .022, 1.3, "slate")
        box((s * width / 2, 0, 0), (.07, .5, .05), "slate", .02)
    tube((-width / 2, 0, 1.34), .022, width, "slate", along="x")
    n = len(colours)
    for i, colour in enumerate(colours):
        with at(-width / 2 + width * (i + .5) / n, 0, .55):
            shirt(colour)


def shirt(colour, width=.5):
    """A shirt on a hanger, seen from the side of the rail."""
    profile((0, 0, 0), [(-width * .36, 0), (width * .36, 0), (width * .36, .42), (width * .56, .36), (width * .62, .5), (width * .2, .7),
                        (-width * .2, .7), (-width * .62, .5), (-width * .56, .36), (-width * .36, .42)], .08, colour, .03, "x")
    ring((0, 0, .76), .04, .01, "slate", "y", 250, -70)


def display_table(colours, width=1.2, depth=.8):
    """A table with folded clothes."""
    box((0, 0, 0), (width - .14, depth - .14, .5), "white", .03)
    box((0, 0, .5), (width, depth, .07), "wood", .025)
    for i, colour in enumerate(colours):
        x, y = -width / 2 + width * ((i % 3) + .5) / 3, (-.17, .19)[i // 3]
        for k in range(3 + i % 2):
            box((x, y, .57 + k * .055), (.3, .26, .05), colour if k % 2 else "white" if i % 2 else colour, .02)


def retail():
    """A shop: one of the crew mops behind the wet-floor sign, one dusts the shelf."""
    r.room(5.2, 5.2, 2.6, "cream", "tint", "mist", [(3.2, 4.8, .35, 2.15)], [(3.5, 4.7, .0, 2.1)])
    r.planks(5.2, 5.2, .65, "sand")
    with at(1.6, 4.95):
        r.shelf(2.5, 1.95, .4, 4, "white", "cloths", "wood")
    with at(.25, 2.2, turn=90):
        r.shelf(1.9, 1.95, .4, 4, "white", "boxes", "wood", 1)
    with at(.9, .85):
        counter()
    with at(4.2, 3.7):
        clothes_rail(("teal", "white", "primary", "aqua", "clay", "mist", "navy"), 1.5)
    with at(1.85, 3.3):
        display_table(("primary", "aqua", "clay", "teal", "mist", "navy"))
    with at(4.5, 1.25):
        display_table(("aqua", "primary", "mist", "blush", "teal", "white"), 1.2, .8)
    with at(1.6, .62, turn=28):
        r.wet_sign()
    with at(3.55, 2.6, turn=30):
        r.mop_bucket("teal", False)
    with at(2.7, 1.85, turn=-30):
        p.mopping("slight", "teal")
    with at(2.55, 4.28, turn=180):
        p.reaching("tall", 1.72, .42, tool="aqua")
    prism(shifted(rounded(.8, 1.3, .05), .62, 4.1), .012, .02, "slate", .008)
    r.gleam(3.25, .6, .45)
    with at(4.75, 4.75):
        r.plant(.95)
    for x in (1.1, 2.2):
        r.pendant(x, 2.9, 2.3, "navy", .9)


def counter():
    """A shop's counter with till and bag."""
    box((0, 0, 0), (1.3, .62, .82), "primary", .03)
    box((0, 0, .82), (1.4, .7, .06), "wood", .02)
    for k in range(6):
        box((-.5 + k * .2, -.315, .08), (.15, .03, .68), "teal", .01)
    with at(.2, 0, .88, turn=180):
        r.monitor(0, 0, 0, .42)
    box((-.4, 0, .88), (.26, .16, .3), "white", .02)
    ring((-.4, 0, 1.18), .07, .01, "slate", "x", 180)


def luggage_cart():
    """A hotel's luggage cart with cases."""
    box((0, 0, .14), (.72, 1.15, .07), "navy", .03)
    for dx in (-.3, .3):
        for dy in (-.5, .5):
            ball((dx, dy, .07), .07, "ink")
            tube((dx, dy, .2), .024, 1.0, "oak")
    for dx in (-.3, .3):
        ring((dx, 0, 1.2), .5, .024, "oak", "x", 180, 90)
    tube((-.3, 0, 1.7), .024, .6, "oak", along="x")
    box((0, -.22, .21), (.5, .42, .34), "teal", .06)
    box((0, .25, .21), (.46, .34, .56), "clay", .06)
    box((0, -.22, .55), (.42, .34, .24), "mist", .05)


def hospitality():
    """A hotel's lobby: reception, sofas, luggage cart; one of the crew pushes the cart across a shining floor, one polishes the elevator doors."""
    r.room(5.6, 5.6, 2.8, "cream", "blush", "mist", [], [(.6, 1.7, .25, 2.3), (2.1, 3.2, .25, 2.3), (3.6, 4.7, .25, 2.3)])
    r.tiles(5.6, 5.6, .7, "sand", checks=True)
    box((1.9, 5.56, 0), (3.1, .08, 2.5), "navy", .02)
    for i in range(6):
        for j in range(3):
            box((.72 + i * .47, 5.5, 1.12 + j * .42), (.38, .06, .32), "primary", .01)
            if (i * 2 + j) % 3:
                box((.72 + i * .47, 5.46, 1.14 + j * .42), (.14, .03, .14), "mist", .01)
    with at(1.9, 4.55):
        prism(rounded(2.9, .75, .36), 0, .98, "wood", .03)
        prism(rounded(3.05, .9, .44), .98, .07, "white", .025)
        for k in range(13):
            box((-1.08 + k * .18, -.375, .08), (.05, .03, .84), "oak", .01)
        r.monitor(-.6, .05, 1.05, .46)
        dome((.55, -.1, 1.05), .11, "teal", .1)
        with at(1.05, .02, 1.05, scale=.5):
            r.plant(1)
    with at(4.35, 4.75):
        elevator()
    with at(1.35, 1.55):
        r.rug(2.0, 2.3, "teal", "mist")
    with at(1.35, 2.2):
        r.sofa(1.7, "primary", "blush")
    with at(.68, 1.2, turn=90):
        r.sofa(.95, "teal", "mist")
    with at(1.6, 1.15):
        r.round_table(.38, .4, "white")
        tube((0, 0, .4), .07, .14, "teal", .05)
        ball((0, 0, .6), .11, "lime")
    with at(2.95, 2.05, turn=25):
        r.cart()
        with at(0, 1.0):
            p.pushing("pony")
    with at(4.55, 4.85, turn=180):
        p.reaching("grey", 1.5, .42, tool="aqua")
    with at(4.85, 2.9, turn=15):
        luggage_cart()
    r.gleam(2.9, 1.3, .5)
    with at(.4, 3.35):
        r.plant(.95)
    for x, y in ((1.2, 3.2), (1.9, 3.2), (2.6, 3.2)):
        r.pendant(x, y + 1.1, 2.3, "oak", .9)


def elevator():
    """Lift doors in the back wall."""
    box((0, .82, 0), (1.3, .05, 2.15), "white", .02)
    for s in (-1, 1):
        box((s * .27, .78, .02), (.52, .03, 2.0), "grey", .01)
    box((.8, .8, 1.05), (.1, .04, .2), "slate", .01)


SCENES = {
    "services/office": office, "services/medical": medical, "services/industrial": industrial,
    "services/educational": educational, "services/retail": retail, "services/hospitality": hospitality,
}
