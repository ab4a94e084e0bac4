import { readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import { compareTexts } from '../../shared/compare-texts.ts'
import type { LeftOut } from './old-post.ts'

/** Folders of tools and of built sites. */
const passed = /^(\.|node_modules$|_site$|vendor$|themes$)/

/** Files about their folder, or templates, as in Jekyll and Astro. In VuePress, a subfolder's `README.md` is a post. */
const about = /^(_.+|readme|license|licence|changelog|contributing|code_of_conduct|security)\./i

/** Lists the posts in `inside`, a folder below the old site's, with paths relative to the latter. Doesn't follow links. */
export function listOldPosts(folder: string, inside: string) {
  const posts: string[] = []
  /** Posts in an unsupported format. */
  const unreadable: LeftOut[] = []
  /** Markdown files that aren't posts: about the folder, or a list of posts. */
  const skipped: string[] = []
  for (const path of listFiles(folder, inside)) {
    const name = path.slice(path.lastIndexOf('/') + 1)
    const ending = extname(name).toLowerCase()
    const isOfFolder = about.test(name) && !(/^readme\./i.test(name) && path.includes('/'))
    if (ending === '.mdx')
      unreadable.push({ path, reason: 'MDX mixes text and code. Save it as Markdown, without the code.' })
    else if (ending === '.html' && /(^|\/)_(posts|drafts)\//.test(path))
      unreadable.push({ path, reason: 'This post is HTML. Save it as Markdown.' })
    else if (ending !== '.md' && ending !== '.markdown') continue
    else if (isOfFolder) skipped.push(path)
    else posts.push(path)
  }
  return { posts, unreadable, skipped }
}

function listFiles(folder: string, below: string): string[] {
  const entries = readdirSync(join(folder, below), { withFileTypes: true })
  return entries
    .toSorted((a, b) => compareTexts(a.name, b.name))
    .flatMap((entry) => {
      const path = below === '' ? entry.name : `${below}/${entry.name}`
      if (entry.isDirectory()) return passed.test(entry.name) ? [] : listFiles(folder, path)
      return entry.isFile() ? [path] : []
    })
}
