import { expect, test } from 'vitest'
import { formatNewHelp } from '../../../../generator/cli/commands/new.ts'
import { kinds } from '../../../../generator/cli/new/kinds.ts'
import { readProjectFile } from '../../../support/project.ts'

test.each(Object.entries(kinds))(
  'the help on a %s lists what it accepts, with descriptions',
  (name, { options, about }) => {
    const help = formatNewHelp(name)
    expect(help).toContain(`: ${about}\n`)
    const listed = [...help.matchAll(/^ {2}--([a-z-]+).*  \S/gm)].map(([, flag]) => flag)
    expect(listed).toEqual(options)
  },
)

test('without a kind, or with an unknown one, the help lists all', () => {
  for (const { about } of Object.values(kinds)) expect(formatNewHelp()).toContain(about)
  expect(formatNewHelp('pst')).toBe(formatNewHelp())
})

test('docs/editing.md lists what each kind accepts', async () => {
  const text = await readProjectFile('docs/editing.md')
  const rows = Object.entries(kinds).map(
    ([name, { options }]) => `| \`${name}\` | ${options.map((flag) => `\`--${flag}\``).join(', ')} |`,
  )
  for (const row of rows) expect(text).toContain(row)
})
