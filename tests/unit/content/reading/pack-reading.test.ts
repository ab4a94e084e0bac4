import { expect, test } from 'vitest'
import {
  packReading,
  unpackHtml,
  unpackReading,
  unpackWords,
} from '../../../../generator/content/reading/pack-reading.ts'
import { readSource } from '../../../../generator/content/reading/read-source.ts'
import type { FreshReading } from '../../../../generator/content/reading/reading.ts'
import { readProjectFile } from '../../../support/project.ts'

function packAndUnpack(fresh: FreshReading): FreshReading {
  const { reading, html, words } = packReading(fresh)
  return { reading: unpackReading(reading), html: unpackHtml(html), words: unpackWords(words) }
}

const options = { audience: 'public', values: { phone: '(313) 555-0142', email: 'a@b.example' } } as const

test.each([
  ['posts/office-cleaning-tips.md', { collection: 'posts', id: 'office-cleaning-tips' }],
  ['faq.yaml', { single: 'faq' }],
  ['areas/troy.yaml', { collection: 'areas', id: 'troy' }],
] as const)('what %s says comes back as it was', async (path, kind) => {
  const text = await readProjectFile(`content/${path}`)
  const fresh = readSource({ file: `content/${path}`, path, text }, kind, options)
  expect(Object.keys(fresh.html).length).toBeGreaterThan(0)
  expect(packAndUnpack(fresh)).toEqual(fresh)
})

test('a file with faults comes back with its faults', () => {
  const source = { file: 'content/posts/a.md', path: 'posts/a.md', text: '---\ntitle: "A\n---\n{nobody}\n' }
  const fresh = readSource(source, { collection: 'posts', id: 'a' }, options)
  expect(fresh.reading.faults.length).toBeGreaterThan(0)
  expect(packAndUnpack(fresh)).toEqual(fresh)
})

test('no words are none, and an empty place stays a place', () => {
  expect(unpackWords('')).toEqual([])
  const reading = { faults: [], mendedLines: [], samples: [], isFilled: false }
  expect(packAndUnpack({ reading, html: {}, words: ['', 'mats salt', '', ''] }).words).toEqual([
    '',
    'mats salt',
    '',
    '',
  ])
})
