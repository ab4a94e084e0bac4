import type { MeasuredSite } from '../../bench/measure-site.ts'
import type { Measurement } from '../../bench/measurement.ts'
import type { Step } from '../../bench/steps.ts'

/** Rounds that took this many seconds. */
export function measure(name: string, step: Step, walls: readonly number[]): readonly Measurement[] {
  return walls.map((wall, index) => ({
    round: index + 1,
    name,
    step,
    sample: { wall, cpu: wall * 2, peak: 100 * 2 ** 20 },
  }))
}

/** A failed round. */
export function fail(name: string, step: Step, failure: string): Measurement {
  return { round: 2, name, step, sample: { failure } }
}

/** The same measurements for both kinds of posts. */
export function makeSites(posts: number, measurements: readonly Measurement[]): readonly MeasuredSite[] {
  const versions = { ours: '0.1.0', hugo: '0.111.3 with goldmark' }
  return [
    { posts, kind: 'plain', measurements, versions },
    { posts, kind: 'rich', measurements, versions },
  ]
}
