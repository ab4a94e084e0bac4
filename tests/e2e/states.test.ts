import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findViolations, findViolationsOnStoppedClock } from '../support/axe.ts'
import { setUpVisitor } from '../support/browser.ts'
import { shootWindow } from '../support/contrast.ts'
import { isDeep, takeInTurn } from '../support/depth.ts'
import { openWindow, visitWithoutScript } from '../support/measured-page.ts'
import { begin, journeys, type State } from '../support/states.ts'
import { forcedColors, type Look, looks, showAs, type Way, ways } from '../support/ways.ts'

const visitor = setUpVisitor()

/** Several times the duration of any transition, in milliseconds. */
const longest = 1000

const [firstWay, ...otherWays] = ways
const [asItIs, ...otherLooks] = looks

const cells = journeys.flatMap((journey, turn) =>
  [firstWay, ...(isDeep || turn % 2 === 0 ? takeInTurn(turn / 2, otherWays) : [])]
    .map((way) => ({ journey, way, states: journey.states.filter((state) => isReached(state, way)) }))
    .filter(({ states }) => states.length > 0),
)

/**
 * A page for each way. Each state is also checked in one other look in turn, or in all in deep mode, the first time it's
 * reached.
 */
test.each(cells)('$journey.path by $way.name', async ({ journey, way, states }) => {
  const page = await openWindow(visitor, way.options)
  await (way.withoutScript ? visitWithoutScript(page, journey.path) : begin(page, journey))
  const isTimed = journey.isTimed === true && !way.withoutScript
  const problems: string[] = []
  for (const [turn, state] of states.entries()) {
    await state.reach(page, way.hand)
    // Animations in collapsed content never end.
    await Promise.race([page.evaluate(() => window.measures.finishAnimations()), setTimeout(longest)])
    const isFirst = ways.find((one) => isReached(state, one)) === way
    for (const look of [asItIs, ...(isFirst ? takeInTurn(turn, otherLooks) : [])]) {
      if (!hasLook(state, look, way)) continue
      await showAs(page, look, async () => {
        const found = await findProblems(page, { state, look, isTimed })
        problems.push(...found.map((problem) => `${state.name} ${look.name}: ${problem}`))
      })
    }
  }
  expect(problems).toEqual([])
  await page.context().close()
})

function isReached({ needsScript, exists }: State, way: Way): boolean {
  return !(needsScript && way.withoutScript) && (exists?.(way.options.viewport ?? { width: 0, height: 0 }, way) ?? true)
}

function hasLook({ exists }: State, { width }: Look, way: Way): boolean {
  return width === undefined || (exists?.({ width, height: 640 }, way) ?? true)
}

interface Seen {
  readonly state: State
  readonly look: Look
  readonly isTimed: boolean
}

async function findProblems(page: Page, { state, look, isTimed }: Seen): Promise<readonly string[]> {
  const watched = [state.coversOpener ? undefined : ':focus:not(body)', state.inSight].filter(
    (one) => one !== undefined,
  )
  // Colors don't affect layout.
  const layout =
    look === forcedColors
      ? []
      : await page.evaluate(
          (inSight) => {
            const { findCovered, findCutText, findOverflow } = window.measures
            return [...findOverflow(), ...findCutText(), ...inSight.flatMap(findCovered)]
          },
          // If the window wasn't resized since the state was reached, the focused element is still in place.
          look.width === undefined ? watched : [],
        )
  // Names and roles are the same as in the previous look, and axe can't check forced colors.
  const violations =
    look === forcedColors && !isDeep
      ? []
      : await (isTimed ? findViolationsOnStoppedClock : findViolations)(page, state.part)
  const isLost = look === forcedColors && state.unmarked !== undefined && !(await changes(page, state.unmarked))
  return [...layout, ...violations, ...(isLost ? [`nothing is drawn where ${state.unmarked} would take it away`] : [])]
}

/** Whether a style makes a visible difference. */
async function changes(page: Page, content: string): Promise<boolean> {
  const before = await shootWindow(page)
  const style = await page.addStyleTag({ content })
  const after = await shootWindow(page)
  await style.evaluate((element) => (element as HTMLStyleElement).remove())
  return Buffer.compare(before.pixels, after.pixels) !== 0
}
