import type { FormValues } from './fields.ts'

/** What a visitor can review after a request was sent, for as long as the tab is open. */
export interface SentRequest {
  /** To quote on the phone. */
  readonly reference: string
  /** From storage, they may be those of an older form. */
  readonly values: Partial<FormValues>
  /** Set if it was just sent, not read from the tab's storage. */
  readonly isNew?: true
}

/** Also used in `client/fill-form.ts`, which loads the form's script if there's a sent request. */
const storageKey = 'quote-sent'

/** Storage may be blocked; a reload then forgets it. */
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
