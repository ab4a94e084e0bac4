import type { RichText } from '../../templates/props.ts'
import type { RenderedText } from '../content/markdown/html/render-markdown.ts'
import { downloadPath, describeDownload, type DownloadFacts } from '../schema/download.ts'
import type { PostContext } from './page-plan.ts'

/** A text with the pictures that its HTML names by number, and with kind and size behind links to files. */
export function buildRichText(
  { html, pictures }: RenderedText,
  { pictureOf, factsOf }: Pick<PostContext, 'pictureOf' | 'factsOf'>,
): RichText {
  const described = describeLinks(html, factsOf)
  if (pictures.length === 0) return { html: described }
  return {
    html: described,
    pictures: pictures.map(({ image, alt, ...place }) => ({ ...place, picture: pictureOf(image, alt) })),
  }
}

/** What links say of a file, by its address: `PDF, 240 KB`; `undefined` where no such file is offered. */
export type FactsOf = (address: string) => string | undefined

export function createFacts(downloads: readonly DownloadFacts[]): FactsOf {
  const facts = new Map(downloads.map((download) => [downloadPath(download.path), describeDownload(download)]))
  return (address) => facts.get(address.split(/[?#]/, 1)[0] ?? '')
}

/** As the sanitiser writes it; a text that looks like it has its brackets escaped. */
const fileLink = /<a href="(\/files\/[^"]*)"((?:[^">]|"[^"]*")*)>([\s\S]*?)<\/a>/g

/** What an author may have written behind the words: `Checklist (PDF)`. */
const ownFacts = /\s*\((?:PDF|Word|Excel|PowerPoint|DOCX|XLSX|PPTX|ODT|ODS|CSV|TXT|ZIP)\b[^()]*\)$/i

/** Inside the link, so that screen readers that list links read it too. */
export function describeLinks(html: string, factsOf: FactsOf): string {
  if (!html.includes('<a href="/files/')) return html
  return html.replaceAll(fileLink, (link, address: string, more: string, words: string) => {
    const facts = factsOf(address)
    return facts === undefined ? link : `<a href="${address}"${more}>${words.replace(ownFacts, '')} (${facts})</a>`
  })
}
