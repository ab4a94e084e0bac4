import { expect, test } from 'vitest'
import { buildWith } from '../support/build-in-memory.ts'
import { checkWith, readProjectFile } from '../support/project.ts'

const gym = async (draft = '') => {
  const text = await readProjectFile('content/services/office.yaml')
  const renamed = text.replace(/^title: .*$/m, 'title: Gym Cleaning').replace(/^order: .*$/m, 'order: 7')
  const own = renamed.replaceAll(/^(?:metaTitle: |(?:d|metaD)escription: >-\n {2})/gm, '$&Gyms - ')
  return { 'content/services/gym.yaml': own + draft }
}

/** The home page with a different heading above the services. */
const homeWith = async (heading: string) => {
  const home = await readProjectFile('content/pages/home.yaml')
  return { 'content/pages/home.yaml': home.replace(/heading: .*kinds of buildings.*/, `heading: ${heading}`) }
}

const warningsOf = async (heading: string) =>
  (await checkWith({ ...(await gym()), ...(await homeWith(heading)) })).map(({ code, hint }) => `${code}: ${hint}`)

const right = 'which always shows the right number, or reword the text if it counts something else.'

test.each([
  [
    'Six kinds of buildings, six ways of cleaning',
    [`content/stale-count: write \`{ServiceCount} kinds of buildings\`, ${right}`],
  ],
  [
    'Our 9 services in 16 cities',
    [
      `content/stale-count: write \`{cityCount} cities\`, ${right}`,
      `content/stale-count: write \`{serviceCount} services\`, ${right}`,
    ],
  ],
  ['Seven services in 14 cities', []],
  ['More than six services, and two services in one visit', []],
  ['The first six services of 2026', []],
  ['{ServiceCount} services in {cityCount} cities', []],
])('with seven services, "%s" is reported if it\'s wrong', async (heading, warnings) => {
  expect((await warningsOf(`'${heading}'`)).toSorted()).toEqual(warnings)
})

test.each([
  ['public', '', 'Seven kinds of buildings, seven ways'],
  ['public', 'draft: true\n', 'Six kinds of buildings, six ways'],
  ['authors', 'draft: true\n', 'Seven kinds of buildings, seven ways'],
] as const)('for %s, with a seventh service (%j), the home page says "%s"', async (audience, draft, words) => {
  expect(String((await buildWith(await gym(draft), audience)).get('index.html'))).toContain(words)
})

// Markdown is filled before drafts are known; other texts are filled after that.
test.each(['draft: true', 'draft: TRUE', '"draft" : True'])('Markdown counts no service with `%s`', async (draft) => {
  expect(String((await buildWith(await gym(`${draft}\n`), 'public')).get('faq.html'))).toContain('Six kinds, each with')
})
