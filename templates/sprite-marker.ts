/** Stands in the rendered document where the icons that it turned out to use are put in. */
export const spriteMarker = '<!--icons-->'
