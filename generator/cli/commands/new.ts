import { resolve } from 'node:path'
import { countGaps } from '../../schema/gap.ts'
import { diskFiles } from '../../shared/fs/files.ts'
import { type Answer, createAnswer, type Flags } from '../new/answers.ts'
import { appendItem } from '../new/entries/append-item.ts'
import { type Desk, pathOf, readDesk } from '../new/desk.ts'
import { makeArea } from '../new/entries/new-area.ts'
import type { NewFile, NewItem } from '../new/entries/new-entry.ts'
import { makePost } from '../new/entries/new-post.ts'
import { makeQuestion } from '../new/entries/new-question.ts'
import { makeService } from '../new/entries/new-service.ts'
import { makeTestimonial } from '../new/entries/new-testimonial.ts'
import { CancelledError, openPrompt, type TerminalStreams } from '../new/prompt.ts'
import { TakenError } from '../new/taken-error.ts'
import { createFile, replaceFile } from '../new/write-new.ts'
import type { KindName } from '../new/new-kinds.ts'
import { readNewRequest } from '../new/new-request.ts'
import { createCheckRequest, type Project, type Terminal } from '../project.ts'

export interface NewRequest {
  /** The kind and what follows it: `post`, `A title`. */
  readonly words: readonly string[]
  readonly flags: Flags
  /** Where questions are asked; absent where nobody could answer. */
  readonly streams?: TerminalStreams | undefined
}

/** Writes a new entry with every key that it needs, filled or marked as a gap. Returns the exit code. */
export async function runNew(request: NewRequest, project: Project, terminal: Terminal): Promise<number> {
  const { kind, flags } = readNewRequest(request.words, request.flags)
  const { files, locations, today } = createCheckRequest(project, 'authors')
  const desk = await readDesk(files, locations, today)
  const prompt = request.streams && !flags['yes'] ? openPrompt(request.streams) : undefined
  prompt?.say('Enter takes what stands in [brackets]; Ctrl+C stops, and nothing is written.\n')
  try {
    const answer = createAnswer(flags, prompt)
    const made = await make(kind, { answer, desk, flags })
    return 'path' in made ? await addItem(made, project, terminal) : await addFile(made, project, terminal)
  } catch (error) {
    if (error instanceof CancelledError) terminal.complain('\nNothing was written.\n')
    else if (error instanceof TakenError) terminal.complain(`${error.message}\n`)
    else throw error
    return 1
  } finally {
    prompt?.close()
  }
}

interface Making {
  readonly answer: Answer
  readonly desk: Desk
  readonly flags: Flags
}

function make(kind: KindName, { answer, desk, flags }: Making): Promise<NewFile | NewItem> {
  const hasId = flags['id'] !== undefined
  const makers: Record<KindName, () => Promise<NewFile | NewItem>> = {
    post: () => makePost(answer, desk, hasId),
    area: () => makeArea(answer, desk, hasId),
    service: () => makeService(answer, desk, hasId),
    question: () => makeQuestion(answer, desk),
    testimonial: () => makeTestimonial(answer, flags),
  }
  return makers[kind]()
}

async function addFile(made: NewFile, project: Project, terminal: Terminal): Promise<number> {
  const path = `${project.content}/${pathOf(made.collection, made.id)}`
  if (!(await createFile(resolve(project.root, path), made.text))) {
    terminal.complain(`There is a file ${path} already; it stays as it is. Give the new one a name of its own: --id.\n`)
    return 1
  }
  terminal.print(describe(path, [made.address], { text: made.text, remarks: made.remarks }))
  return 0
}

async function addItem(made: NewItem, project: Project, terminal: Terminal): Promise<number> {
  const path = `${project.content}/${made.path}`
  const file = resolve(project.root, path)
  const bytes = await diskFiles.read(file)
  const text = bytes && decode(bytes)
  const after = text === undefined ? undefined : appendItem(text, made.item)
  if (!bytes || after === undefined) {
    terminal.complain(
      `Nothing can be added to ${path}: it is no list of items that each begin with "- ", or has mistakes. \`npm run check\` says which.\n`,
    )
    return 1
  }
  if (!(await replaceFile(file, { before: bytes, after }))) {
    terminal.complain(`${path} was changed meanwhile; it stays as it is. Save it in your editor, and try again.\n`)
    return 1
  }
  const added = after.slice(text?.length ?? 0)
  terminal.print(describe(path, made.addresses, { text: added, remarks: made.remarks }))
  return 0
}

/** The byte order mark stays. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function describe(
  path: string,
  addresses: readonly string[],
  { text, remarks }: { readonly text: string; readonly remarks: readonly string[] },
): string {
  const left = describeGaps(countGaps(text))
  const lines = [path, ...(addresses.length > 0 ? [`  address  ${addresses.join(', ')}`] : []), ...left, ...remarks]
  return `${lines.join('\n')}\n`
}

function describeGaps(count: number): string[] {
  if (count === 0) return []
  if (count === 1) return ['1 text says TODO: write it; `npm run check` says where it is.']
  return [`${count} texts say TODO: write them; \`npm run check\` lists them.`]
}
