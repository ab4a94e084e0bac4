import { setImmediate } from 'node:timers/promises'
import { decodeAscii } from '../../shared/cache/ascii-json.ts'
import { type Cache, type CacheOptions, openCache } from '../../shared/cache/cache.ts'
import { DamagedCacheError } from '../../shared/cache/damaged-cache-error.ts'
import { shortHash } from '../../shared/cache/short-hash.ts'
import { oncePer } from '../../shared/once-per.ts'
import type { SourceFile } from '../load/source-file.ts'
import { type ParsedSource, parseSource } from '../parse/parse-source.ts'
import type { CheckedSource, Entry, EntryText, SourceKind } from '../validate/entry.ts'
import type { ReadingOptions } from './read-source.ts'
import type { FreshReading, ReadContent, Reading, ReadHtml, ReadWords } from './reading.ts'

export interface ReadingRequest {
  readonly source: SourceFile
  readonly kind: SourceKind
}

/** A file read in this run or an earlier one. */
export interface ReadSource {
  readonly file: string
  readonly kind: SourceKind
  readonly correctedLines: readonly number[]
  readonly reading: Reading
  /** Cache key: covers everything the reading depends on. */
  readonly version: string
  /** Absent if an error leaves nothing to check. */
  readonly checked?: CheckedSource | undefined
  readonly readHtml: () => ReadHtml
  readonly readWords: () => ReadWords
}

export type ReadingCaches = ReturnType<typeof openReadingCaches>

/** For this run only. */
const inMemory = { folder: undefined, version: '', report: () => undefined }

/** Opens caches of readings. The large parts have their own, because most runs need few of them. */
export function openReadingCaches(options: Omit<CacheOptions, 'name'> = inMemory) {
  return {
    readings: openCache<Reading>({ ...options, name: 'readings' }),
    html: openCache<ReadHtml>({ ...options, name: 'html' }),
    words: openCache<ReadWords>({ ...options, name: 'words' }),
  }
}

/** Reads files and passes on each reading as it's ready, in any order. */
export type ReadMany = (
  requests: readonly ReadingRequest[],
  options: ReadingOptions,
  onRead: (request: ReadingRequest, read: FreshReading) => void,
) => Promise<void>

export type Readings = ReturnType<typeof createReadings>

/** Reads files one by one on this thread. */
export const readInTurn: ReadMany = async (requests, options, onRead) => {
  // Skip loading the parser if everything is cached.
  if (requests.length === 0) return
  const { readSource } = await import('./read-source.ts')
  for (const request of requests) {
    onRead(request, readSource(request.source, request.kind, options))
    // Yield to the bundler and file I/O, which may be waiting.
    await setImmediate()
  }
}

/** Reuses readings across runs, in this process or others with the same caches. */
export function createReadings(caches: ReadingCaches, readMany: ReadMany = readInTurn) {
  let latest: ReadonlyMap<string, ReadSource> = new Map()
  let bySource = new WeakMap<SourceFile, ReadSource>()
  let filling: string | undefined
  const recall = (request: ReadingRequest, nameOf: NameReading): ReadSource | undefined => {
    const known = latest.get(request.source.file)
    // Almost no files have placeholders, so the first key usually matches.
    for (const isFilled of [false, true]) {
      const version = nameOf(request, isFilled)
      if (known?.version === version) return known
      const reading = caches.readings.get(version)
      if (reading) return createReadSource(request, { version, reading }, caches)
    }
    return undefined
  }
  return {
    /** Readings in the order of the requests. Unchanged files aren't read again. */
    async read(requests: readonly ReadingRequest[], options: ReadingOptions): Promise<readonly ReadSource[]> {
      const nameOf = createNamer(options)
      const asked = JSON.stringify(options)
      if (asked !== filling) bySource = new WeakMap()
      filling = asked
      const found = new Map<string, ReadSource>()
      const missing: ReadingRequest[] = []
      for (const request of requests) {
        const known = bySource.get(request.source) ?? recall(request, nameOf)
        if (known) found.set(request.source.file, known)
        else missing.push(request)
      }
      await readMany(missing, options, (request, fresh) => {
        const reading = decodeAscii(fresh.reading)
        const version = nameOf(request, reading.isFilled)
        caches.readings.set(version, fresh.reading)
        caches.html.set(version, fresh.html)
        caches.words.set(version, fresh.words)
        found.set(request.source.file, createReadSource(request, { version, reading }, caches))
      })
      latest = found
      return requests.flatMap(({ source }) => {
        const read = found.get(source.file)
        if (read) bySource.set(source, read)
        return read ?? []
      })
    },
    /** Cache keys of the last run's readings, which the caches need to keep. */
    live: (): ReadonlySet<string> => new Set([...latest.values()].map(({ version }) => version)),
  }
}

type NameReading = ReturnType<typeof createNamer>

/** Builds the cache key of a reading. It includes placeholder values only if the text depends on them. */
function createNamer({ audience, values, locale }: ReadingOptions) {
  const filling = JSON.stringify(values ?? null)
  const around = `${audience} ${shortHash(JSON.stringify(locale))}`
  return ({ source }: ReadingRequest, isFilled: boolean): string =>
    // Without values, no HTML is rendered.
    shortHash(`${source.hash} ${around} ${source.file}\n${isFilled || values === undefined ? filling : ''}`)
}

function createReadSource(
  { source, kind }: ReadingRequest,
  { version, reading }: Pick<ReadSource, 'version' | 'reading'>,
  { html, words }: ReadingCaches,
): ReadSource {
  const { file } = source
  const readLarge = <Value>(cache: Cache<Value>): Value => {
    const found = cache.get(version)
    if (found === undefined) throw new DamagedCacheError(`The cached text of ${file} is damaged.`)
    return found
  }
  return {
    file,
    kind,
    correctedLines: reading.correctedLines,
    reading,
    version,
    checked: reading.content && createChecked({ source, kind }, reading.content),
    readHtml: () => readLarge(html),
    readWords: () => readLarge(words),
  }
}

function createChecked({ source, kind }: ReadingRequest, content: ReadContent): CheckedSource {
  let parsed: ParsedSource | undefined
  return {
    file: source.file,
    kind,
    get parsed() {
      parsed ??= parseSource(source, () => undefined)
      if (!parsed) throw new Error(`${source.file} could be read before but can no longer be read`)
      return parsed
    },
    // Last, as in `build-post.ts`.
    ...content,
  }
}

/** A file that passed its schema, in the form the model needs. */
export const entryOf = oncePer(({ file, kind, reading, version, readHtml, readWords }: ReadSource): Entry<unknown> => {
  const texts = Object.entries(reading.content?.texts ?? {})
  // Decoded once if a file has many texts, such as the FAQ; posts have one, and there are thousands of them.
  let kept: ReadHtml | undefined
  const html = texts.length > 1 ? () => (kept ??= readHtml()) : readHtml
  const markdown = texts.map(([key, text]): [string, EntryText] => [
    key,
    // The spread comes last, as in `build-post.ts`.
    { readHtml: () => html()[key] ?? '', ...text },
  ])
  return {
    id: kind.single ?? kind.id,
    file,
    data: reading.content?.raw,
    markdown: new Map(markdown),
    version,
    characters: reading.content?.characters ?? '',
    isFilled: reading.isFilled,
    readWords,
  }
})
