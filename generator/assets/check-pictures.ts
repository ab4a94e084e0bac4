import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Files } from '../fs/files.ts'
import { forEachLimited } from './for-each-limited.ts'

export interface PictureFolder {
  readonly files: Files
  /** Absolute. */
  readonly imagesFolder: string
  /** As reports name it. */
  readonly reportedFolder: string
}

/** Reads every picture to its last byte, as a build would, and keeps nothing of it. */
export async function checkPictures(names: readonly string[], folder: PictureFolder): Promise<readonly Diagnostic[]> {
  const broken: string[] = []
  await forEachLimited(names, availableParallelism(), async (name) => {
    const bytes = await folder.files.read(join(folder.imagesFolder, name))
    const isGood = bytes !== undefined && (await isPicture(bytes))
    if (!isGood) broken.push(name)
  })
  return broken.toSorted().map((name) => describeUnreadable(name, folder.reportedFolder))
}

export function describeUnreadable(name: string, reportedFolder: string): Diagnostic {
  return {
    severity: 'error',
    code: 'images/unreadable',
    message: 'This file cannot be read as a picture.',
    file: `${reportedFolder}/${name}`,
    hint: 'export it again as WebP, PNG or JPEG.',
  }
}

async function isPicture(bytes: Uint8Array): Promise<boolean> {
  return sharp(bytes, { failOn: 'error' })
    .resize(16)
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    )
}
