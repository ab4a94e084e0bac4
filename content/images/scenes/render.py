"""Makes one picture, or several.

blender --background --factory-startup --python content/images/scenes/render.py -- NAME OUT.png [WIDTH] [SAMPLES]
NAME is as `--list` prints it, e.g. services/office. OUT may hold {name}, and NAME several names with commas, or `all`. `--calibrate` prints kit.OPEN_GROUND anew after a change of light.
"""
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import kit  # noqa: E402


def scenes():
    """Every picture's name with the function that sets its scene up."""
    import areas
    import lobby
    import posts
    import services
    import site_pages
    found = {}
    for module in (lobby, services, posts, areas, site_pages):
        found.update(module.SCENES)
    return found


def main(arguments):
    known = scenes()
    if not arguments or arguments[0] == "--list":
        print("\n".join(known))
        return
    if arguments[0] == "--calibrate":
        kit.clear()
        kit.render("", 160, 256)
        return
    out = arguments[1]
    width = int(arguments[2]) if len(arguments) > 2 else 1600
    samples = int(arguments[3]) if len(arguments) > 3 else 64
    for name in known if arguments[0] == "all" else arguments[0].split(","):
        begun = time.time()
        kit.clear()
        look = known[name]()
        kit.render(out.format(name=name.replace("/", "-")), width, samples, look)
        print(f"DONE {name} {time.time() - begun:.0f} s", flush=True)


if __name__ == "__main__":
    main(sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else [])
