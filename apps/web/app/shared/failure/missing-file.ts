// What browsers say of a script or an answer that cannot be fetched: Chromium, Firefox, Safari.
const MISSING = /dynamically imported module|module script failed|failed to fetch|networkerror|load failed/iu;

/** Whether a page broke because something of it could not be fetched. */
export const isMissing = (error: unknown): error is Error =>
  error instanceof Error && MISSING.test(error.message);
