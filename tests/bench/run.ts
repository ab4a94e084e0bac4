/** `npm run bench`: what builds of sites of any size take, and what others take for the same posts. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { root } from '../support/project.ts'
import { measureSize } from './measure-size.ts'
import { type Options, readOptions } from './options.ts'
import { placeReport } from './place-report.ts'
import { formatReport } from './report.ts'
import { describeMachine, type Result } from './result.ts'
import { findRival, remedies } from './rivals/find-rival.ts'

/** Exit codes, as those of the other commands. */
const exit = { good: 0, misuse: 2 } as const

const document = join(root, 'docs/benchmarks.md')

process.exitCode = await run(readOptions(process.argv.slice(2)))

async function run(options: Options | string): Promise<number> {
  if (typeof options === 'string') {
    process.stderr.write(options)
    return exit.misuse
  }
  const { corpus, json, isWritten } = options
  // A document that takes no figures is told before they are measured.
  if (isWritten) placeReport(await readFile(document, 'utf8'), '')
  const folder = corpus === undefined ? await mkdtemp(join(tmpdir(), 'bench-')) : resolve(corpus)
  await mkdir(folder, { recursive: true })
  try {
    const result = await measureAll(options, folder)
    if (json !== undefined) await writeFile(json, `${JSON.stringify(result, undefined, 2)}\n`)
    if (isWritten) await writeFile(document, placeReport(await readFile(document, 'utf8'), formatReport(result)))
    return exit.good
  } finally {
    if (corpus === undefined) await rm(folder, { recursive: true, force: true })
  }
}

async function measureAll(
  { against, rivals, sizes, runs, steps, patience, seed }: Options,
  folder: string,
): Promise<Result> {
  const found = against.flatMap((name) => {
    const rival = findRival(name, rivals)
    if (!rival) process.stdout.write(`${name} is not there, so nothing is built with it: ${remedies[name]}.\n`)
    return rival ?? []
  })
  const measured = []
  for (const posts of sizes)
    measured.push(await measureSize({ posts, seed, runs, steps, patience, folder, rivals: found }))
  return {
    ...describeMachine(),
    runs,
    seed,
    versions: measured[0]?.versions ?? {},
    sizes: measured.map(({ posts, measurements }) => ({ posts, measurements })),
  }
}
