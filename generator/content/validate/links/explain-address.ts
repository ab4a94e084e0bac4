import { decodeSigns } from '../../../schema/kinds/contact-details.ts'
import type { Finding } from '../../../shared/diagnostics/diagnostic.ts'
import { shorten } from '../../../shared/diagnostics/shorten.ts'
import { nameCharacter, unseen } from '../../parse/check-text.ts'
import { findClosest } from '../../../shared/find-closest.ts'

/** Schemes whose URL is a script, or a page that may run one. */
const risky = new Set(['javascript', 'vbscript', 'data', 'blob'])

const safeSchemes = ['https', 'http', 'mailto', 'tel', 'sms']

/** Control characters and spaces, which browsers ignore, and other invisible characters, which they don't. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const blank = /[\u0000-\u0020\u007F-\u00A0\u00AD\u061C\u200B-\u200F\u2028-\u202F\u2060\u2066-\u2069\uFEFF]/g

/** Persian and other scripts need these between letters. */
const joiner = /[\u200C\u200D]/

/** What is free text in a URL, by its scheme, if not all from `?` or `#` on. */
const freeText: Readonly<Record<string, RegExp>> = { sms: /[?&;].*/s, inside: /\?.*/s }

/** Explains what is wrong with a URL itself, wherever it leads. Returns `inside` for paths on this site. */
export function explainAddress(url: string): Finding | 'outside' | 'inside' {
  // Browsers treat backslashes as slashes.
  const plain = url.replaceAll(blank, '').replaceAll('\\', '/')
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(plain)?.[1]?.toLowerCase()
  if (plain.startsWith('//')) {
    const slashes = url.includes('\\') ? 'a slash and a backslash' : 'two slashes'
    const message = `The link to \`${shorten(url)}\` begins with ${slashes}, so it leads to another site.`
    const hint = `write \`https:${shorten(plain)}\`, or only one slash for a page on this site.`
    return { code: 'links/unsafe-address', message, hint }
  }
  if (scheme !== undefined && !safeSchemes.includes(scheme)) {
    const problem = risky.has(scheme) ? 'which could run a script' : "which isn't a type of link that browsers support"
    const message = `The link to \`${shorten(url)}\` ${url.toLowerCase().startsWith(scheme) ? 'begins with' : 'counts as'} \`${shorten(scheme)}:\`, ${problem}.`
    return { code: 'links/unsafe-address', message, hint: hintForScheme(plain, scheme) }
  }
  // A query, and the words of an email or a text message, may have one.
  const typed = url.replace(freeText[scheme ?? 'inside'] ?? /[?#].*/s, '')
  const mark = typed.match(unseen)?.find((sign) => !joiner.test(sign))
  if (mark !== undefined) {
    const message = `The link to \`${shorten(url)}\` has an invisible character (${nameCharacter(mark)}), so it leads nowhere.`
    return {
      code: 'links/broken-link',
      message,
      hint: `retype it: \`${shorten(url.replaceAll(unseen, '').trim(), 200)}\`.`,
    }
  }
  if (scheme === undefined) return explainInside(plain)
  const to = plain.slice(scheme.length + 1)
  if (scheme === 'mailto' || scheme === 'tel' || scheme === 'sms') {
    const { pattern, what, hint } = people[scheme]
    if (to.includes('{') || pattern.test(decodeSigns(to).replaceAll(' ', ''))) return 'outside'
    return { code: 'links/broken-link', message: `The link to \`${shorten(plain)}\` has no valid ${what}.`, hint }
  }
  if (/^\/\/[^/]/.test(to) && (plain.includes('{') || URL.canParse(plain))) return 'outside'
  const host = /^\/*([a-z\d-]+\..*)$/is.exec(to)?.[1]
  const isMeant = host !== undefined && URL.canParse(`https://${host}`) && `https://${host}` !== plain
  const hint = isMeant ? `write \`https://${shorten(host)}\`.` : 'it should look like `https://www.example.com/page`.'
  return { code: 'links/broken-link', message: `The address \`${shorten(url)}\` isn't valid.`, hint }
}

/** Mail and phone links need an address or number, or a placeholder for one. */
const people = {
  mailto: {
    // With a subject or a text, it may have no address: visitors choose whom to tell (RFC 6068, 2).
    pattern: /^(?:[^@?,]+@[^@?.,]+\.[^@?,]+(,[^@?,]+@[^@?.,]+\.[^@?,]+)*(\?.*)?|\?(?:subject|body)=.*)$/is,
    what: 'email address',
    hint: "write `mailto:{email}` for the company's address, or another address, such as `mailto:name@example.com`.",
  },
  tel: {
    // At least three digits, plus separators.
    pattern: /^(?=(?:\D*\d){3})[+\d().-]{3,}(?:(?:;ext=|,+)\d+#?)?$/i,
    what: 'phone number',
    hint: "write `tel:{phone}` for the company's number, or the digits, such as `tel:313-555-0142`.",
  },
  sms: {
    // Phones accept any of these characters before the message body.
    pattern: /^(?=(?:[^?&;\d]*\d){3})[+\d().-]{3,}(?:[?&;]+body=.*)?$/is,
    what: 'phone number',
    hint: "write `sms:{phone}` for the company's number, or the digits, such as `sms:313-555-0142`.",
  },
} as const

function hintForScheme(plain: string, scheme: string): string {
  if (scheme.includes('.')) return `write \`https://${shorten(plain)}\`.`
  if (plain.startsWith('data:image/')) return 'delete it; to show the image, save it in `content/images/`.'
  const rest = plain.slice(scheme.length + 1).replace(/^\/+/, '')
  const meant = scheme === 'callto' ? 'tel' : findClosest(scheme, safeSchemes)
  if (meant === undefined) return 'begin links with https:, mailto:, tel:, sms:, / or #.'
  return `write \`${meant.startsWith('http') ? 'https://' : `${meant}:`}${shorten(rest)}\`.`
}

/** File names, which contain a dot like host names. */
const fileName =
  /\.(?:html?|php|aspx?|md|ya?ml|txt|xml|json|pdf|docx?|xlsx?|pptx?|od[st]|csv|webp|png|jpe?g|avif|gif|svg|heic|zip)$/i

function explainInside(plain: string): Finding | 'inside' {
  if (plain === '') {
    const hint = 'put the address in the parentheses, such as `(/contact)`.'
    return { code: 'links/broken-link', message: 'This link has no address.', hint }
  }
  const meant = guessOutside(plain)
  if (meant === undefined) return 'inside'
  const message = `The link to \`${shorten(plain)}\` doesn't begin with \`${beginningOf(meant)}\`, so it leads to a page on this site that doesn't exist.`
  return { code: 'links/broken-link', message, hint: `write \`${shorten(meant)}\`.` }
}

function beginningOf(address: string): string {
  return /^\w+:(?:\/\/)?/.exec(address)?.[0] ?? ''
}

/** The external URL that was meant if its scheme is missing. */
function guessOutside(plain: string): string | undefined {
  const [host = ''] = plain.split(/[/?#]/)
  // `[words]((https://…))`
  const inner = /^\(+(https?:\/\/.*?)\)*$/i.exec(plain)?.[1]
  if (inner !== undefined) return inner
  if (/^https?$/i.test(host)) return `https://${plain.slice(host.length).replace(/^\/+/, '')}`
  if (plain === '{phone}' || /^\+?[\d().-]{7,}$/.test(plain)) return `tel:${plain}`
  if (plain === '{email}' || /^[^/#?{]+@[^/]+\.\w+$/.test(plain)) return `mailto:${plain}`
  const isHost = /^www\./i.test(host) || (/^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}$/i.test(host) && !fileName.test(host))
  return isHost ? `https://${plain}` : undefined
}
