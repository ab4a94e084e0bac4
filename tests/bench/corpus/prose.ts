import type { Random } from './random.ts'
import { parts } from './vocabulary.ts'

/** A page of the site that a post may link to. */
export interface Target {
  readonly href: string
  readonly words: string
}

/** Fills templates with words of the trade, for one post. */
export interface Writer {
  readonly random: Random
  /** A template with its `<parts>` replaced. */
  readonly fill: (template: string) => string
  /** The same, capitalized. */
  readonly line: (template: string) => string
}

/** `own` are the parts with the same meaning in the whole post. */
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
