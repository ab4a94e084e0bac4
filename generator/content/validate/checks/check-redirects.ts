import { decodePart } from '../../../shared/decode-part.ts'
import { downloadPath } from '../../../schema/download.ts'
import { filePaths, paths, reservedPaths, topFiles } from '../../../schema/paths.ts'
import { isTarget, type Redirect } from '../../../schema/entries/redirect.ts'
import type { Finding, Note, Report } from '../../../shared/diagnostics/diagnostic.ts'
import type { CheckedSource } from '../entry.ts'
import { findPlace } from '../find-place.ts'
import { findClosest } from '../../../shared/find-closest.ts'
import { describeNeighbours, findNearPage } from '../links/find-near-page.ts'
import { idsOn, type LinkTargets } from '../links/link-targets.ts'
import { addressOf, byNumber, hintForForm, hintForNumber, isAddress, tidyTyped } from './redirect-form.ts'

/** Reports redirects with missing targets, loops, chains, or a live page at their source. */
export function checkRedirects(sources: readonly CheckedSource[], targets: LinkTargets, report: Report): void {
  const source = sources.find(({ kind }) => kind.single === 'redirects')
  if (!source?.isValid) return
  const { file } = source
  const redirects = source.raw as readonly Redirect[]
  const placeOf = (index: number, key: keyof Redirect) => findPlace(source.parsed, [index, key]).place
  const noteAt = (index: number, message: string) => ({ message, file, place: placeOf(index, 'from') })
  const addresses = [...targets.pages.keys(), ...targets.unpublished.keys(), ...reservedPaths]
  const surroundings = {
    redirects,
    targets,
    firstFrom: findFirst(redirects.map(({ from }) => from.toLowerCase())),
    nextFrom: findFirst(redirects.map(({ from }) => from)),
    live: new Set(addresses.map((address) => address.toLowerCase())),
    noteAt,
  }
  for (const index of redirects.keys()) {
    for (const [key, explain] of [['from', explainFrom] as const, ['to', explainTo] as const]) {
      const found = explain(index, surroundings)
      if (found) report({ severity: 'error', file, place: placeOf(index, key), ...found })
    }
  }
}

/** The index of the first of equal addresses. */
function findFirst(addresses: readonly string[]): ReadonlyMap<string, number> {
  return new Map(addresses.map((address, index) => [address, index] as const).toReversed())
}

interface Surroundings {
  readonly redirects: readonly Redirect[]
  readonly targets: LinkTargets
  /** The first redirect from each old address, in lowercase: on case-insensitive file systems, one of two files would be lost. */
  readonly firstFrom: ReadonlyMap<string, number>
  /** The first redirect from each old address as typed, which is the one that a redirect to it leads on to. */
  readonly nextFrom: ReadonlyMap<string, number>
  /** The addresses of all pages, in lowercase. */
  readonly live: ReadonlySet<string>
  readonly noteAt: (index: number, message: string) => Note
}

function explainFrom(index: number, surroundings: Surroundings): Finding | undefined {
  const { redirects, targets, firstFrom, live, noteAt } = surroundings
  const { from = '' } = redirects[index] ?? {}
  const lower = from.toLowerCase()
  if (from.length > mostCharacters || /[^/]{201}/.test(from)) {
    const message = `\`from\` is too long: no file can have such a name.`
    return { code: 'content/invalid-value', message, hint: 'delete this redirect.' }
  }
  if (/[^!-$&-~]/.test(from)) {
    const message = `\`from\` can't have accents, spaces or codes such as %20, because hosts read them differently, but it's "${from}".`
    const hint = "delete this redirect, and set it up in your host's own settings, if there are any."
    return { code: 'content/invalid-value', message, hint }
  }
  if (!isAddress(from)) {
    const message = `\`from\` must be an address as visitors see it, such as /blog/old-name, but it's "${from}".`
    const [path] = tidyTyped(from)
    const meant = path === '' && /\/index\.html$/i.test(from) ? paths.home : path
    const wanted = byNumber.test(from) ? hintForNumber(from) : hintForForm('from', from)
    const hint = targets.pages.has(meant) ? `delete this redirect: its address already leads to \`${meant}\`.` : wanted
    return { code: 'content/invalid-value', message, hint }
  }
  if (live.has(lower)) {
    const page = targets.unpublished.has(lower) ? "a page that isn't public yet" : 'a page'
    const message = `A redirect starts at \`${from}\`, but there is ${page} with that address.`
    const hint = "remove the redirect, or rename that page's file."
    return { code: 'redirects/live-page', message, hint }
  }
  const above = findFileAbove(from, surroundings)
  if (above !== undefined) {
    const message = `\`from\` goes on after \`${above}\`, but the site has a file of that name.`
    return { code: 'content/invalid-value', message, hint: 'delete this redirect.' }
  }
  const first = firstFrom.get(lower) ?? index
  if (first === index) return undefined
  const message = `\`${from}\` is redirected twice.`
  const notes = [noteAt(first, 'the first one is here')]
  return { code: 'content/duplicate', message, hint: 'delete one of them.', notes }
}

/** File systems have limits; for a name, it's usually 255 bytes. */
const mostCharacters = 1000

/** Files at the top of the site that aren't pages. */
const filesAtTop: ReadonlySet<string> = new Set([...filePaths, ...Object.values(topFiles)])

/** The first of the folders in a redirect's address that is a file of the site: no folder can have its name. */
function findFileAbove(from: string, { firstFrom, live, targets }: Surroundings): string | undefined {
  const { pages } = targets
  const isPage = (address: string) =>
    [paths.home, '/index'].includes(address) || live.has(address) || firstFrom.has(address)
  const isFile = (folder: string) => {
    const path = folder.toLowerCase()
    if (path.endsWith('.html')) return isPage(path.slice(0, -'.html'.length))
    return filesAtTop.has(path) || (path.startsWith(downloadPath('')) && pages.has(path))
  }
  const steps = from.split('/')
  return steps
    .slice(2)
    .map((_, index) => steps.slice(0, index + 2).join('/'))
    .find(isFile)
}

function explainTo(index: number, surroundings: Surroundings): Finding | undefined {
  const { redirects, targets } = surroundings
  const { to = '' } = redirects[index] ?? {}
  if (!isTarget(to) || !isAddress(addressOf(to), '/')) {
    const isWhole = /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(to)
    const wanted = isWhole ? 'a page on this site' : 'an address as visitors see it, such as /blog/new-name'
    const message = `\`to\` must be ${wanted}, but it's "${to}".`
    const hint =
      isWhole && leadsElsewhere(to, targets.url)
        ? "delete this redirect, because one can't lead to another site, and link to that address itself."
        : hintForForm('to', to)
    return { code: 'content/invalid-value', message, hint }
  }
  const { last, circle } = followRedirects(index, surroundings)
  // Report a loop once, at its first redirect.
  if (circle) return index === Math.min(...circle) ? explainLoop(circle, surroundings) : undefined
  if (last === to) return explainTarget(to, targets)
  const message = `\`${to}\` is redirected again, to \`${last}\`.`
  return { code: 'redirects/chain', message, hint: `write \`to: ${last}\`.` }
}

/** Whether a URL is another site's than `own`, which may be unknown. `tel:` and the like are no site's. */
function leadsElsewhere(url: string, own: string | undefined): boolean {
  const hostOf = (typed: string) => (URL.canParse(typed, own) ? new URL(typed, own).host.replace(/^www\./, '') : '')
  return own !== undefined && !['', hostOf(own)].includes(hostOf(url))
}

/** Follows redirects to the final URL, or returns the ones that form a loop. */
function followRedirects(index: number, { redirects, nextFrom }: Surroundings) {
  const passed = new Set([index])
  let last = redirects[index]?.to ?? ''
  for (;;) {
    const next = nextFrom.get(addressOf(last))
    if (next === undefined) return { last }
    if (passed.has(next)) return { last, circle: [...passed].slice([...passed].indexOf(next)) }
    passed.add(next)
    last = redirects[next]?.to ?? ''
  }
}

/** Of a loop, as many redirects are named. */
const mostSteps = 5

function explainLoop(circle: readonly number[], { redirects, noteAt }: Surroundings): Finding {
  const [first = 0, ...others] = circle
  const nameStep = (index: number) => `\`${redirects[index]?.from}\``
  const steps = [
    ...circle.slice(0, mostSteps).map(nameStep),
    ...(circle.length > mostSteps ? ['…'] : []),
    nameStep(first),
  ]
  const message =
    others.length === 0 ? `${steps[0]} is redirected to itself.` : `Redirects form a loop: ${steps.join(' → ')}.`
  const hint = 'write the address of a page that exists, such as `to: /blog`.'
  const notes = others.slice(0, mostSteps).map((other) => noteAt(other, 'this one is part of the loop'))
  return { code: 'redirects/loop', message, hint, notes }
}

function explainTarget(to: string, { pages, unpublished }: LinkTargets): Finding | undefined {
  const address = addressOf(to)
  if (unpublished.has(address)) {
    const day = unpublished.get(address)
    const what = address.startsWith(`${paths.blog}/`) ? 'post' : 'page'
    const message = `\`${to}\` is a ${what} that isn't public yet${day === undefined ? ': it is a draft' : `: it appears on ${day}`}.`
    const hint = `publish that ${what} first, or write \`to: ${findParent(address, pages)}\` until then.`
    return { code: 'redirects/unknown-target', message, hint }
  }
  if (!pages.has(address)) {
    const near = findNearPage(address, pages)
    const hint = near
      ? `did you mean \`to: ${near}\`?`
      : (describeNeighbours(address, pages) ??
        `write the address of a page that exists: \`to: ${findParent(address, pages)}\`.`)
    return {
      code: 'redirects/unknown-target',
      message: `There is no ${address.startsWith(downloadPath('')) ? 'file' : 'page'} \`${address}\`.`,
      hint,
    }
  }
  const anchor = decodePart(to.slice(address.length + 1))
  const ids = idsOn(pages, address)
  if (anchor === '' || !ids || ids.has(anchor)) return undefined
  const closest = findClosest(anchor, [...ids])
  const hint = `write \`to: ${address}${closest ? `#${closest}` : ''}\`.`
  return { code: 'links/broken-anchor', message: `The page ${address} has no section \`#${anchor}\`.`, hint }
}

/** The list page above a URL path; at the top level, the blog. */
function findParent(address: string, pages: LinkTargets['pages']): string {
  const folder = address.slice(0, address.lastIndexOf('/'))
  const list = folder === '' ? paths.blog : folder
  return pages.has(list) ? list : paths.home
}
