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

/** What a bundle is made of, and how. */
export interface BundleRequest {
  /** Absolute paths of what the bundler starts from. */
  readonly entries: readonly string[]
  readonly options: Omit<esbuild.BuildOptions, 'entryPoints' | 'plugins'>
}

export interface BundledFile {
  /** With a hash of the bytes in it. */
  readonly name: string
  /** The entry that it was made from, relative to the source folder; absent for what entries share or name. */
  readonly entry?: string | undefined
  readonly content: Uint8Array
  /** Folders of the packages that something in it comes from, relative to the source folder: `node_modules/react`. */
  readonly packages: readonly string[]
}

export type MakeBundle = (request: BundleRequest) => Promise<readonly BundledFile[]>

export interface Bundler {
  readonly cache: AssetCache
  /** What bundles if nothing is cached. */
  readonly make?: MakeBundle | undefined
  /** The folder of all sources. */
  readonly folder?: string | undefined
}

/** Raise it with every change to what is cached. */
const revision = 3

/** What all bundles have alike. */
const shared = { bundle: true, target: browsers, outdir: 'assets', entryNames: '[name]-[hash]' } as const

/** A bundle from the cache, or made if a source changed: the same bytes in both cases. */
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
    // Of a source that was saved meanwhile, no one knows which of its bytes were bundled.
    return hashSources(folder) === sources ? serialize(made) : undefined
  })
  // Its key and its checksum say that the bytes are what was serialized.
  return cached ? (deserialize(cached) as readonly BundledFile[]) : made
}

/** The file that was made of an entry, given by its absolute path. */
export function findEntry(files: readonly BundledFile[], path: string): BundledFile {
  const file = files.find(({ entry }) => entry !== undefined && resolve(sourceFolder, entry) === path)
  if (!file) throw new Error(`the bundler made nothing of ${path}`)
  return file
}

/** All that styles and scripts are made of: our sources, and what decides which packages they import and how they are compiled. */
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

/** Bundles with esbuild, which is loaded for it: a build whose sources are as they were does without. */
const makeBundle: MakeBundle = async ({ entries, options }) => {
  const { build } = await import('esbuild')
  const { outputFiles, metafile } = await build({
    ...shared,
    ...options,
    entryPoints: [...entries],
    // The bundler names and orders files by their way from here: the same bytes wherever the command was given.
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

/** The packages of which bytes are in a file; what was read for it and left out is not in it. */
function listPackages(inputs: esbuild.Metafile['outputs'][string]['inputs']): string[] {
  const bundled = Object.entries(inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0)
  const folders = bundled.flatMap(([path]) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0] ?? [])
  return [...new Set(folders)]
}
