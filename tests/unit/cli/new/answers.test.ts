import { expect, test } from 'vitest'
import { UsageError } from '../../../../generator/cli/usage-error.ts'
import { createAnswer, type Prompt, type Wanted } from '../../../../generator/cli/new/answers.ts'
import { field } from '../../../../generator/cli/new/fields.ts'

const title = field('post', 'title')
const tooLong = "`title` must be at most 1000 characters long, but it's 1001. Hint: cut 1 character."

/** A terminal on which these lines are typed, with everything that it shows. */
function typing(...lines: string[]): { prompt: Prompt; shown: string[] } {
  const shown: string[] = []
  const prompt: Prompt = {
    ask: async (question) => {
      shown.push(question)
      return lines.shift() ?? ''
    },
    say: (text) => void shown.push(text),
    close: () => {},
  }
  return { prompt, shown }
}

test('a flag is accepted, with repeated spaces collapsed', async () => {
  expect(await createAnswer({ title: ' A \n title ' }, undefined)(title)).toBe('A title')
})

test.each([
  ['x'.repeat(1001), tooLong],
  [' ', '--title: write text after it'],
])('a flag with the value "%s" is rejected', async (value, message) => {
  await expect(createAnswer({ title: value }, undefined)(title)).rejects.toThrow(message)
  await expect(createAnswer({ title: value }, undefined)(title)).rejects.toThrow(UsageError)
})

test('without a terminal, a default is used, and a required value without one refers to its flag', async () => {
  const answer = createAnswer({}, undefined)
  expect(await answer({ ...title, fallback: 'x' })).toBe('x')
  await expect(answer(title)).rejects.toThrow('add --title')
  const category: Wanted = { flag: 'category', choices: ['One', 'Two'] }
  await expect(answer(category)).rejects.toThrow('add --category "…". Choose from One, Two.')
  await expect(answer({ ...category, choices: [] })).rejects.toThrow(/add --category "…"\.$/)
})

test('a multi-line text keeps its lines where they matter', async () => {
  const flags = { answer: '- a\n- b\n\nSecond.', title: 'a\nb' }
  expect(await createAnswer(flags, undefined)({ flag: 'answer', hasLines: true })).toBe('- a\n- b\n\nSecond.\n')
  expect(await createAnswer(flags, undefined)(title)).toBe('a b')
})

test("a question says what an answer looks like, and an error about a missing flag doesn't", async () => {
  const latitude: Wanted = { flag: 'latitude', hint: 'such as 42.3314' }
  const { prompt, shown } = typing('42')
  await createAnswer({}, prompt)(latitude)
  expect(shown).toEqual(['Latitude (such as 42.3314): '])
  await expect(createAnswer({}, undefined)(latitude)).rejects.toThrow('The latitude is missing: add --latitude "…"')
})

test('a wrong answer is reported, and the question is repeated', async () => {
  const { prompt, shown } = typing('', 'x'.repeat(1001), 'Good')
  expect(await createAnswer({}, prompt)(title)).toBe('Good')
  expect(shown).toEqual([
    'Title (Heading of the post, also shown in lists and search results): ',
    '  This is required.\n',
    'Title (Heading of the post, also shown in lists and search results): ',
    `  ${tooLong}\n`,
    'Title (Heading of the post, also shown in lists and search results): ',
  ])
})

const near = (value: string) => (value === 'Bilings' ? 'Billing' : undefined)

test('a value that is close to another name is questioned once, and accepted when typed again', async () => {
  const { prompt, shown } = typing('Bilings', 'Bilings', 'Bilings', 'Billing')
  const answer = createAnswer({}, prompt)
  expect([await answer({ flag: 'category', near }), await answer({ flag: 'category', near })]).toEqual([
    'Bilings',
    'Billing',
  ])
  expect(shown).toContain('  Did you mean "Billing"? If not, enter it again.\n')
  const flags = { category: 'Bilings' }
  await expect(createAnswer(flags, undefined)({ flag: 'category', near })).rejects.toThrow('Did you mean "Billing"?')
})

const doubt = (value: string) => (value === 'Winter' ? 'It is new.' : undefined)

test('an unusual value is questioned at a prompt, and accepted from an option', async () => {
  const { prompt, shown } = typing('Winter', 'Winter')
  expect(await createAnswer({}, prompt)({ flag: 'category', doubt })).toBe('Winter')
  expect(shown).toEqual(['Category: ', '  It is new.\n', 'Category: '])
  expect(await createAnswer({ category: 'Winter' }, prompt)({ flag: 'category', doubt })).toBe('Winter')
})

test('a choice is made by its number or its name, and Enter selects the default', async () => {
  const wanted: Wanted = { flag: 'category', choices: ['Billing', 'General'], fallback: 'General' }
  const { prompt, shown } = typing('3', '1', '', 'Other')
  const answer = createAnswer({}, prompt)
  expect([await answer(wanted), await answer(wanted), await answer(wanted)]).toEqual(['Billing', 'General', 'Other'])
  expect(shown).toContain("  3 isn't in the list.\n")
  expect(shown).toContain('Category, as a number or text [General]: ')
})

test('a choice that accepts other values describes them', async () => {
  const { prompt, shown } = typing('posts/a.webp')
  const picture: Wanted = { flag: 'image', choices: ['posts/b.webp'], hint: 'a path' }
  expect(await createAnswer({}, prompt)(picture)).toBe('posts/a.webp')
  expect(shown.at(-1)).toBe('Image (a path), as a number or text: ')
})
