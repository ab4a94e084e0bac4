import { extname } from 'node:path'
import type { OutputFile } from '../../shared/output-file.ts'
import { browsers } from './browsers.ts'
import { hashContent } from '../hash.ts'
import { findConstants, inlineTokens } from './inline-tokens.ts'
import { bundle, type Bundler, findEntry } from './bundle.ts'
import { type Colors, readColors } from './read-colors.ts'

/** Style sheets as they are whatever the site says: the font in them is whole. */
export interface Sheets {
  readonly css: string
  /** What scripts add to it. */
  readonly lateCss: string
  /** The colors that the style sheet names, by name. */
  readonly colors: Colors
  readonly font: {
    /** Its name in the style sheet. */
    readonly name: string
    /** As its package has it. */
    readonly content: Uint8Array
  }
}

export interface Styles {
  /** The style sheet of every page, to be inlined. */
  readonly css: string
  /** Root-relative address of the font that pages preload. */
  readonly font: string
  readonly outputs: readonly OutputFile[]
}

export interface SheetOptions extends Bundler {
  /** Absolute paths of the sheet that every page carries, and of the one that scripts bring along. */
  readonly entries: readonly [page: string, late: string]
}

const options = {
  bundle: true,
  minify: true,
  target: browsers,
  outdir: 'assets',
  entryNames: '[name]-[hash]',
  assetNames: '[name]-[hash]',
  publicPath: '/assets',
  loader: { '.svg': 'dataurl', '.woff2': 'file' },
} as const

/** Bundles the style sheets, of which the first names one font. */
export async function bundleSheets({ entries, ...bundler }: SheetOptions): Promise<Sheets> {
  const files = await bundle('styles', { entries, options }, bundler)
  const [font, ...others] = files.filter(({ name }) => extname(name) === '.woff2')
  if (!font || others.length > 0) throw new Error('the style sheets must name one font')
  const [css = '', lateCss = ''] = entries.map((path) => Buffer.from(findEntry(files, path).content).toString().trim())
  const constants = findConstants(css + lateCss)
  return {
    css: inlineTokens(css, constants),
    lateCss: inlineTokens(lateCss, constants),
    colors: readColors(css),
    font,
  }
}

/** Puts a font that was cut for the site in the place of the whole one. */
export async function cutStyles(
  { css, font }: Sheets,
  cut: (font: Uint8Array) => Promise<Uint8Array>,
): Promise<Styles> {
  const content = await cut(font.content)
  const stem = font.name.slice(0, font.name.lastIndexOf('-'))
  const path = `assets/${stem}-${hashContent(content)}.woff2`
  const styled = css.replaceAll(`/assets/${font.name}`, `/${path}`)
  if (!styled.includes(path)) throw new Error(`the style sheet does not name ${font.name}`)
  return { css: styled, font: `/${path}`, outputs: [{ path, content }] }
}
