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
  /** What only some sites or pages add to it, by name. */
  readonly extraCss: Readonly<Record<ExtraStyles, string>>
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

/**
 * `headerPages`: a site with pages of its own in the header. `notices` and `texts`: a page with notices, or with a text that has more
 * than words, each in a style element of its own.
 */
export type ExtraStyles = 'headerPages' | 'notices' | 'texts'

export interface SheetOptions extends Bundler {
  /** Absolute paths of the sheet that every page carries, of the one that scripts bring along, and of those that some sites or pages add. */
  readonly entries: readonly [page: string, late: string, extra: Readonly<Record<ExtraStyles, string>>]
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
export async function bundleSheets({ entries: [page, late, extra], ...bundler }: SheetOptions): Promise<Sheets> {
  const entries = [page, late, ...Object.values(extra)]
  const files = await bundle('styles', { entries, options }, bundler)
  const [font, ...others] = files.filter(({ name }) => extname(name) === '.woff2')
  if (!font || others.length > 0) throw new Error('the style sheets must name one font')
  const read = (path: string) => Buffer.from(findEntry(files, path).content).toString().trim()
  const css = read(page)
  const constants = findConstants(entries.map(read).join(''))
  const readInlined = (path: string) => inlineTokens(read(path), constants)
  return {
    css: readInlined(page),
    lateCss: readInlined(late),
    extraCss: {
      headerPages: readInlined(extra.headerPages),
      notices: readInlined(extra.notices),
      texts: readInlined(extra.texts),
    },
    colors: readColors(css),
    font,
  }
}

/** The styles of a site: those that it adds, and a font that was cut for it in the place of the whole one. */
export async function cutStyles(
  { css, extraCss, font }: Sheets,
  added: readonly ExtraStyles[],
  cut: (font: Uint8Array) => Promise<Uint8Array>,
): Promise<Styles> {
  const content = await cut(font.content)
  const stem = font.name.slice(0, font.name.lastIndexOf('-'))
  const path = `assets/${stem}-${hashContent(content)}.woff2`
  const styled = css.replaceAll(`/assets/${font.name}`, `/${path}`)
  if (!styled.includes(path)) throw new Error(`the style sheet does not name ${font.name}`)
  return { css: styled + added.map((name) => extraCss[name]).join(''), font: `/${path}`, outputs: [{ path, content }] }
}
