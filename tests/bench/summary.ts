import type { Sample } from './command.ts'
import { type Failure, isFailure, type Measurement } from './measurement.ts'
import { medianOf } from './median.ts'
import { type Step, steps } from './steps.ts'

/** The result of a step's rounds for one generator, or the reason if one of them failed. */
export interface Row {
  readonly name: string
  readonly step: Step
  readonly figures: Figures | Failure
}

/** NaN if the system doesn't report a value, or if there is nothing to compare. */
export interface Figures extends Record<'wall' | 'cpu' | 'peak', number> {
  /** Its time relative to the first generator in the same step. */
  readonly toOurs: number
}

/** The medians of every generator, step by step. */
export function summarize(measurements: readonly Measurement[]): readonly Row[] {
  const names = [...new Set(measurements.map(({ name }) => name))]
  const [ours = ''] = names
  return steps.flatMap((step) =>
    names.flatMap((name) => {
      const found = pick(measurements, name, step)
      if (found.length === 0) return []
      const failure = found.find(isFailure)
      const samples = found.flatMap((sample) => (isFailure(sample) ? [] : sample))
      return { name, step, figures: failure ?? compute(samples, pick(measurements, ours, step)) }
    }),
  )
}

/** In order of rounds. */
function pick(measurements: readonly Measurement[], name: string, step: Step): readonly (Sample | Failure)[] {
  return measurements
    .filter((measurement) => measurement.name === name && measurement.step === step)
    .toSorted((a, b) => a.round - b.round)
    .map(({ sample }) => sample)
}

function compute(samples: readonly Sample[], ours: readonly (Sample | Failure)[]): Figures {
  return {
    wall: medianOf(samples.map(({ wall }) => wall)),
    cpu: medianOf(samples.map(({ cpu }) => cpu ?? Number.NaN)),
    peak: medianOf(samples.map(({ peak }) => peak ?? Number.NaN)),
    // Computes ratios within a round before taking the median, because a busy machine affects both.
    toOurs: medianOf(samples.map(({ wall }, round) => wall / wallOf(ours[round]))),
  }
}

function wallOf(sample: Sample | Failure | undefined): number {
  return sample === undefined || isFailure(sample) ? Number.NaN : sample.wall
}
