/**
 * The oldest supported browsers, as esbuild's `target`: the first versions in which popovers and `:has()` all work. The README
 * lists them.
 */
export const browsers = ['chrome117', 'edge117', 'firefox125', 'safari17']
