import { linkRecorded } from '../../output/write/draft.ts'
import { placeJobs } from '../../output/write/place-jobs.ts'
import { parseSiteRecord } from '../../output/write/site-record.ts'
import { removeFolder } from '../../output/write/swap-site.ts'
import { WriteError } from '../../output/write/write-error.ts'
import { createReceiver } from './sent-jobs.ts'
import type { BeginTask, SiteAnswer, SiteTask } from './tasks.ts'

const receive = createReceiver()

/** What the thread of `openSiteThread` does. */
export function answerSiteTask(task: SiteTask): SiteAnswer {
  if (task.kind === 'place') return { placed: placeJobs(receive(task)) }
  if (task.kind === 'begin') return begin(task)
  removeFolder(task.folder)
  return { removed: true }
}

function begin({ folders, record }: BeginTask): SiteAnswer {
  // Whoever sent a damaged record tells of it.
  const parsed = parseSiteRecord(Buffer.from(record), folders.folder, () => undefined)
  try {
    return { lost: linkRecorded(folders, parsed) }
  } catch (error) {
    if (error instanceof WriteError) return { refused: error.message }
    throw error
  }
}
