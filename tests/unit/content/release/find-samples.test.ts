import { expect, test } from 'vitest'
import type { SourceText } from '../../../../generator/content/load/source-file.ts'
import { parseSource } from '../../../../generator/content/parse/parse-source.ts'
import { findSamples, findSampleSettings } from '../../../../generator/content/release/find-samples.ts'

/** A configuration without samples. */
const config = `url: https://www.site.com
company:
  name: Site
  legalName: Site LLC
  phone: '(313) 234-5678'
  email: hello@site.com
  address:
    street: 12 Main Street
    city: Detroit
email:
  publicKey: k3YpQ
  serviceId: service_a1b2
  templateId: template_c3d4
analytics:
  tagId: AW-987654321
  conversion: AW-987654321/xYz
`

const sourceOf = (path: string, text: string) => ({ path, file: `content/${path}`, text })

function findSamplesOf(source: SourceText) {
  const parsed = parseSource(source, () => undefined)
  return parsed ? findSamples(parsed) : []
}

function find(content: Readonly<Record<string, string>>, configText = config): string[] {
  const samples = [
    ...findSampleSettings({ path: 'site.config.yaml', file: 'site.config.yaml', text: configText }),
    ...Object.entries(content).flatMap(([path, text]) => findSamplesOf(sourceOf(path, text))),
  ]
  return samples.map(({ file, place, message }) => `${file}:${place?.line}:${place?.column} ${message}`)
}

test('a real site has nothing to change', () => {
  const texts = {
    'testimonials.yaml': '- name: A client\n  sample: false\n  content: They came, for example, at 5:55 and 01:12.\n',
    'faq.yaml': '- answer: See [us](https://www.test.com/a) or call 313-555-0200. A sample todo list. Contest.\n',
    'posts/a.md':
      '---\ntitle: A test of example cleaning\n---\nNo latest.example-like host; not 5550.123 either, nor +49 331 5550117.\n',
  }
  expect(find(texts)).toEqual([])
})

test.each([
  ['url: https://www.site.com', 'url: http://www.site.com', '1:1', "isn't encrypted"],
  ['url: https://www.site.com', 'url: http://localhost:4173', '1:1', 'is an IP address or localhost'],
  ['url: https://www.site.com', 'url: https://192.0.2.10', '1:1', 'is an IP address or localhost'],
  ['url: https://www.site.com', "url: 'https://[::1]:80'", '1:1', 'is an IP address or localhost'],
  ['url: https://www.site.com', 'url: https://www.site.example', '1:1', 'is reserved for samples'],
  ['url: https://www.site.com', 'url: https://site.test', '1:1', 'is reserved for samples'],
  ['url: https://www.site.com', 'url: https://site.invalid', '1:1', 'is reserved for samples'],
  ['url: https://www.site.com', 'url: https://site.localhost', '1:1', 'is reserved for samples'],
  ['url: https://www.site.com', 'url: http://www.example.org', '1:1', 'is reserved for samples'],
  ["'(313) 234-5678'", "'(313) 555-0100'", '5:3', 'No one answers it'],
  ["'(313) 234-5678'", "'(248) 555-0199'", '5:3', 'No one answers it'],
  ['hello@site.com', 'hello@site.example', '6:3', 'Mail to it never arrives'],
  ['hello@site.com', 'hello@example.net', '6:3', 'Mail to it never arrives'],
  ['name: Site\n', 'name: Sample Company\n', '3:3', '`name` is "Sample Company", which is a sample.'],
  ['Site LLC', 'Example LLC', '4:3', '`legalName` is "Example LLC", which is a sample.'],
  ['name: Site\n', 'name: Straits Commercial Cleaning\n', '3:3', '`name` is "Straits Commercial Cleaning"'],
  ['Site LLC', 'Straits Commercial Cleaning LLC', '4:3', '`legalName` is "Straits Commercial Cleaning LLC"'],
  ['name: Site\n', 'name: "[Company Name]"\n', '3:3', '`name` is "[Company Name]"'],
  ['name: Site\n', 'name: Your Company\n', '3:3', '`name` is "Your Company"'],
  ['Site LLC', 'Your Company LLC', '4:3', '`legalName` is "Your Company LLC"'],
  ['Site LLC', 'TODO', '4:3', 'Some text still says "TODO".'],
  ['12 Main Street', '1 Sample Street', '8:5', '`street` is "1 Sample Street", which is a sample.'],
  ['k3YpQ', 'sample_public_key', '11:3', "quote requests won't arrive"],
  ['service_a1b2', 'sample_service_id', '12:3', "quote requests won't arrive"],
  ['template_c3d4', 'YOUR_TEMPLATE_ID', '13:3', "quote requests won't arrive"],
  ['tagId: AW-987654321', 'tagId: AW-123456789', '15:3', 'nothing will be measured'],
  ['tagId: AW-987654321', 'tagId: G-XXXXXXXXXX', '15:3', 'nothing will be measured'],
  ['AW-987654321/xYz', 'AW-987654321/AbC-dEfGhIjK', '16:3', 'nothing will be measured'],
])('%s set to %s is reported once, at its key', (from, to, place, words) => {
  const changed = config.replace(from, to)
  expect(changed).not.toBe(config)
  const found = find({}, changed)
  expect(found).toEqual([expect.stringContaining(words)])
  expect(found[0]).toMatch(new RegExp(`^site\\.config\\.yaml:${place} `))
})

test('samples that may appear anywhere are reported at each location', () => {
  const texts = {
    'posts/a.md': '---\ntitle: TODO write\n---\nFirst.\n\nCall 313-555-0142 or (313) 555-0143.\nLorem ipsum dolor.\n',
    'faq.yaml': '- answer: |\n    Write to a@b.example,\n    see http://localhost:4173/contact)\n',
    'pages/home.yaml': 'text: See www.example.com today.\n',
  }
  expect(find(texts)).toEqual([
    'content/posts/a.md:2:8 Some text still says "TODO".',
    'content/posts/a.md:6:6 313-555-0142 is a number reserved for samples. No one answers it.',
    'content/posts/a.md:6:22 (313) 555-0143 is a number reserved for samples. No one answers it.',
    'content/posts/a.md:7:1 Some text still says "Lorem ipsum".',
    'content/faq.yaml:2:14 a@b.example is reserved for samples. Nothing is there.',
    "content/faq.yaml:3:9 http://localhost:4173/contact is an address on the visitor's own computer.",
    'content/pages/home.yaml:1:11 www.example.com is reserved for samples. Nothing is there.',
  ])
})

const post = (keys: string) => `---\ntitle: A post\n${keys}\n---\nTODO\n`

test("a draft isn't published, and may contain anything; a scheduled post may not", () => {
  expect(find({ 'posts/a.md': post('draft: true') })).toEqual([])
  expect(find({ 'posts/a.md': post('date: 2999-01-01') })).toEqual([
    'content/posts/a.md:5:1 Some text still says "TODO".',
  ])
})

test('sample testimonials are reported at their `sample` key, however the file is written', () => {
  expect(find({ 'testimonials.yaml': '- {name: A, sample: true}\n- name: B\n  sample: true\n' })).toEqual([
    'content/testimonials.yaml:1:13 This testimonial is a sample: no client said it.',
    'content/testimonials.yaml:3:3 This testimonial is a sample: no client said it.',
  ])
})

test.each(['a', 'a.', 'a-', 'a@', '1', '(313) ', 'https://'])('a long text of "%s" is read in one go', (part) => {
  const text = `text: TODO ${part.repeat(200_000 / part.length)}`
  expect(find({ 'pages/home.yaml': text })).toEqual(['content/pages/home.yaml:1:7 Some text still says "TODO".'])
})

test('files with other errors are searched as far as they can be parsed', () => {
  expect(
    find({
      'faq.yaml': '<<<<<<< HEAD\n- answer: TODO\n=======\n>>>>>>> other\n',
      'pages/home.yaml': 'unknown: TODO\n',
    }),
  ).toEqual(['content/pages/home.yaml:1:10 Some text still says "TODO".'])
  expect(find({ 'testimonials.yaml': '' }, '')).toEqual([])
})
