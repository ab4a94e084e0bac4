import { availableParallelism } from 'node:os'
import type { OutputFile } from '../shared/output-file.ts'
import { openSiteThread } from '../shared/threads/site-thread.ts'
import type { ThreadEntry } from '../shared/threads/thread-pool.ts'
import type { EarlierSite } from '../renewal/earlier-site.ts'
import type { BuildResult } from '../build-request.ts'
import { readOutline, writeOutline } from '../renewal/outline-file.ts'
import { removeFolder } from '../output/write/swap-site.ts'
import { loadSiteRecord, parseSiteRecord, type SiteRecord, writeSiteRecord } from '../output/write/site-record.ts'
import { type WriteOptions, type WriteResult, writeSite } from '../output/write/write-site.ts'

/** A site as the last build has left it, and the way to the next. */
export interface OpenSite {
  readonly record: SiteRecord | undefined
  /** The same with its outline; absent where there is so little to it that all of it is as soon built. */
  readonly earlier: EarlierSite | undefined
  /** Whether the files of the last build are all as it has left them. */
  isIntact(): Promise<boolean>
  /** Writes the site and keeps its record. */
  write(outputs: readonly OutputFile[], options: OpenSiteOptions): Promise<WriteResult>
  /** Resolves when nothing is left to do. */
  close(): Promise<void>
}

interface OpenSiteOptions extends Pick<WriteOptions, 'late' | 'onProgress'> {
  /** For the next build. */
  readonly outline: BuildResult['outline']
}

export interface SiteOptions {
  /** Where the record is kept; absent where nothing is. */
  readonly recordFile: string | undefined
  /** What threads run; absent where all is done in one. */
  readonly thread: ThreadEntry | undefined
  /** Hears in a sentence of a record that was damaged. */
  readonly report: (sentence: string) => void
}

/** Opens the site at an absolute path. A draft of the next one is begun at once, by a thread that is idle while content is read. */
export function openSite(folder: string, { recordFile, thread, report }: SiteOptions): OpenSite {
  const bytes = recordFile === undefined ? undefined : loadSiteRecord(recordFile)
  const tell = () => report(`${recordFile} is damaged and is left aside, so every file of the site is compared.`)
  const record = bytes && parseSiteRecord(bytes, folder, tell)
  const hands = openSiteThread(thread, availableParallelism())
  let draft = hands.begin(folder, bytes && record && { bytes, files: record.size })
  return {
    record,
    earlier: bytes && record && draft && { record, readOutline: () => readOutline(recordFile ?? '', bytes, report) },
    async isIntact() {
      const lost = await draft?.lost.catch(() => undefined)
      return lost?.length === 0
    },
    async write(outputs, { outline, ...options }) {
      const begun = draft
      // What is written once more, because a kept file was damaged, begins anew.
      draft = undefined
      const written = await writeSite(folder, outputs, { ...options, record, draft: begun, hands })
      const kept = recordFile === undefined ? undefined : writeSiteRecord(recordFile, folder, written.record)
      // The next build looks for an outline only where it begins a draft.
      const described = hands.beginsWith(written.record.size) ? outline?.() : undefined
      if (kept && recordFile !== undefined && described) writeOutline(recordFile, kept, described)
      return written
    },
    async close() {
      // A thread may still be at it.
      await draft?.lost.catch(() => undefined)
      if (draft) removeFolder(draft.next)
      await hands.close()
    },
  }
}
