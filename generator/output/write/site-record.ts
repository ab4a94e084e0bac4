import { readChecked, writeChecked } from '../../shared/cache/checked-file.ts'

/** A file as the last build has left it: while all but the version is as it was, it has not been touched since. */
export interface RecordedFile {
  /** That of the output whose bytes it has. */
  readonly version: string
  readonly size: number
  readonly mtimeMs: number
  readonly ino: number
}

/** By path, the files of a site. */
export type SiteRecord = ReadonlyMap<string, RecordedFile>

/** The number counts up whenever a record of before can no longer be read. */
const mark = 'site-record 4'

interface Content {
  readonly site: string
  readonly files: readonly (readonly [path: string, file: RecordedFile])[]
}

/**
 * The record of the site at `folder`, an absolute path. A record of another site or another format is as good as none; so is
 * one that was damaged, of which `report` hears in a sentence.
 */
export function readSiteRecord(
  file: string,
  folder: string,
  report: (sentence: string) => void,
): SiteRecord | undefined {
  const complain = () => report(`${file} is damaged, so every file of the site will be compared.`)
  // What has its sum was written by the function below.
  const content = readChecked(file, mark, complain) as Content | undefined
  return content?.site === folder ? new Map(content.files) : undefined
}

/** Leaves the record to the next build. Where that cannot be done, that build takes longer, and nothing else. */
export function writeSiteRecord(file: string, folder: string, record: SiteRecord): void {
  writeChecked(file, mark, { site: folder, files: [...record] } satisfies Content)
}
