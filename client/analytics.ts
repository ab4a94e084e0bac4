/** Loads Google's tag when the page is idle. It is part of a page only where the configuration names a tag. */

declare global {
  interface Window {
    dataLayer?: unknown[]
    gtag?: (...command: readonly unknown[]) => void
  }
}

const tagId = document.querySelector<HTMLScriptElement>('script[data-tag-id]')?.dataset['tagId'] ?? ''

const dataLayer = (window.dataLayer ??= [])
// The tag reads the arguments object itself, not an array made from it.
window.gtag = function gtag() {
  // oxlint-disable-next-line prefer-rest-params
  dataLayer.push(arguments)
}
window.gtag('js', new Date())
window.gtag('config', tagId)

const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 2000))

function load(): void {
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(tagId)}`
  document.head.append(script)
}

function loadWhenIdle(): void {
  if (document.readyState === 'complete') idle(load)
  else addEventListener('load', () => idle(load), { once: true })
}

// A page that is drawn ahead has not been visited, and may never be.
if ((document as PrerenderedDocument).prerendering)
  document.addEventListener('prerenderingchange', loadWhenIdle, { once: true })
else loadWhenIdle()

/** Some browsers alone draw pages ahead, and the types know of none. */
interface PrerenderedDocument extends Document {
  readonly prerendering?: boolean
}
