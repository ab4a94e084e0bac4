import { addressPattern, isTarget, type Redirect } from '../../../schema/redirect.ts'
import { reservedPaths } from '../../../schema/paths.ts'
import type { Diagnostic, Report } from '../../../shared/diagnostics/diagnostic.ts'
import type { CheckedSource } from '../entry.ts'
import { findClosest } from '../links/find-closest.ts'
import { describeNeighbours, findNearPage } from '../links/find-near-page.ts'
import { findPlace } from '../find-place.ts'
import { decodeAnchor, findRedirectsFile, type LinkTargets, readRedirects } from '../links/link-targets.ts'

/** Reports every redirect that leads nowhere, in a circle or by a detour, or begins where a page is. */
export function checkRedirects(sources: readonly CheckedSource[], targets: LinkTargets, report: Report): void {
  const source = findRedirectsFile(sources)
  if (!source) return
  const { file, parsed } = source
  const redirects = readRedirects(source)
  const context: Context = {
    targets,
    redirects,
    report: (index, key, diagnostic) =>
      report({ severity: 'error', file, place: findPlace(parsed, [index, key]).place, ...diagnostic }),
    noteOf: (index, message) => ({ message, file, place: findPlace(parsed, [index, 'from']).place }),
  }
  for (const index of redirects.keys()) {
    checkFrom(index, context)
    checkTo(index, context)
  }
}

interface Context {
  readonly targets: LinkTargets
  readonly redirects: readonly Redirect[]
  readonly report: (
    index: number,
    key: keyof Redirect,
    diagnostic: Pick<Diagnostic, 'code' | 'message' | 'hint' | 'notes'>,
  ) => void
  readonly noteOf: (index: number, message: string) => NonNullable<Diagnostic['notes']>[number]
}

function checkFrom(index: number, { redirects, targets, report, noteOf }: Context): void {
  const from = redirects[index]?.from ?? ''
  if (!isAddress(from)) {
    const message = `\`from\` must be an address as visitors see it, such as /blog/old-name, but is "${from}".`
    return report(index, 'from', { code: 'content/invalid-value', message, hint: hintForForm('from', from) })
  }
  // Some disks do not tell capitals from small letters, and one of two such files would be lost.
  const isSame = (address: string) => address.toLowerCase() === from.toLowerCase()
  const page = [...targets.pages.keys(), ...targets.unpublished.keys(), ...reservedPaths].find(isSame)
  if (page !== undefined) {
    const message = `A redirect begins at \`${from}\`, but there is a page with that address.`
    const hint = 'take the redirect away, or rename the file of that page.'
    return report(index, 'from', { code: 'redirects/live-page', message, hint })
  }
  const first = redirects.findIndex((redirect) => isSame(redirect.from))
  if (first === index) return
  const message = `\`${from}\` is redirected twice.`
  const notes = [noteOf(first, 'the first time is here')]
  report(index, 'from', { code: 'content/duplicate', message, hint: 'keep one of the two.', notes })
}

function checkTo(index: number, context: Context): void {
  const { redirects, report } = context
  const to = redirects[index]?.to ?? ''
  if (!isTarget(to) || !isAddress(addressOf(to), '/')) {
    const message = /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(to)
      ? `\`to\` must be a page of this site, but is "${to}".`
      : `\`to\` must be an address as visitors see it, such as /blog/new-name, but is "${to}".`
    return report(index, 'to', { code: 'content/invalid-value', message, hint: hintForForm('to', to) })
  }
  const { last, circle } = followRedirects(index, redirects)
  if (circle) {
    // Reported once, at the first of those that it is made of.
    if (index === Math.min(...circle)) reportLoop(circle, context)
  } else if (last !== to) {
    const message = `\`${to}\` is redirected again, to \`${last}\`.`
    report(index, 'to', { code: 'redirects/chain', message, hint: `write \`to: ${last}\`.` })
  } else checkTarget(index, to, context)
}

/** Where a visitor arrives at last, or the redirects of the circle in which nobody does. */
function followRedirects(
  index: number,
  redirects: readonly Redirect[],
): { readonly last: string; readonly circle?: readonly number[] } {
  const passed = [index]
  let last = redirects[index]?.to ?? ''
  for (;;) {
    const address = addressOf(last)
    const next = redirects.findIndex(({ from }) => from === address)
    if (next === -1) return { last }
    const start = passed.indexOf(next)
    if (start >= 0) return { last, circle: passed.slice(start) }
    passed.push(next)
    last = redirects[next]?.to ?? ''
  }
}

function reportLoop(circle: readonly number[], { redirects, report, noteOf }: Context): void {
  const [first = 0, ...others] = circle
  const steps = [...circle, first].map((index) => `\`${redirects[index]?.from}\``)
  const message =
    others.length === 0 ? `${steps[0]} is redirected to itself.` : `Redirects lead in a circle: ${steps.join(' → ')}.`
  report(first, 'to', {
    code: 'redirects/loop',
    message,
    hint: 'write the address of a page that exists, such as `to: /blog`.',
    notes: others.map((index) => noteOf(index, 'this one belongs to the circle')),
  })
}

function checkTarget(index: number, to: string, { targets, report }: Context): void {
  const address = addressOf(to)
  if (targets.unpublished.has(address)) {
    const day = targets.unpublished.get(address)
    const message = `\`${to}\` is a post that is not public yet${day === undefined ? ', but a draft' : `, but on ${day}`}.`
    const hint = 'publish that post first, or write `to: /blog` until then.'
    return report(index, 'to', { code: 'redirects/unknown-target', message, hint })
  }
  if (!targets.pages.has(address)) {
    const addresses = [...targets.pages.keys()]
    const near = findNearPage(address, addresses)
    const hint = near
      ? `did you mean \`to: ${near}\`?`
      : (describeNeighbours(address, addresses) ?? 'write the address of a page that exists: `to: /blog`.')
    return report(index, 'to', { code: 'redirects/unknown-target', message: `There is no page \`${address}\`.`, hint })
  }
  const anchor = decodeAnchor(to.slice(address.length + 1))
  const ids = targets.pages.get(address)?.()
  if (anchor === '' || !ids || ids.has(anchor)) return
  const closest = findClosest(anchor, [...ids])
  const hint = `write \`to: ${address}${closest ? `#${closest}` : ''}\`.`
  report(index, 'to', { code: 'links/broken-anchor', message: `The page ${address} has no part \`#${anchor}\`.`, hint })
}

function addressOf(to: string): string {
  return to.split('#')[0] ?? ''
}

/** Of the form that every address of the site has; hosts send `/a.html`, `/a/` and `/a/index` to it by themselves. */
function isAddress(address: string, home?: '/'): boolean {
  return address === home || (addressPattern.test(address) && !/\.html?$|\/index$/i.test(address))
}

/** What the author most likely means, as a line. */
function hintForForm(key: keyof Redirect, typed: string): string {
  const path = typed.replace(/^([a-z][a-z0-9+.-]*:)?\/\/[^/]*/i, '')
  const [before = '', anchor] = path.replace(/\?[^#]*/, '').split('#')
  const bare = `/${before}`
    .replaceAll(/[\\/]+/g, '/')
    .replace(/\.(html?|md)$/i, '')
    .replace(/\/(index)?$/i, '')
  const meant = bare === '' && key === 'to' ? '/' : bare
  const address = key === 'to' && anchor ? `${meant}#${anchor}` : meant
  const isRight = isAddress(meant, key === 'to' ? '/' : undefined) && (key === 'from' || isTarget(address))
  return isRight
    ? `write \`${key}: ${address}\`.`
    : `write \`${key}: /blog/a-name\`: small letters, digits and hyphens, no slash at the end.`
}
