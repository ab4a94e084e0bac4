import type { ParseArgsConfig } from 'node:util'

/** What every command understands. */
export const projectOptions = {
  content: { type: 'string', default: 'content' },
  config: { type: 'string', default: 'site.config.yaml' },
  out: { type: 'string', default: 'dist' },
  cache: { type: 'string', default: '.cache' },
  'no-cache': { type: 'boolean', default: false },
  strict: { type: 'boolean', default: false },
  launch: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  sarif: { type: 'boolean', default: false },
  profile: { type: 'boolean', default: false },
  explain: { type: 'string' },
  shard: { type: 'string' },
  merge: { type: 'boolean', default: false },
} as const satisfies NonNullable<ParseArgsConfig['options']>
