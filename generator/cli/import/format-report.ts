import { postPath } from '../../schema/paths.ts'
import { formatYaml } from '../new/entry-yaml.ts'
import type { LeftOut } from './old-post.ts'
import type { PlannedPost } from './plan-import.ts'

interface ImportResult {
  /** Content folder, as given. */
  readonly content: string
  readonly isDry: boolean
  readonly written: readonly PlannedPost[]
  /** Posts whose files already exist. They aren't changed. */
  readonly kept: readonly PlannedPost[]
  readonly pictures: number
  readonly skipped: readonly string[]
}

/** Lists every post with the guesses made for it. */
export function formatImport({ content, isDry, written, kept, pictures, skipped }: ImportResult): string {
  const width = Math.max(0, ...written.flatMap(({ notes }) => notes.map(([about]) => about.length)))
  const posts = written.map(({ id, from, notes }) => {
    const lines = notes.map(([about, note]) => `  ${about.padEnd(width)}  ${note}`)
    return `${[`${content}/posts/${id}.md  from ${from}`, ...lines].join('\n')}\n\n`
  })
  const there = kept.map(({ id, from }) => `  ${from}: ${content}/posts/${id}.md already exists\n`)
  const moved = written.flatMap(({ id, oldAddresses }) => oldAddresses.map((from) => ({ from, to: postPath(id) })))
  return [
    ...posts,
    ...(there.length > 0 ? ['Not changed:\n', ...there, '\n'] : []),
    ...(skipped.length > 0 ? ['Not posts:\n', ...skipped.map((path) => `  ${path}\n`), '\n'] : []),
    ...(moved.length > 0
      ? [`Add these lines to ${content}/redirects.yaml to keep old links working:\n\n${formatYaml(moved)}\n`]
      : []),
    `${isDry ? 'Would write' : 'Wrote'} ${count(written.length, 'post')} and ${count(pictures, 'image')}.`,
    isDry
      ? ' Nothing was written.\n'
      : written.length > 0
        ? ' Read the guesses above, then run `npm run check`.\n'
        : '\n',
  ].join('')
}

/** Lists the files that couldn't be read. */
export function formatUnreadable(unreadable: readonly LeftOut[]): string {
  if (unreadable.length === 0) return ''
  const lines = unreadable.map(({ path, reason }) => `  ${path}: ${reason}\n`)
  return `${count(unreadable.length, 'file')} could not be imported:\n${lines.join('')}`
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
