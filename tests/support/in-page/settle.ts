/** Waits for the transitions and animations that run, except those that scrolling drives or that never end. */
export async function finishAnimations(): Promise<void> {
  const running = document
    .getAnimations()
    .filter(
      ({ timeline, effect }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
    )
  // Canceled ones count as finished.
  await Promise.allSettled(running.map(({ finished }) => finished))
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
