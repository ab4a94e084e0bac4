/** Marks a text that is still to be written. */
export const todoMarker = 'TODO:'

/** The marker in a text, as a word of its own. */
export const todoPattern = /(?<![\w-])TODO:/g
