/** The WCAG contrast ratio of two colors such as `#0d2430`, from 1 to 21. */
export function measureContrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [measureLuminance(one), measureLuminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Rounded down, so that a value just below the minimum doesn't look like a pass. */
export function formatContrast(contrast: number): string {
  return `${(Math.floor(contrast * 10) / 10).toFixed(1)} : 1`
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function measureLuminance(color: string): number {
  const digits = color.slice(1)
  const long = digits.length < 6 ? digits.replaceAll(/./g, '$&$&') : digits
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => linearize(Number.parseInt(long.slice(at, at + 2), 16)))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linearize(channel: number): number {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
