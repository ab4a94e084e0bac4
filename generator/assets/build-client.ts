import { basename } from 'node:path'
import { build } from 'esbuild'
import type { OutputFile } from '../output/output-file.ts'
import { browsers } from './browsers.ts'

export interface Client {
  /** Root-relative address of the one script that every page loads. */
  readonly loader: string
  readonly outputs: readonly OutputFile[]
}

export interface ClientOptions {
  /** Absolute path of the loader's source. */
  readonly entry: string
  /** For developers React says more, such as that an island did not match its markup. */
  readonly mode: 'production' | 'development'
}

/**
 * Bundles the loader and, in files of their own, what it fetches later. Splitting keeps one React and one store of toasts.
 * The scripts carry no source maps: what is published says nothing of where it was made.
 */
export async function buildClient({ entry, mode }: ClientOptions): Promise<Client> {
  const result = await build({
    entryPoints: [entry],
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: mode === 'production',
    write: false,
    metafile: true,
    target: browsers,
    jsx: 'automatic',
    outdir: 'assets',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    define: {
      'process.env.NODE_ENV': JSON.stringify(mode),
      // The email library reads it when it loads, which throws where storage is blocked; what it keeps there is off here.
      localStorage: 'undefined',
    },
    legalComments: 'none',
    logLevel: 'silent',
  })
  const loader = Object.entries(result.metafile.outputs).find(([, { entryPoint }]) =>
    entryPoint?.endsWith(basename(entry)),
  )?.[0]
  if (loader === undefined) throw new Error('the bundler made no loader')
  return {
    loader: `/assets/${basename(loader)}`,
    outputs: result.outputFiles.map(({ path, contents }) => ({ path: `assets/${basename(path)}`, content: contents })),
  }
}
