import type { Random } from './random.ts'
import { parts } from './vocabulary.ts'

/** Puts words of the trade into templates, for one post. */
export interface Writer {
  readonly random: Random
  /** A template with its `<parts>` filled. */
  readonly fill: (template: string) => string
  /** The same, with a capital in front. */
  readonly line: (template: string) => string
}

/** `own` are the parts that mean the same thing in the whole post. */
export function createWriter(random: Random, own: Readonly<Record<string, string>>): Writer {
  const fill = (template: string) =>
    template
      .replaceAll(/<(\w+)>/g, (_, part: string) => own[part] ?? random.pick(parts[part] ?? [part]))
      .replaceAll(/\b([Aa]) (?=[aeio])/g, '$1n ')
  const line = (template: string) => capitalize(fill(template))
  return { random, fill, line }
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
