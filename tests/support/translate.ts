import type { Page } from 'playwright-core'

/** Translates a page as Chrome does: it replaces each text, now and later, with a `font` element. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(replaceTexts)
}

/** The browser only gets this function, which therefore names only itself. */
function replaceTexts(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('font, script, style, noscript, textarea, [translate=no]'))
      continue
    const font = document.createElement('font')
    font.append(`¡${text.data}!`)
    text.replaceWith(font)
  }
  new MutationObserver((_, observer) => {
    observer.disconnect()
    replaceTexts()
  }).observe(document.body, { childList: true, subtree: true })
}
