import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readBody, readOrdered, readTexts } from '../../support/content.ts'

/** A page that any generator can make: a title, a description and Markdown. */
interface PlainPage {
  /** `services/office` */
  readonly path: string
  readonly title: string
  readonly description: string
  readonly body: string
}

/** The pages of the site that aren't posts or lists of posts. */
export function listPlainPages(): readonly PlainPage[] {
  const privacy = readBody('privacy')
  const questions = readTexts('faq').map(({ question, answer }) => `## ${question}\n\n${answer}`)
  return [
    ...readOrdered('services').map(({ id, title, description, intro, standard, specialized }) => ({
      path: `services/${id}`,
      title,
      description,
      body: [intro, formatList(standard), formatList(specialized)].join('\n\n'),
    })),
    ...readOrdered('areas').map(({ id, city, description, features, text }) => ({
      path: `service-areas/${id}`,
      title: city,
      description,
      body: [formatList(features), text].join('\n\n'),
    })),
    makeSingle('service-areas', 'Service areas', formatList(readOrdered('areas').map(linkArea))),
    makeSingle('faq', 'Questions', questions.join('\n\n')),
    makeSingle('about', 'About', privacy),
    makeSingle('contact', 'Contact', privacy),
    makeSingle('privacy-policy', 'Privacy policy', privacy),
    makeSingle('404', 'Not found', 'There is no such page.'),
  ]
}

/** The header and footer of every page, together about 5 kB as on the real site. */
export function buildFrame(): { readonly header: string; readonly footer: string } {
  const services = readOrdered('services').map(({ id, title }) => link(`/services/${id}.html`, title))
  const areas = readOrdered('areas').map(({ id, city }) => link(`/service-areas/${id}.html`, `Cleaning in ${city}`))
  const pages = ['about', 'faq', 'blog', 'contact', 'privacy-policy'].map((path) => link(`/${path}.html`, path))
  return {
    header: `<header><nav aria-label="Main menu">${listLinks(services)}${listLinks(areas)}${listLinks(pages)}</nav></header>`,
    footer: `<footer><h2>Services</h2>${listLinks(services)}<h2>Cities</h2>${listLinks(areas)}${listLinks(pages)}</footer>`,
  }
}

/** Writes texts to a folder, by path. */
export async function writeFiles(folder: string, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(texts)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
}

function makeSingle(path: string, title: string, body: string): PlainPage {
  return { path, title, description: `${title}.`, body }
}

function listLinks(links: readonly string[]): string {
  return `<ul class="menu">\n${links.join('\n')}\n</ul>`
}

/** Front matter in YAML, which includes JSON. */
export function formatPage(keys: Readonly<Record<string, string>>, body: string): string {
  const lines = Object.entries(keys).map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
  return `---\n${lines.join('')}---\n${body}\n`
}

function linkArea({ id, city }: { readonly id: string; readonly city: string }): string {
  return `[${city}](/service-areas/${id}.html)`
}

function link(href: string, words: string): string {
  return `<li class="menu__item"><a class="menu__link" href="${href}">${words}</a></li>`
}

function formatList(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n')
}
