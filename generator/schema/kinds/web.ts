import { domainToUnicode } from 'node:url'
import type { TextForm } from '../suggestions.ts'
import { capitalize } from '../../shared/capitalize.ts'

/**
 * An origin without a path or trailing slash. The only ASCII characters allowed are letters, digits, dots and hyphens, because
 * it goes into hosting rules.
 */
export const siteAddressPattern = /^https?:\/\/[^\s!-,/:-@[-`{-~]+(?::\d+)?$/

/** Completes `www.example.com/` and removes what doesn't belong. */
export function suggestSiteAddress(typed: string): string[] {
  const [, scheme = '', host = ''] = /^(?:([a-z]+)\s*:?\s*\/+)?\s*([^/?#\s]+)/i.exec(typed.trim()) ?? []
  const isPlain = scheme.toLowerCase() === 'http'
  return host.includes('.') ? [`${isPlain ? 'http' : 'https'}://${host.toLowerCase()}`] : []
}

/** For `https://name.github.io/site`, where all links would lead to the wrong place. */
export function explainFolder(typed: string): string | undefined {
  return /\.git(?:hub|lab)\.io\/+[^/\s]/i.test(typed)
    ? "the site can't be in a folder: use a domain of your own, or name the repository like the domain. Then "
    : undefined
}

/** As browsers send it: letters beyond ASCII, as in `müller.example`, can't be in headers, sitemaps and hosting rules. */
export function encodeSiteAddress(typed: string): string {
  return URL.canParse(typed) ? new URL(typed).origin : typed
}

/** An address on another site. Browsers take `https:facebook.com/sample` for a page of this one. */
export const otherAddress: TextForm = {
  pattern: /^https:\/\/.+$/,
  demand: 'must be an address such as https://www.example.com',
  /** Completes `facebook.com/sample` and `http://…`. */
  suggest: (typed) => [typed.trim().replace(/^(?:https?:)?[\\/]*(?=[\w-]+\.)/i, 'https://')],
}

/** Sites whose names aren't their domain with a capital letter. */
const siteNames = new Map([
  ['bbb', 'BBB'],
  ['fb', 'Facebook'],
  ['g', 'Google'],
  ['goo', 'Google'],
  ['linkedin', 'LinkedIn'],
  ['lnkd', 'LinkedIn'],
  // `m.me` and `t.me`.
  ['m', 'Messenger'],
  ['share', 'Google'],
  ['t', 'Telegram'],
  ['tiktok', 'TikTok'],
  ['twitter', 'X'],
  ['wa', 'WhatsApp'],
  ['whatsapp', 'WhatsApp'],
  ['youtu', 'YouTube'],
  ['youtube', 'YouTube'],
])

/** The name of the site that a profile is on: `Facebook` for `https://www.facebook.com/sample`. */
export function nameSite(url: string): string {
  const parts = domainToUnicode(new URL(url).hostname).split('.')
  // `yelp.co.uk` is Yelp, too.
  const [name = ''] = parts.slice(/^(?:co|com|org)$/.test(parts.at(-2) ?? '') ? -3 : -2)
  return siteNames.get(name) ?? capitalize(name)
}

/** Not `viewport` and the like, which pages set themselves. */
export const metaName: TextForm = {
  pattern: /^[\w.:-]*verif[\w.:-]*$|^msvalidate\.01$/,
  demand: 'must be the name of a tag for verification, such as google-site-verification',
  suggest: (typed) => [readAttribute(typed, 'name').toLowerCase()],
}

export const metaContent: TextForm = {
  pattern: /^[^<>"]+$/,
  demand: 'must be only what is between the quotes after `content=`',
  suggest: (typed) => [readAttribute(typed, 'content')],
}

/** What an attribute has in a whole tag, as services offer it for copying; otherwise, the text itself. */
function readAttribute(typed: string, name: string): string {
  return new RegExp(String.raw`\b${name}=["']?([^"'\s>]+)`, 'i').exec(typed)?.[1] ?? typed
}

const namePart = '[A-Za-z0-9_.-]+'

export const repository: TextForm = {
  pattern: new RegExp(`^${namePart}(/${namePart})+$`),
  demand: 'must be an owner and a name, such as my-company/website',
  /** Extracts owner and name from a browser or git URL. */
  suggest(typed) {
    const path = typed.trim().replace(/^(\w+:\/\/)?([\w.-]+@)?[\w-]+(\.[\w-]+)+[/:]/, '')
    return [path.replace(/\/+$/, '').replace(/\.git$/, '')]
  },
}

export const tagId: TextForm = {
  pattern: /^(AW|G|GT)-[A-Z0-9-]+$/,
  demand: 'must be the ID of a Google tag, such as AW-123456789 (not GTM-…, which is Tag Manager)',
  /** Uppercases the id and adds the hyphen after its type. Digits alone are an ads id. */
  suggest(typed) {
    const id = typed.trim().toUpperCase()
    const [, kind, rest] = /^(AW|GT|G)(?!T?M)[\s_-]*([A-Z0-9-]*\d[A-Z0-9-]*)$/.exec(id) ?? []
    if (/^\d[\d-]*$/.test(id)) return [`AW-${id}`]
    return rest === undefined ? [] : [`${kind}-${rest}`]
  },
}

/** The ID and the label of a conversion, as Google Ads shows them in the code to copy: `'send_to': 'AW-123456789/AbC-dEfG'`. */
export const conversion: TextForm = {
  pattern: /^[A-Z]{1,3}-\w+\/[\w-]+$/,
  demand: 'must be the ID and the label of a conversion, such as AW-123456789/AbC-dEfG',
  suggest: (typed) => typed.match(/[A-Z]{1,3}-\w+\/[\w-]+/g) ?? [],
}
