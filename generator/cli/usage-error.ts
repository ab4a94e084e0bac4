/** The command line was used incorrectly; `cli.ts` reports it and exits with the code for misuse. */
export class UsageError extends Error {}

/** An unknown command or option, so the usage is printed too. */
export class UnknownUsageError extends UsageError {}
