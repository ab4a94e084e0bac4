import * as fc from 'fast-check'
import { choices, drawPicture, type EditedSite, firstDay, writeArea, writePost } from './edited-site.ts'

/** A change that someone may make to a site. The numbers pick where and how. */
export interface Edit {
  /** One of `editKinds`. */
  readonly kind: string
  readonly where: number
  readonly how: number
}

type Apply = (site: EditedSite, numbers: Pick<Edit, 'where' | 'how'>) => void

/** Picks an item by number. */
function pick(items: readonly string[], number: number): string {
  return items[number % items.length] ?? ''
}

/** Changes a file of one kind, picked by number, if there is one. */
function changing(list: (site: EditedSite) => readonly string[], change: (text: string, how: number) => string): Apply {
  return (site, { where, how }) => {
    const path = pick(list(site), where)
    if (path !== '') site.write(path, change(site.read(path), how))
  }
}

/** Changes the line of a key, or adds it. */
function setting(key: string, valueOf: (how: number) => string): (text: string, how: number) => string {
  return (text, how) => {
    const line = `${key}: ${valueOf(how)}`
    const known = new RegExp(`^${key}: .*$`, 'm')
    // A function, so that `$` in the line has no special meaning.
    return known.test(text) ? text.replace(known, () => line) : text.replace('---\n', () => `---\n${line}\n`)
  }
}

const posts = (site: EditedSite) => site.list('content/posts')
const areas = (site: EditedSite) => site.list('content/areas')
const services = (site: EditedSite) => site.list('content/services')
const images = (site: EditedSite) => site.list('content/images')
const builtPages = (site: EditedSite) => site.list('dist').filter((path) => path.endsWith('.html'))
const built = (site: EditedSite) => site.list('dist')

/** Whether a build takes the folder with this file, and another one, for a site that it may replace. */
const isMark = (path: string) => /^dist\/(?:index|404)\.html$/.test(path)

const configs = () => ['site.config.yaml']
const questions = () => ['content/faq.yaml']

const orderOf = (text: string) => /^order: .*$/m.exec(text)?.[0] ?? ''

const ending = (how: number) => pick(['One more line.', 'Salt dries white.', 'Ask about [prices](/contact).'], how)

const day = (how: number) => new Date(Date.UTC(2026, 0, 1 + how * 3)).toISOString().slice(0, 10)

/** Each edit replaces the first match of the pattern in a file. */
const pageTexts: readonly (readonly [name: string, line: RegExp, text: string])[] = [
  ['home', /^ {2}heading: .*$/m, '  heading: Clean by number'],
  ['home', /^ {2}imageAlt: >-\n.*$/m, '  imageAlt: A model with carts'],
  ['about', /^ {2}heading: .*$/m, '  heading: Our family of'],
  ['about', /^ {4}Cleaning is .*$/m, '    Cleaning is a business of {company} and'],
  ['blog', /^ {2}heading: .*$/m, '  heading: Notes of number'],
  ['blog', /^readMore: .*$/m, 'readMore: Read all of'],
  ['post', /^back: .*$/m, 'back: Back to'],
  ['area', /^ {2}call: .*$/m, '  call: Call {phone} or'],
  ['areas', /^learnMore: .*$/m, 'learnMore: Learn'],
  ['service', /^quote: .*$/m, 'quote: Get quote'],
  ['site', /^skipLink: .*$/m, 'skipLink: Skip to'],
  ['site', /^ {2}blog: .*$/m, '  blog: Blog'],
  ['site', /^(?:markdown: \{ done: .*\n)?skipLink:/m, 'markdown: { done: Ready, note: Note }\nskipLink:'],
  ['not-found', /^heading: .*$/m, 'heading: Nothing at'],
  ['contact', /^ {2}heading: .*$/m, '  heading: Write to'],
]

const pageEdits = pageTexts.map(([name, line, text]): [string, Apply] => {
  const path = `content/pages/${name}.yaml`
  return [
    `change a text of ${name}.yaml: ${text.trim()}`,
    (site, { how }) => site.write(path, site.read(path).replace(line, `${text} ${how}`)),
  ]
})

// Only in three posts, so that the same one often changes twice.
const changeDigit = changing(
  (site) => posts(site).slice(0, 3),
  (text, how) => text.replace(/\d(?=[^\d]*$)/, String(how % 10)),
)

const edits: Readonly<Record<string, Apply>> = {
  'add a post': (site, { how }) => site.write(`content/posts/added-${how % 7}.md`, writePost(how)),
  'say more in a post': changing(posts, (text, how) => `${text}\n${ending(how)}\n`),
  'say more in three posts': (site, { where, how }) => {
    for (const offset of [0, 1, 2]) edits['say more in a post']?.(site, { where: where + offset, how: how * 3 })
  },
  'have one heading more in a post': changing(posts, (text, how) => `${text}\n## Heading ${how}\n`),
  'leave a post without a text': changing(posts, (text) => text.replace(/\n---\n[\s\S]*$/, '\n---\n')),
  'say something else in a post': changing(posts, (text, how) =>
    text.replace(/\n---\n[\s\S]*$/, () => `\n---\nAll of it is new: ${how}.\n\n## Part ${how}\n\nAnd {company}.\n`),
  ),
  'write a post again': (site, { where, how }) => site.write(pick(posts(site), where), writePost(how)),
  'give a post another title': changing(
    posts,
    setting('title', (how) => `Title ${how} of a guide`),
  ),
  'give a post another excerpt': changing(
    posts,
    setting(
      'excerpt',
      (how) => `What is said in short is another thing now, and has the number ${how}, as one may see.`,
    ),
  ),
  'give a post another day': changing(posts, setting('date', day)),
  'say that a post was changed': changing(
    posts,
    setting('updated', () => firstDay),
  ),
  'give a post other tags': changing(
    posts,
    setting('tags', (how) => `[${pick(choices.tags, how)}, ${pick(choices.tags, how + 1 + (how % 3))}]`),
  ),
  'give a post another category': changing(
    posts,
    setting('category', (how) => pick(choices.categories, how)),
  ),
  'give a post another picture': changing(
    posts,
    setting('image', (how) => pick(choices.pictures, how)),
  ),
  'make a post a draft, or public': changing(
    posts,
    setting('draft', (how) => String(how % 2 === 0)),
  ),
  'name the phone in a post': changing(posts, (text) => `${text}\nCall {phone}.\n`),
  'write a rare letter': changing(posts, (text, how) => `${text}\n${pick(['ž', 'ő', '&szlig;'], how)}\n`),
  'change a digit of a post': changeDigit,
  'save a post twice': (site, numbers) => {
    for (const how of [numbers.how, numbers.how + 1]) changeDigit(site, { ...numbers, how })
  },
  'break a post': changing(posts, (text) => text.replace(/^title: .*\n/m, '')),
  'delete a post': (site, { where }) => site.remove(pick(posts(site), where)),
  'rename a post': (site, { where, how }) => site.move(pick(posts(site), where), `content/posts/renamed-${how}.md`),
  'exchange two posts': (site, { where, how }) => {
    const [one, other] = [pick(posts(site), where), pick(posts(site), where + how)]
    site.move(one, 'content/held.md')
    if (one !== other) site.move(other, one)
    site.move('content/held.md', other)
  },
  'lead an old address to a post': (site, { where, how }) => {
    const id = pick(posts(site), where).replace('content/posts/', '').replace('.md', '')
    site.write('content/redirects.yaml', `- from: /blog/old-${how % 5}\n  to: /blog/${id}\n`)
  },
  'write a page of its own': (site, { how }) =>
    site.write(
      `content/pages/own-${how % 3}.md`,
      `---\ntitle: Page ${how}\ndescription: What this page says in short, and it has the number ${how} in it.\nmenu: ${pick(['header', 'footer', 'none'], how)}\ndraft: ${how % 4 === 0}\n---\nSome words.\n`,
    ),
  'offer a file, and link a post to it': (site, { where, how }) => {
    site.write('content/files/list.csv', 'line\n'.repeat(how * 90 + 1))
    const path = pick(posts(site), where)
    if (path !== '') site.write(path, `${site.read(path)}\nSee the [list](/files/list.csv).\n`)
  },
  'offer another file': (site, { how }) => site.write('content/files/list.csv', 'cell\n'.repeat(how * 90 + 1)),
  'add a city': (site, { how }) => {
    const city = pick(['Novi', 'Royal Oak', 'Ferndale'], how)
    site.write(`content/areas/${city.toLowerCase().replace(' ', '-')}.yaml`, writeArea(city, 10 + (how % 3)))
  },
  'say something else of a city': changing(areas, (text, how) => `${text}\n  It has ${how} towers.\n`),
  'move a city on the map': changing(
    areas,
    setting('latitude', (how) => String(42.2 + how / 200)),
  ),
  'exchange the places of two cities': (site, { where, how }) => {
    const paths = [pick(areas(site), where), pick(areas(site), where + how)]
    const [one = '', other = ''] = paths.map((path) => site.read(path))
    site.write(paths[0] ?? '', one.replace(orderOf(one), orderOf(other)))
    site.write(paths[1] ?? '', other.replace(orderOf(other), orderOf(one)))
  },
  'delete a city': (site, { where }) => site.remove(pick(areas(site), where)),
  'ask one question more': changing(
    questions,
    (text, how) => `${text}- question: Is ${how} enough?\n  category: Billing\n  answer: Call {phone}.\n`,
  ),
  'answer otherwise': changing(questions, (text, how) => text.replace(/^( {2}answer: )\w/m, `$1No ${how}, a`)),
  'ask otherwise': changing(questions, (text, how) => text.replace(/Is \d+ enough/, `Is that of ${how} enough`)),
  'drop the last question': changing(questions, (text) => text.replace(/- question: Is [^-]*$/, '')),
  'say something else of a service': changing(
    services,
    setting('intro', (how) => `We come at ${how}, and ask first.`),
  ),
  'give a service another title': changing(
    services,
    setting('title', (how) => `Cleaning ${how}`),
  ),
  'show a service otherwise': changing(
    services,
    setting('image', (how) => pick(choices.pictures, how)),
  ),
  'have another phone': changing(configs, (text, how) => text.replace(/555-\d{4}/, `555-01${10 + (how % 90)}`)),
  'have other hours': changing(configs, (text, how) =>
    text.replace(
      /^ {2}hours:\n(?: {4}.*\n)+(?: {2}closed:\n(?: {4}.*\n)+)?/m,
      () =>
        `  hours:\n    - { days: Mon-Fri, opens: '08:00', closes: '18:${10 + (how % 50)}' }\n    - { days: Sat, open: all day }\n` +
        `  closed:\n    - { date: ${day(how + 50)}, name: Holiday }\n`,
    ),
  ),
  'put a notice up, or change it': (site, { where, how }) => {
    const pages = pick(['all', '[/]', '[/about, /contact]'], where)
    const notice = `- text: Notice ${how} of {company}\n  from: ${firstDay}\n  until: ${day(how + 50)}\n  pages: ${pages}\n`
    site.write('content/notices.yaml', how % 5 === 0 ? '' : notice)
  },
  'have another name': changing(configs, (text, how) => text.replace(/^( {2}name: ).*$/m, `$1Cleaners ${how}`)),
  'move to another host': changing(
    configs,
    setting('url', (how) => `https://host-${how}.example`),
  ),
  'work farther out': changing(configs, (text, how) => text.replace(/radius: \d+/, `radius: ${40_000 + how * 100}`)),
  ...Object.fromEntries(pageEdits),
  'change what is said of privacy': (site, { how }) =>
    site.write('content/pages/privacy-policy.md', `${site.read('content/pages/privacy-policy.md')}\nAnd ${how}.\n`),
  'replace a picture': (site, { where, how }) =>
    site.write(pick(images(site), where), drawPicture(0xc2_41_00 + (how % 3))),
  'change the templates': (site, { how }) => {
    site.templates = String(1 + (how % 3))
  },
  'wait for days': (site, { how }) => {
    const next = new Date(Date.parse(site.today) + (1 + (how % 9)) * 86_400_000)
    site.today = next.toISOString().slice(0, 10)
  },
  'delete a page of the site': (site, { where }) => {
    const path = pick(
      builtPages(site).filter((one) => !isMark(one)),
      where,
    )
    if (path !== '') site.remove(path)
  },
  'write into a file of the site': changing(built, (text, how) => `${text}<!-- ${how} -->`),
  'put other bytes into a page of the site': changing(builtPages, (text) => text.replaceAll('a', 'e')),
  'leave a file in the site': (site, { how }) => {
    if (built(site).some(isMark)) site.write(`dist/blog/left-${how}.html`, 'left')
  },
  'delete the site': (site) => site.remove('dist'),
}

export const editKinds: readonly string[] = Object.keys(edits)

export const edit: fc.Arbitrary<Edit> = fc.record({
  kind: fc.constantFrom(...editKinds),
  where: fc.nat(97),
  how: fc.nat(97),
})

export function applyEdit(site: EditedSite, { kind, ...numbers }: Edit): void {
  edits[kind]?.(site, numbers)
}

/** An edit in words, for a report. */
export function formatEdit({ kind, where, how }: Edit): string {
  return `${kind} (${where}, ${how})`
}
