/** What is in the rendered document for the parts that are put in afterwards. None can be in a text: React escapes `<`. */
export const partMarkers = {
  style: '<style>/*style*/</style>',
  header: '<template data-part="header"></template>',
  footer: '<template data-part="footer"></template>',
  sprite: '<!--icons-->',
} as const

/** The style sheet with which React renders `partMarkers.style`. */
export const markedStyle = '/*style*/'
