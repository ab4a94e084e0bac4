import type { TestProject } from 'vitest/node'
import { findChromium } from './chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Absolute path of the browser that the end-to-end tests drive. */
    readonly chromium: string
  }
}

/** Makes sure that there is a browser before any test asks for one. */
export function setup(project: TestProject): void {
  project.provide('chromium', findChromium())
}
