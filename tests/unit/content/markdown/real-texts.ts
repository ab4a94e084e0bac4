import { readdir } from 'node:fs/promises'
import { parse } from 'yaml'
import { readProjectFile, siteRoot } from '../../../support/project.ts'

/** Every text of the tested site: Markdown below front matter, and each text value, Markdown or not. */
export async function readRealTexts(): Promise<readonly string[]> {
  const paths = await readdir(`${siteRoot}/content`, { recursive: true })
  const files = paths.filter((path) => !path.startsWith('images/') && /\.(?:md|yaml)$/.test(path)).toSorted()
  const texts = await Promise.all(files.map(async (path) => readTexts(await readProjectFile(`content/${path}`))))
  return texts.flat()
}

function readTexts(file: string): readonly string[] {
  const [, frontMatter = file, body] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(file) ?? []
  const values: string[] = []
  parse(frontMatter, (_key, value: unknown) => {
    if (typeof value === 'string') values.push(value)
    return value
  })
  return body === undefined ? values : [...values, body]
}
