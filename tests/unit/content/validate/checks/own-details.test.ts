import { expect, test } from 'vitest'
import { parseSource } from '../../../../../generator/content/parse/parse-source.ts'
import { checkOwnDetails } from '../../../../../generator/content/validate/checks/texts/own-details.ts'
import { collect } from '../../../../../generator/shared/diagnostics/diagnostic.ts'

/** What is reported in a post with this text. */
function check(text: string, own: { readonly phone: string; readonly email: string }): readonly string[] {
  const file = { file: 'post.md', path: 'posts/post.md', text: `---\ntitle: Salt\n---\n\n${text}\n` }
  return collect((report) => {
    const parsed = parseSource(file, report)
    if (parsed) checkOwnDetails({ parsed }, own, report)
  }).diagnostics.map(({ message }) => message.split('`')[1] ?? '')
}

test.each([
  'jean-luc@clean-co.example',
  "o'neil+quotes@clean.example",
  'a.b_c&d=e!f#g$h%i*j/k?l^m`n{o|p}q~r@clean.example',
  '(x)[y]@clean.example',
])('the address %s is found, whatever its signs mean in a pattern', (email) => {
  const own = { phone: '(313) 555-0142', email }
  expect(check(`Write to ${email} or call.`, own)).toEqual([email.split('`')[0]])
  expect(check(`Write to x${email} or to ${email}x.`, own)).toEqual([])
})

test.each([
  ['+44 20 7946 0018', '020 7946 0018'],
  // As on a site from right to left.
  ['\u200E+44 20 7946 0018', '020 7946 0018'],
  ['+49 30 1234567', '0049 (0)30 123 45 67'],
  ['(313) 555-0142', '1-313-555-0142'],
  ['052 213 45 67', '+41 52 213 45 67'],
  ['+41 (0)52 213 45 67', '+41 52 213 45 67'],
  ['+41 52 213 45 67', '+41 (0)52 213 45 67'],
])('the number %s is found as %s', (phone, typed) => {
  expect(check(`Call ${typed} today.`, { phone, email: '' })).toHaveLength(1)
})
