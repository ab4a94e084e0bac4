import { logoShape } from '../../../templates/components/media/logo-shape.ts'
import { createCropper } from './crop-picture.ts'
import { fitText, type FittedText } from './fit-text.ts'
import { type SocialCard, type SocialCardColors, socialSize } from './social-card.ts'
import { openTypeface, type Typeface } from './typeface.ts'

/** Pixels, and sizes of type from the largest that may be to the smallest. The panel has the words, the picture the rest. */
const panel = 640
const margin = 64
const logo = { top: 60, size: 56, drawnSize: 40 }
const brand = { left: 138, baseline: 98, width: 470, lines: 1, sizes: [30, 26, 22], tracking: -0.015 }
const heading = { left: margin, baseline: 476, width: 532, lines: 4, sizes: [72, 64, 56, 50, 44], tracking: -0.02 }
const bar = { top: 512, width: 64, height: 8 }
const foot = { left: margin, baseline: 574, width: 532, lines: 1, sizes: [28, 24] }

/** From one line to the next, in parts of the size. */
const leading = 1.1

/** A palette with as much noise as keeps soft shadows from showing steps: a third of the bytes of all colors. */
const png = { palette: true, quality: 90, effort: 4, dither: 0.6 } as const

/** Draws the card of a page, as PNG; `readPicture` is asked for the bytes of its picture where they are needed. */
export type DrawSocialCard = (card: SocialCard, readPicture: () => Promise<Uint8Array>) => Promise<Uint8Array>

/** @param font The typeface in the form that `unpackFont` gives. */
export function createCardDrawer(font: Uint8Array, colors: SocialCardColors): DrawSocialCard {
  const typefaces = { bold: openTypeface(font, 700), medium: openTypeface(font, 500) }
  const crop = createCropper({
    width: socialSize.width - panel,
    height: socialSize.height,
    ground: colors.ground,
  })
  return async (card, readPicture) => {
    const picture = await crop(`${card.image.path} ${card.image.version}`, readPicture)
    return picture
      .extend({ left: panel, background: colors.panel })
      .composite([{ input: Buffer.from(drawPanel(card, typefaces, colors)) }])
      .png(png)
      .toBuffer()
  }
}

/** The panel as SVG. Texts come in as outlines alone: nothing that is written in them can be read as markup. */
function drawPanel(card: SocialCard, { bold, medium }: Typefaces, colors: SocialCardColors): string {
  const { company, section } = card
  const name = fitText(company.name, { typeface: bold, tracking: brand.tracking }, brand.sizes, brand)
  const title = fitText(card.heading, { typeface: bold, tracking: heading.tracking }, heading.sizes, heading)
  const footing = section === undefined ? company.phone : `${section} · ${company.phone}`
  const line = fitText(footing, { typeface: medium, tracking: 0 }, foot.sizes, foot)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${socialSize.width}" height="${socialSize.height}">
    <g transform="translate(${margin} ${logo.top}) scale(${logo.size / logo.drawnSize})">
      <path fill="${colors.heading}" d="${logoShape.shore}"/>
      <path fill="${colors.panel}" d="${logoShape.channel}${logoShape.sparkle}"/>
    </g>
    <g fill="${colors.heading}">${drawText(name, brand)}${drawText(title, heading)}</g>
    <rect x="${margin}" y="${bar.top}" width="${bar.width}" height="${bar.height}" rx="${bar.height / 2}" fill="${colors.accent}"/>
    <g fill="${colors.small}">${drawText(line, foot)}</g>
  </svg>`
}

interface Typefaces {
  readonly bold: Typeface
  readonly medium: Typeface
}

interface Place {
  readonly left: number
  /** On which the last line stands. */
  readonly baseline: number
}

function drawText({ lines, style }: FittedText, { left, baseline }: Place): string {
  const { typeface, size, tracking } = style
  const { unitsPerEm } = typeface
  const drawLine = (line: string, index: number) => {
    let x = 0
    const glyphs = typeface.setLine(line).map(({ glyph, advance }) => {
      const drawn = `<path transform="translate(${x} 0)" d="${typeface.outline(glyph)}"/>`
      x += Math.round(advance + tracking * unitsPerEm)
      return drawn
    })
    const y = baseline - (lines.length - 1 - index) * leading * size
    return `<g transform="translate(${left} ${y}) scale(${size / unitsPerEm} ${-size / unitsPerEm})">${glyphs.join('')}</g>`
  }
  return lines.map(drawLine).join('')
}
