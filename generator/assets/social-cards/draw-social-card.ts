import sharp, { type Sharp } from 'sharp'
import type { LogoProps } from '../../../templates/props.ts'
import { findLuminance } from '../pictures/picture-tone.ts'
import { fitText, type FittedText } from './fit-text.ts'
import { type SocialCard, type SocialCardColors, type SocialCardLook, socialSize } from './social-card.ts'
import { openTypefaces, type Typeface, type Typefaces } from './typeface.ts'

/** Pixels, and type sizes from largest to smallest. The panel holds the text, and the image fills the rest. */
const panel = { left: 0, top: 0, width: 640, height: socialSize.height }
const picture = { left: panel.width, top: 0, width: socialSize.width - panel.width, height: socialSize.height }
const margin = 64
const mark = { top: 60, size: 56, padding: 8, radius: 10 }
const brand = { left: 138, baseline: 98, width: 470, lines: 1, sizes: [30, 26, 22], tracking: -0.015 }
const heading = { left: margin, baseline: 476, width: 532, lines: 4, sizes: [72, 64, 56, 50, 44, 36], tracking: -0.02 }
const bar = { top: 512, width: 64, height: 8 }
const foot = { left: margin, baseline: 574, width: 532, lines: 1, sizes: [28, 24] }

/** The part of the panel that differs from card to card: heading, bar and foot. */
const words = { left: 0, top: 140, width: panel.width, height: 460 }

/** Line height, as a multiple of the type size. */
const leading = 1.1

/**
 * Judged by eye at three times the size: letters and amber edges are as clean as at full color resolution, which takes twice as
 * long. Optimized coding tables would save 4% of the bytes but take 5 ms more.
 */
const jpeg = { quality: 78, optimiseCoding: false } as const

/** Draws a page's card as JPEG. `readPicture` is called only when the image's bytes are needed. */
export type DrawSocialCard = (card: SocialCard, readPicture: () => Uint8Array) => Promise<Uint8Array>

/** Draws the shared parts once, and each image once if the cards that show it come one after another. */
export async function createCardDrawer(
  fonts: readonly Uint8Array[],
  { colors, logo, company }: Omit<SocialCardLook, 'fonts'>,
): Promise<DrawSocialCard> {
  // Each core draws its own card.
  sharp.concurrency(1)
  const typefaces = await openTypefaces(fonts)
  const brandPixels = drawBrand({ logo, company, colors }, typefaces.bold).then((svg) => drawSvg(svg, panel, colors))
  const drawBackground = async (bytes: Uint8Array) => {
    const pixels = Buffer.alloc(socialSize.width * socialSize.height * channels)
    place(await brandPixels, pixels, panel)
    place(await cropPicture(bytes, colors.ground), pixels, picture)
    return pixels
  }
  let last: { readonly name: string; readonly background: Promise<Buffer> } | undefined
  return async (card, readPicture) => {
    const name = `${card.image.path} ${card.image.version}`
    if (last?.name !== name) last = { name, background: drawBackground(readPicture()) }
    const { background } = last
    const drawn = await drawSvg(drawWords(card, company.phone, typefaces, colors), words, colors)
    const pixels = Buffer.from(await background)
    place(drawn, pixels, words)
    return sharp(pixels, { raw: { ...socialSize, channels } })
      .jpeg(jpeg)
      .toBuffer()
  }
}

/** A part of the card, in pixels. */
type Area = Readonly<Record<'left' | 'top' | 'width' | 'height', number>>

/** All pixels here are RGB, one byte per channel. */
const channels = 3

/** Copies an area's pixels to their place on the card. */
function place(drawn: Buffer, card: Buffer, { left, top, width, height }: Area): void {
  for (let row = 0; row < height; row += 1) {
    const start = row * width * channels
    drawn.copy(card, ((top + row) * socialSize.width + left) * channels, start, start + width * channels)
  }
}

async function cropPicture(bytes: Uint8Array, ground: string): Promise<Buffer> {
  const { width, height } = picture
  const image = sharp(bytes, { failOn: 'error' }).autoOrient().resize({ width, height, fit: 'cover' })
  return readPixels(image.flatten({ background: ground }))
}

/** @param svg What is drawn on the panel, in the card's own coordinates. */
async function drawSvg(svg: string, { left, top, width, height }: Area, colors: SocialCardColors): Promise<Buffer> {
  const box = `width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}"`
  const ground = `<rect y="${top}" width="${width}" height="${height}" fill="${colors.panel}"/>`
  return readPixels(sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${box}>${ground}${svg}</svg>`)))
}

async function readPixels(image: Sharp): Promise<Buffer> {
  return image.removeAlpha().toColourspace('srgb').raw({ depth: 'uchar' }).toBuffer()
}

async function drawBrand(
  { logo, company, colors }: Omit<SocialCardLook, 'fonts'>,
  typeface: Typeface,
): Promise<string> {
  const { tracking, sizes } = brand
  // A dark logo gets a light tile.
  const isDark = (await averageLuminance(logo)) < darkest
  const tile = `<rect x="${margin}" y="${mark.top}" width="${mark.size}" height="${mark.size}" rx="${mark.radius}" fill="${colors.heading}"/>`
  return `${isDark ? tile : ''}${drawLogo(logo, { left: margin, ...mark, padding: isDark ? mark.padding : 0 })}
    <g fill="${colors.heading}">${drawText(fitText(company.name, { typeface, tracking }, sizes, brand), brand)}</g>`
}

function drawLogo({ viewBox, html }: LogoProps, { left, top, size, padding }: typeof mark & { left: number }): string {
  const inner = size - 2 * padding
  return `<svg x="${left + padding}" y="${top + padding}" width="${inner}" height="${inner}" viewBox="${viewBox}">${html}</svg>`
}

/** Relative luminance with a contrast of 3 : 1 on the panel, which graphics need (WCAG 1.4.11): the panel has the color of text. */
const darkest = 0.15

/** Of what the logo covers. */
async function averageLuminance(logo: LogoProps): Promise<number> {
  const { size } = mark
  const drawn = drawLogo(logo, { ...mark, left: 0, top: 0, padding: 0 })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${drawn}</svg>`
  const pixels = await sharp(Buffer.from(svg)).ensureAlpha().raw({ depth: 'uchar' }).toBuffer()
  let [luminance, covered] = [0, 0]
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    luminance += findLuminance([red, green, blue]) * alpha
    covered += alpha
  }
  return luminance / covered
}

function drawWords(card: SocialCard, phone: string, { bold, medium }: Typefaces, colors: SocialCardColors): string {
  const title = fitText(card.heading, { typeface: bold, tracking: heading.tracking }, heading.sizes, heading)
  const footing = card.section === undefined ? phone : `${card.section} · ${phone}`
  const line = fitText(footing, { typeface: medium, tracking: 0 }, foot.sizes, foot)
  return `<g fill="${colors.heading}">${drawText(title, heading)}</g>
    <rect x="${margin}" y="${bar.top}" width="${bar.width}" height="${bar.height}" rx="${bar.height / 2}" fill="${colors.accent}"/>
    <g fill="${colors.small}">${drawText(line, foot)}</g>`
}

/** The left edge, and the baseline of the last line. */
type Place = Readonly<Record<'left' | 'baseline', number>>

/** Draws text as outlines, so nothing in it can be read as markup. */
function drawText({ lines, style }: FittedText, { left, baseline }: Place): string {
  const { typeface, size, tracking } = style
  const { unitsPerEm } = typeface
  const drawLine = (line: string, index: number) => {
    let x = 0
    const glyphs = typeface.setLine(line).map(({ outline, advance }) => {
      const drawn = `<path transform="translate(${x} 0)" d="${outline}"/>`
      x += Math.round(advance + tracking * unitsPerEm)
      return drawn
    })
    const y = baseline - (lines.length - 1 - index) * leading * size
    return `<g transform="translate(${left} ${y}) scale(${size / unitsPerEm} ${-size / unitsPerEm})">${glyphs.join('')}</g>`
  }
  return lines.map(drawLine).join('')
}
