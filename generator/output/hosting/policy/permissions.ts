/**
 * What browsers can do for a page and this site never asks for. Each name is known to browsers without a trial: they report those
 * that they do not know (https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Permissions-Policy).
 */
const unused = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/** What advertisers measure with; Google's tag asks for it where one is configured. */
const advertising = ['browsing-topics']

/** The value of Permissions-Policy: nobody may use any of them, no frame inside a page either. */
export function formatPermissions(tagId: string | undefined): string {
  return [...unused, ...(tagId === undefined ? advertising : [])].map((feature) => `${feature}=()`).join(', ')
}
