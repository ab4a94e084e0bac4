import { basename } from 'node:path'

/** A line of a file. */
interface EditorPlace {
  /** Absolute. */
  readonly file: string
  readonly line: number
  readonly column: number
}

/** A program with its arguments; no shell reads them. */
export interface EditorCall {
  readonly program: string
  readonly args: readonly string[]
}

/** Which editor a person has named, in the variables that programs read for it. */
export interface EditorNames {
  /** Named for this very purpose, so it may be any program. */
  readonly launch?: string | undefined
  /** Named for terminals too, so only editors with a window of their own are used. */
  readonly general: readonly (string | undefined)[]
}

type FormatArgs = (place: EditorPlace) => readonly string[]

const joined: FormatArgs = ({ file, line, column }) => [`${file}:${line}:${column}`]

/** Editors with a window, and how each gets a line. */
const editors: readonly { readonly names: string; readonly format: FormatArgs }[] = [
  { names: 'code code-insiders codium vscodium cursor windsurf', format: (place) => ['-g', ...joined(place)] },
  { names: 'subl sublime_text zed', format: joined },
  { names: 'gvim mvim gedit', format: ({ file, line }) => [`+${line}`, file] },
  {
    names: 'idea webstorm phpstorm kate',
    format: ({ file, line, column }) => ['--line', String(line), '--column', String(column), file],
  },
]

/** The editors to try, the one that a person chose first; none of them runs in a terminal, where no one would see it. */
export function listEditors({ launch, general }: EditorNames, place: EditorPlace): EditorCall[] {
  const calls = [
    formatCall(launch, place, ({ file }) => [file]),
    ...[...general, 'code'].map((command) => formatCall(command, place)),
  ]
  return calls.filter((call) => call !== undefined)
}

function formatCall(command = '', place: EditorPlace, otherwise?: FormatArgs): EditorCall | undefined {
  // The first word, which may be in quotes. What follows it makes the editor wait, for programs that do.
  const [, double, single, bare] = /"([^"]*)"|'([^']*)'|(\S+)/.exec(command) ?? []
  const program = double ?? single ?? bare
  if (program === undefined) return undefined
  const name = basename(program.replaceAll('\\', '/')).replace(/\.exe$/i, '')
  const known = editors.find(({ names }) => names.split(' ').includes(name.toLowerCase()))
  const format = known?.format ?? otherwise
  return format && { program, args: format(place) }
}
