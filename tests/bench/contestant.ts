import type { Command } from './command.ts'

/** A generator with its own site. The posts are the same for all. */
export interface Contestant {
  readonly name: string
  readonly version: string
  /** Folder with its copies of the posts, each named `<id>.md`. */
  readonly posts: string
  /** The output file for a post. */
  pageFile(id: string): string
  /** The URL path of that page on its server. */
  pagePath(id: string): string
  readonly build: Command
  /** Serves the site, and watches its files. */
  serve(port: number): Command
  /** Removes the results of earlier builds. Before a cold build, finished images and cards stay. */
  forget(before: 'first' | 'cold'): Promise<void>
}
