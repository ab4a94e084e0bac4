/** Browsers that styles and scripts are written for: the versions since which popovers and `:has()` work everywhere. */
export const browsers = ['chrome117', 'edge117', 'firefox125', 'safari17']
