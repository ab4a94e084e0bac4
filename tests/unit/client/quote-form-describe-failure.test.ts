import { EmailJSResponseStatus } from '@emailjs/browser'
import { expect, test } from 'vitest'
import { describeFailure } from '../../../client/islands/quote-form/sending/describe-failure.ts'
import { readTexts } from '../../support/content.ts'

const texts = readTexts('contact').form.messages
const fallback = 'Failed to submit quote request. Please try again later.'

test.each<readonly [situation: string, error: unknown, sentence: string]>([
  ['an answer with a text', new EmailJSResponseStatus(400, 'The service ID is invalid'), 'The service ID is invalid'],
  ['an answer with a text for a known status', new EmailJSResponseStatus(429, 'Slow down'), 'Slow down'],
  [
    'an answer that is no class instance',
    { status: 412, text: 'Gmail_API: Invalid grant' },
    'Gmail_API: Invalid grant',
  ],
  ['status 451', new EmailJSResponseStatus(451, ''), 'Unavailable For Headless Browser'],
  ['status 403', new EmailJSResponseStatus(403, ''), 'Forbidden'],
  ['status 429', new EmailJSResponseStatus(429, ''), 'Too Many Requests'],
  ['status 0', new EmailJSResponseStatus(0, ''), 'Network Error'],
  ['a bare answer of the library', new EmailJSResponseStatus(), 'Network Error'],
  ['another status with an empty text', new EmailJSResponseStatus(500, ''), fallback],
  ['a page in place of a reason', new EmailJSResponseStatus(500, `<!doctype html><p>${'x'.repeat(100_000)}`), fallback],
  ['markup in a reason', new EmailJSResponseStatus(400, 'No <b>template</b>'), fallback],
  ['a page for a known status', new EmailJSResponseStatus(429, '<html>'), 'Too Many Requests'],
  ['a record in place of a reason', new EmailJSResponseStatus(400, '{"error":"no"}'), fallback],
  ['a reason of several lines', new EmailJSResponseStatus(400, 'No template\n  at send (app.js:1)'), fallback],
  ['a reason of 160 characters', new EmailJSResponseStatus(400, 'x'.repeat(160)), 'x'.repeat(160)],
  ['a reason of more', new EmailJSResponseStatus(400, 'x'.repeat(161)), fallback],
  ['an error with a page in it', new Error('<html>'), fallback],
  ['another status with a text of spaces', new EmailJSResponseStatus(500, ' \n'), fallback],
  ['an answer without a text', { status: 502 }, fallback],
  ['no reply to fetch', new TypeError('Failed to fetch'), 'Network Error'],
  ['a script that did not load', new TypeError('Failed to fetch dynamically imported module'), 'Network Error'],
  ['another exception of the browser', new DOMException('Storage is blocked', 'SecurityError'), 'Storage is blocked'],
  ['an error', new Error('The form is closed'), 'The form is closed'],
  ['an error without a message', new Error(' '), fallback],
  ['a thrown text', 'The public key is required.', 'The public key is required.'],
  ['an empty text', '', fallback],
  ['nothing', undefined, fallback],
  ['null', null, fallback],
  ['a number', 42, fallback],
  ['an object of no known kind', { message: 'no' }, fallback],
  ['a status that is no number', { status: 'down', text: 'no' }, fallback],
])('%s', (_situation, error, sentence) => {
  expect(describeFailure(error, texts)).toBe(sentence)
})
