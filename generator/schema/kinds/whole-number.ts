import { findNumbers } from './numbers.ts'

const counted = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const ordered = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

/** `2.5`, `5 stars` and `third` are near a whole number. */
export function guessWholeNumbers(typed: string): number[] {
  const words = typed.toLowerCase().match(/[a-z]+/g) ?? []
  const named = words.flatMap((word) => [counted.indexOf(word), ordered.indexOf(word)])
  return [...findNumbers(typed).map(Math.round), ...named.filter((index) => index >= 0).map((index) => index + 1)]
}
