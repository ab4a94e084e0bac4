import type { TestProject } from 'vitest/node'
import { buildProduction, type BuiltSite } from './build-production.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Absolute path of the site, built for production from the real content. */
    readonly siteFolder: string
  }
}

/** Where the projects of one run find the site: each of them loads this module for itself. */
const shared = globalThis as { builtSite?: Promise<BuiltSite> }

/** Builds the real site once for all tests that look at it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.builtSite ??= buildProduction()
  const { folder, remove } = await shared.builtSite
  project.provide('siteFolder', folder)
  return remove
}
