import type { Sample } from './command.ts'
import type { Measurement } from './measure.ts'
import { medianOf } from './median.ts'
import { type Step, steps } from './steps.ts'

/** What the rounds of a step come to for one generator. */
export interface Row extends Sample {
  readonly name: string
  readonly step: Step
  /** Its time as a part of its own cold build. */
  readonly toCold: number
  /** Its time as a multiple of that of the first generator for the same step. */
  readonly toFirst: number
}

/** Medians of every generator and step, in the order in which they were measured. */
export function summarize(measurements: readonly Measurement[]): readonly Row[] {
  const names = [...new Set(measurements.map(({ name }) => name))]
  const [first = ''] = names
  return names.flatMap((name) =>
    steps.flatMap((step) => {
      const samples = pick(measurements, name, step)
      if (samples.length === 0) return []
      return {
        name,
        step,
        wall: medianOf(samples.map(({ wall }) => wall)),
        cpu: medianOfKnown(samples.map(({ cpu }) => cpu)),
        peak: medianOfKnown(samples.map(({ peak }) => peak)),
        toCold: compare(samples, pick(measurements, name, 'cold')),
        toFirst: compare(samples, pick(measurements, first, step)),
      }
    }),
  )
}

/** By round, the first one first. */
function pick(measurements: readonly Measurement[], name: string, step: Step): readonly Sample[] {
  return measurements
    .filter((measurement) => measurement.name === name && measurement.step === step)
    .toSorted((a, b) => a.round - b.round)
    .map(({ sample }) => sample)
}

/** Round by round, and then the median: a round on a busy machine is busy for both. */
function compare(samples: readonly Sample[], others: readonly Sample[]): number {
  return medianOf(samples.map(({ wall }, round) => wall / (others[round]?.wall ?? Number.NaN)))
}

function medianOfKnown(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined)
  return known.length === 0 ? undefined : medianOf(known)
}
