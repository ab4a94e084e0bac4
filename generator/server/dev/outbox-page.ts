import { escapeXml } from '../../render/derived/escape-xml.ts'
import { type OutboxMode, outboxModes } from './outbox-modes.ts'

export interface KeptRequest {
  /** Name of its file. */
  readonly name: string
  readonly text: string
}

/** The requests that were sent under `start`, newest first, and how the next one shall be answered. */
export function formatOutboxPage(kept: readonly KeptRequest[], mode: OutboxMode): string {
  const choices = Object.entries(outboxModes).map(
    ([name, text]) =>
      `<li><a href="?answer=${name}"${name === String(mode) ? ' aria-current="true"' : ''}>${escapeXml(text)}</a></li>`,
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Outbox (${kept.length})</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#0d2430}
[aria-current]{font-weight:700}article{border:1px solid #9fb0ba;border-radius:10px;padding:0 1rem 1rem;margin:1rem 0}
dt{font-weight:600}dd{margin:0 0 .5rem;white-space:pre-wrap;overflow-wrap:anywhere}</style></head>
<body><h1>Outbox</h1><p>Quote requests are kept here while the site runs under <code>npm start</code>. Nothing is sent to anybody.</p>
<h2>The next request is answered</h2><ul>${choices.join('')}</ul>
<h2>${kept.length === 0 ? 'No request yet' : 'Requests'}</h2>${kept.map(formatRequest).join('')}</body></html>
`
}

function formatRequest({ name, text }: KeptRequest): string {
  const rows = Object.entries(readParams(text)).map(
    ([key, value]) => `<dt>${escapeXml(key)}</dt><dd>${escapeXml(String(value)) || '–'}</dd>`,
  )
  return `<article><h3>${escapeXml(name)}</h3><dl>${rows.join('')}</dl></article>`
}

/** The form's values; a file that somebody has edited by hand may hold anything. */
function readParams(text: string): object {
  try {
    const { template_params: params } = JSON.parse(text) as { readonly template_params?: unknown }
    return typeof params === 'object' && params !== null ? params : { text }
  } catch {
    return { text }
  }
}
