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
  real: { type: 'string' },
  sample: { type: 'boolean' },
  yes: { type: 'boolean' },
} as const satisfies NonNullable<ParseArgsConfig['options']>

export type NewFlag = keyof typeof newOptions

/** `--real` alone means yes; what follows it belongs to it only where it is an answer. */
export function completeReal(args: readonly string[]): string[] {
  return args.flatMap((arg, index) => {
    if (arg === '--real') return [`--real=${isYesOrNo(args[index + 1]) ? args[index + 1] : 'yes'}`]
    return args[index - 1] === '--real' && isYesOrNo(arg) ? [] : [arg]
  })
}

function isYesOrNo(arg: string | undefined): boolean {
  return /^(y|yes|n|no)$/i.test(arg ?? '')
}
