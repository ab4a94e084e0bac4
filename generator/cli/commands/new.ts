import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { readSite } from '../../check-site.ts'
import { findMeant } from '../../content/validate/find-field.ts'
import { todoPattern } from '../../schema/todo-marker.ts'
import { writeFileWhole } from '../../shared/fs/write-file-whole.ts'
import { addToList } from '../new/add-to-list.ts'
import { createAnswer, openPrompt, type TerminalStreams } from '../new/answers.ts'
import { type NewEntry, TakenError } from '../new/entry.ts'
import { describeFlag } from '../new/fields.ts'
import { type Flags, type KindName, kinds, newOptions } from '../new/kinds.ts'
import { isFileKind, makeFile } from '../new/make-file.ts'
import { itemMakers } from '../new/make-item.ts'
import { createCheckRequest, type Project, type Terminal } from '../project.ts'
import { UsageError } from '../usage-error.ts'

interface NewRequest {
  /** The kind and the words after it: `post`, `A title`. */
  readonly words: readonly string[]
  readonly flags: Flags
  /** The terminal for questions; absent if there is none. */
  readonly streams?: TerminalStreams | undefined
}

/** Writes a new entry with all required keys, filled in or marked TODO. Returns the exit code. */
export async function runNew(request: NewRequest, project: Project, terminal: Terminal): Promise<number> {
  const { kind, flags } = readRequest(request.words, request.flags)
  const { sources, entries } = await readSite(createCheckRequest(project, 'authors'))
  const context = { sources, entries, today: project.today, flags }
  const prompt = request.streams && !flags['yes'] ? openPrompt(request.streams) : undefined
  prompt?.say('Press Enter to accept what is in [brackets], or Ctrl+C to stop without writing anything.\n')
  try {
    const answer = createAnswer(flags, prompt)
    const entry = isFileKind(kind) ? await makeFile(kind, answer, context) : await itemMakers[kind](answer, context)
    const path = `${project.content}/${entry.path}`
    const written = write(entry, resolve(project.root, path), path)
    terminal.print(describe(path, written, entry))
    return 0
  } catch (error) {
    const isCancelled = error instanceof Error && error.name === 'AbortError'
    if (!isCancelled && !(error instanceof TakenError)) throw error
    terminal.complain(isCancelled ? '\nNothing was written.\n' : `${error.message}\n`)
    return 1
  } finally {
    prompt?.close()
  }
}

/** Returns the added text. */
function write({ path: name, added }: NewEntry, file: string, path: string): string {
  if (typeof added === 'string') {
    if (existsSync(file)) throw new TakenError(`${path} already exists and wasn't changed. Use another name: --id.`)
    writeFileWhole(file, added)
    return added
  }
  const written = addToList(file, name, [added])
  if (written === undefined)
    throw new TakenError(
      `Can't add to ${path}: it isn't a list of items that begin with "- ", or it has errors. Run \`npm run check\`.`,
    )
  return written
}

function describe(path: string, text: string, { addresses, remarks }: NewEntry): string {
  const address = addresses.length > 0 ? [`  address  ${addresses.join(', ')}`] : []
  const count = text.match(todoPattern)?.length ?? 0
  const left = count === 1 ? '1 value is still TODO' : `${count} values are still TODO`
  const isDraft = text.includes('\ndraft: true')
  const todos = `${left}${isDraft ? '' : ', so `npm run build` fails'}. To list what's missing, run \`npm run check\`.`
  return `${[path, ...address, ...(count > 0 ? [todos] : []), ...remarks].join('\n')}\n`
}

/** Help for `new`: one kind, or all. */
export function formatNewHelp(word = ''): string {
  const chosen = isKind(word) ? [word] : (Object.keys(kinds) as KindName[])
  return `Usage: npm run new -- KIND "…" [options]

Writes a new entry to content/ and prints its path. In a terminal, it asks for anything it needs that you didn't give
as an option. Otherwise, and with --yes, it uses defaults and marks missing text with TODO.

${chosen.map(formatKind).join('\n')}
Each also takes --yes, --content DIR and --config FILE.
`
}

function formatKind(kind: KindName): string {
  const { about, example, options } = kinds[kind]
  const lines = options.map((flag) => {
    const value = flag === 'sample' ? '' : flag === 'real' || flag === 'owner' ? ' yes|no' : ' "…"'
    return `  ${`--${flag}${value}`.padEnd(19)}${describeFlag(kind, flag)}\n`
  })
  return `${kind} "${example}": ${about}\n${lines.join('')}`
}

/** The kind and its options. The words after the kind are its first option. */
function readRequest(words: readonly string[], flags: Flags): { kind: KindName; flags: Flags } {
  const [kind, ...rest] = words
  const names = Object.keys(kinds)
  const list = `${names.join(', ')}; \`npm run new -- --help\` lists what each takes`
  if (kind === undefined) throw new UsageError(`Say what to create: ${list}.`)
  if (!isKind(kind)) {
    const closest = findMeant(kind, names)
    throw new UsageError(`Unknown kind "${kind}".${closest ? ` Did you mean ${closest}?` : ''} Choose from ${list}.`)
  }
  const taken: readonly string[] = kinds[kind].options
  const given = Object.keys(flags).filter((flag) => flags[flag] !== undefined && Object.hasOwn(newOptions, flag))
  const stranger = given.find((flag) => ![...taken, 'yes'].includes(flag))
  if (stranger !== undefined) {
    const known = taken.map((flag) => `--${flag}`)
    throw new UsageError(`--${stranger} doesn't work with \`${kind}\`. Use ${known.join(', ')}.`)
  }
  if (rest.length === 0) return { kind, flags }
  const [named = ''] = taken
  if (flags[named] !== undefined)
    throw new UsageError(`The ${named} is given twice. Use "${rest.join(' ')}" or --${named}.`)
  return { kind, flags: { ...flags, [named]: rest.join(' ') } }
}

function isKind(word: string): word is KindName {
  return Object.hasOwn(kinds, word)
}
