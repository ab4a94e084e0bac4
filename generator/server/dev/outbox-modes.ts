/** How the stand-in answers, so that every end of a request can be seen: chosen on its page. */
export const outboxModes = {
  ok: 'accept: 200, OK',
  400: 'refuse: 400, a reason in the text',
  403: 'refuse: 403, Forbidden',
  429: 'refuse: 429, Too Many Requests',
  500: 'fail: 500, empty text',
  cut: 'cut the connection',
  silent: 'never answer',
  slow: 'accept after 5 seconds',
} as const

export type OutboxMode = keyof typeof outboxModes
