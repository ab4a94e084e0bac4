import { readOwnAddress } from '../../content/validate/links/own-address.ts'
import { postPath } from '../../schema/paths.ts'
import { addressPattern } from '../../schema/entries/redirect.ts'
import { foldName } from '../../schema/slug.ts'
import { decodePart } from '../../shared/decode-part.ts'
import { guessId } from './guess-front-matter.ts'
import { nameOldPost, postFile } from './name-old-post.ts'
import { findText, listTexts } from './old-keys.ts'
import { oldNames } from '../../schema/other-names.ts'
import type { OldPost } from './read-old-posts.ts'

const listFolder = /^(blog|blogs|posts?|news|articles?|insights|resources|\d{4})$/

/**
 * Points links at imported posts to their new addresses, those with the domain of `site`, too, and strips endings that our addresses
 * never have from other links.
 */
export function createLinker(olds: readonly OldPost[], ids: readonly string[], site?: string) {
  const byName = new Map<string, string>()
  const byAddress = new Map<string, string>()
  olds.forEach((old, index) => {
    const id = ids[index] ?? ''
    for (const address of readAddresses(old)) byAddress.set(address, id)
    for (const name of [nameOldPost(old.path), guessId(old)])
      if (!byName.has(foldName(name))) byName.set(foldName(name), id)
  })
  return (address: string): string | undefined => {
    const inside = readOwnAddress(address, site)
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(inside ?? address) ?? []
    if (path === '' || /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(path)) return undefined
    const clean = tidyAddress(path)
    const steps = clean.split('/').filter((step) => step !== '' && step !== '.' && step !== '..')
    const isOfPost = steps.length === 1 || postFile.test(path) || steps.some((step) => listFolder.test(step))
    const id =
      byAddress.get(clean) ?? (isOfPost ? byName.get(foldName(nameOldPost(decodePart(steps.join('/'))))) : undefined)
    if (id !== undefined) return postPath(id) + rest
    // Redirects can start at `/about.htm`, but a link to it means the page.
    const page = clean.replace(/(?:\/index)?\.htm$/i, '') || '/'
    return inside === undefined && path.startsWith('/') && page !== path ? page + rest : undefined
  }
}

/** Strips endings that hosts add. */
export function tidyAddress(path: string): string {
  return path
    .replace(/\.html$/i, '')
    .replace(/\/index$/i, '/')
    .replace(/(?<=.)\/+$/, '')
}

function readAddresses({ keys }: OldPost): string[] {
  const given = [
    ...oldNames.address.flatMap((name) => findText(keys, [name])?.text ?? []),
    // In Obsidian, an alias is another name of a note.
    ...listTexts(keys, oldNames.formerAddresses).filter((address) => address.includes('/')),
  ]
  const tidied = given.map((address) => tidyAddress(`/${address.replace(/^https?:\/\/[^/]*/, '').replace(/^\/+/, '')}`))
  return [...new Set(tidied)]
}

/** Only addresses that a redirect can start from. */
export function listOldAddresses(old: OldPost, id: string): string[] {
  return readAddresses(old).filter((address) => addressPattern.test(address) && address !== postPath(id))
}

/** Hosts read accents and spaces differently, and redirects can't see what follows a `?`. */
export function listLostAddresses(old: OldPost): string[] {
  return readAddresses(old).filter((address) => /[^!-~]|[%?]/.test(address))
}
