/** The command line asks for something that cannot be meant; `cli.ts` tells it and leaves with the code for misuse. */
export class UsageError extends Error {}
