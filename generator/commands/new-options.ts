import type { ParseArgsConfig } from 'node:util'

/** What `new` takes in place of asking. */
export const newOptions = {
  id: { type: 'string' },
  title: { type: 'string' },
  city: { type: 'string' },
  question: { type: 'string' },
  name: { type: 'string' },
  category: { type: 'string' },
  date: { type: 'string' },
  excerpt: { type: 'string' },
  tags: { type: 'string' },
  image: { type: 'string' },
  'image-alt': { type: 'string' },
  description: { type: 'string' },
  latitude: { type: 'string' },
  longitude: { type: 'string' },
  answer: { type: 'string' },
  position: { type: 'string' },
  quote: { type: 'string' },
  rating: { type: 'string' },
  pages: { type: 'string' },
  real: { type: 'boolean' },
  sample: { type: 'boolean' },
  yes: { type: 'boolean' },
} as const satisfies NonNullable<ParseArgsConfig['options']>

export type NewFlag = keyof typeof newOptions

/** A value that begins with a hyphen would be taken for an option: places in the west have such ones. */
export function joinNegativeNumbers(args: readonly string[]): string[] {
  return args.flatMap((arg, index) => {
    const next = args[index + 1]
    if (isLong(arg) && next !== undefined && /^-\d/.test(next)) return [`${arg}=${next}`]
    return /^-\d/.test(arg) && isLong(args[index - 1]) ? [] : [arg]
  })
}

function isLong(arg: string | undefined): boolean {
  return arg !== undefined && /^--[a-z-]+$/.test(arg)
}
