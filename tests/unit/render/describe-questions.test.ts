import { expect, test } from 'vitest'
import { renderMarkdown } from '../../../generator/content/markdown/html/render-markdown.ts'
import { parseMarkdown } from '../../../generator/content/markdown/parse-markdown.ts'
import { describeQuestions } from '../../../generator/render/structured-data/pages.ts'
import { config } from '../../support/content.ts'

function answerOf(answer: string): unknown {
  const rendered = renderMarkdown(parseMarkdown(answer), (text) => text, { prefix: '0-answer-' })
  const question = { id: 'q', question: 'q', answer, category: 'c', rendered }
  const { mainEntity } = describeQuestions({ config, questions: [question] })
  const [{ acceptedAnswer }] = mainEntity as unknown as readonly [{ acceptedAnswer: { text: unknown } }]
  return acceptedAnswer.text
}

test('an answer read outside its page has neither footnotes nor images, and absolute URLs', () => {
  expect(answerOf('Salt[^1] dries[^1] in x<sup>2</sup> hours.\n\n[^1]: On [stone](/about).\n\n    For long.')).toBe(
    '<p>Salt dries in x<sup>2</sup> hours.</p>',
  )
  expect(answerOf('[a](/b) ![c](d.webp) [e](#f) [g](https://h.example)')).toBe(
    `<p><a href="${config.url}/b">a</a>  <a href="${config.url}/faq#f">e</a> <a href="https://h.example">g</a></p>`,
  )
})
