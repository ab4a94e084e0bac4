import { basename, join } from 'node:path'
import process from 'node:process'
import { deserialize, serialize } from 'node:v8'
import type * as esbuild from 'esbuild'
import { findLockfile, hashFiles, listFiles } from '../../shared/fs/hash-sources.mjs'
import { sourceFolder } from '../../shared/fs/source-folder.ts'
import type { AssetCache } from '../cache/asset-cache.ts'
import { hashContent } from '../../shared/hash-content.ts'
import { readToolVersions } from '../tool-versions.ts'

/** What to bundle, and how. */
export interface BundleRequest {
  /** Paths of the entry points, relative to the source folder. */
  readonly entries: readonly string[]
  readonly options: Omit<esbuild.BuildOptions, 'entryPoints' | 'plugins'>
}

export interface BundledFile {
  /** Includes a content hash. */
  readonly name: string
  /** The entry this was made from, relative to the source folder; absent for shared chunks and assets. */
  readonly entry?: string | undefined
  readonly content: Uint8Array
  /** Folders of the packages that it contains code from, relative to the source folder: `node_modules/react`. */
  readonly packages: readonly string[]
}

export type MakeBundle = (request: BundleRequest) => Promise<readonly BundledFile[]>

/** The files of each bundle, by its name. */
type Bundles<Name extends string> = Readonly<Record<Name, readonly BundledFile[]>>

export interface Bundler {
  readonly cache: AssetCache
  /** Bundles on a cache miss. */
  readonly make?: MakeBundle | undefined
  /** Root folder of the sources. */
  readonly folder?: string | undefined
}

/** Increase it with every change to what is cached. */
const revision = 5

/** The oldest supported browsers, as esbuild's `target`: the first with popovers and `:has()`. The README lists them. */
export const browsers = ['chrome117', 'edge117', 'firefox125', 'safari17']

/** Options that all bundles share. */
const shared = { bundle: true, target: browsers, outdir: 'assets', entryNames: '[name]-[hash]' } as const

/** Returns a bundle for each request, from the cache, or makes all of them if a source changed. */
export async function bundle<Name extends string>(
  requests: Readonly<Record<Name, BundleRequest>>,
  { cache, make = makeBundle, folder = sourceFolder }: Bundler,
): Promise<Bundles<Name>> {
  const recipes = Object.entries<BundleRequest>(requests).map(([name, { entries, options }]) => ({
    name,
    entries,
    options: { ...shared, ...options },
  }))
  const recipe = { revision, recipes, v8: process.versions.v8, ...readToolVersions('esbuild', 'oxc-minify') }
  const sources = hashSources(folder)
  let made = {} as Bundles<Name>
  const cached = await cache.remember(`${hashContent(serialize(recipe), sources)}.bundle`, async () => {
    made = await makeEach(requests, make)
    // If a source was saved meanwhile, there's no telling which version was bundled.
    return hashSources(folder) === sources ? serialize(made) : undefined
  })
  // The key and checksum guarantee that these are the serialized bytes.
  return cached ? (deserialize(cached) as Bundles<Name>) : made
}

async function makeEach<Name extends string>(
  requests: Readonly<Record<Name, BundleRequest>>,
  make: MakeBundle,
): Promise<Bundles<Name>> {
  const made = Object.entries<BundleRequest>(requests).map(
    async ([name, request]) => [name, await make(request)] as const,
  )
  return Object.fromEntries(await Promise.all(made)) as Bundles<Name>
}

/** The file that an entry was bundled into. */
export function findEntry(files: readonly BundledFile[], path: string): BundledFile {
  const file = files.find(({ entry }) => entry === path)
  if (!file) throw new Error(`the bundler made nothing of ${path}`)
  return file
}

/** Our sources, and the files that decide which packages they import and how they compile. */
const sourceFolders = ['client', 'templates']
const settings = ['package.json', 'tsconfig.json']

function hashSources(folder: string): string {
  const deciding = [...settings.map((name) => join(folder, name)), findLockfile(folder)]
  return hashFiles(folder, [...listFiles(folder, sourceFolders), ...deciding])
}

/** Bundles with esbuild. It is loaded on demand, so builds with unchanged sources skip it. */
const makeBundle: MakeBundle = async ({ entries, options }) => {
  const { build } = await import('esbuild')
  const { outputFiles, metafile } = await build({
    ...shared,
    ...options,
    // The bundler hashes this, and the minifier removes it: names change with the minifier, and with how it's used.
    ...(options.minify && { banner: { js: `// ${revision} ${JSON.stringify(readToolVersions('oxc-minify'))}` } }),
    entryPoints: entries.map((entry) => join(sourceFolder, entry)),
    // The bundler names and orders files by their path from here. This gives the same bytes from any working directory.
    absWorkingDir: sourceFolder,
    write: false,
    metafile: true,
    logLevel: 'silent',
  })
  const made = new Map(Object.entries(metafile.outputs).map(([path, output]) => [basename(path), output]))
  const files = outputFiles.map(async ({ path, text, contents }) => {
    const name = basename(path)
    const output = made.get(name)
    const isScript = options.minify && name.endsWith('.js')
    return {
      name,
      entry: output?.entryPoint,
      content: isScript ? await minifyScript(name, text, options.format === 'esm') : contents,
      packages: listPackages(output?.inputs ?? {}),
    }
  })
  return Promise.all(files)
}

/** Minifies what esbuild has minified again: oxc makes it another 2% smaller. */
async function minifyScript(name: string, script: string, isModule: boolean): Promise<Uint8Array> {
  const { minify } = await import('oxc-minify')
  const { code, errors } = await minify(name, script, { module: isModule, compress: { target: browsers } })
  if (errors.length > 0) throw new Error(`${name} could not be minified: ${errors[0]?.message}`)
  return Buffer.from(code)
}

/** The packages with bytes in a file. Inputs that were tree-shaken away don't count. */
function listPackages(inputs: esbuild.Metafile['outputs'][string]['inputs']): string[] {
  const bundled = Object.entries(inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0)
  const folders = bundled.flatMap(([path]) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0] ?? [])
  return [...new Set(folders)]
}
