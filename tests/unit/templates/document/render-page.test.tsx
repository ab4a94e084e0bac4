import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { PostCard } from '../../../../templates/components/cards/PostCard.tsx'
import { Page } from '../../../../templates/document/Page.tsx'
import type { BodyProps, PageProps } from '../../../../templates/page-props.ts'
import { partMarkers } from '../../../../templates/document/part-markers.ts'
import { renderCard } from '../../../../templates/document/render-card.tsx'
import { WhyUs } from '../../../../templates/sections/trust/WhyUs.tsx'
import { SiteEnd } from '../../../../templates/sections/frame/SiteEnd.tsx'
import { SiteHeader } from '../../../../templates/sections/frame/SiteHeader.tsx'
import { listIcons, renderSprite } from '../../../../templates/document/sprite.ts'
import { buildWith } from '../../../support/build-in-memory.ts'
import { renderText } from '../../../support/render-text.ts'

const pages: PageProps[] = []

beforeAll(async () => {
  await buildWith({ 'content/posts/later.md': laterPost, 'content/pages/own.md': ownPage }, 'authors', (props) => {
    pages.push({ ...props, assets: { ...props.assets, parts: { sheets: [], sheetOf: {} } } })
    return ''
  })
})

test('every page is the same as if React rendered it in one piece', () => {
  expect(new Set(pages.map(({ body }) => body.kind)).size).toBe(13)
  expect(pages.filter(({ body }) => body.kind === 'post' && body.notice)).toHaveLength(1)
  for (const page of pages) expect(renderText(page), page.path).toBe(renderInOnePiece(page))
})

test('a page of another site with the same path contains nothing of the first', () => {
  for (const page of pages) {
    const other = moveToOtherSite(page)
    expect(renderText(other), page.path).toBe(renderInOnePiece(other))
    expect(renderText(page), page.path).toBe(renderInOnePiece(page))
  }
})

test('without a sheet or images, the reasons on the home page take the full width', () => {
  const body = pages.map((page) => page.body).find((found) => found.kind === 'home')
  if (!body) throw new Error('there is no home page')
  const { sheet, ...why } = body.texts.why
  const render = (texts: typeof body.texts.why) =>
    renderToString(<WhyUs id="why" texts={texts} pictures={[]} stamp="Sample" />)
  expect(sheet).toBeDefined()
  expect(render({ ...why, sheet })).toContain('class="container split why-us"')
  expect(render(why)).toContain('class="container why-us--wide"><div class="why-us__copy">')
})

test("the style sheet can't close its element", () => {
  const [page] = pages
  if (!page) throw new Error('there is no page')
  const closing = { ...page, assets: { ...page.assets, css: 'a::after{content:"</style>$&"}' } }
  expect(renderText(closing)).toBe(renderInOnePiece(closing))
})

test("related posts' cards are the same as if React rendered them together, with their current texts", () => {
  const body = pages.map((page) => page.body).find((found) => found.kind === 'post')
  if (!body) throw new Error('there is no post')
  const { related: posts, cardTexts } = body
  expect(posts.length).toBe(2)
  for (const texts of [cardTexts, { ...cardTexts, readMore: 'On & on' }, cardTexts]) {
    const together = posts.map((post) => <PostCard key={post.id} post={post} texts={texts} />)
    const each = posts.map((post) => renderCard(post, texts))
    expect(`<div>${each.join('')}</div>`).toBe(renderToString(<div>{together}</div>))
  }
})

test('a page only has a conditional style sheet if it uses one of its classes', () => {
  const post = pages.find(({ body }) => body.kind === 'post')
  if (post?.body.kind !== 'post') throw new Error('there is no post')
  const assets = { ...post.assets, parts: { sheets: ['one{}', 'two{}', 'three{}'], sheetOf: { a: 0, b: 1, c: 2 } } }
  const sheetsOf = (html: string) =>
    [
      ...renderText({ ...post, assets, body: { ...post.body, body: { html } } as PageProps['body'] }).matchAll(
        /<style>(\w+)\{\}/g,
      ),
    ].map(([, name]) => name)
  expect(sheetsOf('<p>a b c</p><p class="ab"></p>')).toEqual([])
  expect(sheetsOf('<p class="x c"></p><i class="a"></i>')).toEqual(['one', 'three'])
})

/** From props for which nothing is cached. */
function renderInOnePiece(props: PageProps): string {
  const page = structuredClone(props)
  const { path, site, assets } = page
  const header = <SiteHeader path={path} site={site} />
  const markup = renderToString(
    <Page page={page} header={header} footer={<SiteEnd site={site} hasBar={path !== '/contact'} />} />,
  )
  const loader = `<script type="module" src="${assets.loader}" async fetchpriority="low"></script>`
  const whole = markup
    .replace(partMarkers.sprite, () => renderSprite(listIcons(markup)))
    .replace('</body>', `${loader}</body>`)
  return `<!doctype html>${whole}\n`
}

/** Changes the text around the page and in its cards, and nothing else. */
function moveToOtherSite({ site, assets, body, ...page }: PageProps): PageProps {
  return {
    ...page,
    site: {
      ...site,
      company: { ...site.company, name: 'Tom & Jerry’s' },
      services: site.services.map((link, index) =>
        index > 0 ? link : { ...link, href: page.path, label: 'This page' },
      ),
      areas: site.areas.toReversed(),
    },
    assets: { ...assets, css: 'main{color:red}', loader: '/other.js' },
    body: changeCards(body),
  }
}

function changeCards(body: BodyProps): BodyProps {
  return body.kind === 'post' ? { ...body, cardTexts: { ...body.cardTexts, readMore: 'Go on' } } : body
}

const ownPage = `---
title: Careers
description: Evening and weekend shifts close to home, paid training and a steady crew.
---
Write.
`

/** An unpublished post that only its author sees, with a notice and a style sheet of its own. */
const laterPost = `---
title: Later & longer
excerpt: A post that is not public yet, so that only its author sees it while writing.
date: 2027-06-01
image: posts/office-cleaning-tips.webp
imageAlt: Three mats in a row.
category: Office Cleaning
tags: [Checklists]
---
A text.
`
