import { createHash } from 'node:crypto'

/** A text file as an author wrote it. */
export interface SourceText {
  /** As reports name it: relative to the project. */
  readonly file: string
  /** Relative to the content folder; for the configuration its own name. */
  readonly path: string
  readonly text: string
  /** It is not read any further, because it has an error, or is no text by its name; but it is there. */
  readonly isUnread?: true
  /** Why it is not read was reported. */
  readonly isReported?: true
}

export interface SourceFile extends SourceText {
  /** Names the text: see `hashText`. */
  readonly hash: string
  /** May be read when it is asked for, and usually isn't: what the text says may be cached by its hash. */
  readonly text: string
}

/** Git's name for a text: the hash of its kind, its length and its bytes (https://git-scm.com/book/en/v2/Git-Internals-Git-Objects). */
export function hashText(text: string | Uint8Array): string {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')
}
