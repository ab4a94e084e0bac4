/** A file of the finished site. The command decides what to do with it: write it, serve it from memory, or drop it. */
export interface OutputFile {
  /** Relative to the output folder, with forward slashes: `services/office.html`. */
  readonly path: string
  /** Covers everything the bytes are made from: equal versions, equal bytes. Absent if only the bytes can tell. */
  readonly version?: string
  /** Makes what `content` reads, for a file that is only made when it's requested: await it first. */
  readonly prepare?: (() => Promise<void>) | undefined
  /** May be generated on each read and isn't kept, so read it once. */
  readonly content: string | Uint8Array
  /** Absolute path of a cached file with the same bytes, which can be linked instead of written. Checked on access. */
  readonly file?: string | undefined
}

/** The file of the page at an address: `about.html` for `/about`. */
export function fileOf(address: string): string {
  return `${address === '/' ? 'index' : address.slice(1)}.html`
}

/** Characters of a page's or an image's name in the name of an asset. Most file systems allow 255 in all. */
export const longestName = 150
