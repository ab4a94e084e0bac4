import { relative, sep } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { sourceFolder } from '../../shared/fs/source-folder.ts'
import type { AssetCache } from '../cache/asset-cache.ts'
import { type Bundle, type BundleRequest, makeBundle, type MakeBundle } from './bundle.ts'
import { areUnchanged, describeInputs, type InputState } from './bundle-inputs.ts'
import { hashContent } from '../hash.ts'
import { readToolVersions } from '../tool-versions.ts'

export interface BundleKeeper {
  readonly cache: AssetCache
  /** What bundles where nothing is kept. */
  readonly make?: MakeBundle | undefined
  /** The folder that inputs are relative to; the source folder by default. */
  readonly folder?: string | undefined
  /** Milliseconds since 1970. */
  readonly now?: (() => number) | undefined
}

/** What the cache holds of a bundle. */
interface KeptBundle {
  readonly bundle: Bundle
  /** How each input was; absent where nobody can say. */
  readonly states: readonly InputState[] | undefined
}

/** Raise it with every change to what is kept. */
const revision = 1

/** They decide how imports are resolved and compiled, and no bundler names them. */
const settings = ['package.json', 'package-lock.json', 'tsconfig.json']

/** A bundle from the cache where every file that went into it is as it was, else made anew: the same bytes in both cases. */
export async function keepBundle(name: string, request: BundleRequest, keeper: BundleKeeper): Promise<Bundle> {
  const { cache, make = makeBundle, folder = sourceFolder, now = Date.now } = keeper
  const makeAnew = async () => {
    const begun = now()
    const bundle = await make(request)
    return serialize({ bundle, states: describeInputs(folder, [...bundle.inputs, ...settings], begun) })
  }
  const isCurrent = (bytes: Uint8Array) => {
    const states = readKept(bytes)?.states
    return states !== undefined && areUnchanged(folder, states)
  }
  const kept = readKept(await cache.remember(`${name}-${hashRequest(request, folder)}.bundle`, makeAnew, isCurrent))
  if (!kept) throw new Error(`the bundle of ${name} cannot be read`)
  return kept.bundle
}

function hashRequest({ entries, options, pluginRecipe }: BundleRequest, folder: string): string {
  const named = entries.map((entry) => relative(folder, entry).split(sep).join('/'))
  return hashContent(JSON.stringify({ revision, named, options, pluginRecipe, ...readToolVersions('esbuild') }))
}

/** Its sum says that the bytes are what was kept; `undefined` where another version of Node has written them its own way. */
function readKept(bytes: Uint8Array): KeptBundle | undefined {
  try {
    return deserialize(bytes) as KeptBundle
  } catch {
    return undefined
  }
}
