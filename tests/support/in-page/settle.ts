/** Waits until nothing opens, closes or fades any more. What scrolling moves is not waited for. */
export async function finishTransitions(): Promise<void> {
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
  // One that is taken back is done as well.
  await Promise.allSettled(transitions.map(({ finished }) => finished))
}

/** Waits for the font and for every picture, in the width that the window now asks for. */
export async function settle(): Promise<void> {
  for (const image of document.images) image.loading = 'eager'
  // Some wait until the visitor moves.
  dispatchEvent(new Event('scroll'))
  await document.fonts.ready
  // Two frames: one for the layout, one for what observes it.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  // One that does not come is reported by the tests of pictures.
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
}
