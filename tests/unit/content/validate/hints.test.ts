import { expect, test } from 'vitest'
import { postalCode } from '../../../../generator/schema/kinds/contact-details.ts'
import { tagId } from '../../../../generator/schema/kinds/web.ts'
import { checkLines, type GoodFile, goodFiles, lineOf, listKeys, putLine, readGood, typeInto } from './typed-files.ts'

/** What was typed instead of a valid line, and the line that the hint suggests. */
const typos: Readonly<Record<GoodFile, readonly (readonly [typed: string, meant: string])[]>> = {
  'site.config.yaml': [
    ['url: www.straits.example', 'url: https://www.straits.example'],
    ['url: https://www.straits.example/', 'url: https://www.straits.example'],
    ['url: http://www.straits.example/index.html', 'url: http://www.straits.example'],
    ['phone: 313555.0142', 'phone: "(313) 555-0142"'],
    ['phone: 3135550142', 'phone: "(313) 555-0142"'],
    ['phone: 313-555-0142', 'phone: "(313) 555-0142"'],
    ['phone: +1 313 555 0142', 'phone: "(313) 555-0142"'],
    ['phone: (313) 867-5309 ext. 24817', 'phone: "(313) 867-5309"'],
    ['phone: 1-800-CLEAN-UP', 'phone: "(800) 253-2687"'],
    ['phone: +1 (800) MOP-EASY', 'phone: "(800) 667-3279"'],
    ['phone: Tel 555-0142', 'phone: "(313) 555-0142"'],
    ['phone: 555-0142 fax', 'phone: "(313) 555-0142"'],
    ["phone: '\u200F(313) 555-0142'", 'phone: "(313) 555-0142"'],
    ["phone: '٣١٣ ٥٥٥ ٠١٤٢'", 'phone: "(313) 555-0142"'],
    ["phone: '1 313 555 0142+'", 'phone: "(313) 555-0142"'],
    ['email: \u200Fhello@straits.example', 'email: hello@straits.example'],
    ['url: \u200Fhttps://www.straits.example', 'url: https://www.straits.example'],
    ['days: \u200FMon-Fri', 'days: Mon-Fri'],
    ["opens: '٩:٣٠'", 'opens: "09:30"'],
    ['latitude: ٤٢٫٥٨٠٣', 'latitude: 42.5803'],
    ['radius: ٥٠٬٠٠٠', 'radius: 50000'],
    ['phone: call us', 'phone: "(313) 555-0142"'],
    ['email: hello @straits.example', 'email: hello@straits.example'],
    ['email: Hello <hello@straits.example>', 'email: hello@straits.example'],
    ['email: hello at straits dot example', 'email: hello@straits.example'],
    ['email: hello', 'email: hello@company.example'],
    ['email: info@сайт.рф', 'email: info@xn--80aswg.xn--p1ai'],
    ['email: hello@müller.example', 'email: hello@xn--mller-kva.example'],
    ['region: Michigan', 'region: MI'],
    ['region: mi', 'region: MI'],
    ['country: USA', 'country: US'],
    ['country: UK', 'country: GB'],
    ['country: England', 'country: GB'],
    ['postalCode: 02115', 'postalCode: "02115"'],
    ['postalCode: 2115', 'postalCode: "02115"'],
    ['postalCode: MI 48226', 'postalCode: "48226"'],
    ['days: Monday-Friday', 'days: Mon-Fri'],
    ['days: Mon – Sat', 'days: Mon-Sat'],
    ['days: daily', 'days: Mon-Sun'],
    ['days: Saturdays', 'days: Sat'],
    ['days: lundi au vendredi', 'days: Mon-Fri'],
    ['days: sábado', 'days: Sat'],
    ['days: Pazar', 'days: Sun'],
    ['days: pazartesi', 'days: Mon'],
    ['days: pazart', 'days: Mon'],
    ['days: paz', 'days: Sun'],
    ['days: pt.', 'days: Fri'],
    ['days: Pzt-Cum', 'days: Mon-Fri'],
    ['days: Sat–Thu', 'days: Sat-Thu'],
    ['days: M-F', 'days: Mon-Fri'],
    ['days: mo – th', 'days: Mon-Thu'],
    ['days: Mon, Wed and Friday', 'days: [Mon, Wed, Fri]'],
    ['days: weekends', 'days: Sat-Sun'],
    ["days: '[Sat, Sun]'", 'days: [Sat, Sun]'],
    ['days: Fri-Mon', 'days: Mon-Fri'],
    ['days: Sat-Sat', 'days: Sat'],
    ['opens: 8:00', 'opens: "08:00"'],
    ['opens: 8am', 'opens: "08:00"'],
    ['opens: 9 صباحًا', 'opens: "09:00"'],
    ['opens: ٨ ص', 'opens: "08:00"'],
    ['closes: 5 مساءً', 'closes: "17:00"'],
    ['opens: 8', 'opens: "08:00"'],
    ['opens: 8h30', 'opens: "08:30"'],
    ['opens: 8 h 30', 'opens: "08:30"'],
    ['opens: 8,30', 'opens: "08:30"'],
    ['opens: 8 Uhr', 'opens: "08:00"'],
    ['closes: 17h', 'closes: "17:00"'],
    ['closes: 17.30 Uhr', 'closes: "17:30"'],
    ['closes: 6pm', 'closes: "18:00"'],
    ['closes: 6:30', 'closes: "18:30"'],
    ['latitude: 42.5803, -83.1431', 'latitude: 42.5803'],
    ['longitude: 42.5803, -83.1431', 'longitude: -83.1431'],
    ['longitude: 83.1', 'longitude: -83.1'],
    ['radius: 0', 'radius: 50000'],
    ['radius: 150\u00A0000', 'radius: 150000'],
    ['radius: 50 km', 'radius: 50000'],
    ['radius: 50,000', 'radius: 50000'],
    ['radius: 50.000,00', 'radius: 50000'],
    ['radius: 30 miles', 'radius: 48280'],
    ['blockHeadless: "no"', 'blockHeadless: false'],
  ],
  'content/areas/troy.yaml': [
    ['city: 2026', 'city: "2026"'],
    ['city: true', 'city: "true"'],
    ['city: [Troy]', 'city: Troy'],
    ['city: [Troy, Warren]', 'city: Troy'],
    ['city: ~', 'city: Troy'],
    ['order: 2.5', 'order: 3'],
    ['order: 1.200', 'order: 1200'],
    ['order: "2"', 'order: 2'],
    ['order: third', 'order: 3'],
    ['order: ١', 'order: 1'],
    ['order: 35،', 'order: 35'],
    ['order: twelve', 'order: 12'],
    ['order: 0', 'order: 1'],
    ['order: 1e30', 'order: 3'],
    ['order:', 'order: 3'],
    ['latitude: 42,5803', 'latitude: 42.5803'],
    ['latitude: 42.5803° N', 'latitude: 42.5803'],
    ['latitude: 42°34\'49"N', 'latitude: 42.5803'],
    ['latitude: north', 'latitude: 42.3314'],
    ['longitude: −83.1', 'longitude: -83.1'],
    ['longitude: 42.5803, -83.1431', 'longitude: -83.1431'],
    ['longitude: 83.1° W', 'longitude: -83.1'],
    ['image: ./areas/x.webp', 'image: areas/x.webp'],
    ['image: areas\\x.webp', 'image: areas/x.webp'],
    ['image: /content/images/areas/x.webp', 'image: areas/x.webp'],
    ['image: areas/My Troy (1).jpg', 'image: areas/my-troy-1.jpg'],
    ['image: areas/troy.heic', 'image: areas/troy.jpg'],
    ['image: https://www.example.com/uploads/2025/troy.jpg', 'image: troy.jpg'],
    ['image: C:\\Users\\Ann\\Troy Hall.jpg', 'image: troy-hall.jpg'],
    ['image: areas/troy', 'image: areas/troy.webp'],
  ],
  'content/services/office.yaml': [
    ['- Floors: all', '- "Floors: all"'],
    ['- {phone}', '- "{phone}"'],
    ['- 1.10', '- "1.10"'],
    ['- [Floors]', '- Floors'],
  ],
  'content/posts/mats.md': [
    ['date: 20260819', 'date: 2026-08-19'],
    ['date: \u200F2026-08-19', 'date: 2026-08-19'],
    ['date: 2026-2-3', 'date: 2026-02-03'],
    ['date: 2026.08.19', 'date: 2026-08-19'],
    ['date: 2026/08/19', 'date: 2026-08-19'],
    ['date: 2026-13-05', 'date: 2026-05-13'],
    ['date: 2026-02-30', 'date: 2026-02-28'],
    ['date: 2026-08-19 10:00', 'date: 2026-08-19'],
    ['date: 2026-08-19T23:30:00-04:00', 'date: 2026-08-19'],
    ['date: 19.08.2026', 'date: 2026-08-19'],
    ['date: 3/9/2026', 'date: 2026-03-09'],
    ['date: 19/8/2026', 'date: 2026-08-19'],
    ['date: 8/19/26', 'date: 2026-08-19'],
    ['date: August 19th, 2026', 'date: 2026-08-19'],
    ['date: Wednesday, Aug. 19 2026', 'date: 2026-08-19'],
    ['date: 19 August 2026', 'date: 2026-08-19'],
    ['date: August 19', 'date: 2026-03-04'],
    ['date: 0206-08-19', 'date: 2026-03-04'],
    ['date:', 'date: 2026-03-04'],
    ['draft: "false"', 'draft: false'],
    ['draft: no', 'draft: false'],
    ['draft: nein', 'draft: false'],
    ['draft: ja', 'draft: true'],
    ['draft: off', 'draft: false'],
    ['draft: 0', 'draft: false'],
    ['draft: "true"', 'draft: true'],
    ['draft: yes', 'draft: true'],
    ['draft: on', 'draft: true'],
    ['draft: 1', 'draft: true'],
    ['readTime: 6', 'readTime: "6"'],
    ['readTime: 6 min', 'readTime: "6"'],
    ['tags: "Owner\'s guide: one, Floor Care"', 'tags: ["Owner\'s guide: one", Floor Care]'],
    ['tags: 2026', 'tags: ["2026"]'],
    ["tags: '[floors, Floor Care]'", 'tags: [floors, Floor Care]'],
    ['tags: ［ワックス、床］', 'tags: [ワックス, 床]'],
    ['tags: []', 'tags: [Checklists, Floor Care]'],
    ['title: {company}', 'title: "{company}"'],
  ],
  'content/faq.yaml': [],
  'content/testimonials.yaml': [
    ['rating: 4.5', 'rating: 5'],
    ['rating: 6', 'rating: 5'],
    ['rating: five', 'rating: 5'],
    ['rating: 5 stars', 'rating: 5'],
    ['sample: n', 'sample: false'],
    ['pages: []', 'pages: [home, about]'],
    ['pages: home', 'pages: [home]'],
    ['pages: Home and About', 'pages: [home, about]'],
  ],
}

const typedLines = Object.entries(typos).flatMap(([file, lines]) =>
  lines.map(([typed, meant]) => ({ file: file as GoodFile, typed, meant })),
)

test.each(typedLines)('in $file, `$typed` gets the hint `$meant`, which is valid', ({ file, typed, meant }) => {
  const { lines, index } = typeInto(file, typed)
  const [diagnostic, ...others] = checkLines(file, lines)
  expect(others).toEqual([])
  expect(lineOf(diagnostic?.hint)).toBe(meant)
  expect(checkLines(file, putLine(lines, index, meant))).toEqual([])
})

/** Values that are wrong in most places. */
const oddities = [
  '',
  '""',
  'true',
  '-1',
  '2.5',
  '"12"',
  '02115',
  'x',
  '"a: b, c # d, [e]"',
  '{a: b}',
  '[x, y]',
  '[]',
  '12:75',
  '../x/Ä b.PNG',
]

const keys = goodFiles.flatMap((file) => listKeys(file).map((key) => ({ file, key })))

test.each(keys)('in $file, the value that a hint suggests for `$key` is valid', ({ file, key }) => {
  for (const odd of oddities) {
    const typed = `${key}: ${odd}`
    const { lines, index } = typeInto(file, typed)
    for (const { hint, place } of checkLines(file, lines)) {
      const line = lineOf(hint)
      if (line === undefined || place?.line !== index + 1) continue
      expect(checkLines(file, putLine(lines, index, line)), `${typed}: ${hint}`).toEqual([])
    }
  }
})

test.each(keys)('in $file without `$key`, the hint suggests what is missing', ({ file, key }) => {
  const { lines, index } = typeInto(file, `${key}: x`)
  const line = lines[index] ?? ''
  // Removing the first key of an entry would remove its hyphen too.
  if (line.trimStart().startsWith('- ')) return
  const without = lines.toSpliced(index, 1)
  for (const { hint } of checkLines(file, without)) {
    const missing = line.slice(0, line.indexOf(key)) + lineOf(hint)
    expect(checkLines(file, without.toSpliced(index, 0, missing)), hint).toEqual([])
  }
})

test("a question that doesn't start an entry becomes the first line of one", () => {
  const lines = [...readGood('content/faq.yaml'), '- Do you clean at night?']
  const hints = checkLines('content/faq.yaml', lines).map(({ hint }) => hint)
  expect(hints).toEqual([
    'begin the entry with `- question: Do you clean at night?`, and put `answer:` and `category:` on lines below it.',
  ])
})

test('a text in Japanese that is too short is measured by the limit for Japanese', () => {
  const { lines } = typeInto('content/posts/mats.md', `excerpt: ${'清掃'.repeat(10)}`)
  expect(checkLines('content/posts/mats.md', lines)).toMatchObject([
    { message: "`excerpt` must be at least 25 characters long, but it's 20.", hint: 'add 5 characters.' },
  ])
})

test.each([
  ['days: [\u200FSat, Sun]', '`Sat`', 'It contains an invisible character (U+200F).'],
  ['days: [Sat، Sonntag, Mon]', '`Sat, Sun`', 'Sonntag'],
])('in %j, the item is %s', (typed, meant, message) => {
  const [found] = checkLines('site.config.yaml', typeInto('site.config.yaml', typed).lines)
  expect(found?.hint).toBe(`write ${meant}.`)
  expect(found?.message).toContain(message)
})

test('for swapped latitude and longitude, each hint suggests the other value', () => {
  const swapped = readGood('site.config.yaml').map((line) =>
    line.replace('latitude: 42.3314', 'latitude: -83.0458').replace('longitude: -83.0458', 'longitude: 42.3314'),
  )
  const hints = checkLines('site.config.yaml', swapped).map(({ hint }) => lineOf(hint))
  expect(hints).toEqual(['latitude: 42.3314', 'longitude: -83.0458'])
})

test('no ZIP code is made of the digits of a Canadian postal code', () => {
  expect(postalCode.suggest('H2X 1Y4', {})).toEqual([])
})

test('an id of the old Analytics is no tag id with something before it', () => {
  expect(tagId.suggest?.('UA-12345-1', {})).toEqual([])
  expect(tagId.suggest?.('GTM-ABC123', {})).toEqual([])
  expect(tagId.suggest?.('g abc123', {})).toEqual(['G-ABC123'])
  expect(tagId.suggest?.('123 456', {})).toEqual([])
  expect(tagId.suggest?.('123456', {})).toEqual(['AW-123456'])
})
