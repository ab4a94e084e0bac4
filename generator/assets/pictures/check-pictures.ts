import { availableParallelism } from 'node:os'
import { iconImage } from '../../schema/list-images.ts'
import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts'
import type { AssetCache } from '../cache/asset-cache.ts'
import { canDrawIcon } from '../build-icons.ts'
import { describePicture } from './build-picture.ts'
import { forEachLimited } from '../for-each-limited.ts'
import { checkWidth, describeFault, type PictureFault, type ReportFault } from './picture-faults.ts'
import { type PictureFolder, readPicture } from './read-picture.ts'

export interface PictureCheck extends PictureFolder {
  /** A picture that a build has seen is not opened again. */
  readonly cache: AssetCache
}

/** Looks at every picture as a build would, says the same of it, and keeps nothing. */
export async function checkPictures(names: readonly string[], check: PictureCheck): Promise<readonly Diagnostic[]> {
  const diagnostics: Diagnostic[] = []
  await forEachLimited(names, availableParallelism(), async (name) => {
    const report = (fault: PictureFault) => diagnostics.push(describeFault(fault, `${check.reportedFolder}/${name}`))
    const bytes = await readPicture(name, check, report)
    if (bytes) await (name === iconImage ? checkIcon : checkPicture)(bytes, check.cache, report)
  })
  return diagnostics
}

async function checkPicture(bytes: Uint8Array, cache: AssetCache, report: ReportFault): Promise<void> {
  const record = await describePicture(bytes, cache, report)
  if (record) checkWidth(record.width, report)
}

/** Icons are drawn at sizes of their own. */
async function checkIcon(bytes: Uint8Array, cache: AssetCache, report: ReportFault): Promise<void> {
  if (!(await canDrawIcon(bytes, cache))) report({ kind: 'unreadable' })
}
