// Messages of Chromium, Firefox and Safari for a script or a response that cannot be fetched.
const MISSING = /dynamically imported module|module script failed|failed to fetch|networkerror|load failed/iu;

/** Returns whether a page broke because one of its files could not be fetched. */
export const isMissing = (error: unknown): error is Error =>
  error instanceof Error && MISSING.test(error.message);
