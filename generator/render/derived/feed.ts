import { fillPictures } from '../../../templates/fill-pictures.ts'
import { type Assets, findPicture } from '../../assets/assets.ts'
import { paths } from '../../schema/paths.ts'
import { formatDateTime } from '../../shared/dates.ts'
import { createFacts, describeLinks, type FactsOf } from '../rich-text.ts'
import type { Post, Site } from '../model/site.ts'
import { escapeXml, escapeXmlValue } from './escape-xml.ts'

/** How many posts the feed holds; readers keep the older ones themselves. */
const postsInFeed = 20

/** `feed.xml`: the newest posts, whole, as Atom (RFC 4287). */
export function formatFeed(
  { config, locale, posts, texts, downloads }: Site,
  assets: Pick<Assets, 'pictures'>,
): string {
  const { url, company } = config
  const named = { url, assets, factsOf: createFacts(downloads), timeZone: locale.timeZone }
  const newest = posts.slice(0, postsInFeed)
  const updated =
    newest
      .map(({ modified }) => modified)
      .toSorted()
      .at(-1) ?? '1970-01-01'
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale.language}">
  <id>${escapeXml(`${url}/`)}</id>
  <title>${escapeXml(texts.blog.meta.title)}</title>
  <subtitle>${escapeXml(texts.blog.meta.description)}</subtitle>
  <link rel="self" type="application/atom+xml" href="${escapeXml(`${url}/feed.xml`)}"/>
  <link rel="alternate" type="text/html" href="${escapeXml(url + paths.blog)}"/>
  <updated>${formatDateTime(updated, locale.timeZone)}</updated>
  <author><name>${escapeXml(company.name)}</name></author>
${newest.map((post) => formatEntry(post, named)).join('')}</feed>
`
}

/** What texts name and show by itself. */
interface Named {
  readonly url: string
  readonly assets: Pick<Assets, 'pictures'>
  readonly factsOf: FactsOf
  readonly timeZone: string
}

function formatEntry(post: Post, named: Named): string {
  const { url, timeZone } = named
  const address = escapeXml(url + post.path)
  const categories = [post.category, ...post.tags].map((term) => `    <category term="${escapeXmlValue(term)}"/>\n`)
  return `  <entry>
    <id>${address}</id>
    <title>${escapeXml(post.title)}</title>
    <link rel="alternate" type="text/html" href="${address}"/>
    <published>${formatDateTime(post.date, timeZone)}</published>
    <updated>${formatDateTime(post.modified, timeZone)}</updated>
    <summary>${escapeXml(post.excerpt)}</summary>
${categories.join('')}    <content type="html">${escapeXml(formatBody(post, named))}</content>
  </entry>
`
}

/** A reader shows one file of a picture, and knows nothing of the site: addresses are whole. */
function formatBody(post: Post, { url, assets, factsOf }: Named): string {
  const html = makeLinksAbsolute(describeLinks(unboxTables(post.readHtml()), factsOf), url + post.path, url)
  return fillPictures({ html, pictures: post.pictures }, ({ image, alt }) => {
    const { src, width, height } = findPicture(assets, image)
    return `<img src="${escapeXml(url + src)}" alt="${escapeXml(alt)}" width="${width}" height="${height}">`
  })
}

/**
 * A reader has its own way to show a table: the box in which a page lets it scroll, and the names of columns that styles write into the
 * cells, mean nothing there. Every table has that box (`generator/content/markdown/html/tables.ts`).
 */
function unboxTables(html: string): string {
  return html
    .replaceAll(/<(?:section|div) class="prose__table[^"]*"(?: [a-z-]+="[^"]*")*>/g, '')
    .replaceAll(/<\/table><\/(?:section|div)>/g, '</table>')
    .replaceAll(/(<td(?: [a-z-]+="[^"]*")*?) data-label="[^"]*"/g, '$1')
}

/** A feed is read outside the site, so links inside the site and inside the post get their whole address. A text may say `href="/"` too. */
function makeLinksAbsolute(html: string, page: string, url: string): string {
  return html.replaceAll(/(?<=<a href=")[/#]/g, (start) => (start === '/' ? `${url}/` : `${page}#`))
}
