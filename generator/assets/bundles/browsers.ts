/**
 * The oldest browsers that styles and scripts are written for, in the form of esbuild's `target`: the versions since which popovers
 * and `:has()` work everywhere. The README names them.
 */
export const browsers = ['chrome117', 'edge117', 'firefox125', 'safari17']
