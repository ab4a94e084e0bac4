import { join, resolve } from 'node:path'
import { collect, type Outcome, type Report } from '../diagnostics/diagnostic.ts'
import type { Files } from '../fs/files.ts'
import { decodeText } from './decode-text.ts'
import { findTextFault } from './find-text-fault.ts'
import { readText, type TextRead } from './read-text.ts'

/** A text file as an author wrote it. */
export interface SourceFile {
  /** As reports name it: relative to the project. */
  readonly file: string
  /** Relative to the content folder; for the configuration its own name. */
  readonly path: string
  readonly text: string
  /** It has a fault that was told, so that nobody reads on; but it is there. */
  readonly isUnread?: true
}

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

/** Reads the configuration and every text of the content folder; pictures are listed only. */
export async function loadSources(files: Files, locations: SourceLocations): Promise<Outcome<Sources>> {
  const { root, contentFolder, configFile } = locations
  const folder = resolve(root, contentFolder)
  // The folder may itself be a link, or lie in one.
  const within = (await files.look?.(folder))?.target ?? folder
  const paths = (await files.list(folder)).filter((path) => !ignored.test(path))
  const images = paths.filter((path) => path.startsWith('images/')).map((path) => path.slice('images/'.length))
  const textPaths = paths.filter((path) => !path.startsWith('images/'))
  const texts = await Promise.all(textPaths.map((path) => readText(files, join(folder, path), within)))
  const configText = await readText(files, resolve(root, configFile))
  return collect((report) => {
    const config = configText && decode(configText, configFile, configFile, report)
    const content = textPaths.flatMap((path, index) => {
      const found = texts[index]
      return (found && decode(found, `${contentFolder}/${path}`, path, report)) ?? []
    })
    const read = new Set(content.map(({ path }) => path))
    const unreadable = textPaths.filter((path, index) => texts[index] && !read.has(path))
    return { config, content, images, unreadable: configText && !config ? [...unreadable, configFile] : unreadable }
  })
}

function decode(read: NonNullable<TextRead>, file: string, path: string, report: Report): SourceFile | undefined {
  if ('fault' in read) {
    report({ severity: 'error', file, ...read.fault })
    return { file, path, text: '', isUnread: true }
  }
  // Of what is no text by its name, a document most likely, the name alone is told.
  if (file !== path && !textEnding.test(path)) return { file, path, text: '', isUnread: true }
  const decoded = decodeText(read.bytes)
  if ('text' in decoded) {
    const fault = findTextFault(decoded.text)
    if (!fault) return { file, path, text: decoded.text }
    report({ severity: 'error', file, ...fault })
    return { file, path, text: decoded.text, isUnread: true }
  }
  report({ severity: 'error', code: 'content/not-utf8', file, ...decoded })
  return undefined
}
