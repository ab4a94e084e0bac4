/** The command line asks for something that cannot be meant; `cli.ts` tells it and leaves with the code for misuse. */
export class UsageError extends Error {}

/** It names a command or an option that there is none of, so those that there are come with it. */
export class UnknownUsageError extends UsageError {}
