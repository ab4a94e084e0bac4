import { fillPictures } from '../../../templates/fill-pictures.ts'
import { type Assets, findPicture } from '../../assets/assets.ts'
import { feedPath, paths } from '../../schema/paths.ts'
import { formatDateTime } from '../../shared/dates.ts'
import { createFacts, describeLinks, type FactsOf } from '../file-facts.ts'
import type { Post, Site } from '../model/site.ts'
import { escapeXml, escapeXmlValue } from '../../shared/escape-xml.ts'

/** Number of posts in the feed; readers keep older ones themselves. */
const postsInFeed = 20

/** `feed.xml`: the newest posts in full, as Atom (RFC 4287). */
export function formatFeed(site: Site, assets: Pick<Assets, 'pictures'>): string {
  const { config, locale, posts, texts } = site
  const { url, company } = config
  const factsOf = createFacts(site.downloads)
  const newest = posts.slice(0, postsInFeed)
  const updated = newest.reduce((latest, { modified }) => (modified > latest ? modified : latest), '')
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale.language}">
  <id>${escapeXml(`${url}/`)}</id>
  <title>${escapeXml(texts.blog.meta.title)}</title>
  <subtitle>${escapeXml(texts.blog.meta.description)}</subtitle>
  <link rel="self" type="application/atom+xml" href="${escapeXml(url + feedPath)}"/>
  <link rel="alternate" type="text/html" href="${escapeXml(url + paths.blog)}"/>
  <updated>${formatDateTime(updated, locale.timeZone)}</updated>
  <author><name>${escapeXml(company.name)}</name></author>
${newest.map((post) => formatEntry(post, site, formatBody(post, url, assets, factsOf))).join('')}</feed>
`
}

function formatEntry(post: Post, { config, locale: { timeZone } }: Site, body: string): string {
  const address = escapeXml(config.url + post.path)
  const categories = [post.category, ...post.tags].map((term) => `    <category term="${escapeXmlValue(term)}"/>\n`)
  return `  <entry${post.language === undefined ? '' : ` xml:lang="${post.language}"`}>
    <id>${address}</id>
    <title>${escapeXml(post.title)}</title>
    <link rel="alternate" type="text/html" href="${address}"/>
    <published>${formatDateTime(post.date, timeZone)}</published>
    <updated>${formatDateTime(post.modified, timeZone)}</updated>
    <summary>${escapeXml(post.excerpt)}</summary>
${categories.join('')}    <content type="html">${escapeXml(body)}</content>
  </entry>
`
}

/** Feed readers show one file per image and don't know the site, so addresses are absolute. */
function formatBody(post: Post, url: string, assets: Pick<Assets, 'pictures'>, factsOf: FactsOf): string {
  const html = makeLinksAbsolute(describeLinks(unboxTables(post.readHtml()), factsOf), url + post.path, url)
  return fillPictures({ html, pictures: post.pictures }, ({ image, alt }) => {
    const { src, width, height } = findPicture(assets, image)
    return `<img src="${escapeXml(url + src)}" alt="${escapeXml(alt)}" width="${width}" height="${height}">`
  })
}

/**
 * Feed readers lay out tables their own way, so this strips what only our pages use: the scrolling box around every table
 * (`generator/content/markdown/html/tables.ts`), and the column names that styles write into the cells.
 */
function unboxTables(html: string): string {
  return html
    .replaceAll(/<(?:section|div) class="prose__table[^"]*"(?: [a-z-]+="[^"]*")*>/g, '')
    .replaceAll(/<\/table><\/(?:section|div)>/g, '</table>')
    .replaceAll(/(<td(?: [a-z-]+="[^"]*")*?) data-label="[^"]*"/g, '$1')
}

/** Makes links within the site and the post absolute. Only matches tags: text may contain `href="/"` too. */
function makeLinksAbsolute(html: string, page: string, url: string): string {
  return html.replaceAll(/(?<=<a href=")[/#]/g, (start) => (start === '/' ? `${url}/` : `${page}#`))
}
