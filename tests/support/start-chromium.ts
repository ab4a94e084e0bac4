import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { chromiumFlags, findHeadlessChromium } from './chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Absolute path of the browser that the end-to-end tests drive. */
    readonly chromium: string
    /** Where that browser, which is started once, listens. */
    readonly browserEndpoint: string
  }
}

/**
 * What each new window would load and start for itself: the pages behind its address bar, and a process for a page that may
 * come. Without them it costs half as much.
 */
const partsOfWindows = [
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
  'SpareRendererForSitePerProcess',
]

/** What Playwright leaves out of every Chromium. It has to be said again, since a browser heeds only the last such list. */
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

/** Starts one browser for all tests that drive one; where there is none, it is installed first. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = findHeadlessChromium()
  const server = await chromium.launchServer({ executablePath, args: flags, host: '127.0.0.1' })
  project.provide('chromium', executablePath)
  project.provide('browserEndpoint', server.wsEndpoint())
  return () => server.close()
}
