import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSource } from '../../../../generator/content/reading/read-source.ts'
import { skimSource } from '../../../../generator/content/reading/skim-source.ts'
import { readEntries } from '../../../support/content.ts'
import { writePost } from '../../../support/edited-site.ts'
import { mutation } from '../../../support/mutations.ts'
import { readProjectFile } from '../../../support/project.ts'
import { randomMarkdown } from '../markdown/random-markdown.ts'

const path = 'posts/a.md'
const kind = { collection: 'posts', id: 'a' } as const

/** What lists and related posts show of a post, read in both ways. */
function readBoth(text: string) {
  const source = { file: `content/${path}`, path, text }
  const { reading } = readSource(source, kind, { audience: 'public', values: {} })
  // Of a file with faults no page is made.
  const isGood = reading.faults.length === 0
  return [skimSource(source, kind), reading].map(({ mendedLines, isFilled, content }) => ({
    mendedLines,
    isFilled,
    isValid: content?.isValid,
    hasUnreadKeys: content?.hasUnreadKeys,
    raw: content?.raw,
    words: isGood && (content?.texts['body']?.wordCount ?? 0),
    characters: content?.characters,
  }))
}

test('of every real post as much is seen as by reading it', async () => {
  for (const { id } of readEntries('posts')) {
    const [skimmed, read] = readBoth(await readProjectFile(`content/posts/${id}.md`))
    expect(skimmed, id).toEqual(read)
  }
})

test('of whatever Markdown a post has, as much is seen as by reading it', () => {
  fc.assert(
    fc.property(randomMarkdown, (body) => {
      const [skimmed, read] = readBoth(`${writePost(1)}\n${body}`)
      expect(skimmed).toEqual(read)
    }),
    { seed: 20_261_206, numRuns: 300 },
  )
})

test('of whatever happened to a file, as much is seen as by reading it', () => {
  fc.assert(
    fc.property(mutation, (mutate) => {
      const bytes = mutate(Buffer.from(writePost(4)), path)[path]
      if (!bytes) return
      const [skimmed, read] = readBoth(bytes.toString())
      expect(skimmed).toEqual(read)
    }),
    { seed: 20_261_207, numRuns: 300 },
  )
})

test('what was skimmed says so, and has neither headings nor checks', () => {
  const source = { file: `content/${path}`, path, text: `${writePost(1)}\n# {nobody}\n` }
  expect(skimSource(source, kind).content).toMatchObject({
    isPartial: true,
    checks: [],
    texts: { body: { headings: [] } },
  })
})
