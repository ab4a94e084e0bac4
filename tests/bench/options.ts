import { parseArgs } from 'node:util'
import { limits } from './corpus/make-posts.ts'
import { meanings, type Step, steps } from './steps.ts'
import { type RivalName, rivals } from './rivals/find-rival.ts'

export interface Options {
  /** Numbers of posts. There is a site for each of them and each kind of posts. */
  readonly sizes: readonly number[]
  readonly runs: number
  /** The steps to measure. */
  readonly steps: readonly Step[]
  readonly seed: string
  readonly against: readonly RivalName[]
  /** The folder where they're installed. */
  readonly rivals: string | undefined
  /** The folder to keep the sites in. */
  readonly corpus: string | undefined
  readonly json: string | undefined
  /** Whether to write docs/benchmarks.md and docs/benchmarks.svg. */
  readonly isWritten: boolean
}

const usage = `Usage: npm run bench -- [options]

  --posts N,…       numbers of posts (1000); ${limits.least} is the site as it is
  --runs N          number of rounds (3)
  --steps NAME,…    measure only these steps
  --against NAME,…  also build the same posts with these: ${rivals.join(', ')}
  --rivals DIR      folder where they're installed, if they aren't on PATH
  --corpus DIR      keep the sites, images and cards here, so the next run starts sooner
  --seed TEXT       generate different posts
  --json FILE       also write every figure to a file
  --write           also update docs/benchmarks.md and docs/benchmarks.svg

Every size is measured with two kinds of posts, plain and rich. Each round measures whole processes:
${steps.map((step) => `  ${step.padEnd(10)} ${meanings[step]}\n`).join('')}`

/** Parses the command line. Returns a sentence about an error with the usage, or only the usage for `--help`. */
export function readOptions(args: readonly string[]): Options | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        posts: { type: 'string', default: '1000' },
        runs: { type: 'string', default: '3' },
        steps: { type: 'string', default: steps.join(',') },
        seed: { type: 'string', default: 'straits' },
        against: { type: 'string', default: '' },
        rivals: { type: 'string' },
        corpus: { type: 'string' },
        json: { type: 'string' },
        write: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    const { posts, runs, steps: chosen, seed, against, rivals: folder, corpus, json, write } = values
    if (values.help) return usage
    return {
      sizes: splitList(posts).map(readSize),
      runs: readRuns(runs),
      steps: splitList(chosen).map((name) => readName('--steps', steps, name)),
      seed,
      against: splitList(against).map((name) => readName('--against', rivals, name)),
      rivals: folder,
      corpus,
      json,
      isWritten: write,
    }
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}\n\n${usage}`
  }
}

function splitList(text: string): string[] {
  return text === '' ? [] : text.split(',').map((item) => item.trim())
}

function readSize(text: string): number {
  const size = Number(text)
  if (/^\d+$/.test(text) && size >= limits.least && size <= limits.most) return size
  throw new Error(`--posts must be numbers from ${limits.least} to ${limits.most}, but one is "${text}".`)
}

function readRuns(text: string): number {
  if (!/^[1-9]\d?$/.test(text)) throw new Error(`--runs must be a number from 1 to 99, but it's "${text}".`)
  return Number(text)
}

function readName<Name extends string>(option: string, names: readonly Name[], text: string): Name {
  const name = names.find((one) => one === text)
  if (!name) throw new Error(`${option} takes ${names.join(', ')}, not "${text}".`)
  return name
}
