import { styleText } from 'node:util'
import type { Diagnostic } from './diagnostic.ts'

/** How the pieces of a report are drawn. */
export interface Paint {
  readonly place: (text: string) => string
  readonly severity: (text: Diagnostic['severity']) => string
  readonly faint: (text: string) => string
  readonly mark: (text: string) => string
}

const unchanged = (text: string) => text

/** For tests, files and CI. */
export const plainPaint: Paint = { place: unchanged, severity: unchanged, faint: unchanged, mark: unchanged }

/** For a terminal. Whether it wants colours is known to the command line alone. */
export const colourPaint: Paint = {
  place: (text) => style('bold', text),
  severity: (text) => style(text === 'error' ? 'red' : 'yellow', text),
  faint: (text) => style('dim', text),
  mark: (text) => style('red', text),
}

/** Whether a report is in colour: NO_COLOR and FORCE_COLOR, where set, decide (https://no-color.org, https://force-color.org). */
export function wantsColours(env: Readonly<Record<string, string | undefined>>, showsColours: boolean): boolean {
  const { FORCE_COLOR, NO_COLOR } = env
  if (FORCE_COLOR !== undefined && FORCE_COLOR !== '') return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false'
  if (NO_COLOR !== undefined && NO_COLOR !== '') return false
  return showsColours
}

function style(format: 'bold' | 'dim' | 'red' | 'yellow', text: string): string {
  return styleText(format, text, { validateStream: false })
}
