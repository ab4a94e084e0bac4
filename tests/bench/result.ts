import { availableParallelism } from 'node:os'
import type { Contestant } from './contestant.ts'
import type { Measurement } from './measure.ts'

/** Everything that a run has found; `--json` writes it as it is. */
export interface Result {
  /** `YYYY-MM-DD` */
  readonly date: string
  readonly node: string
  readonly system: string
  readonly cores: number
  readonly runs: number
  readonly seed: string
  readonly versions: Readonly<Record<string, string>>
  readonly sizes: readonly { readonly posts: number; readonly measurements: readonly Measurement[] }[]
}

/** The machine on which it is measured. */
export function describeMachine(): Pick<Result, 'date' | 'node' | 'system' | 'cores'> {
  return {
    date: new Date().toISOString().slice(0, 10),
    node: process.versions.node,
    system: process.platform,
    cores: availableParallelism(),
  }
}

export function listVersions(contestants: readonly Contestant[]): Readonly<Record<string, string>> {
  return Object.fromEntries(contestants.map(({ name, version }) => [name, version]))
}
