import type { Pack } from '../../shared/cache/pack.ts'
import type { FileLook } from '../../shared/fs/files.ts'
import type { KnownFiles } from './known-files.ts'

/** Known files that later runs know too. */
export interface RememberedFiles extends KnownFiles {
  /** Leaves what is known to the next run. */
  keep(): void
}

interface Remembered {
  readonly state: string
  readonly hash: string
  /** Some run of this program has seen the file. */
  isSeen: boolean
}

/**
 * Milliseconds that a file must have been left alone before its times are believed: systems count them in steps, and a file
 * that is saved twice within one has the same times with another text. Git calls such a file racily clean.
 */
const settled = 2000

/** `key` names the content; `now` is the moment at which the run began, in milliseconds since 1970. */
export function rememberFiles(pack: Pack, key: string, now: () => number): RememberedFiles {
  const known = parse(pack.get(key))
  let isChanged = false
  return {
    recall(file, { state }) {
      const found = known.get(file)
      if (state === undefined || found?.state !== state) return undefined
      found.isSeen = true
      return found.hash
    },
    note(file, look, hash) {
      if (known.delete(file)) isChanged = true
      if (look.state === undefined || changedAt(look) > now() - settled) return
      known.set(file, { state: look.state, hash, isSeen: true })
      isChanged = true
    },
    keep() {
      const seen = [...known].filter(([, { isSeen }]) => isSeen)
      if (isChanged || seen.length !== known.size) pack.set(key, format(seen))
      isChanged = false
    },
  }
}

/** The moment of the last change: the second figure of the state. */
function changedAt({ state = '' }: FileLook): number {
  return Number(state.split(' ', 2)[1])
}

function format(known: readonly (readonly [string, Remembered])[]): string {
  return known.map(([file, { state, hash }]) => `${file}\t${state}\t${hash}`).join('\n')
}

function parse(text: string | undefined): Map<string, Remembered> {
  const lines = text ? text.split('\n') : []
  return new Map(
    lines.map((line) => {
      const [file = '', state = '', hash = ''] = line.split('\t')
      return [file, { state, hash, isSeen: false }]
    }),
  )
}
