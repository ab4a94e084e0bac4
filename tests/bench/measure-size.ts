import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { measureCommand } from './command.ts'
import type { Contestant } from './contestant.ts'
import { makePosts, realPosts } from './corpus/make-posts.ts'
import { measureRounds, type Measurement } from './measure.ts'
import { makeOurs } from './ours.ts'
import { formatMeasurement, formatTable } from './print.ts'
import { listVersions } from './result.ts'
import type { FoundRival } from './rivals/find-rival.ts'
import { makeRival } from './rivals/make-rival.ts'
import type { Step } from './steps.ts'
import { summarize } from './summary.ts'

interface SizeOptions {
  readonly posts: number
  readonly seed: string
  readonly runs: number
  readonly steps: readonly Step[]
  readonly patience: number
  /** Where the sites are put. */
  readonly folder: string
  readonly rivals: readonly FoundRival[]
}

interface MeasuredSize {
  readonly posts: number
  readonly measurements: readonly Measurement[]
  readonly versions: Readonly<Record<string, string>>
}

/** Makes a site of so many posts for each generator, and measures their builds. */
export async function measureSize({
  posts: count,
  seed,
  runs,
  steps,
  patience,
  folder,
  rivals,
}: SizeOptions): Promise<MeasuredSize> {
  process.stdout.write(`${count} posts\n`)
  const posts = makePosts(count, seed)
  const place = join(folder, `posts-${count}`)
  await rm(place, { recursive: true, force: true })
  await mkdir(place, { recursive: true })
  const contestants = [await makeOurs(join(place, 'ours'), join(folder, 'cache'), posts)]
  for (const rival of rivals) contestants.push(await makeRival[rival.name](join(place, rival.name), rival, posts))
  for (const contestant of contestants) await buildFirst(contestant)
  const measurements = await measureRounds({
    contestants,
    ids: [...realPosts, ...posts.map(({ id }) => id)],
    rounds: runs,
    steps,
    patience,
    onMeasured: (measurement) => process.stdout.write(formatMeasurement(measurement)),
  })
  process.stdout.write(formatTable(count, summarize(measurements)))
  return { posts: count, measurements, versions: listVersions(contestants) }
}

/** A build that does not count: it makes the pictures, and brings the generator's own files into memory. */
async function buildFirst({ name, build }: Contestant): Promise<void> {
  const { wall } = await measureCommand(build)
  process.stdout.write(`  first    ${name.padEnd(9)} ${''.padEnd(10)} ${wall.toFixed(3)} s\n`)
}
