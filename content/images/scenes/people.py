"""The people in the scenes: faceless figures seven heads tall, in the crew's uniform, always at work.

A figure stands at the origin of the place in force and looks towards -y; its right hand is at -x. Measures are metres, so a
figure has its true height wherever it stands: never scale one. A pose says where pelvis, feet and hands are; elbows and knees
follow. Who it is comes from CREW: build, skin, hair. Each of the ready poses makes the tool in the figure's hands too; give its
colour as `tool`, amber for the one thing in the scene that is to be found first.
"""
import math

from mathutils import Matrix, Vector

import kit
from kit import at, ball, box, hose, prism, ring, rounded, tube

# height in metres, girth as a factor, skin, hair colour, hair style
CREW = {
    "tall": (1.85, 1.0, "umber", "soot", "crop"),
    "stout": (1.74, 1.2, "peach", "rust", "cap"),
    "slight": (1.65, 0.92, "honey", "soot", "bun"),
    "grey": (1.76, 1.1, "peach", "silver", "crop"),
    "scarf": (1.67, 1.03, "almond", "aqua", "scarf"),
    "curly": (1.70, 1.06, "cocoa", "soot", "curls"),
    "pony": (1.72, 0.96, "almond", "walnut", "tail"),
}
SIDES = {"right": -1, "left": 1}


# ---------------------------------------------------------------- soft shapes

def sweep(path, radii, colour, sides=20, caps=(True, True), across=(1, 0, 0)):
    """A round body along a line of points, with a half-width (across, along the third direction) at each; ends rounded."""
    path = [Vector(p) for p in path]
    radii = [(r, r) if isinstance(r, (int, float)) else r for r in radii]
    rings, side = [], Vector(across)
    for i, point in enumerate(path):
        ahead = (path[min(i + 1, len(path) - 1)] - path[max(i - 1, 0)]).normalized()
        side = (side - ahead * side.dot(ahead)).normalized()
        rings.append((point, ahead, side.copy(), ahead.cross(side), radii[i]))
    first, last = rings[0], rings[-1]
    steps = 6
    start = [_cap_ring(first, -1, k / steps) for k in range(steps - 1, 0, -1)] if caps[0] else []
    end = [_cap_ring(last, 1, k / steps) for k in range(1, steps)] if caps[1] else []
    vertices, faces = [], []
    for point, _, u, v, (a, b) in start + rings + end:
        vertices += [point + u * (a * math.cos(t)) + v * (b * math.sin(t)) for t in (2 * math.pi * k / sides for k in range(sides))]
    rows = len(vertices) // sides
    for i in range(rows - 1):
        faces += [(i * sides + k, i * sides + (k + 1) % sides, (i + 1) * sides + (k + 1) % sides, (i + 1) * sides + k) for k in range(sides)]
    for row, sign, (point, ahead, _, _, (a, b)), cap in ((0, -1, first, caps[0]), (rows - 1, 1, last, caps[1])):
        vertices.append(point + ahead * (sign * min(a, b) if cap else 0))
        tip = len(vertices) - 1
        loop = [(row * sides + (k + 1) % sides, row * sides + k, tip) for k in range(sides)]
        faces += loop if sign < 0 else [tuple(reversed(f)) for f in loop]
    return kit._add("sweep", [tuple(v) for v in vertices], faces, colour)


def _cap_ring(end, sign, share):
    """One ring of a rounded end, `share` of the way to its tip."""
    point, ahead, u, v, (a, b) = end
    angle = math.pi / 2 * share
    return point + ahead * (sign * min(a, b) * math.sin(angle)), ahead, u, v, (a * math.cos(angle), b * math.cos(angle))


def bent(a, b, c, softness=0.3, steps=5):
    """The points of a line from a by b to c whose corner is rounded, with b's share of the length at each."""
    a, b, c = Vector(a), Vector(b), Vector(c)
    near, far = b.lerp(a, softness), b.lerp(c, softness)
    curve = [near.lerp(b, t).lerp(b.lerp(far, t), t) for t in (k / (steps + 1) for k in range(steps + 2))]
    points = [a, a.lerp(near, .5)] + curve + [far.lerp(c, .5), c]
    shares = [0, .5 * (1 - softness)] + [(1 - softness) + 2 * softness * k / (steps + 1) for k in range(steps + 2)]
    return points, shares + [2 - .5 * (1 - softness), 2]


def limb(a, b, c, radii, colour, **more):
    """An arm or a leg from a by the joint b to c; `radii` at the three."""
    points, shares = bent(a, b, c)
    r0, r1, r2 = radii
    return sweep(points, [r0 + (r1 - r0) * s if s < 1 else r1 + (r2 - r1) * (s - 1) for s in shares], colour, **more)


def joint(root, end, upper, lower, towards):
    """Where elbow or knee is, bent to the side of `towards`; and the end, drawn in if it is out of reach."""
    root, end = Vector(root), Vector(end)
    way = end - root
    length = min(way.length, (upper + lower) * .995)
    way = way.normalized()
    along = (upper ** 2 - lower ** 2 + length ** 2) / (2 * length)
    out = math.sqrt(max(upper ** 2 - along ** 2, 0))
    aside = Vector(towards) - way * Vector(towards).dot(way)
    return root + way * along + aside.normalized() * out, root + way * length


# ---------------------------------------------------------------- the figure

def person(who, hands=None, feet=None, sink=0.0, lean=4.0, sway=0.0, twist=0.0, shift=(0, 0), nod=0.0, look=0.0, elbows=None,
           knees=None, top="primary", trim="teal", legs="denim", gloves=None, sleeves="short", apron=None):
    """One figure.

    hands: {"right": (x, y, z), "left": …}, where the palms are; without one the arm hangs. feet: the same for the soles, with
    a fourth number for the heel's height. sink: how far the hips are below standing; lean: degrees forward; sway: degrees
    to the left; twist: degrees the shoulders turn to the left; shift: the hips aside (x, y); nod and look: of the head,
    degrees down and to the left. elbows and knees: directions that they point to.
    """
    tall, girth, skin, hair, style = CREW[who]
    s = tall / 1.75
    wide = 0.5 + 0.5 * girth
    hands, feet, elbows, knees = hands or {}, feet or {}, elbows or {}, knees or {}
    hip = Vector((shift[0], shift[1], .93 * s - sink))
    spine = Matrix.Rotation(math.radians(sway), 3, "Y") @ Matrix.Rotation(math.radians(lean), 3, "X")
    chest_turn = spine @ Matrix.Rotation(math.radians(-twist), 3, "Z")
    up = spine @ Vector((0, 0, 1))
    soft_up = (up + Vector((0, 0, 1.2))).normalized()
    waist = hip + soft_up * (.17 * s)
    neck = waist + up * (.37 * s)
    across = chest_turn @ Vector((1, 0, 0))

    # Legs and shoes.
    for side, sign in SIDES.items():
        x, y, z, *heel = feet.get(side, (.1 * wide * sign, 0, 0))
        heel = heel[0] if heel else 0
        yaw = math.radians(-9 * sign if side not in feet else -6 * sign)
        forward = Vector((math.sin(yaw), -math.cos(yaw), 0))
        ankle = Vector((x, y, z + .085 * s + heel)) - forward * .02
        root = hip + Vector((.088 * wide * s * sign, 0, -.02 * s))
        knee, ankle = joint(root, ankle, .43 * s, .42 * s, knees.get(side, (.12 * sign, -1, 0)))
        limb(root, knee, ankle, (.092 * girth * s, .071 * wide * s, .06 * s), legs, caps=(True, False))
        shoe(ankle, forward, heel, s)

    # Hips in the trousers' colour, the shirt over them.
    low = hip - soft_up * .03 * s
    sweep([low, hip + soft_up * .08 * s], [(.152 * girth * s, .112 * girth * s)] * 2, legs)
    down = hip + soft_up * .005
    path = [down, down.lerp(waist, .5), waist, waist.lerp(neck, .35), waist.lerp(neck, .64), waist.lerp(neck, .82),
            waist.lerp(neck, .93), neck]
    belly = .118 * girth * s * (1.12 if girth > 1.15 else 1)
    halves = [(.168 * girth, .128 * girth), (.162 * girth, .124 * girth), (.158 * girth, belly / s), (.168 * girth, .122 * girth),
              (.183 * wide, .116 * wide), (.176 * wide, .104 * wide), (.124 * wide, .086 * wide), (.07, .068)]
    sweep(path, [(a * s, b * s) for a, b in halves], top, sides=28, caps=(False, True), across=tuple(across))
    sweep([down + soft_up * .004, down + soft_up * .03 * s], [(.1705 * girth * s, .1305 * girth * s)] * 2, trim, sides=28, caps=(False, False), across=tuple(across))
    if apron:
        _apron(hip, waist, neck, up, across, girth * s, apron)

    # Arms.
    for side, sign in SIDES.items():
        shoulder = waist.lerp(neck, .765) + across * (.168 * wide * s * sign)
        palm = hands.get(side)
        if palm is None:
            palm = shoulder + Vector((.07 * sign, -.06, -.56 * s))
        elbow, wrist = joint(shoulder, palm, .285 * s, .275 * s, elbows.get(side, (.55 * sign, .75, -.6)))
        arm = (.058 * wide * s, .046 * wide * s, .036 * s)
        limb(shoulder, elbow, wrist, arm, top if sleeves == "long" else skin)
        sleeve = shoulder.lerp(elbow, .82)
        sweep([shoulder, shoulder.lerp(elbow, .4), sleeve], [.067 * wide * s, .065 * wide * s, .059 * wide * s], top, caps=(True, False))
        sweep([sleeve, shoulder.lerp(elbow, .9)], [.0615 * wide * s] * 2, trim if sleeves == "short" else top, caps=(False, False))
        way = (wrist - elbow).normalized()
        hand = gloves or skin
        sweep([wrist - way * .035 * s, wrist + way * .035 * s], [.043 * s, .046 * s], hand)
        if gloves:
            sweep([wrist - way * .13 * s, wrist - way * .02 * s], [.05 * s, .043 * s], gloves, caps=(False, True))

    # Neck, head, hair.
    turned = chest_turn @ Matrix.Rotation(math.radians(-look), 3, "Z") @ Matrix.Rotation(math.radians(nod - lean * .55), 3, "X")
    head = neck + up * .045 * s + turned @ Vector((0, -.012, .125)) * s
    sweep([neck - up * .03, head], [.052 * s, .05 * s], skin)
    ring_at(neck + up * .002, up, .066 * s, .014 * s, trim)
    _head(head, turned.to_4x4(), s, skin, hair, style)


def shoe(ankle, forward, heel, s):
    """A shoe under an ankle; `heel` lifts it behind."""
    tip = math.atan2(heel, .2)
    ahead = (forward * math.cos(tip) - Vector((0, 0, math.sin(tip)))).normalized()
    upright = ahead.cross(forward.cross(Vector((0, 0, 1)))).normalized()
    upright = upright if upright.z > 0 else -upright
    foot = ankle - upright * .045 * s
    side = tuple(ahead.cross(upright))
    points = [foot - ahead * .045 * s, foot + ahead * .03 * s, foot + ahead * .14 * s]
    sweep([p - upright * .0 for p in points], [(.049 * s, .042 * s), (.051 * s, .046 * s), (.053 * s, .036 * s)], "ink", across=side)
    sweep([p - upright * .03 * s for p in points], [(.05 * s, .014 * s), (.053 * s, .014 * s), (.055 * s, .014 * s)], "white", across=side)
    sweep([ankle - upright * .03 * s, ankle + upright * .03], [.05 * s, .048 * s], "ink")


def ring_at(where, axis, radius, thickness, colour):
    """A ring around an axis."""
    local = Matrix.Translation(where) @ Vector((0, 0, 1)).rotation_difference(axis).to_matrix().to_4x4()
    thing = ring((0, 0, 0), radius, thickness, colour)
    thing.matrix_world = kit._place[-1] @ local


def _apron(hip, waist, neck, up, across, size, colour):
    """An apron's bib and skirt in front."""
    front = across.cross(up).normalized()
    front = front if front.y < 0 else -front
    path = [hip - Vector((0, 0, .2)) + front * .04, hip + front * .02, waist + front * .016, waist.lerp(neck, .5) + front * .018]
    sweep(path, [(.15 * size, .12 * size), (.15 * size, .13 * size), (.12 * size, .118 * size), (.09 * size, .11 * size)], colour, caps=(False, False), across=tuple(across))


def _head(centre, turn, s, skin, hair, style):
    """Head and hair; nothing of a face."""
    def part(where, radius, colour, squash=(1, 1, 1)):
        thing = ball((0, 0, 0), radius * s, colour, squash)
        thing.matrix_world = kit._place[-1] @ Matrix.Translation(centre) @ turn @ Matrix.Translation(Vector(where) * s)

    part((0, 0, 0), .11, skin, (.92, 1, 1.15))
    if style != "scarf":
        for sign in (-1, 1):
            part((.1 * sign, .012, -.012), .025, skin, (.6, 1, 1.2))
    if style == "crop":
        part((0, .023, .031), .113, hair, (.96, .98, 1.02))
    elif style == "curls":
        part((0, .03, .036), .116, hair, (1, .98, 1.0))
        for i in range(11):
            a = i * 2.4
            part((.085 * math.cos(a), .04 + .075 * math.sin(a), .05 + .035 * (i % 4) - .02 * abs(math.sin(a))), .043, hair)
    elif style in ("bun", "tail"):
        part((0, .023, .027), .116, hair, (.97, 1, 1.08))
        if style == "bun":
            part((0, .12, .09), .052, hair)
        else:
            part((0, .132, .02), .034, hair)
            part((0, .14, -.06), .038, hair, (.9, .8, 2.0))
    elif style == "cap":
        part((0, .027, -.006), .111, hair, (.97, .96, 1.06))
        part((0, .008, .048), .118, "primary", (.97, 1.02, .84))
        part((0, -.105, .054), .078, "primary", (1.05, 1.05, .18))
    elif style == "scarf":
        part((0, .017, .013), .125, hair, (.96, .98, 1.14))
        part((0, .012, -.105), .105, hair, (1.02, 1.0, .75))


# ---------------------------------------------------------------- ready poses, each with its tool

def between(a, b, radius, colour, sides=16):
    """A straight rod from a to b."""
    sweep([a, b], [radius, radius], colour, sides=sides)


def walking(who, stride=.3, **more):
    """The feet of one who walks towards -y, the left one ahead."""
    feet = {"left": (.1, -stride, 0), "right": (-.1, stride * .9, .0, .085)}
    person(who, feet=more.pop("feet", feet), sink=more.pop("sink", .035), lean=more.pop("lean", 7), **more)


def pushing(who, height=1.08, reach=.46, width=.4, **more):
    """Walks towards -y with both hands on a bar at that height, `reach` ahead: a cart's origin stands further ahead still."""
    hands = {"right": (-width / 2, -reach, height), "left": (width / 2, -reach, height)}
    walking(who, more.pop("stride", .19), hands=hands, lean=more.pop("lean", 11), nod=more.pop("nod", 4), **more)


def mopping(who, tool="amber", swing=18, **more):
    """Mops the floor before the feet; the flat head lies `swing` degrees to the left."""
    turn = math.radians(swing)
    head = Vector((.78 * math.sin(turn), -.86 * math.cos(turn), .035))
    top = Vector((-.13, -.2, 1.34))
    between(head + Vector((0, 0, .03)), top, .017, "wood" if tool != "amber" else tool)
    with at(head.x, head.y, 0, turn=swing):
        box((0, 0, .018), (.5, .15, .035), tool, .012)
        box((0, 0, 0), (.54, .19, .022), "white", .01)
    hands = {"right": tuple(top.lerp(head, .06)), "left": tuple(top.lerp(head, .37))}
    feet = {"left": (.14, -.2, 0), "right": (-.13, .14, 0)}
    person(who, hands=hands, feet=feet, sink=.045, lean=more.pop("lean", 16), twist=more.pop("twist", 8), nod=more.pop("nod", 18),
           elbows={"right": (-.9, .5, -.2), "left": (.7, .5, -.6)}, **more)


def vacuuming(who, tool="amber", **more):
    """Draws a canister vacuum behind its wand; the canister stands at the figure's left, behind."""
    nozzle, grip = Vector((.02, -.98, .05)), Vector((-.14, -.3, .93))
    between(nozzle, grip, .018, "grey")
    with at(nozzle.x, nozzle.y, 0):
        box((0, 0, 0), (.36, .12, .055), "ink", .02)
    hands = {"right": tuple(grip), "left": tuple(grip.lerp(nozzle, .3))}
    feet = {"left": (.13, -.26, 0), "right": (-.12, .2, 0, .05)}
    person(who, hands=hands, feet=feet, sink=.06, lean=more.pop("lean", 17), nod=more.pop("nod", 14), **more)
    with at(.62, .3, turn=-20):
        canister(tool)
    hose([tuple(grip), (-.2, -.05, .95), (-.1, .4, .6), (.25, .5, .3), (.55, .42, .36), (.6, .3, .36)], .022, "ink")


def canister(colour="amber"):
    """A vacuum's canister, lying low on wheels, heading -y."""
    for dx in (-.15, .15):
        tube((dx - .025, .13, .1), .1, .05, "ink", along="x")
    ball((0, -.2, .05), .045, "ink")
    sweep([(0, .14, .19), (0, -.14, .17)], [(.16, .14), (.15, .12)], colour)
    box((0, .02, .3), (.16, .22, .04), "ink", .018)


def wiping(who, height=.9, reach=.5, tool="amber", aside=-.12, **more):
    """Wipes a surface at that height before the figure with a cloth, the other hand resting on its near edge or hanging."""
    spot = (aside, -reach, height + .045)
    rest = more.pop("rest", (.24, -reach + .16, height + .04))
    with at(spot[0], spot[1] - .02, height, turn=more.pop("cloth_turn", 12)):
        prism(rounded(.26, .2, .05), 0, .028, tool, .012)
    hands = {"right": spot}
    if rest:
        hands["left"] = rest
    feet = {"left": (.12, -.08, 0), "right": (-.13, .12, 0)}
    person(who, hands=hands, feet=more.pop("feet", feet), lean=more.pop("lean", 21), sink=more.pop("sink", .03), nod=more.pop("nod", 12), **more)


def reaching(who, height=1.75, reach=.42, aside=-.1, tool="amber", other=None, **more):
    """Reaches up to wipe a shelf or a window pane before the figure; `other` is where the left hand is."""
    spot = Vector((aside, -reach, height))
    with at(spot.x, spot.y - .03, spot.z - .1):
        box((0, 0, 0), (.2, .03, .18), tool, .014)
    hands = {"right": tuple(spot)}
    if other:
        hands["left"] = other
    feet = {"left": (.11, .05, 0), "right": (-.11, -.06, 0, .05)}
    person(who, hands=hands, feet=more.pop("feet", feet), lean=more.pop("lean", 5), sway=more.pop("sway", 4), nod=more.pop("nod", -14),
           sink=more.pop("sink", -.02), elbows={"right": (-.7, -.2, -.6)}, **more)


def squeegee(length=.46, colour="amber"):
    """A window squeegee, its rubber at the top, seen flat."""
    box((0, 0, 0), (length, .03, .04), "ink", .01)
    tube((0, 0, -.16), .018, .17, colour)


def crouching(who, hands=None, **more):
    """One knee on the ground, busy with something low ahead."""
    feet = {"left": (.13, -.28, 0), "right": (-.13, .34, 0, .1)}
    hands = hands or {"right": (-.1, -.5, .38), "left": (.16, -.46, .34)}
    person(who, hands=hands, feet=feet, sink=more.pop("sink", .44), lean=more.pop("lean", 22), nod=more.pop("nod", 14),
           knees={"left": (.1, -1, .35), "right": (-.15, -.7, -1)}, **more)


def carrying(who, tool="amber", **more):
    """Walks towards -y with a bucket in the right hand."""
    hand = (-.28, -.02, .66)
    with at(hand[0], hand[1], hand[2] - .36):
        tube((0, 0, 0), .11, .2, tool, .14, bevel=.02)
        ring((0, 0, .2), .14, .012, tool)
        ring((0, 0, .2), .14, .009, "slate", "x", 180, 90)
    walking(who, .24, hands={"right": hand, **more.pop("hands", {})}, **more)
