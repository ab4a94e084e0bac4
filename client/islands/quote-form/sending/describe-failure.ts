import type { FailureTexts } from '../texts.ts'

/** What a visitor reads when a request fails. Libraries, browsers and the service all throw something different. */
export function describeFailure(error: unknown, texts: FailureTexts): string {
  if (isAnswer(error)) return readSentence(error.text) || texts[textOfStatus[error.status] ?? 'failure']
  // From `fetch` and `import()` without a response, and from our timeout.
  if (error instanceof TypeError) return texts.network
  if (error instanceof Error) return readSentence(error.message) || texts.failure
  return readSentence(error) || texts.failure
}

/** Maximum length of a reason: anything longer is an error page or a log entry. */
const longest = 160

/** A reason written for people: one line of plain text, not markup or JSON. */
function readSentence(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined
  const sentence = text.trim()
  return sentence.length > longest || /[<>\p{Cc}\u2028\u2029]|^[[{]/u.test(sentence) ? undefined : sentence
}

interface Answer {
  readonly status: number
  readonly text?: string
}

/** The library rejects with the service's response, which isn't an `Error`. */
function isAnswer(error: unknown): error is Answer {
  if (typeof error !== 'object' || error === null || !('status' in error)) return false
  return typeof error.status === 'number' && (!('text' in error) || typeof error.text === 'string')
}

const textOfStatus: Readonly<Record<number, keyof FailureTexts>> = {
  0: 'network',
  403: 'forbidden',
  429: 'tooMany',
  451: 'headless',
}
