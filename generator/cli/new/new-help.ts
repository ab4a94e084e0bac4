import { isKind, kinds, type NewKind } from './new-kinds.ts'
import { newOptions, type NewFlag } from './new-options.ts'

/** What `new` takes, of one kind or of all. */
export function formatNewHelp(word?: string): string {
  const chosen: readonly [name: string, kind: NewKind][] =
    word !== undefined && isKind(word) ? [[word, kinds[word]]] : Object.entries(kinds)
  return `Usage: npm run new -- KIND "…" [options]

Writes what is new into content/, and names the file. On a terminal it asks for what no option says;
elsewhere, and with --yes, it takes what is usual, and marks with TODO what is still to be written.

${chosen.map(([name, kind]) => formatKind(name, kind)).join('\n')}
Each also takes --yes, --content DIR and --config FILE.
`
}

function formatKind(name: string, { about, example, flags }: NewKind): string {
  const lines = Object.entries(flags).map(
    ([flag, meaning]) => `  ${formatFlag(flag as NewFlag).padEnd(19)}${meaning}\n`,
  )
  return `${name} "${example}": ${about}\n${lines.join('')}`
}

function formatFlag(flag: NewFlag): string {
  if (flag === 'real') return '--real yes|no'
  return newOptions[flag].type === 'boolean' ? `--${flag}` : `--${flag} "…"`
}
