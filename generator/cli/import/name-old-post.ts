/** MDX is Markdown with code. The code between paragraphs stays, and `check` reports it. */
export const postFile = /\.(?:mdx?|markdown)$/i

/** A day at the start of a name, as in Jekyll: `2020-01-02-salt.md`. */
export const dayAtStart = /^(\d{4}-\d{1,2}-\d{1,2})[-_]/

/** Names of files that go by their folder's name; Hugo's may end with a language: `index.en.md`. */
export const folderFile = /^(index|readme)(\.[a-z]{2}(-[a-z]+)?)?$/i

/** Notion ends the names of the files that it exports with an ID. */
export const notionId = / [0-9a-f]{32}(?=\.md$|$)/

/** A post's file name without its date, ID and extension; the folder's name for `index.md` or `README.md`. */
export function nameOldPost(path: string): string {
  return nameFile(path).replace(dayAtStart, '').replace(notionId, '')
}

/** The same, with its date and ID. */
export function nameFile(path: string): string {
  // Middleman uses two extensions: `title.html.md`.
  const steps = path.replace(/(?:\.html?)?(?:\.(?:mdx?|markdown))?$/i, '').split('/')
  if (folderFile.test(steps.at(-1) ?? '') && steps.length > 1) steps.pop()
  return steps.at(-1) ?? ''
}
