import type { Sample } from './command.ts'
import type { Step } from './steps.ts'

/** In place of figures: why there are none. */
export interface Failure {
  readonly failure: string
}

/** What one generator took for one step in one round. */
export interface Measurement {
  readonly round: number
  readonly name: string
  readonly step: Step
  readonly sample: Sample | Failure
}

export function isFailure(found: Sample | Failure): found is Failure {
  return 'failure' in found
}
