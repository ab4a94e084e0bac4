import type { BrowserContext } from 'playwright-core'

/** What Chromium logs about policies, even without scripts. */
const complaint = /Content[- ]Security[- ]Policy|Permissions-Policy|requires 'Trusted/

declare global {
  interface Window {
    /** Only set in the tests' browser. */
    reportViolation?: (text: string) => void
  }
}

/**
 * Collects everything that windows of this context report about their policies from now on: violations, and headers that the
 * browser doesn't understand.
 */
export async function listenForViolations(context: BrowserContext): Promise<readonly string[]> {
  const violations: string[] = []
  context.on('console', (message) => {
    if (complaint.test(message.text())) violations.push(`${message.page()?.url() ?? ''}: ${message.text()}`)
  })
  await context.exposeBinding('reportViolation', ({ frame }, text: string) => {
    violations.push(`${frame.url()}: ${text}`)
  })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, sample }) => {
      window.reportViolation?.(`${effectiveDirective} ${blockedURI} ${sourceFile ?? ''} ${sample}`)
    })
  })
  return violations
}
