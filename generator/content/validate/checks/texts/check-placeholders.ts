import { files, sitePlaceholders } from '../../../../schema/collections.ts'
import { shorten } from '../../../../shared/diagnostics/shorten.ts'
import { findClosest } from '../../../../shared/find-closest.ts'
import type { reportIn } from '../../report-in.ts'
import { hintForLeftover, leftover } from './leftovers.ts'
import { type CheckedFile, isMarkdown, type IsShown, type TypedText } from './typed-text.ts'

/**
 * Creates a check for unknown placeholders in this file. Braces in code, after a backslash or without a word are intentional.
 */
export function createPlaceholderCheck({ kind }: CheckedFile, { error, warn }: ReturnType<typeof reportIn>) {
  const own = kind?.single ? files[kind.single].placeholders : {}
  return ({ typed, placeAt, value }: TypedText, isShown: IsShown) => {
    if (!/[{\\｛]/.test(typed)) return
    const key = value?.path.join('.') ?? 'body'
    const isFilled = (place: string) => place === '*' || place === key || key.startsWith(`${place}.`)
    const ofKey = Object.keys(own).filter((word) => own[word]?.some(isFilled))
    const allowed: readonly string[] = kind ? [...sitePlaceholders, ...ofKey] : []
    const hintAllowed = kind
      ? `placeholders here: ${allowed.map((word) => `{${word}}`).join(', ')}.`
      : "write the words themselves: placeholders don't work in this file."
    const canEscape = kind !== undefined && (!value || isMarkdown(kind, value.path))
    const rest = typed.replaceAll(leftover, (found, ...groups) => {
      const index = groups.at(-2) as number
      if (isShown(index)) {
        const message = `\`${shorten(found)}\` comes from another system, and visitors would see it.`
        error('markdown/leftover', placeAt(index), message, hintForLeftover(found, allowed))
      }
      return ' '.repeat(found.length)
    })
    for (const { 0: braces, index } of rest.matchAll(wrongBraces)) {
      const closest = findClosest(braces.slice(1, -1).normalize('NFKC'), allowed)
      const look = braces.startsWith('}') ? 'turned around' : 'full-width'
      const message = `\`${braces}\` isn't a placeholder here, because its braces are ${look}.`
      if (closest && isShown(index))
        error('content/unknown-placeholder', placeAt(index), message, `write \`{${closest}}\`.`)
    }
    for (const { 0: braces, 1: name = '', index } of rest.matchAll(/\{([^{}\n]*)\}/g)) {
      // `{1, 2}` has no word to fill in.
      const hasNoWord = !/\p{L}/u.test(braces)
      if (allowed.includes(name) || hasNoWord || (canEscape && typed[index - 1] === '\\') || !isShown(index)) continue
      // Names unlike any placeholder are usually intentional, as in a text about code.
      if (kind && !value && findClosest(name, known) === undefined) {
        const message = `\`${braces}\` isn't a placeholder, so visitors would see the braces.`
        warn(
          'content/unknown-placeholder',
          placeAt(index),
          message,
          `if you want the braces, write \`\\${braces}\`; otherwise, delete them; ${hintAllowed}`,
        )
        continue
      }
      const closest = findClosest(name, allowed)
      const places = Object.entries(own).find(([word]) => word === name)?.[1]
      const elsewhere = places && `it only works in ${places.map((place) => `\`${place}\``).join(', ')}; `
      const hint = closest ? `did you mean \`{${closest}}\`?` : `${elsewhere ?? ''}${hintAllowed}`
      error('content/unknown-placeholder', placeAt(index), `\`${braces}\` isn't a placeholder here.`, hint)
    }
  }
}

/** Full-width braces, or braces turned around, as in a text from right to left. */
const wrongBraces = /[{｛][\w ａ-ｚＡ-Ｚ]+｝|｛[\w ａ-ｚＡ-Ｚ]+\}|(?<!\{\w*)\}\w+\{(?!\w*\})/g

const known = [...sitePlaceholders, ...Object.values(files).flatMap(({ placeholders }) => Object.keys(placeholders))]
