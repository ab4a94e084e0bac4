import { createRequire } from 'node:module'
import { basename } from 'node:path'
import type * as esbuild from 'esbuild'
import { sourceFolder } from '../../shared/fs/source-folder.ts'

/** What a bundle is made of, and how. */
export interface BundleRequest {
  /** Absolute paths of what the bundler starts from. */
  readonly entries: readonly string[]
  /** All else that the bundler is told; as JSON it says all of it. */
  readonly options: Omit<esbuild.BuildOptions, 'entryPoints' | 'plugins'>
  readonly plugins?: readonly esbuild.Plugin[]
  /** What decides what the plugins do. */
  readonly pluginRecipe?: string
}

export interface Bundle {
  readonly files: readonly BundledFile[]
  /** All files that were read, relative to the source folder. */
  readonly inputs: readonly string[]
}

export interface BundledFile {
  /** With a hash of the bytes in it. */
  readonly name: string
  /** Of which entry it is, relative to the source folder; absent for what entries share or name. */
  readonly entry?: string | undefined
  readonly content: Uint8Array
}

export type MakeBundle = (request: BundleRequest) => Promise<Bundle>

const require = createRequire(import.meta.url)

/**
 * Bundles with esbuild, which is loaded for it: a build whose sources are as they were does without. It is loaded at once, not as
 * other modules are, who wait for each other: all that is read meanwhile would come first, and its process begin later.
 */
export const makeBundle: MakeBundle = async ({ entries, options, plugins = [] }) => {
  const { build } = require('esbuild') as typeof esbuild
  const { outputFiles, metafile } = await build({
    ...options,
    entryPoints: [...entries],
    plugins: [...plugins],
    // The bundler names and orders files by their way from here: the same bytes wherever the command was given.
    absWorkingDir: sourceFolder,
    write: false,
    metafile: true,
    logLevel: 'silent',
  })
  const made = new Map(Object.entries(metafile.outputs).map(([path, { entryPoint }]) => [basename(path), entryPoint]))
  return {
    files: outputFiles.map(({ path, contents }) => {
      const name = basename(path)
      return { name, entry: made.get(name), content: contents }
    }),
    inputs: Object.keys(metafile.inputs),
  }
}
