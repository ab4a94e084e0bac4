import { expect, test } from 'vitest'
import {
  type Answer,
  askAddress,
  askAll,
  isOffline,
  readRetryAfter,
} from '../../../../generator/content/external-links/ask-addresses.ts'
import { listExternalLinks, parseAllowList } from '../../../../generator/content/external-links/external-links.ts'
import { checkSite } from '../../../../generator/check-site.ts'
import { createRequest, readProjectFile } from '../../../support/project.ts'

test('a list of allowed URLs has one a line, and comments', () => {
  const isAllowed = parseAllowList('# Known\nhttps://a.example/x # keeps programs out\r\n\n   https://b.example/  \n')
  expect(['https://a.example/x', 'https://a.example/x/y', 'https://b.example/z'].map(isAllowed)).toEqual([
    true,
    true,
    true,
  ])
  expect(['https://a.example/', 'https://c.example/', '#'].map(isAllowed)).toEqual([false, false, false])
  expect(parseAllowList('')('https://a.example/')).toBe(false)
})

test('the requested delay is in seconds or a date', () => {
  const now = new Date('2027-01-01T00:00:00Z')
  expect(readRetryAfter('7', now)).toBe(7000)
  expect(readRetryAfter('Fri, 01 Jan 2027 00:00:30 GMT', now)).toBe(30_000)
  expect(readRetryAfter('Thu, 31 Dec 2026 00:00:00 GMT', now)).toBe(0)
  expect([readRetryAfter('soon', now), readRetryAfter(null, now)]).toEqual([undefined, undefined])
})

test('four hosts are requested at a time, and none twice at once', async () => {
  const addresses = Array.from({ length: 40 }, (_, index) => `https://host-${index % 8}.example/${index}`)
  const open: string[] = []
  let most = 0
  const answers = await askAll(addresses, async (address) => {
    const { host } = new URL(address)
    expect(open).not.toContain(host)
    open.push(host)
    most = Math.max(most, open.length)
    await new Promise((resolve) => setTimeout(resolve, 2))
    open.splice(open.indexOf(host), 1)
    return { kind: 'alive' }
  })
  expect(most).toBe(4)
  expect([...answers.keys()].toSorted()).toEqual(addresses.toSorted())
})

test("a host that doesn't answer two addresses in time, or limits rates, isn't asked for others", async () => {
  const addresses = ['slow/1', 'slow/2', 'slow/3', 'mixed/1', 'mixed/2', 'mixed/3'].map((path) => `https://${path}`)
  const asked: string[] = []
  const answers = await askAll(addresses, (address) => {
    asked.push(address)
    const late: Answer = { kind: 'dead', reason: 'late', isOfHost: true }
    return Promise.resolve(address === 'https://mixed/2' ? { kind: 'alive' } : late)
  })
  expect(addresses.filter((address) => !asked.includes(address))).toEqual(['https://slow/3'])
  expect(answers.get('https://slow/3')).toMatchObject({ kind: 'dead', reason: 'late' })
})

test('external links in the content are found at their locations, each URL once', async () => {
  const post = 'content/posts/office-cleaning-tips.md'
  const text = await readProjectFile(post)
  const body = `${text}\nSee [one](https://a.example/x#part) and <https://a.example/x>.\n\n[two][b], [own](https://www.straitscleaning.example/about), [mail](mailto:a@b.example)\n\n[b]: HTTPS://B.example\n`
  const about = (await readProjectFile('content/pages/about.yaml')).replace(
    /^( +)(text: \|-?\n +)/m,
    '$1$2[c](http://c.example/?q=1) ',
  )
  const shared = 'content/pages/site.yaml'
  const menu = `${await readProjectFile(shared)}links:\n  - { label: Pay your bill, url: https://d.example/pay }\n`
  const changes = { [post]: body, 'content/pages/about.yaml': about, [shared]: menu }
  const { entries } = await checkSite(createRequest(changes))
  const links = listExternalLinks(entries, 'site.config.yaml')
  const lines = body.split('\n')
  const line = lines.findIndex((typed) => typed.startsWith('See [one]'))
  expect(links.find(({ address }) => address === 'https://a.example/x')?.places).toEqual([
    { file: post, place: { line: line + 1, column: 5 } },
    { file: post, place: { line: line + 1, column: (lines[line] ?? '').indexOf('<https') + 1 } },
  ])
  expect(links.map(({ address }) => address)).toEqual(
    expect.arrayContaining(['https://b.example/', 'http://c.example/?q=1']),
  )
  expect(links.at(-1)).toEqual({ address: 'https://d.example/pay', places: [{ file: shared }] })
  expect(links.filter(({ address }) => /straitscleaning|mailto/.test(address))).toEqual([])
})

test("if no domain can be found, out of three or more, it's the connection", async () => {
  const error = new TypeError('failed', { cause: Object.assign(new Error('x'), { code: 'ENOTFOUND' }) })
  const options = {
    fetch: () => Promise.reject(error),
    wait: async () => undefined,
    now: () => new Date(0),
    timeout: 1,
    firstWait: 1,
  }
  const hosts = ['a', 'b', 'c'].map((name) => `https://${name}.example/`)
  const lost = await askAll(hosts, (address) => askAddress(address, options))
  const alive: readonly [string, Answer] = ['https://d.example/', { kind: 'alive' }]
  expect(isOffline(lost)).toBe(true)
  expect(isOffline(new Map([...lost].slice(1)))).toBe(false)
  expect(isOffline(new Map([...lost, alive]))).toBe(false)
})
