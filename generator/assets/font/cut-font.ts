import type { AssetCache } from '../cache/asset-cache.ts'
import { hashContent } from '../../shared/hash-content.ts'
import { readToolVersions } from '../tool-versions.ts'

/** The weights that the style sheets use. */
const variationAxes = { wght: { min: 400, max: 700 } }

/** Features that browsers apply by default. If a style sheet uses more (`font-variant-numeric` and the like), add them here. */
const keepFeatures = ['ccmp', 'kern', 'locl', 'mark', 'mkmk', 'rvrn']

/** Copyright and license URL (https://learn.microsoft.com/typography/opentype/spec/name). */
const preserveNameIds = [0, 14]

const options = { targetFormat: 'woff2', variationAxes, keepFeatures, preserveNameIds, noHinting: true } as const

/** Subsets a variable font to `characters` and the weights in use. Characters that the font lacks are ignored. */
export async function cutFont(font: Uint8Array, characters: string, cache: AssetCache): Promise<Uint8Array> {
  const recipe = JSON.stringify({ options, ...readToolVersions('subset-font', 'harfbuzzjs') })
  return cache.remember(`${hashContent(font, characters, recipe)}.woff2`, async () => {
    const { default: subsetFont } = await import('subset-font')
    return subsetFont(Buffer.from(font), characters, options)
  })
}

const unpacking = { targetFormat: 'sfnt', keepAllGlyphs: true, preserveNameIds } as const

/** The whole font, unpacked to SFNT, for drawing text. */
export async function unpackFont(font: Uint8Array, cache: AssetCache): Promise<Uint8Array> {
  const recipe = JSON.stringify({ unpacking, ...readToolVersions('subset-font', 'harfbuzzjs') })
  return cache.remember(`${hashContent(font, recipe)}.ttf`, async () => {
    const { default: subsetFont } = await import('subset-font')
    return subsetFont(Buffer.from(font), undefined, unpacking)
  })
}
