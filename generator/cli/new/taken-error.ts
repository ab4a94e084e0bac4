/** What is to be new is there already; nothing is written over it. */
export class TakenError extends Error {}
