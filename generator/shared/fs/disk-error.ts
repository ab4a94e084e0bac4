/** Whether the system refused something, as a full disk or a missing permission does. All other errors are bugs. */
export function isDiskError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error && 'code' in error
}
