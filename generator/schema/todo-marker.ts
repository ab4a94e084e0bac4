/** Marks unfinished text. */
export const todoMarker = 'TODO:'

/** The marker as a whole word. */
export const todoPattern = /(?<![\w-])TODO:/g
