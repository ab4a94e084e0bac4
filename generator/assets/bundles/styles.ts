import { extname } from 'node:path'
import { hashContent } from '../../shared/hash-content.ts'
import { findConstants, inlineTokens } from './inline-tokens.ts'
import { type BundledFile, type BundleRequest, findEntry } from './bundle.ts'
import type { PartStyles } from '../../../templates/props.ts'

/** Style sheets that don't depend on the content. They include the whole fonts. */
export type Sheets = ReturnType<typeof readSheets>

const styles = 'templates/styles/index.css'

/** Sheets that some sites add to it. */
const addedStyles = {
  /** Sites that have their own pages, or long names, in the header. */
  headerPagesCss: 'header-pages',
  /** Sites with more services or cities than fit in a menu. */
  longMenuCss: 'long-menus',
  /** Sites with one service, or with one or two posts. */
  singleCardCss: 'single-card',
  /** Sites with an analytics tag. */
  consentCss: 'consent',
  /** Sites in languages other than English. */
  hyphensCss: 'hyphens',
  /** Sites in languages that are written from right to left. */
  rightToLeftCss: 'right-to-left',
  /** Sites with characters that the first font lacks. */
  moreLettersCss: 'more-letters',
} as const

/** In the order in which pages inline them. */
const partNames =
  'inner prose sheets tables texts notices lists cards facts areas cities posts checklist services home home-without-papers about form estimate search'
const partStyles = partNames.split(' ').map((name) => `templates/styles/parts/${name}.css`)
const pathOfAdded = (name: string) => `templates/styles/${name}.css`
const entries = [styles, ...Object.values(addedStyles).map(pathOfAdded), ...partStyles]

const options = {
  minify: true,
  assetNames: '[name]-[hash]',
  publicPath: '/assets',
  loader: { '.svg': 'dataurl', '.woff2': 'file' },
} as const

export const sheetsRequest: BundleRequest = { entries, options }

export function readSheets(files: readonly BundledFile[]) {
  const read = (path: string) => joinLayers(Buffer.from(findEntry(files, path).content).toString().trim())
  const css = read(styles)
  const constants = findConstants(entries.map(read).join(''))
  const readInlined = (path: string) => inlineTokens(read(path), constants)
  const added = Object.entries(addedStyles).map(([key, name]) => [key, readInlined(pathOfAdded(name))])
  return {
    css: readInlined(styles),
    ...(Object.fromEntries(added) as Record<keyof typeof addedStyles, string>),
    /** Added only on the pages that need them. */
    parts: assignClasses(css, partStyles.map(readInlined)),
    colors: readColors(css),
    /** The whole fonts, as shipped in their package, with their file names in the style sheets. */
    fonts: files.filter(({ name }) => extname(name) === '.woff2'),
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

/** The site's styles, with each font that they name replaced by its subset. */
export async function cutStyles(css: string, fonts: Sheets['fonts'], cut: (font: Uint8Array) => Promise<Uint8Array>) {
  const named = fonts.filter(({ name }) => css.includes(name))
  const made = await Promise.all(
    named.map(async ({ name, content: whole }) => {
      const content = await cut(whole)
      return { name, path: `assets/${name.slice(0, name.lastIndexOf('-'))}-${hashContent(content)}.woff2`, content }
    }),
  )
  return {
    css: made.reduce((styled, { name, path }) => styled.replaceAll(`/assets/${name}`, `/${path}`), css),
    fonts: made.map(({ path }) => `/${path}`),
    outputs: made.map(({ path, content }) => ({ path, content })),
  }
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
