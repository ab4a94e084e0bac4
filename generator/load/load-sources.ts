import { resolve } from 'node:path'
import { collect, type Outcome, type Report } from '../diagnostics/diagnostic.ts'
import type { Files } from '../fs/files.ts'

/** A text file as an author wrote it. */
export interface SourceFile {
  /** As reports name it: relative to the project. */
  readonly file: string
  /** Relative to the content folder; for the configuration its own name. */
  readonly path: string
  readonly text: string
}

export interface Sources {
  readonly config: SourceFile | undefined
  readonly content: readonly SourceFile[]
  /** Paths under `content/images`. */
  readonly images: readonly string[]
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

/** Reads the configuration and every text of the content folder; pictures are listed only. */
export async function loadSources(files: Files, locations: SourceLocations): Promise<Outcome<Sources>> {
  const { root, contentFolder, configFile } = locations
  const paths = (await files.list(resolve(root, contentFolder))).filter((path) => !ignored.test(path))
  const images = paths.filter((path) => path.startsWith('images/')).map((path) => path.slice('images/'.length))
  const textPaths = paths.filter((path) => !path.startsWith('images/'))
  const bytes = await Promise.all(textPaths.map((path) => files.read(resolve(root, contentFolder, path))))
  const configBytes = await files.read(resolve(root, configFile))
  return collect((report) => ({
    config: configBytes && decode(configBytes, configFile, configFile, report),
    content: textPaths.flatMap((path, index) => {
      const content = bytes[index]
      return (content && decode(content, `${contentFolder}/${path}`, path, report)) ?? []
    }),
    images,
  }))
}

function decode(bytes: Uint8Array, file: string, path: string, report: Report): SourceFile | undefined {
  try {
    // The decoder drops a byte order mark, which some editors put in front.
    return { file, path, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    report({
      severity: 'error',
      code: 'content/not-utf8',
      message: 'This file is not text in UTF-8.',
      file,
      hint: 'save the file again with the encoding UTF-8.',
    })
    return undefined
  }
}
