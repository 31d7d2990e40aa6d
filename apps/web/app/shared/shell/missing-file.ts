// Messages of Chromium, Firefox and Safari for a script or a response that can't be loaded.
const MISSING = /dynamically imported module|module script failed|failed to fetch|networkerror|load failed/iu;

/** Returns whether a page failed because one of its files could not be loaded. */
export const isMissing = (error: unknown): error is Error =>
  error instanceof Error && MISSING.test(error.message);
