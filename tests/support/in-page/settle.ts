/** Waits until CSS transitions end. Scroll-driven animations don't count. */
export async function finishTransitions(): Promise<void> {
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
  // Canceled transitions count as finished.
  await Promise.allSettled(transitions.map(({ finished }) => finished))
}

/** Waits for the font and for every image at the current width. */
export async function settle(): Promise<void> {
  for (const image of document.images) image.loading = 'eager'
  // Some only load once the visitor scrolls.
  dispatchEvent(new Event('scroll'))
  await document.fonts.ready
  // Two frames: one for the layout, one for its observers.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  // The image tests report failed images.
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
}
