import { createHash } from 'node:crypto'

export interface SourceText {
  /** The path in diagnostics: relative to the project. */
  readonly file: string
  /** Relative to the content folder. For the configuration, its own name. */
  readonly path: string
  /** May be read from disk on access, which is rare: results are cached by hash. */
  readonly text: string
  /** It exists but isn't processed, because of an error or because its name isn't that of a text file. */
  readonly isUnread?: true
  /** The reason was reported already. */
  readonly isReported?: true
}

export interface SourceFile extends SourceText {
  readonly hash: string
}

/** The git blob hash of a text (https://git-scm.com/book/en/v2/Git-Internals-Git-Objects). */
export function hashText(text: string | Uint8Array, algorithm: 'sha1' | 'sha256' = 'sha1'): string {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text
  return createHash(algorithm).update(`blob ${bytes.length}\0`).update(bytes).digest('hex')
}
