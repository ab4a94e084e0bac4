import { shortHash } from '../cache/short-hash.ts'
import { hashSources } from './hash-sources.mjs'
import { sourceFolder } from './source-folder.ts'

/** Set in the compiled generator: the version of its sources (`generator/main.mjs`). */
declare const SOURCE_VERSION: string | undefined

/** Hash of our code, its packages and Node: the same on every machine, so caches can be shared. */
export function readSourceVersion(): string {
  const sources = typeof SOURCE_VERSION === 'string' ? SOURCE_VERSION : hashSources(sourceFolder)
  return shortHash(`${sources} ${process.version}`)
}
