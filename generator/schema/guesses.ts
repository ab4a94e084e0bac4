import * as z from 'zod'

/** The other keys of the group in which a value stands: of two that were mixed up, each tells what the other was to be. */
export type Group = Readonly<Record<string, unknown>>

/** What a value that its schema refuses was most likely meant to be, the likeliest first. Some of it may be refused too. */
export type Guess = (typed: string, group: Group) => readonly Guessed[]

export type Guessed = string | number | boolean

/** The guess that a schema was registered with: a hint shows the first of its values that the schema accepts. */
export const guesses = z.registry<{ readonly guess: Guess }>()
