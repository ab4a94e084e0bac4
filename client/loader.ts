/**
 * The only script every page loads up front, at most 1 KiB. It fetches React and an island's code when the visitor first
 * interacts with the island, and holds a form submitted before they load. On the first interaction it also starts the offscreen
 * images, the quote form's saved values and, unless data saving is on, page prefetching. The rest is what must be right on
 * arrival: a menu that fits, an anchor's closed answer, today's date, the right screen of the 404 page.
 */

import type * as hydration from './hydrate.tsx'

const started = new WeakMap<Element, Promise<void>>()
const ready = new WeakSet<Element>()

function start(island: HTMLElement): Promise<void> {
  const known = started.get(island)
  if (known) return known
  const arrival = load()
    .then(({ hydrate }) => hydrate(island))
    .then(() => void ready.add(island))
  // Lets the next interaction retry after a network failure.
  arrival.catch(() => started.delete(island))
  started.set(island, arrival)
  return arrival
}

let script: Promise<typeof hydration> | undefined
let missed: string | undefined

/** Chrome and Firefox never retry a module that failed to load unless its URL is different; their error contains it. */
function load(): NonNullable<typeof script> {
  script ??= missed ? import(`${missed}#${Date.now()}`) : import('./hydrate.tsx')
  script.catch(({ message }: Error) => {
    script = undefined
    missed = /http\S+/.exec(message)?.[0]
  })
  return script
}

/**
 * Releases the images below the first screen (`templates/components/cards/Card.css`). Also records whether the visitor saves
 * data: pages are only prefetched if that's `false` (`generator/render/derived/build-derived-files.ts`).
 */
function wake(): void {
  document.body.dataset['awake'] = (navigator as NetworkNavigator).connection?.saveData as never
}

/** Only some browsers have it, and it isn't in the DOM types. */
interface NetworkNavigator extends Navigator {
  readonly connection?: { readonly saveData: boolean }
}

const waiting = document.querySelector('main [loading]')
if (waiting && waiting.getBoundingClientRect().top < innerHeight) wake()

const quoteForm = document.querySelector<HTMLFormElement>('.quote-form')
// Our own script reports errors; it loads on submit at the latest.
if (quoteForm) quoteForm.noValidate = true

function fillForm(): void {
  if (quoteForm) import('./fill-form.ts').catch(() => {})
}
// Storage may be blocked; then there's no draft either. The first look at it blocks the page for some 5 ms, so only pages with
// a form look.
try {
  if (quoteForm && (location.search || document.referrer || sessionStorage.length)) fillForm()
} catch {}

for (const type of ['scroll', 'pointerover', 'pointerdown', 'keydown', 'focusin', 'input', 'submit']) {
  const isSubmit = type === 'submit'
  addEventListener(
    type,
    (event) => {
      wake()
      fillForm()
      const target = event.target as HTMLElement
      const island = target.closest?.<HTMLElement>('[data-island]')
      if (!island || ready.has(island)) return
      if (isSubmit) {
        event.preventDefault()
        target.ariaBusy = 'true'
        start(island)
          .finally(() => (target.ariaBusy = null))
          .then(
            () => island.querySelector('form')?.requestSubmit(),
            () => island.querySelector('[data-unsent]')?.removeAttribute('hidden'),
          )
      }
      // Islands of the same name, such as the menus, hydrate together.
      const alike = `[data-island=${island.dataset['island']}]`
      for (const other of document.querySelectorAll<HTMLElement>(alike)) void start(other)
    },
    { capture: true, passive: !isSubmit },
  )
}

const menu = document.querySelectorAll<HTMLElement>('.site-menu__list>*')

/** Folds the header's links if they need more than one row (`templates/components/navigation/SiteMenu.css`). */
function foldMenu(): void {
  const { dataset } = document.documentElement
  delete dataset['folded']
  for (const { offsetTop } of menu) if (offsetTop > (menu[0] as HTMLElement).offsetTop) dataset['folded'] = ''
}
// Until our font loads, Firefox lays the links out in another one, which may be wider.
addEventListener('resize', (document.fonts.onloadingdone = foldMenu))
// The frame computes layout anyway.
requestAnimationFrame(foldMenu)

if (new URLSearchParams(location.search).get('q'))
  document.querySelector<HTMLFormElement>('[data-island] .blog-search')?.requestSubmit()

const today = document.querySelector<HTMLTimeElement>('time[data-today]')
if (today) {
  const now = new Date()
  // Formatting a date blocks the page for some 15 ms, so a page built today keeps its own.
  if (new Date(`${today.dateTime}T00:00`).toDateString() !== now.toDateString()) {
    today.dateTime = now.toLocaleDateString('sv')
    today.textContent = now.toLocaleDateString(document.documentElement.lang, { dateStyle: 'long' })
  }
}

const unknown = /^\/(blog|service-areas)\/[^/]+\/?$/.exec(location.pathname)?.[1]
const postScreen = document.querySelector('[data-screen=post]')
if (postScreen && unknown === 'blog') {
  for (const part of document.querySelectorAll<HTMLElement>('[data-screen]'))
    part.hidden = !part.matches('[data-screen=post]')
}
if (unknown === 'service-areas' && document.querySelector('[data-screen=area]')) location.replace('/service-areas')

function openAnswer(): void {
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('details:not([open]):has(:target)')) {
    fold.open = true
    document.querySelector(':target')?.scrollIntoView()
  }
}
addEventListener('hashchange', openAnswer)
openAnswer()
