import { buildSlug } from './slug.ts'

/** Downloadable file types by extension, as named in links. */
const kinds: Readonly<Record<string, string>> = {
  pdf: 'PDF',
  docx: 'Word',
  xlsx: 'Excel',
  pptx: 'PowerPoint',
  odt: 'ODT',
  ods: 'ODS',
  csv: 'CSV',
  txt: 'TXT',
  zip: 'ZIP',
}

export const downloadEndings: readonly string[] = Object.keys(kinds)

const namePattern = new RegExp(String.raw`^[a-z0-9]+([-/][a-z0-9]+)*\.(${downloadEndings.join('|')})$`)

/** Binary units, as file managers count. */
const [kilobyte, megabyte] = [1024, 1024 * 1024]

export const mostDownloadBytes = 20 * megabyte

/** What links need to know about a file. */
export interface DownloadFacts {
  readonly path: string
  readonly bytes: number
}

/** `/files/checklist.pdf` */
export const downloadPath = (path: string) => `/files/${path}`

export function isDownloadName(path: string): boolean {
  return namePattern.test(path)
}

/** `PDF`, or `undefined` for an unsupported type. */
export function kindOfDownload(path: string): string | undefined {
  const ending = endingOf(path)
  return Object.hasOwn(kinds, ending) ? kinds[ending] : undefined
}

/** The text after a link: `PDF, 240 KB`. A non-breaking space keeps the size on one line. */
export function describeDownload({ path, bytes }: DownloadFacts): string {
  return `${kindOfDownload(path)}, ${formatBytes(bytes).replace(' ', '\u00A0')}`
}

/** `240 KB`, `3.2 MB` */
export function formatBytes(bytes: number): string {
  if (bytes < megabyte) return `${Math.max(1, Math.round(bytes / kilobyte))} KB`
  return `${(bytes / megabyte).toFixed(1).replace(/\.0$/, '')} MB`
}

/** Suggests a path in lowercase letters, digits and hyphens. */
export function suggestDownloadName(path: string): string {
  const ending = endingOf(path)
  const stem = ending === '' ? path : path.slice(0, -ending.length - 1)
  const steps = stem.split('/').map((step) => buildSlug(step))
  return `${steps.map((step) => step || 'file').join('/')}${ending === '' ? '' : `.${ending}`}`
}

function endingOf(path: string): string {
  return /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? ''
}
