import { measureCommand, type Sample } from './command.ts'
import type { Contestant } from './contestant.ts'
import { type Edit, editPost, expectEdit, planEdit } from './edit-post.ts'
import { isFailure, type Measurement } from './measurement.ts'
import type { Step } from './steps.ts'
import { measureWatch } from './watch.ts'

interface Plan {
  readonly contestants: readonly Contestant[]
  /** The posts to edit. */
  readonly ids: readonly string[]
  /** The number of rounds that include a step. */
  readonly countRounds: (step: Step) => number
  readonly steps: readonly Step[]
  /** Time limits in seconds for a build, and for a page in watch mode. */
  readonly patience: { readonly build: number; readonly page: number }
  /** `details` is the output of a generator that failed. */
  readonly onMeasured: (measurement: Measurement, details: string) => void
}

/** Edits per server start. */
const watchedEdits = 3

/**
 * Goes step by step and generator by generator, so that a slow phase of the machine affects all of them. A generator that
 * fails in a step is left out of that step from then on, and the others go on.
 */
export async function measureRounds(plan: Plan): Promise<readonly Measurement[]> {
  const { contestants, ids, countRounds, steps, patience, onMeasured } = plan
  const found: Measurement[] = []
  let edited = 0
  const nextEdit = () => planEdit(ids, (edited += 1))
  for (let round = 1; round <= Math.max(...steps.map(countRounds)); round += 1) {
    for (const step of steps.filter((one) => round <= countRounds(one))) {
      const edits = Array.from({ length: step === 'watch' ? watchedEdits : 1 }, nextEdit)
      for (const contestant of contestants.filter(({ name }) => !hasFailed(found, name, step))) {
        const { sample, details } = await attempt(() =>
          step === 'watch'
            ? measureWatch(contestant, edits, patience.page)
            : measureBuild(contestant, step, edits, patience.build),
        )
        const measurement = { round, name: contestant.name, step, sample }
        onMeasured(measurement, details)
        found.push(measurement)
      }
    }
  }
  return found
}

function hasFailed(found: readonly Measurement[], name: string, step: Step): boolean {
  return found.some((one) => one.name === name && one.step === step && isFailure(one.sample))
}

/** An error in one generator must not lose the figures of the others. */
export async function attempt(
  measure: () => Promise<Sample>,
): Promise<Pick<Measurement, 'sample'> & { details: string }> {
  try {
    return { sample: await measure(), details: '' }
  } catch (error) {
    const [failure = '', ...rest] = (error instanceof Error ? error.message : String(error)).split('\n')
    return { sample: { failure }, details: rest.join('\n') }
  }
}

async function measureBuild(
  contestant: Contestant,
  step: Exclude<Step, 'watch'>,
  edits: readonly Edit[],
  patience: number,
): Promise<Sample> {
  if (step === 'first' || step === 'cold') await contestant.forget(step)
  const changed = step === 'edit' ? edits : []
  for (const edit of changed) await editPost(contestant, edit)
  const sample = await measureCommand(contestant.build, patience)
  for (const edit of changed) await expectEdit(contestant, edit)
  return sample
}
