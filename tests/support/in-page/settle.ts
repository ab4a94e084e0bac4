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
