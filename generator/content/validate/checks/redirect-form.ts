import { addressPattern, isTarget, type Redirect } from '../../../schema/entries/redirect.ts'
import { paths } from '../../../schema/paths.ts'

/** The path of a redirect's target, without its anchor. */
export function addressOf(to: string): string {
  return to.split('#')[0] ?? ''
}

/** Whether a path has the canonical form. Hosts redirect `/a.html`, `/a/` and `/a/index` to it by themselves, but not `/a.htm`. */
export function isAddress(address: string, home?: '/'): boolean {
  return address === home || (addressPattern.test(address) && !/\.html$|\/index$/i.test(address))
}

/** Old addresses that name a page only after the `?`. */
export const byNumber = /\?(?:[^#]*&)?(?:p|page_id|post|id|cat|attachment_id)=/i

/** One redirect would lead all pages of the old site to one address. */
export function hintForNumber(from: string): string {
  const path = addressOf(from).replace(/\?.*/, '')
  const all = isAddress(path)
    ? `; to lead all of them to one page, write \`from: ${path}\` and \`to: ${paths.blog}\``
    : ''
  return `delete this redirect: it can't tell addresses apart by what follows the \`?\`${all}.`
}

/** The canonical path that was meant, and what follows `#`. */
export function tidyTyped(typed: string): [path: string, anchor: string | undefined] {
  const path = typed.replace(
    /^(?:(?:[a-z][a-z0-9+.-]*:)?\/\/[^/]*|(?:[a-z\d-]+\.)+(?!php|html?|aspx?)[a-z]{2,}(?=\/))/i,
    '',
  )
  const [before = '', anchor] = path.replace(/\?[^#]*/, '').split('#')
  const bare = `/${before}`
    .replaceAll(/[\\/]+/g, '/')
    .replace(/\.(html|md)$/i, '')
    .replace(/\/(index)?$/i, '')
  return [bare, anchor]
}

/** How to write an address that has the wrong form. */
export function hintForForm(key: keyof Redirect, typed: string): string {
  if (typed.includes('*'))
    return `write a redirect for each ${key === 'from' ? 'old address' : 'page'}: \`*\` can't stand for several.`
  const [bare, anchor] = tidyTyped(typed)
  const home = key === 'to' ? '/' : undefined
  const meant = bare || (home ?? '')
  const address = home && anchor ? `${meant}#${anchor}` : meant
  return isAddress(meant, home) && (key === 'from' || isTarget(address))
    ? `write \`${key}: ${address}\`.`
    : `write \`${key}: /blog/a-name\`: lowercase letters, digits and hyphens, with no slash at the end.`
}
