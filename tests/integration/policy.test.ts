import { expect, test } from 'vitest'
import type { RenderText } from '../support/build-in-memory.ts'
import { buildWith } from '../support/build-in-memory.ts'
import { readProjectFile } from '../support/project.ts'
import { renderText } from '../support/render-text.ts'

/** Texts that look like what the policy blocks, anywhere a post can have them. */
const lookalikes = `---
title: How style="x" and onclick=y read in a text
excerpt: Words such as javascript:go() and style="x" are words, wherever they stand.
date: 2025-03-04
image: posts/office-cleaning-tips.webp
imageAlt: A desk > a chair style="x" onclick="y" on it
category: Office Cleaning
tags: [Checklists]
---

Write \`<p style="x" onclick="y">\` or \`<a href="javascript:go()">\` to see it as text.

    <iframe src="https://elsewhere.example/"></iframe>
`

/** Renders a page when it's requested; reading its content triggers that. */
async function readPage(path: string, render = renderText, changes: Readonly<Record<string, string>> = {}) {
  const outputs = await buildWith(changes, 'public', render)
  return String(outputs.get(path))
}

/** Templates with an error on one page. */
const careless: RenderText = (props) =>
  props.path === '/about' ? renderText(props).replace('<main id', '<main style="color:red" id') : renderText(props)

test('a build fails if a template produces what the policy blocks, and names the page', async () => {
  await expect(readPage('about.html', careless)).rejects.toThrow(
    /^about\.html has a style attribute, .*\(style-src\) <main style="color:red" id="main">$/,
  )
})

test('nothing that an author writes can violate the policy, and words about it are just words', async () => {
  const html = await readPage('blog/lookalikes.html', renderText, { 'content/posts/lookalikes.md': lookalikes })
  expect(html).toContain('style="x"')
})

test('pages of a site with a tag comply with its broader policy', async () => {
  const config = `${await readProjectFile('site.config.yaml')}\nanalytics:\n  tagId: AW-123456789\n`
  expect(await readPage('contact.html', renderText, { 'site.config.yaml': config })).toContain('AW-123456789')
})
