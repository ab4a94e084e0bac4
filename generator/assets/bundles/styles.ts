import { extname } from 'node:path'
import { hashContent } from '../hash.ts'
import { findConstants, inlineTokens } from './inline-tokens.ts'
import { type BundledFile, type BundleRequest, findEntry } from './bundle.ts'
import type { PartStyles } from '../../../templates/props.ts'

/** Style sheets that don't depend on the content. They include the whole font. */
export type Sheets = ReturnType<typeof readSheets>

const styles = 'templates/styles/index.css'
const headerPageStyles = 'templates/styles/header-pages.css'
const consentStyles = 'templates/styles/consent.css'
const hyphenStyles = 'templates/styles/hyphens.css'

/** In the order in which pages inline them. */
const partNames =
  'inner prose sheets tables texts notices lists cards facts areas cities posts checklist services home home-without-papers about form estimate search'
const partStyles = partNames.split(' ').map((name) => `templates/styles/parts/${name}.css`)
const entries = [styles, headerPageStyles, consentStyles, hyphenStyles, ...partStyles]

const options = {
  minify: true,
  assetNames: '[name]-[hash]',
  publicPath: '/assets',
  loader: { '.svg': 'dataurl', '.woff2': 'file' },
} as const

export const sheetsRequest: BundleRequest = { entries, options }

/** Reads the bundled sheets. They must reference exactly one font. */
export function readSheets(files: readonly BundledFile[]) {
  const [font, ...others] = files.filter(({ name }) => extname(name) === '.woff2')
  if (!font || others.length > 0) throw new Error('the style sheets must name one font')
  const read = (path: string) => joinLayers(Buffer.from(findEntry(files, path).content).toString().trim())
  const css = read(styles)
  const constants = findConstants(entries.map(read).join(''))
  const readInlined = (path: string) => inlineTokens(read(path), constants)
  return {
    css: readInlined(styles),
    /** Added on sites that have their own pages in the header. */
    headerPagesCss: readInlined(headerPageStyles),
    /** Added on sites with an analytics tag. */
    consentCss: readInlined(consentStyles),
    /** Added on sites in other languages than English. */
    hyphensCss: readInlined(hyphenStyles),
    /** Added only on the pages that need them. */
    parts: assignClasses(css, partStyles.map(readInlined)),
    colors: readColors(css),
    /** The whole font, as shipped in its package, with its file name in the style sheet. */
    font,
    packages: files.flatMap(({ packages }) => packages),
  }
}

/**
 * The bundler opens a layer for each file. If the next file uses the same layer, that wastes 60 bytes of every page. The
 * lookbehind only runs at the few places where one layer follows another.
 */
function joinLayers(css: string): string {
  return css.replaceAll(/\}@layer (\w+)\{(?<=@layer \1\{(?:(?!@layer).)*\}@layer \1\{)/gs, '')
}

/** Assigns each class to the first sheet that names it. Classes of the shared sheet need no other sheet. */
function assignClasses(css: string, sheets: readonly string[]): PartStyles {
  const known = new Set(listClasses(css))
  const owned = sheets.flatMap((sheet, index) => listClasses(sheet).map((name) => [name, index] as const))
  const ofClass = new Map(owned.filter(([name]) => !known.has(name)).toReversed())
  return { sheets, sheetOf: Object.fromEntries(ofClass) }
}

function listClasses(css: string): string[] {
  return [...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name)
}

/** The site's styles, followed by `added`, with the font replaced by its subset. */
export async function cutStyles({ css, font }: Sheets, added: string, cut: (font: Uint8Array) => Promise<Uint8Array>) {
  const content = await cut(font.content)
  const stem = font.name.slice(0, font.name.lastIndexOf('-'))
  const path = `assets/${stem}-${hashContent(content)}.woff2`
  const styled = css.replaceAll(`/assets/${font.name}`, `/${path}`)
  if (!styled.includes(path)) throw new Error(`the style sheet does not name ${font.name}`)
  return { css: styled + added, font: `/${path}`, outputs: [{ path, content }] }
}

export type Colors = ReadonlyMap<string, string>

/** The colors that a style sheet declares, as in `--ink: #0d2430`, by name. If a name is declared again, the first one counts. */
export function readColors(css: string): Colors {
  const found = [...css.matchAll(/(--[a-z][a-z0-9-]*):\s*(#[0-9a-f]{3,8})(?=[;}\s])/gi)]
  return new Map(found.toReversed().map(([, name = '', color = '']) => [name, color]))
}

/** Returns a color, or throws if the style sheet doesn't declare it. */
export function pickColor(colors: Colors, name: string): string {
  const color = colors.get(name)
  if (color === undefined) throw new Error(`the style sheet has no color ${name}`)
  return color
}
