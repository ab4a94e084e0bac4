import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { chromiumFlags, findHeadlessChromium } from './chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Absolute path of the browser for the end-to-end tests. */
    readonly chromium: string
    /** Endpoint of that browser, which is started once. */
    readonly browserEndpoint: string
  }
}

/**
 * Features that each new window would load and start: pages of the address bar, and a spare renderer. Without them, it costs
 * half as much.
 */
const partsOfWindows = [
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
  'SpareRendererForSitePerProcess',
]

/** The features that Playwright disables. They're repeated here, because the browser only reads the last list. */
const leftOutByPlaywright = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

const flags = [...chromiumFlags, `--disable-features=${[...leftOutByPlaywright, ...partsOfWindows].join(',')}`]

/** Starts one browser for all end-to-end tests, and installs it first if necessary. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = findHeadlessChromium()
  const server = await chromium.launchServer({ executablePath, args: flags, host: '127.0.0.1' })
  project.provide('chromium', executablePath)
  project.provide('browserEndpoint', server.wsEndpoint())
  return () => server.close()
}
