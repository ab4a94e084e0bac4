import { availableParallelism } from 'node:os'
import { iconImage } from '../content/list-images.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { forEachLimited } from './for-each-limited.ts'
import { openPicture } from './open-picture.ts'
import { checkWidth, describeFault, type PictureFault } from './picture-faults.ts'
import { type PictureFolder, readPicture } from './read-picture.ts'

/** Opens every picture as a build would, says the same of it, and keeps nothing. */
export async function checkPictures(names: readonly string[], folder: PictureFolder): Promise<readonly Diagnostic[]> {
  const diagnostics: Diagnostic[] = []
  await forEachLimited(names, availableParallelism(), async (name) => {
    const report = (fault: PictureFault) => diagnostics.push(describeFault(fault, `${folder.reportedFolder}/${name}`))
    const bytes = await readPicture(name, folder, report)
    const pixels = bytes && (await openPicture(bytes, report))
    // Icons are drawn at sizes of their own.
    if (pixels && name !== iconImage) checkWidth(pixels.width, report)
  })
  return diagnostics
}
