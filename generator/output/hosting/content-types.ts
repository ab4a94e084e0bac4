/** `Content-Type` by file extension. Text types declare UTF-8. */
export const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  yml: 'text/yaml; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  jpg: 'image/jpeg',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  zip: 'application/zip',
}

/** For any other extension. */
export const unknownType = 'application/octet-stream'

export function contentTypeOf(file: string): string {
  return contentTypes[file.split('.').at(-1) ?? ''] ?? unknownType
}

/** Text only: the other types are compressed formats. */
export function isCompressible(file: string): boolean {
  return contentTypeOf(file).endsWith('charset=utf-8')
}

/** Extensions of files that get compressed. */
export const compressibleEndings: readonly string[] = Object.keys(contentTypes).filter((ending) =>
  isCompressible(`x.${ending}`),
)
