"""Shapes, light, camera and the picture's finish: what every scene is made with.

Units are metres, z is up. The camera looks from (+x, -y) and above, so that of a box one sees its top, its -y face
(on the picture's left, in the sun) and its +x face (on the right, in the shade). The sun stands upper left.
Colours are names from PALETTE. `amber` is kept for the one thing in a scene that tells of cleaning.
"""
import math
import os
import random
import struct
import tempfile
import zlib
from contextlib import contextmanager

import bmesh
import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector
from mathutils.geometry import convex_hull_2d

PALETTE = {
    "ink": "0d2430", "navy": "17455a", "primary": "0b5c7a", "teal": "3f9bb3", "aqua": "86c5d6", "mist": "cfe8f0",
    "tint": "f2f7f9", "white": "ffffff", "amber": "ffbe2e", "wood": "d9b48a", "oak": "b98d62", "sand": "efe3d0",
    "cream": "f7efe2", "clay": "d59a7c", "brick": "c08468", "gold": "e6c78e", "grey": "9fb0ba", "stone": "d5dde1",
    "slate": "5f7683", "road": "8b9ca6", "leaf": "5f9e6e", "moss": "467f5b", "lime": "8bbf7e", "lawn": "b5d5a6",
    "water": "6db9cf", "glass": "a9d6e4", "pane": "5fa9c0", "lamp": "fff0cc", "bulb": "ffe3b0", "lit": "ffd58a", "blush": "eec7b5",
    "peach": "eebf9f", "honey": "d9a273", "almond": "bd8458", "cocoa": "8c5a3c", "umber": "633f2c",
    "soot": "2a2526", "walnut": "5b3d2b", "rust": "a8643a", "silver": "b9bcbe", "rim": "dbe3e9", "denim": "1d3a49", "snow": "f4f8fb", "polished": "eadfce", "dull": "cfbea6", "slush": "7d6d59", "dusk": "2a6480", "haze": "b4d0dd", "salt": "fffdf8",
}
GROUND = "f2f7f9"
GLOSSY = {"dull": 0.5, "polished": 0.08, "slush": 0.06, "glass": 0.12, "pane": 0.12, "water": 0.1, "gold": 0.15}
GLOWING = {"lamp": 0.9, "bulb": 6.0, "lit": 1.3}

SUN = Euler((math.radians(40), 0, math.radians(-34)))
SUNRAY = np.array(SUN.to_matrix() @ Vector((0, 0, -1)))
ASPECT = 0.75
MARGIN = 0.055  # of the picture's width and height
SHADOW_REACH = 0.15  # of the picture's width: there the contact shadow is gone

_place = [Matrix.Identity(4)]
_boxes = [0]


# ---------------------------------------------------------------- materials

def linear(hex_colour):
    """An sRGB hex colour as linear RGBA."""
    channels = [int(hex_colour[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels] + [1]


def material(name):
    """The palette colour of that name as a material, made once."""
    found = bpy.data.materials.get(name)
    if found:
        return found
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    shader = made.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = linear(PALETTE[name])
    shader.inputs["Roughness"].default_value = GLOSSY.get(name, 0.6)
    shader.inputs["Specular"].default_value = 1 if name in ("polished", "slush") else 0.5 if name in GLOSSY else 0.25
    shader.inputs["Metallic"].default_value = 0.3 if name == "polished" else 0
    if name in GLOWING:
        shader.inputs["Emission"].default_value = linear(PALETTE[name])
        shader.inputs["Emission Strength"].default_value = GLOWING[name]
    return made


def _ground_material():
    """Plain paint of the page's tint, without any shine."""
    made = bpy.data.materials.new("ground")
    made.use_nodes = True
    nodes = made.node_tree.nodes
    paint = nodes.new("ShaderNodeBsdfDiffuse")
    paint.inputs[0].default_value = linear(GROUND)
    made.node_tree.links.new(paint.outputs[0], nodes["Material Output"].inputs[0])
    return made


# ---------------------------------------------------------------- placing

@contextmanager
def at(x, y, z=0.0, turn=0.0, scale=1.0):
    """Everything made inside stands at (x, y, z), turned by `turn` degrees and scaled."""
    step = Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, "Z") @ Matrix.Scale(scale, 4)
    _place.append(_place[-1] @ step)
    try:
        yield
    finally:
        _place.pop()


def _add(name, vertices, faces, colour, bevel=0.0, smooth=True, local=None):
    """A mesh object from vertices and faces in the place in force, with rounded edges."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    if smooth:
        mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
        mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(40)
    mesh.materials.append(material(colour))
    thing = bpy.data.objects.new(name, mesh)
    thing.matrix_world = _place[-1] @ local if local else _place[-1]
    bpy.context.scene.collection.objects.link(thing)
    if bevel > 0:
        rounding = thing.modifiers.new("round", "BEVEL")
        rounding.width, rounding.segments, rounding.limit_method = bevel, 3, "ANGLE"
        rounding.angle_limit, rounding.harden_normals = math.radians(40), True
    return thing


# ---------------------------------------------------------------- shapes

def prism(outline, z, height, colour, bevel=0.03):
    """A flat outline (counter-clockwise points) drawn up from z by height."""
    n = len(outline)
    vertices = [(x, y, z) for x, y in outline] + [(x, y, z + height) for x, y in outline]
    faces = [tuple(reversed(range(n))), tuple(range(n, 2 * n))]
    faces += [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    return _add("prism", vertices, faces, colour, min(bevel, height * 0.45))


def box(where, size, colour, bevel=0.03, turn=0, tilt=0, snug=False):
    """A box whose lower face's centre stands at `where`; size is (x, y, z). `tilt` leans it about its own x.

    Boxes are made a hair smaller, each by another hair, so that two that touch never share a plane: Cycles shows that as
    black spots. `snug` ones are exact."""
    _boxes[0] += 1
    slip = 0 if snug else 0.0005 * (_boxes[0] % 7)
    x, y, z = (max(s - slip, s * 0.9) / 2 for s in size)
    vertices = [(sx * x, sy * y, sz * z + z) for sz in (-1, 1) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    faces = [(3, 2, 1, 0), (4, 5, 6, 7)] + [(i, (i + 1) % 4, 4 + (i + 1) % 4, 4 + i) for i in range(4)]
    local = Matrix.Translation(where) @ Matrix.Rotation(math.radians(turn), 4, "Z") @ Matrix.Rotation(math.radians(tilt), 4, "X")
    return _add("box", vertices, faces, colour, min(bevel, min(size) * 0.45), local=local)


def tube(where, radius, height, colour, top=None, bevel=0.02, along="z", sides=40, lean=(0, 0)):
    """A cylinder or cone standing at `where`; `along` x or y lays it down; `lean` shifts its top by (x, y)."""
    top = radius if top is None else top
    ring = [(math.cos(2 * math.pi * i / sides), math.sin(2 * math.pi * i / sides)) for i in range(sides)]
    vertices = [(c * radius, s * radius, 0) for c, s in ring]
    vertices += [(c * top + lean[0], s * top + lean[1], height) for c, s in ring]
    faces = [tuple(reversed(range(sides))), tuple(range(sides, 2 * sides))]
    faces += [(i, (i + 1) % sides, sides + (i + 1) % sides, sides + i) for i in range(sides)]
    turned = {"z": Matrix.Identity(4), "x": Matrix.Rotation(math.pi / 2, 4, "Y"), "y": Matrix.Rotation(-math.pi / 2, 4, "X")}
    smallest = min(v for v in (radius, top or radius, height) if v > 0)
    return _add("tube", vertices, faces, colour, min(bevel, smallest * 0.4), local=Matrix.Translation(where) @ turned[along])


def ball(where, radius, colour, squash=(1, 1, 1)):
    """A sphere, or an egg with `squash`."""
    shape = bmesh.new()
    bmesh.ops.create_icosphere(shape, subdivisions=4, radius=radius)
    vertices = [(v.co.x * squash[0], v.co.y * squash[1], v.co.z * squash[2]) for v in shape.verts]
    faces = [tuple(v.index for v in f.verts) for f in shape.faces]
    shape.free()
    return _add("ball", vertices, faces, colour, local=Matrix.Translation(where))


def dome(where, radius, colour, height=None, rows=10, sides=40):
    """The upper half of a sphere, `height` high."""
    height = radius if height is None else height
    vertices, faces = [], []
    for r in range(rows):
        a = math.pi / 2 * r / rows
        for i in range(sides):
            t = 2 * math.pi * i / sides
            vertices.append((radius * math.cos(a) * math.cos(t), radius * math.cos(a) * math.sin(t), height * math.sin(a)))
    vertices.append((0, 0, height))
    for r in range(rows - 1):
        faces += [(r * sides + i, r * sides + (i + 1) % sides, (r + 1) * sides + (i + 1) % sides, (r + 1) * sides + i) for i in range(sides)]
    last = (rows - 1) * sides
    faces += [(last + i, last + (i + 1) % sides, rows * sides) for i in range(sides)]
    return _add("dome", vertices, faces, colour, local=Matrix.Translation(where))


def ring(where, radius, thickness, colour, along="z", arc=360, start=0):
    """A torus, or a part of one (`arc` degrees)."""
    steps, sides = max(12, int(48 * arc / 360)), 12
    vertices, faces = [], []
    whole = arc >= 360
    for i in range(steps if whole else steps + 1):
        t = math.radians(start + arc * i / steps)
        for j in range(sides):
            p = 2 * math.pi * j / sides
            r = radius + thickness * math.cos(p)
            vertices.append((r * math.cos(t), r * math.sin(t), thickness * math.sin(p)))
    rows = len(vertices) // sides
    for i in range(steps):
        k = (i + 1) % rows
        faces += [(i * sides + j, k * sides + j, k * sides + (j + 1) % sides, i * sides + (j + 1) % sides) for j in range(sides)]
    turned = {"z": Matrix.Identity(4), "x": Matrix.Rotation(math.pi / 2, 4, "Y"), "y": Matrix.Rotation(math.pi / 2, 4, "X")}
    return _add("ring", vertices, faces, colour, local=Matrix.Translation(where) @ turned[along])


def profile(where, outline, length, colour, bevel=0.02, along="y"):
    """An outline in the upright plane (across, z), drawn along y or x by `length`, centred: roofs, wedges, arches."""
    n, half = len(outline), length / 2
    if along == "y":
        vertices = [(a, half, z) for a, z in outline] + [(a, -half, z) for a, z in outline]
    else:
        vertices = [(-half, a, z) for a, z in outline] + [(half, a, z) for a, z in outline]
    faces = [tuple(reversed(range(n))), tuple(range(n, 2 * n))]
    faces += [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    return _add("profile", vertices, faces, colour, bevel, local=Matrix.Translation(where))


def rounded(width, depth, radius, steps=8):
    """The outline of a rectangle with round corners, around the origin."""
    points = []
    for cx, cy, begin in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for i in range(steps + 1):
            a = math.radians(begin + 90 * i / steps)
            points.append((cx * (width / 2 - radius) + radius * math.cos(a), cy * (depth / 2 - radius) + radius * math.sin(a)))
    return points


def oval(width, depth, steps=48, wobble=0.0, seed=1):
    """The outline of an ellipse; with `wobble` a pond."""
    chance = random.Random(seed)
    waves = [(k, chance.uniform(-1, 1) * wobble / k, chance.uniform(0, 6.3)) for k in (2, 3, 4)]
    points = []
    for i in range(steps):
        a = 2 * math.pi * i / steps
        r = 1 + sum(s * math.sin(k * a + p) for k, s, p in waves)
        points.append((width / 2 * r * math.cos(a), depth / 2 * r * math.sin(a)))
    return points


def shifted(outline, x, y):
    """An outline moved by (x, y)."""
    return [(px + x, py + y) for px, py in outline]


def strip(points, width, z, height, colour, bevel=0.0):
    """A band of even width along a line of points: roads, rivers, kerbs, hoses lying flat."""
    left, right = [], []
    for i, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[max(i - 1, 0)], points[min(i + 1, len(points) - 1)]
        length = math.hypot(bx - ax, by - ay) or 1
        nx, ny = -(by - ay) / length * width / 2, (bx - ax) / length * width / 2
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    n = len(points)
    low = [(x, y, z) for x, y in right + left[::-1]]
    vertices = low + [(x, y, z + height) for x, y, _ in low]
    m = 2 * n
    faces = [(m + i, m + i + 1, m + m - 2 - i, m + m - 1 - i) for i in range(n - 1)]
    faces += [(i, (i + 1) % m, m + (i + 1) % m, m + i) for i in range(m)]
    return _add("strip", vertices, faces, colour, bevel)


def hose(points, radius, colour):
    """A round line through points in space, smoothed."""
    curve = bpy.data.curves.new("hose", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = "3D", radius, 4, True
    spline = curve.splines.new("NURBS")
    spline.points.add(len(points) - 1)
    for point, where in zip(spline.points, points):
        point.co = (*where, 1)
    spline.use_endpoint_u, spline.order_u = True, min(3, len(points))
    curve.materials.append(material(colour))
    thing = bpy.data.objects.new("hose", curve)
    thing.matrix_world = _place[-1]
    bpy.context.scene.collection.objects.link(thing)
    return thing


def boxes(places, colour):
    """Many plain boxes as one mesh: (where, size) each, `where` the lower face's centre."""
    vertices, faces = [], []
    for (x, y, z), (a, b, c) in places:
        n = len(vertices)
        vertices += [(x + sx * a / 2, y + sy * b / 2, z + sz * c) for sz in (0, 1) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        faces += [tuple(n + i for i in f) for f in ((3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))]
    return _add("boxes", vertices, faces, colour)


def shine(where, watts, colour="ffcf8f", size=0.12):
    """A lamp's light; the lamp itself is made by others."""
    light = bpy.data.lights.new("shine", "POINT")
    light.energy, light.color, light.shadow_soft_size = watts, linear(colour)[:3], size
    thing = bpy.data.objects.new("shine", light)
    thing.matrix_world = _place[-1] @ Matrix.Translation(where)
    bpy.context.scene.collection.objects.link(thing)


def ceiling(where, size, watts, colour="ffdcab"):
    """A wide soft light that shines down, for ceilings that are cut away."""
    light = bpy.data.lights.new("ceiling", "AREA")
    light.shape, light.size, light.size_y, light.energy, light.color = "RECTANGLE", size[0], size[1], watts, linear(colour)[:3]
    thing = bpy.data.objects.new("ceiling", light)
    thing.matrix_world = _place[-1] @ Matrix.Translation(where)
    bpy.context.scene.collection.objects.link(thing)


@contextmanager
def shadowless():
    """Everything made inside casts no shadow: what is only there to be seen far off."""
    before = set(bpy.context.scene.objects)
    yield
    for thing in set(bpy.context.scene.objects) - before:
        thing.visible_shadow = False


# ---------------------------------------------------------------- the stage

def view(heading=45, elevation=32):
    """Where the camera looks from, in degrees: around (0 from -y, 90 from +x) and above."""
    global TURN, BACK, UP, RIGHT
    around, above = math.radians(heading), math.radians(elevation)
    TURN = (math.pi / 2 - above, 0, around)
    BACK = np.array([math.cos(above) * math.sin(around), -math.cos(above) * math.cos(around), math.sin(above)])
    UP = np.array([-math.sin(above) * math.sin(around), math.sin(above) * math.cos(around), math.cos(above)])
    RIGHT = np.array([math.cos(around), math.sin(around), 0.0])


def clear():
    """An empty scene, seen from the usual side."""
    view()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    del _place[1:]
    _boxes[0] = 0


def _light(scene, look):
    world = bpy.data.worlds.new("world")
    scene.world = world
    world.use_nodes = True
    sky = world.node_tree.nodes["Background"]
    sky.inputs[0].default_value, sky.inputs[1].default_value = linear(look["sky"][0]), look["sky"][1]
    sun = bpy.data.lights.new("sun", "SUN")
    sun.color, sun.energy, sun.angle = look["sun"][0], look["sun"][1], math.radians(look["sun"][2])
    lamp = bpy.data.objects.new("sun", sun)
    lamp.rotation_euler = look.get("from", SUN)
    scene.collection.objects.link(lamp)


def _extent(scene):
    """Every point of the scene, as an array (n, 3)."""
    points = []
    for thing in scene.objects:
        if thing.type == "MESH":
            flat = np.empty(len(thing.data.vertices) * 3, np.float32)
            thing.data.vertices.foreach_get("co", flat)
            matrix = np.array(thing.matrix_world)
            points.append(flat.reshape(-1, 3) @ matrix[:3, :3].T + matrix[:3, 3])
    return np.concatenate(points)


def _framing(points, margin, part=(1, 0, 0)):
    """The point looked at and the metres across with which the whole scene is in the picture, `margin` free at the tightest side.

    `part` takes a piece of that picture instead: its share of the width, and how far its middle is right of and above the
    whole's, in shares of the whole's width."""
    along, up = points @ RIGHT, points @ UP
    left, right, low, high = along.min(), along.max(), up.min(), up.max()
    across = max(right - left, (high - low) / ASPECT) / (1 - 2 * margin)
    share, aside, above = part
    aim = RIGHT * ((left + right) / 2 + (0.012 + aside) * across) + UP * ((low + high) / 2 + above * across)  # a little room for the shadow
    return aim, across * share


def _camera(scene, aim, width):
    """Looks at `aim` from the isometric side; `width` is how many metres the picture is wide."""
    eye = bpy.data.cameras.new("eye")
    eye.type, eye.ortho_scale = "ORTHO", width
    thing = bpy.data.objects.new("eye", eye)
    thing.location = aim + 60 * BACK
    thing.rotation_euler = TURN
    scene.collection.objects.link(thing)
    scene.camera = thing


def render(out, width=1600, samples=64, look=None):
    """Renders the scene as it stands to the PNG file `out`, in DAY's light or another; without a file, measures the light on open ground."""
    scene, look = bpy.context.scene, look or DAY
    if out:
        points = _extent(scene)
        ground = float(points[:, 2].min()) + 0.05  # the slab sinks in a little: no dark slit under its rounded edge
        aim, across = _framing(points, look.get("margin", MARGIN), look.get("part", (1, 0, 0)))
    else:
        ground, aim, across = 0.0, np.zeros(3), 8
    scene.render.engine = "CYCLES"
    scene.cycles.device, scene.cycles.samples = "CPU", samples
    scene.cycles.use_adaptive_sampling, scene.cycles.adaptive_threshold, scene.cycles.adaptive_min_samples = True, look.get("noise", 0.06), 8
    scene.cycles.use_denoising = False  # Debian builds Blender without the denoiser: ours is below
    scene.cycles.max_bounces, scene.cycles.diffuse_bounces, scene.cycles.glossy_bounces = 4, 3, 2
    scene.cycles.sample_clamp_indirect = 3
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    scene.render.resolution_x, scene.render.resolution_y = width, round(width * ASPECT)
    scene.render.resolution_percentage = 100
    plane = _add("ground", [(-90, -90, ground), (90, -90, ground), (90, 90, ground), (-90, 90, ground)], [(0, 1, 2, 3)], "tint", smooth=False)
    plane.data.materials[0] = _ground_material()
    scene.render.film_transparent = plane.is_holdout = bool(out)  # it gives back light but is painted by `_open_ground`
    _light(scene, look)
    _camera(scene, aim, across)
    passes = _render_passes(scene)
    if not out:
        open_ground = passes["colour"] / passes["albedo"]
        print("OPEN_GROUND =", tuple(round(float(v), 4) for v in np.median(open_ground.reshape(-1, 3), axis=0)))
        return
    _save_png(out, finish(passes, _open_ground(passes["alpha"].shape, points, ground, aim, across, look), look))


def _render_passes(scene):
    """Renders and returns the passes as arrays (height, width, 3), top row first."""
    layer = bpy.context.view_layer
    layer.use_pass_position = True
    layer.cycles.denoising_store_passes = True
    names = {"colour": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal", "position": "Position"}
    with tempfile.TemporaryDirectory() as folder:
        scene.use_nodes = True
        tree = scene.node_tree
        tree.nodes.clear()
        source = tree.nodes.new("CompositorNodeRLayers")
        sink = tree.nodes.new("CompositorNodeOutputFile")
        tree.nodes.new("CompositorNodeComposite")
        sink.base_path, sink.format.file_format, sink.format.color_depth = folder, "OPEN_EXR", "32"
        sink.file_slots.clear()
        for key, name in names.items():
            sink.file_slots.new(key)
            tree.links.new(source.outputs[name], sink.inputs[key])
        bpy.ops.render.render()
        read = {}
        for key in names:
            image = bpy.data.images.load(next(os.path.join(folder, f) for f in os.listdir(folder) if f.startswith(key)))
            pixels = np.empty(image.size[0] * image.size[1] * 4, np.float32)
            image.pixels.foreach_get(pixels)
            pixels = pixels.reshape(image.size[1], image.size[0], 4)[::-1]
            read[key] = pixels[..., :3].copy()
            if key == "colour":
                read["alpha"] = np.clip(pixels[..., 3:], 0, 1)
    return read


# ---------------------------------------------------------------- the finish: noise off, exposure, PNG

DAY = {
    "ground": GROUND, "shadow": 0.36,  # the contact shadow's depth
    "sky": ("e3eef4", 0.5), "sun": ((1, 0.91, 0.79), 3.0, 7),  # colour, strength, softness in degrees
    "warmth": (1.035, 1.005, 0.955),  # of the light on everything but the ground
    "white": (1.1149, 1.0926, 1.0297),  # light on open ground, as `render.py --calibrate` prints it
}


class _Padded:
    """An array with its border repeated, so that a neighbour is a mere slice."""

    def __init__(self, array, margin):
        extra = [(margin, margin), (margin, margin)] + [(0, 0)] * (array.ndim - 2)
        self.whole, self.margin, self.shape = np.pad(array, extra, mode="edge"), margin, array.shape

    def __call__(self, dy, dx):
        y, x = self.margin + dy, self.margin + dx
        return self.whole[y:y + self.shape[0], x:x + self.shape[1]]


def smooth_light(light, albedo, normal, position, softness=0.30):
    """Edge-avoiding a-trous filter: evens out the light within a surface, never across surfaces or shadows' edges."""
    rounds = max(3, round(math.log2(light.shape[1] / 60)))
    kernel = {0: 3 / 8, 1: 1 / 4, 2: 1 / 16}
    heights = position[..., 2]
    nearness = 1 / (0.012 * max(float(np.ptp(heights[heights > -1])), 1.0))
    margin = 2 ** rounds
    guides = _Padded(np.concatenate([normal / 0.28, albedo / 0.1], axis=2), margin)
    plane = _Padded(position, margin)
    here = guides(0, 0)
    for turn in range(rounds):
        step, sigma = 2 ** turn, softness / 2 ** turn
        lit = _Padded(light, margin)
        grey = _Padded(light.mean(axis=2), 1)
        local = sum(grey(dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1)) / 9
        scale, nearby = 1 / (sigma * (local + 0.1)), _Padded(local, margin)
        total, weights = np.zeros_like(light), np.zeros(light.shape[:2], np.float32)
        for dy in range(-2, 3):
            for dx in range(-2, 3):
                y, x = dy * step, dx * step
                off = guides(y, x) - here
                apart = np.abs(np.einsum("ijk,ijk->ij", plane(y, x) - position, normal))
                cost = np.einsum("ijk,ijk->ij", off, off) + apart * nearness + ((nearby(y, x) - local) * scale) ** 2
                weight = (kernel[abs(dy)] * kernel[abs(dx)] * np.exp(-cost)).astype(np.float32)
                total += lit(y, x) * weight[..., None]
                weights += weight
        light = total / weights[..., None]
    return light


def _away_from_edges(height, width):
    """0 at the picture's edges, rising softly to 1: shadows on the ground end before the picture does."""
    def ramp(n):
        t = np.clip((np.minimum(np.arange(n), np.arange(n)[::-1]) / width - 0.004) / 0.05, 0, 1)
        return t * t * (3 - 2 * t)

    return (ramp(height)[:, None] * ramp(width)[None, :])[..., None].astype(np.float32)


def _apart(points, outline):
    """The distance of points (n, 2) from a convex, counter-clockwise outline, 0 inside it."""
    inside, nearest = np.ones(len(points), bool), np.full(len(points), np.inf)
    for a, b in zip(outline, np.roll(outline, -1, axis=0)):
        way, off = b - a, points - a
        share = np.clip(off @ way / (way @ way), 0, 1)
        nearest = np.minimum(nearest, np.hypot(*(off - share[:, None] * way).T))
        inside &= way[0] * off[:, 1] - way[1] * off[:, 0] >= 0
    return np.where(inside, 0, nearest)


def _open_ground(shape, points, ground, aim, across, look):
    """The ground around the scene as linear colour: the look's plain colour and one contact shadow, deepest where the scene
    touches the ground, drawn out away from the sun, and gone at SHADOW_REACH. It is worked out from the outline of what
    touches the ground, so it has no noise and no gap; at an eighth of the size, since it is all soft."""
    height, width = shape[0], shape[1]
    rows, columns = -(-height // 8), -(-width // 8)
    u = ((np.arange(columns) + 0.5) * 8 - width / 2) / width * across
    v = (height / 2 - (np.arange(rows) + 0.5) * 8) / width * across
    u, v = np.meshgrid(u, v)
    depth = (ground - aim[2] - UP[2] * v) / BACK[2]
    places = np.stack([aim[i] + RIGHT[i] * u + UP[i] * v + BACK[i] * depth for i in (0, 1)], axis=-1).reshape(-1, 2)
    low = points[points[:, 2] < ground + 0.12][:, :2]
    outline = low[[int(i) for i in convex_hull_2d([tuple(p) for p in low])]]
    reach, shade = SHADOW_REACH * across, 0
    for k in range(9):
        far = k / 8
        off = np.clip(_apart(places - np.array([0.55, 0.12]) * reach * far, outline) / (reach * (0.08 + 0.36 * far)), 0, 1)
        shade = shade + (1 - off * off * (3 - 2 * off)) / 9
    off = np.clip(_apart(places, outline) / (reach * 0.8), 0, 1)
    spill = (1 - off) ** 3

    def full(low):
        low = np.kron(low.reshape(rows, columns), np.ones((8, 8)))[:height, :width]
        for axis in (0, 1):  # smooths the steps of eight away
            for _ in range(3):
                low = (low + np.roll(low, 2, axis) + np.roll(low, -2, axis) + np.roll(low, 4, axis) + np.roll(low, -4, axis)) / 5
        return low[..., None] * _away_from_edges(height, width)

    plain = np.array(linear(look["ground"])[:3]) * (1 - look["shadow"] * full(shade) * np.array((1, 0.95, 0.9)))
    return plain + full(spill) * np.array(linear(look["spill"])[:3]) if "spill" in look else plain


def _without_specks(picture):
    """Single pixels that outshine or undercut all eight neighbours brought back among them."""
    near = _Padded(picture, 1)
    around = [near(dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if (dy, dx) != (0, 0)]
    return np.clip(picture, np.minimum.reduce(around), np.maximum.reduce(around))


def finish(passes, ground, look):
    """The passes as an 8-bit picture: light without noise, before the open ground."""
    alpha = passes["alpha"]
    bare = alpha < 0.004
    whole = np.where(bare, 1, alpha)
    albedo = np.clip(passes["albedo"] / whole, 0.01, None)
    colour = np.where(bare, albedo, passes["colour"] / whole)
    guide = np.where(bare, -1, albedo)
    light = smooth_light(colour / albedo, guide, passes["normal"], passes["position"])
    picture = light / np.array(look["white"], np.float32) * np.array(look["warmth"], np.float32) * albedo
    knee = 0.82
    picture = np.where(picture > knee, knee + (1 - knee) * np.tanh((picture - knee) / (1 - knee)), picture)
    picture = _without_specks(picture)
    picture = np.where(bare, ground, picture * alpha + ground * (1 - alpha))
    encoded = np.where(picture <= 0.0031308, picture * 12.92, 1.055 * np.clip(picture, 1e-6, 1) ** (1 / 2.4) - 0.055)
    return (np.clip(encoded, 0, 1) * 255 + 0.5).astype(np.uint8)


def _save_png(path, pixels):
    """Writes an 8-bit RGB array as PNG."""
    height, width = pixels.shape[:2]
    rows = b"".join(b"\0" + pixels[y].tobytes() for y in range(height))

    def chunk(kind, data):
        body = kind + data
        return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    with open(path, "wb") as out:
        out.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows, 6)) + chunk(b"IEND", b""))
