import { setImmediate } from 'node:timers/promises'
import { openMemoryPack, type Pack } from '../../shared/cache/pack.ts'
import { DamagedCacheError } from '../../shared/cache/damaged-cache-error.ts'
import { shortHash } from '../../shared/cache/short-hash.ts'
import type { SourceFile } from '../load/source-file.ts'
import { type ParsedSource, parseSource } from '../parse/parse-source.ts'
import type { CheckedSource, Entry, EntryText, PostEntry, SourceKind } from '../validate/entry.ts'
import { packReading, type PackedReading, unpackHtml, unpackReading, unpackWords } from './pack-reading.ts'
import type { ReadingOptions } from './read-source.ts'
import type { Reading } from './reading.ts'

/** A file to be read. */
export interface ReadingRequest {
  readonly source: SourceFile
  readonly kind: SourceKind
}

/** A file that was read, now or in an earlier run. */
export interface ReadSource {
  readonly file: string
  readonly kind: SourceKind
  readonly mendedLines: readonly number[]
  readonly reading: Reading
  /** Names all that the reading depends on. */
  readonly version: string
  /** Absent where a fault leaves nothing to check. */
  readonly checked?: CheckedSource | undefined
  readonly readHtml: (text: string) => string
  readonly readWords: () => readonly string[]
}

/** Where readings are kept. The long texts of posts are by themselves, since most runs ask for few of them. */
export interface ReadingPacks {
  readonly readings: Pack
  readonly html: Pack
  readonly words: Pack
}

/** For a run that stands alone. */
export function openMemoryPacks(): ReadingPacks {
  return { readings: openMemoryPack(), html: openMemoryPack(), words: openMemoryPack() }
}

/** Reads files and hands each reading over as it comes. */
export type ReadMany = (
  requests: readonly ReadingRequest[],
  options: ReadingOptions,
  onRead: (request: ReadingRequest, packed: PackedReading) => void,
) => Promise<void>

/** How files are read. */
export interface ReadingWays {
  readonly readMany?: ReadMany | undefined
  readonly isOwn?: IsOwn | undefined
}

export interface Readings {
  /** What each file says, in the order of the requests. A text that was read before is not read again. */
  read(requests: readonly ReadingRequest[], options: ReadingOptions): Promise<readonly ReadSource[]>
  /** What one file says, between two runs: the run that follows need not read it again. */
  readOne(request: ReadingRequest, options: ReadingOptions): Promise<ReadSource | undefined>
  /** What an earlier run has read of the file, by its version; `undefined` where that is lost. */
  recall(request: ReadingRequest, version: string): ReadSource | undefined
}

/** Whether this run needs all that a file says, or another one makes its page. */
export type IsOwn = (request: ReadingRequest) => boolean

/** Reads one file after the other, here. */
export const readInTurn: ReadMany = async (requests, options, onRead) => {
  // Where all is known, nothing of what reads has to be loaded.
  if (requests.length === 0) return
  const { readSource } = await import('./read-source.ts')
  for (const request of requests) {
    onRead(request, packReading(readSource(request.source, request.kind, options)))
    // Others wait meanwhile for what the bundler and the disk say, many times one after the other.
    await setImmediate()
  }
}

/** For runs that follow each other, in this process or in others that have the same packs. */
export function createReadings(
  packs: ReadingPacks,
  { readMany = readInTurn, isOwn = () => true }: ReadingWays = {},
): Readings {
  let latest: ReadonlyMap<string, ReadSource> = new Map()
  return {
    async read(requests, options) {
      const keeper = createKeeper(packs, options)
      const found = new Map<string, ReadSource>()
      const missing: ReadingRequest[] = []
      for (const request of requests) {
        const known = keeper.recall(request, latest.get(request.source.file))
        if (known) found.set(request.source.file, known)
        else missing.push(request)
      }
      const others = missing.filter((request) => !isOwn(request))
      for (const [request, reading] of await skim(others)) found.set(request.source.file, keeper.name(request, reading))
      await readMany(missing.filter(isOwn), options, (request, packed) => {
        found.set(request.source.file, keeper.keep(request, packed))
      })
      latest = found
      return requests.flatMap(({ source }) => found.get(source.file) ?? [])
    },
    async readOne(request, options) {
      const keeper = createKeeper(packs, options)
      let read = keeper.recall(request, latest.get(request.source.file))
      if (!read) await readInTurn([request], options, (_, packed) => (read = keeper.keep(request, packed)))
      return read
    },
    recall: (request, version) => recallVersion(request, version, packs),
  }
}

function recallVersion(request: ReadingRequest, version: string, packs: ReadingPacks): ReadSource | undefined {
  const packed = isWhole(version, request, packs) ? packs.readings.get(version) : undefined
  return packed === undefined
    ? undefined
    : createReadSource(request, { version, reading: unpackReading(packed) }, packs)
}

/** Reads what lists show of files. */
async function skim(requests: readonly ReadingRequest[]): Promise<(readonly [ReadingRequest, Reading])[]> {
  if (requests.length === 0) return []
  const { skimSource } = await import('./skim-source.ts')
  return requests.map((request) => [request, skimSource(request.source, request.kind)] as const)
}

/** Keeps readings by all that they depend on. */
function createKeeper(packs: ReadingPacks, options: ReadingOptions) {
  const values = options.values ? JSON.stringify(options.values) : undefined
  // A text without placeholders is the same whatever they stand for; without values no text was made at all.
  const nameReading = (request: ReadingRequest, { isFilled }: Reading) =>
    nameVersion(request, options, isFilled || values === undefined ? values : anyValues)
  return {
    recall(request: ReadingRequest, latest: ReadSource | undefined): ReadSource | undefined {
      // Nearly all files hold no placeholder, so that the first name is right.
      for (const given of [anyValues, values]) {
        const version = nameVersion(request, options, given)
        if (latest?.version === version && isWhole(version, request, packs)) return latest
        const known = recallVersion(request, version, packs)
        if (known) return known
      }
      return undefined
    },
    /** A reading that is good for this run alone. */
    name(request: ReadingRequest, reading: Reading): ReadSource {
      const version = nameReading(request, reading)
      return createReadSource(request, { version, reading }, packs)
    },
    keep(request: ReadingRequest, packed: PackedReading): ReadSource {
      const reading = unpackReading(packed.reading)
      const version = nameReading(request, reading)
      packs.readings.set(version, packed.reading)
      keepTexts(version, packed, packs)
      return createReadSource(request, { version, reading }, packs)
    },
  }
}

/** In place of what placeholders stand for. */
const anyValues = 'any'

function nameVersion({ source }: ReadingRequest, { audience }: ReadingOptions, values: string | undefined): string {
  return shortHash(`${source.hash} ${audience} ${source.file}\n${values ?? ''}`)
}

function keepTexts(version: string, { html, words }: PackedReading, packs: ReadingPacks): void {
  packs.html.set(version, html)
  if (words !== '') packs.words.set(version, words)
}

/** Whether all of a reading is there; to ask is to use. */
function isWhole(version: string, { kind }: ReadingRequest, { readings, html, words }: ReadingPacks): boolean {
  const hasWords = 'collection' in kind && kind.collection === 'posts'
  return readings.has(version) && html.has(version) && (!hasWords || words.has(version))
}

function createReadSource(
  { source, kind }: ReadingRequest,
  { version, reading }: Pick<ReadSource, 'version' | 'reading'>,
  packs: ReadingPacks,
): ReadSource {
  return {
    file: source.file,
    kind,
    mendedLines: reading.mendedLines,
    reading,
    version,
    checked: reading.content && createChecked({ source, kind }, reading.content),
    readHtml: (text) => unpackHtml(getText(packs.html, version, source))[text] ?? '',
    readWords: () => unpackWords(getText(packs.words, version, source)),
  }
}

function getText(pack: Pack, version: string, { file }: SourceFile): string {
  const text = pack.get(version)
  if (text === undefined)
    throw new DamagedCacheError(`What was kept of ${file} was damaged and is removed: build again.`)
  return text
}

function createChecked(
  { source, kind }: ReadingRequest,
  { raw, isValid, texts, hasUnreadKeys, isPartial }: NonNullable<Reading['content']>,
): CheckedSource {
  let parsed: ParsedSource | undefined
  return {
    file: source.file,
    kind,
    raw,
    isValid,
    texts,
    hasUnreadKeys,
    ...(isPartial && { isPartial }),
    get parsed() {
      parsed ??= parseSource(source, () => undefined)
      if (!parsed) throw new Error(`${source.file} could be read before, and cannot be read any more`)
      return parsed
    },
  }
}

/** A file that passed its schema, as the model takes it. */
export function entryOf({ file, kind, reading, version, readHtml, readWords }: ReadSource): Entry<unknown> {
  const texts = Object.entries(reading.content?.texts ?? {})
  const markdown = texts.map(([key, text]): [string, EntryText] => [key, { ...text, readHtml: () => readHtml(key) }])
  return {
    id: 'single' in kind ? kind.single : kind.id,
    file,
    data: reading.content?.raw,
    markdown: new Map(markdown),
    version,
    characters: reading.content?.characters ?? '',
    isFilled: reading.isFilled,
    readWords,
  }
}

/** The same of a post that passed its schema: the one place beside `validateSources` where its data get that schema's type back. */
export function postEntryOf(read: ReadSource): PostEntry {
  return entryOf(read) as PostEntry
}
