import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import * as harfbuzz from 'harfbuzzjs'
import { noCache } from '../../generator/assets/cache/asset-cache.ts'
import { unpackFont } from '../../generator/assets/font/cut-font.ts'

const { resolve } = createRequire(import.meta.url)

/** The site's full typeface from its package, or its further letters (`latin-ext`). */
export function readTypeface(letters: 'latin' | 'latin-ext' = 'latin'): Promise<Uint8Array> {
  return readFile(resolve(`@fontsource-variable/figtree/files/figtree-${letters}-wght-normal.woff2`))
}

/** Opens a font file for inspection. */
export async function openFont(font: Uint8Array): Promise<{ face: harfbuzz.Face; characters: ReadonlySet<string> }> {
  const face = new harfbuzz.Face(new harfbuzz.Blob(await unpackFont(font, noCache)))
  return { face, characters: new Set(Array.from(face.collectUnicodes(), (code) => String.fromCodePoint(code))) }
}
