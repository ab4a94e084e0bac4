import { expect, test } from 'vitest'
import { formatNewHelp } from '../../../../generator/cli/new/new-help.ts'
import { kinds } from '../../../../generator/cli/new/new-kinds.ts'
import { newOptions } from '../../../../generator/cli/new/new-options.ts'
import { readProjectFile } from '../../../support/project.ts'

test.each(Object.entries(kinds))('the help on a %s lists what it takes, with its meaning', (name, { flags, about }) => {
  const help = formatNewHelp(name)
  expect(help).toContain(`: ${about}\n`)
  const listed = [...help.matchAll(/^ {2}--([a-z-]+).*  \S/gm)].map(([, flag]) => flag)
  expect(listed).toEqual(Object.keys(flags))
})

test('without a kind, or with an unknown one, the help lists all', () => {
  for (const { about } of Object.values(kinds)) expect(formatNewHelp()).toContain(about)
  expect(formatNewHelp('pst')).toBe(formatNewHelp())
})

test('every option belongs to a kind, but --yes', () => {
  const known = new Set(Object.values(kinds).flatMap(({ flags }) => Object.keys(flags)))
  expect(Object.keys(newOptions).filter((flag) => !known.has(flag))).toEqual(['yes'])
})

test('docs/editing.md names what each kind takes', async () => {
  const text = await readProjectFile('docs/editing.md')
  const rows = Object.entries(kinds).map(
    ([name, { flags }]) =>
      `| \`${name}\` | ${Object.keys(flags)
        .map((flag) => `\`--${flag}\``)
        .join(', ')} |`,
  )
  for (const row of rows) expect(text).toContain(row)
})
