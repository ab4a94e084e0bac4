import type { AssetCache } from '../cache/asset-cache.ts'
import { hashContent } from '../hash.ts'
import { readToolVersions } from '../tool-versions.ts'

/** The weights of the style sheets. */
const variationAxes = { wght: { min: 400, max: 700 } }

/** What browsers apply unasked. A style sheet that asks for more (`font-variant-numeric` and the like) needs it named here. */
const keepFeatures = ['ccmp', 'kern', 'locl', 'mark', 'mkmk', 'rvrn']

/** Copyright, and the address of the license (https://learn.microsoft.com/typography/opentype/spec/name). */
const preserveNameIds = [0, 14]

const options = { targetFormat: 'woff2', variationAxes, keepFeatures, preserveNameIds, noHinting: true } as const

/** Cuts a variable font down to `characters` and the weights in use. Characters that the font lacks are ignored. */
export async function cutFont(font: Uint8Array, characters: string, cache: AssetCache): Promise<Uint8Array> {
  const recipe = JSON.stringify({ options, ...readToolVersions('subset-font', 'harfbuzzjs') })
  return cache.remember(`${hashContent(font, characters, recipe)}.woff2`, async () => {
    const { default: subsetFont } = await import('subset-font')
    return subsetFont(Buffer.from(font), characters, options)
  })
}

const unpacking = { targetFormat: 'sfnt', keepAllGlyphs: true, preserveNameIds } as const

/** The whole font, unpacked, for programs that draw with it. */
export async function unpackFont(font: Uint8Array, cache: AssetCache): Promise<Uint8Array> {
  const recipe = JSON.stringify({ unpacking, ...readToolVersions('subset-font', 'harfbuzzjs') })
  return cache.remember(`${hashContent(font, recipe)}.ttf`, async () => {
    const { default: subsetFont } = await import('subset-font')
    return subsetFont(Buffer.from(font), undefined, unpacking)
  })
}
