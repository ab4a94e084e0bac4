import type { Sample } from './command.ts'
import type { Measurement } from './measure.ts'
import { medianOf } from './median.ts'
import { isNoAnswer, type NoAnswer } from './no-answer.ts'
import { type Step, steps } from './steps.ts'

/** What the rounds of a step come to for one generator. */
export type Row = Figures | Gap

interface Turn {
  readonly name: string
  readonly step: Step
}

export interface Figures extends Turn, Sample {
  /** Its time as a part of its own cold build. */
  readonly toCold: number
  /** Its time as a multiple of that of the first generator for the same step. */
  readonly toFirst: number
}

/** A step for which there are no figures, as a round had no answer. */
interface Gap extends Turn, NoAnswer {}

/** Medians of every generator and step, in the order in which they were measured. */
export function summarize(measurements: readonly Measurement[]): readonly Row[] {
  const names = [...new Set(measurements.map(({ name }) => name))]
  const [first = ''] = names
  return names.flatMap((name) =>
    steps.flatMap((step): Row | [] => {
      const found = pick(measurements, name, step)
      if (found.length === 0) return []
      const gap = found.find(isNoAnswer)
      if (gap) return { name, step, ...gap }
      const samples = found.flatMap((sample) => (isNoAnswer(sample) ? [] : sample))
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
function pick(measurements: readonly Measurement[], name: string, step: Step): readonly (Sample | NoAnswer)[] {
  return measurements
    .filter((measurement) => measurement.name === name && measurement.step === step)
    .toSorted((a, b) => a.round - b.round)
    .map(({ sample }) => sample)
}

/** Round by round, and then the median: a round on a busy machine is busy for both. NaN where a round has nothing to compare. */
function compare(samples: readonly Sample[], others: readonly (Sample | NoAnswer)[]): number {
  return medianOf(samples.map(({ wall }, round) => wall / wallOf(others[round])))
}

function wallOf(sample: Sample | NoAnswer | undefined): number {
  return sample === undefined || isNoAnswer(sample) ? Number.NaN : sample.wall
}

function medianOfKnown(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined)
  return known.length === 0 ? undefined : medianOf(known)
}
