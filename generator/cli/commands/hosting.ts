import { join, resolve } from 'node:path'
import { type HostName, hostNames } from '../../schema/site/host-names.ts'
import { rulesFolder } from '../../output/hosting/addresses.ts'
import { findHost } from '../../output/hosting/hosts/index.ts'
import { findClosest } from '../../shared/find-closest.ts'
import { writeFileWhole } from '../../shared/fs/write-file-whole.ts'
import { readSourceVersion } from '../../shared/fs/source-version.ts'
import type { HostingDescription } from '../../output/hosting/description.ts'
import { buildSite } from '../../build.ts'
import { createBuildRequest, createCheckRequest, openAssetCaches, type Project, type Terminal } from '../project.ts'
import { reportRun } from '../report-run.ts'
import { UsageError } from '../usage-error.ts'

/** Where a host's rules are put for viewing or copying. Never in the site, which only a build writes. */
const folder = 'hosting'

/** Writes one host's rules for the site to `hosting/<name>`. Returns the exit code. */
export async function runHosting(words: readonly string[], project: Project, terminal: Terminal): Promise<number> {
  const name = readName(words)
  const host = findHost(name)
  const description = await findHosting(project, terminal)
  if (!description) return 1
  for (const { path, content } of host.format(description)) {
    const file = join(folder, name, path.replace(`${rulesFolder}/`, ''))
    writeFileWhole(resolve(project.root, file), content)
    terminal.print(`${file.replaceAll('\\', '/')}\n`)
  }
  for (const limit of host.checkLimits?.(description) ?? []) terminal.complain(`${host.title} ${limit}\n`)
  const setting = `\`hosting: ${name}\` in ${project.config}`
  terminal.print(`${host.advice}\nWith ${setting}, each build writes these rules for you. See docs/hosting.md.\n`)
  return 0
}

/** The hosting description for the current content. Writes only caches; `undefined` after errors, which are reported. */
export async function findHosting(project: Project, terminal: Terminal): Promise<HostingDescription | undefined> {
  const { renderPage } = await import('../../../templates/index.ts')
  const templates = { renderPage, version: readSourceVersion() }
  const request = createBuildRequest(createCheckRequest(project, 'public'), templates, openAssetCaches(project))
  // Only the description is needed, so no pages or cards are rendered, and no images encoded.
  const result = await buildSite({ ...request, history: undefined, social: 'pictures', picturesOnRequest: true })
  return reportRun(result, project, terminal) ? undefined : result.hosting
}

function readName([name, ...others]: readonly string[]): HostName {
  const known = hostNames.join(', ')
  if (name === undefined)
    throw new UsageError(`Which host? For example: npm run hosting -- ${hostNames[0]}. Hosts: ${known}.`)
  const found = hostNames.find((host) => host === name)
  if (others.length > 0) throw new UsageError(`Name one host at a time: remove "${others.join(' ')}".`)
  if (found) return found
  const closest = findClosest(name, [...hostNames])
  throw new UsageError(`There is no host "${name}"${closest ? `. Did you mean ${closest}?` : `. Hosts: ${known}.`}`)
}
