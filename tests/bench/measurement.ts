import type { Sample } from './command.ts'
import type { Step } from './steps.ts'

/** Why there are no figures. */
export interface Failure {
  readonly failure: string
}

/** The result of one generator for one step in one round. */
export interface Measurement {
  readonly round: number
  readonly name: string
  readonly step: Step
  readonly sample: Sample | Failure
}

export function isFailure(found: Sample | Failure): found is Failure {
  return 'failure' in found
}
