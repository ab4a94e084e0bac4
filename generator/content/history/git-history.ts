import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { formatDay } from '../../shared/dates.ts'
import { identifySource } from '../validate/identify-source.ts'
import { collections } from '../../schema/collections.ts'
import { entryPaths } from '../../schema/paths.ts'
import type { SourceFile } from '../load/source-file.ts'

/** Earlier versions of posts, services, cities and pages. Tests pass a plain list. */
export interface History {
  /** Every change, oldest first. Empty without a history. */
  list(): Promise<readonly PageChange[]>
  /** Why history is missing, as far as it was read: only the latest commits were fetched, or git failed. */
  findGap(): Promise<'shallow' | 'failed' | undefined>
  /** Texts by version. Unreadable ones are left out. */
  read(versions: readonly string[]): Promise<ReadonlyMap<string, string>>
}

/** One change to one file. */
export interface PageChange {
  /** The day in the site's time zone. */
  readonly day: string
  readonly address: string
  /** The id of the file's text for `read`. Absent if the file was deleted. */
  readonly version?: string | undefined
  /** The page's new URL path. */
  readonly renamedTo?: string | undefined
}

export interface PresentPage {
  readonly address: string
  readonly source: Pick<SourceFile, 'hash' | 'text'>
  /** A draft, or a post with a later date. */
  readonly isHidden?: boolean | undefined
}

/** Milliseconds. Git runs while content is read. */
const longestRun = 10_000
const mostBytes = 16 * 1024 * 1024
/** Ten edits each of two thousand posts, or 100 MB at 5 kB each. */
const mostVersions = 20_000
/** Versions that one run of git returns, which fit into `mostBytes` unless posts are huge. */
const versionsAtOnce = 500

/**
 * The git history of a content folder, with days in `timeZone`. Starts git right away, so that it runs while content is read.
 * The history is empty if git or the repository is missing, takes too long or prints too much. A shallow clone has part of it.
 */
export function openGitHistory(contentFolder: string, timeZone: string): History {
  const log = runGit(contentFolder, listing)
  const changes = log.then((text) => parseLog(text?.toString('utf8') ?? '', timeZone))
  const shallowness = runGit(contentFolder, ['rev-parse', '--is-shallow-repository'])
  let isUnread = false
  return {
    async findGap() {
      const answer = (await shallowness)?.toString('utf8').trim()
      if (answer === 'true') return 'shallow'
      // A repository without a commit has no history either, but git can say whether it's shallow.
      const isFailed =
        isUnread ||
        answer === undefined ||
        ((await log) === undefined && (await runGit(contentFolder, ['rev-parse', 'HEAD'])))
      return isFailed && isInRepository(contentFolder) ? 'failed' : undefined
    },
    list: () => changes,
    async read(versions) {
      const ids = [...new Set(versions)].filter((version) => /^[0-9a-f]{40,64}$/.test(version))
      isUnread ||= ids.length > mostVersions
      const texts = new Map<string, string>()
      for (let at = 0; at < Math.min(ids.length, mostVersions); at += versionsAtOnce) {
        const batch = ids.slice(at, at + versionsAtOnce)
        // One after another: all at once would take as much memory as all of them. `--filter` leaves them for git to fetch.
        const output = await runGit(contentFolder, ['cat-file', '--batch'], batch.map((id) => `${id}\n`).join(''))
        isUnread ||= output === undefined
        for (const [id, text] of output ? parseBatch(output) : []) texts.set(id, text)
      }
      return texts
    },
  }
}

/** A repository's own settings can run programs and fetch from remotes. These disable all that. */
const settings = [
  'core.fsmonitor=false core.hooksPath=/dev/null core.attributesFile=/dev/null diff.orderFile=/dev/null',
  'log.showSignature=false log.showRoot=true log.follow=false protocol.allow=never',
  'protocol.file.allow=never protocol.git.allow=never protocol.http.allow=never protocol.https.allow=never',
  'protocol.ssh.allow=never protocol.ext.allow=never',
].flatMap((line) => line.split(' ').flatMap((setting) => ['-c', setting]))
const guards = ['--no-pager', '--no-optional-locks', '--no-replace-objects', ...settings]

const format = 'log --format=%ct --raw --no-abbrev -z -M --reverse --relative'
const listing =
  `${format} --no-ext-diff --no-textconv --no-mailmap --no-color -- ${Object.keys(collections).join(' ')}`.split(' ')

function isInRepository(folder: string): boolean {
  const parent = dirname(folder)
  return existsSync(join(folder, '.git')) || (parent !== folder && isInRepository(parent))
}

/** Output of a git command, or `undefined` if it fails for any reason. */
function runGit(folder: string, args: readonly string[], input = ''): Promise<Buffer | undefined> {
  return new Promise((resolve) => {
    const options = {
      cwd: folder,
      encoding: 'buffer',
      timeout: longestRun,
      killSignal: 'SIGKILL',
      maxBuffer: mostBytes,
      windowsHide: true,
    } as const
    const child = execFile('git', [...guards, ...args], options, (error, stdout) => resolve(error ? undefined : stdout))
    // git may exit before reading all input.
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(input)
  })
}

/**
 * Parses the output of `listing`: a Unix time in seconds for each commit; for each file `:<modes> <old> <new> <status>` and its
 * name, or both names if it was renamed.
 */
export function parseLog(log: string, timeZone: string): PageChange[] {
  const changes: PageChange[] = []
  const tokens = log.split('\0')
  let day = ''
  for (let index = 0; index < tokens.length; index += 1) {
    const token = (tokens[index] ?? '').trim()
    const [, version, status] = /^:\d+ \d+ [0-9a-f]+ ([0-9a-f]+) ([A-Z])\d*$/.exec(token) ?? []
    if (version === undefined || status === undefined) {
      if (/^\d+$/.test(token)) day = formatDay(new Date(Number(token) * 1000), timeZone)
      continue
    }
    // Renamed and copied files have two names.
    const names = tokens.slice(index + 1, index + (status === 'R' || status === 'C' ? 3 : 2))
    index += names.length
    const [before, after] = [readAddress(names[0]), readAddress(names.at(-1))]
    if (before !== undefined && status === 'D') changes.push({ day, address: before })
    if (before !== undefined && status === 'R') changes.push({ day, address: before, renamedTo: after })
    if (after !== undefined && status !== 'D') changes.push({ day, address: after, version })
  }
  return changes
}

function readAddress(path = ''): string | undefined {
  const kind = identifySource({ path, file: path }, new Set(), () => undefined)
  return kind?.collection ? entryPaths[kind.collection](kind.id) : undefined
}

/**
 * Parses the output of `cat-file --batch`: for each object `<id> blob <size>`, its bytes and a line break, or `<id> missing`.
 */
export function parseBatch(output: Buffer): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  let at = 0
  while (at < output.length) {
    const end = output.indexOf('\n', at)
    if (end === -1) break
    const [, id, size] = /^([0-9a-f]+) blob (\d+)$/.exec(output.toString('utf8', at, end)) ?? []
    at = end + 1
    if (id === undefined) continue
    texts.set(id, output.toString('utf8', at, at + Number(size)))
    at += Number(size) + 1
  }
  return texts
}
