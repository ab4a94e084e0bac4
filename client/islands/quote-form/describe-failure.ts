import type { FailureTexts } from './texts.ts'

/** What a visitor reads of a request that failed. Libraries, browsers and the service all throw something else. */
export function describeFailure(error: unknown, texts: FailureTexts): string {
  if (isAnswer(error)) return error.text?.trim() || describeStatus(error.status, texts)
  if (isNoReply(error)) return texts.network
  if (error instanceof Error) return error.message.trim() || texts.failure
  if (typeof error === 'string') return error.trim() || texts.failure
  return texts.failure
}

interface Answer {
  readonly status: number
  readonly text?: string
}

/** The library rejects with the service's answer, which is no `Error`. */
function isAnswer(error: unknown): error is Answer {
  if (typeof error !== 'object' || error === null || !('status' in error)) return false
  return typeof error.status === 'number' && (!('text' in error) || typeof error.text === 'string')
}

function describeStatus(status: number, texts: FailureTexts): string {
  switch (status) {
    case 0:
      return texts.network
    case 403:
      return texts.forbidden
    case 429:
      return texts.tooMany
    case 451:
      return texts.headless
    default:
      return texts.failure
  }
}

/** `fetch` and `import()` throw a `TypeError` where nothing comes back; our own time limit says so by its name. */
function isNoReply(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError')
}
