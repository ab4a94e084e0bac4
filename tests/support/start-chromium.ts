import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { chromiumFlags, findChromium } from './chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Absolute path of the browser that the end-to-end tests drive. */
    readonly chromium: string
    /** Where that browser, which is started once, listens. */
    readonly browserEndpoint: string
  }
}

/** Starts one browser for all tests that drive one; where there is none, it is installed first. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = findChromium()
  const server = await chromium.launchServer({ executablePath, args: [...chromiumFlags], host: '127.0.0.1' })
  project.provide('chromium', executablePath)
  project.provide('browserEndpoint', server.wsEndpoint())
  return () => server.close()
}
