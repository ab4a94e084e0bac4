import { join, sep } from 'node:path'
import {
  type DownloadFacts,
  downloadEndings,
  formatBytes,
  isDownloadName,
  kindOfDownload,
  mostDownloadBytes,
  suggestDownloadName,
} from '../../schema/download.ts'
import { isPictureFile } from '../../schema/kinds/image-path.ts'
import type { Finding, Report } from '../../shared/diagnostics/diagnostic.ts'
import type { FileLook, Files } from '../../shared/fs/files.ts'
import type { FileHashes } from './file-hashes.ts'
import { readIfAllowed } from '../../shared/fs/read-if-allowed.ts'
import { hashText } from './source-file.ts'

/** A file under `content/files` that visitors may download. */
export interface Download extends DownloadFacts {
  /** After `read`, that of the bytes read: the file may have changed since it was listed. */
  readonly hash: string
  readonly read: () => Uint8Array
}

interface Place {
  readonly files: Files
  readonly folder: string
  /** The folder's name in diagnostics. */
  readonly reported: string
  /** The content folder. Symbolic links out of it aren't followed. */
  readonly within: string
  readonly hashes?: FileHashes | undefined
}

/** Loads all downloads. Invalid files are reported and left out. */
export function loadDownloads(paths: readonly string[], place: Place, report: Report): Download[] {
  const downloads: Download[] = []
  for (const path of paths) {
    const look = place.files.look(join(place.folder, path))
    const found = explainName(path) ?? (look && (explainLook(look, place.within) ?? load(path, look, place)))
    if (found === undefined) continue
    if ('code' in found) report({ severity: 'error', file: `${place.reported}/${path}`, ...found })
    else downloads.push(found)
  }
  return downloads
}

function explainName(path: string): Finding | undefined {
  if (isDownloadName(path)) return undefined
  if (kindOfDownload(path) === undefined) {
    const message = "Files of this type can't be offered for download."
    return { code: 'files/kind', message, hint: hintForKind(path) }
  }
  const message = "This name can't be part of an address. Use only lowercase letters, digits and hyphens."
  return { code: 'files/name', message, hint: `rename the file to \`${suggestDownloadName(path)}\`.` }
}

function hintForKind(path: string): string {
  if (isPictureFile(path)) return 'move it to `content/images/`.'
  const newer = /\.(doc|xls|ppt)$/i.exec(path)?.[1]?.toLowerCase()
  if (newer !== undefined) return `save it as .${newer}x, or as a PDF.`
  return `remove it, or save it as one of these types: ${downloadEndings.join(', ')}.`
}

function explainLook({ kind, bytes, isLink, target }: FileLook, within: string): Finding | undefined {
  if (kind !== 'file' || (isLink && !target?.startsWith(`${within}${sep}`))) {
    const message = 'This is a link or a folder, not a file. It is ignored.'
    return { code: 'files/unreadable', message, hint: 'replace it with the file itself.' }
  }
  return explainSize(bytes)
}

function explainSize(bytes: number): Finding | undefined {
  if (bytes === 0) return { code: 'files/unreadable', message: 'This file is empty.', hint: 'export it again.' }
  if (bytes <= mostDownloadBytes) return undefined
  const message = `This file is ${formatBytes(bytes)}. The limit is ${formatBytes(mostDownloadBytes)}.`
  return { code: 'files/too-large', message, hint: 'export it with smaller images, or split it.' }
}

function load(path: string, look: FileLook, { files, folder, hashes }: Place): Download | Finding | undefined {
  const place = join(folder, path)
  const offer = (bytes: number, hash: string): Download => {
    const download = {
      path,
      bytes,
      hash,
      read() {
        const now = files.read(place) ?? new Uint8Array()
        download.hash = hashText(now)
        return now
      },
    }
    return download
  }
  const before = look.state && hashes?.find(place, look.state)
  if (before !== undefined) return offer(look.bytes, before)
  const bytes = readIfAllowed(files, place)
  if (!bytes) return undefined
  if ('hint' in bytes) return { code: 'files/unreadable', ...bytes }
  const finding = explainSize(bytes.length) ?? explainStart(path, bytes)
  if (finding) return finding
  const hash = hashText(bytes)
  if (look.state) hashes?.note(place, look.state, hash)
  return offer(bytes.length, hash)
}

/** First bytes of each file type. Office formats are ZIP archives. */
const starts: Readonly<Record<string, string>> = { pdf: '%PDF-', csv: '', txt: '' }

function explainStart(path: string, bytes: Uint8Array): Finding | undefined {
  const ending = path.slice(path.lastIndexOf('.') + 1)
  const start = starts[ending] ?? 'PK'
  // Some programs write a few bytes before the PDF header, which readers accept.
  if (start === '' || Buffer.from(bytes.subarray(0, 1024)).includes(start)) return undefined
  const message = `Despite its name, this isn't a ${kindOfDownload(path)} file, so visitors might not be able to open it.`
  return { code: 'files/unreadable', message, hint: `export it again as .${ending}.` }
}
