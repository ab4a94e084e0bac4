import type { FormValues } from './fields.ts'

/** What a visitor can look at once a request has arrived, for as long as the tab is open. */
export interface SentRequest {
  /** To quote on the phone. */
  readonly reference: string
  readonly values: FormValues
  /** It has just arrived, and was not read from the tab's memory. */
  readonly isNew?: true
}

/** Known to `client/fill-form.ts` as well, which wakes the form if there is one. */
const storageKey = 'quote-sent'

/** Storage may be blocked; then a reload forgets it. */
export function readSentRequest(): SentRequest | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '') as SentRequest
  } catch {
    return undefined
  }
}

export function writeSentRequest(request: SentRequest): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(request))
  } catch {}
}
