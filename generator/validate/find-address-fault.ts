import type { Diagnostic } from '../diagnostics/diagnostic.ts'

type Fault = Pick<Diagnostic, 'code' | 'message' | 'hint'>

const safeSchemes: ReadonlySet<string> = new Set(['https', 'http', 'mailto', 'tel'])

// oxlint-disable-next-line no-control-regex -- these are what is looked for
const unseen = /[\u0000-\u0020\u007F-\u00A0\u00AD\u200B-\u200F\u2028-\u202F\u2060\uFEFF]/g

/** What is wrong with an address by itself, wherever it may lead; `inside` where it is one of the site's own. */
export function findAddressFault(url: string): Fault | 'outside' | 'inside' {
  // Browsers leave out what cannot be seen, and take a backslash for a slash.
  const plain = url.replaceAll(unseen, '').replaceAll('\\', '/')
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(plain)?.[1]?.toLowerCase()
  if (plain.startsWith('//')) {
    return {
      code: 'links/unsafe-address',
      message: `The link to \`${shorten(url)}\` begins with two slashes: it leads away from the site, and does not say how.`,
      hint: `write \`https:${shorten(plain)}\`, or one slash for a page of this site.`,
    }
  }
  if (scheme === undefined) return explainInside(plain)
  if (!safeSchemes.has(scheme)) {
    const looksLikeHost = scheme.includes('.')
    return {
      code: 'links/unsafe-address',
      message: `The link to \`${shorten(url)}\` is of a kind that browsers may run or refuse (\`${scheme}:\`).`,
      hint: looksLikeHost ? `write \`https://${plain}\`.` : 'links begin with https:, mailto:, tel:, / or #.',
    }
  }
  if ((scheme === 'https' || scheme === 'http') && !/^https?:\/\/[^/]/i.test(plain)) return explainUnreadable(url)
  if (!plain.includes('{') && !URL.canParse(plain)) return explainUnreadable(url)
  return 'outside'
}

function explainInside(plain: string): Fault | 'inside' {
  const message = `The link to \`${shorten(plain)}\` leads to no page.`
  if (/^www\./i.test(plain)) return { code: 'links/broken-link', message, hint: `write \`https://${plain}\`.` }
  if (/^[^/#?{]+@[^/]+\.\w+$/.test(plain))
    return { code: 'links/broken-link', message, hint: `write \`mailto:${plain}\`.` }
  if (plain === '')
    return {
      code: 'links/broken-link',
      message: 'A link has no address.',
      hint: 'write where it leads in the round brackets, such as `(/contact)`.',
    }
  return 'inside'
}

function explainUnreadable(url: string): Fault {
  return {
    code: 'links/broken-link',
    message: `The address \`${shorten(url)}\` cannot be read.`,
    hint: 'write it as the browser shows it, such as `https://www.example.com/page`.',
  }
}

function shorten(url: string): string {
  return url.length > 60 ? `${url.slice(0, 59)}…` : url
}
