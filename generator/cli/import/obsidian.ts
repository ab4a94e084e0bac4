import { slug } from 'github-slugger'
import { leadsToPicture } from '../../content/markdown/image-at.ts'

/** Obsidian's `![[image.png|300]]`. In tables, the `|` has a backslash. */
export const wikiPicture = /!\[\[([^\][|\n]+?)(?:\\?\|([^\][\n]*))?\]\]/g

/** The size after an image's alt text in Obsidian: `![What it shows|300](a.png)`. */
export const pictureSize = /\\?\|\d+(?:x\d+)?(?=\]\()(?<=!\[[^\][\n]*)/g

/** Obsidian's `%%comment%%`, but not `%%a and %%b`; and that of MDX, `{/* comment *\/}`. */
export const comment = /(?<![\\\w{])%%((?:(?!%%)[^])*)%%(?!\w)|\{\/\*((?:(?!\{\/\*|\*\/\})[^])*)\*\/\}/g

/** What links to a block lead to in Obsidian, at the block's end: `^37066d`. A small number is an exponent. */
export const blockName = /(?:^|(?<![ \t])[ \t]+)\^(?!\d{1,3}$)[\w-]+$/gm

/** Obsidian's `[[Page#Section|words]]`, or `![[Page]]`, which shows the page there. But not a table of contents, `[[toc]]`. */
export const wikiLink =
  /(?<![a-z\d\]])!?\[\[(?!_?toc_?\]\])(?<page>[^\][|#\n]*)(?<section>#[^\][|\n]*)?(?:\|(?<words>[^\][\n]*))?\]\](?!\()/gi

export function formatWikiPicture(name: string, words: string): string | undefined {
  const alt = /^[\dx]+$/.test(words) ? '' : words
  return leadsToPicture(name) ? `![${alt}](${name.replaceAll(' ', '%20')})` : undefined
}

/** A page that wasn't imported stays in brackets, and `check` says what to do. */
export function formatWikiLink({ groups }: RegExpExecArray, link: (address: string) => string | undefined) {
  const { page = '', section = '' } = groups ?? {}
  const part = section.replace(/^.*#/, '')
  const id = part === '' || part.startsWith('^') ? '' : `#${slug(part.trim())}`
  const address = page === '' ? id || undefined : link(`${page}.md`)?.concat(id)
  return address && `[${nameWikiLink(groups)}](${address})`
}

/** What readers see of such a link: its own words, or else the page's name without folders, or the section's. */
export function nameWikiLink({ page = '', section = '', words }: RegExpExecArray['groups'] = {}): string {
  return words ?? (page.replace(/^.*\//, '') || section.replace(/^.*#/, ''))
}
