import { resolve } from 'node:path'
import type { TestProject } from 'vitest/node'
import { fixtureSite, root } from './project.ts'
import { buildProduction, type BuiltSite } from './build-production.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Absolute path of the tested site, built for production. */
    readonly siteFolder: string
  }
}

/** Shares built sites between the projects in a run, since each of them loads its own copy of this module. */
const shared = globalThis as { builtSites?: Map<string, Promise<BuiltSite>> }

/** Builds a site once for all tests that need it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const siteFolder = resolve(root, project.config.env['TESTED_SITE'] ?? fixtureSite)
  const built = (shared.builtSites ??= new Map())
  const site = built.get(siteFolder) ?? buildProduction(siteFolder)
  built.set(siteFolder, site)
  const { folder, remove } = await site
  project.provide('siteFolder', folder)
  return remove
}
