import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative, resolve, sep } from 'node:path'
import process from 'node:process'
import { deserialize, serialize } from 'node:v8'
import type * as esbuild from 'esbuild'
import { unlessRefused } from '../../shared/fs/disk-error.ts'
import { sourceFolder } from '../../shared/fs/source-folder.ts'
import type { AssetCache } from '../cache/asset-cache.ts'
import { hashContent } from '../hash.ts'
import { readToolVersions } from '../tool-versions.ts'
import { browsers } from './browsers.ts'

/** What to bundle, and how. */
export interface BundleRequest {
  /** Absolute paths of the entry points. */
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

export interface Bundler {
  readonly cache: AssetCache
  /** Bundles on a cache miss. */
  readonly make?: MakeBundle | undefined
  /** Root folder of the sources. */
  readonly folder?: string | undefined
}

/** Increase it with every change to what is cached. */
const revision = 3

/** Options that all bundles share. */
const shared = { bundle: true, target: browsers, outdir: 'assets', entryNames: '[name]-[hash]' } as const

/** Returns a bundle from the cache, or makes it if a source changed. The bytes are the same either way. */
export async function bundle(
  name: string,
  request: BundleRequest,
  { cache, make = makeBundle, folder = sourceFolder }: Bundler,
): Promise<readonly BundledFile[]> {
  const entries = request.entries.map((entry) => relative(folder, entry).split(sep).join('/'))
  const recipe = {
    revision,
    entries,
    options: { ...shared, ...request.options },
    v8: process.versions.v8,
    ...readToolVersions('esbuild'),
  }
  const sources = hashSources(folder)
  const key = `${name}-${hashContent(serialize(recipe), sources)}.bundle`
  const made: BundledFile[] = []
  const cached = await cache.remember(key, async () => {
    made.push(...(await make(request)))
    // If a source was saved meanwhile, there's no telling which version was bundled.
    return hashSources(folder) === sources ? serialize(made) : undefined
  })
  // The key and checksum guarantee that these are the serialized bytes.
  return cached ? (deserialize(cached) as readonly BundledFile[]) : made
}

/** The file that an entry was bundled into, by the entry's absolute path. */
export function findEntry(files: readonly BundledFile[], path: string): BundledFile {
  const file = files.find(({ entry }) => entry !== undefined && resolve(sourceFolder, entry) === path)
  if (!file) throw new Error(`the bundler made nothing of ${path}`)
  return file
}

/**
 * Everything that styles and scripts are built from: our sources, and the files that decide which packages they import and how
 * they compile.
 */
const sourceFolders = ['client', 'templates']
const settings = ['package.json', 'package-lock.json', 'tsconfig.json']

function hashSources(folder: string): string {
  const hash = createHash('sha256')
  const sources = sourceFolders.flatMap((name) => listFiles(folder, name).toSorted())
  for (const path of [...sources, ...settings]) {
    const bytes = unlessRefused(() => readFileSync(join(folder, path)))
    if (bytes) hash.update(`${path}\0${bytes.length}\0`).update(bytes)
  }
  return hash.digest('hex')
}

function listFiles(folder: string, name: string): string[] {
  const entries = unlessRefused(() => readdirSync(join(folder, name), { withFileTypes: true })) ?? []
  return entries.flatMap((entry) => {
    const path = `${name}/${entry.name}`
    return entry.isDirectory() ? listFiles(folder, path) : [path]
  })
}

/** Bundles with esbuild. It is loaded on demand, so builds with unchanged sources skip it. */
const makeBundle: MakeBundle = async ({ entries, options }) => {
  const { build } = await import('esbuild')
  const { outputFiles, metafile } = await build({
    ...shared,
    ...options,
    entryPoints: [...entries],
    // The bundler names and orders files by their path from here. This gives the same bytes from any working directory.
    absWorkingDir: sourceFolder,
    write: false,
    metafile: true,
    logLevel: 'silent',
  })
  const made = new Map(Object.entries(metafile.outputs).map(([path, output]) => [basename(path), output]))
  return outputFiles.map(({ path, contents }) => {
    const name = basename(path)
    const output = made.get(name)
    return { name, entry: output?.entryPoint, content: contents, packages: listPackages(output?.inputs ?? {}) }
  })
}

/** The packages with bytes in a file. Inputs that were tree-shaken away don't count. */
function listPackages(inputs: esbuild.Metafile['outputs'][string]['inputs']): string[] {
  const bundled = Object.entries(inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0)
  const folders = bundled.flatMap(([path]) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0] ?? [])
  return [...new Set(folders)]
}
