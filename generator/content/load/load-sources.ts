import { join, resolve } from 'node:path'
import type { Diagnostic, Finding, Outcome, Report } from '../../shared/diagnostics/diagnostic.ts'
import type { FileLook, Files } from '../../shared/fs/files.ts'
import { checkText } from '../parse/check-text.ts'
import { type Download, loadDownloads } from './load-downloads.ts'
import type { FileHashes } from './file-hashes.ts'
import { decodeText, readText } from './read-text.ts'
import { hashText, type SourceFile } from './source-file.ts'

export interface Sources {
  readonly config: SourceFile | undefined
  readonly content: readonly SourceFile[]
  /** Paths under `content/images`. */
  readonly images: readonly string[]
  /** Downloads, without invalid files. */
  readonly downloads: readonly Download[]
  /** Paths under `content/files`, valid or not. */
  readonly offered: readonly string[]
}

export interface SourceLocations {
  /** The folder that reported paths are relative to. */
  readonly root: string
  /** Relative to `root`, or absolute. */
  readonly contentFolder: string
  readonly configFile: string
}

/** Files left behind by editors and operating systems. Word and Excel keep `~$order.docx` next to a file that is open. */
const ignored = /(^|\/)(\.|~\$)|(^|\/)(Thumbs\.db|desktop\.ini)$|[~#]$/

const textEnding = /\.(?:md|ya?ml)$/i

/** Files by their last stat. Watched files have the same one until they change. */
const seen = new WeakMap<FileLook, SourceFile>()

/** Loads the configuration and all text content, lists images, and checks downloads. */
export function loadSources(files: Files, locations: SourceLocations, hashes?: FileHashes): Outcome<Sources> {
  const { root, contentFolder, configFile } = locations
  const folder = resolve(root, contentFolder)
  // The content folder may be, or be inside, a symbolic link.
  const within = files.look(folder)?.target ?? folder
  const paths = files.list(folder).filter((path) => !ignored.test(path))
  const below = (name: string) => paths.flatMap((path) => (path.startsWith(name) ? [path.slice(name.length)] : []))
  const [images, offered] = [below('images/'), below('files/')]
  const diagnostics: Diagnostic[] = []
  const report: Report = (diagnostic) => diagnostics.push(diagnostic)
  const content: SourceFile[] = []
  const load = (path: string, file: string, place: string, inside?: string) => {
    const look = files.look(place)
    // The system can't find it by the name that was read.
    if (!look && path.includes('\uFFFD')) report({ severity: 'error', file, ...lostByName })
    const before = look && seen.get(look)
    if (!look || before) return before
    const hash = look.state && hashes?.find(place, look.state)
    const read = hash === undefined ? readText(files, place, look, inside) : undefined
    const source =
      hash === undefined
        ? read && decode(read, { file, path }, report)
        : createSource({ file, path, hash }, () => files.read(place))
    if (!source || source.isUnread) return source
    if (hash === undefined && look.state) hashes?.note(place, look.state, source.hash)
    seen.set(look, source)
    return source
  }
  for (const path of paths) {
    if (/^(?:images|files)\//.test(path)) continue
    const source = load(path, `${contentFolder}/${path}`, join(folder, path), within)
    if (source) content.push(source)
  }
  const config = load(configFile, configFile, resolve(root, configFile))
  const offer = { files, folder: join(folder, 'files'), reported: `${contentFolder}/files`, within, hashes }
  const downloads = loadDownloads(offered, offer, report)
  return { value: { config, content, images, downloads, offered }, diagnostics }
}

const lostByName: Finding = {
  code: 'content/misplaced-file',
  message: "The name of this file isn't UTF-8, so the file can't be read.",
  hint: 'rename it.',
}

/**
 * A file whose text is read from disk on each access. If it has changed since it was hashed, it gets the hash of what was read,
 * so that nothing is cached under that of the text before. If it has been deleted, the next run reports it.
 */
function createSource(name: Omit<SourceFile, 'text'>, read: () => Uint8Array | undefined): SourceFile {
  const source = {
    get text() {
      const decoded = decodeText(read() ?? new Uint8Array())
      const text = typeof decoded === 'string' ? decoded : ''
      source.hash = hashText(text)
      return text
    },
    // Last, as in `build-post.ts`.
    ...name,
  }
  return source
}

type Name = Pick<SourceFile, 'file' | 'path'>

/** Decodes a file. Files that aren't text stay in the list as unread. */
function decode(read: Uint8Array | Finding, { file, path }: Name, report: Report): SourceFile {
  const unread = { file, path, text: '', hash: '', isUnread: true } as const
  // If the extension isn't that of a text file, most likely a document, only the name is reported.
  if (read instanceof Uint8Array && file !== path && !textEnding.test(path)) return unread
  const found = read instanceof Uint8Array ? decodeText(read) : read
  const [text, finding] = typeof found === 'string' ? [found, checkText(found)] : ['', found]
  if (!finding) return { file, path, text, hash: hashText(text) }
  report({ severity: 'error', file, ...finding })
  return { ...unread, text, isReported: true }
}
