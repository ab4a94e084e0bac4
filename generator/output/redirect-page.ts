import type { Site } from '../model/site.ts'
import { escapeXml } from './escape-xml.ts'
import type { OutputFile } from './output-file.ts'

/**
 * A small page at each address that was given up. It works on every host, with no rules of its own and no script;
 * it begins in one form, so that a server can read from the page alone where it leads.
 */
export function buildRedirectPages({ config, redirects, texts }: Site): OutputFile[] {
  const { heading, link } = texts.notFound.moved
  return redirects.map(({ from, to }) => {
    const canonical = config.url + (to.split('#')[0] ?? '')
    return {
      path: `${from.slice(1)}.html`,
      content: `${pageStart}${escapeXml(to)}"><title>${escapeXml(heading)}</title><link rel="canonical" href="${escapeXml(canonical)}"><meta name="robots" content="noindex"><meta name="viewport" content="width=device-width, initial-scale=1"></head><body><main><h1>${escapeXml(heading)}</h1><p><a href="${escapeXml(to)}">${escapeXml(link)}</a></p></main></body></html>\n`,
    }
  })
}

const pageStart =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="refresh" content="0; url='

/** Where a page sends its visitors at once, or `undefined` where it is a page to read. */
export function readRedirectTarget(html: string): string | undefined {
  if (!html.startsWith(pageStart)) return undefined
  const value = html.slice(pageStart.length, html.indexOf('"', pageStart.length))
  // Of what was escaped, an address can hold these alone.
  return value.replaceAll('&apos;', "'").replaceAll('&amp;', '&')
}
