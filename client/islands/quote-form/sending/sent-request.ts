import type { FormValues } from '../fields.ts'

/** What a visitor can review after a request was sent, for as long as the tab is open. */
export interface SentRequest {
  /** To quote on the phone. */
  readonly reference: string
  /** From storage, they may be those of an older form. */
  readonly values: Partial<FormValues>
  /** Set if it was just sent, not read from the tab's storage. */
  readonly isNew?: true
}

/**
 * Where the tab keeps the last request that was sent, and one that was tried since and may not have arrived. `client/fill-form.ts`
 * also uses the keys: if there's either, it loads the form's script.
 */
type StorageKey = 'quote-sent' | 'quote-tried'

/** Storage may be blocked; a reload then forgets it. */
export function readRequest(key: StorageKey): SentRequest | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '') as SentRequest
  } catch {
    return undefined
  }
}

export function writeRequest(key: StorageKey, request?: SentRequest): void {
  try {
    sessionStorage.setItem(key, request ? JSON.stringify(request) : '')
  } catch {}
}
