import { isRouteErrorResponse } from "react-router";

/** A page that the server does not give now. */
export interface Refused {
  readonly status: number;
  /** Why, in the language of the page. */
  readonly data: string;
}

/** Whether the server refused a page because of too many requests: the page is fine, and comes a little later. */
export const isRefused = (error: unknown): error is Refused =>
  isRouteErrorResponse(error) &&
  (error.status === 429 || error.status === 503) &&
  typeof error.data === "string";
