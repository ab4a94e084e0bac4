import { groupBy } from '../../shared/group-by.ts'
import type { Diagnostic, Place } from '../../shared/diagnostics/diagnostic.ts'
import type { Entries } from '../validate/entry.ts'
import { allowListFile } from './allow-list.ts'
import type { Answer } from './ask-address.ts'

/** An address outside the site, and everywhere that links lead to it. */
export interface ExternalLink {
  /** Without the part from `#` on, which no server sees. */
  readonly address: string
  readonly places: readonly LinkPlace[]
}

interface LinkPlace {
  readonly file: string
  readonly place: Place
}

/** The links of the content that lead to other sites, each address once, in the order of the files. */
export function listExternalLinks({ config, collections, files }: Entries): readonly ExternalLink[] {
  const own = config && new URL(config.url).origin
  const texts = [...Object.values(collections).flat(), ...Object.values(files)].flatMap(({ file, markdown }) =>
    [...markdown.values()].map(({ links }) => ({ file, links })),
  )
  const found = texts.flatMap(({ file, links }) =>
    links.map(({ url, place }) => ({ address: readAddress(url), file, place })),
  )
  const elsewhere = found.filter(({ address }) => address !== undefined && new URL(address).origin !== own)
  return [...groupBy(elsewhere, ({ address = '' }) => address)].map(([address, places]) => ({
    address,
    places: places.map(({ file, place }) => ({ file, place })),
  }))
}

/** The address as a program asks for it; `undefined` for what is no address of the web. */
function readAddress(url: string): string | undefined {
  if (!/^https?:/i.test(url) || !URL.canParse(url)) return undefined
  const address = new URL(url)
  address.hash = ''
  return address.href
}

/** What is reported of links: at each place that has one, an error where no one arrives, a warning where that is not known. */
export function describeAnswers(
  links: readonly ExternalLink[],
  answers: ReadonlyMap<string, Answer>,
): readonly Diagnostic[] {
  return links.flatMap(({ address, places }) => {
    const answer = answers.get(address)
    if (!answer || answer.kind === 'alive') return []
    return places.map(({ file, place }) => ({ ...describe(address, answer), file, place }))
  })
}

function describe(address: string, answer: Exclude<Answer, { kind: 'alive' }>) {
  const code = 'links/unreachable' as const
  if (answer.kind === 'dead') {
    const message = `Visitors do not reach \`${address}\`: ${answer.reason}.`
    return { severity: 'error', code, message, hint: 'correct the address, or remove the link.' } as const
  }
  const message = `Whether visitors reach \`${address}\` is not known: ${answer.reason} to programs.`
  const hint = `look at it in a browser; where it is good, write it into ${allowListFile}.`
  return { severity: 'warning', code, message, hint } as const
}
