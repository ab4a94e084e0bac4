import type { TestProject } from 'vitest/node'
import { buildProduction } from './build-production.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Absolute path of the site, built for production from the real content. */
    readonly siteFolder: string
  }
}

/** Builds the real site once for all tests that look at it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { folder, remove } = await buildProduction()
  project.provide('siteFolder', folder)
  return remove
}
