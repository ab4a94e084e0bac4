import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { renderText } from '../support/render-text.ts'
import { buildWith } from '../support/build-in-memory.ts'

const photo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="#0b5c7a"/></svg>'

const team = `- name: Sample Person
  role: Crew supervisor
  text: Scores each building room by room.
  image: team/sample-person.svg
  imageAlt: A person with a floor machine
  sample: true
`

test("a photo that isn't used anywhere else is built for the about page", async () => {
  const outputs = await buildWith(
    { 'content/team.yaml': team, 'content/images/team/sample-person.svg': photo },
    'authors',
  )
  expect(String(outputs.get('about.html'))).toContain('/assets/team-sample-person-')
  expect([...outputs.keys()].filter((path) => path.startsWith('assets/team-sample-person-')).length).toBeGreaterThan(1)
})

test('the owner is shown large on the home and about pages, and not again among the others', async () => {
  const owner = `${team}  owner: true\n  since: 2009\n`
  const changes = { 'content/team.yaml': owner, 'content/images/team/sample-person.svg': photo }
  const outputs = await buildWith(changes, 'authors', renderText)
  for (const file of ['index.html', 'about.html']) {
    const $ = load(String(outputs.get(file)))
    expect($('.owner h3').text()).toBe('Sample Person')
    expect($('.owner').text()).toContain('Crew supervisor, since 2009')
    expect($('.owner img').attr('alt')).toBe('A person with a floor machine')
    expect($('#team li')).toHaveLength(0)
  }
})
