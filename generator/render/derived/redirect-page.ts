import type { Site } from '../model/site.ts'
import { escapeXml } from './escape-xml.ts'
import type { OutputFile } from '../../shared/output-file.ts'

/** A small page at each retired address. It works on every host, without rules or scripts. */
export function buildRedirectPages({ config, locale, redirects, texts }: Site): OutputFile[] {
  const { heading, link } = texts.notFound.moved
  return redirects.map(({ from, to }) => {
    const canonical = config.url + (to.split('#')[0] ?? '')
    return {
      path: `${from.slice(1)}.html`,
      content: `<!doctype html><html lang="${locale.language}"><head><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=${escapeXml(to)}"><title>${escapeXml(heading)}</title><link rel="canonical" href="${escapeXml(canonical)}"><meta name="robots" content="noindex"><meta name="viewport" content="width=device-width, initial-scale=1"></head><body><main><h1>${escapeXml(heading)}</h1><p><a href="${escapeXml(to)}">${escapeXml(link)}</a></p></main></body></html>\n`,
    }
  })
}
