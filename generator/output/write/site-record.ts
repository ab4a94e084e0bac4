import { readCheckedValue, writeCheckedValue } from '../../shared/cache/checked-file.ts'

/** A file as the last build left it. If size, mtime and inode still match, it hasn't been touched since. */
export interface RecordedFile {
  /** Version of the output with these bytes. */
  readonly version: string
  readonly size: number
  readonly mtimeMs: number
  readonly ino: number
}

/** The files of a site, by path. */
export type SiteRecord = ReadonlyMap<string, RecordedFile>

/** Increase the number when old records can no longer be read. */
const mark = 'site-record 4'

type Content = { readonly site: string; readonly files: readonly (readonly [path: string, file: RecordedFile])[] }

/**
 * Reads the record of the site at `folder`, an absolute path. One of another site or format is ignored; so is a damaged one,
 * which is passed to `report` as a sentence.
 */
export function readSiteRecord(
  file: string,
  folder: string,
  report: (sentence: string) => void,
): SiteRecord | undefined {
  const complain = () => report(`${file} is damaged, so every file in the site will be compared with the last build.`)
  // A valid checksum means that the function below wrote it.
  const content = readCheckedValue(file, mark, complain) as Content | undefined
  return content?.site === folder ? new Map(content.files) : undefined
}

/** Saves the record for the next build. If that fails, the next build is only slower. */
export function writeSiteRecord(file: string, folder: string, record: SiteRecord): void {
  writeCheckedValue(file, mark, { site: folder, files: [...record] } satisfies Content)
}
