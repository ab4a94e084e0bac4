import { resolve } from 'node:path'
import { todoPattern } from '../../schema/todo-marker.ts'
import { diskFiles } from '../../shared/fs/files.ts'
import { type Flags, createAnswer } from '../new/answers.ts'
import { readAuthoringContext } from '../new/authoring-context.ts'
import { appendItem } from '../new/entry-yaml.ts'
import { makeFile, type NewFile } from '../new/new-file.ts'
import { makeQuestion, makeTestimonial, type NewItem, TakenError } from '../new/new-item.ts'
import { CancelledError, openPrompt, type TerminalStreams } from '../new/prompt.ts'
import { readNewRequest } from '../new/usage.ts'
import { createFile, replaceFile } from '../new/write-entry.ts'
import { createCheckRequest, type Project, type Terminal } from '../project.ts'

export interface NewRequest {
  /** The kind and what follows it: `post`, `A title`. */
  readonly words: readonly string[]
  readonly flags: Flags
  /** Where questions are asked; absent if no one could answer. */
  readonly streams?: TerminalStreams | undefined
}

/** Writes a new entry with every key that it needs, filled or marked with TODO. Returns the exit code. */
export async function runNew(request: NewRequest, project: Project, terminal: Terminal): Promise<number> {
  const { kind, flags } = readNewRequest(request.words, request.flags)
  const { files, locations, today } = createCheckRequest(project, 'authors')
  const context = await readAuthoringContext(files, locations, today)
  const prompt = request.streams && !flags['yes'] ? openPrompt(request.streams) : undefined
  prompt?.say('Enter takes what stands in [brackets]; Ctrl+C stops, and nothing is written.\n')
  try {
    const answer = createAnswer(flags, prompt)
    if (kind === 'question') return await addItem(await makeQuestion(answer, context), project, terminal)
    if (kind === 'testimonial') return await addItem(await makeTestimonial(answer, flags), project, terminal)
    const hasId = flags['id'] !== undefined
    return await addFile(await makeFile(kind, { answer, context, hasId }), project, terminal)
  } catch (error) {
    if (error instanceof CancelledError) terminal.complain('\nNothing was written.\n')
    else if (error instanceof TakenError) terminal.complain(`${error.message}\n`)
    else throw error
    return 1
  } finally {
    prompt?.close()
  }
}

async function addFile(made: NewFile, project: Project, terminal: Terminal): Promise<number> {
  const path = `${project.content}/${made.path}`
  if (!(await createFile(resolve(project.root, path), made.text))) {
    terminal.complain(`There is a file ${path} already; it stays as it is. Give the new one a name of its own: --id.\n`)
    return 1
  }
  terminal.print(describe(path, made.text, made))
  return 0
}

async function addItem(made: NewItem, project: Project, terminal: Terminal): Promise<number> {
  const path = `${project.content}/${made.path}`
  const file = resolve(project.root, path)
  const bytes = await diskFiles.read(file)
  const before = bytes && decode(bytes)
  const after = before === undefined ? undefined : appendItem(before, made.item)
  if (!bytes || before === undefined || after === undefined) {
    terminal.complain(
      `Nothing can be added to ${path}: it is no list of items that each begin with "- ", or has mistakes. \`npm run check\` says which.\n`,
    )
    return 1
  }
  if (!(await replaceFile(file, bytes, after))) {
    terminal.complain(`${path} was changed meanwhile; it stays as it is. Save it in your editor, and try again.\n`)
    return 1
  }
  terminal.print(describe(path, after.slice(before.length), made))
  return 0
}

/** The byte order mark stays. `undefined` for what is not UTF-8: that is all that a decoder refuses. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function describe(path: string, text: string, { addresses, remarks }: Pick<NewFile, 'addresses' | 'remarks'>): string {
  const address = addresses.length > 0 ? [`  address  ${addresses.join(', ')}`] : []
  return `${[path, ...address, ...describeTodos(text), ...remarks].join('\n')}\n`
}

function describeTodos(text: string): string[] {
  const count = text.match(todoPattern)?.length ?? 0
  if (count === 0) return []
  if (count === 1) return ['1 text says TODO: write it; `npm run check` says where it is.']
  return [`${count} texts say TODO: write them; \`npm run check\` lists them.`]
}
