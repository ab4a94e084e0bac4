import { setImmediate } from 'node:timers/promises'
import type { Cache } from '../../shared/cache/cache.ts'
import { DamagedCacheError } from '../../shared/cache/damaged-cache-error.ts'
import { shortHash } from '../../shared/cache/short-hash.ts'
import { oncePer } from '../../shared/once-per.ts'
import type { SourceFile } from '../load/source-file.ts'
import { type ParsedSource, parseSource } from '../parse/parse-source.ts'
import type { CheckedSource, Entry, EntryText, SourceKind } from '../validate/entry.ts'
import type { ReadingOptions } from './read-source.ts'
import type { FreshReading, Reading, ReadingTexts } from './reading.ts'

/** A file to be read. */
export interface ReadingRequest {
  readonly source: SourceFile
  readonly kind: SourceKind
}

/** A file that was read, now or in an earlier run. */
export interface ReadSource {
  readonly file: string
  readonly kind: SourceKind
  readonly correctedLines: readonly number[]
  readonly reading: Reading
  /** Names all that the reading depends on. */
  readonly version: string
  /** Absent where a fault leaves nothing to check. */
  readonly checked?: CheckedSource | undefined
  /** The long texts of the reading, which few runs ask for. */
  readonly readTexts: () => ReadingTexts
}

/** Where readings are cached. Their long texts are apart, because most runs ask for few of them. */
export interface ReadingCaches {
  readonly readings: Cache<Reading>
  readonly texts: Cache<ReadingTexts>
}

/** Reads files and hands each reading over as it comes, in any order. */
export type ReadMany = (
  requests: readonly ReadingRequest[],
  options: ReadingOptions,
  onRead: (request: ReadingRequest, read: FreshReading) => void,
) => Promise<void>

export interface Readings {
  /** What each file says, in the order of the requests. A text that was read before is not read again. */
  read(requests: readonly ReadingRequest[], options: ReadingOptions): Promise<readonly ReadSource[]>
  /** Versions of the last run's readings: what the caches need to keep. */
  live(): ReadonlySet<string>
}

/** Reads one file after the other, here. */
export const readInTurn: ReadMany = async (requests, options, onRead) => {
  // Where all is cached, nothing of what reads has to be loaded.
  if (requests.length === 0) return
  const { readSource } = await import('./read-source.ts')
  for (const request of requests) {
    onRead(request, readSource(request.source, request.kind, options))
    // Others wait meanwhile for what the bundler and the disk say, many times one after the other.
    await setImmediate()
  }
}

/** For runs that follow each other, in this process or in others that have the same caches. */
export function createReadings(caches: ReadingCaches, readMany: ReadMany = readInTurn): Readings {
  let latest: ReadonlyMap<string, ReadSource> = new Map()
  let bySource = new WeakMap<SourceFile, ReadSource>()
  let filling: string | undefined
  return {
    async read(requests, options) {
      const nameOf = createNamer(options)
      const asked = JSON.stringify(options)
      if (asked !== filling) bySource = new WeakMap()
      filling = asked
      const found = new Map<string, ReadSource>()
      const missing: ReadingRequest[] = []
      for (const request of requests) {
        const { file } = request.source
        const known = bySource.get(request.source) ?? recall(request, nameOf, { caches, latest: latest.get(file) })
        if (known) found.set(file, known)
        else missing.push(request)
      }
      await readMany(missing, options, (request, { reading, texts }) => {
        const version = nameOf(request, reading.isFilled)
        caches.readings.set(version, reading)
        caches.texts.set(version, texts)
        found.set(request.source.file, createReadSource(request, { version, reading }, caches))
      })
      latest = found
      for (const { source } of requests) {
        const read = found.get(source.file)
        if (read) bySource.set(source, read)
      }
      return requests.flatMap(({ source }) => found.get(source.file) ?? [])
    },
    live: () => new Set([...latest.values()].map(({ version }) => version)),
  }
}

/** Names all that a reading depends on. A text without placeholders is the same whatever they stand for. */
function createNamer({ audience, values }: ReadingOptions) {
  const filling = JSON.stringify(values ?? null)
  return ({ source }: ReadingRequest, isFilled: boolean): string =>
    // Without values no HTML was made at all.
    shortHash(`${source.hash} ${audience} ${source.file}\n${isFilled || values === undefined ? filling : ''}`)
}

interface Known {
  readonly caches: ReadingCaches
  /** The file as this process has read it last. */
  readonly latest: ReadSource | undefined
}

function recall(
  request: ReadingRequest,
  nameOf: ReturnType<typeof createNamer>,
  { caches, latest }: Known,
): ReadSource | undefined {
  // Nearly all files hold no placeholder, so that the first name is right.
  for (const isFilled of [false, true]) {
    const version = nameOf(request, isFilled)
    if (latest?.version === version) return latest
    const reading = caches.readings.get(version)
    if (reading) return createReadSource(request, { version, reading }, caches)
  }
  return undefined
}

function createReadSource(
  { source, kind }: ReadingRequest,
  { version, reading }: Pick<ReadSource, 'version' | 'reading'>,
  { texts }: ReadingCaches,
): ReadSource {
  return {
    file: source.file,
    kind,
    correctedLines: reading.correctedLines,
    reading,
    version,
    checked: reading.content && createChecked({ source, kind }, reading.content),
    readTexts() {
      const found = texts.get(version)
      if (!found) throw new DamagedCacheError(`The cached text of ${source.file} is damaged.`)
      return found
    },
  }
}

function createChecked(
  { source, kind }: ReadingRequest,
  { raw, isValid, texts, hasUnreadKeys }: NonNullable<Reading['content']>,
): CheckedSource {
  let parsed: ParsedSource | undefined
  return {
    file: source.file,
    kind,
    raw,
    isValid,
    texts,
    hasUnreadKeys,
    get parsed() {
      parsed ??= parseSource(source, () => undefined)
      if (!parsed) throw new Error(`${source.file} could be read before but can no longer be read`)
      return parsed
    },
  }
}

/** A file that passed its schema, as the model takes it. */
export const entryOf = oncePer(({ file, kind, reading, version, readTexts }: ReadSource): Entry<unknown> => {
  const texts = Object.entries(reading.content?.texts ?? {})
  const markdown = texts.map(([key, text]): [string, EntryText] => [
    key,
    { ...text, readHtml: () => readTexts().html[key] ?? '' },
  ])
  return {
    id: 'single' in kind ? kind.single : kind.id,
    file,
    data: reading.content?.raw,
    markdown: new Map(markdown),
    version,
    characters: reading.content?.characters ?? '',
    isFilled: reading.isFilled,
    readWords: () => readTexts().words,
  }
})
