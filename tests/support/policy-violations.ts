import type { BrowserContext } from 'playwright-core'

/** What Chromium itself writes to the console of a policy, with no script running too. */
const complaint = /Content[- ]Security[- ]Policy|Permissions-Policy|requires 'Trusted/

declare global {
  interface Window {
    /** Set by the tests' browser alone. */
    reportViolation?: (text: string) => void
  }
}

/**
 * Everything that windows of this context report of the policies that they are under, from now on: violations, and headers that the
 * browser does not understand.
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
