import { parseArgs } from 'node:util'
import { limits } from './corpus/make-posts.ts'
import { meanings, type Step, steps } from './steps.ts'
import { type RivalName, rivals } from './rivals/find-rival.ts'

export interface Options {
  /** Numbers of posts, each a site of its own. */
  readonly sizes: readonly number[]
  readonly runs: number
  /** What is measured of each. */
  readonly steps: readonly Step[]
  /** Seconds that a page is waited for while a generator watches. */
  readonly patience: number
  readonly seed: string
  readonly against: readonly RivalName[]
  /** Folder in which they are installed. */
  readonly rivals: string | undefined
  /** Folder in which the sites are kept. */
  readonly corpus: string | undefined
  readonly json: string | undefined
  /** Renews docs/benchmarks.md. */
  readonly isWritten: boolean
}

const usage = `Usage: npm run bench -- [options]

  --posts N,…       sizes of the site, in posts (1000); ${limits.least} is the site as it is
  --runs N          rounds (3)
  --steps NAME,…    measures only these
  --patience N      seconds that a page is waited for while watching, before the step is left out (60)
  --against NAME,…  builds the same posts with these too, round by round: ${rivals.join(', ')}
  --rivals DIR      folder in which they are installed, where they are not on PATH
  --corpus DIR      keeps the sites and the pictures there; the next run need not make the pictures again
  --seed TEXT       other posts
  --json FILE       also writes every figure
  --write           also writes the figures into docs/benchmarks.md, between its marks

Each round measures whole processes:
${steps.map((step) => `  ${step.padEnd(10)} ${meanings[step]}\n`).join('')}`

/** Reads the command line; what is wrong with it is a sentence, with how it is used. */
export function readOptions(args: readonly string[]): Options | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        posts: { type: 'string', default: '1000' },
        runs: { type: 'string', default: '3' },
        steps: { type: 'string', default: steps.join(',') },
        patience: { type: 'string', default: '60' },
        seed: { type: 'string', default: 'straits' },
        against: { type: 'string', default: '' },
        rivals: { type: 'string' },
        corpus: { type: 'string' },
        json: { type: 'string' },
        write: { type: 'boolean', default: false },
      },
    })
    const { posts, runs, steps: chosen, patience, seed, against, rivals: folder, corpus, json, write } = values
    return {
      sizes: splitList(posts).map(readSize),
      runs: readRuns(runs),
      patience: readPatience(patience),
      steps: splitList(chosen).map(readStep),
      seed,
      against: splitList(against).map(readRival),
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
  if (!/^[1-9]\d?$/.test(text)) throw new Error(`--runs must be a number from 1 to 99, but is "${text}".`)
  return Number(text)
}

function readPatience(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new Error(`--patience must be a number from 1 to 9999, but is "${text}".`)
  return Number(text)
}

function readStep(text: string): Step {
  const step = steps.find((one) => one === text)
  if (!step) throw new Error(`--steps knows ${steps.join(', ')}, not "${text}".`)
  return step
}

function readRival(text: string): RivalName {
  const name = rivals.find((rival) => rival === text)
  if (!name) throw new Error(`--against knows ${rivals.join(' and ')}, not "${text}".`)
  return name
}
