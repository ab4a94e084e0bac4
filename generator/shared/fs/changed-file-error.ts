/** A file has changed since a build read it. In watch mode, another build is about to follow. */
export class ChangedFileError extends Error {}
