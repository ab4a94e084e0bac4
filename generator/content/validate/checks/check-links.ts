import { decodePart } from '../../../shared/decode-part.ts'
import { downloadPath, kindOfDownload, suggestDownloadName } from '../../../schema/download.ts'
import { entryPaths, paths } from '../../../schema/paths.ts'
import type { Finding, Report } from '../../../shared/diagnostics/diagnostic.ts'
import { shorten } from '../../../shared/diagnostics/shorten.ts'
import { oncePerName } from '../../../shared/once-per.ts'
import { imageAt, leadsToPicture } from '../../markdown/image-at.ts'
import type { MarkdownLink } from '../../markdown/markdown-document.ts'
import type { CheckedSource } from '../entry.ts'
import { explainAddress } from '../links/explain-address.ts'
import { findClosest } from '../../../shared/find-closest.ts'
import { findDetour } from '../links/find-detour.ts'
import { describeNeighbours, findNearPage, nameFew } from '../links/find-near-page.ts'
import { idsOn, type LinkTargets } from '../links/link-targets.ts'
import { bareHost, isLocal, readOwnAddress } from '../links/own-address.ts'

/** Creates the check for broken links in a file's texts. */
export function createLinkCheck(targets: LinkTargets): (source: CheckedSource, report: Report) => void {
  const good = new Set<string>()
  const ownHost = targets.url === undefined ? undefined : bareHost(new URL(targets.url).host)
  return (source, report) => {
    for (const link of Object.values(source.texts).flatMap(({ links }) => links)) {
      const { url, place } = link
      if (good.has(url)) continue
      const other = otherHost(url)
      if (other !== undefined && other !== ownHost) continue
      const found = explainLink(url, source, targets)
      if (found) report({ severity: 'error', file: source.file, place, ...found, ...hintForTyped(link, found) })
      // A link to an unpublished post is valid only in some texts, so don't cache it.
      else if (url.startsWith('/') && !targets.unpublished.has(url.split(/[?#]/, 1)[0] ?? '')) good.add(url)
    }
  }
}

/** Adjusts the hint for a bare URL, which isn't a link without its domain. */
function hintForTyped({ isBare }: MarkdownLink, { code, hint }: Finding): Pick<Finding, 'hint'> {
  return isBare && (code === 'links/own-address' || code === 'links/detour')
    ? { hint: hint?.replace(/`(\/.*)`/, '`[words]($1)`, with your own words in the brackets') }
    : {}
}

/** The normalized host of an external URL without problems. Thousands of posts link to the same few pages. */
const otherHost = oncePerName((url: string): string | undefined => {
  if (explainAddress(url) !== 'outside' || readOwnAddress(url, undefined) !== undefined) return undefined
  if (findDetour(url)) return undefined
  return bareHost(/^https?:\/\/([^/?#]*)/i.exec(url)?.[1] ?? '')
})

/** Explains what is wrong with a link in `source`, if anything. */
export function explainLink(url: string, source: CheckedSource, targets: LinkTargets): Finding | undefined {
  const own = readOwnAddress(url, targets.url)
  if (own !== undefined) return explainInside(url, own, source, targets) ?? explainOwnAddress(url, own)
  const found = explainAddress(url)
  if (found === 'outside') return explainDetour(url, targets)
  return found === 'inside' ? explainInside(url, url, source, targets) : found
}

function explainDetour(url: string, targets: LinkTargets): Finding | undefined {
  const detour = findDetour(url)
  if (!detour) return undefined
  const { host, target } = detour
  const message = `The link leads through \`${host}\`, which may track visitors, warn them or stop working.`
  const hint =
    target === undefined
      ? 'open the link, and write the address of the page that it leads to.'
      : `write \`${readOwnAddress(target, targets.url) ?? target}\`.`
  return { severity: 'warning', code: 'links/detour', message, hint }
}

/** `url` is as typed; `inside` is without the site's domain. */
function explainInside(url: string, inside: string, source: CheckedSource, targets: LinkTargets): Finding | undefined {
  const [path = '', encodedAnchor = ''] = inside.split('#')
  // Drop text fragments (`:~:`), which the browser resolves.
  const anchor = decodePart(encodedAnchor.split(':~:')[0] ?? '')
  // A lone anchor or query refers to the same page.
  const address = path.split('?')[0] || addressOf(source)
  const { pages, unpublished, empty, redirects } = targets
  if (unpublished.has(address)) {
    if (isInTime(address, source, targets)) return undefined
    const what = address.startsWith(`${paths.blog}/`) ? 'post' : 'page'
    const message = `The link to \`${shorten(url)}\` leads to a ${what} that isn't public yet.`
    return { code: 'links/broken-link', message, hint: `publish that ${what} first, or remove the link.` }
  }
  const nothing = empty.get(address)
  if (nothing !== undefined) {
    const message = `The link to \`${shorten(url)}\` leads to a page that doesn't exist, because there are no ${nothing}.`
    return { code: 'links/broken-link', message, hint: 'remove the link.' }
  }
  if (!pages.has(address)) {
    const redirected = redirects.get(address)
    if (redirected === undefined && leadsToPicture(address)) {
      const message = `The link to \`${shorten(url)}\` leads to an image file, not a page.`
      const hint = `to show the image, write \`![What it shows](${imageAt(address)})\`; otherwise, remove the link.`
      return { code: 'links/broken-link', message, hint }
    }
    const { fate, hint } =
      redirected === undefined
        ? explainDeadLink(address, encodedAnchor, targets)
        : { fate: 'uses an old address', hint: `write \`${redirected}\`.` }
    return { code: 'links/broken-link', message: `The link to \`${shorten(url)}\` ${fate}.`, hint }
  }
  if (url === '#') {
    const hint = 'write the address of a page, such as `/contact`; for the top of this page, write `#top`.'
    return { severity: 'warning', code: 'links/broken-link', message: 'The link to `#` leads nowhere.', hint }
  }
  // No anchor, or the top of the page.
  if (/^(top)?$/i.test(anchor)) return undefined
  const ids = idsOn(pages, address)
  if (!ids || ids.has(anchor)) return undefined
  const closest = findClosest(anchor, [...ids])
  const hint = closest
    ? `did you mean \`${path}#${closest}\`?`
    : `write \`${address}\` for the top of that page, or ${describeSections(ids)}.`
  return { code: 'links/broken-anchor', message: `The page ${address} has no section \`#${shorten(anchor)}\`.`, hint }
}

function describeSections(ids: ReadonlySet<string>): string {
  const names = [...ids].filter((id) => id !== 'main').map((id) => `#${id}`)
  return names.length === 0 ? 'add a heading with that name' : `choose one of its sections: ${nameFew(names)}`
}

/** What is wrong with a link to nothing, as the end of a sentence about it, and what to write instead. */
function explainDeadLink(address: string, anchor: string, targets: LinkTargets) {
  if (kindOfDownload(address) !== undefined) return explainDeadFile(address, targets)
  const isSlashed = targets.pages.has(address.replace(/\/+$/, ''))
  const fate = isSlashed ? "has a slash at the end that doesn't belong there" : "leads to a page that doesn't exist"
  return { fate, hint: hintForPage(address, anchor, targets) }
}

/** Typos allowed in the address of a file. */
const mostTypos = 4

function explainDeadFile(address: string, { pages }: LinkTargets) {
  const files = [...pages.keys()].filter((page) => page.startsWith(downloadPath('')))
  const path = /(?:^|\/)files\/(.*)$/.exec(decodePart(address))?.[1] ?? decodePart(address).split('/').at(-1) ?? ''
  const wanted = downloadPath(suggestDownloadName(path.replace(/^(?:\.*\/)+/, '')))
  if (files.includes(wanted))
    return { fate: "doesn't use the file's address on the site", hint: `write \`${wanted}\`.` }
  const fate = "leads to a file that doesn't exist"
  const name = wanted.slice(wanted.lastIndexOf('/'))
  const found = files.find((file) => file.endsWith(name))
  if (found !== undefined) return { fate, hint: `write \`${found}\`.` }
  const closest = findClosest(wanted, files, mostTypos)
  if (closest !== undefined) return { fate, hint: `did you mean \`${closest}\`?` }
  const rename = path.endsWith(name.slice(1)) ? '' : ` as \`${name.slice(1)}\``
  return { fate, hint: `put the file in content${wanted.slice(0, -name.length)}/${rename}, and write \`${wanted}\`.` }
}

function hintForPage(address: string, anchor: string, { pages }: LinkTargets): string {
  const near = findNearPage(address, pages)
  if (near !== undefined) {
    const ids = idsOn(pages, near)
    const isThere = anchor !== '' && (!ids || ids.has(decodePart(anchor)))
    return `did you mean \`${near}${isThere ? `#${anchor}` : ''}\`?`
  }
  const advice = address.startsWith('/')
    ? `write the address of a page that exists, such as \`${paths.contact}\`, or remove the link.`
    : `begin internal links with /, such as \`${paths.contact}\`.`
  return describeNeighbours(address, pages)?.replace(/\.$/, '; otherwise, remove the link.') ?? advice
}

function explainOwnAddress(url: string, inside: string): Finding {
  const words = { code: 'links/own-address', hint: `write \`${shorten(inside)}\`.` } as const
  if (isLocal(url.split('/')[2] ?? ''))
    return { ...words, message: `The link to \`${shorten(url)}\` only works on your own computer.` }
  const message = `The link to \`${shorten(url)}\` uses this site's full address. Use only the part after the domain.`
  return { ...words, severity: 'warning', message }
}

/** Whether the target is published no later than the post that links to it, so that visitors never see a dead link. */
function isInTime(address: string, source: CheckedSource, { unpublished }: LinkTargets): boolean {
  const own = addressOf(source)
  if (!unpublished.has(own)) return false
  const [ownDay, targetDay] = [unpublished.get(own), unpublished.get(address)]
  return ownDay === undefined || (targetDay !== undefined && targetDay <= ownDay)
}

function addressOf({ kind }: CheckedSource): string {
  if (kind.single)
    return { about: paths.about, privacy: paths.privacy, faq: paths.faq }[kind.single as string] ?? paths.home
  return entryPaths[kind.collection](kind.id)
}
