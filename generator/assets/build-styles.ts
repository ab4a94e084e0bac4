import { basename } from 'node:path'
import { build } from 'esbuild'
import type { OutputFile } from '../output/output-file.ts'
import { browsers } from './browsers.ts'

export interface Styles {
  /** The whole style sheet, to be inlined. */
  readonly css: string
  /** Root-relative address of the font that pages preload. */
  readonly font: string
  readonly outputs: readonly OutputFile[]
}

/** Bundles the style sheet from its entry and puts the fonts that it names among the assets. */
export async function buildStyles(entry: string): Promise<Styles> {
  const result = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    target: browsers,
    outdir: 'assets',
    entryNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    publicPath: '/assets',
    loader: { '.woff2': 'file', '.svg': 'dataurl' },
    logLevel: 'silent',
  })
  let css = ''
  const outputs: OutputFile[] = []
  for (const file of result.outputFiles) {
    const path = `assets/${basename(file.path)}`
    if (path.endsWith('.css')) css += file.text
    else outputs.push({ path, content: file.contents })
  }
  const font = outputs.find(({ path }) => path.endsWith('.woff2'))
  if (!font) throw new Error('the style sheet names no font')
  return { css: css.trim(), font: `/${font.path}`, outputs }
}
