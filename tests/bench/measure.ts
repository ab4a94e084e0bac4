import { measureCommand, type Sample } from './command.ts'
import type { Contestant } from './contestant.ts'
import { type Edit, editPost, expectEdit, planEdit } from './edit-post.ts'
import { isNoAnswer, type NoAnswer } from './no-answer.ts'
import type { Step } from './steps.ts'
import { measureWatch } from './watch.ts'

/** What one generator took for one step in one round. */
export interface Measurement {
  readonly round: number
  readonly name: string
  readonly step: Step
  readonly sample: Sample | NoAnswer
}

interface Plan {
  readonly contestants: readonly Contestant[]
  /** The posts that are edited. */
  readonly ids: readonly string[]
  readonly rounds: number
  readonly steps: readonly Step[]
  /** Seconds that a page is waited for while a generator watches. */
  readonly patience: number
  readonly onMeasured: (measurement: Measurement) => void
}

/** Edits in front of one server. */
const watchedEdits = 3

/**
 * Step by step and generator after generator, so that what slows the machine for a while slows all of them. Who has given no
 * answer is not asked for the step again.
 */
export async function measureRounds({
  contestants,
  ids,
  rounds,
  steps,
  patience,
  onMeasured,
}: Plan): Promise<readonly Measurement[]> {
  const found: Measurement[] = []
  let edited = 0
  const nextEdit = () => planEdit(ids, (edited += 1))
  for (let round = 1; round <= rounds; round += 1) {
    for (const step of steps) {
      const edits = Array.from({ length: step === 'watch' ? watchedEdits : 1 }, nextEdit)
      for (const contestant of contestants.filter(({ name }) => !hasNoAnswer(found, name, step))) {
        const sample = await (step === 'watch'
          ? measureWatch(contestant, edits, patience)
          : measureBuild(contestant, step, edits))
        const measurement = { round, name: contestant.name, step, sample }
        onMeasured(measurement)
        found.push(measurement)
      }
    }
  }
  return found
}

function hasNoAnswer(found: readonly Measurement[], name: string, step: Step): boolean {
  return found.some((one) => one.name === name && one.step === step && isNoAnswer(one.sample))
}

async function measureBuild(contestant: Contestant, step: Step, edits: readonly Edit[]): Promise<Sample> {
  if (step === 'cold') await contestant.forget()
  const changed = step === 'edit' ? edits : []
  for (const edit of changed) await editPost(contestant, edit)
  const sample = await measureCommand(contestant.build)
  for (const edit of changed) await expectEdit(contestant, edit)
  return sample
}
