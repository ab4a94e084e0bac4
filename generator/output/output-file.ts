/** A file of the finished site. What happens to it is the command's affair: written, served from memory, or dropped. */
export interface OutputFile {
  /** Relative to the output folder, with forward slashes: `services/office.html`. */
  readonly path: string
  readonly content: string | Uint8Array
}
