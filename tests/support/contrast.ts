import type { Page, PageScreenshotOptions } from 'playwright-core'
import sharp from 'sharp'
import type { Box } from './in-page/box.ts'
import type { Ink } from './in-page/list-inks.ts'
import type { Edge } from './in-page/read-edge.ts'

/** Pixels of a window or a page, three bytes each. */
interface Shot {
  readonly pixels: Uint8Array
  readonly width: number
  readonly height: number
}

type Color = Ink['color']

/** Hides text and icons, and leaves what's behind them. A label's halo counts as background. */
const withoutInk = `
  *, ::before, ::after, ::placeholder { color: transparent !important; -webkit-text-fill-color: transparent !important; transition: none !important }
  svg text { fill: transparent !important }
  svg * { text-decoration: none !important }
  svg.icon, svg.icon * { stroke: transparent !important; fill: transparent !important }`

/** Share of the pixels behind a text to ignore, because of antialiasing. */
const noise = 0.01

/** Texts, fields and icons without enough contrast to the pixels behind them, on the page or in a part of it. */
export async function findFaint(page: Page, part = 'body'): Promise<readonly string[]> {
  const inks = await page.evaluate(async (selector) => {
    // At the top, the header doesn't cover anything.
    scrollTo({ top: 0, behavior: 'instant' })
    // Elements that appear or disappear on scroll do so in the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return window.measures.listInks(selector)
  }, part)
  const style = await page.addStyleTag({ content: withoutInk })
  // A full-page screenshot resizes the window, which may close an open menu.
  const shot = await (part === 'header' ? shootWindow : shootPage)(page)
  await style.evaluate((element) => (element as HTMLStyleElement).remove())
  const problems = inks.flatMap((ink) => {
    const contrast = Math.min(...ink.boxes.map((box) => measureInk(ink, shot, box)))
    return contrast < ink.least ? [`${ink.name} has ${contrast.toFixed(2)}, but needs ${ink.least}`] : []
  })
  return [...new Set(problems)]
}

/** The whole page in its current state. */
export function shootPage(page: Page): Promise<Shot> {
  return shoot(page, { fullPage: true })
}

/** The visible part of the page. */
export function shootWindow(page: Page): Promise<Shot> {
  return shoot(page, {})
}

async function shoot(page: Page, options: PageScreenshotOptions): Promise<Shot> {
  const file = await page.screenshot({ ...options, animations: 'disabled', caret: 'hide' })
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

/** WCAG contrast of two colors, from 1 to 21. */
function measureContrast(one: Color, other: Color): number {
  const [dark = 0, light = 0] = [measureLuminance(one), measureLuminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function readPixel({ pixels, width }: Shot, x: number, y: number): Color {
  const at = (Math.floor(y) * width + Math.floor(x)) * 3
  return [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]
}

/**
 * Contrast between a line around a control and the pixels next to it, outside or inside. It's the worst one except for a
 * tenth of the points, because a neighbor may touch the line. Corners are left out.
 */
export function measureEdge({ box, at, width }: Edge, shot: Shot, side: 'outside' | 'inside'): number {
  const beside = side === 'outside' ? at + width / 2 + 2 : at - width / 2 - 2
  const pairs = [
    ...spread(box.left, box.right).flatMap((x) => [
      [readPixel(shot, x, box.top - at), readPixel(shot, x, box.top - beside)] as const,
      [readPixel(shot, x, box.bottom + at), readPixel(shot, x, box.bottom + beside)] as const,
    ]),
    ...spread(box.top, box.bottom).flatMap((y) => [
      [readPixel(shot, box.left - at, y), readPixel(shot, box.left - beside, y)] as const,
      [readPixel(shot, box.right + at, y), readPixel(shot, box.right + beside, y)] as const,
    ]),
  ]
  const contrasts = pairs.map(([line, ground]) => measureContrast(line, ground)).toSorted((a, b) => a - b)
  return contrasts[Math.floor(contrasts.length / 10)] ?? 1
}

/** Twenty points in the middle part of a side. */
function spread(from: number, to: number): readonly number[] {
  return Array.from({ length: 20 }, (_, step) => from + ((to - from) * (step + 6)) / 32)
}

/** Contrast between an ink and the pixels of a box, except for the few with the least contrast. */
function measureInk(ink: Ink, shot: Shot, box: Box): number {
  const grounds = countColors(shot, box)
  const contrasts = [...grounds.values()]
    .map(({ color, count }) => ({ contrast: measureContrast(blend(ink, color), color), count }))
    .toSorted((a, b) => a.contrast - b.contrast)
  const all = contrasts.reduce((sum, { count }) => sum + count, 0)
  let passed = 0
  const worst = contrasts.find(({ count }) => (passed += count) > all * noise)
  return worst?.contrast ?? Number.POSITIVE_INFINITY
}

interface Ground {
  readonly color: Color
  count: number
}

/** Counts each color once, because most backgrounds have just one. */
function countColors(shot: Shot, box: Box): ReadonlyMap<number, Ground> {
  const [left, top] = [Math.max(0, Math.ceil(box.left)), Math.max(0, Math.ceil(box.top))]
  const [right, bottom] = [Math.min(shot.width, Math.floor(box.right)), Math.min(shot.height, Math.floor(box.bottom))]
  const grounds = new Map<number, Ground>()
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const color = readPixel(shot, x, y)
      const key = (color[0] << 16) | (color[1] << 8) | color[2]
      const ground = grounds.get(key)
      if (ground) ground.count += 1
      else grounds.set(key, { color, count: 1 })
    }
  }
  return grounds
}

function blend({ color, opacity }: Ink, ground: Color): Color {
  const mix = (channel: 0 | 1 | 2) => color[channel] * opacity + ground[channel] * (1 - opacity)
  return [mix(0), mix(1), mix(2)]
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function measureLuminance([red, green, blue]: Color): number {
  return 0.2126 * linearize(red) + 0.7152 * linearize(green) + 0.0722 * linearize(blue)
}

function linearize(channel: number): number {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
