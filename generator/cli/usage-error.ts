/** The command line asks for something that cannot be meant; `cli.ts` reports it and exits with the code for misuse. */
export class UsageError extends Error {}

/** It names an unknown command or option, so the known ones are printed too. */
export class UnknownUsageError extends UsageError {}
