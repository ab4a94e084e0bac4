import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Plugin } from 'esbuild'
import { sourceFolder } from '../fs/source-folder.ts'
import type { OutputFile } from '../output/output-file.ts'
import { browsers } from './browsers.ts'
import { findConstants, inlineTokens } from './inline-tokens.ts'
import { type BundleKeeper, keepBundle } from './kept-bundle.ts'
import { type Colors, readColors } from './read-colors.ts'

export interface Styles {
  /** The style sheet of every page, to be inlined. */
  readonly css: string
  /** What scripts add to it. */
  readonly lateCss: string
  /** Root-relative address of the font that pages preload. */
  readonly font: string
  /** The same font as its package has it. */
  readonly fontSource: Uint8Array
  /** The colors that the style sheet names, by name. */
  readonly colors: Colors
  readonly outputs: readonly OutputFile[]
}

/** Makes of a font the file that visitors load. */
export interface FontCutter {
  readonly cut: (font: Uint8Array) => Promise<Uint8Array>
  /** What decides, beside the font, what is made of it. */
  readonly recipe: string
}

export interface StyleOptions extends BundleKeeper {
  /** Absolute paths of the sheet that every page carries, and of the one that scripts bring along. */
  readonly entries: readonly [page: string, late: string]
  readonly cutter: FontCutter
}

const options = {
  bundle: true,
  minify: true,
  target: browsers,
  outdir: 'assets',
  entryNames: '[name]-[hash]',
  assetNames: '[name]-[hash]',
  publicPath: '/assets',
  loader: { '.svg': 'dataurl' },
} as const

/** Bundles the style sheets and puts the font that the first one names, cut, among the assets. */
export async function buildStyles({ entries, cutter, ...keeper }: StyleOptions): Promise<Styles> {
  const request = { entries, options, plugins: [cutFonts(cutter)], pluginRecipe: cutter.recipe }
  const { files, inputs } = await keepBundle('styles', request, keeper)
  const [font, ...others] = files.filter(({ name }) => isFont(name))
  const [source, ...otherSources] = inputs.filter(isFont)
  if (!font || source === undefined || others.length + otherSources.length > 0)
    throw new Error('the style sheet must name one font')
  const [css = '', lateCss = ''] = entries.map((path) => {
    const sheet = files.find(({ entry }) => entry !== undefined && resolve(sourceFolder, entry) === path)
    return sheet && Buffer.from(sheet.content).toString().trim()
  })
  const constants = findConstants(css + lateCss)
  const path = `assets/${font.name}`
  return {
    css: inlineTokens(css, constants),
    lateCss: inlineTokens(lateCss, constants),
    font: `/${path}`,
    fontSource: await readFile(resolve(sourceFolder, source)),
    colors: readColors(css),
    outputs: [{ path, content: font.content }],
  }
}

function cutFonts({ cut }: FontCutter): Plugin {
  return {
    name: 'cut-fonts',
    setup: (bundler) =>
      bundler.onLoad({ filter: /\.woff2$/ }, async ({ path }) => ({
        contents: await cut(await readFile(path)),
        loader: 'file',
      })),
  }
}

function isFont(name: string): boolean {
  return name.endsWith('.woff2')
}
