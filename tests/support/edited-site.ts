import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, parse, relative, sep } from 'node:path'
import { findBuiltIn } from '../../generator/schema/collections.ts'
import { root, siteRoot } from './project.ts'

/** A small site on disk that a test edits like an author. Paths are relative to its folder, with forward slashes. */
export interface EditedSite {
  /** Absolute. */
  readonly folder: string
  /** The day of the next build, `YYYY-MM-DD`. */
  today: string
  /** Version of the templates for the next build. */
  templates: string
  /** All files below a folder, sorted; empty if it doesn't exist. */
  list(below: string): string[]
  read(path: string): string
  write(path: string, content: string): void
  move(from: string, to: string): void
  remove(path: string): void
}

/** The day of the first build. Some posts have later dates. */
export const firstDay = '2026-06-01'

/** The number of posts, including the two in the fixture. A few aren't public yet on the first day. */
const postCount = 28

/** Creates the small site in a new folder. */
export function createEditedSite(folder: string): EditedSite {
  const site = openEditedSite(folder)
  for (const [path, text] of Object.entries(texts)) site.write(path, text)
  return site
}

/** A site of a few pages, for builds without a cache: each page has a social card to draw. All its images are the same one. */
export function createSmallSite(folder: string): EditedSite {
  const site = createEditedSite(folder)
  for (const path of site.list('content/posts').filter((name) => /guide-\d\d|guide-[4-9]/.test(name))) site.remove(path)
  for (const path of site.list('content/areas').slice(2)) site.remove(path)
  for (const path of site.list('content/images')) site.write(path, drawPicture(0x0b5c7a))
  return site
}

/** Another site with the same content and cache. */
export function copyEditedSite(site: EditedSite, folder: string): EditedSite {
  for (const name of ['content', 'cache', 'site.config.yaml'])
    cpSync(join(site.folder, name), join(folder, name), { recursive: true })
  return { ...openEditedSite(folder), today: site.today, templates: site.templates }
}

function openEditedSite(folder: string): EditedSite {
  const placeOf = (path: string) => join(folder, path)
  return {
    folder,
    today: firstDay,
    templates: '1',
    list: (below) => listFiles(placeOf(below)).map((file) => `${below}/${file}`),
    read: (path) => readFileSync(placeOf(path), 'utf8'),
    write(path, content) {
      mkdirSync(dirname(placeOf(path)), { recursive: true })
      writeFileSync(placeOf(path), content)
    },
    move: (from, to) => renameSync(placeOf(from), placeOf(to)),
    remove: (path) => rmSync(placeOf(path), { recursive: true, force: true }),
  }
}

/** Relative paths of all files below a folder, sorted; empty if it doesn't exist. */
export function listFiles(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted()
}

/** A strip of one color, which encodes fifteen times as fast as a photo. It's an SVG even if its file name says WebP. */
export function drawPicture(color: number): string {
  const fill = `#${color.toString(16).padStart(6, '0')}`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="2"><rect width="40" height="2" fill="${fill}"/></svg>`
}

const categories = ['Office Cleaning', 'Floors', 'Winter']
const tags = ['Mats', 'Salt', 'Checklists', 'Glass', 'Carpets']
const pictures = ['posts/warehouse-cleaning-guide.webp', 'posts/office-cleaning-tips.webp']

/** Values for the front matter of a post. */
export const choices = { categories, tags, pictures } as const

/** A short post that is different for each number. */
export function writePost(number: number): string {
  const day = new Date(Date.UTC(2026, 0, 5 + number * 6)).toISOString().slice(0, 10)
  const phrase = number % 4 === 0 ? 'Call {phone} before it snows.' : `Look at corner ${number} first.`
  return `---
title: Guide ${number} to Floors
excerpt: What to look at first in building ${number}, and what can wait until the end of the week.
date: ${day}
image: ${pictures[number % 2]}
imageAlt: A model of entrance ${number}
category: ${categories[number % 3]}
tags: [${tags[number % 5]}, ${tags[(number * 3 + 1) % 5]}]
---
${phrase}

## What helps ${number}

Dry grit comes first, then [the mop](/services/office).
`
}

/** A city whose texts contain its name. */
export function writeArea(city: string, order: number): string {
  return readFixture('areas/troy.yaml')
    .replaceAll('Troy', city)
    .replace('order: 1', `order: ${order}`)
    .replace('42.5803', String(42.3 + order / 20))
    .replace('-83.1431', String(-83.5 + order / 13))
}

function readFixture(path: string): string {
  return readFileSync(join(root, 'tests/fixtures/good/content', path), 'utf8')
}

const posts = Array.from({ length: postCount - 2 }, (_, number) => [
  `content/posts/guide-${number}.md`,
  writePost(number),
])
const areas = ['Warren', 'Livonia', 'Dearborn'].map((city, index) => [
  `content/areas/${city.toLowerCase()}.yaml`,
  writeArea(city, index + 2),
])
const images = [
  'home/evening',
  'home/floor-evening',
  'home/floor-morning',
  'pages/not-found',
  'about/team',
  'areas/troy',
  'services/office',
  'services/industrial',
  'services/medical',
]

/** The texts of the fixture and the built-in pages of the tested site, with more posts and cities. */
const texts: Readonly<Record<string, string>> = {
  'site.config.yaml': readFileSync(join(siteRoot, 'site.config.yaml'), 'utf8'),
  ...readTexts('content/pages', join(siteRoot, 'content/pages'), (name) => findBuiltIn(name) !== undefined),
  ...readTexts('content', join(root, 'tests/fixtures/good/content')),
  ...Object.fromEntries([...posts, ...areas]),
  ...Object.fromEntries(
    [...images.map((name) => `${name}.webp`), ...pictures].map((name, index) => [
      `content/images/${name}`,
      drawPicture(0x0b5c00 + index * 11),
    ]),
  ),
  'content/images/brand/icon.svg': drawPicture(0x0b5c7a),
  // A city can only be deleted if nothing links to it.
  'content/faq.yaml': readFixture('faq.yaml').replace('/service-areas/troy', '/service-areas'),
}

function readTexts(path: string, folder: string, isWanted = (_name: string) => true): Record<string, string> {
  const wanted = listFiles(folder).filter((file) => isWanted(parse(file).name))
  return Object.fromEntries(wanted.map((file) => [`${path}/${file}`, readFileSync(join(folder, file), 'utf8')]))
}
