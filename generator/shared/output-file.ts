/** A file of the finished site. What happens to it is the command's affair: written, served from memory, or dropped. */
export interface OutputFile {
  /** Relative to the output folder, with forward slashes: `services/office.html`. */
  readonly path: string
  /** Names all that the bytes are made of: equal versions, equal bytes. Absent where only the bytes say it. */
  readonly version?: string
  /** May be made when it is read, and is then not kept: a caller that needs it twice keeps it. */
  readonly content: string | Uint8Array
  /** Absolute path of a cached file with these very bytes, which may be linked in place of writing them. Checked when it is read. */
  readonly file?: string | undefined
}

/** The file of the page at an address: `about.html` for `/about`. */
export function fileOf(address: string): string {
  return `${address === '/' ? 'index' : address.slice(1)}.html`
}
