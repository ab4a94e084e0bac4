import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { buildWith } from '../support/build-in-memory.ts'
import { readProjectFile } from '../support/project.ts'
import { renderText } from '../support/render-text.ts'

const address = '/files/cleaning-checklist.pdf'
const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(240 * 1024 - 9)])

/** The tested site with a file, and a link to it in each kind of text. */
async function build(bytes: Uint8Array = pdf) {
  const link = `\nTake the [checklist](${address}).\n`
  const [post, privacy, faq] = await Promise.all(
    ['posts/office-cleaning-tips.md', 'pages/privacy-policy.md', 'faq.yaml'].map((path) =>
      readProjectFile(`content/${path}`),
    ),
  )
  const page = `---\ntitle: Careers\ndescription: Evening and weekend shifts close to home, and paid training.\n---\n${link}`
  const answer = `- question: Is there a list?\n  category: General\n  answer: Take the [checklist](${address}).\n`
  return buildWith(
    {
      [`content${address}`]: bytes,
      'content/posts/office-cleaning-tips.md': post + link,
      'content/pages/privacy-policy.md': privacy + link,
      'content/pages/careers.md': page,
      'content/faq.yaml': `${faq?.trimEnd()}\n${answer}`,
    },
    'public',
    renderText,
  )
}

test('a file is available at its path, and each link to it shows its type and size', async () => {
  const built = await build()
  expect(Buffer.from(built.get(address.slice(1)) ?? '').equals(pdf)).toBe(true)
  for (const path of ['blog/office-cleaning-tips.html', 'privacy-policy.html', 'careers.html', 'faq.html']) {
    const page = load(String(built.get(path)))
    expect(page(`a[href="${address}"]`).text(), path).toBe('checklist (PDF, 240\u00A0KB)')
  }
  expect(String(built.get('feed.xml'))).toContain('checklist (PDF, 240\u00A0KB)')
})

test('a file with a different size has a different description', async () => {
  const built = await build(Buffer.concat([pdf, pdf]))
  expect(String(built.get('blog/office-cleaning-tips.html'))).toContain('checklist (PDF, 480\u00A0KB)')
})
