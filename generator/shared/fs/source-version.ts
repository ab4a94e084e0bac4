import { shortHash } from '../cache/short-hash.ts'
import { hashSources } from './hash-sources.mjs'
import { sourceFolder } from './source-folder.ts'

/** The compiled generator carries the version of what it was compiled from (`generator/main.mjs`). */
declare const SOURCE_VERSION: string | undefined

/**
 * Names everything that decides what is made of content: our code, the packages, and node. It is the same on every machine,
 * so that what one has kept is good on another.
 */
export function readSourceVersion(): string {
  const sources = typeof SOURCE_VERSION === 'string' ? SOURCE_VERSION : hashSources(sourceFolder)
  return shortHash(`${sources} ${process.version}`)
}
