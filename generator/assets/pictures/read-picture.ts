import { join } from 'node:path'
import type { Files } from '../../shared/fs/files.ts'
import { describeBytes, mostBytes, type ReportPicture, unreadable } from './picture-diagnostics.ts'

export interface PictureFolder {
  readonly files: Files
  /** Absolute. */
  readonly imagesFolder: string
  /** As reports name it. */
  readonly reportedFolder: string
}

/** The bytes of a picture by its path under `content/images`. Files that no picture for the web comes near are not read. */
export async function readPicture(
  name: string,
  { files, imagesFolder }: PictureFolder,
  report: ReportPicture,
): Promise<Uint8Array | undefined> {
  const file = join(imagesFolder, name)
  const look = await files.look?.(file)
  if (look && look.bytes > mostBytes) {
    report(describeBytes(look.bytes))
    return undefined
  }
  const bytes = await files.read(file)
  if (!bytes) report(unreadable)
  return bytes
}
