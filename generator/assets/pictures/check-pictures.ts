import { iconImage } from '../../schema/list-images.ts'
import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts'
import type { AssetCache } from '../cache/asset-cache.ts'
import { canDrawIcon } from '../build-icons.ts'
import { describePicture } from './build-picture.ts'
import { forEachOnCores } from '../for-each-on-cores.ts'
import { checkWidth, type ReportPicture, unreadable } from './picture-diagnostics.ts'
import { type PictureFolder, readPicture } from './read-picture.ts'

interface PictureCheck extends PictureFolder {
  /** A picture that a build has seen is not opened again. */
  readonly cache: AssetCache
}

/** Looks at every picture as a build would, reports the same, and writes nothing. What is only `inTexts` may be small. */
export async function checkPictures(
  names: readonly string[],
  check: PictureCheck,
  inTexts: ReadonlySet<string> = new Set(),
): Promise<readonly Diagnostic[]> {
  const diagnostics: Diagnostic[] = []
  await forEachOnCores(names, async (name) => {
    const report: ReportPicture = (found) => diagnostics.push({ ...found, file: `${check.reportedFolder}/${name}` })
    const bytes = await readPicture(name, check, report)
    if (!bytes) return
    if (name === iconImage) {
      // Icons are drawn at sizes of their own.
      if (!(await canDrawIcon(bytes, check.cache))) report(unreadable)
      return
    }
    const record = await describePicture(bytes, check.cache, report)
    if (record && !inTexts.has(name)) checkWidth(record.width, report)
  })
  return diagnostics
}
