import { isRouteErrorResponse } from "react-router";

/** A page that the server can't show now. */
export interface Refused {
  readonly status: number;
  /** The reason, in the language of the page. */
  readonly data: string;
}

/** Returns whether a page is only temporarily unavailable: there are too many requests, or no network. */
export const isRefused = (error: unknown): error is Refused =>
  isRouteErrorResponse(error) && [429, 503, 504].includes(error.status) && typeof error.data === "string";

// Messages of Chromium, Firefox and Safari for a script or a response that can't be loaded.
const MISSING = /dynamically imported module|module script failed|failed to fetch|networkerror|load failed/iu;

/** Returns whether a page failed because one of its files could not be loaded. */
export const isMissing = (error: unknown): error is Error =>
  error instanceof Error && MISSING.test(error.message);
