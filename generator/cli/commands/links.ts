import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { askAddress, askAll, isOffline } from '../../content/external-links/ask-addresses.ts'
import {
  allowListFile,
  describeAnswers,
  listExternalLinks,
  parseAllowList,
} from '../../content/external-links/external-links.ts'
import { unlessRefused } from '../../shared/fs/disk-error.ts'
import { hasErrors } from '../../shared/diagnostics/diagnostic.ts'
import type { Project, Terminal } from '../project.ts'
import { printResult, reportRun } from '../report-run.ts'
import { UsageError } from '../usage-error.ts'
import { checkProject } from './check.ts'

/** Milliseconds: request timeout, and wait before the retry. */
const limits = { timeout: 20_000, firstWait: 2000 } as const

/** Checks external links. Builds don't: other sites must not be able to block publishing. */
export async function runLinks(project: Project, terminal: Terminal): Promise<number> {
  const result = await checkProject(project, terminal)
  // A file with errors may have links that weren't found.
  if (hasErrors(result.diagnostics)) {
    reportRun(result, project, terminal)
    return 1
  }
  const isAllowed = readAllowList(project)
  const links = listExternalLinks(result.entries, project.config)
  const asked = links.map(({ address }) => address).filter((address) => !isAllowed(address))
  const options = { ...limits, fetch, wait: (time: number) => wait(time), now: () => new Date() }
  const answers = await askAll(
    asked,
    (address) => askAddress(address, options),
    (done) => terminal.progress('links', done, asked.length),
  )
  if (isOffline(answers))
    throw new UsageError('None of the domains could be found. Check your internet connection, and run this again.')
  const diagnostics = describeAnswers(links, answers)
  if (reportRun({ ...result, diagnostics }, project, terminal)) return 1
  const allowed = links.length - asked.length
  printResult(`External links: ${asked.length} checked, ${allowed} skipped.\n`, project, terminal)
  return 0
}

function readAllowList({ root, config }: Project) {
  const file = join(dirname(resolve(root, config)), allowListFile)
  return parseAllowList(unlessRefused(() => readFileSync(file, 'utf8')) ?? '')
}
