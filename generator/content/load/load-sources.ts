import { join, resolve } from 'node:path'
import type { Diagnostic, Outcome, Report } from '../../shared/diagnostics/diagnostic.ts'
import type { Files } from '../../shared/fs/files.ts'
import { decodeText } from './decode-text.ts'
import { checkText } from '../parse/check-text.ts'
import { type KnownFiles, noKnownFiles } from './known-files.ts'
import { readText, type TextRead } from './read-text.ts'
import { createSource, hashText, type SourceFile } from './source-file.ts'

export type { SourceFile } from './source-file.ts'

export interface Sources {
  readonly config: SourceFile | undefined
  readonly content: readonly SourceFile[]
  /** Paths under `content/images`. */
  readonly images: readonly string[]
  /** Paths of files that are there but could not be read as text, which was reported: nobody need miss them. */
  readonly unreadable: readonly string[]
}

export interface SourceLocations {
  /** Folder that all reported names are relative to. */
  readonly root: string
  /** Relative to `root`, or absolute. */
  readonly contentFolder: string
  readonly configFile: string
}

/** Files that editors and systems leave behind. */
const ignored = /(^|\/)\.|(^|\/)(Thumbs\.db|desktop\.ini)$|~$/

const textEnding = /\.(?:md|ya?ml)$/i

/** Reads the configuration and every text of the content folder that is not known; pictures are listed only. */
export async function loadSources(
  files: Files,
  locations: SourceLocations,
  known: KnownFiles = noKnownFiles,
): Promise<Outcome<Sources>> {
  const { root, contentFolder, configFile } = locations
  const { folder, within } = await locateContent(files, locations)
  const paths = (await files.list(folder)).filter((path) => !ignored.test(path))
  const images = paths.filter((path) => path.startsWith('images/')).map((path) => path.slice('images/'.length))
  const textPaths = paths.filter((path) => !path.startsWith('images/'))
  const diagnostics: Diagnostic[] = []
  const report: Report = (diagnostic) => diagnostics.push(diagnostic)
  const load = createLoader({ files, known, report })
  const content: SourceFile[] = []
  const unreadable: string[] = []
  for (const path of textPaths) {
    const loaded = await load({ file: `${contentFolder}/${path}`, path }, join(folder, path), within)
    if (loaded === 'unreadable') unreadable.push(path)
    else if (loaded) content.push(loaded)
  }
  const config = await load({ file: configFile, path: configFile }, resolve(root, configFile))
  if (config === 'unreadable') unreadable.push(configFile)
  return { value: { config: config === 'unreadable' ? undefined : config, content, images, unreadable }, diagnostics }
}

/** One text of the content folder, by its path there; `undefined` where it cannot be read, or is not there. */
export async function loadText(
  files: Files,
  locations: SourceLocations,
  path: string,
): Promise<SourceFile | undefined> {
  const { folder, within } = await locateContent(files, locations)
  const load = createLoader({ files, known: noKnownFiles, report: () => undefined })
  const loaded = await load({ file: `${locations.contentFolder}/${path}`, path }, join(folder, path), within)
  return loaded === 'unreadable' || loaded?.isUnread ? undefined : loaded
}

/** The folder, and the place where it really lies: it may itself be a link, or lie in one. */
async function locateContent(files: Files, { root, contentFolder }: SourceLocations) {
  const folder = resolve(root, contentFolder)
  return { folder, within: (await files.look?.(folder))?.target ?? folder }
}

interface Loading {
  readonly files: Files
  readonly known: KnownFiles
  readonly report: Report
}

type Name = Pick<SourceFile, 'file' | 'path'>
type Load = (name: Name, place: string, within?: string) => Promise<SourceFile | 'unreadable' | undefined>

/** Texts that are held for the whole run. Characters. */
const mostHeld = 8_000_000

/** Texts that are held until they are asked for the first time; those of a larger site, and whatever is asked for once more, are read again. Characters. */
const mostHeldOnce = 64_000_000

function createLoader({ files, known, report }: Loading): Load {
  let held = 0
  return async (name, place, within) => {
    const look = await files.look?.(place)
    const hash = look && known.recall(place, look)
    if (hash !== undefined) return createSource(name, hash, () => readAgain(files, place))
    const read = await readText(files, place, { look, within })
    if (!read) return undefined
    const source = decode(read, name, report)
    if (!source) return 'unreadable'
    if (source.isUnread) return source
    if (look) known.note(place, look, source.hash)
    held += source.text.length
    if (held <= mostHeld || !files.readNow) return source
    const again = () => readAgain(files, place)
    return createSource(name, source.hash, held > mostHeldOnce ? again : giveOnce(source.text, again))
  }
}

/** Gives a text that is at hand, and lets go of it: who needs it later may ask elsewhere. */
function giveOnce(text: string, again: () => string): () => string {
  let held: string | undefined = text
  return () => {
    const given = held ?? again()
    held = undefined
    return given
  }
}

/** The text of a file that was read before. Where it went meanwhile, the next run tells. */
function readAgain(files: Files, place: string): string {
  const decoded = decodeText(files.readNow?.(place) ?? new Uint8Array())
  return 'text' in decoded ? decoded.text : ''
}

function decode(read: NonNullable<TextRead>, { file, path }: Name, report: Report): SourceFile | undefined {
  const unread = { file, path, text: '', hash: '', isUnread: true } as const
  if ('fault' in read) {
    report({ severity: 'error', file, ...read.fault })
    return unread
  }
  // Of what is no text by its name, a document most likely, the name alone is told.
  if (file !== path && !textEnding.test(path)) return unread
  const decoded = decodeText(read.bytes)
  if (!('text' in decoded)) {
    report({ severity: 'error', code: 'content/not-utf8', file, ...decoded })
    return undefined
  }
  const { text } = decoded
  const fault = checkText(text)
  if (!fault) return { file, path, text, hash: hashText(text) }
  report({ severity: 'error', file, ...fault })
  return { ...unread, text }
}
