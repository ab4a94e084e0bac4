import { expect, test } from 'vitest'
import { UsageError } from '../../../generator/commands/usage-error.ts'
import { postSchema } from '../../../generator/content/post.ts'
import { createAnswer, fits, type Wanted } from '../../../generator/new/answers.ts'
import type { Prompt } from '../../../generator/new/prompt.ts'

const title: Wanted = { flag: 'title', label: 'Title', fault: fits('A title', postSchema.shape.title) }

/** A terminal on which these lines are typed, with all that it shows. */
function typing(...lines: string[]): { prompt: Prompt; shown: string[] } {
  const shown: string[] = []
  const prompt: Prompt = {
    ask: async (question) => {
      shown.push(question)
      return lines.shift() ?? ''
    },
    say: (text) => shown.push(text),
    close: () => {},
  }
  return { prompt, shown }
}

test('a flag is taken, with one space where there were several', async () => {
  expect(await createAnswer({ title: ' A \n title ' }, undefined)(title)).toBe('A title')
})

test.each([
  ['x'.repeat(71), 'A title has 71 characters, but 70 at most.'],
  ['About {nothing}', '{nothing} is filled by nothing'],
  [' ', 'Title is empty.'],
])('a flag that says "%s" is refused', async (value, message) => {
  await expect(createAnswer({ title: value }, undefined)(title)).rejects.toThrow(message)
  await expect(createAnswer({ title: value }, undefined)(title)).rejects.toThrow(UsageError)
})

test('without a terminal what has a default takes it, and what has none names its flag', async () => {
  const answer = createAnswer({}, undefined)
  expect(await answer({ ...title, fallback: 'x' })).toBe('x')
  await expect(answer(title)).rejects.toThrow('add --title')
})

test('a bad answer is told, and the question comes again', async () => {
  const { prompt, shown } = typing('', 'x'.repeat(71), 'Good')
  expect(await createAnswer({}, prompt)(title)).toBe('Good')
  expect(shown).toEqual([
    'Title: ',
    '  Title is needed.\n',
    'Title: ',
    '  A title has 71 characters, but 70 at most.\n',
    'Title: ',
  ])
})

test('a choice is made by its number or its name, and Enter takes the default', async () => {
  const wanted: Wanted = { flag: 'category', label: 'Category', choices: ['Billing', 'General'], fallback: 'General' }
  const { prompt, shown } = typing('3', '1', '', 'Other')
  const answer = createAnswer({}, prompt)
  expect([await answer(wanted), await answer(wanted), await answer(wanted)]).toEqual(['Billing', 'General', 'Other'])
  expect(shown).toContain('  There is no 3 in this list.\n')
  expect(shown).toContain('Category (a number) [General]: ')
})
