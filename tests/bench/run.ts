/** `npm run bench`: measures builds of sites of any size, and compares them with other generators for the same posts. */
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { root } from '../support/project.ts'
import { describeChart, drawChart } from './chart.ts'
import { stopWithUs } from './command.ts'
import { kinds } from './corpus/make-post.ts'
import { type MeasuredSite, measureSite } from './measure-site.ts'
import { type Options, readOptions } from './options.ts'
import { formatReport, formatSize, placeReport, type Result } from './report.ts'
import { findRival, remedies } from './rivals/find-rival.ts'

/** Exit codes, the same as for other commands. */
const exit = { good: 0, misuse: 2 } as const

const document = join(root, 'docs/benchmarks.md')
const chart = join(root, 'docs/benchmarks.svg')

process.exitCode = await run(readOptions(process.argv.slice(2)))

async function run(options: Options | string): Promise<number> {
  if (typeof options === 'string') {
    // Without an error in front, the usage was requested.
    const isAsked = options.startsWith('Usage')
    ;(isAsked ? process.stdout : process.stderr).write(options)
    return isAsked ? exit.good : exit.misuse
  }
  const { corpus, json, runs, isWritten } = options
  // Check that the document has its markers before measuring.
  if (isWritten) placeReport(await readFile(document, 'utf8'), '')
  stopWithUs()
  const folder = corpus === undefined ? await mkdtemp(join(tmpdir(), 'bench-')) : resolve(corpus)
  await mkdir(folder, { recursive: true })
  try {
    const result = { ...describeMachine(), runs, sites: await measureAll(options, folder) }
    if (json !== undefined) await writeFile(json, `${JSON.stringify(result, undefined, 2)}\n`)
    if (isWritten) await writeDocument(result)
    return exit.good
  } finally {
    if (corpus === undefined) await rm(folder, { recursive: true, force: true })
  }
}

async function measureAll(options: Options, folder: string): Promise<readonly MeasuredSite[]> {
  const { against, rivals: place, sizes } = options
  const rivals = against.flatMap((name) => {
    const rival = findRival(name, place)
    if (!rival) process.stdout.write(`${name} is not installed, so it is left out: ${remedies[name]}.\n`)
    return rival ?? []
  })
  const sites: MeasuredSite[] = []
  for (const posts of sizes) {
    for (const kind of kinds) sites.push(await measureSite({ ...options, posts, kind, folder, rivals }))
    process.stdout.write(`\n${formatSize(posts, sites)}\n`)
  }
  return sites
}

/** The machine that runs the benchmark. */
function describeMachine(): Pick<Result, 'date' | 'node' | 'system' | 'cores'> {
  return {
    date: new Date().toISOString().slice(0, 10),
    node: process.versions.node,
    system: process.platform,
    cores: availableParallelism(),
  }
}

async function writeDocument(result: Result): Promise<void> {
  const report = formatReport(result, describeChart(result.sites))
  await replaceFile(document, placeReport(await readFile(document, 'utf8'), report))
  await replaceFile(chart, drawChart(result.sites))
}

/** Replaces the file completely or not at all. */
async function replaceFile(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text)
  await rename(`${file}.new`, file)
}
