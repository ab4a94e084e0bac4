import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { sourceFolder } from '../fs/source-folder.ts'
import type { OutputFile } from '../output/output-file.ts'
import { browsers } from './browsers.ts'
import { findConstants, inlineTokens } from './inline-tokens.ts'
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
export type CutFont = (font: Uint8Array) => Promise<Uint8Array>

/** Absolute paths of the sheet that every page carries, and of the one that scripts bring along. */
export type StyleEntries = readonly [page: string, late: string]

/** Bundles the style sheets and puts the font that the first one names, cut, among the assets. */
export async function buildStyles(entries: StyleEntries, cut: CutFont): Promise<Styles> {
  const sources: Uint8Array[] = []
  const cutFonts: Plugin = {
    name: 'cut-fonts',
    setup: (bundler) =>
      bundler.onLoad({ filter: /\.woff2$/ }, async ({ path }) => {
        const source = await readFile(path)
        sources.push(source)
        return { contents: await cut(source), loader: 'file' }
      }),
  }
  const result = await build({
    entryPoints: [...entries],
    absWorkingDir: sourceFolder,
    bundle: true,
    minify: true,
    write: false,
    target: browsers,
    outdir: 'assets',
    entryNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    publicPath: '/assets',
    loader: { '.svg': 'dataurl' },
    plugins: [cutFonts],
    logLevel: 'silent',
  })
  const fonts = result.outputFiles.filter(({ path }) => path.endsWith('.woff2'))
  const [fontSource] = sources
  const outputs = fonts.map(({ path, contents }) => ({ path: `assets/${basename(path)}`, content: contents }))
  if (!outputs[0] || !fontSource || sources.length > 1) throw new Error('the style sheet must name one font')
  const [css = '', lateCss = ''] = entries.map((entry) => {
    const name = `${basename(entry, '.css')}-`
    return result.outputFiles.find(({ path }) => path.endsWith('.css') && basename(path).startsWith(name))?.text.trim()
  })
  const constants = findConstants(css + lateCss)
  return {
    css: inlineTokens(css, constants),
    lateCss: inlineTokens(lateCss, constants),
    font: `/${outputs[0].path}`,
    fontSource,
    colors: readColors(css),
    outputs,
  }
}
