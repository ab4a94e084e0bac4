import type { FileLook } from '../../shared/fs/files.ts'

/** Which text a file held when it was last read: a file that was not touched since is not read again. */
export interface KnownFiles {
  /** The hash of the text, where the file is as it was; `undefined` where nobody knows. */
  recall(file: string, look: FileLook): string | undefined
  note(file: string, look: FileLook, hash: string): void
}

/** For a run that trusts nothing but bytes. */
export const noKnownFiles: KnownFiles = { recall: () => undefined, note: () => undefined }
