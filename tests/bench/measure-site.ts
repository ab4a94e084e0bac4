import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { measureCommand } from './command.ts'
import type { Kind } from './corpus/make-post.ts'
import { makePosts, realPosts } from './corpus/make-posts.ts'
import { attempt, measureRounds } from './measure.ts'
import { isFailure, type Measurement } from './measurement.ts'
import { makeOurs } from './ours.ts'
import { makeEleventy } from './rivals/eleventy.ts'
import type { FoundRival } from './rivals/find-rival.ts'
import { makeHugo } from './rivals/hugo.ts'
import type { Step } from './steps.ts'

/** In seconds. */
const patience = { build: 1800, page: 120 } as const

/** With more posts, a first build is only measured in one round, because its social cards take minutes. */
const mostFirsts = 1000

interface SiteOptions {
  readonly posts: number
  readonly kind: Kind
  readonly seed: string
  readonly runs: number
  readonly steps: readonly Step[]
  /** Folder for the sites, and for the cache, which is kept. */
  readonly folder: string
  readonly rivals: readonly FoundRival[]
}

/** One size with one kind of posts. */
export interface MeasuredSite {
  readonly posts: number
  readonly kind: Kind
  readonly measurements: readonly Measurement[]
  readonly versions: Readonly<Record<string, string>>
}

const makeRival = { eleventy: makeEleventy, hugo: makeHugo } as const

/** Creates a site with this many posts for each generator, and measures the builds. */
export async function measureSite(options: SiteOptions): Promise<MeasuredSite> {
  const { posts: count, kind, seed, runs, steps, folder, rivals } = options
  process.stdout.write(`${count} ${kind} posts\n`)
  const posts = makePosts(count, seed, kind)
  const size = join(folder, `posts-${count}`)
  const place = join(size, kind)
  await rm(place, { recursive: true, force: true })
  await mkdir(place, { recursive: true })
  // Both kinds have the same titles, so the second one finds its images and cards in the cache.
  const contestants = [await makeOurs(join(place, 'ours'), join(size, 'cache'), posts)]
  for (const rival of rivals) contestants.push(await makeRival[rival.name](join(place, rival.name), rival, posts))
  const failures: Measurement[] = []
  // A warm-up build that doesn't count: it makes the images, and loads the generator's own files into memory.
  for (const { name, build } of contestants) {
    const { sample, details } = await attempt(() => measureCommand(build, patience.build))
    process.stdout.write(formatLine('warm-up', name, '', sample, details))
    if (isFailure(sample)) failures.push(...steps.map((step) => ({ round: 0, name, step, sample })))
  }
  const measurements = await measureRounds({
    contestants: contestants.filter((one) => failures.every(({ name }) => name !== one.name)),
    ids: [...realPosts, ...posts.map(({ id }) => id)],
    countRounds: (step) => (step === 'first' && count > mostFirsts ? 1 : runs),
    steps,
    patience,
    onMeasured: ({ round, name, step, sample }, details) =>
      process.stdout.write(formatLine(`round ${round}`, name, step, sample, details)),
  })
  const versions = Object.fromEntries(contestants.map(({ name, version }) => [name, version]))
  return { posts: count, kind, measurements: [...measurements, ...failures], versions }
}

/** A line of progress output. */
function formatLine(round: string, name: string, step: string, sample: Measurement['sample'], details: string): string {
  const result = isFailure(sample) ? `${sample.failure}\n${details}` : `${sample.wall.toFixed(3)} s`
  return `  ${round.padEnd(9)} ${name.padEnd(9)} ${step.padEnd(10)} ${result}\n`
}
