/**
 * Loads Google's tag once the page is idle and the visitor allows it; until then, nothing is requested from Google. Only included
 * on pages if the configuration has a tag.
 */

declare global {
  interface Window {
    dataLayer?: unknown[]
    gtag?: (...command: readonly unknown[]) => void
  }
}

type Choice = 'granted' | 'denied'

const { tagId = '', asks } = document.querySelector<HTMLScriptElement>('script[data-tag-id]')?.dataset ?? {}
const boxes = document.querySelectorAll<HTMLElement>('[data-consent]')

/** Global Privacy Control (https://www.w3.org/TR/gpc/) counts as a no and overrides any earlier choice made here. */
const isSignaled = (navigator as SignalingNavigator).globalPrivacyControl === true

const key = 'advertising-consent'

/** Fallback for blocked storage: the choice then lasts as long as this page. */
let latest: Choice | undefined

/** Read every time: it may have changed in another tab, or since this page was prerendered. */
function readChoice(): Choice | undefined {
  try {
    const stored = window.localStorage.getItem(key)
    return stored === 'granted' || stored === 'denied' ? stored : latest
  } catch {
    return latest
  }
}

function keepChoice(choice: Choice): void {
  latest = choice
  try {
    window.localStorage.setItem(key, choice)
  } catch {}
}

/** Shows the consent choices, and loads the tag if allowed. */
function settle(): void {
  const choice = readChoice()
  const isOn = !isSignaled && (choice ?? (asks === undefined ? 'granted' : 'denied')) === 'granted'
  for (const box of boxes) {
    box.hidden = box.dataset['consent'] === 'band' && (isSignaled || choice !== undefined)
    const status = box.querySelector<HTMLElement>('[role=status]')
    const state = isSignaled ? 'signal' : isOn ? 'on' : 'off'
    if (status) status.textContent = status.dataset[state] ?? ''
    for (const button of box.querySelectorAll('button')) button.hidden = isSignaled
  }
  if (isOn) startTag()
  else if (window.gtag) stopTag()
}

/** The signals of Google's consent mode (https://developers.google.com/tag-platform/security/guides/consent). */
function describeConsent(choice: Choice): Readonly<Record<string, Choice>> {
  return { ad_storage: choice, ad_user_data: choice, ad_personalization: choice, analytics_storage: choice }
}

function startTag(): void {
  if (window.gtag) return
  const dataLayer = (window.dataLayer ??= [])
  // The tag needs the arguments object itself, not an array copy.
  window.gtag = function gtag() {
    // oxlint-disable-next-line prefer-rest-params
    dataLayer.push(arguments)
  }
  window.gtag('consent', 'default', describeConsent('denied'))
  window.gtag('consent', 'update', describeConsent('granted'))
  window.gtag('js', new Date())
  window.gtag('config', tagId)
  if (document.readyState === 'complete') idle(load)
  else addEventListener('load', () => idle(load), { once: true })
}

const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 2000))

function load(): void {
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(tagId)}`
  document.head.append(script)
}

/** A script can't be unloaded, so reload the page without it and without the cookies it set. */
function stopTag(): void {
  window.gtag?.('consent', 'update', describeConsent('denied'))
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')
  const labels = location.hostname.split('.')
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)
  for (const name of names.filter((known) => /^_(?:ga|gid|gcl|gac)/.test(known)))
    for (const domain of ['', ...domains]) document.cookie = `${name}=; max-age=0; path=/${domain}`
  location.reload()
}

for (const box of boxes) {
  box.addEventListener('click', ({ target }) => {
    const choice = (target as Element).closest('button')?.value
    if (choice !== 'granted' && choice !== 'denied') return
    keepChoice(choice)
    settle()
  })
}

addEventListener('pageshow', ({ persisted }) => persisted && settle())

// A prerendered page hasn't been visited yet, and may never be.
if ((document as PrerenderedDocument).prerendering)
  document.addEventListener('prerenderingchange', settle, { once: true })
else settle()

/** Prerendering and the privacy signal exist only in some browsers and aren't in the DOM types. */
interface PrerenderedDocument extends Document {
  readonly prerendering?: boolean
}

interface SignalingNavigator extends Navigator {
  readonly globalPrivacyControl?: boolean
}
