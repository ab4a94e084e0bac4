/** Markers in the rendered document for parts inserted later. They can't occur in text, because React escapes `<`. */
export const partMarkers = {
  style: '<style>/*style*/</style>',
  header: '<template data-part="header"></template>',
  footer: '<template data-part="footer"></template>',
  sprite: '<!--icons-->',
} as const

/** The style sheet that React renders in `partMarkers.style`. */
export const markedStyle = '/*style*/'
