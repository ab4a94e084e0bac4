import { isUtf8 } from 'node:buffer'
import { chmodSync, existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { readSite } from '../../check-site.ts'
import { loadSources } from '../../content/load/load-sources.ts'
import { schemaLine } from '../../schema/editor/build-schema-files.ts'
import { todoPattern } from '../../schema/todo-marker.ts'
import { diskFiles } from '../../shared/fs/files.ts'
import { writeFileWhole } from '../../shared/fs/write-file-whole.ts'
import { createAnswer, openPrompt, type TerminalStreams } from '../new/answers.ts'
import { type NewEntry, TakenError } from '../new/entry.ts'
import { appendItem } from '../new/entry-yaml.ts'
import type { Flags } from '../new/kinds.ts'
import { makeFile } from '../new/make-file.ts'
import { itemMakers } from '../new/make-item.ts'
import { readNewRequest } from '../new/usage.ts'
import { createCheckRequest, type Project, type Terminal } from '../project.ts'

interface NewRequest {
  /** The kind and the words after it: `post`, `A title`. */
  readonly words: readonly string[]
  readonly flags: Flags
  /** The terminal for questions; absent if there is none. */
  readonly streams?: TerminalStreams | undefined
}

/** Writes a new entry with all required keys, filled in or marked TODO. Returns the exit code. */
export async function runNew(request: NewRequest, project: Project, terminal: Terminal): Promise<number> {
  const { kind, flags } = readNewRequest(request.words, request.flags)
  const check = createCheckRequest(project, 'authors')
  const loaded = loadSources(check.files, check.locations)
  const { entries } = await readSite(check, loaded)
  const context = { sources: loaded.value, entries, today: project.today, flags }
  const prompt = request.streams && !flags['yes'] ? openPrompt(request.streams) : undefined
  prompt?.say('Press Enter to accept what is in [brackets], or Ctrl+C to stop without writing anything.\n')
  try {
    const answer = createAnswer(flags, prompt)
    const hasPage = kind === 'post' || kind === 'area' || kind === 'service' || kind === 'page'
    const entry = hasPage ? await makeFile(kind, answer, context) : await itemMakers[kind](answer, context)
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
  const before = readList(file, name)
  const after = appendItem(before, added)
  if (after === undefined)
    throw new TakenError(
      `Can't add to ${path}: it isn't a list of items that begin with "- ", or it has errors. Run \`npm run check\`.`,
    )
  const mode = statSync(file, { throwIfNoEntry: false })?.mode
  writeFileWhole(file, after)
  if (mode !== undefined) chmodSync(file, mode)
  return after.slice(before.length)
}

/** The text of a list file. If the file doesn't exist, starts with a schema line. */
function readList(file: string, name: string): string {
  const bytes = diskFiles.read(file)
  if (!bytes) return `${schemaLine(`content/${name}`, name.replace(/\.yaml$/, ''))}\n`
  return isUtf8(bytes) ? Buffer.from(bytes).toString() : ''
}

function describe(path: string, text: string, { addresses, remarks }: NewEntry): string {
  const address = addresses.length > 0 ? [`  address  ${addresses.join(', ')}`] : []
  const count = text.match(todoPattern)?.length ?? 0
  const left = count === 1 ? '1 value is still TODO' : `${count} values are still TODO`
  const isDraft = text.includes('\ndraft: true')
  const todos = `${left}${isDraft ? '' : ', so `npm run build` fails'}. To list what's missing, run \`npm run check\`.`
  return `${[path, ...address, ...(count > 0 ? [todos] : []), ...remarks].join('\n')}\n`
}
