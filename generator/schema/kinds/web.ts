import type { TextForm } from '../suggestions.ts'

/** An address without path and slash at its end. Of ASCII only letters, digits, dots and hyphens: it goes into rules of hosts. */
export const siteAddressPattern = /^https?:\/\/[^\s!-,/:-@[-`{-~]+(?::\d+)?$/

/** `www.example.com/` with what it lacks, and without what is too much. */
export function suggestSiteAddress(typed: string): string[] {
  const [, scheme = '', host = ''] = /^(?:([a-z]+)\s*:?\s*\/+)?\s*([^/?#\s]+)/i.exec(typed.trim()) ?? []
  const isPlain = scheme.toLowerCase() === 'http'
  return host.includes('.') ? [`${isPlain ? 'http' : 'https'}://${host.toLowerCase()}`] : []
}

const namePart = '[A-Za-z0-9_.-]+'

export const repository: TextForm = {
  pattern: new RegExp(`^${namePart}(/${namePart})+$`),
  demand: 'must be an owner and a name, such as my-company/website',
  /** Owner and name from the address that a browser or git shows. */
  suggest(typed) {
    const path = typed.trim().replace(/^(\w+:\/\/)?([\w.-]+@)?[\w-]+(\.[\w-]+)+[/:]/, '')
    return [path.replace(/\/+$/, '').replace(/\.git$/, '')]
  },
}

export const tagId: TextForm = {
  pattern: /^(AW|G|GT)-[A-Z0-9-]+$/,
  demand: 'must be a tag id such as AW-123456789',
  /** An id in capitals, with the hyphen after its kind; only digits belong to an ad. */
  suggest(typed) {
    const id = typed.trim().toUpperCase()
    const [, kind = 'AW', rest] = /^(?:(AW|GT|G)[\s_-]*)?([A-Z0-9-]*\d[A-Z0-9-]*)$/.exec(id) ?? []
    return rest === undefined ? [] : [`${kind}-${rest}`]
  },
}
