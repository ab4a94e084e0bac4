import { join, posix } from 'node:path'
import { countOf } from '../../shared/diagnostics/format.ts'
import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts'
import type { Files } from '../../shared/fs/files.ts'
import { groupBy } from '../../shared/group-by.ts'
import { readIfAllowed } from '../../shared/fs/read-if-allowed.ts'
import { hashSample, readSampleRecord } from './sample-record.ts'

/** Bytes. No sample is larger, so larger images aren't read. */
export const largestSample = 200_000

interface ImageFolder {
  readonly files: Files
  /** Absolute. */
  readonly imagesFolder: string
  /** Path shown in diagnostics. */
  readonly reportedFolder: string
}

/** Warns about images and logos, by path under `content/images`, that are those that ship with the project. */
export function findSampleImages(
  names: readonly string[],
  { files, imagesFolder, reportedFolder }: ImageFolder,
  known: ReadonlySet<string> = readSampleRecord(),
): Diagnostic[] {
  const samples = names.filter((name) => {
    const file = join(imagesFolder, name)
    if ((files.look(file)?.bytes ?? Infinity) > largestSample) return false
    const bytes = readIfAllowed(files, file)
    return bytes instanceof Uint8Array && known.has(hashSample(bytes))
  })
  if (samples.length === 0) return []
  const folders = groupBy(samples.toSorted(), (name) => posix.dirname(name))
  return [
    {
      severity: 'warning',
      code: 'launch/sample-images',
      message: `${countOf(samples.length, 'image')} ${samples.length === 1 ? 'is a sample that comes' : 'are samples that come'} with this project.`,
      file: reportedFolder,
      hint: 'replace each with an image of your own, in a file of the same name, and describe it in `imageAlt`.',
      notes: [...folders].map(([folder, paths]) => ({
        message: formatNames(paths.map((path) => posix.basename(path))),
        file: posix.join(reportedFolder, folder),
      })),
    },
  ]
}

const mostNames = 5

function formatNames(names: readonly string[]): string {
  const shown = names.slice(0, mostNames).map((name) => (name.startsWith('icon.') ? `${name}, your logo` : name))
  return shown.join(', ') + (names.length > mostNames ? ', …' : '')
}
