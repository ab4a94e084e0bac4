import { basename } from 'node:path'

/** A line of a file. */
export interface EditorPlace {
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
  /** Named for terminals too, so that only editors with a window of their own are taken. */
  readonly general: readonly (string | undefined)[]
}

type FormatArgs = (place: EditorPlace) => readonly string[]

const joined: FormatArgs = ({ file, line, column }) => [`${file}:${line}:${column}`]
const afterGoto: FormatArgs = (place) => ['-g', ...joined(place)]
const afterPlus: FormatArgs = ({ file, line }) => [`+${line}`, file]
const afterWords: FormatArgs = ({ file, line, column }) => ['--line', String(line), '--column', String(column), file]

/** How editors with a window are told a line. */
const editors: Readonly<Record<string, FormatArgs>> = {
  code: afterGoto,
  'code-insiders': afterGoto,
  codium: afterGoto,
  vscodium: afterGoto,
  cursor: afterGoto,
  windsurf: afterGoto,
  subl: joined,
  sublime_text: joined,
  zed: joined,
  gvim: afterPlus,
  mvim: afterPlus,
  gedit: afterPlus,
  idea: afterWords,
  webstorm: afterWords,
  phpstorm: afterWords,
  kate: afterWords,
}

/** The editors to try, the one that a person chose first; none of them runs in a terminal, where nobody would see it. */
export function listEditors({ launch, general }: EditorNames, place: EditorPlace): EditorCall[] {
  const named = general.map((command) => formatCall(command, place))
  return [formatCall(launch, place, ({ file }) => [file]), ...named, formatCall('code', place)].filter(
    (call) => call !== undefined,
  )
}

function formatCall(command: string | undefined, place: EditorPlace, otherwise?: FormatArgs): EditorCall | undefined {
  // What follows it makes the editor wait, for programs that do.
  const [program] = splitCommand(command ?? '')
  if (program === undefined) return undefined
  const name = basename(program.replaceAll('\\', '/')).replace(/\.exe$/i, '')
  const format = Object.hasOwn(editors, name.toLowerCase()) ? editors[name.toLowerCase()] : otherwise
  return format && { program, args: format(place) }
}

/** The words of a command, in which quotes hold a word with spaces together. */
function splitCommand(command: string): string[] {
  return Array.from(
    command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g),
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  )
}
