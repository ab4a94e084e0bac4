import type { Command } from './command.ts'

/** A generator with a site of its own: the posts are the same for all. */
export interface Contestant {
  readonly name: string
  readonly version: string
  /** Folder of its copies of the posts, `<id>.md` each. */
  readonly posts: string
  /** The page that it makes of a post. */
  pageFile(id: string): string
  /** Where that page is while it serves. */
  pagePath(id: string): string
  readonly build: Command
  /** Serves the site, and follows its files. */
  serve(port: number): Command
  /** Removes what earlier builds have left; before a cold build finished pictures and cards stay. */
  forget(before: 'first' | 'cold'): Promise<void>
}
