import { expect, test } from 'vitest'
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

test('a photo that nothing else on the site shows is made for the about page', async () => {
  const outputs = await buildWith(
    { 'content/team.yaml': team, 'content/images/team/sample-person.svg': photo },
    'authors',
  )
  expect(String(outputs.get('about.html'))).toContain('/assets/team-sample-person-')
  expect([...outputs.keys()].filter((path) => path.startsWith('assets/team-sample-person-')).length).toBeGreaterThan(1)
})
